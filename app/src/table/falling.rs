//! The sand on the table: turned, held, lengthened, run out, and what follows then.

use rules::game::ClockId;
use rules::onlooker::Asker;
use tokio::time::{Duration, Instant};

use super::owner::{Table, not_now};
use super::sand::{KeptSand, Mark, Sand};
use crate::contract::Trouble;
use crate::hourglass::Hourglass;

impl Table {
    /// The sand that the script waits for.
    pub(super) fn turn_sand_of_script(&mut self, clock: ClockId) {
        // What runs already was turned before an interruption.
        if self.sand.as_ref().is_none_or(|sand| sand.clock != clock) {
            self.put_sand(clock);
        }
        self.let_sand_run();
    }

    /// Sand that the host turns.
    pub(super) fn turn_sand(&mut self, clock: &str) -> Result<(), Vec<Trouble>> {
        let game = self.at_table()?;
        let clock = self.scripts.of(game.id()).clock_named(clock);
        let at_will = |clock: &ClockId| game.clock_use(*clock, &self.settings_in_play()).at_will;
        let clock = clock.filter(at_will).ok_or_else(not_now)?;
        if self.sand.is_some() || self.director.window().is_some() {
            return Err(not_now());
        }
        self.put_sand(clock);
        Ok(())
    }

    fn put_sand(&mut self, clock: ClockId) {
        if let Some(sand) = self.new_sand(clock) {
            self.sand = Some(sand);
            self.keep_sand();
        }
    }

    fn new_sand(&self, clock: ClockId) -> Option<Sand> {
        let kept = self.game()?.clock_use(clock, &self.settings_in_play());
        let length = kept.length_ms.map(Duration::from_millis);
        // What nobody waits for only runs out.
        Some(Sand::turned(clock, kept.at_will, length, kept.marks))
    }

    /// The sand that ended is there again. Where nobody knows any more how much was left, it is
    /// whole.
    pub(super) fn put_sand_back(&mut self, clock: ClockId) {
        let ended = self.sand_ended.take_if(|sand| sand.clock == clock);
        let sand = ended.or_else(|| self.new_sand(clock));
        self.sand = sand.map(Sand::held_for_the_host);
        self.keep_sand();
    }

    pub(super) fn add_sand(&mut self) -> Result<(), Vec<Trouble>> {
        self.glass(Hourglass::add)
    }

    pub(super) fn hold_sand(&mut self, held: bool) -> Result<(), Vec<Trouble>> {
        self.glass(|glass, now| glass.hold(held, now))?;
        if let Some(sand) = &mut self.sand {
            sand.held_by_host = held;
        }
        Ok(())
    }

    fn glass(&mut self, change: impl FnOnce(&mut Hourglass, Instant)) -> Result<(), Vec<Trouble>> {
        let glass = self.sand.as_mut().and_then(|sand| sand.glass.as_mut());
        let glass = glass.ok_or_else(not_now)?;
        change(glass, Instant::now());
        self.keep_sand();
        Ok(())
    }

    /// Time is over by the host's word, for sand that the host turned. What the script waits for
    /// ends by a command of the game.
    pub(super) fn end_sand(&mut self) -> Result<(), Vec<Trouble>> {
        let ended = self.sand.take_if(|sand| sand.at_will);
        ended.ok_or_else(not_now)?;
        self.keep_sand();
        Ok(())
    }

    /// Whether the sand has to hold now.
    pub(super) fn sand_must_hold(&self) -> bool {
        let first = self.game().is_some_and(super::seated::Seated::holds_sand);
        first || self.waits_for_sound() || self.director.is_paused()
    }

    pub(super) fn let_sand_run(&mut self) {
        self.hold_sand_as_needed(self.sand_must_hold());
    }

    /// Held while something is to be done first, while the narrator holds, and while nobody can
    /// hear it; runs again afterwards, unless it was the host who let it hold.
    pub(super) fn hold_sand_as_needed(&mut self, held: bool) {
        let now = Instant::now();
        let free = |sand: &&mut Sand| held || !sand.held_by_host;
        let sand = self.sand.as_mut().filter(free);
        if let Some(glass) = sand.and_then(|sand| sand.glass.as_mut())
            && glass.is_held() != held
        {
            glass.hold(held, now);
            self.keep_sand();
        }
    }

    /// What the falling sand brings about by itself.
    pub(super) fn wake_for_sand(&mut self) {
        let mark = self
            .sand
            .as_mut()
            .and_then(|sand| sand.mark(Instant::now()));
        let asides = self
            .game()
            .map(|game| self.scripts.of(game.id()).asides.clone());
        let asides = asides.flatten();
        match mark {
            Some(Mark::Out) => self.sand_is_out(),
            Some(Mark::Ten) => self.aside(asides.map(|asides| asides.ten)),
            Some(Mark::Half) => self.aside(asides.map(|asides| asides.half)),
            None => {}
        }
    }

    fn aside(&mut self, line: Option<String>) {
        if let Some(line) = line {
            self.director.aside(self.now(), line);
        }
    }

    pub(super) fn sand_is_out(&mut self) {
        let Some((clock, at_will)) = self.sand.as_ref().map(|sand| (sand.clock, sand.at_will))
        else {
            return;
        };
        self.turns();
        let Some(game) = self.game() else {
            return;
        };
        if at_will {
            let part = game.clock_use(clock, &self.settings_in_play()).when_out;
            self.drop_sand();
            if let Some(part) = part {
                self.say(&[part]);
            }
            return;
        }
        // Refused while something is to be done first; the sand then stays out until it is.
        let follows = game.clock(clock).flatten();
        match follows.map(|command| self.play(Asker::Host, &command)) {
            Some(Ok(())) => {}
            Some(Err(_)) | None => self.hold_sand_as_needed(true),
        }
    }

    /// No sand is wanted any more.
    pub(super) fn drop_sand(&mut self) {
        if self.sand.take().is_some() {
            self.keep_sand();
        }
    }

    /// Sand that fell while the loop was away.
    pub(super) fn sand_fell(&mut self, meanwhile: Duration) {
        if let Some(sand) = &mut self.sand {
            sand.fell(meanwhile);
            self.keep_sand();
        }
    }

    /// Sand that was out on the table when the program ended.
    pub(super) fn find_sand(&mut self, clock: ClockId, kept: &KeptSand) {
        if let Some(game) = self.game() {
            let used = game.clock_use(clock, &self.settings_in_play());
            self.sand = Some(Sand::found(clock, used.at_will, used.marks, kept));
        }
    }

    /// Back at the table: sand that the host turned and that ran out meanwhile says so.
    pub(super) fn say_if_sand_is_out(&mut self) {
        let now = Instant::now();
        let out = |sand: &Sand| sand.at_will && sand.glass.is_some_and(|glass| glass.is_out(now));
        if self.sand.as_ref().is_some_and(out) {
            self.sand_is_out();
        }
    }

    pub(super) fn keep_sand(&mut self) {
        self.keeping.keep(Sand::entry(self.sand.as_ref()));
    }
}

//! The sand on the table: what it is for, how time is kept, and which marks were told.

use tokio::time::{Duration, Instant};

use super::Table;
use super::evening::raw;
use crate::contract::{SandMode, SandUse, SandView, Trouble};
use crate::hourglass::Hourglass;
use crate::keep::Entry;
use crate::narration::Told;
use crate::script::Segment;
use rules::salem::moves::Command;

/// Shorter sand has no half worth telling.
const LEAST_FOR_HALF: Duration = Duration::from_secs(40);
/// Shorter sand has only just begun when ten seconds are left.
const LEAST_FOR_TEN: Duration = Duration::from_secs(25);
const TEN: Duration = Duration::from_secs(10);
/// Three last words (S37).
const LAST_WORDS: Duration = Duration::from_secs(15);
/// Tituba's minute with the deck; one of Samuel's uses (S36).
const ABILITY: Duration = Duration::from_secs(60);

/// A sand timer on the table.
pub(super) struct Sand {
    /// None: for confessions.
    pub(super) purpose: Option<SandUse>,
    /// None: the table's own timer.
    pub(super) glass: Option<Hourglass>,
    half_told: bool,
    ten_told: bool,
    /// It was the host who let it hold; only the host lets it run again.
    held_by_host: bool,
}

/// Sand as the journal tells it.
pub(super) struct KeptSand {
    pub(super) purpose: Option<SandUse>,
    pub(super) total_ms: u32,
    pub(super) left_ms: u32,
    pub(super) running: bool,
    pub(super) wall_ms: u64,
}

impl Sand {
    /// What is past is not told any more.
    fn pass_marks(&mut self, now: Instant) {
        if let Some(glass) = &self.glass {
            let left = glass.left(now);
            self.half_told |= left <= glass.total() / 2;
            self.ten_told |= left <= TEN;
        }
    }

    pub(super) fn next_mark(&self, now: Instant) -> Option<Instant> {
        let glass = self.glass.as_ref()?;
        let marks = [
            (!self.half_told).then(|| glass.total() / 2),
            (!self.ten_told).then_some(TEN),
            Some(Duration::ZERO),
        ];
        marks
            .into_iter()
            .flatten()
            .filter_map(|left| glass.when_left(left, now))
            .min()
    }

    pub(super) fn view(&self, now: Instant) -> SandView {
        let ms = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        SandView {
            sand: self.purpose,
            mode: match &self.glass {
                None => SandMode::Own,
                Some(glass) => SandMode::Digital {
                    total_ms: ms(glass.total()),
                    left_ms: ms(glass.left(now)),
                    held: glass.is_held(),
                },
            },
        }
    }
}

impl Table {
    /// The sand for confessions, as the settings say (S48).
    pub(super) fn turn_sand_for_confessions(&mut self) {
        let seconds = u64::from(self.keeping.settings.sand_s);
        let own = self.keeping.settings.own_timer;
        self.put_sand(None, (!own).then(|| Duration::from_secs(seconds)));
    }

    pub(super) fn turn_sand(&mut self, purpose: SandUse) -> Result<(), Vec<Trouble>> {
        let free = self.game.is_some() && self.sand.is_none() && self.director.window().is_none();
        if !free {
            return Err(vec![Trouble::NotNow]);
        }
        let length = match purpose {
            SandUse::SlowTurn => Duration::from_secs(u64::from(self.keeping.settings.sand_s)),
            SandUse::Ability => ABILITY,
            SandUse::LastWords => LAST_WORDS,
        };
        self.put_sand(Some(purpose), Some(length));
        Ok(())
    }

    fn put_sand(&mut self, purpose: Option<SandUse>, length: Option<Duration>) {
        let glass = length.map(|length| Hourglass::turned(length, Instant::now()));
        // Only confessions have their marks told; a turn or last words only run out.
        let silent = purpose.is_some();
        self.sand = Some(Sand {
            purpose,
            glass,
            half_told: silent || length.is_none_or(|length| length < LEAST_FOR_HALF),
            ten_told: silent || length.is_none_or(|length| length < LEAST_FOR_TEN),
            held_by_host: false,
        });
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
        let glass = glass.ok_or_else(|| vec![Trouble::NotNow])?;
        change(glass, Instant::now());
        self.keep_sand();
        Ok(())
    }

    /// Time is over by the host's word.
    pub(super) fn end_sand(&mut self) -> Result<(), Vec<Trouble>> {
        let sand = self.sand.as_ref().ok_or_else(|| vec![Trouble::NotNow])?;
        if sand.purpose.is_some() {
            self.sand = None;
            self.keep_sand();
            return Ok(());
        }
        self.end_confession()
    }

    /// Time is over for confessions: the result follows. Refused while somebody who died
    /// by a confession turns up their cards; the sand then stays out until they have.
    fn end_confession(&mut self) -> Result<(), Vec<Trouble>> {
        self.may_be_asked(&Command::EndConfession)?;
        self.sand = None;
        self.keep_sand();
        self.director.tell(self.now(), Told::SandOver);
        self.submit(Command::EndConfession)
    }

    /// Held while somebody who died by a confession turns up their cards, while the
    /// narrator holds, and while nobody can hear it; runs again afterwards.
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
        let now = Instant::now();
        let Some(sand) = &mut self.sand else {
            return;
        };
        let Some(glass) = sand.glass.filter(|glass| !glass.is_held()) else {
            return;
        };
        let left = glass.left(now);
        if left.is_zero() {
            self.sand_is_out();
            return;
        }
        if !sand.ten_told && left <= TEN {
            sand.ten_told = true;
            sand.half_told = true;
            let line = self.script.asides.ten.clone();
            self.director.aside(self.now(), line);
        } else if !sand.half_told && left <= glass.total() / 2 {
            sand.half_told = true;
            let line = self.script.asides.half.clone();
            self.director.aside(self.now(), line);
        }
    }

    fn sand_is_out(&mut self) {
        let purpose = self.sand.as_ref().and_then(|sand| sand.purpose);
        match purpose {
            None => {
                if self.end_confession().is_err() {
                    self.hold_sand_as_needed(true);
                }
            }
            Some(purpose) => {
                self.sand = None;
                self.keep_sand();
                if purpose == SandUse::SlowTurn {
                    self.director.play(self.now(), &[Segment::TurnSandOut]);
                }
            }
        }
        self.number += 1;
    }

    /// No sand is wanted any more.
    pub(super) fn drop_sand(&mut self) {
        if self.sand.take().is_some() {
            self.keep_sand();
        }
    }

    /// Sand that fell while the loop was away. Marks that passed unheard are not told.
    pub(super) fn sand_fell(&mut self, meanwhile: Duration) {
        let now = Instant::now();
        let Some(sand) = &mut self.sand else {
            return;
        };
        if let Some(glass) = &mut sand.glass {
            glass.fell(meanwhile, now);
        }
        sand.pass_marks(now);
        self.keep_sand();
    }

    /// Sand that was out on the table when the program ended: it holds, with nothing left if
    /// it has run out meanwhile.
    pub(super) fn find_sand(&mut self, kept: KeptSand) {
        let ms = |time: u32| Duration::from_millis(u64::from(time));
        // The wall clock may have been set: it can say that time ran out, which the host may
        // mend with more sand, but never how much is left.
        let out = kept.running && wall_ms() >= kept.wall_ms.saturating_add(kept.left_ms.into());
        let left = if out {
            Duration::ZERO
        } else {
            ms(kept.left_ms)
        };
        let mut sand = Sand {
            purpose: kept.purpose,
            glass: Some(Hourglass::held(ms(kept.total_ms), left)),
            half_told: kept.purpose.is_some(),
            ten_told: kept.purpose.is_some(),
            held_by_host: false,
        };
        sand.pass_marks(Instant::now());
        self.sand = Some(sand);
    }

    /// Back at the table: sand of no confession that ran out meanwhile says so.
    pub(super) fn say_if_sand_is_out(&mut self) {
        let now = Instant::now();
        let out = |sand: &Sand| {
            sand.purpose.is_some() && sand.glass.is_some_and(|glass| glass.is_out(now))
        };
        if self.sand.as_ref().is_some_and(out) {
            self.sand_is_out();
        }
    }

    pub(super) fn keep_sand(&mut self) {
        let now = Instant::now();
        let ms = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        let wall_ms = wall_ms();
        let sand = self.sand.as_ref();
        let glass = sand.and_then(|sand| sand.glass);
        self.keeping.keep(Entry::Sand {
            clock: match sand.and_then(|sand| sand.purpose) {
                Some(purpose) => raw(&purpose).as_str().unwrap_or_default().to_owned(),
                None => "confession".to_owned(),
            },
            total_ms: glass.map_or(0, |glass| ms(glass.total())),
            left_ms: glass.map_or(0, |glass| ms(glass.left(now))),
            running: glass.is_some_and(|glass| !glass.is_held()),
            wall_ms,
        });
    }
}

/// What the wall clock shows, in ms since 1970.
fn wall_ms() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    })
}

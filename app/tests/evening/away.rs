//! The machine sleeps, the system freezes the program, the power goes, the host leaves, at
//! any moment of a night: the line that was cut is said again from its start, in the dark
//! only once everybody could close their eyes again, and sand never counts on from where
//! it stood.

use std::sync::atomic::Ordering;

use app::contract::{Eyes, HostAsk, SandMode};
use app::keep::{Entry, Folders, Journal};
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::view::PhaseName;
use tokio::time::{Duration, Instant};

use crate::kit::{EIGHT, Evening, Now, choice, disk_at_rest, form, new_game, seat, turn_sand};

#[derive(Debug, Clone, Copy)]
enum Accident {
    Sleep,
    Freeze,
    Crash,
    Leave,
}

impl Evening {
    /// The machine sleeps: time passes that no timer counts. Then the loop goes on.
    pub(crate) async fn sleep_of_the_machine(&mut self, seconds: u64) {
        self.slept.fetch_add(seconds, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(2)).await;
    }

    /// The system freezes the program: timers are late.
    async fn freeze(&mut self, seconds: u64) {
        tokio::time::advance(Duration::from_secs(seconds)).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }

    async fn suffers(mut self, accident: Accident) -> Self {
        match accident {
            Accident::Sleep => self.sleep_of_the_machine(3600).await,
            Accident::Freeze => self.freeze(3600).await,
            Accident::Crash => {
                let evening = self.crash().await;
                evening.ask(HostAsk::GoOn).await;
                return evening;
            }
            Accident::Leave => {
                self.ask(HostAsk::Leave).await;
                tokio::time::sleep(Duration::from_secs(3600)).await;
                self.ask(HostAsk::GoOn).await;
            }
        }
        self
    }

    /// Eight at the table whose dawn gave the cat to Ben, without recorded voices.
    async fn in_captions() -> Self {
        let mut evening = Self::speaking("ru");
        evening.sits_down().await;
        evening
    }

    async fn sits_down(&mut self) {
        self.ask(new_game(form(&EIGHT))).await;
        self.play(Command::Dawn).await;
        self.choose(WITCHES, "Ben").await;
        self.until_silent().await;
    }

    /// Lets the night go on, those with open eyes choosing after three seconds, until so much
    /// time is over or the day has come. Returns the captions, each once.
    async fn night(&mut self, most: Duration) -> Vec<String> {
        let end = Instant::now() + most;
        let mut captions = Vec::new();
        let mut opened = None;
        while Instant::now() < end {
            let game = self.game();
            if let Some(caption) = game.narrator.caption.clone()
                && captions.last() != Some(&caption)
                && !BESIDE.contains(&caption.as_str())
            {
                captions.push(caption);
            }
            if game.table.due.is_some() || game.table.phase == PhaseName::Day {
                break;
            }
            match game.narrator.window {
                Some(window) if !window.chosen => {
                    let since = *opened.get_or_insert_with(Instant::now);
                    if since.elapsed() >= Duration::from_secs(3) {
                        let chosen = if window.of == WITCHES { "Cy" } else { "Dee" };
                        self.play(choice(window.of, Some(seat(chosen)))).await;
                        opened = None;
                    }
                }
                _ => opened = None,
            }
            let tick = (Instant::now() + Duration::from_millis(100)).min(end);
            tokio::time::sleep_until(tick).await;
        }
        captions
    }
}

/// What is said about an interruption, and about the sand while it runs.
const BESIDE: [&str; 3] = ["resume-night", "confession-half", "confession-ten"];
const WHOLE: Duration = Duration::from_secs(1800);

async fn at_any_moment(accident: Accident, step: usize) {
    let mut evening = Evening::in_captions().await;
    evening.play(Command::Night).await;
    let began = Instant::now();
    let whole = evening.night(WHOLE).await;
    assert!(whole.len() > 6, "{whole:?}");
    let lasts = began.elapsed().as_secs();
    let mut dark = 0;
    for second in (1..lasts).step_by(step) {
        evening.sits_down().await;
        evening.play(Command::Night).await;
        let before = evening
            .night(Duration::from_millis(second * 1000 + 37))
            .await;
        let was = evening.game();
        let case = format!("{accident:?} after {second} s, {before:?}");
        evening = evening.suffers(accident).await;
        let is = evening.game();
        if was.narrator.eyes == Eyes::Shut {
            dark += 1;
            assert!(is.narrator.interrupted && !is.narrator.speaking, "{case}");
            assert!(is.narrator.window.is_none(), "{case}");
            assert_eq!(is.narrator.eyes, Eyes::Open, "{case}");
            // Nothing happens until the table is ready.
            tokio::time::sleep(Duration::from_secs(3600)).await;
            assert!(evening.game().narrator.interrupted, "{case}");
            evening.ask(HostAsk::TakeUpAgain).await;
            let told = evening.game().narrator.caption;
            assert_eq!(told.as_deref(), Some("resume-night"), "{case}");
        } else {
            assert!(!is.narrator.interrupted, "{case}");
        }
        let after = evening.night(WHOLE).await;
        // From the line that was cut, or from the first one behind a bell.
        let again = before.last().filter(|_| after.first() == before.last());
        let from = before.len() - usize::from(again.is_some());
        assert_eq!(
            after,
            whole[from..],
            "{case}: {:#?}",
            evening.game().narrator
        );
        let night = evening.game().table.night.unwrap();
        assert_eq!(night.attacked, Some(seat("Cy")), "{case}");
        // Whose eyes are to be open is said again before their window opens.
        let window = was.narrator.window.is_some();
        assert!(!window || again.is_some(), "{case}: {after:?}");
    }
    assert!(dark > 3, "it was dark for a while");
}

#[tokio::test(start_paused = true)]
async fn r12_a_machine_that_slept_says_the_line_that_was_cut_again_from_its_start() {
    at_any_moment(Accident::Sleep, 4).await;
}

#[tokio::test(start_paused = true)]
async fn a_program_that_was_frozen_says_the_line_that_was_cut_again_from_its_start() {
    at_any_moment(Accident::Freeze, 4).await;
}

#[tokio::test(start_paused = true)]
async fn after_a_flat_battery_the_line_that_was_cut_is_said_again_from_its_start() {
    at_any_moment(Accident::Crash, 9).await;
}

#[tokio::test(start_paused = true)]
async fn who_leaves_and_comes_back_hears_the_line_that_was_cut_again_from_its_start() {
    at_any_moment(Accident::Leave, 7).await;
}

fn left(evening: &Evening) -> (Duration, bool) {
    match evening.game().sand.expect("sand").mode {
        SandMode::Digital { left_ms, held, .. } => {
            (Duration::from_millis(u64::from(left_ms)), held)
        }
        SandMode::Own => panic!("the digital sand runs"),
    }
}

/// The sand for confessions, ten seconds after it was turned.
async fn ten_seconds_of_sand() -> Evening {
    let mut evening = Evening::in_captions().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening.until("sand", |game| game.sand.is_some()).await;
    tokio::time::sleep(Duration::from_secs(10)).await;
    evening
}

#[tokio::test(start_paused = true)]
async fn r18_sand_falls_while_the_machine_sleeps_and_ends_on_time() {
    for freeze in [false, true] {
        let mut evening = ten_seconds_of_sand().await;
        let accident = Instant::now();
        if freeze {
            evening.freeze(12).await;
        } else {
            evening.sleep_of_the_machine(12).await;
        }
        let slept = if freeze { 0 } else { 12 };
        let (left, held) = left(&evening);
        assert!(!held);
        // The view is from the moment in which the loop came back, and the screen draws on.
        assert!(left <= Duration::from_secs(8), "{left:?}");
        evening.until("over", |game| game.sand.is_none()).await;
        let lasted = accident.elapsed() + Duration::from_secs(slept);
        assert!(lasted.abs_diff(Duration::from_secs(20)) < Duration::from_millis(100));
    }
}

#[tokio::test(start_paused = true)]
async fn sand_that_ran_out_while_the_machine_slept_says_so_at_once() {
    let death = |game: &Now| game.table.due.is_some();
    let mut undisturbed = ten_seconds_of_sand().await;
    undisturbed.until("over", |game| game.sand.is_none()).await;
    let out = Instant::now();
    undisturbed.until("a death", death).await;
    let until_told = out.elapsed();

    let mut evening = ten_seconds_of_sand().await;
    let woke = Instant::now();
    evening.sleep_of_the_machine(3600).await;
    assert!(evening.game().sand.is_none());
    let caption = evening.game().narrator.caption;
    assert_eq!(caption.as_deref(), Some("confession-closed"));
    evening.until("a death", death).await;
    assert!(woke.elapsed() < until_told + Duration::from_secs(3));
}

/// Changes what the journal says of the sand, as if it had been written at another time.
fn sand_was_kept(folders: &Folders, change: impl Fn(&mut u64)) {
    let opened = Journal::open_last(folders, &app::games::UPGRADES).unwrap();
    let mut opened = opened.last.unwrap();
    let last = opened
        .entries
        .iter()
        .rfind(|entry| matches!(entry, Entry::Sand { .. }));
    let mut last = last.expect("sand was kept").clone();
    if let Entry::Sand { wall_ms, .. } = &mut last {
        change(wall_ms);
    }
    opened.journal.append(&last).unwrap();
}

const HOUR_MS: u64 = 3_600_000;

#[tokio::test(start_paused = true)]
async fn sand_that_ran_out_while_the_power_was_gone_says_so_instead_of_counting_on() {
    let evening = ten_seconds_of_sand().await;
    let folders = Folders::below(evening.folder.path());
    sand_was_kept(&folders, |wall_ms| *wall_ms -= HOUR_MS);
    let mut evening = evening.crash().await;
    let woke = Instant::now();
    evening.ask(HostAsk::GoOn).await;
    evening.until_line("confession-closed").await;
    assert!(woke.elapsed() < Duration::from_secs(1));
    evening
        .until("a death", |game| game.table.due.is_some())
        .await;
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_was_set_back_gives_neither_more_sand_nor_less() {
    let evening = ten_seconds_of_sand().await;
    let folders = Folders::below(evening.folder.path());
    sand_was_kept(&folders, |wall_ms| *wall_ms += 20 * HOUR_MS);
    let mut evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    evening.until("sand", |game| game.sand.is_some()).await;
    let began = Instant::now();
    // What was in the glass when it was last kept: nobody can know more.
    evening.until("over", |game| game.sand.is_none()).await;
    assert!(began.elapsed().abs_diff(Duration::from_secs(30)) < Duration::from_millis(200));
}

#[tokio::test(start_paused = true)]
async fn a_slow_turn_whose_sand_ran_out_meanwhile_is_told() {
    let slow = turn_sand("slow-turn");
    let told = |game: &Now| game.narrator.caption.as_deref() == Some("turn-sand-out");
    let mut evening = Evening::in_captions().await;
    evening.ask(slow.clone()).await;
    evening.sleep_of_the_machine(60).await;
    evening.until("told", told).await;
    assert!(evening.game().sand.is_none());

    let evening = Evening::in_captions().await;
    evening.ask(slow).await;
    // A bookmark: nobody waited until it was on disk.
    disk_at_rest().await;
    sand_was_kept(&Folders::below(evening.folder.path()), |wall_ms| {
        *wall_ms -= HOUR_MS;
    });
    let mut evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    evening.until("told", told).await;
    assert!(evening.game().sand.is_none());
}

#[tokio::test(start_paused = true)]
async fn held_sand_does_not_fall_in_sleep_and_a_late_timer_is_no_absence() {
    let mut evening = ten_seconds_of_sand().await;
    evening.ask(HostAsk::HoldSand { held: true }).await;
    let before = left(&evening);
    evening.sleep_of_the_machine(60).await;
    assert_eq!(left(&evening), before);
    evening.ask(HostAsk::HoldSand { held: false }).await;

    let mut evening = Evening::in_captions().await;
    evening.play(Command::Night).await;
    evening
        .until("dark", |game| game.narrator.eyes == Eyes::Shut)
        .await;
    evening.freeze(2).await;
    assert!(!evening.game().narrator.interrupted);
    evening.choose(WITCHES, "Cy").await;
}

#[tokio::test(start_paused = true)]
async fn an_interruption_that_is_interrupted_still_knows_its_line() {
    let mut evening = Evening::in_captions().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.until_line("night-witches-close").await;
    for _ in 0..3 {
        evening = evening.crash().await;
        evening.ask(HostAsk::GoOn).await;
        evening.ask(HostAsk::TakeUpAgain).await;
        let told = evening.game().narrator.caption;
        assert_eq!(told.as_deref(), Some("resume-night"));
    }
    let next = evening.night(WHOLE).await;
    assert_eq!(next[0], "night-witches-close", "{next:?}");
}

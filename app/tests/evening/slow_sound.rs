//! A machine that decodes slowly, or never: the night is then read instead of heard, and
//! goes on.

use app::library::Gate;
use rules::salem::moment::WITCHES;
use rules::salem::moves::Command;
use tokio::time::{Duration, Instant};

use crate::kit::{EIGHT, Evening, form, new_game};

/// A dawn, to its end; how long it took.
async fn dawn(evening: &mut Evening, before_the_choice: impl FnOnce()) -> Duration {
    let start = Instant::now();
    evening.ask(new_game(form(&EIGHT))).await;
    evening.play(Command::Dawn).await;
    evening.until_line("dawn-witches-open").await;
    before_the_choice();
    evening.choose(WITCHES, "Ben").await;
    evening.until_line("dawn-black-cat").await;
    evening.until_silent().await;
    start.elapsed()
}

#[tokio::test(start_paused = true)]
async fn where_no_sound_is_ever_decoded_the_night_is_read_and_goes_on() {
    let gate = Gate::default();
    gate.shut();
    let mut evening = Evening::decoding(gate);
    let lasted = dawn(&mut evening, || {}).await;
    // Two effects are left out and five lines read, each after two seconds of patience.
    assert!(lasted < Duration::from_secs(75), "{lasted:?}");
}

#[tokio::test(start_paused = true)]
async fn a_machine_that_catches_up_is_heard_and_one_that_is_quick_waits_for_nothing() {
    let gate = Gate::default();
    gate.shut();
    let mut evening = Evening::decoding(gate.clone());
    let caught_up = dawn(&mut evening, || gate.open()).await;
    let mut evening = Evening::decoding(Gate::default());
    let quick = dawn(&mut evening, || {}).await;
    let mut evening = Evening::decoding(Gate::default());
    assert_eq!(dawn(&mut evening, || {}).await, quick, "to the millisecond");
    assert_ne!(caught_up, quick);
}

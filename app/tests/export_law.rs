//! Any game at all, exported and opened again, is the same game: the same table, the same
//! steps behind it, and what was undone can be done again. Games come from the same luck
//! as the laws of the rules.

#![allow(
    clippy::expect_used,
    dead_code,
    reason = "a test may assume its own preparation; the laws use more of their room"
)]

#[path = "../../rules/tests/laws/dice.rs"]
mod dice;
#[path = "../../rules/tests/laws/tables.rs"]
mod tables;
#[path = "../../rules/tests/laws/told.rs"]
mod told;
#[path = "../../rules/tests/laws/universe.rs"]
mod universe;
#[path = "../../rules/tests/laws/walk.rs"]
mod walk;

use app::recorded_game::{Recorded, RecordedGame, play};
use proptest::prelude::*;
use rules::replay::Step;
use rules::salem::Salem;
use rules::salem::moves::{Command, Event};

use crate::walk::{any_walk, walked};

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 48,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn exported_and_opened_again_it_is_the_same_game((form, walk) in any_walk()) {
        let mut game = walked(&form, &walk);
        let Some(told) = RecordedGame::of(&game, "Any game".to_owned()) else {
            // Its hands are still being entered: there is no game to be told.
            prop_assert_eq!(&Salem::table(&game)["phase"], "dealing");
            return Ok(());
        };
        let text = told.write().expect("JSON");
        let opened = RecordedGame::<Salem>::read(text.as_bytes()).expect("what was written is read");
        let mut again = play(&opened)
            .map_err(|mismatch| TestCaseError::fail(mismatch.to_string()))?
            .expect("its setup was checked before");
        let dealing = game.steps().len() - again.steps().len();
        let deals = |step: &Step<Command, Event>| {
            matches!(step.command, Command::EnterHand { .. })
        };
        prop_assert_eq!(dealing, game.steps().iter().filter(|step| deals(step)).count());
        loop {
            prop_assert_eq!(Salem::table(&again), Salem::table(&game));
            // Hands that were entered at the table stand in the file's set-up.
            prop_assert_eq!(again.steps().len() + dealing, game.steps().len());
            if !(game.redo() && again.redo()) {
                break;
            }
        }
        prop_assert_eq!(again.undone().len(), game.undone().len());
    }
}

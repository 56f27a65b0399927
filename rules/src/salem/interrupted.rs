//! What a reveal or a death has interrupted goes on once nothing is left to finish: a
//! night comes to its end (S50), a conspiracy to its taking (S41).

use super::draft::Draft;
use super::moves::Event;
use super::state::{ConspiracyStage, NightStage, Phase};

/// Goes on with the phase, if it waits for nothing else.
pub(crate) fn go_on(draft: &mut Draft<'_>) {
    match draft.state().phase {
        Phase::Night(NightStage::Resolved) => draft.happen(Event::NightEnded),
        Phase::Conspiracy {
            stage: ConspiracyStage::CatCardShown,
            ..
        } => {
            draft.happen(Event::TakingBegan);
            // With one player left there is nobody to take from.
            if draft.state().living().count() < 2 {
                draft.happen(Event::ConspiracyEnded);
            }
        }
        Phase::Dealing { .. }
        | Phase::Setup
        | Phase::Dawn
        | Phase::Day
        | Phase::Night(_)
        | Phase::Conspiracy { .. }
        | Phase::Over { .. } => {}
    }
}

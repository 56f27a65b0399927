//! How far a demo has come, what was put aside for it, and what may be asked meanwhile. Must never know the table.

use std::collections::BTreeSet;

use rules::seat::Seat;
use tokio::time::Duration;

use super::keeping::Aside;
use super::sand::Sand;
use super::seated::Seated;
use crate::contract::{Ask, DemoView, HostAsk, Settings};
use crate::demo::Course;
use crate::games::Command;
use crate::hourglass::Hourglass;
use crate::narration::Position;

/// How far a demo has come.
pub(super) struct Showing {
    pub(super) course: Course<Command>,
    pub(super) for_the_demo: fn(&mut Settings),
    /// So many steps are done.
    pub(super) done: usize,
    /// Until the next one, once what it waits for has come.
    pub(super) wait: Option<Hourglass>,
    /// Until the sentence can have been read.
    pub(super) reading: Hourglass,
    /// The lines that have begun.
    pub(super) lines: BTreeSet<String>,
    pub(super) sentence: Option<&'static str>,
    /// How often something was explained.
    pub(super) number: u32,
    pub(super) touched: Option<Seat>,
    pub(super) held: bool,
    /// The telling that was put away.
    pub(super) put_away: Option<u64>,
    pub(super) paused: bool,
    /// What lay on the shelf.
    pub(super) shelf: Shelf,
}

/// The shelf as it was.
pub(super) struct Shelf {
    pub(super) last: Option<Box<dyn Seated>>,
    pub(super) interrupted: Vec<Position>,
    pub(super) sand: Option<Sand>,
    pub(super) sand_ended: Option<Sand>,
    pub(super) kept: Aside,
}

impl Showing {
    pub(super) fn begun(
        course: Course<Command>,
        for_the_demo: fn(&mut Settings),
        shelf: Shelf,
    ) -> Self {
        Self {
            course,
            for_the_demo,
            done: 0,
            wait: None,
            reading: Hourglass::held(Duration::ZERO, Duration::ZERO),
            lines: BTreeSet::new(),
            sentence: None,
            number: 0,
            touched: None,
            held: false,
            put_away: None,
            paused: false,
            shelf,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.done >= self.course.steps.len()
    }

    /// What a screen shows of it.
    pub(super) fn view(&self) -> DemoView {
        DemoView {
            number: self.number,
            sentence: self.sentence.map(str::to_owned),
            touched: self.touched,
            held: self.held,
            over: self.is_over(),
        }
    }
}

/// Whether this may be asked while a demo is on: nothing of it is anybody's to play.
pub(super) fn is_for_a_demo(ask: &Ask) -> bool {
    let Ask::Host(ask) = ask else {
        return false;
    };
    matches!(
        ask,
        HostAsk::ShowDemo { .. }
            | HostAsk::DemoOn { .. }
            | HostAsk::Leave
            | HostAsk::Pause
            | HostAsk::Resume
            | HostAsk::RepeatLine
            | HostAsk::GoOnWithCaptions
            | HostAsk::ChangeSetting { .. }
            | HostAsk::LookAtRecordings
            | HostAsk::PutAwayNotice { .. }
    )
}

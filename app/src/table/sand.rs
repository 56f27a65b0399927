//! The sand on the table: what it is for, how time is kept, and which marks were told.

use rules::game::ClockId;
use tokio::time::{Duration, Instant};

use crate::contract::{SandMode, SandView};
use crate::hourglass::Hourglass;
use crate::keep::Entry;
use crate::wall;

/// Shorter sand has no half worth telling.
const LEAST_FOR_HALF: Duration = Duration::from_secs(40);
/// Shorter sand has only just begun when ten seconds are left.
const LEAST_FOR_TEN: Duration = Duration::from_secs(25);
const TEN: Duration = Duration::from_secs(10);

/// A sand timer on the table.
pub(super) struct Sand {
    /// Which clock of the game it keeps.
    pub(super) clock: ClockId,
    /// Whether somebody turned it at will; otherwise the script did.
    pub(super) at_will: bool,
    /// None: the table's own timer.
    pub(super) glass: Option<Hourglass>,
    half_told: bool,
    ten_told: bool,
    /// It was the host who let it hold; only the host lets it run again.
    pub(super) held_by_host: bool,
}

/// Sand as the journal tells it.
pub(super) struct KeptSand {
    pub(super) clock: String,
    pub(super) total_ms: u32,
    pub(super) left_ms: u32,
    pub(super) running: bool,
    pub(super) wall_ms: u64,
}

/// A mark that sand has come to.
pub(super) enum Mark {
    Half,
    Ten,
    Out,
}

impl Sand {
    /// Sand that is turned now; without a length the table's own timer keeps the time.
    pub(super) fn turned(
        clock: ClockId,
        at_will: bool,
        length: Option<Duration>,
        marks: bool,
    ) -> Self {
        Self {
            clock,
            at_will,
            glass: length.map(|length| Hourglass::turned(length, Instant::now())),
            half_told: !marks || length.is_none_or(|length| length < LEAST_FOR_HALF),
            ten_told: !marks || length.is_none_or(|length| length < LEAST_FOR_TEN),
            held_by_host: false,
        }
    }

    /// Sand that was out on the table when the program ended: it holds, with nothing left if
    /// it has run out meanwhile.
    pub(super) fn found(clock: ClockId, at_will: bool, marks: bool, kept: &KeptSand) -> Self {
        let ms = |time: u32| Duration::from_millis(u64::from(time));
        // The wall clock may have been set: it can say that time ran out, which the host may
        // mend with more sand, but never how much is left.
        let out =
            kept.running && wall::now_ms() >= kept.wall_ms.saturating_add(kept.left_ms.into());
        let left = if out {
            Duration::ZERO
        } else {
            ms(kept.left_ms)
        };
        let mut sand = Self {
            clock,
            at_will,
            glass: Some(Hourglass::held(ms(kept.total_ms), left)),
            half_told: !marks,
            ten_told: !marks,
            held_by_host: false,
        };
        sand.pass_marks(Instant::now());
        sand
    }

    /// It holds until the host lets it run.
    pub(super) fn held_for_the_host(mut self) -> Self {
        self.held_by_host = true;
        if let Some(glass) = &mut self.glass {
            glass.hold(true, Instant::now());
        }
        self
    }

    /// Whether it falls.
    pub(super) fn falls(&self) -> bool {
        self.glass.is_some_and(|glass| !glass.is_held())
    }

    /// The mark that it has come to and that is not told yet.
    pub(super) fn mark(&mut self, now: Instant) -> Option<Mark> {
        let glass = self.glass.filter(|glass| !glass.is_held())?;
        let left = glass.left(now);
        if left.is_zero() {
            Some(Mark::Out)
        } else if !self.ten_told && left <= TEN {
            self.ten_told = true;
            self.half_told = true;
            Some(Mark::Ten)
        } else if !self.half_told && left <= glass.total() / 2 {
            self.half_told = true;
            Some(Mark::Half)
        } else {
            None
        }
    }

    /// Sand that fell uncounted. Marks that passed unheard are not told.
    pub(super) fn fell(&mut self, meanwhile: Duration) {
        let now = Instant::now();
        if let Some(glass) = &mut self.glass {
            glass.fell(meanwhile, now);
        }
        self.pass_marks(now);
    }

    /// How it is kept on disk; nothing: that there is none any more.
    pub(super) fn entry(sand: Option<&Self>) -> Entry {
        let now = Instant::now();
        let ms = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        let glass = sand.and_then(|sand| sand.glass);
        Entry::Sand {
            clock: sand.map(|sand| sand.clock.0.to_owned()).unwrap_or_default(),
            total_ms: glass.map_or(0, |glass| ms(glass.total())),
            left_ms: glass.map_or(0, |glass| ms(glass.left(now))),
            running: glass.is_some_and(|glass| !glass.is_held()),
            wall_ms: wall::now_ms(),
        }
    }

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
            sand: self.clock,
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

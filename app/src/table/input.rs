//! Everything that can reach the loop, as one closed enum. Says of itself only what kind it is.

use std::fmt;
use std::sync::Arc;

use rules::onlooker::Asker;
use rules::seat::Seat;
use tokio::sync::{oneshot, watch};

use super::errands::Errand;
use crate::contract::{Ask, Reply, SeatView};
use crate::sound::cue::Report;
use crate::system_voice::Echo;

/// Something that happened.
pub(super) enum Input {
    /// Somebody asks.
    Asked {
        by: Asker,
        seen: u64,
        ask: Ask,
        answer: oneshot::Sender<Reply>,
    },
    /// A seat's own device looks on from now on.
    Opened {
        seat: Seat,
        answer: oneshot::Sender<watch::Receiver<Arc<SeatView>>>,
    },
    /// The sound reports.
    Sound(Report),
    /// What makes the sound has ended.
    SoundEnded,
    /// The system's voice reports.
    Names(Echo),
    /// The system's voice has ended.
    NamesEnded,
    /// The disk has done something, or has taken too long.
    Kept,
    /// Something that was done beside the loop is done.
    Done(Errand),
    /// It is time for something, or to look whether the machine slept.
    Woken,
    /// Nobody is left who could ask, or the program ends.
    Closed,
}

/// Says which kind it is: what is in it is the table's secret and no log's business.
impl fmt::Debug for Input {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Asked { .. } => "Asked(..)",
            Self::Opened { .. } => "Opened(..)",
            Self::Sound(_) => "Sound(..)",
            Self::SoundEnded => "SoundEnded",
            Self::Names(_) => "Names(..)",
            Self::NamesEnded => "NamesEnded",
            Self::Kept => "Kept",
            Self::Done(_) => "Done(..)",
            Self::Woken => "Woken",
            Self::Closed => "Closed",
        })
    }
}

/// An answer that waits until what it says is on disk.
pub(super) struct Unanswered {
    pub(super) answer: oneshot::Sender<Reply>,
    pub(super) reply: Reply,
}

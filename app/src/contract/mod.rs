//! Every type that crosses to a screen. The page's TypeScript (`ui/src/contract/`) is generated
//! from these and from the games' own, a file for the house and one for each game.
//!
//! Must never hold what its onlooker may not see.

mod asks;
mod change;
mod earlier;
mod ending;
mod eyes;
mod narrator;
mod recordings;
mod said;
mod settings;
mod views;

pub use asks::{Ask, HostAsk, Reply, Request, SeatAsk, SeatRequest, Trouble};
pub use change::{Change, ranges};
pub use earlier::{KeptGame, LookingBack, PlayedBy, ToldGame, Wins};
pub use ending::{Ending, Outcome};
pub use eyes::Eyes;
pub use narrator::{NarratorView, Progress, SandMode, SandView, Shows, SoundState, WindowView};
pub use recordings::{
    NamedRecording, OwnRecordings, RecordingsFound, RecordingsKind, RecordingsProblem,
};
pub use said::{RecordLine, Said};
pub use settings::{Hand, Motion, Pace, Scenes, SeatShape, Settings, Volumes};
pub use views::{
    DemoView, GameScreen, GameView, LastGame, Notice, NumberedNotice, Screen, SeatView, ShelfView,
    Storage, View,
};

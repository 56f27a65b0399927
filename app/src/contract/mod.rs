//! Every type that crosses between the loop and a screen. The UI's TypeScript is
//! generated from it into `ui/src/contract.ts`; nothing else crosses.
//!
//! A screen sends a [`Request`] and gets a [`Reply`]; whenever something changed it is
//! sent the whole [`View`] that is its onlooker's. Nothing here may hold a secret that
//! the onlooker of a view may not see.

mod asks;
mod narrator;
mod settings;
mod views;

pub use asks::{Ask, Reply, Request, SandUse, Trouble};
pub use narrator::{Eyes, NarratorView, SandMode, SandView, SoundState, WindowOf, WindowView};
pub use settings::{Hand, Motion, Pace, Scenes, SeatShape, Settings, Volumes};
pub use views::{
    GameView, HandRoundView, LastGame, Notice, PlayerView, RecordLine, Screen, ShelfView, Storage,
    View,
};

//! The table: one loop that owns the running game. Everything that can happen reaches it as one
//! closed enum of inputs (`input`); it decides, lets it be written, and shows it.
//!
//! [`owner`](Table) is what the loop owns and `open` where it begins. `turn` takes one input after
//! another, `asked` what is asked, `play` game steps; `shelf` and `restored` move between shelf
//! and game; `seated` is any game as the loop knows it and `seating` how one comes there;
//! `sounding` carries out the narrator's orders, `naming` those for the system's voice; `falling`
//! is the sand; `earlier` is the list of games on the shelf; `showing` plays a `demo`; `sight` makes the views and `doors` say who sees what. `keeping` owns the disk.
//!
//! Must never know a window, which game is played, or decide a rule.

mod absence;
mod asked;
mod checked;
mod demo;
mod doors;
mod earlier;
mod errands;
mod falling;
mod input;
mod keeping;
mod looking;
mod mending;
mod names;
mod naming;
mod notices;
mod open;
mod owner;
mod people;
mod place;
mod play;
mod recordings;
mod restored;
mod sand;
mod seated;
mod seating;
mod shelf;
mod showing;
mod sight;
mod sounding;
mod turn;

pub use absence::{Clock, since_boot};
pub use doors::{SeatDoor, TableHandle};
pub use open::{OpenError, Opening, open};
pub use owner::Table;

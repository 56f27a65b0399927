//! Salem 1692 outside its rules: what it is to the narrator (`telling`), to the screens (`shown`,
//! `record`), as a demo (`demo`), as a file (`recorded`, `table`), among the settings, and in journals of the first
//! version (`journal_v1`).
//!
//! Must never decide a rule.

mod demo;
mod ending;
mod journal_v1;
pub(crate) mod kept;
mod record;
mod recorded;
mod rehearsal;
pub mod settings;
mod shown;
mod table;
mod telling;

pub use shown::{Playable, PlayerView, SalemView};
pub use telling::Screen;

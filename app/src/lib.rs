//! Acts on the world for the games: table, journal, sound, words. Knows no window and decides no
//! rule. Which games there are is known to `games` alone.

pub mod assets;
pub mod contract;
pub mod cues;
pub mod demo;
pub mod games;
pub mod hourglass;
pub mod keep;
pub mod library;
pub mod narrate;
pub mod narration;
pub mod ranges;
pub mod recorded_game;
pub mod replayed;
pub mod salem;
pub mod script;
pub mod shown;
pub mod sound;
pub mod system_voice;
pub mod table;
pub mod text_file;
mod wall;
pub mod words;

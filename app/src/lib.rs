//! Acts on the world for the games: table, journal, sound, words. Knows no window and decides no rule.

pub mod contract;
pub mod cues;
pub mod hourglass;
pub mod keep;
pub mod library;
pub mod narrate;
pub mod narration;
pub mod record;
pub mod recorded_game;
pub mod salem;
pub mod script;
pub mod sound;
pub mod system_voice;
pub mod table;
pub mod words;

//! Acts on the world for the games: table, journal, sound, words. Knows no window and decides no rule.

pub mod sound;

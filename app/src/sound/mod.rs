//! The part of the program that makes sound: cues in, sound and reports out.
//! Must never know a game, a window, a language or a sentence.
//!
//! Read in this order: [`cue`] (what can be asked and answered), [`graph`]
//! (how it is mixed), [`speaker`] (the device) and [`render`] (no device).
//!
//! ```no_run
//! use app::sound::cue::{Cue, Report, Scene, Token, frames};
//! use app::sound::sounds::Sounds;
//! use app::sound::speaker::Speaker;
//! use app::sound::voice_pack::{Voices, shipped_packs};
//! use std::time::Duration;
//!
//! # async fn night() -> Option<()> {
//! let voices = Voices::new(None, &shipped_packs("audio/voices".as_ref()), "en", Some("crier"));
//! let wind = Sounds::open("audio/ambience").ok()?.clip("wind")?.ok()?;
//! let (speaker, mut reports) = Speaker::open();
//!
//! speaker.cue(Cue::KeepAwake(true)); // a phase begins
//! speaker.cue(Cue::Scene(Scene { ambience: vec![wind.into()], music: None }));
//! let mut lines = ["night-close-eyes", "night-witches-open"].into_iter().zip(0..);
//! let mut begin_at = speaker.position();
//! while let Some((line, number)) = lines.next() {
//!     let token = Token(number);
//!     let cue = match voices.line(line) {
//!         Some(clip) => Cue::Say { token, clip: clip.into(), instead: Duration::from_secs(4) },
//!         None => Cue::Caption { token, lasts: Duration::from_secs(4) },
//!     };
//!     speaker.cue_at(begin_at, cue);
//!     loop {
//!         match reports.recv().await? {
//!             Report::VoiceEnded { token: ended, at, .. } if ended == token => {
//!                 begin_at = at + frames(Duration::from_millis(700)); // a gap to the sample
//!                 break;
//!             }
//!             // Everything is held. Tell the host once, and wait.
//!             Report::NoDevice
//!             | Report::DeviceLost
//!             | Report::DeviceMuted
//!             | Report::DeviceStalled
//!             | Report::SpeakerGone => {}
//!             // Heard again: the broken line goes on from half a second before the loss.
//!             // To say it again from its start, ask for it once more instead.
//!             Report::DeviceBack => speaker.cue(Cue::Resume),
//!             Report::VoiceEnded { .. } | Report::EffectEnded { .. } => {}
//!         }
//!     }
//! }
//! speaker.cue(Cue::Silence); // the phase is over, or was left
//! # Some(())
//! # }
//! ```

pub mod clip;
pub mod coming;
pub mod cue;
pub mod device;
pub mod graph;
pub mod pack_check;
pub mod render;
pub mod sounds;
pub mod speaker;
pub mod twin;
pub mod voice_pack;

mod backdrop;
mod clip_error;
mod clock;
mod decode;
mod effects;
mod format;
mod instruction;
mod keeper;
mod limiter;
mod loudness;
mod mended;
mod noise;
mod ogg;
mod opus;
mod output;
mod own_folder;
#[cfg(target_os = "linux")]
mod pulse;
#[cfg(target_os = "linux")]
mod pulse_standing;
#[cfg(target_os = "linux")]
mod pulse_wire;
mod ramp;
mod rate;
mod said_check;
mod speech;
mod spoken;
#[cfg(test)]
mod tests;
mod wave;

//! From the narrator's orders to cues of the sound: the one place, for the live table
//! and for the renderer alike, so that both are the same night.

use std::time::Duration;

use crate::contract::{Pace, Settings};
use crate::library::Library;
use crate::narration::Order;
use crate::script::Script;
use crate::sound::cue::{Cue, Volumes, WithVoice};

/// How long a missing effect takes: nobody waits for what cannot be heard.
const NO_EFFECT: Duration = Duration::from_millis(200);

/// How long silences and windows last with these settings, in percent.
#[must_use]
pub fn pace(settings: &Settings) -> u32 {
    match settings.pace {
        Pace::Slow => 150,
        Pace::Normal => 100,
        Pace::Brisk => 67,
    }
}

/// The three volumes. With the voice off its lines pass in silence, as long as ever:
/// the captions stay, and so does the course of the night.
#[must_use]
pub fn volumes(settings: &Settings) -> Volumes {
    let percent = |volume: u8| f32::from(volume) / 100.0;
    Volumes {
        voice: if settings.voice_on {
            percent(settings.volumes.voice)
        } else {
            0.0
        },
        scene: percent(settings.volumes.ambience),
        effects: percent(settings.volumes.effects),
    }
}

/// The cue of a scene.
pub fn scene(id: &str, script: &Script, library: &Library, settings: &Settings) -> Cue {
    let sounds = script.scene(id).cloned().unwrap_or_default();
    Cue::Scene(library.scene(&sounds, settings))
}

/// What an order is to the sound, and at which frame if not now. Nothing for an order
/// that cannot be heard.
pub fn cue(
    order: &Order,
    script: &Script,
    library: &Library,
    settings: &Settings,
) -> Option<(Option<u64>, Cue)> {
    Some(match order {
        Order::Say { token, line, at } => {
            let token = *token;
            let cue = match library.line(line) {
                Some(clip) => Cue::Say {
                    token,
                    clip,
                    instead: library.reading_time(line),
                },
                None => Cue::Caption {
                    token,
                    lasts: library.reading_time(line),
                },
            };
            (Some(*at), cue)
        }
        Order::Ring {
            token,
            effect,
            at,
            under,
        } => {
            let token = *token;
            let clip = library.effect(effect);
            let cue = match clip.filter(|_| settings.scenes.effects) {
                Some(clip) => Cue::Effect {
                    token,
                    clip,
                    with_voice: if *under {
                        WithVoice::Overlap
                    } else {
                        WithVoice::Alone
                    },
                },
                // Nobody waits for its end.
                None if *under => return None,
                None => Cue::Caption {
                    token,
                    lasts: NO_EFFECT,
                },
            };
            (Some(*at), cue)
        }
        Order::Lay { scene: id, at } => (Some(*at), scene(id, script, library, settings)),
        Order::Mask { on } => (None, Cue::Masking(*on)),
        Order::Hush => (None, Cue::Hush),
        // In another voice than this sound's.
        Order::Name { .. } => return None,
        Order::Open(_) | Order::TurnSand(_) | Order::Keep(_) => {
            return None;
        }
    })
}

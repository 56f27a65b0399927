//! The voices of Windows (WinRT), macOS and iOS (AVFoundation), by the crate `tts`.
//! Android is left out: there the crate ends the program at its start unless a Java
//! class of the crate's own is built into the package.
//!
//! Must never be called from another thread than its own, and never end the program.

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep_until};
use tts::{Error, Tts, UtteranceId};

use super::talk::{Echo, Saying, Wish};
use super::voices::Voice;

/// What may happen next.
enum Next {
    Wished(Wish),
    /// The silence before the name is over.
    Due,
    Ended(UtteranceId),
}

/// Fulfils wishes until nobody has any more.
pub(super) async fn run(mut wishes: UnboundedReceiver<Wish>, echoes: UnboundedSender<Echo>) {
    let (ends, mut ended) = unbounded_channel();
    let mut speech = match open(ends) {
        Ok(speech) => speech,
        Err(error) => {
            tracing::info!(%error, "no system voice");
            return;
        }
    };
    let mut waiting: Option<(Instant, Saying)> = None;
    let mut said: Option<(UtteranceId, Saying)> = None;
    loop {
        let due = waiting.as_ref().map(|(due, _)| *due);
        let next = tokio::select! {
            biased;
            wish = wishes.recv() => match wish {
                Some(wish) => Next::Wished(wish),
                None => return,
            },
            Some(utterance) = ended.recv() => Next::Ended(utterance),
            () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => Next::Due,
        };
        let echo = match next {
            Next::Wished(Wish::Look) => Some(Echo::Voices(voices(&speech))),
            Next::Wished(wish) => {
                if said.take().is_some()
                    && let Err(error) = speech.stop()
                {
                    tracing::warn!(%error, "a name was not cut");
                }
                waiting = match wish {
                    Wish::Say(saying) => Some((Instant::now() + saying.after, saying)),
                    Wish::Hush | Wish::Look => None,
                };
                None
            }
            Next::Due => waiting
                .take()
                .and_then(|(_, saying)| match say(&mut speech, &saying) {
                    Ok(utterance) => {
                        said = Some((utterance, saying));
                        None
                    }
                    Err(error) => {
                        tracing::warn!(%error, "a name was not said");
                        Some(Echo::Ended(saying.token))
                    }
                }),
            Next::Ended(utterance) => said
                .take_if(|(awaited, _)| *awaited == utterance)
                .map(|(_, saying)| Echo::Ended(saying.token)),
        };
        if let Some(echo) = echo
            && echoes.send(echo).is_err()
        {
            return;
        }
    }
}

fn open(ends: UnboundedSender<UtteranceId>) -> Result<Tts, Error> {
    let speech = Tts::default()?;
    speech.on_utterance_end(Some(Box::new(move |utterance| {
        // Nobody waits any more when the program ends.
        let _ = ends.send(utterance);
    })))?;
    Ok(speech)
}

fn voices(speech: &Tts) -> Vec<Voice> {
    let voices = speech.voices().unwrap_or_default();
    voices
        .into_iter()
        .map(|voice| Voice {
            name: voice.id(),
            language: voice.language().to_string(),
            reads_han: true,
        })
        .collect()
}

fn say(speech: &mut Tts, saying: &Saying) -> Result<UtteranceId, Error> {
    let voices = speech.voices()?;
    let voice = voices.iter().find(|voice| voice.id() == saying.voice.name);
    speech.set_voice(voice.ok_or(Error::NoneError)?)?;
    let (least, most) = (speech.min_volume(), speech.max_volume());
    speech.set_volume(least + (most - least) * f32::from(saying.volume.min(100)) / 100.0)?;
    speech
        .speak(saying.names.join("\n"), true)?
        .ok_or(Error::NoneError)
}

//! Renders a phase to sound without a device and without a clock: the same director,
//! the same script and the same graph as at the table, with choices made after given
//! times. What comes out is what would be heard, to the sample.
//!
//! Must never know which game it is: what is rehearsed is the game's ([`Rehearsed`]).

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use rules::game::{ClockId, WindowId};
use rules::onlooker::Asker;
use rules::replay::History;

use crate::contract::Settings;
use crate::cues;
use crate::library::Library;
use crate::narration::{Director, Order, Spoken, Told};
use crate::script::Script;
use crate::shown::public;
use crate::sound::cue::{Cue, RATE, Report, Token, frames};
use crate::sound::render::Offline;

/// Silence after the last line, so that its room rings out.
const TAIL: Duration = Duration::from_millis(1500);
/// No phase lasts longer; a script that never ended would fill the disk.
const LONGEST: Duration = Duration::from_secs(1800);
/// When a choice is confirmed, after its window opened.
const CHOSEN_AFTER: Duration = Duration::from_secs(6);
/// Sound is handed on in pieces of this many frames at most.
const PIECE: u64 = RATE as u64;

/// How it is rendered.
#[derive(Debug, Clone)]
pub struct Rendering {
    /// A phase that the game rehearses, or any part of its script by itself.
    pub phase: String,
    /// Language, voice, volumes, pace, sand.
    pub settings: Settings,
    /// How long after a window opened its choice is confirmed, by the window's name; 6 s for one
    /// that is not named.
    pub chosen_after: BTreeMap<String, Duration>,
    /// How long sand runs that the script turns; as the settings say where it is none.
    pub sand: Option<Duration>,
    /// Decides the secret choices.
    pub seed: u64,
    /// Whether the result is a mild one.
    pub spared: bool,
}

/// A game that can be rehearsed. One whose phases are not rehearsed says nothing of itself.
pub trait Rehearsed: Spoken {
    /// The table as it is before a phase, and the commands that begin it. Nothing for a phase
    /// that is not rehearsed: then a part of the script is meant.
    fn rehearse(phase: &str, spared: bool) -> Option<(History<Self>, Vec<Self::Command>)> {
        let _ = (phase, spared);
        None
    }

    /// A table at which any part of the script can be said.
    fn seated_for(spared: bool) -> Option<History<Self>> {
        let _ = spared;
        None
    }

    /// What is chosen in a window: by the seed, and so that the public result is the one that was
    /// asked for.
    fn choice(window: WindowId, rendering: &Rendering) -> Option<Self::Command> {
        let _ = (window, rendering);
        None
    }
}

/// One line or effect as it was heard.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Heard {
    /// Its id.
    pub id: String,
    /// Its first frame.
    pub begins: u64,
    /// The first frame after it.
    pub ends: u64,
    /// Whether it was spoken; otherwise it was a bell or a knock.
    pub spoken: bool,
}

/// Why nothing was rendered.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// The pieces could not be handed on.
    #[error("the sound cannot be written: {0}")]
    Write(#[from] std::io::Error),
    /// The game of the rendering refused a step: the script and the rules disagree.
    #[error("the rules refuse what the script asks for")]
    Rules,
    /// The script never came to its end.
    #[error("the script does not end")]
    Endless,
    /// Neither a phase nor a part.
    #[error("no part of the script has this name")]
    NoPart,
}

/// Renders a phase. `out` is handed interleaved stereo at [`RATE`], piece by piece.
///
/// # Errors
/// See [`RenderError`].
pub fn render<G: Rehearsed>(
    script: &Arc<Script>,
    library: &mut Library,
    rendering: &Rendering,
    out: impl FnMut(&[f32]) -> std::io::Result<()>,
) -> Result<Vec<Heard>, RenderError> {
    library.decode_here();
    let rehearsed = G::rehearse(&rendering.phase, rendering.spared);
    let (game, commands) = match rehearsed {
        Some(rehearsed) => rehearsed,
        None => (
            G::seated_for(rendering.spared).ok_or(RenderError::Rules)?,
            Vec::new(),
        ),
    };
    let mut director = Director::new(Arc::clone(script));
    director.pace(cues::pace(&rendering.settings));
    let mut studio = Studio::<G, _> {
        script,
        library,
        rendering,
        director,
        offline: Offline::new(),
        game,
        chooses_at: None,
        sand_out_at: None,
        sounding: Vec::new(),
        heard: Vec::new(),
        out,
    };
    studio.begin(commands)?;
    studio.run()?;
    Ok(studio.heard)
}

/// One rendering while it runs.
struct Studio<'a, G: Rehearsed, F> {
    script: &'a Arc<Script>,
    library: &'a mut Library,
    rendering: &'a Rendering,
    director: Director,
    offline: Offline,
    game: History<G>,
    chooses_at: Option<(u64, WindowId)>,
    sand_out_at: Option<(u64, ClockId)>,
    sounding: Vec<(Token, Heard)>,
    heard: Vec<Heard>,
    out: F,
}

impl<G: Rehearsed, F: FnMut(&[f32]) -> std::io::Result<()>> Studio<'_, G, F> {
    fn begin(&mut self, commands: Vec<G::Command>) -> Result<(), RenderError> {
        let volumes = cues::volumes(&self.rendering.settings);
        self.offline.cue(Cue::Volumes(volumes));
        self.offline.cue(Cue::KeepAwake(true));
        self.learn();
        if commands.is_empty() {
            let part = self.script.part_named(&self.rendering.phase);
            let part = part.ok_or(RenderError::NoPart)?;
            self.director.play(self.offline.position(), &[part]);
        }
        for command in commands {
            self.happen(command)?;
        }
        Ok(())
    }

    fn run(&mut self) -> Result<(), RenderError> {
        while !self.director.is_done() {
            self.follow()?;
            if self.offline.position() > frames(LONGEST) {
                return Err(RenderError::Endless);
            }
            let now = self.offline.position();
            let next = [
                self.director.wake_at(),
                self.chooses_at.map(|(at, _)| at),
                self.sand_out_at.map(|(at, _)| at),
            ];
            let next = next.into_iter().flatten().min();
            let most = next.map_or(PIECE, |at| at.saturating_sub(now).clamp(1, PIECE));
            self.pull(most)?;
            self.act(self.offline.position())?;
        }
        let mut tail = frames(TAIL);
        while tail > 0 {
            let piece = tail.min(PIECE);
            let samples = self.offline.pull(piece);
            (self.out)(&samples)?;
            tail -= piece;
        }
        Ok(())
    }

    /// What happens by itself at this frame.
    fn act(&mut self, now: u64) -> Result<(), RenderError> {
        if let Some((_, window)) = self.chooses_at.take_if(|(at, _)| now >= *at) {
            let choice = G::choice(window, self.rendering);
            self.happen(choice.ok_or(RenderError::Rules)?)?;
        }
        if let Some((_, clock)) = self.sand_out_at.take_if(|(at, _)| now >= *at) {
            let asked = G::moment(self.game.state()).clock;
            let asked = asked.filter(|asked| asked.id == clock);
            let follows = asked.and_then(|asked| asked.when_out);
            self.happen(follows.ok_or(RenderError::Rules)?)?;
        }
        self.director.tell(now, Told::Woken);
        Ok(())
    }

    fn follow(&mut self) -> Result<(), RenderError> {
        loop {
            let orders = self.director.take_orders();
            if orders.is_empty() {
                return Ok(());
            }
            for order in orders {
                self.note(&order);
                let settings = &self.rendering.settings;
                match cues::cue(&order, self.script, self.library, settings) {
                    Some((Some(at), cue)) => self.offline.cue_at(at, cue),
                    Some((None, cue)) => self.offline.cue(cue),
                    None => {}
                }
                let now = self.offline.position();
                match order {
                    Order::Open(of) => {
                        let after = self.rendering.chosen_after.get(of.0).copied();
                        let after = frames(after.unwrap_or(CHOSEN_AFTER));
                        self.chooses_at = Some((now + after, of));
                    }
                    Order::TurnSand(clock) => {
                        let ms = G::clock(clock, settings).length_ms.unwrap_or_default();
                        let length = self.rendering.sand.unwrap_or(Duration::from_millis(ms));
                        self.sand_out_at = Some((now + frames(length), clock));
                    }
                    _ => {}
                }
            }
        }
    }

    fn note(&mut self, order: &Order) {
        let (token, id, begins, spoken) = match order {
            Order::Say { token, line, at } => (*token, line, *at, true),
            Order::Ring {
                token, effect, at, ..
            } => (*token, effect, *at, false),
            _ => return,
        };
        let heard = Heard {
            id: id.clone(),
            begins,
            ends: begins,
            spoken,
        };
        self.sounding.push((token, heard));
    }

    fn pull(&mut self, most: u64) -> Result<(), RenderError> {
        let (samples, reports) = self.offline.pull_to_report(most);
        (self.out)(&samples)?;
        for report in reports {
            let (Report::VoiceEnded { token, at, .. } | Report::EffectEnded { token, at, .. }) =
                report
            else {
                continue;
            };
            if let Some(place) = self.sounding.iter().position(|(one, _)| *one == token) {
                let (_, heard) = self.sounding.swap_remove(place);
                self.heard.push(Heard { ends: at, ..heard });
            }
            let now = self.offline.position();
            self.director.tell(now, Told::Ended { token, at });
        }
        Ok(())
    }

    fn happen(&mut self, command: G::Command) -> Result<(), RenderError> {
        let events = self
            .game
            .submit(Asker::Host, command)
            .map_err(|_| RenderError::Rules)?
            .to_vec();
        self.learn();
        let telling = G::telling(&events, &public(&self.game));
        self.director.follow(self.offline.position(), &telling);
        Ok(())
    }

    fn learn(&mut self) {
        let settings = &self.rendering.settings;
        let knows = G::knows(&public(&self.game), self.game.setup(), settings);
        self.director.learn(knows);
    }
}

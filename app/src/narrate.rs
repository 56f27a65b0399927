//! Renders a phase to sound without a device and without a clock: the same director,
//! the same script and the same graph as at the table, with choices made after given
//! times. What comes out is what would be heard, to the sample.

use std::sync::Arc;
use std::time::Duration;

use rules::chance;
use rules::onlooker::Onlooker;
use rules::salem::SalemGame;
use rules::salem::cards::{BlueCard, Card};
use rules::salem::moves::Command;
use rules::salem::setup::{PlayerForm, SetupForm};
use rules::salem::view::{TableView, view};
use rules::seat::Seat;

use crate::contract::{Settings, WindowOf};
use crate::cues;
use crate::library::Library;
use crate::narration::{Director, Order, Told, facts, segments_of};
use crate::script::{Script, Segment};
use crate::sound::cue::{Cue, RATE, Report, Token, frames};
use crate::sound::render::Offline;

/// Silence after the last line, so that its room rings out.
const TAIL: Duration = Duration::from_millis(1500);
/// No phase lasts longer; a script that never ended would fill the disk.
const LONGEST: Duration = Duration::from_secs(1800);
/// Sound is handed on in pieces of this many frames at most.
const PIECE: u64 = RATE as u64;

/// What is rendered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Dawn, with the witches' choice.
    Dawn,
    /// A night, to its result.
    Night,
    /// A conspiracy.
    Conspiracy,
    /// Any other part of the script by itself.
    Part(Segment),
}

/// How it is rendered.
#[derive(Debug, Clone)]
pub struct Rendering {
    /// What.
    pub phase: Phase,
    /// Language, voice, volumes, pace, sand.
    pub settings: Settings,
    /// When the witches confirm, after their window opened.
    pub witches_after: Duration,
    /// When the constable confirms, after the window opened.
    pub constable_after: Duration,
    /// Decides the secret choices: whom the witches attack, whom the constable protects.
    pub seed: u64,
    /// Whether the one attacked is saved by an Asylum; otherwise they die unless the
    /// constable happened to choose them.
    pub spared: bool,
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
}

/// Renders a phase. `out` is handed interleaved stereo at [`RATE`], piece by piece.
///
/// # Errors
/// See [`RenderError`].
pub fn render(
    script: &Arc<Script>,
    library: &mut Library,
    rendering: &Rendering,
    out: impl FnMut(&[f32]) -> std::io::Result<()>,
) -> Result<Vec<Heard>, RenderError> {
    library.decode_here();
    let director = Director::new(Arc::clone(script), cues::pacing(&rendering.settings));
    let mut studio = Studio {
        script,
        library,
        rendering,
        director,
        offline: Offline::new(),
        game: seated(rendering.spared).ok_or(RenderError::Rules)?,
        chooses_at: None,
        sand_out_at: None,
        sounding: Vec::new(),
        heard: Vec::new(),
        out,
    };
    studio.begin()?;
    studio.run()?;
    Ok(studio.heard)
}

/// Eight at the table in the day after dawn; every choice of a night is still open.
fn seated(asylum: bool) -> Option<SalemGame> {
    let names = ["Ada", "Ben", "Cy", "Dee", "Eve", "Fox", "Gil", "Hal"];
    let players = names.map(|name| PlayerForm {
        name: name.to_owned(),
        ..PlayerForm::default()
    });
    let form = SetupForm {
        players: players.to_vec(),
        ..SetupForm::default()
    };
    let mut game = SalemGame::new(form.check().ok()?);
    game.submit(Command::Dawn).ok()?;
    game.submit(Command::WitchesChoose {
        player: Seat::at(1),
    })
    .ok()?;
    if asylum {
        game.submit(Command::Give {
            card: BlueCard::Asylum,
            player: Seat::at(2)?,
        })
        .ok()?;
    }
    Some(game)
}

/// One rendering while it runs.
struct Studio<'a, F> {
    script: &'a Arc<Script>,
    library: &'a mut Library,
    rendering: &'a Rendering,
    director: Director,
    offline: Offline,
    game: SalemGame,
    chooses_at: Option<(u64, WindowOf)>,
    sand_out_at: Option<u64>,
    sounding: Vec<(Token, Heard)>,
    heard: Vec<Heard>,
    out: F,
}

impl<F: FnMut(&[f32]) -> std::io::Result<()>> Studio<'_, F> {
    fn begin(&mut self) -> Result<(), RenderError> {
        let volumes = cues::volumes(&self.rendering.settings);
        self.offline.cue(Cue::Volumes(volumes));
        self.offline.cue(Cue::KeepAwake(true));
        let segments = match self.rendering.phase {
            Phase::Dawn => {
                while self.game.undo() {}
                self.happen(Command::Dawn)?
            }
            Phase::Night => self.happen(Command::Night)?,
            Phase::Conspiracy => {
                let drawer = Seat::at(0).ok_or(RenderError::Rules)?;
                let holder = Seat::at(1).ok_or(RenderError::Rules)?;
                let mut segments = self.happen(Command::Conspiracy { drawer })?;
                segments.extend(self.happen(Command::Reveal {
                    player: holder,
                    card: Card::NotAWitch,
                    holds_another: false,
                    overrides: false,
                })?);
                segments.extend(self.happen(Command::EndConspiracy)?);
                segments
            }
            Phase::Part(segment) => {
                self.learn();
                vec![segment]
            }
        };
        self.director.play(self.offline.position(), &segments);
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
                self.sand_out_at,
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
        if let Some((at, of)) = self.chooses_at
            && now >= at
        {
            self.chooses_at = None;
            let player = Some(self.choice(of)?);
            self.happen(match of {
                WindowOf::Witches => Command::WitchesChoose { player },
                WindowOf::Constable => Command::ConstableChoose { player },
            })?;
            self.director.tell(now, Told::Chosen);
        }
        if self.sand_out_at.is_some_and(|at| now >= at) {
            self.sand_out_at = None;
            self.director.tell(now, Told::SandOver);
            let segments = self.happen(Command::EndConfession)?;
            self.director.play(now, &segments);
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
                        let after = match of {
                            WindowOf::Witches => self.rendering.witches_after,
                            WindowOf::Constable => self.rendering.constable_after,
                        };
                        self.chooses_at = Some((now + frames(after), of));
                    }
                    Order::TurnSand => {
                        let seconds = u64::from(self.rendering.settings.sand_s);
                        self.sand_out_at = Some(now + frames(Duration::from_secs(seconds)));
                    }
                    _ => {}
                }
            }
        }
    }

    fn note(&mut self, order: &Order) {
        let (token, id, begins, spoken) = match order {
            Order::Say { token, line, at } => (*token, line, *at, true),
            Order::Ring { token, effect, at } => (*token, effect, *at, false),
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

    fn happen(&mut self, command: Command) -> Result<Vec<Segment>, RenderError> {
        let events = self
            .game
            .submit(command)
            .map_err(|_| RenderError::Rules)?
            .to_vec();
        self.learn();
        Ok(segments_of(&events, &self.table()))
    }

    fn learn(&mut self) {
        let own_timer = self.rendering.settings.own_timer;
        let facts = facts(&self.table(), self.game.setup(), own_timer);
        self.director.learn(facts);
    }

    fn table(&self) -> TableView {
        view(self.game.state(), Onlooker::Table)
    }

    /// Whom somebody with open eyes chooses: by the seed, and so that the public result
    /// is the one that was asked for.
    fn choice(&self, of: WindowOf) -> Result<Seat, RenderError> {
        let asylum = 2;
        let place = match (of, self.rendering.spared) {
            (WindowOf::Witches, true) => asylum,
            // Anybody but the holder of an Asylum, of whom there is none here.
            (WindowOf::Witches, false) => chance::draw(self.rendering.seed, 0, 6),
            // The last two are never attacked here, so that the result stays as asked.
            (WindowOf::Constable, _) => 6 + chance::draw(self.rendering.seed, 1, 2),
        };
        Seat::at(place).ok_or(RenderError::Rules)
    }
}

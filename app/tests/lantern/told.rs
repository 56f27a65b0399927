//! The lantern outside its rules: what it is to the narrator, to the screens, and as a file.

use rules::game::{ClockId, Game, WindowId};
use rules::onlooker::Onlooker;
use rules::replay::{History, Step};
use rules::seat::Seat;
use serde::Serialize;
use serde_json::{Value, json};
use ts_rs::TS;

use super::rules::{
    CANDLE, Code, Command, Event, Form, HIDING, Lantern, Offers, Phase, State, View,
};
use crate::contract::{Ending, Outcome, RecordLine, Said, Settings};
use crate::demo::Demonstrated;
use crate::narrate::Rehearsed;
use crate::narration::{ClockUse, Knows, Spoken, Telling};
use crate::recorded_game::Recorded;
use crate::script::{EntryId, FactId, Ids, PartId, PeopleId};
use crate::shown::{Admission, Shown};

const DUSK: PartId = PartId("dusk");
const FOUND: PartId = PartId("found");

impl Spoken for Lantern {
    const IDS: Ids = Ids {
        parts: &[DUSK.0, FOUND.0],
        facts: &["found", "lost"],
        windows: &[HIDING.0],
        clocks: &[CANDLE.0],
        screens: &["dark", "table"],
        people: &["holder"],
        entries: &["hiding", "guessing"],
    };

    fn telling(events: &[Event], public: &View) -> Telling {
        let say = events.iter().filter_map(|event| match event {
            Event::DuskFell => Some(DUSK),
            Event::Ended { .. } => Some(FOUND),
            Event::Hidden { .. } | Event::Guessed { .. } => None,
        });
        Telling {
            say: say.collect(),
            anew: events.contains(&Event::DuskFell),
            chosen: events
                .iter()
                .any(|event| matches!(event, Event::Hidden { .. })),
            held_back: events
                .iter()
                .any(|event| matches!(event, Event::Hidden { .. })),
            clock_over: public.phase == Phase::Over,
            over: public.phase == Phase::Over,
            ..Telling::default()
        }
    }

    fn knows(public: &View, _: &Form, _: &Settings) -> Knows {
        let fact = public
            .found
            .map(|found| if found { "found" } else { "lost" });
        Knows {
            facts: fact.map(FactId).into_iter().collect(),
            windows: vec![(HIDING, 5_000)],
            fixed: false,
            ..Knows::default()
        }
    }

    fn opening(_: &View) -> Option<PartId> {
        None
    }

    fn entry(public: &View) -> Option<(PartId, EntryId)> {
        match public.phase {
            Phase::Hiding => Some((DUSK, EntryId("hiding"))),
            Phase::Guessing => Some((DUSK, EntryId("guessing"))),
            Phase::Setup | Phase::Over => None,
        }
    }

    fn restartable(public: &View, _: bool) -> Option<(PartId, bool)> {
        matches!(public.phase, Phase::Hiding | Phase::Guessing).then_some((DUSK, true))
    }

    fn begins_phase(command: &Command) -> bool {
        *command == Command::Dusk
    }

    fn people(_: PeopleId, public: &View) -> Vec<Seat> {
        public.holder.into_iter().collect()
    }

    fn window_of(command: &Command, _: Option<WindowId>) -> Option<WindowId> {
        matches!(command, Command::Hide { .. }).then_some(HIDING)
    }

    fn clock_of(command: &Command) -> Option<ClockId> {
        matches!(command, Command::Guess { player: None }).then_some(CANDLE)
    }

    fn clock(_: ClockId, _: &Settings) -> ClockUse {
        ClockUse {
            length_ms: Some(60_000),
            marks: true,
            at_will: false,
            when_out: None,
        }
    }

    fn holds_sand(_: &View) -> bool {
        false
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export_to = "lantern.ts")]
pub struct LanternView {
    pub table: View,
    pub offers: Offers,
}

#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export_to = "lantern.ts")]
pub struct LanternPlayable {
    pub seats: usize,
}

impl Shown for Lantern {
    type Own = LanternView;
    type Playable = LanternPlayable;

    fn own(
        _: &Form,
        state: &State,
        now: &State,
        onlooker: Onlooker,
        admission: Admission,
    ) -> LanternView {
        let offers = Self::offers(now, onlooker);
        let admits = |seat: &Seat| admission.admits::<Self>(&Command::Hide { player: *seat });
        let burnt = admission.admits::<Self>(&Command::Guess { player: None });
        LanternView {
            table: Self::view(state, onlooker),
            offers: Offers {
                dusk: offers.dusk && !admission.untold,
                hide: offers.hide.into_iter().filter(admits).collect(),
                guess: offers
                    .guess
                    .into_iter()
                    .filter(|_| !admission.untold)
                    .collect(),
                burnt_down: offers.burnt_down && burnt,
            },
        }
    }

    fn playable(setup: &Form) -> LanternPlayable {
        LanternPlayable {
            seats: setup.names.len(),
        }
    }

    fn names(setup: &Form) -> Vec<String> {
        setup.names.clone()
    }

    fn guests(setup: &Form) -> Vec<String> {
        setup.names.clone()
    }

    fn table_of(form: &Form) -> Form {
        form.clone()
    }

    fn seeded(form: Form, _: u64) -> Form {
        form
    }

    fn stand(view: &View) -> Said {
        Said::of("lantern-stand").number("guesses", u32::try_from(view.guesses.len()).unwrap_or(0))
    }

    fn ending(setup: &Form, view: &View) -> Option<Ending> {
        let players = setup.names.iter().map(|name| Outcome {
            name: name.clone(),
            won: None,
        });
        view.found.map(|_| Ending {
            winner: Said::of("lantern-ended"),
            players: players.collect(),
        })
    }

    fn record(setup: &Form, steps: &[Step<Command, Event>], over: bool) -> Vec<RecordLine> {
        let mut lines = Vec::new();
        for (index, step) in steps.iter().enumerate() {
            for event in &step.events {
                let (message, seat, secret) = match event {
                    Event::Hidden { seat } => ("lantern-hidden", Some(seat), true),
                    Event::Guessed { seat } => ("lantern-guessed", Some(seat), false),
                    Event::DuskFell => ("lantern-dusk", None, false),
                    Event::Ended { .. } => ("lantern-ended", None, false),
                };
                if secret && !over {
                    continue;
                }
                let name = seat.and_then(|seat| setup.names.get(seat.place()));
                lines.push(RecordLine {
                    step: index + 1,
                    night: None,
                    said: Said::of(message).name("player", name.cloned().unwrap_or_default()),
                    secret_until_the_end: secret,
                });
            }
        }
        lines
    }
}

impl Rehearsed for Lantern {}

impl Demonstrated for Lantern {}

impl Recorded for Lantern {
    type Named = Command<String>;

    fn seated(named: &Command<String>, setup: &Form) -> Result<Command, Code> {
        let seat = |name: &String| {
            let place = setup.names.iter().position(|one| one == name);
            place.and_then(Seat::at).ok_or(Code::NoSuchPlayer)
        };
        Ok(match named {
            Command::Dusk => Command::Dusk,
            Command::Hide { player } => Command::Hide {
                player: seat(player)?,
            },
            Command::Guess { player } => Command::Guess {
                player: player.as_ref().map(seat).transpose()?,
            },
        })
    }

    fn named(step: &Step<Command, Event>, setup: &Form) -> Option<Command<String>> {
        let name = |seat: Seat| setup.names.get(seat.place()).cloned();
        Some(match step.command {
            Command::Dusk => Command::Dusk,
            Command::Hide { player } => Command::Hide {
                player: name(player)?,
            },
            Command::Guess { player } => Command::Guess {
                player: match player {
                    Some(seat) => Some(name(seat)?),
                    None => None,
                },
            },
        })
    }

    fn refused(_: &[Event]) -> Option<Code> {
        None
    }

    fn whole(form: Form) -> Form {
        form
    }

    fn begins_with(game: &History<Self>) -> Option<(Form, usize)> {
        Some((game.setup().clone(), 0))
    }

    fn table(game: &History<Self>) -> Value {
        json!(Self::view(game.state(), Onlooker::Table))
    }
}

//! What Salem 1692 is to the narrator: the words of its script, what is spoken because of what
//! happened, whose window a command belongs to. Must never look at a secret: it is given the
//! table's public view and nothing else of the state.

use rules::game::{ClockId, WindowId};
use rules::salem::Salem;
use rules::salem::cards::Card;
use rules::salem::moment::{
    ABILITY, CONFESSION, CONSTABLE, DISCUSSION, LAST_WORDS, SLOW_TURN, WITCHES,
};
use rules::salem::moves::{Cause, Command, Event, Fate, Side};
use rules::salem::printing::{NightCard, Passing};
use rules::salem::setup::{Setup, Tracking};
use rules::salem::view::{Awaiting, ConstableCard, PhaseName, TableView};
use rules::seat::Seat;
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};
use ts_rs::TS;

use crate::contract::Settings;
use crate::narration::{Awaited, ClockUse, Knows, Spoken, Telling};
use crate::script::{EntryId, FactId, Ids, PartId, PeopleId};

/// The parts of its script.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Part {
    Dawn,
    Night,
    Result,
    TurnUp,
    LastWords,
    Matchmaker,
    ConstableGone,
    LastTwo,
    Shuffle,
    Conspiracy,
    Taking,
    ConspiracyEnd,
    Claim,
    ClaimFalse,
    TownspeopleWin,
    WitchesWin,
    HandRound,
    TurnSandOut,
    DiscussionOut,
}

/// Something public at the table that a step may depend on. Never a secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Fact {
    Constable,
    NoConstable,
    Ghosts,
    NoGhosts,
    Gavel,
    DigitalSand,
    OwnTimer,
    SomeoneDied,
    Spared,
    CardsForfeited,
    NightInLowerHalf,
    NightAtBottom,
    CatCard,
    NoCatCard,
    FromTheLeft,
    Pooled,
    Ledger,
    AsksAsleep,
}

/// Whose names are said: each time those of people who are known to all by then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Whose {
    /// Of those who died this night.
    Died,
    /// Of the one before whom the gavel lies.
    Gavel,
    /// Of the one who has the Black Cat.
    BlackCat,
    /// Of the one whose card is revealed in a conspiracy, for the Black Cat.
    CatCard,
}

/// Where an interrupted phase is taken up again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Entry {
    Witches,
    Constable,
    Confession,
}

/// What the script says is to be seen. What else the page shows follows from what is awaited.
#[derive(Debug, Clone, Copy, Serialize, VariantNames, TS)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(rename = "SalemScreen", export_to = "salem.ts")]
#[expect(missing_docs, reason = "each is the screen of its name")]
pub enum Screen {
    Night,
    Day,
    Confession,
    Result,
    /// A conspiracy, before all were told to take a card and look at it.
    Conspiracy,
    /// A conspiracy in which they were.
    Taken,
}

/// In a ghost game each window lasts just so long, whoever chose or not: a ghost's
/// window must not be told from a player's by its length (S61). In ms.
const GHOST_WINDOW_MS: u64 = 25_000;
/// Three last words (S37), in ms.
const LAST_WORDS_MS: u64 = 15_000;
/// Tituba's minute with the deck; one of Samuel's uses (S36). In ms.
const ABILITY_MS: u64 = 60_000;

impl From<Part> for PartId {
    fn from(part: Part) -> Self {
        Self(part.into())
    }
}

impl Spoken for Salem {
    const IDS: Ids = Ids {
        parts: Part::VARIANTS,
        facts: Fact::VARIANTS,
        windows: &[WITCHES.0, CONSTABLE.0],
        clocks: &[
            CONFESSION.0,
            SLOW_TURN.0,
            ABILITY.0,
            LAST_WORDS.0,
            DISCUSSION.0,
        ],
        screens: Screen::VARIANTS,
        people: Whose::VARIANTS,
        entries: Entry::VARIANTS,
    };

    fn telling(events: &[Event], public: &TableView) -> Telling {
        let any = |is: fn(&Event) -> bool| events.iter().any(is);
        Telling {
            say: parts_of(events, public),
            anew: any(begins_anew),
            chosen: any(is_choice),
            clock_over: any(|event| matches!(event, Event::NightResolved { .. })),
            over: public.phase == PhaseName::Over,
            held_back: any(|event| {
                is_choice(event) || matches!(event, Event::NightResolved { .. })
            }),
            interrupts: any(|event| matches!(event, Event::ClaimAnswered { stands: false })),
        }
    }

    fn knows(public: &TableView, setup: &Setup, settings: &Settings) -> Knows {
        let settings = settings.games.salem;
        let ghosts = public.seats.iter().any(|seat| seat.ghost);
        let least = |seconds: u16| {
            let least = u64::from(seconds) * 1000;
            if ghosts {
                least.max(GHOST_WINDOW_MS)
            } else {
                least
            }
        };
        let mut facts = facts(public, setup, settings.own_timer);
        facts.extend(settings.ask_asleep.then_some(Fact::AsksAsleep));
        Knows {
            facts: facts.into_iter().map(|fact| FactId(fact.into())).collect(),
            awaited: awaited(public),
            windows: vec![
                (WITCHES, least(settings.witches_least_s)),
                (CONSTABLE, least(settings.constable_least_s)),
            ],
            fixed: ghosts,
            ..Knows::default()
        }
    }

    fn opening(public: &TableView) -> Option<PartId> {
        (public.phase == PhaseName::Dealing).then(|| Part::HandRound.into())
    }

    fn entry(public: &TableView) -> Option<(PartId, EntryId)> {
        let (part, entry) = match (public.phase, public.awaiting?) {
            (PhaseName::Dawn, Awaiting::Witches) => (Part::Dawn, Entry::Witches),
            (PhaseName::Night, Awaiting::Witches) => (Part::Night, Entry::Witches),
            (PhaseName::Night, Awaiting::Constable) => (Part::Night, Entry::Constable),
            (PhaseName::Night, Awaiting::Confession) => (Part::Night, Entry::Confession),
            _ => return None,
        };
        Some((part.into(), EntryId(entry.into())))
    }

    fn restartable(public: &TableView, eyes_shut: bool) -> Option<(PartId, bool)> {
        let (part, undone) = match (public.phase, public.awaiting) {
            (_, Some(Awaiting::Claim)) => (Part::Claim, false),
            (PhaseName::Night, _) => (Part::Night, true),
            (PhaseName::Dawn, _) => (Part::Dawn, true),
            // The cat has its home, but the witches' eyes may still be open.
            (PhaseName::Day, _) if eyes_shut => (Part::Dawn, true),
            (PhaseName::Conspiracy, Some(Awaiting::CatCard)) => (Part::Conspiracy, false),
            (PhaseName::Conspiracy, Some(Awaiting::Taking)) => (Part::Taking, false),
            _ => return None,
        };
        Some((part.into(), undone))
    }

    fn begins_phase(command: &Command) -> bool {
        matches!(command, Command::Dawn | Command::Night)
    }

    fn people(people: PeopleId, public: &TableView) -> Vec<Seat> {
        let night = public.night.as_ref();
        let is = |whose: Whose| people.0 == <&str>::from(whose);
        if is(Whose::Died) {
            night.map(|night| night.died.clone()).unwrap_or_default()
        } else if is(Whose::Gavel) {
            night.and_then(|night| night.gavel).into_iter().collect()
        } else if is(Whose::BlackCat) {
            public.black_cat.into_iter().collect()
        } else if is(Whose::CatCard) {
            let conspiracy = public.conspiracy.as_ref();
            conspiracy
                .and_then(|conspiracy| conspiracy.cat_card_of)
                .into_iter()
                .collect()
        } else {
            Vec::new()
        }
    }

    fn window_of(command: &Command, open: Option<WindowId>) -> Option<WindowId> {
        match command {
            Command::WitchesChoose { .. } => Some(WITCHES),
            Command::ConstableChoose { .. } => Some(CONSTABLE),
            // The claim is the witches' own; in the day the host may record it (S53).
            Command::ClaimWitchesWin if open.is_some() => Some(WITCHES),
            _ => None,
        }
    }

    fn clock_of(command: &Command) -> Option<ClockId> {
        matches!(command, Command::EndConfession).then_some(CONFESSION)
    }

    fn clock(clock: ClockId, settings: &Settings) -> ClockUse {
        let settings = settings.games.salem;
        let sand_ms = u64::from(settings.sand_s) * 1000;
        let confession = clock == CONFESSION;
        let length_ms = match clock {
            CONFESSION if settings.own_timer => None,
            ABILITY => Some(ABILITY_MS),
            LAST_WORDS => Some(LAST_WORDS_MS),
            DISCUSSION => Some(u64::from(settings.discussion_min) * 60_000),
            _ => Some(sand_ms),
        };
        let when_out = match clock {
            SLOW_TURN => Some(Part::TurnSandOut.into()),
            DISCUSSION => Some(Part::DiscussionOut.into()),
            _ => None,
        };
        ClockUse {
            length_ms,
            marks: confession,
            at_will: !confession,
            when_out,
        }
    }

    fn holds_sand(public: &TableView) -> bool {
        public.due.is_some()
    }
}

/// What somebody with open eyes chose in secret.
fn is_choice(event: &Event) -> bool {
    matches!(
        event,
        Event::BlackCatPlaced { .. } | Event::WitchesChose { .. } | Event::GavelGiven { .. }
    )
}

/// What is waited for, and of whom where somebody's cards are meant.
fn awaited(public: &TableView) -> Awaited {
    let conspiracy = public.conspiracy.as_ref();
    Awaited(public.awaiting.map(|awaiting| {
        let of = match awaiting {
            Awaiting::DeadCards => public.due.map(|due| due.seat),
            Awaiting::CatCard => conspiracy.and_then(|conspiracy| conspiracy.cat_card_of),
            _ => None,
        };
        (awaiting.into(), of)
    }))
}

/// Whether what is being said has no meaning any more.
fn begins_anew(event: &Event) -> bool {
    matches!(
        event,
        Event::DawnBegan
            | Event::NightBegan
            | Event::ConspiracyBegan { .. }
            | Event::WitchesClaimed
    )
}

/// The public facts that steps of the script depend on.
fn facts(table: &TableView, setup: &Setup, own_timer: bool) -> Vec<Fact> {
    let switches = setup.switches();
    let night = table.night.as_ref();
    let ghosts = table.seats.iter().any(|seat| seat.ghost);
    let either = |condition, yes, no| if condition { yes } else { no };
    let mut facts = vec![
        either(constable_watches(table), Fact::Constable, Fact::NoConstable),
        either(ghosts, Fact::Ghosts, Fact::NoGhosts),
        either(own_timer, Fact::OwnTimer, Fact::DigitalSand),
        match switches.night_card {
            NightCard::LowerHalf => Fact::NightInLowerHalf,
            NightCard::Bottom => Fact::NightAtBottom,
        },
        match switches.conspiracy {
            Passing::FromTheLeft => Fact::FromTheLeft,
            Passing::Pooled => Fact::Pooled,
        },
    ];
    if matches!(setup.tracking(), Tracking::Ledger(_)) {
        facts.push(Fact::Ledger);
    }
    if night.is_some_and(|night| night.gavel.is_some()) {
        facts.push(Fact::Gavel);
    }
    let fate = night.and_then(|night| night.fate);
    facts.push(if fate == Some(Fate::LosesCards) {
        Fact::CardsForfeited
    } else if night.is_some_and(|night| !night.died.is_empty()) {
        Fact::SomeoneDied
    } else {
        Fact::Spared
    });
    let cat_card = table
        .conspiracy
        .as_ref()
        .is_some_and(|conspiracy| conspiracy.cat_card_of.is_some());
    facts.push(either(cat_card, Fact::CatCard, Fact::NoCatCard));
    facts
}

/// Whether this night has a constable. A Constable card that is shown in a confession
/// ends the office afterwards, but the night was spoken with it.
fn constable_watches(table: &TableView) -> bool {
    table.constable == ConstableCard::InPlay
}

/// What is spoken because of what happened, in order.
fn parts_of(events: &[Event], table: &TableView) -> Vec<PartId> {
    let mut parts = Vec::new();
    for event in events {
        match event {
            Event::DawnBegan => parts.push(Part::Dawn),
            Event::NightBegan => parts.push(Part::Night),
            Event::NightResolved { .. } => parts.push(Part::Result),
            Event::CardRevealed {
                card: Card::Constable,
                ..
            } => parts.push(Part::ConstableGone),
            Event::CardsTurnedUp { cards, .. } if cards.contains(&Card::Constable) => {
                parts.push(Part::ConstableGone);
            }
            Event::Died { cause, .. } => {
                if *cause == Cause::Matchmaker {
                    parts.push(Part::Matchmaker);
                }
                parts.extend([Part::TurnUp, Part::LastWords]);
            }
            Event::DeathFinished { .. } => {
                // Without cards to turn up there was nothing to announce.
                if let [.., Part::TurnUp, Part::LastWords] = parts[..] {
                    parts.remove(parts.len() - 2);
                }
                if table.last_two {
                    parts.push(Part::LastTwo);
                }
            }
            Event::LeavingFinished { .. } if table.last_two => parts.push(Part::LastTwo),
            Event::NightEnded => parts.push(Part::Shuffle),
            Event::ConspiracyBegan { .. } => parts.push(Part::Conspiracy),
            Event::TakingBegan => parts.push(Part::Taking),
            Event::ConspiracyEnded => parts.push(Part::ConspiracyEnd),
            Event::WitchesClaimed => parts.push(Part::Claim),
            Event::ClaimAnswered { stands: false } => parts.push(Part::ClaimFalse),
            Event::Won { side, .. } => {
                // What the night has brought is told; all else is for a day that will not come.
                parts.retain(|part| *part == Part::Result);
                parts.push(match side {
                    Side::Townspeople => Part::TownspeopleWin,
                    Side::Witches => Part::WitchesWin,
                });
                // Nothing is said after that.
                break;
            }
            Event::BlackCatPlaced { .. }
            | Event::WitchesChose { .. }
            | Event::GavelGiven { .. }
            | Event::Confessed { .. }
            | Event::CardRevealed { .. }
            | Event::LedgerCorrected { .. }
            | Event::CardsForfeited { .. }
            | Event::CardsTurnedUp { .. }
            | Event::LeftTheTable { .. }
            | Event::LeavingFinished { .. }
            | Event::BlueCardGiven { .. }
            | Event::BlueCardMoved { .. }
            | Event::BlueCardDiscarded { .. }
            | Event::Accused { .. }
            | Event::AccusationsCleared { .. }
            | Event::CardTaken { .. }
            | Event::TakesForgotten
            | Event::CardsPassed { .. }
            | Event::HandEntered { .. }
            | Event::HandsDealt
            | Event::HandsForgotten
            | Event::ClaimAnswered { stands: true } => {}
        }
    }
    parts.into_iter().map(PartId::from).collect()
}

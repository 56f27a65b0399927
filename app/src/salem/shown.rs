//! Salem 1692 on the screens: its part of the view, gated by what the table takes now.

use rules::game::Game;
use rules::onlooker::Onlooker;
use rules::replay::Step;
use rules::salem::Salem;
use rules::salem::cards::{CardCounts, Character};
use rules::salem::moves::{Command, Event};
use rules::salem::offers::Offers;
use rules::salem::printing::{Passing, TheDead};
use rules::salem::setup::{
    Setup, SetupForm, Tracking, cards_each, harder_witch_cards, usual_witch_cards,
};
use rules::salem::state::State;
use rules::salem::view::TableView;
use serde::Serialize;
use ts_rs::TS;

use super::record::word;
use super::{ending, record};
use crate::contract::{Ending, RecordLine, Said};
use crate::shown::{Admission, Shown};

/// One player by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "salem.ts")]
pub struct PlayerView {
    /// As entered, trimmed.
    pub name: String,
    /// The Town Hall character.
    pub character: Option<Character>,
    /// Nobody sits here.
    pub ghost: bool,
}

/// What Salem 1692 has on the screen of its own.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export_to = "salem.ts")]
pub struct SalemView {
    /// Clockwise; the index is the seat.
    pub players: Vec<PlayerView>,
    /// Whether the app knows the cards (S16).
    pub ledger: bool,
    /// All Tryal cards in play (S2, S3).
    pub tryal_cards: CardCounts,
    /// Pooled conspiracies (S44): what was given is asked too.
    pub pooled: bool,
    /// The dead say that they were once witches (S29, older printings).
    pub dead_declare: bool,
    /// What may be seen of the table.
    pub table: TableView,
    /// What may be done now.
    pub offers: Offers,
}

/// What may be said of a set-up of Salem 1692.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "salem.ts", rename = "SalemPlayable")]
pub struct Playable {
    /// How many Tryal cards each player holds (S2).
    pub cards_each: u8,
    /// All that are dealt, with the number of Witch cards that was chosen (S2, S3).
    pub tryal_cards: CardCounts,
    /// Witch cards by the table (S2).
    pub usual_witch_cards: u8,
    /// Witch cards of the harder variant (S3).
    pub harder_witch_cards: u8,
}

impl Shown for Salem {
    type Own = SalemView;
    type Playable = Playable;

    fn own(
        setup: &Setup,
        state: &State,
        now: &State,
        onlooker: Onlooker,
        admission: Admission,
    ) -> SalemView {
        let switches = setup.switches();
        SalemView {
            players: setup
                .players()
                .iter()
                .map(|player| PlayerView {
                    name: player.name.clone(),
                    character: player.character,
                    ghost: player.ghost,
                })
                .collect(),
            ledger: matches!(setup.tracking(), Tracking::Ledger(_)),
            tryal_cards: setup.cards(),
            pooled: switches.conspiracy == Passing::Pooled,
            dead_declare: switches.the_dead == TheDead::Declare,
            table: Self::view(state, onlooker),
            offers: admitted(Self::offers(now, onlooker), admission),
        }
    }

    fn playable(setup: &Setup) -> Playable {
        let seats = setup.players().len();
        Playable {
            cards_each: cards_each(seats).unwrap_or_default(),
            tryal_cards: setup.cards(),
            usual_witch_cards: usual_witch_cards(seats),
            harder_witch_cards: harder_witch_cards(seats),
        }
    }

    /// A card that lies on the table for all to see is right, whatever the ledger believes (S16).
    /// Were it refused first, anybody could ask about anybody's hand, and leave no trace.
    fn at_the_table(setup: &Setup, command: &Command) -> Command {
        let mut command = command.clone();
        let ledger = matches!(setup.tracking(), Tracking::Ledger(_));
        if let Command::Reveal { overrides, .. }
        | Command::TurnUp { overrides, .. }
        | Command::Confess {
            card: Some(_),
            overrides,
            ..
        } = &mut command
        {
            *overrides |= ledger;
        }
        command
    }

    /// The reports of a conspiracy (S43) go back as one round once something came of them: else the
    /// last one to report could ask for each card of a neighbour in turn.
    fn together(steps: &[Step<Command, Event>]) -> usize {
        let is_report = |step: &Step<Command, Event>| matches!(step.command, Command::Take { .. });
        let ends_the_round = |step: &Step<Command, Event>| {
            let ends =
                |event: &Event| matches!(event, Event::TakesForgotten | Event::CardsPassed { .. });
            is_report(step) && step.events.iter().any(ends)
        };
        let mut last = steps.iter().rev();
        if !last.next().is_some_and(ends_the_round) {
            return 1;
        }
        let report = |step: &&Step<Command, Event>| is_report(step) && !ends_the_round(step);
        1 + last.take_while(report).count()
    }

    fn names(setup: &Setup) -> Vec<String> {
        let players = setup.players().iter();
        players.map(|player| player.name.clone()).collect()
    }

    fn guests(setup: &Setup) -> Vec<String> {
        let people = setup.players().iter().filter(|player| !player.ghost);
        people.map(|player| player.name.clone()).collect()
    }

    fn table_of(form: &SetupForm) -> SetupForm {
        Self::seeded(form.clone(), 0)
    }

    fn seeded(form: SetupForm, seed: u64) -> SetupForm {
        SetupForm {
            // The ledger's hands are entered by their players, not sent with the setup.
            hands: None,
            seed,
            ..form
        }
    }

    fn stand(view: &TableView) -> Said {
        let nights = view.night.as_ref().map_or(0, |night| night.number);
        Said::of("salem-stand")
            .name("phase", word(view.phase))
            .number("nights", nights)
    }

    fn ending(setup: &Setup, view: &TableView) -> Option<Ending> {
        ending::ending(setup, view)
    }

    fn record(setup: &Setup, steps: &[Step<Command, Event>], over: bool) -> Vec<RecordLine> {
        record::lines(setup, steps, over)
    }
}

/// What the rules offer, as far as the table takes it now.
fn admitted(offers: Offers, admission: Admission) -> Offers {
    let admits = |command: &Command| admission.admits::<Salem>(command);
    let witches = admits(&Command::WitchesChoose { player: None });
    let constable = admits(&Command::ConstableChoose { player: None });
    let claim = offers.claim && admits(&Command::ClaimWitchesWin);
    let offers = if admission.untold {
        // What it would be about has happened, and nobody knows it yet.
        Offers {
            witches: offers.witches,
            constable: offers.constable,
            ..Offers::default()
        }
    } else {
        offers
    };
    Offers {
        witches: offers.witches.filter(|_| witches),
        constable: offers.constable.filter(|_| constable),
        end_confession: offers.end_confession && admits(&Command::EndConfession),
        claim,
        ..offers
    }
}

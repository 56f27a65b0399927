//! What the view offers is taken, and what it does not offer is refused and changes nothing: at
//! any moment of an evening, whether a window is open, chosen in or held, whether sand runs, and
//! whether what has happened is told. The rules' own law asks this of them; here it is asked of
//! the table, by the host and by a seat, with what the view says may be done beside the rules.

use std::collections::BTreeMap;

use app::contract::{HostAsk, Reply, SandMode, Screen, SeatAsk, SeatRequest, Trouble, View};
use app::salem::settings::Change as SalemChange;
use app::table::SeatDoor;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rules::game::Game;
use rules::salem::Salem;
use rules::salem::cards::{Card, CardCounts};
use rules::salem::moment::CONFESSION;
use rules::salem::moves::Command;
use rules::salem::offers::Offers;
use rules::salem::refusals::Code;
use rules::salem::setup::{Setup, SetupForm};
use rules::seat::Seat;
use tokio::time::Duration;

use crate::dice::{Dice, Luck};
use crate::kit::{Evening, Now, new_game, playing, rule, salem, settled, turn_sand};
use crate::offered::all_offered;
use crate::tables::any_table;
use crate::universe::{any_command, is_offered};

/// Moments of an evening.
const MOMENTS: usize = 160;

/// `EVENINGS` by luck, or what fits in the usual time.
pub(crate) fn evenings(usual: u64) -> u64 {
    let asked = std::env::var("EVENINGS").ok();
    asked.and_then(|asked| asked.parse().ok()).unwrap_or(usual)
}

/// The one reason that only the ledger knows, and that is told to the constable alone: everybody
/// else's eyes are shut. Of a card that lies on the table there is none.
const SECRET: Code = Code::MayNotChooseSelf;

/// Somebody who asks, and what they see.
enum By<'a> {
    Host,
    Seat(&'a SeatDoor),
}

/// Offers, back, forth, to be taken up.
type May = (Offers, bool, bool, bool);

/// An evening on which the law is held.
pub(crate) struct Held {
    pub(crate) evening: Evening,
    setup: Setup,
    luck: Luck,
    /// The device of one seat.
    door: SeatDoor,
    /// The turn that was seen last, and what could be done on it.
    may: Option<(u64, May)>,
    /// How often each kind of moment was met, so that none is missed.
    met: BTreeMap<&'static str, usize>,
}

/// All that is shown, but for how much sand has fallen by itself.
pub(crate) fn shown(evening: &Evening) -> View {
    let mut view = View::clone(&evening.view());
    if let Screen::Game(game) = &mut view.screen
        && let Some(sand) = &mut game.house.sand
        && let SandMode::Digital { left_ms, .. } = &mut sand.mode
    {
        *left_ms = 0;
    }
    view
}

fn json(command: &Command) -> String {
    serde_json::to_string(command).unwrap()
}

impl Held {
    pub(crate) async fn begin(form: SetupForm, luck: Luck) -> Self {
        let evening = Evening::begin();
        evening.ask(new_game(form.clone())).await;
        let mut luck = luck;
        let asks = luck.one_in(3);
        evening.set(salem(SalemChange::AskAsleep(asks))).await;
        let setup = SetupForm {
            hands: None,
            ..form
        };
        let door = evening.seat_at(Seat::at(0).unwrap()).await;
        Self {
            evening,
            setup: setup.check().unwrap(),
            luck,
            door,
            may: None,
            met: BTreeMap::new(),
        }
    }

    pub(crate) fn game(&self) -> Now {
        self.evening.game()
    }

    fn met(&mut self, what: &'static str) {
        *self.met.entry(what).or_default() += 1;
    }

    /// What somebody is offered now.
    fn offers(&self, by: &By<'_>) -> Offers {
        match by {
            By::Host => self.game().offers,
            By::Seat(door) => {
                let view = door.views().borrow().clone();
                let game = view.game.as_ref().map(Now::of);
                game.map(|game| game.offers).unwrap_or_default()
            }
        }
    }

    async fn ask(&self, by: &By<'_>, command: Command) -> Result<(), Vec<Trouble>> {
        match by {
            By::Host => self.evening.try_ask(playing(command)).await,
            By::Seat(door) => {
                let seen = door.views().borrow().turn;
                let ask: SeatAsk = playing(command);
                match door.ask(SeatRequest { seen, ask }).await {
                    Reply::Refused { troubles } => Err(troubles),
                    _ => Ok(()),
                }
            }
        }
    }

    /// Whether the view names this command.
    fn names(&self, by: &By<'_>, command: &Command) -> bool {
        let offers = self.offers(by);
        let Command::TurnUp {
            player,
            cards,
            overrides: true,
        } = command
        else {
            // Of the state only the cards that nobody sees are asked for, and only to turn up.
            let nothing = Salem::begin(&self.setup);
            return is_offered(&self.setup, &nothing, &offers, command);
        };
        let hidden = self.hidden();
        offers.turn_up.is_some_and(|offer| {
            let all = cards.len() == usize::from(offer.count);
            offer.seat == *player && all && CardCounts::of(cards).fits_in(hidden)
        })
    }

    /// The cards that are not face up, as anybody can count them.
    fn hidden(&self) -> CardCounts {
        let table = self.game().table;
        let face_up = CardCounts::of(table.seats.iter().flat_map(|seat| &seat.revealed));
        let all = self.setup.cards();
        CardCounts {
            witch: all.witch - face_up.witch,
            constable: all.constable - face_up.constable,
            not_a_witch: all.not_a_witch - face_up.not_a_witch,
        }
    }

    /// What is not offered is refused and changes nothing.
    async fn refuses_the_rest(&mut self) {
        let door = self.door.clone();
        for by in [By::Host, By::Seat(&door)] {
            let mut asked: Vec<_> = (0..5)
                .map(|_| any_command(&mut self.luck, &self.setup))
                .collect();
            for offered in self.all_offered(&By::Host) {
                asked.extend(self.slip_of(offered));
            }
            for command in asked {
                if self.names(&by, &command) {
                    continue;
                }
                let before = shown(&self.evening);
                let asked = json(&command);
                let answer = self.ask(&by, command).await;
                let narrator = self.game().narrator;
                assert!(
                    answer.is_err(),
                    "{asked} was taken but not offered: {narrator:#?}"
                );
                let is_same = shown(&self.evening) == before;
                assert!(is_same, "{asked} changed something: {narrator:#?}");
            }
        }
    }

    /// An offered command with another seat or card.
    fn slip_of(&mut self, mut kind: Vec<Command>) -> Option<Command> {
        let which = self.luck.below(kind.len().max(1));
        let command = (which < kind.len()).then(|| kind.swap_remove(which))?;
        let seats = self.setup.players().len();
        let other = command.try_map(|_| Seat::at(self.luck.below(seats + 1)).ok_or(()));
        match other.ok()? {
            Command::TurnUp {
                player,
                mut cards,
                overrides,
            } => {
                match self.luck.below(3) {
                    0 => cards.push(Card::NotAWitch),
                    1 => drop(cards.pop()),
                    _ => cards.fill(Card::Witch),
                }
                Some(Command::TurnUp {
                    player,
                    cards,
                    overrides,
                })
            }
            other => Some(other),
        }
    }

    fn all_offered(&mut self, by: &By<'_>) -> Vec<Vec<Command>> {
        all_offered(&self.offers(by), &self.setup, &mut self.luck)
    }

    /// Something that is offered is asked for, and is taken.
    async fn takes_one(&mut self, by: &By<'_>) {
        let mut kinds = self.all_offered(by);
        if kinds.is_empty() {
            return;
        }
        let mut kind = kinds.swap_remove(self.luck.below(kinds.len()));
        let command = kind.swap_remove(self.luck.below(kind.len()));
        let asked = json(&command);
        assert!(self.names(by, &command), "{asked}");
        let before = shown(&self.evening);
        let answer = self.ask(by, command).await;
        let Err(troubles) = answer else {
            return self.met("something offered was done");
        };
        let game = self.game();
        assert!(
            game.ledger && troubles == [rule(SECRET)],
            "{asked} was offered but refused: {troubles:?}\n{:#?}",
            game.narrator
        );
        assert!(shown(&self.evening) == before, "{asked}");
        self.met("the constable pointed at themselves");
    }

    /// What the view says of everything beside the rules is so.
    async fn keeps_its_word(&mut self) {
        let game = self.game();
        let narrator = &game.narrator;
        let caption = narrator.caption.clone();
        let (ask, may): (HostAsk, bool) = match self.luck.below(10) {
            0 => (HostAsk::Undo, game.may_undo),
            1 => (HostAsk::Redo, game.may_redo),
            2 => (HostAsk::SkipLine { caption }, narrator.may_skip),
            3 => (HostAsk::RepeatLine, narrator.may_repeat),
            4 => (HostAsk::RestartPhase, narrator.may_restart),
            5 => (HostAsk::TakeUpAgain, narrator.interrupted),
            6 => {
                let digital = |sand: app::contract::SandView| sand.mode != SandMode::Own;
                (HostAsk::AddSand, game.sand.is_some_and(digital))
            }
            7 => (HostAsk::LeadOn, narrator.waits),
            8 => {
                let may = game.sand.is_none() && narrator.window.is_none();
                let sands = ["slow-turn", "discussion"];
                (turn_sand(sands[self.luck.below(2)]), may)
            }
            _ => {
                let may = game.sand.is_some_and(|sand| sand.sand != CONFESSION);
                (HostAsk::EndSand, may)
            }
        };
        let before = shown(&self.evening);
        let asked = format!("{ask:?}");
        let answer = self.evening.try_ask(ask).await;
        assert_eq!(answer.is_ok(), may, "{asked}: {answer:?}\n{narrator:#?}");
        if !may {
            assert!(shown(&self.evening) == before, "{asked} changed something");
        }
    }

    async fn lets_time_pass(&mut self) {
        let game = self.game();
        let most = if game.narrator.speaking { 9_000 } else { 600 };
        let ms = u64::try_from(self.luck.below(most)).unwrap();
        tokio::time::sleep(Duration::from_millis(ms)).await;
        // What is due at this very moment is no answer to what is asked next.
        settled().await;
    }

    /// Whoever asks on a view is not stale only where nothing else may be done since.
    fn keeps_its_turn(&mut self) {
        let view = self.evening.view();
        let game = self.game();
        let may = (
            game.offers,
            game.may_undo,
            game.may_redo,
            game.narrator.interrupted,
        );
        let before = self.may.replace((view.turn, may.clone()));
        if let Some((turn, before)) = before
            && turn == view.turn
        {
            assert_eq!(before, may, "on turn {turn}");
        }
    }

    fn looks(&mut self) {
        self.keeps_its_turn();
        let game = self.game();
        for (is_so, what) in [
            (game.waits_for().is_some(), "a window is open"),
            (game.narrator.window.is_some_and(|one| one.chosen), "chosen"),
            (game.narrator.paused, "paused"),
            (
                game.narrator.paused && game.waits_for().is_some(),
                "a window is held",
            ),
            (game.narrator.interrupted, "interrupted"),
            (game.narrator.goes_on, "goes on by itself"),
            (game.narrator.waits, "waits for sleep"),
            (
                game.sand.is_some_and(|sand| sand.sand == CONFESSION),
                "confession",
            ),
            (game.table.dealing.is_some(), "dealing"),
            (game.offers.answer_claim, "a claim"),
            (game.offers.turn_up.is_some(), "a death"),
            (!game.offers.take.is_empty(), "taking"),
            (game.table.winner.is_some(), "over"),
        ] {
            if is_so {
                self.met(what);
            }
        }
    }
}

impl Held {
    /// Something happens, or time passes.
    pub(crate) async fn goes_on(&mut self) {
        match self.luck.below(16) {
            0..6 => self.takes_one(&By::Host).await,
            6 => {
                let door = self.door.clone();
                self.takes_one(&By::Seat(&door)).await;
            }
            7 => self.keeps_its_word().await,
            8 if self.luck.one_in(2) => self.evening.ask(HostAsk::Pause).await,
            8 | 9 => self.evening.ask(HostAsk::Resume).await,
            10 if self.game().narrator.interrupted => {
                self.evening.ask(HostAsk::TakeUpAgain).await;
            }
            12 if self.game().narrator.waits => self.evening.ask(HostAsk::LeadOn).await,
            11 if self.luck.one_in(6) && self.game().table.winner.is_none() => {
                self.evening.ask(HostAsk::Leave).await;
                self.evening.ask(HostAsk::GoOn).await;
            }
            _ => self.lets_time_pass().await,
        }
    }
}

async fn hold_the_law(form: SetupForm, seed: u64) -> BTreeMap<&'static str, usize> {
    let mut held = Held::begin(form, Luck(seed)).await;
    for _ in 0..MOMENTS {
        held.looks();
        held.refuses_the_rest().await;
        held.goes_on().await;
        // Nothing more happens in a game that is over, unless somebody goes back.
        if held.met.get("over").is_some_and(|over| *over > 8) {
            break;
        }
    }
    held.met
}

#[tokio::test(start_paused = true)]
async fn law_3_what_the_view_offers_is_taken_and_all_else_is_refused() {
    let mut runner = TestRunner::deterministic();
    let mut met = BTreeMap::new();
    for seed in 0..evenings(60) {
        let form = any_table().new_tree(&mut runner).unwrap().current();
        for (what, times) in hold_the_law(form.0, seed * 7919 + 5).await {
            *met.entry(what).or_insert(0) += times;
        }
    }
    for what in [
        "a window is open",
        "chosen",
        "paused",
        "a window is held",
        "interrupted",
        "goes on by itself",
        "waits for sleep",
        "confession",
        "dealing",
        "a claim",
        "a death",
        "taking",
        "over",
        "something offered was done",
        "the constable pointed at themselves",
    ] {
        assert!(met.contains_key(what), "never met: {what}");
    }
}

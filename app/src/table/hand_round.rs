//! The device goes round: with the ledger, every player enters their Tryal cards in
//! secret before the game begins (S16). Whether they add up is known to the rules alone.

use rules::salem::SalemGame;
use rules::salem::cards::Card;
use rules::salem::setup::{SetupForm, TrackingForm, cards_each};
use rules::seat::Seat;
use serde_json::json;

use super::Table;
use crate::contract::Trouble;
use crate::keep::Entry;

/// The hands that were entered so far.
pub(super) struct HandRound {
    pub(super) form: SetupForm,
    pub(super) hands: Vec<Option<Vec<Card>>>,
    pub(super) did_not_add_up: bool,
}

/// What became of a hand that was entered.
pub(super) enum Entered {
    /// Others are still to come.
    More,
    /// All are in and add up: the game begins.
    Begins(Box<SalemGame>),
    /// All are in and do not add up; all are asked again.
    Forgotten,
}

impl HandRound {
    /// For a setup with the ledger whose hands are not known yet; `None` for any other.
    pub(super) fn of(form: &SetupForm) -> Option<Self> {
        let wanted = form.tracking == TrackingForm::Ledger && form.hands.is_none();
        wanted.then(|| Self {
            hands: vec![None; form.players.len()],
            form: form.clone(),
            did_not_add_up: false,
        })
    }

    pub(super) fn cards_each(&self) -> u8 {
        cards_each(self.form.players.len()).unwrap_or_default()
    }

    pub(super) fn accepts(&self, seat: Seat, cards: &[Card]) -> Result<(), Trouble> {
        match self.hands.get(seat.place()) {
            Some(None) if cards.len() == usize::from(self.cards_each()) => Ok(()),
            Some(None) => Err(Trouble::OutOfRange),
            Some(Some(_)) | None => Err(Trouble::NotNow),
        }
    }

    pub(super) fn enter(&mut self, seat: Seat, cards: Vec<Card>) -> Entered {
        self.did_not_add_up = false;
        if let Some(hand) = self.hands.get_mut(seat.place()) {
            *hand = Some(cards);
        }
        let all: Option<Vec<_>> = self.hands.iter().cloned().collect();
        let Some(all) = all else {
            return Entered::More;
        };
        let names = self.form.players.iter().map(|player| player.name.clone());
        let form = SetupForm {
            hands: Some(names.zip(all).collect()),
            ..self.form.clone()
        };
        match form.check() {
            Ok(setup) => Entered::Begins(Box::new(SalemGame::new(setup))),
            Err(_) => {
                self.forget();
                Entered::Forgotten
            }
        }
    }

    pub(super) fn forget(&mut self) {
        self.hands.fill(None);
        self.did_not_add_up = true;
    }
}

impl Table {
    pub(super) fn enter_hand(&mut self, seat: Seat, cards: Vec<Card>) -> Result<(), Vec<Trouble>> {
        let round = self.hand_round.as_mut().filter(|_| self.at_table);
        let round = round.ok_or_else(|| vec![Trouble::NotNow])?;
        round
            .accepts(seat, &cards)
            .map_err(|trouble| vec![trouble])?;
        let command = json!({"do": "enter-hand", "player": seat, "cards": cards});
        let mut events = vec![json!({"event": "hand-entered", "seat": seat, "cards": cards})];
        match round.enter(seat, cards) {
            Entered::More => {}
            Entered::Begins(game) => {
                events.push(json!({"event": "hands-dealt"}));
                self.hand_round = None;
                self.game = Some(*game);
                self.learn();
            }
            Entered::Forgotten => events.push(json!({"event": "hands-forgotten"})),
        }
        self.keeping.keep(Entry::Step {
            command,
            events: events.into(),
        });
        Ok(())
    }
}

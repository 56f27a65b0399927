//! A table out of the fuzzer's bytes.

use rules::salem::cards::{Card, Character};
use rules::salem::printing::{BlueCardsAtTwo, Death, Exceptions, Passing, Piety, Printing};
use rules::salem::setup::{PlayerForm, SetupForm, TrackingForm, cards_each};
use strum::VariantArray;

use crate::dice::Dice;

/// Dice that are read; when there is nothing left to read they fall on 0.
pub(crate) struct Bytes<'a>(pub(crate) &'a [u8]);

impl Dice for Bytes<'_> {
    fn below(&mut self, bound: usize) -> usize {
        let Some((byte, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        usize::from(*byte) % bound
    }
}

/// Any table that can be played.
pub(crate) fn any_table(dice: &mut Bytes<'_>) -> SetupForm {
    let ghosts = [0, 0, 0, 1, 2][dice.below(5)];
    let seats = if ghosts > 0 { 4 } else { 4 + dice.below(9) };
    let witch_cards = 1 + dice.below(5);
    let mut characters = Character::VARIANTS.to_vec();
    let with_characters = dice.one_in(2);
    let players = (0..seats).map(|place| PlayerForm {
        name: format!("P{place}"),
        character: (with_characters && dice.one_in(2)).then(|| {
            let one = characters.swap_remove(dice.below(characters.len()));
            <&str>::from(one).to_owned()
        }),
        ghost: place % 2 == 1 && place / 2 < ghosts,
    });
    let players: Vec<_> = players.collect();
    let printing = if dice.one_in(2) {
        Printing::Older
    } else {
        Printing::Fifteenth
    };
    let rules = Exceptions {
        death: [None, Some(Death::LastWitchCard), Some(Death::AnyWitchCard)][dice.below(3)],
        piety: [None, Some(Piety::Doubles), Some(Piety::Forbids)][dice.below(3)],
        blue_cards_at_two: [
            None,
            Some(BlueCardsAtTwo::Stay),
            Some(BlueCardsAtTwo::Leave),
        ][dice.below(3)],
        conspiracy: [None, Some(Passing::FromTheLeft), Some(Passing::Pooled)][dice.below(3)],
        ..Exceptions::default()
    };
    let ledger = dice.one_in(2);
    // Known from the start, or entered at the table.
    let known = ledger && !dice.one_in(3);
    let hands = known.then(|| {
        let each = usize::from(cards_each(seats).expect("a table that is played"));
        let mut cards = vec![Card::NotAWitch; seats * each];
        cards[..witch_cards].fill(Card::Witch);
        cards[witch_cards] = Card::Constable;
        // Only where the few that matter lie makes a difference.
        for place in 0..=witch_cards {
            cards.swap(place, dice.below(seats * each));
        }
        players
            .iter()
            .zip(cards.chunks(each))
            .map(|(player, hand)| (player.name.clone(), hand.to_vec()))
            .collect()
    });
    SetupForm {
        players,
        witch_cards: i64::try_from(witch_cards).ok(),
        printing,
        rules,
        tracking: if ledger {
            TrackingForm::Ledger
        } else {
            TrackingForm::Counts
        },
        hands,
        seed: dice.below(256) as u64,
    }
}

//! Any table that can be played, for the laws: every number of players, every switch
//! alone, both ways of keeping track, ghosts, any characters, any deal.

use std::collections::BTreeMap;

use proptest::prelude::*;
use rules::salem::cards::{Card, Character};
use rules::salem::printing::{
    BlueCardsAtTwo, Death, Exceptions, NightCard, Passing, Piety, Printing, TheDead,
};
use rules::salem::setup::{PlayerForm, SetupForm, TrackingForm, cards_each, usual_witch_cards};
use strum::VariantArray;

use crate::dice::{Dice, Luck};
use crate::told::Told;

const NAMES: [&str; 12] = [
    "Ada", "Ben", "Cy", "Dee", "Eve", "Fox", "Gus", "Hal", "Ivy", "Joe", "Kit", "Lou",
];

/// The characters that change what is tracked.
const TRACKED: [Character; 6] = [
    Character::CottonMather,
    Character::GeorgeBurroughs,
    Character::MarthaCorey,
    Character::MaryWarren,
    Character::ThomasDanforth,
    Character::WilliamPhips,
];

/// Four people by name, and all else as usual.
pub(crate) fn four() -> SetupForm {
    let player = |name: &str| PlayerForm {
        name: name.to_owned(),
        ..PlayerForm::default()
    };
    SetupForm {
        players: ["Ada", "Ben", "Cy", "Dee"].map(player).into(),
        ..SetupForm::default()
    }
}

/// Any table. With the ledger the hands are known, or entered at the table.
pub(crate) fn any_table() -> impl Strategy<Value = Told<SetupForm>> {
    let any = prop_oneof![table(any_tracking()), table(any_tracking()), ghost_table()];
    (any, prop::bool::weighted(0.3)).prop_map(|(form, entered_at_the_table)| {
        Told(SetupForm {
            hands: form.hands.filter(|_| !entered_at_the_table),
            ..form
        })
    })
}

/// Any table with the ledger, and another deal of the same cards.
pub(crate) fn two_deals() -> impl Strategy<Value = [Told<SetupForm>; 2]> {
    let one = prop_oneof![4 => table(Just(TrackingForm::Ledger)), 1 => ghost_table()];
    (one, any::<u64>()).prop_map(|(one, shuffle)| {
        let one = SetupForm {
            tracking: TrackingForm::Ledger,
            hands: None,
            ..one
        };
        let first = dealt(one.clone(), shuffle);
        let second = dealt(one, shuffle.rotate_left(32) ^ 0x9e37_79b9);
        [Told(first), Told(second)]
    })
}

fn any_tracking() -> impl Strategy<Value = TrackingForm> {
    prop_oneof![Just(TrackingForm::Counts), Just(TrackingForm::Ledger)]
}

fn table(tracking: impl Strategy<Value = TrackingForm>) -> impl Strategy<Value = SetupForm> {
    // Small tables end soonest, and so reach most.
    let seats = prop_oneof![4_usize..=6, 4_usize..=12];
    let characters = prop_oneof![
        proptest::sample::subsequence(Character::VARIANTS.to_vec(), 0..=12).prop_shuffle(),
        // Those who change what is tracked, all at one table.
        Just(TRACKED.to_vec()).prop_shuffle(),
    ];
    let witch_cards = prop_oneof![Just(None), (1_i64..=5).prop_map(Some)];
    (
        seats,
        characters,
        witch_cards,
        any_printing(),
        any_exceptions(),
        tracking,
        any::<u64>(),
    )
        .prop_map(
            |(seats, characters, witch_cards, printing, rules, tracking, shuffle)| {
                let mut characters = characters.into_iter();
                let players = NAMES[..seats].iter().map(|name| PlayerForm {
                    name: (*name).to_owned(),
                    character: characters.next().map(|one| <&str>::from(one).to_owned()),
                    ghost: false,
                });
                let form = SetupForm {
                    players: players.collect(),
                    witch_cards,
                    printing,
                    rules,
                    tracking,
                    hands: None,
                    seed: shuffle,
                };
                dealt(form, shuffle)
            },
        )
}

fn ghost_table() -> impl Strategy<Value = SetupForm> {
    let witch_cards = prop_oneof![3 => Just(None), 1 => (1_i64..=3).prop_map(Some)];
    (
        1_usize..=2,
        witch_cards,
        any_exceptions(),
        any_tracking(),
        any::<u64>(),
    )
        .prop_map(|(ghosts, witch_cards, rules, tracking, shuffle)| {
            let players = NAMES[..4].iter().enumerate();
            let players = players.map(|(place, name)| PlayerForm {
                name: (*name).to_owned(),
                character: None,
                ghost: place % 2 == 1 && place / 2 < ghosts,
            });
            let form = SetupForm {
                players: players.collect(),
                witch_cards,
                rules,
                tracking,
                seed: shuffle,
                ..SetupForm::default()
            };
            dealt(form, shuffle)
        })
}

fn any_printing() -> impl Strategy<Value = Printing> {
    prop_oneof![Just(Printing::Fifteenth), Just(Printing::Older)]
}

fn any_exceptions() -> impl Strategy<Value = Exceptions> {
    fn rule<T: Copy + std::fmt::Debug + 'static>(
        one: T,
        other: T,
    ) -> impl Strategy<Value = Option<T>> {
        prop_oneof![2 => Just(None), 1 => Just(Some(one)), 1 => Just(Some(other))]
    }
    (
        rule(Death::LastWitchCard, Death::AnyWitchCard),
        rule(Piety::Doubles, Piety::Forbids),
        rule(NightCard::LowerHalf, NightCard::Bottom),
        rule(TheDead::KeepSilent, TheDead::Declare),
        rule(BlueCardsAtTwo::Stay, BlueCardsAtTwo::Leave),
        rule(Passing::FromTheLeft, Passing::Pooled),
    )
        .prop_map(
            |(death, piety, night_card, the_dead, blue_cards_at_two, conspiracy)| Exceptions {
                death,
                piety,
                night_card,
                the_dead,
                blue_cards_at_two,
                conspiracy,
            },
        )
}

/// Deals the cards with the ledger; in counts nobody knows how they lie.
fn dealt(mut form: SetupForm, shuffle: u64) -> SetupForm {
    if form.tracking == TrackingForm::Counts {
        return form;
    }
    let seats = form.players.len();
    let each = usize::from(cards_each(seats).expect("a table that is played"));
    let witch_cards = form.witch_cards.map_or_else(
        || usize::from(usual_witch_cards(seats)),
        |number| usize::try_from(number).expect("a small number"),
    );
    let mut cards = vec![Card::NotAWitch; seats * each];
    cards[..witch_cards].fill(Card::Witch);
    cards[witch_cards] = Card::Constable;
    let mut luck = Luck(shuffle);
    for place in (1..cards.len()).rev() {
        cards.swap(place, luck.below(place + 1));
    }
    let hands: BTreeMap<_, _> = form
        .players
        .iter()
        .zip(cards.chunks(each))
        .map(|(player, hand)| (player.name.clone(), hand.to_vec()))
        .collect();
    form.hands = Some(hands);
    form
}

//! Every command that a view's offers name, kind by kind. Must never look behind the view.

use rules::salem::cards::{Card, CardCounts, RedCard};
use rules::salem::moves::Command;
use rules::salem::offers::{BlueOffer, Offers, ShowOffer};
use rules::salem::printing::Passing;
use rules::salem::setup::{Setup, cards_each};
use rules::seat::Seat;
use strum::VariantArray;

use crate::dice::{Dice, Luck};

/// Everything that is offered to somebody, by its kind.
pub(crate) fn all_offered(offers: &Offers, setup: &Setup, luck: &mut Luck) -> Vec<Vec<Command>> {
    let mut kinds: Vec<Vec<Command>> = Vec::new();
    for (offered, command) in [
        (offers.dawn, Command::Dawn),
        (offers.night, Command::Night),
        (offers.end_confession, Command::EndConfession),
        (offers.end_conspiracy, Command::EndConspiracy),
        (offers.claim && luck.one_in(4), Command::ClaimWitchesWin),
    ] {
        kinds.extend(offered.then(|| vec![command]));
    }
    if offers.answer_claim {
        let stands = luck.one_in(4);
        kinds.push(vec![Command::AnswerClaim { stands }]);
    }
    for (choice, of_witches) in [(&offers.witches, true), (&offers.constable, false)] {
        let Some(choice) = choice else { continue };
        let seats = choice.seats.iter().copied().map(Some);
        let nobody = choice.nobody.then_some(None);
        let chosen = seats.chain(nobody).map(|player| match of_witches {
            true => Command::WitchesChoose { player },
            false => Command::ConstableChoose { player },
        });
        kinds.push(chosen.collect());
    }
    let reveals = offers.reveal.iter().flat_map(shows);
    kinds.push(
        reveals
            .map(|(player, card, holds_another)| Command::Reveal {
                player,
                card,
                holds_another,
                overrides: false,
            })
            .collect(),
    );
    let confess = |player, card, holds_another| Command::Confess {
        player,
        card,
        holds_another,
        overrides: false,
    };
    let confessions = offers.confess.iter().flat_map(|offer| {
        let without = offer.without_card.then(|| confess(offer.seat, None, false));
        shows(offer)
            .map(move |(player, card, another)| confess(player, Some(card), another))
            .chain(without)
    });
    kinds.push(confessions.collect());
    if let Some(offer) = offers.turn_up {
        let cards = some_of(luck, offer.most, offer.count);
        kinds.push(vec![Command::TurnUp {
            player: offer.seat,
            cards,
            overrides: false,
        }]);
    }
    let blue = |offers: &[BlueOffer], give: bool| {
        let all = offers.iter().flat_map(|offer| {
            let card = offer.card;
            offer.seats.iter().map(move |player| (card, *player))
        });
        all.map(|(card, player)| match give {
            true => Command::Give { card, player },
            false => Command::Discard { card, player },
        })
        .collect()
    };
    kinds.push(blue(&offers.give, true));
    kinds.push(blue(&offers.discard, false));
    let moves = offers.moves.iter().flat_map(|offer| {
        let (card, from) = (offer.card, offer.from);
        offer.to.iter().map(move |to| Command::Move {
            card,
            from,
            to: *to,
        })
    });
    kinds.push(moves.collect());
    let card = RedCard::VARIANTS[luck.below(RedCard::VARIANTS.len())];
    let accuse = |player: &Seat| Command::Accuse {
        player: *player,
        card,
    };
    kinds.push(offers.accuse.iter().map(accuse).collect());
    let clear = |player: &Seat| Command::ClearAccusations { player: *player };
    kinds.push(offers.clear_accusations.iter().map(clear).collect());
    if luck.one_in(6) {
        let leave = offers.leave.iter().flat_map(|offer| {
            let given = offer.to.iter().copied().map(Some);
            given.chain([None]).map(|gives_to| Command::Leave {
                player: offer.seat,
                gives_to,
            })
        });
        kinds.push(leave.collect());
    }
    let conspiracy = |drawer: &Seat| Command::Conspiracy { drawer: *drawer };
    kinds.push(offers.conspiracy.iter().map(conspiracy).collect());
    let pooled = setup.switches().conspiracy == Passing::Pooled;
    let take = |player: &Seat| Command::Take {
        player: *player,
        card: Card::NotAWitch,
        gave: pooled.then_some(Card::NotAWitch),
    };
    kinds.push(offers.take.iter().map(take).collect());
    let enter = |player: &Seat| Command::EnterHand {
        player: *player,
        cards: dealt(setup, *player),
    };
    kinds.push(offers.enter_hand.iter().map(enter).collect());
    kinds.retain(|kind| !kind.is_empty());
    kinds
}

/// What lies before a player: one deal for each set-up.
fn dealt(setup: &Setup, seat: Seat) -> Vec<Card> {
    let each = usize::from(cards_each(setup.players().len()).unwrap());
    let mut luck = Luck(setup.seed());
    let all = some_of(&mut luck, setup.cards(), setup.cards().total());
    all[seat.place() * each..][..each].to_vec()
}

/// Every way to show a card that is offered.
fn shows(offer: &ShowOffer) -> impl Iterator<Item = (Seat, Card, bool)> + '_ {
    offer.cards.iter().flat_map(|card| {
        let another = offer.asks_for_another && *card == Card::Witch;
        let ways = [Some(false), another.then_some(true)];
        ways.into_iter()
            .flatten()
            .map(|another| (offer.seat, *card, another))
    })
}

/// So many cards out of a pile.
fn some_of(luck: &mut Luck, pile: CardCounts, count: u8) -> Vec<Card> {
    let of = |card: Card| std::iter::repeat_n(card, usize::from(pile.kind(card)));
    let mut pile: Vec<_> = Card::VARIANTS.iter().copied().flat_map(of).collect();
    let mut cards = Vec::new();
    while cards.len() < usize::from(count) && !pile.is_empty() {
        cards.push(pile.swap_remove(luck.below(pile.len())));
    }
    cards
}

//! Every command that there is, and which of them a table offers.

use std::convert::Infallible;

use rules::onlooker::Onlooker;
use rules::salem::cards::{BlueCard, Card, CardCounts, RedCard};
use rules::salem::moves::Command;
use rules::salem::offers::{Offers, ShowOffer, offers};
use rules::salem::printing::{Death, Passing};
use rules::salem::setup::{Setup, Tracking, cards_each};
use rules::salem::state::State;
use rules::salem::view::view;
use rules::seat::{MOST_SEATS, Seat};
use strum::VariantArray;

use crate::dice::{Dice, Luck};

fn any_seat(dice: &mut impl Dice, setup: &Setup) -> Seat {
    // Now and then a seat where nobody sits.
    let place = match dice.below(40) {
        0 => MOST_SEATS - 1,
        1 => setup.players().len(),
        _ => dice.below(setup.players().len()),
    };
    Seat::at(place).expect("a seat of the house")
}

fn any_card(dice: &mut impl Dice) -> Card {
    Card::VARIANTS[dice.below(Card::VARIANTS.len())]
}

fn any_blue_card(dice: &mut impl Dice) -> BlueCard {
    BlueCard::VARIANTS[dice.below(BlueCard::VARIANTS.len())]
}

/// Any command at all, sensible or not.
pub(crate) fn any_command(dice: &mut impl Dice, setup: &Setup) -> Command {
    let nobody = dice.one_in(6);
    let player = any_seat(dice, setup);
    match dice.below(23) {
        22 => Command::Leave {
            player,
            gives_to: (!nobody).then(|| any_seat(dice, setup)),
        },
        21 => Command::EnterHand {
            player,
            cards: (0..dice.below(7)).map(|_| any_card(dice)).collect(),
        },
        0 => Command::Dawn,
        1 => Command::WitchesChoose {
            player: (!nobody).then_some(player),
        },
        2 => Command::Night,
        3 => Command::ConstableChoose {
            player: (!nobody).then_some(player),
        },
        4 | 5 => Command::Confess {
            player,
            card: (!nobody).then(|| any_card(dice)),
            holds_another: dice.one_in(3),
            overrides: dice.one_in(3),
        },
        6 => Command::EndConfession,
        7 | 8 => Command::Reveal {
            player,
            card: any_card(dice),
            holds_another: dice.one_in(3),
            overrides: dice.one_in(3),
        },
        9 | 10 => Command::TurnUp {
            player,
            cards: (0..dice.below(7)).map(|_| any_card(dice)).collect(),
            overrides: dice.one_in(3),
        },
        11 => Command::Give {
            card: any_blue_card(dice),
            player,
        },
        12 => Command::Move {
            card: any_blue_card(dice),
            from: player,
            to: any_seat(dice, setup),
        },
        13 => Command::Discard {
            card: any_blue_card(dice),
            player,
        },
        14 => Command::Accuse {
            player,
            card: RedCard::VARIANTS[dice.below(RedCard::VARIANTS.len())],
        },
        15 => Command::ClearAccusations { player },
        16 => Command::Conspiracy { drawer: player },
        17 => Command::Take {
            player,
            card: any_card(dice),
            gave: (!nobody).then(|| any_card(dice)),
        },
        18 => Command::EndConspiracy,
        19 => Command::ClaimWitchesWin,
        _ => Command::AnswerClaim {
            stands: dice.one_in(2),
        },
    }
}

/// An offered command with something changed: what a slip of the finger asks for.
pub(crate) fn nearly_offered(
    dice: &mut impl Dice,
    setup: &Setup,
    state: &State,
) -> Option<Command> {
    let mut command = offered_command(dice, setup, state)?;
    if dice.one_in(2) {
        let other = command.try_map(|_| Ok::<_, Infallible>(any_seat(dice, setup)));
        command = other.unwrap_or_else(|never| match never {});
    }
    match &mut command {
        Command::Confess { card, .. } if dice.one_in(2) => *card = None,
        Command::Confess {
            card,
            holds_another,
            ..
        } => {
            *card = Some(any_card(dice));
            *holds_another = dice.one_in(2);
        }
        Command::Reveal {
            card,
            holds_another,
            ..
        } => {
            *card = any_card(dice);
            *holds_another = dice.one_in(2);
        }
        Command::TurnUp { cards, .. } | Command::EnterHand { cards, .. } => match dice.below(3) {
            0 => cards.push(any_card(dice)),
            1 => drop(cards.pop()),
            _ => *cards = cards.iter().map(|_| any_card(dice)).collect(),
        },
        _ => {}
    }
    Some(command)
}

/// The cards of each kind that are not face up, as anybody at the table can count them.
pub(crate) fn hidden(setup: &Setup, state: &State) -> CardCounts {
    let table = view(state, Onlooker::Table);
    let face_up = CardCounts::of(table.seats.iter().flat_map(|seat| &seat.revealed));
    let all = setup.cards();
    CardCounts {
        witch: all.witch - face_up.witch,
        constable: all.constable - face_up.constable,
        not_a_witch: all.not_a_witch - face_up.not_a_witch,
    }
}

/// What lies face down before a player, as the ledger believes.
pub(crate) fn hand(state: &State, seat: Seat) -> Option<CardCounts> {
    view(state, Onlooker::Seat(seat)).own_hand
}

/// Whether the answer "holds another Witch card" means anything with this card (S28).
fn is_asked(setup: &Setup, card: Card) -> bool {
    *setup.tracking() == Tracking::Counts
        && setup.switches().death == Death::LastWitchCard
        && card == Card::Witch
}

/// Whether the table offers this command. A flag that means nothing where it stands
/// does not make it another command.
pub(crate) fn is_offered(setup: &Setup, state: &State, offers: &Offers, command: &Command) -> bool {
    let shows = |from: &[ShowOffer], seat: Seat, card: Card, another: bool| {
        from.iter().any(|offer| {
            let another = another && is_asked(setup, card);
            offer.seat == seat
                && offer.cards.contains(&card)
                && (!another || offer.asks_for_another)
        })
    };
    match *command {
        Command::EnterHand { player, ref cards } => {
            let each = cards_each(setup.players().len()).map(usize::from);
            offers.enter_hand.contains(&player) && each == Some(cards.len())
        }
        Command::Dawn => offers.dawn,
        Command::WitchesChoose { player } => offers.witches.as_ref().is_some_and(|choice| {
            player.map_or(choice.nobody, |player| choice.seats.contains(&player))
        }),
        Command::Night => offers.night,
        Command::ConstableChoose { player } => offers.constable.as_ref().is_some_and(|choice| {
            player.map_or(choice.nobody, |player| choice.seats.contains(&player))
        }),
        Command::Confess {
            player, card: None, ..
        } => offers
            .confess
            .iter()
            .any(|offer| offer.seat == player && offer.without_card),
        Command::Confess {
            player,
            card: Some(card),
            holds_another,
            ..
        } => shows(&offers.confess, player, card, holds_another),
        Command::EndConfession => offers.end_confession,
        Command::Reveal {
            player,
            card,
            holds_another,
            ..
        } => shows(&offers.reveal, player, card, holds_another),
        Command::TurnUp {
            player,
            ref cards,
            overrides,
        } => offers.turn_up.is_some_and(|offer| {
            // What was said of another Witch card is put right by the cards.
            let most = if overrides {
                hidden(setup, state)
            } else {
                offer.most
            };
            offer.seat == player
                && cards.len() == usize::from(offer.count)
                && CardCounts::of(cards).fits_in(most)
        }),
        Command::Give { card, player } => offers
            .give
            .iter()
            .any(|offer| offer.card == card && offer.seats.contains(&player)),
        Command::Move { card, from, to } => offers
            .moves
            .iter()
            .any(|offer| offer.card == card && offer.from == from && offer.to.contains(&to)),
        Command::Discard { card, player } => offers
            .discard
            .iter()
            .any(|offer| offer.card == card && offer.seats.contains(&player)),
        Command::Accuse { player, .. } => offers.accuse.contains(&player),
        Command::ClearAccusations { player } => offers.clear_accusations.contains(&player),
        Command::Leave { player, gives_to } => offers
            .leave
            .iter()
            .any(|offer| offer.seat == player && gives_to.is_none_or(|to| offer.to.contains(&to))),
        Command::Conspiracy { drawer } => offers.conspiracy.contains(&drawer),
        Command::Take { player, .. } => offers.take.contains(&player),
        Command::EndConspiracy => offers.end_conspiracy,
        Command::ClaimWitchesWin => offers.claim,
        Command::AnswerClaim { .. } => offers.answer_claim,
    }
}

/// One of the commands that the table offers, of each kind about as often; `None` when
/// the game is over. Where the ledger knows a card, mostly that one.
pub(crate) fn offered_command(
    dice: &mut impl Dice,
    setup: &Setup,
    state: &State,
) -> Option<Command> {
    let offers = offers(state, Onlooker::Table);
    let mut kinds: Vec<Command> = Vec::new();
    let plain = [
        (offers.dawn, Command::Dawn),
        (offers.night, Command::Night),
        (offers.end_confession, Command::EndConfession),
        (offers.end_conspiracy, Command::EndConspiracy),
        (offers.claim && dice.one_in(8), Command::ClaimWitchesWin),
        (
            offers.answer_claim,
            Command::AnswerClaim {
                stands: dice.one_in(4),
            },
        ),
    ];
    kinds.extend(
        plain
            .into_iter()
            .filter_map(|(offered, command)| offered.then_some(command)),
    );
    for (choice, of_witches) in [(&offers.witches, true), (&offers.constable, false)] {
        let Some(choice) = choice else { continue };
        let nobody = choice.nobody && dice.one_in(3);
        let player = dice.pick(&choice.seats).filter(|_| !nobody);
        kinds.push(if of_witches {
            Command::WitchesChoose { player }
        } else {
            Command::ConstableChoose { player }
        });
    }
    if !offers.reveal.is_empty() {
        let (player, card, holds_another) = shown(dice, state, &offers.reveal);
        kinds.push(Command::Reveal {
            player,
            card,
            holds_another,
            overrides: dice.one_in(4),
        });
    }
    if !offers.confess.is_empty() {
        let (player, card, holds_another) = shown(dice, state, &offers.confess);
        let without = offers.confess.iter().filter(|offer| offer.without_card);
        let without: Vec<_> = without.map(|offer| offer.seat).collect();
        kinds.push(match dice.pick(&without) {
            Some(player) if dice.one_in(2) => Command::Confess {
                player,
                card: None,
                holds_another: false,
                overrides: false,
            },
            _ => Command::Confess {
                player,
                card: Some(card),
                holds_another,
                overrides: dice.one_in(4),
            },
        });
    }
    if let Some(offer) = offers.turn_up {
        let believed = hand(state, offer.seat).filter(|_| !dice.one_in(6));
        let overrides = dice.one_in(3);
        let from = match believed {
            Some(hand) => hand,
            None if overrides => hidden(setup, state),
            None => offer.most,
        };
        kinds.push(Command::TurnUp {
            player: offer.seat,
            cards: some_of(dice, from, offer.count),
            overrides,
        });
    }
    if let Some(offer) = offers.give.get(dice.below(offers.give.len().max(1))) {
        kinds.extend(dice.pick(&offer.seats).map(|player| Command::Give {
            card: offer.card,
            player,
        }));
    }
    if let Some(offer) = offers.moves.get(dice.below(offers.moves.len().max(1))) {
        kinds.extend(dice.pick(&offer.to).map(|to| Command::Move {
            card: offer.card,
            from: offer.from,
            to,
        }));
    }
    if let Some(offer) = offers.discard.get(dice.below(offers.discard.len().max(1)))
        && dice.one_in(3)
    {
        kinds.extend(dice.pick(&offer.seats).map(|player| Command::Discard {
            card: offer.card,
            player,
        }));
    }
    if dice.one_in(3) {
        kinds.extend(dice.pick(&offers.accuse).map(|player| Command::Accuse {
            player,
            card: RedCard::VARIANTS[dice.below(RedCard::VARIANTS.len())],
        }));
        let accused = dice.pick(&offers.clear_accusations);
        kinds.extend(accused.map(|player| Command::ClearAccusations { player }));
    }
    // Seldom: a table that many leave is soon none.
    if let Some(offer) = offers.leave.get(dice.below(offers.leave.len().max(1)))
        && dice.one_in(8)
    {
        kinds.push(Command::Leave {
            player: offer.seat,
            gives_to: dice.pick(&offer.to).filter(|_| dice.one_in(2)),
        });
    }
    let drawer = dice.pick(&offers.conspiracy);
    kinds.extend(drawer.map(|drawer| Command::Conspiracy { drawer }));
    kinds.extend(dice.pick(&offers.enter_hand).map(|player| {
        let mut cards = dealt_hand(setup, player);
        if dice.one_in(40) {
            cards.fill_with(|| any_card(dice));
        }
        Command::EnterHand { player, cards }
    }));
    kinds.extend(dice.pick(&offers.take).map(|player| {
        let pooled = setup.switches().conspiracy == Passing::Pooled;
        let gave = (pooled && dice.one_in(2)).then(|| believed_card(dice, state, player));
        let card = match left_of(state, player) {
            Some(left) if !dice.one_in(12) => believed_card(dice, state, left),
            _ => any_card(dice),
        };
        Command::Take { player, card, gave }
    }));
    let place = dice.below(kinds.len().max(1));
    (!kinds.is_empty()).then(|| kinds.swap_remove(place))
}

/// What lies before a player where the hands are entered at the table: one deal for each
/// seed.
fn dealt_hand(setup: &Setup, seat: Seat) -> Vec<Card> {
    let each = usize::from(cards_each(setup.players().len()).expect("a table that is played"));
    let all = some_of(
        &mut Luck(setup.seed()),
        setup.cards(),
        setup.cards().total(),
    );
    all[seat.place() * each..][..each].to_vec()
}

fn shown(dice: &mut impl Dice, state: &State, from: &[ShowOffer]) -> (Seat, Card, bool) {
    let offer = &from[dice.below(from.len())];
    let card = match hand(state, offer.seat) {
        Some(_) if !dice.one_in(6) => believed_card(dice, state, offer.seat),
        _ => offer.cards[dice.below(offer.cards.len())],
    };
    (offer.seat, card, offer.asks_for_another && dice.one_in(2))
}

/// One of the cards that the ledger believes to lie before this player.
fn believed_card(dice: &mut impl Dice, state: &State, seat: Seat) -> Card {
    let hand = hand(state, seat).unwrap_or_default();
    some_of(dice, hand, 1)
        .first()
        .copied()
        .unwrap_or(Card::NotAWitch)
}

/// The nearest living player clockwise, found without asking the rules.
pub(crate) fn left_of(state: &State, seat: Seat) -> Option<Seat> {
    let table = view(state, Onlooker::Table);
    let seats = table.seats.len();
    (1..seats)
        .map(|step| (seat.place() + step) % seats)
        .find(|place| table.seats[*place].alive)
        .and_then(Seat::at)
}

/// So many cards out of a pile.
pub(crate) fn some_of(dice: &mut impl Dice, pile: CardCounts, count: u8) -> Vec<Card> {
    let mut pile: Vec<_> = Card::VARIANTS
        .iter()
        .copied()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(pile.kind(card))))
        .collect();
    let mut cards = Vec::new();
    while cards.len() < usize::from(count) && !pile.is_empty() {
        cards.push(pile.swap_remove(dice.below(pile.len())));
    }
    cards
}

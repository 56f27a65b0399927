//! What is true of every table at every moment: the cards, the living and the dead, the
//! witches, the end.

use proptest::prelude::*;
use rules::onlooker::{Asker, Onlooker};
use rules::salem::SalemGame;
use rules::salem::cards::{BlueCard, Card, CardCounts};
use rules::salem::moves::{Command, Event, Side};
use rules::salem::printing::Passing;
use rules::salem::setup::{Tracking, cards_each};
use rules::salem::view::{Awaiting, ConstableCard, PhaseName, TableView, view};
use rules::seat::{Seat, Seats};
use strum::VariantArray;

use crate::config;
use crate::told::told;
use crate::universe::{hand, left_of};
use crate::walk::{Next, any_walk, go, next, setup};

proptest! {
    #![proptest_config(config(320))]

    #[test]
    fn cards_are_conserved_and_each_side_wins_when_it_has_won((form, walk) in any_walk()) {
        let mut game = SalemGame::new(setup(&form));
        // By the number of steps: who ever held a Witch card until then.
        let mut witches = vec![holders(&game)];
        check(&game, witches[0])?;
        for luck in walk {
            let next = next(luck, &game);
            let before = game.state().clone();
            if let Next::Ask(command) = &next && let Ok(events) = game.decide(Asker::Host, command) {
                only_the_living_act(&game, command, &events)?;
                cards_pass_to_the_right(&game, &events)?;
            }
            let asked = matches!(next, Next::Ask(_));
            let steps = game.steps().len();
            go(&mut game, next);
            let now = game.steps().len();
            if now == steps {
                prop_assert_eq!(&before, game.state(), "a refusal changed something");
            }
            if asked && now > steps {
                witches.truncate(now);
                witches.push(witches[steps].iter().chain(holders(&game).iter()).collect());
            }
            check(&game, witches[now])?;
            let before = now.checked_sub(1).map_or(Seats::NONE, |earlier| witches[earlier]);
            let turned = witches[now].iter().filter(|seat| !before.contains(*seat));
            who_turned_too_late(&game, turned.collect())?;
        }
    }
}

/// Who holds a Witch card now, or has just shown one against what the ledger believed.
fn holders(game: &SalemGame) -> Seats {
    let table = view(game.state(), Onlooker::Table);
    // What is entered may be forgotten again; only what was dealt makes a witch.
    let dealt = table.phase != PhaseName::Dealing;
    Seat::first(if dealt { table.seats.len() } else { 0 })
        .filter(|seat| {
            let shown = &table.seats[seat.place()].revealed;
            shown.contains(&Card::Witch)
                || hand(game.state(), *seat).is_some_and(|hand| hand.witch > 0)
        })
        .collect()
}

fn check(game: &SalemGame, witches: Seats) -> Result<(), TestCaseError> {
    let table = view(game.state(), Onlooker::Table);
    cards_are_conserved(game, &table)?;
    blue_cards_exist_once(&table)?;
    the_dead_have_nothing(&table)?;
    whoever_left_is_not_at_the_table(game, &table)?;
    the_end_is_the_end(game, &table)?;
    witches_stay_witches(game, &table, witches)
}

/// The players who turned in the conspiracy that ended the game, or by what somebody gave who left,
/// and nobody else (S39, S45, S64).
fn who_turned_too_late(game: &SalemGame, turned: Seats) -> Result<(), TestCaseError> {
    let table = view(game.state(), Onlooker::Table);
    let by_taking = game.steps().last().is_some_and(|step| {
        let given = |event: &Event| {
            matches!(
                event,
                Event::LeftTheTable {
                    gives_to: Some(_),
                    ..
                }
            )
        };
        matches!(step.command, Command::Take { .. }) || step.events.iter().any(given)
    });
    let late = match table.winner {
        Some(Side::Witches) if by_taking => turned
            .iter()
            .filter(|seat| !table.seats[seat.place()].ghost)
            .collect(),
        _ => Seats::NONE,
    };
    prop_assert_eq!(
        Seats::from_iter(table.losers_by_late_turning),
        late,
        "who turned too late"
    );
    Ok(())
}

fn cards_are_conserved(game: &SalemGame, table: &TableView) -> Result<(), TestCaseError> {
    let setup = game.setup();
    let each = cards_each(setup.players().len()).expect("a table that is played");
    let mut everything = CardCounts::default();
    let mut ledger = false;
    let mut all = 0;
    let passed_on = who_passed_cards_on(game);
    for (place, seat) in table.seats.iter().enumerate() {
        let revealed = CardCounts::of(&seat.revealed);
        let whose = Seat::at(place).expect("a seat");
        let cards = seat.face_down + revealed.total();
        prop_assert!(cards == each || passed_on.contains(whose), "{cards} cards");
        all += usize::from(cards);
        let face_down = hand(game.state(), whose);
        if let Some(face_down) = face_down {
            ledger = true;
            prop_assert_eq!(face_down.total(), seat.face_down, "the ledger miscounts");
            everything = sum(everything, face_down);
        }
        everything = sum(everything, revealed);
    }
    prop_assert_eq!(
        all,
        usize::from(each) * table.seats.len(),
        "a card came or went"
    );
    if table.phase == PhaseName::Dealing {
        prop_assert_eq!(table.witch_cards.revealed, 0);
    } else if ledger {
        prop_assert_eq!(everything, setup.cards());
    } else {
        prop_assert!(everything.fits_in(setup.cards()));
    }
    let revealed = CardCounts::of(table.seats.iter().flat_map(|seat| &seat.revealed));
    prop_assert_eq!(table.witch_cards.revealed, revealed.witch);
    prop_assert_eq!(table.witch_cards.in_play, setup.cards().witch);
    prop_assert_eq!(
        table.constable == ConstableCard::Gone,
        revealed.constable == 1
    );
    Ok(())
}

/// Whoever left and gave their cards away, and whoever got them (S39).
fn who_passed_cards_on(game: &SalemGame) -> Seats {
    let events = game.steps().iter().flat_map(|step| &step.events);
    let given = events.filter_map(|event| match event {
        Event::LeftTheTable { seat, gives_to } => gives_to.map(|to| [*seat, to]),
        _ => None,
    });
    given.flatten().collect()
}

fn sum(one: CardCounts, other: CardCounts) -> CardCounts {
    CardCounts {
        witch: one.witch + other.witch,
        constable: one.constable + other.constable,
        not_a_witch: one.not_a_witch + other.not_a_witch,
    }
}

fn blue_cards_exist_once(table: &TableView) -> Result<(), TestCaseError> {
    for card in BlueCard::VARIANTS {
        let held = table.seats.iter().filter(|seat| seat.blue.contains(card));
        let most = if *card == BlueCard::Matchmaker { 2 } else { 1 };
        prop_assert!(held.count() <= most, "too many of {card:?}");
    }
    let holder = table
        .seats
        .iter()
        .position(|seat| seat.blue.contains(&BlueCard::BlackCat));
    prop_assert_eq!(table.black_cat.map(Seat::place), holder);
    Ok(())
}

fn the_dead_have_nothing(table: &TableView) -> Result<(), TestCaseError> {
    let due = table.due.map(|due| due.seat.place());
    prop_assert_eq!(
        due.is_some(),
        table.awaiting == Some(Awaiting::DeadCards),
        "cards are due exactly when they are waited for"
    );
    for (place, seat) in table.seats.iter().enumerate() {
        let finished = due != Some(place);
        prop_assert!(seat.alive || !finished || seat.face_down == 0);
        prop_assert!(seat.alive || !finished || seat.blue.is_empty());
        // Where the last Witch card is lost with the last card, the game ends first (S64).
        let over = table.phase == PhaseName::Over;
        prop_assert!(over || !seat.alive || seat.face_down > 0, "no card left");
    }
    Ok(())
}

/// Whoever went home takes no part, and nobody died of it (S39).
fn whoever_left_is_not_at_the_table(
    game: &SalemGame,
    table: &TableView,
) -> Result<(), TestCaseError> {
    let mut left = Seats::NONE;
    for step in game.steps() {
        let of_a_leaving = matches!(step.command, Command::Leave { .. });
        for event in &step.events {
            match event {
                Event::LeftTheTable { seat, .. } => prop_assert!(left.insert(*seat), "left twice"),
                Event::Died { seat, .. } => {
                    prop_assert!(!of_a_leaving, "a leaving killed");
                    prop_assert!(!left.contains(*seat), "died after leaving");
                }
                _ => {}
            }
        }
    }
    for (place, seat) in table.seats.iter().enumerate() {
        let gone = left.contains(Seat::at(place).expect("a seat"));
        prop_assert_eq!(seat.left, gone);
        prop_assert!(!gone || !seat.alive);
    }
    prop_assert!(
        table.seats.iter().any(|seat| !seat.ghost && !seat.left),
        "nobody is left"
    );
    Ok(())
}

/// Whoever acts or is acted upon lives, but for the dead whose cards are turned up and
/// the one attacked who died by confession.
fn only_the_living_act(
    game: &SalemGame,
    command: &Command,
    events: &[Event],
) -> Result<(), TestCaseError> {
    let table = view(game.state(), Onlooker::Table);
    let alive = |seat: Seat| table.seats[seat.place()].alive;
    if !matches!(command, Command::TurnUp { .. }) {
        let mut dead = None;
        let _same = command.clone().try_map(|seat| {
            if !alive(seat) {
                dead = Some(seat);
            }
            Ok::<_, ()>(seat)
        });
        prop_assert_eq!(dead, None, "{} names the dead", told(command));
    }
    for event in events {
        if let Event::Died { seat, .. } = event {
            prop_assert!(alive(*seat), "{seat:?} dies twice");
        }
    }
    Ok(())
}

/// What each player takes is what the neighbour on the left gives; pooled, what all get
/// is what all gave (S41, S44).
fn cards_pass_to_the_right(game: &SalemGame, events: &[Event]) -> Result<(), TestCaseError> {
    let passed = events.iter().find_map(|event| match event {
        Event::CardsPassed { passed } => Some(passed),
        _ => None,
    });
    let Some(passed) = passed else { return Ok(()) };
    let table = view(game.state(), Onlooker::Table);
    let living = table.seats.iter().filter(|seat| seat.alive).count();
    prop_assert_eq!(passed.len(), living, "everybody alive, and nobody else");
    for one in passed {
        let held = hand(game.state(), one.seat).expect("a ledger");
        prop_assert!(held.kind(one.gave) > 0, "gave what was not there");
        let left = left_of(game.state(), one.seat);
        let given = passed.iter().find(|other| Some(other.seat) == left);
        if game.setup().switches().conspiracy == Passing::FromTheLeft {
            prop_assert_eq!(given.map(|given| given.gave), Some(one.got));
        }
    }
    let gave = CardCounts::of(passed.iter().map(|one| &one.gave));
    let got = CardCounts::of(passed.iter().map(|one| &one.got));
    prop_assert_eq!(gave, got);
    Ok(())
}

fn the_end_is_the_end(game: &SalemGame, table: &TableView) -> Result<(), TestCaseError> {
    let events = || game.steps().iter().flat_map(|step| &step.events);
    let wins = events()
        .filter(|event| matches!(event, Event::Won { .. }))
        .count();
    let over = table.phase == PhaseName::Over;
    prop_assert_eq!(wins, usize::from(over), "one end, and only one");
    prop_assert_eq!(table.winner.is_some(), over);
    let all_found = table.witch_cards.revealed == table.witch_cards.in_play;
    match table.winner {
        Some(Side::Townspeople) => prop_assert!(all_found),
        Some(Side::Witches) => prop_assert!(!all_found, "both sides have won"),
        // While a death waits for its cards its consequences wait too (S35).
        None => prop_assert!(!all_found || table.due.is_some()),
    }
    Ok(())
}

fn witches_stay_witches(
    game: &SalemGame,
    table: &TableView,
    witches: Seats,
) -> Result<(), TestCaseError> {
    let seats = || Seat::first(table.seats.len()).zip(&table.seats);
    let over = table.phase == PhaseName::Over;
    if *game.setup().tracking() == Tracking::Counts {
        prop_assert!(seats().all(|(_, shown)| shown.was_witch.is_none()));
        return Ok(());
    }
    for (seat, shown) in seats() {
        let told = over.then_some(witches.contains(seat));
        prop_assert_eq!(shown.was_witch, told, "{:?}", seat);
    }
    let decided = !matches!(
        table.phase,
        PhaseName::Dealing | PhaseName::Setup | PhaseName::Dawn
    );
    if decided && !over && table.due.is_none() {
        let all_are = seats()
            .filter(|(_, shown)| shown.alive && !shown.ghost)
            .all(|(seat, _)| witches.contains(seat));
        prop_assert!(!all_are, "the witches have won and nobody says so");
    }
    Ok(())
}

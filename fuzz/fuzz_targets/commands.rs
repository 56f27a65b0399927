//! Any table and any commands: offered is accepted, the cards are conserved, and the game
//! replays. The laws of `rules/tests/laws` try the same by luck; here coverage leads.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../rules/tests/laws/dice.rs"]
#[allow(dead_code, reason = "the laws' room")]
mod dice;
#[path = "../../app/src/recorded_game/mod.rs"]
#[allow(
    dead_code,
    unused_imports,
    unreachable_pub,
    reason = "another crate's room"
)]
mod recorded_game;
#[path = "../../app/src/salem"]
mod salem {
    pub mod recorded;
    mod table;
}
#[path = "../table.rs"]
mod table;
#[path = "../../rules/tests/laws/universe.rs"]
mod universe;

use dice::Dice;
use recorded_game::{Recorded, RecordedGame};
use rules::onlooker::{Asker, Onlooker};
use rules::salem::cards::{Card, CardCounts};
use rules::salem::game::dealt;
use rules::salem::moves::Command;
use rules::salem::offers::offers;
use rules::salem::refusals::Code;
use rules::salem::setup::{Tracking, cards_each};
use rules::salem::view::{PhaseName, view};
use rules::salem::{Salem, SalemGame};
use rules::seat::{MOST_SEATS, Seat};
use strum::VariantArray;
use table::{Bytes, any_table};
use universe::{any_command, hand, is_offered, nearly_offered, offered_command};

fuzz_target!(|bytes: &[u8]| {
    let mut dice = Bytes(bytes);
    let setup = any_table(&mut dice)
        .check()
        .expect("a table that is played");
    let mut game = SalemGame::new(setup);
    while !dice.0.is_empty() && game.steps().len() < 400 {
        let command = match dice.below(8) {
            0 => Some(any_command(&mut dice, game.setup())),
            1 => nearly_offered(&mut dice, game.setup(), game.state()),
            2 => {
                for _ in 0..dice.below(12) {
                    game.undo();
                }
                None
            }
            3 => {
                game.redo();
                None
            }
            _ => offered_command(&mut dice, game.setup(), game.state()),
        };
        if let Some(command) = command {
            ask(&mut game, command);
            cards_are_conserved(&game);
        }
    }
    replays(&game);
});

fn ask(game: &mut SalemGame, command: Command) {
    for seat in Seat::first(MOST_SEATS) {
        a_seat_asks_for_itself_alone(game, seat, &command);
    }
    let offers = offers(game.state(), Onlooker::Table);
    let offered = is_offered(game.setup(), game.state(), &offers, &command);
    let ledger = *game.setup().tracking() != Tracking::Counts;
    match game.submit(Asker::Host, command.clone()) {
        Ok(events) => assert!(offered && !events.is_empty(), "{}", told(&command)),
        Err(refused) => {
            let secret = [Code::CardsDoNotAddUp, Code::MayNotChooseSelf];
            let only_secret = refused.codes().iter().all(|code| secret.contains(code));
            assert!(
                !offered || ledger && only_secret,
                "{}: {refused:?}",
                told(&command)
            );
        }
    }
}

/// A player's own device asks as the host would, or is told that it may not.
fn a_seat_asks_for_itself_alone(game: &SalemGame, seat: Seat, command: &Command) {
    let own = match command {
        Command::EnterHand { player, .. }
        | Command::Confess { player, .. }
        | Command::Take { player, .. } => *player == seat,
        _ => false,
    };
    let answer = game.decide(Asker::Seat(seat), command);
    if own {
        let of_the_host = game.decide(Asker::Host, command);
        assert!(answer == of_the_host, "{}", told(command));
    } else {
        assert!(answer == Err(Code::NotYours.into()), "{}", told(command));
    }
}

/// A command as files write it: by itself it prints nothing that is secret.
fn told(command: &Command) -> String {
    serde_json::to_string(command).expect("a command can be written")
}

fn cards_are_conserved(game: &SalemGame) {
    let shown = view(game.state(), Onlooker::Table);
    let each = cards_each(shown.seats.len()).expect("a table that is played");
    let ledger = *game.setup().tracking() != Tracking::Counts;
    let mut known: Vec<Card> = Vec::new();
    for (place, seat) in shown.seats.iter().enumerate() {
        assert_eq!(
            usize::from(seat.face_down) + seat.revealed.len(),
            usize::from(each)
        );
        known.extend(&seat.revealed);
        // A view is made for each hand: most of the time goes here, so only where there are hands.
        let hands = Seat::at(place).filter(|_| ledger);
        if let Some(hand) = hands.and_then(|seat| hand(game.state(), seat)) {
            assert_eq!(hand.total(), seat.face_down);
            for card in Card::VARIANTS {
                known.extend(std::iter::repeat_n(*card, usize::from(hand.kind(*card))));
            }
        }
    }
    if shown.phase == PhaseName::Dealing {
        // What is entered need not add up.
        return;
    }
    let known = CardCounts::of(&known);
    let all = game.setup().cards();
    assert!(
        known.fits_in(all) && (!ledger || known == all),
        "{known:?} of {all:?}"
    );
}

fn replays(game: &SalemGame) {
    let mut again = SalemGame::new(game.setup().clone());
    for step in game.steps() {
        let events = again
            .submit(Asker::Host, step.command.clone())
            .expect("it was accepted before");
        assert_eq!(events, step.events);
    }
    assert_eq!(again.state(), game.state());
    let Some(exported) = RecordedGame::of(game, "Found by the fuzzer".to_owned()) else {
        assert!(
            dealt(game).is_none(),
            "only while hands are entered there is nothing to export"
        );
        return;
    };
    if let Ok(file) = std::env::var("FUZZ_EXPORT") {
        std::fs::write(file, exported.write().expect("an export can be written"))
            .expect("the file can be written");
    }
    let opened = recorded_game::play(&exported)
        .expect("an export goes as it says")
        .expect("with a setup");
    assert_eq!(Salem::table(&opened), Salem::table(game));
    assert_eq!(opened.undone().len(), game.undone().len());
}

//! What the ledger believes of a hand answers no question: a card that is logged in the open is
//! taken, whoever asks and however, and that it was believed to lie elsewhere is told when the
//! game is over.

use app::contract::{HostAsk, Reply, SeatRequest, Trouble};
use rules::salem::cards::Card;
use rules::salem::moment::WITCHES;
use rules::salem::moves::Command;
use rules::salem::refusals::Code;
use rules::salem::setup::{SetupForm, TrackingForm};
use rules::salem::view::PhaseName;
use strum::VariantArray;

use crate::kit::{EIGHT, Evening, disk_at_rest, form, new_game, playing, reveal, rule, seat};
use crate::law::shown;
use crate::onlookers::files;
use crate::seats::until_sand;

/// Who holds what.
#[derive(Clone, Copy)]
struct Hands {
    witches: [&'static str; 2],
    constable: &'static str,
}

const ONE: Hands = Hands {
    witches: ["Ada", "Cy"],
    constable: "Dee",
};
const OTHER: Hands = Hands {
    witches: ["Fox", "Hal"],
    constable: "Ada",
};

/// The first day; Ben has the Black Cat.
async fn day(hands: Hands) -> Evening {
    let held = hands.witches.map(|name| (name, 1));
    day_of(&held, hands.constable, None).await
}

/// The same with so many Witch cards in these hands, and so many in play.
async fn day_of(held: &[(&str, usize)], constable: &str, witch_cards: Option<i64>) -> Evening {
    let mut evening = Evening::begin();
    evening
        .ask(new_game(SetupForm {
            tracking: TrackingForm::Ledger,
            witch_cards,
            ..form(&EIGHT)
        }))
        .await;
    for name in EIGHT {
        let mut cards = vec![Card::NotAWitch; 4];
        let witches = held.iter().find(|(one, _)| *one == name);
        cards[..witches.map_or(0, |(_, count)| *count)].fill(Card::Witch);
        if constable == name {
            cards[3] = Card::Constable;
        }
        let player = seat(name);
        evening.play(Command::EnterHand { player, cards }).await;
    }
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    evening
}

fn turn_up(name: &str, cards: Vec<Card>) -> Command {
    Command::TurnUp {
        player: seat(name),
        cards,
        overrides: false,
    }
}

fn confess(name: &str, card: Card) -> Command {
    Command::Confess {
        player: seat(name),
        card: Some(card),
        holds_another: false,
        overrides: false,
    }
}

/// Asks, notes answer and view, and goes back where it was done.
async fn asked(evening: &Evening, command: Command, seen: &mut Vec<String>) -> bool {
    let told = serde_json::to_string(&command).unwrap();
    let answer = evening.try_ask(playing(command)).await;
    seen.push(format!("{told}: {answer:?}"));
    seen.push(serde_json::to_string(&shown(evening)).unwrap());
    answer.is_ok()
}

async fn back(evening: &Evening) {
    evening.ask(HostAsk::Undo).await;
}

/// Everything that could be asked about anybody's cards, by day, in a conspiracy, in the hour to
/// confess and over the cards of the dead.
async fn everything_asked(hands: Hands) -> Vec<String> {
    let mut seen = Vec::new();
    let mut evening = day(hands).await;
    for name in EIGHT {
        for card in Card::VARIANTS {
            if !asked(&evening, reveal(name, *card), &mut seen).await {
                continue;
            }
            if *card == Card::Witch {
                // The last Witch card would end the game, and then everything is told.
                for first in [Card::Constable, Card::NotAWitch] {
                    let cards = vec![first, Card::NotAWitch, Card::NotAWitch];
                    if asked(&evening, turn_up(name, cards), &mut seen).await {
                        back(&evening).await;
                    }
                }
            }
            back(&evening).await;
        }
    }
    let drawer = seat("Gil");
    evening.play(Command::Conspiracy { drawer }).await;
    for name in ["Ben", "Ada"] {
        for card in Card::VARIANTS {
            if asked(&evening, reveal(name, *card), &mut seen).await {
                back(&evening).await;
            }
        }
    }
    back(&evening).await;
    until_sand(&mut evening, "Eve").await;
    let ada = evening.seat("Ada").await;
    for card in Card::VARIANTS {
        for name in EIGHT {
            if asked(&evening, confess(name, *card), &mut seen).await {
                back(&evening).await;
            }
        }
        // Somebody's own device asks no other way.
        let turn = ada.views().borrow().turn;
        let ask = playing(confess("Ada", *card));
        let answer = ada.ask(SeatRequest { seen: turn, ask }).await;
        seen.push(format!("{answer:?}"));
        seen.push(serde_json::to_string(&shown(&evening)).unwrap());
        assert_eq!(answer, Reply::Done);
        back(&evening).await;
    }
    disk_at_rest().await;
    seen.push("-- files".to_owned());
    files(evening.folder.path(), evening.folder.path(), &mut seen);
    seen
}

#[tokio::test(start_paused = true)]
async fn whatever_is_asked_of_a_hand_the_answers_the_views_and_the_files_are_the_same() {
    let one = everything_asked(ONE).await;
    let other = everything_asked(OTHER).await;
    assert!(one.len() > 150, "{} answers and views", one.len());
    for (one, other) in one.iter().zip(&other) {
        assert_eq!(one, other);
    }
    assert_eq!(one.len(), other.len());
}

#[tokio::test(start_paused = true)]
async fn what_all_can_count_is_refused_all_the_same() {
    let evening = day(ONE).await;
    evening.play(reveal("Ben", Card::Constable)).await;
    let again = evening
        .try_ask(playing(reveal("Eve", Card::Constable)))
        .await;
    let troubles = again.unwrap_err();
    assert!(
        troubles.contains(&rule(Code::ConstableIsGone)),
        "{troubles:?}"
    );
    evening.play(reveal("Eve", Card::Witch)).await;
    let three = turn_up("Eve", vec![Card::Witch, Card::Witch, Card::NotAWitch]);
    let refused: Vec<Trouble> = evening.try_ask(playing(three)).await.unwrap_err();
    assert!(
        refused.contains(&rule(Code::NoWitchCardLeft)),
        "{refused:?}"
    );
}

/// The lines that say that the ledger had believed otherwise: of whom, and whether marked as kept
/// secret until now.
fn corrected(evening: &Evening) -> Vec<(String, bool)> {
    let record = evening.game().record;
    let lines = record.into_iter().filter(|line| {
        let message: &str = &line.said.message;
        message == "record-ledger-corrected"
    });
    lines
        .map(|line| (line.said.names["player"].clone(), line.secret_until_the_end))
        .collect()
}

#[tokio::test(start_paused = true)]
async fn that_cards_were_entered_otherwise_is_told_when_the_game_is_over_and_not_before() {
    let evening = day(ONE).await;
    evening.play(reveal("Ben", Card::Constable)).await;
    for name in ["Ada", "Cy"] {
        evening.play(reveal(name, Card::Witch)).await;
        assert_eq!(corrected(&evening), []);
        let cards = vec![Card::NotAWitch; 3];
        evening.play(turn_up(name, cards)).await;
    }
    assert_eq!(evening.game().table.phase, PhaseName::Over);
    assert_eq!(corrected(&evening), [("Ben".to_owned(), true)]);
    back(&evening).await;
    assert_eq!(corrected(&evening), []);
}

/// Everybody reports Not a Witch but the last, who says this.
async fn reported(evening: &Evening, last: Card) {
    for name in EIGHT {
        let card = if name == "Hal" { last } else { Card::NotAWitch };
        let (player, gave) = (seat(name), None);
        evening.play(Command::Take { player, card, gave }).await;
    }
}

#[tokio::test(start_paused = true)]
async fn s43_reports_that_did_not_add_up_are_taken_back_and_done_again_all_together() {
    let evening = day(OTHER).await;
    let drawer = seat("Gil");
    evening.play(Command::Conspiracy { drawer }).await;
    evening.play(reveal("Ben", Card::NotAWitch)).await;
    // Hal takes from Ada, who holds the Constable card and no Witch.
    reported(&evening, Card::Witch).await;
    let told = |evening: &Evening| {
        let conspiracy = evening.game().table.conspiracy.unwrap();
        (conspiracy.still_to_take.len(), conspiracy.did_not_add_up)
    };
    assert_eq!(told(&evening), (8, true));
    back(&evening).await;
    assert_eq!(told(&evening), (8, false), "nobody may try once more alone");
    evening.ask(HostAsk::Redo).await;
    assert_eq!(told(&evening), (8, true));
    let evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(told(&evening), (8, true));
    // One report that nothing has come of yet is taken back by itself.
    let (player, gave) = (seat("Ada"), None);
    let card = Card::NotAWitch;
    evening.play(Command::Take { player, card, gave }).await;
    assert_eq!(told(&evening), (7, false));
    back(&evening).await;
    assert_eq!(told(&evening), (8, true));
}

#[tokio::test(start_paused = true)]
async fn s43_reports_that_added_up_go_back_and_come_again_as_one_round() {
    let evening = day(ONE).await;
    let drawer = seat("Gil");
    evening.play(Command::Conspiracy { drawer }).await;
    evening.play(reveal("Ben", Card::NotAWitch)).await;
    // Hal says to have taken Ada's Witch card: she has one, so it adds up.
    for name in EIGHT {
        let card = if name == "Hal" {
            Card::Witch
        } else {
            Card::NotAWitch
        };
        let (player, gave) = (seat(name), None);
        evening.play(Command::Take { player, card, gave }).await;
    }
    let still = |evening: &Evening| {
        let conspiracy = evening.game().table.conspiracy;
        conspiracy.map(|one| one.still_to_take.len())
    };
    assert_eq!(still(&evening), None);
    back(&evening).await;
    assert_eq!(
        still(&evening),
        Some(8),
        "nobody may try another card alone"
    );
    evening.ask(HostAsk::Redo).await;
    assert_eq!(still(&evening), None);
}

/// Everything that can be seen after `givers` people have gone home and left Ada their cards, and she
/// has gone too: views, answers, and the files but for what is sealed, with the lengths of that.
async fn after_many_gave(held: &[(&str, usize)], constable: &str, givers: usize) -> Vec<String> {
    let evening = day_of(held, constable, Some(4)).await;
    let mut seen = Vec::new();
    for name in &EIGHT[1..=givers] {
        let (player, gives_to) = (seat(name), Some(seat("Ada")));
        evening.play(Command::Leave { player, gives_to }).await;
        seen.push(format!("{:?}", shown(&evening)));
    }
    let (player, gives_to) = (seat("Ada"), None);
    evening.play(Command::Leave { player, gives_to }).await;
    let mut cards = vec![Card::NotAWitch; 4 * (givers + 1)];
    cards[..3].fill(Card::Witch);
    cards[3] = Card::Constable;
    let overrides = false;
    let turn_up = Command::TurnUp {
        player,
        cards,
        overrides,
    };
    let answer = evening.try_ask(playing(turn_up)).await;
    seen.push(format!("{answer:?}"));
    seen.push(format!("{:?}", shown(&evening)));
    disk_at_rest().await;
    files(evening.folder.path(), evening.folder.path(), &mut seen);
    seen
}

#[tokio::test(start_paused = true)]
async fn however_many_cards_one_player_was_given_nothing_tells_whose_they_were() {
    for givers in 1..=5 {
        let one = after_many_gave(&[("Ada", 3), ("Gil", 1)], "Ben", givers).await;
        let other = after_many_gave(&[("Gil", 4)], "Hal", givers).await;
        assert!(one == other, "after {givers} gave their cards");
    }
}

//! A game that is thrown away is gone until it is brought back, and comes back whole, however slow the disk.

use std::time::Duration;

use app::contract::{HostAsk, KeptGame, Reply, Screen};
use rules::salem::cards::Card;
use rules::salem::moves::Command;

use crate::hunt::dawn_on;
use crate::kit::{Evening, disk_at_rest, reveal, seat};
use crate::slow_disk::Slow;

const QUICK: Option<Duration> = Some(Duration::from_millis(1));
const SLOW: Option<Duration> = Some(Duration::from_secs(8));

/// The games on the shelf, and those that were thrown away.
async fn shelf(evening: &Evening) -> (Vec<KeptGame>, Vec<KeptGame>) {
    match evening.told(HostAsk::ListGames).await {
        Reply::Games { games, thrown, .. } => (games, thrown),
        other => panic!("{other:?}"),
    }
}

fn numbers(games: &[KeptGame]) -> Vec<u32> {
    games.iter().map(|game| game.number).collect()
}

#[tokio::test(start_paused = true)]
async fn what_was_still_owed_to_a_slow_disk_comes_back_with_the_game() {
    let slow = Slow::by(Duration::from_millis(1));
    let evening = dawn_on(&slow).await;
    disk_at_rest().await;
    slow.takes(SLOW);
    evening.play(reveal("Cy", Card::NotAWitch)).await;
    evening.play(reveal("Dee", Card::NotAWitch)).await;
    evening.ask(HostAsk::Leave).await;
    let number = shelf(&evening).await.0[0].number;
    evening.ask(HostAsk::ThrowAway { number }).await;
    evening.ask(HostAsk::BringBack { number }).await;
    slow.takes(QUICK);
    evening.ask(HostAsk::GoOnWith { number }).await;
    let seats = evening.game().table.seats;
    assert_eq!((seats[2].revealed.len(), seats[3].revealed.len()), (1, 1));
}

#[tokio::test(start_paused = true)]
async fn a_game_that_is_over_stays_thrown_away_although_its_end_was_still_owed() {
    let slow = Slow::by(Duration::from_millis(1));
    let evening = dawn_on(&slow).await;
    let player = seat("Ada");
    for holds_another in [true, false] {
        let (card, overrides) = (Card::Witch, false);
        evening
            .play(Command::Reveal {
                player,
                card,
                holds_another,
                overrides,
            })
            .await;
    }
    disk_at_rest().await;
    slow.takes(SLOW);
    let (cards, overrides) = (vec![Card::NotAWitch; 2], false);
    evening
        .play(Command::TurnUp {
            player,
            cards,
            overrides,
        })
        .await;
    evening.ask(HostAsk::Leave).await;
    let number = shelf(&evening).await.0[0].number;
    evening.ask(HostAsk::ThrowAway { number }).await;
    slow.takes(QUICK);
    tokio::time::sleep(Duration::from_secs(20)).await;
    disk_at_rest().await;
    let (games, thrown) = shelf(&evening).await;
    assert_eq!((numbers(&games), numbers(&thrown)), (vec![], vec![number]));
}

#[tokio::test(start_paused = true)]
async fn the_game_to_go_on_with_is_that_again_when_it_is_brought_back() {
    let evening = Evening::dawn().await;
    evening.ask(HostAsk::Leave).await;
    let number = shelf(&evening).await.0[0].number;
    let waits =
        || matches!(&evening.view().screen, Screen::Shelf(shelf) if shelf.last_game.is_some());
    assert!(waits());
    evening.ask(HostAsk::ThrowAway { number }).await;
    assert!(!waits());
    assert_eq!(numbers(&shelf(&evening).await.1), [number]);
    evening.ask(HostAsk::BringBack { number }).await;
    assert!(waits());
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(evening.game().names[0], "Ada");
}

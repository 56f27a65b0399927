//! The sand: it ends the confession by itself, holds when it must, and is told.

use app::contract::{HostAsk, SandMode, Trouble};
use app::salem::settings::Change;
use rules::salem::cards::Card;
use rules::salem::moment::{CONFESSION, CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use tokio::time::{Duration, Instant};

use crate::kit::{Evening, salem, seat, turn_sand};

async fn until_sand(evening: &mut Evening) {
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening.until("sand", |game| game.sand.is_some()).await;
}

#[tokio::test(start_paused = true)]
async fn s48_the_sand_ends_the_confession_after_its_length_and_more() {
    let mut evening = Evening::dawn().await;
    until_sand(&mut evening).await;
    let turned = Instant::now();
    evening.ask(HostAsk::AddSand).await;
    evening.ask(HostAsk::HoldSand { held: true }).await;
    tokio::time::sleep(Duration::from_secs(100)).await;
    evening.ask(HostAsk::HoldSand { held: false }).await;
    evening.until("over", |game| game.sand.is_none()).await;
    let lasted = turned.elapsed();
    let expected = Duration::from_secs(30 + 15 + 100);
    assert!(
        lasted.abs_diff(expected) < Duration::from_millis(50),
        "{lasted:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn s48_with_the_tables_own_timer_the_host_says_when_it_is_out() {
    let mut evening = Evening::dawn().await;
    evening.set(salem(Change::OwnTimer(true))).await;
    until_sand(&mut evening).await;
    let sand = evening.game().sand.unwrap();
    assert_eq!((sand.sand, sand.mode), (CONFESSION, SandMode::Own));
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(evening.game().sand.is_some());
    // What the script waits for ends by a command of the game.
    let end_sand = evening.try_ask(HostAsk::EndSand).await;
    assert_eq!(end_sand, Err(vec![Trouble::NotNow]));
    evening.play(Command::EndConfession).await;
    assert!(evening.game().sand.is_none());
    evening
        .until("a death", |game| game.table.due.is_some())
        .await;
    assert_eq!(evening.game().table.due.unwrap().seat, seat("Cy"));
}

#[tokio::test(start_paused = true)]
async fn s47_the_sand_holds_while_somebody_who_died_by_confessing_turns_up_their_cards() {
    let mut evening = Evening::dawn().await;
    until_sand(&mut evening).await;
    evening
        .play(Command::Confess {
            player: seat("Cy"),
            card: Some(Card::Witch),
            holds_another: false,
            overrides: false,
        })
        .await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(evening.game().sand.is_some());
    evening
        .play(Command::TurnUp {
            player: seat("Cy"),
            cards: vec![Card::NotAWitch; 3],
            overrides: false,
        })
        .await;
    evening.until("over", |game| game.sand.is_none()).await;
    evening.until_result().await;
    let night = evening.game().table.night.unwrap();
    assert_eq!(night.attacked, Some(seat("Cy")));
    assert_eq!(night.died, [seat("Cy")]);
}

#[tokio::test(start_paused = true)]
async fn ten_seconds_are_told_while_the_sand_runs() {
    let mut evening = Evening::dawn().await;
    until_sand(&mut evening).await;
    evening.until_line("confession-ten").await;
    match evening.game().sand.unwrap().mode {
        SandMode::Digital { left_ms, .. } => assert!((9_900..=10_000).contains(&left_ms)),
        SandMode::Own => panic!("the digital sand runs"),
    }
}

#[tokio::test(start_paused = true)]
async fn s38_a_slow_turn_runs_out_and_only_one_sand_runs_at_a_time() {
    let mut evening = Evening::dawn().await;
    let slow = || turn_sand("slow-turn");
    evening.ask(slow()).await;
    assert_eq!(evening.try_ask(slow()).await, Err(vec![Trouble::NotNow]));
    evening.until_line("turn-sand-out").await;
    assert!(evening.game().sand.is_none());
}

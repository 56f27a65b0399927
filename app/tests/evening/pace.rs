//! The narrator keeps step with the table: it asks for nothing that is done, lets nobody wait for
//! the first word, and waits for everybody where the table wants that.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use app::contract::{Eyes, HostAsk, SandMode, Trouble};
use app::salem::settings::Change;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rules::salem::cards::{BlueCard, Card};
use rules::salem::moment::{CONSTABLE, DISCUSSION, WITCHES};
use rules::salem::moves::Command;
use rules::salem::view::{Awaiting, PhaseName};
use tokio::time::{Duration, Instant};

use crate::dice::Luck;
use crate::kit::{Evening, Now, reveal, salem, seat, settled, turn_sand};
use crate::law::{Held, evenings};
use crate::tables::any_table;

/// What must be awaited when a line begins that asks for it.
fn asked_for(line: &str) -> Option<Awaiting> {
    Some(match line {
        "conspiracy-cat-card" => Awaiting::CatCard,
        "conspiracy-take"
        | "conspiracy-take-pooled"
        | "conspiracy-ghosts"
        | "conspiracy-look"
        | "conspiracy-hand-round" => Awaiting::Taking,
        "death-turn-up" | "death-matchmaker" | "result-ghost-loss" => Awaiting::DeadCards,
        "claim-open" => Awaiting::Claim,
        "ledger-hand-round" => Awaiting::Hands,
        _ => return None,
    })
}

fn is_win(line: &str) -> bool {
    ["win-townspeople", "win-witches"].contains(&line)
}

/// Holds every line that begins against what the table waits for.
struct Listener {
    last: Option<Now>,
    won: bool,
    asked: BTreeSet<String>,
}

impl Listener {
    fn hears(&mut self, now: Now) {
        let line = |game: &Now| game.narrator.caption.clone();
        let before = self.last.replace(now.clone());
        let Some(before) = before else {
            return;
        };
        // What came at one moment with what was done says nothing of their order.
        let same = before.table == now.table;
        self.won &= now.table.winner.is_some();
        let Some(begins) = line(&now).filter(|_| same && line(&before) != line(&now)) else {
            return;
        };
        assert!(!self.won, "{begins} after the end");
        self.won = is_win(&begins);
        if let Some(deed) = asked_for(&begins) {
            assert_eq!(now.table.awaiting, Some(deed), "{begins}");
            self.asked.insert(begins);
        }
    }
}

#[tokio::test(start_paused = true)]
async fn no_line_that_asks_for_a_deed_begins_after_the_deed_and_none_after_the_end() {
    let mut runner = TestRunner::deterministic();
    let mut asked = BTreeSet::new();
    for seed in 0..evenings(40) {
        let form = any_table().new_tree(&mut runner).unwrap().current();
        let mut held = Held::begin(form.0, Luck(seed * 6007 + 11)).await;
        let listener = Arc::new(Mutex::new(Listener {
            last: None,
            won: false,
            asked: BTreeSet::new(),
        }));
        let hears = Arc::clone(&listener);
        let mut views = held.evening.views();
        let listening = tokio::spawn(async move {
            loop {
                let now = Now::in_view(&views.borrow_and_update());
                if let Some(now) = now {
                    hears.lock().unwrap().hears(now);
                }
                if views.changed().await.is_err() {
                    return;
                }
            }
        });
        for _ in 0..120 {
            held.goes_on().await;
            settled().await;
        }
        held.evening.ends().await;
        listening.await.expect("every line has its moment");
        asked.append(&mut listener.lock().unwrap().asked);
    }
    for line in ["death-turn-up", "conspiracy-cat-card", "conspiracy-take"] {
        assert!(asked.contains(line), "never asked: {line} in {asked:?}");
    }
}

/// The lines that begin from now on, each with its time, until the narrator is silent.
async fn lines(evening: &mut Evening) -> Vec<(String, Duration)> {
    let began = Instant::now();
    let mut views = evening.views();
    let mut last = evening.game().narrator.caption;
    let mut said = Vec::new();
    loop {
        let narrator = evening.game().narrator;
        if narrator.caption != last {
            last.clone_from(&narrator.caption);
            said.extend(narrator.caption.map(|line| (line, began.elapsed())));
        }
        if !narrator.speaking {
            return said;
        }
        views.changed().await.expect("the loop");
    }
}

fn names(lines: &[(String, Duration)]) -> Vec<&str> {
    lines.iter().map(|(line, _)| line.as_str()).collect()
}

fn turn_up(name: &str, cards: Vec<Card>) -> Command {
    let player = seat(name);
    Command::TurnUp {
        player,
        cards,
        overrides: false,
    }
}

#[tokio::test(start_paused = true)]
async fn s40_a_cats_card_that_was_entered_is_not_asked_for() {
    let mut evening = Evening::dawn().await;
    let drawer = seat("Ada");
    evening.play(Command::Conspiracy { drawer }).await;
    evening.until_line("conspiracy-begin").await;
    evening.play(reveal("Ben", Card::NotAWitch)).await;
    let said = lines(&mut evening).await;
    assert_eq!(names(&said), ["conspiracy-take", "conspiracy-look"]);
}

#[tokio::test(start_paused = true)]
async fn when_all_have_taken_early_neither_taking_nor_looking_is_asked_for() {
    let mut evening = Evening::dawn().await;
    let drawer = seat("Ada");
    evening.play(Command::Conspiracy { drawer }).await;
    evening.play(reveal("Ben", Card::NotAWitch)).await;
    evening.until_line("conspiracy-take").await;
    // In the silence that everybody has for it.
    tokio::time::sleep(Duration::from_secs(9)).await;
    assert_eq!(
        evening.game().narrator.caption.as_deref(),
        Some("conspiracy-take")
    );
    evening.play(Command::EndConspiracy).await;
    let caption = evening.game().narrator.caption;
    assert_eq!(caption.as_deref(), Some("conspiracy-end"), "at once");
    assert_eq!(names(&lines(&mut evening).await), [""; 0]);
}

#[tokio::test(start_paused = true)]
async fn s29_cards_that_are_in_are_not_asked_for_nor_the_last_words_of_who_is_long_dead() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening.until_line("result-died").await;
    evening.play(turn_up("Cy", vec![Card::NotAWitch; 4])).await;
    let said = lines(&mut evening).await;
    assert_eq!(names(&said), ["shuffle-lower-half"]);
}

#[tokio::test(start_paused = true)]
async fn s31_a_matchmakers_bond_is_told_as_long_as_the_cards_of_the_second_are_due() {
    let evening = Evening::dawn().await;
    for player in ["Dee", "Eve"] {
        let player = seat(player);
        let card = BlueCard::Matchmaker;
        evening.play(Command::Give { card, player }).await;
    }
    let mut evening = evening;
    evening.play(reveal("Dee", Card::Witch)).await;
    evening.until_line("death-turn-up").await;
    evening.play(turn_up("Dee", vec![Card::NotAWitch; 3])).await;
    evening.until_line("death-matchmaker").await;
    evening.play(turn_up("Eve", vec![Card::NotAWitch; 4])).await;
    assert_eq!(names(&lines(&mut evening).await), [""; 0]);
}

#[tokio::test(start_paused = true)]
async fn what_the_night_brought_is_not_seen_before_it_is_told_whatever_line_is_said() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening.until("sand", |game| game.sand.is_some()).await;
    evening
        .play(Command::Confess {
            player: seat("Eve"),
            card: Some(Card::Constable),
            holds_another: false,
            overrides: false,
        })
        .await;
    evening.until_line("constable-gone").await;
    evening.play(Command::EndConfession).await;
    evening
        .until("a fate", |game| {
            let told = game
                .table
                .night
                .as_ref()
                .is_some_and(|night| night.fate.is_some());
            let result = game
                .narrator
                .shows
                .is_some_and(|shows| shows.screen.0 == "result");
            assert!(result || (!told && game.table.due.is_none()));
            told
        })
        .await;
}

#[tokio::test(start_paused = true)]
async fn a_line_by_day_can_be_said_again_until_the_next_one() {
    let mut evening = Evening::dawn().await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    let narrator = evening.game().narrator;
    assert!(!narrator.speaking && narrator.may_repeat);
    assert_eq!(narrator.caption.as_deref(), Some("dawn-black-cat"));
    evening.ask(HostAsk::RepeatLine).await;
    evening.play(Command::Night).await;
    evening.until_line("night-close-eyes").await;
}

#[tokio::test(start_paused = true)]
async fn in_the_dark_no_silence_is_skipped_in_which_eyes_are_closed() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.until_line("night-close-eyes").await;
    let skipped = Instant::now();
    evening.ask(evening.skip_line()).await;
    assert_eq!(evening.game().narrator.eyes, Eyes::Shut);
    assert!(!evening.game().narrator.may_skip);
    let again = evening.try_ask(evening.skip_line()).await;
    assert_eq!(again, Err(vec![Trouble::NotNow]));
    evening.until_line("night-witches-open").await;
    assert!(skipped.elapsed() >= Duration::from_millis(2_900));
    evening.choose(WITCHES, "Cy").await;
    evening.until_line("night-witches-close").await;
    let skipped = Instant::now();
    evening.ask(evening.skip_line()).await;
    evening.until_line("night-constable-open").await;
    assert!(skipped.elapsed() >= Duration::from_millis(3_100));
}

/// A night that asks whether all are asleep, at that moment.
async fn until_asked() -> Evening {
    let mut evening = Evening::dawn().await;
    evening.set(salem(Change::AskAsleep(true))).await;
    evening.play(Command::Night).await;
    evening.until("it waits", |game| game.narrator.waits).await;
    evening
}

#[tokio::test(start_paused = true)]
async fn where_the_table_wants_it_the_night_waits_until_all_are_asleep() {
    let mut evening = until_asked().await;
    assert_eq!(evening.game().narrator.eyes, Eyes::Shut);
    tokio::time::sleep(Duration::from_secs(3_000)).await;
    assert!(evening.game().narrator.waits, "as long as it takes");
    let seen = evening.view().turn;
    assert_eq!(evening.ask_seeing(seen, HostAsk::LeadOn).await, Ok(()));
    let twice = evening.ask_seeing(seen, HostAsk::LeadOn).await;
    assert_eq!(twice, Err(vec![Trouble::Stale]));
    evening.until_line("night-witches-open").await;
    assert_eq!(
        evening.try_ask(HostAsk::LeadOn).await,
        Err(vec![Trouble::NotNow])
    );
    evening.choose(WITCHES, "Cy").await;
}

#[tokio::test(start_paused = true)]
async fn the_question_whether_all_are_asleep_holds_repeats_is_skipped_and_outlives_a_crash() {
    let evening = until_asked().await;
    evening.ask(HostAsk::Pause).await;
    assert!(!evening.game().narrator.waits);
    evening.ask(HostAsk::RepeatLine).await;
    evening.ask(HostAsk::Resume).await;
    assert!(evening.game().narrator.waits);
    let mut evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert!(evening.game().narrator.interrupted);
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.until("it waits", |game| game.narrator.waits).await;
    evening.ask(evening.skip_line()).await;
    evening.until_line("night-witches-open").await;
}

#[tokio::test(start_paused = true)]
async fn a_discussion_has_its_own_sand_by_day_that_ends_without_words() {
    let mut evening = Evening::dawn().await;
    evening.set(salem(Change::DiscussionMin(5))).await;
    let caption = evening.game().narrator.caption;
    evening.ask(turn_sand("discussion")).await;
    let turned = Instant::now();
    let sand = evening.game().sand.expect("sand");
    assert_eq!(sand.sand, DISCUSSION);
    let SandMode::Digital { total_ms, .. } = sand.mode else {
        panic!("the digital sand");
    };
    assert_eq!(total_ms, 300_000);
    evening.until("out", |game| game.sand.is_none()).await;
    assert_eq!(turned.elapsed().as_secs(), 300);
    assert_eq!(evening.game().table.phase, PhaseName::Day);
    evening.until_silent().await;
    assert_eq!(evening.game().narrator.caption, caption);
    for minutes in [0, 11] {
        let change = salem(Change::DiscussionMin(minutes));
        let refused = evening.try_ask(crate::kit::setting(change)).await;
        assert_eq!(refused, Err(vec![Trouble::OutOfRange]));
    }
}

//! A game that goes on after a restart stands where it stood, also where it was written with another
//! script; and what this version cannot play is said and left alone.

use std::fs;

use app::contract::{Eyes, HostAsk, Notice, Screen};
use app::keep::{Entry, Folders};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rules::salem::cards::Card;
use rules::salem::moment::{CONFESSION, CONSTABLE, WITCHES};
use rules::salem::moves::{Command, Fate};
use rules::salem::view::{Awaiting, PhaseName};
use serde_json::json;

use crate::dice::Luck;
use crate::kit::{EIGHT, Evening, Now, form, new_game, reveal, seat};
use crate::law::{Held, evenings};
use crate::tables::any_table;

/// What is said from now on, each line once, until the narrator is silent.
async fn captions(evening: &mut Evening) -> Vec<String> {
    let mut views = evening.views();
    let mut said = Vec::new();
    loop {
        let narrator = evening.game().narrator;
        said.extend(narrator.caption);
        said.dedup();
        if !narrator.speaking {
            return said;
        }
        views.changed().await.expect("the loop");
    }
}

fn turn_up(name: &str, cards: [Card; 4]) -> Command {
    let player = seat(name);
    Command::TurnUp {
        player,
        cards: cards.to_vec(),
        overrides: false,
    }
}

/// The last Witch card is turned up while the result of the night is still spoken.
async fn won_in_mid_result() -> Evening {
    let mut evening = Evening::dawn().await;
    evening.play(reveal("Ada", Card::Witch)).await;
    let player = seat("Ada");
    let cards = vec![Card::NotAWitch; 3];
    let overrides = false;
    evening
        .play(Command::TurnUp {
            player,
            cards,
            overrides,
        })
        .await;
    evening.until_silent().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening.until_line("result-died").await;
    let plain = Card::NotAWitch;
    evening
        .play(turn_up("Cy", [Card::Witch, plain, plain, plain]))
        .await;
    assert_eq!(evening.game().table.phase, PhaseName::Over);
    evening
}

#[tokio::test(start_paused = true)]
async fn a_game_that_was_won_in_mid_result_says_the_same_after_a_crash() {
    let mut undisturbed = won_in_mid_result().await;
    let whole = captions(&mut undisturbed).await;
    // The line that was being said ends; what would have followed is dropped for the end.
    assert_eq!(whole[0], "result-died");
    assert_eq!(whole.last().unwrap(), "win-townspeople");
    assert!(!whole.contains(&"death-turn-up".to_owned()), "{whole:?}");

    let mut evening = won_in_mid_result().await.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(captions(&mut evening).await, whole[1..]);
    assert_eq!(evening.game().table, undisturbed.game().table);
    assert_eq!(evening.game().record, undisturbed.game().record);
}

/// A claim at night that turned out to be false, while that is told.
async fn a_false_claim_is_told() -> Evening {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening
        .until("a window", |game| game.narrator.window.is_some())
        .await;
    evening.play(Command::ClaimWitchesWin).await;
    evening.until_line("claim-open").await;
    evening.play(Command::AnswerClaim { stands: false }).await;
    evening.until_line("claim-false").await;
    evening
}

#[tokio::test(start_paused = true)]
async fn s53_a_night_that_a_false_claim_broke_off_is_taken_up_after_leaving_and_after_a_crash() {
    for crashes in [true, false] {
        let mut evening = a_false_claim_is_told().await;
        if crashes {
            evening = evening.crash().await;
        } else {
            evening.ask(HostAsk::Leave).await;
        }
        evening.ask(HostAsk::GoOn).await;
        evening.until_silent().await;
        assert!(evening.game().narrator.interrupted, "crashes: {crashes}");
        evening.ask(HostAsk::TakeUpAgain).await;
        evening.until_line("resume-night").await;
        evening.choose(WITCHES, "Dee").await;
    }
}

pub(crate) fn last_game(evening: &Evening) -> Option<Vec<String>> {
    match &evening.view().screen {
        Screen::Shelf(shelf) => shelf.last_game.as_ref().map(|game| game.names.clone()),
        Screen::Game(_) => panic!("not at the shelf"),
    }
}

fn journals(folders: &Folders) -> Vec<std::path::PathBuf> {
    let files = fs::read_dir(folders.games()).unwrap();
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths
}

#[tokio::test(start_paused = true)]
async fn a_last_game_that_this_version_cannot_play_is_told_and_its_file_left_alone() {
    type Change = fn(&mut Vec<Entry>);
    let three_players: Change = |entries| {
        let Some(Entry::Setup { form }) = entries.first_mut() else {
            panic!("the set-up comes first");
        };
        form["players"].as_array_mut().unwrap().truncate(3);
    };
    let unheard_of: Change = |entries| {
        entries.push(Entry::Step {
            command: json!({"do": "dance"}),
            events: json!([]),
        });
    };
    let no_set_up: Change = |entries| drop(entries.remove(0));
    for change in [three_players, unheard_of, no_set_up] {
        let evening = Evening::dawn().await.crash_with(change).await;
        let folders = Folders::below(evening.folder.path());
        let path = journals(&folders).pop().unwrap();
        let bytes = fs::read(&path).unwrap();
        assert_eq!(last_game(&evening), None);
        let told = Notice::GameInvalid {
            path: path.display().to_string(),
        };
        assert_eq!(evening.notice(), Some(told));
        evening.put_away().await;
        assert_eq!(evening.notice(), None);

        // The next game has a file of its own.
        let five = &EIGHT[..5];
        evening.ask(new_game(form(five))).await;
        evening.play(Command::Dawn).await;
        assert_eq!(fs::read(&path).unwrap(), bytes);
        assert_eq!(journals(&folders).len(), 3);
        let evening = evening.crash().await;
        assert_eq!(last_game(&evening).unwrap(), five);
        assert_eq!(evening.notice(), None);
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

/// As if it had been written with a script whose parts had other steps, a step sooner.
fn with_another_script(entries: &mut Vec<Entry>) {
    for entry in entries {
        if let Entry::At { step, script, .. } = entry {
            *step = step.saturating_sub(1);
            *script = "another".to_owned();
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_night_of_another_script_is_taken_up_at_the_entry_of_its_phase() {
    // While a line before the constable's window is said, and in that window.
    for line in ["night-witches-close", "night-constable-open"] {
        let mut evening = Evening::dawn().await;
        evening.play(Command::Night).await;
        evening.choose(WITCHES, "Cy").await;
        evening.until_line(line).await;
        if line == "night-constable-open" {
            evening
                .until("a window", |game| game.waits_for() == Some(CONSTABLE))
                .await;
        }
        let mut evening = evening.crash_with(with_another_script).await;
        evening.ask(HostAsk::GoOn).await;
        assert!(evening.game().narrator.interrupted, "{line}");
        assert_eq!(
            evening.game().table.awaiting,
            Some(Awaiting::Witches),
            "untold"
        );
        evening.ask(HostAsk::TakeUpAgain).await;
        evening
            .until("going on", |game| {
                game.narrator.caption.as_deref() != Some("resume-night")
            })
            .await;
        let caption = evening.game().narrator.caption;
        assert_eq!(caption.as_deref(), Some("night-constable-open"), "{line}");
        evening.choose(CONSTABLE, "Dee").await;
        evening.until_result().await;
        assert_eq!(
            evening.game().table.night.unwrap().attacked,
            Some(seat("Cy"))
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_result_of_another_script_is_told_without_the_night_before_it() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening.until_line("confession-closed").await;
    assert_eq!(evening.game().table.night.unwrap().fate, None, "untold");
    let mut evening = evening.crash_with(with_another_script).await;
    evening.ask(HostAsk::GoOn).await;
    assert!(!evening.game().narrator.interrupted);
    assert_eq!(
        captions(&mut evening).await,
        ["result-died", "death-turn-up", "death-last-words"]
    );
    assert_eq!(evening.game().table.night.unwrap().fate, Some(Fate::Dies));
}

/// What is seen and said of a game that was gone on with, until somebody must do something.
async fn seen_and_said(evening: Evening) -> (Now, Vec<String>) {
    evening.ask(HostAsk::GoOn).await;
    let mut first = evening.game();
    // Which telling of an evening it is, and how long before the tap it was broken off.
    first.narrator.shows = None;
    first.sand = None;
    if first.narrator.interrupted {
        evening.ask(HostAsk::TakeUpAgain).await;
    }
    let mut views = evening.views();
    let mut said = Vec::new();
    loop {
        let game = evening.game();
        said.extend(game.narrator.caption.clone());
        said.dedup();
        let sand = game.sand.is_some_and(|sand| sand.sand == CONFESSION);
        let waits = game.waits_for().is_some() || game.narrator.waits;
        if !game.narrator.speaking || waits || sand {
            return (first, said);
        }
        views.changed().await.expect("the loop");
    }
}

#[tokio::test(start_paused = true)]
async fn at_any_moment_a_game_goes_on_after_a_crash_as_it_does_after_leaving() {
    let mut runner = TestRunner::deterministic();
    let mut dark = 0;
    for seed in 0..evenings(60) {
        let form = any_table().new_tree(&mut runner).unwrap().current();
        if form.players.iter().any(|player| player.ghost) {
            // What is drawn for a ghost is another each time.
            continue;
        }
        let moments = 5 + usize::try_from(seed * 31 % 120).unwrap();
        let mut gone_on = Vec::new();
        for crashes in [false, true] {
            let mut held = Held::begin(form.0.clone(), Luck(seed * 104_729 + 3)).await;
            for _ in 0..moments {
                held.goes_on().await;
            }
            let game = held.game();
            if game.table.winner.is_some() {
                break;
            }
            dark += usize::from(game.narrator.eyes == Eyes::Shut);
            let evening = if crashes {
                held.evening.crash().await
            } else {
                held.evening.ask(HostAsk::Leave).await;
                held.evening
            };
            gone_on.push((game, seen_and_said(evening).await));
        }
        let [(was, left), (also, crashed)] = &gone_on[..] else {
            continue;
        };
        assert_eq!(
            was.table, also.table,
            "{seed}: two evenings of the same luck"
        );
        assert_eq!(left, crashed, "{seed}: {:#?}", was.narrator);
    }
    assert!(dark > 10, "{dark}");
}

#[tokio::test(start_paused = true)]
async fn the_shelf_says_whether_eyes_are_shut_in_the_game_to_go_on_with() {
    let eyes = |evening: &Evening| match &evening.view().screen {
        Screen::Shelf(shelf) => shelf.last_game.as_ref().map(|game| game.eyes),
        Screen::Game(_) => None,
    };
    let mut evening = Evening::dawn().await;
    evening.ask(HostAsk::Leave).await;
    assert_eq!(eyes(&evening), Some(Eyes::Open));
    evening.ask(HostAsk::GoOn).await;
    evening.play(Command::Night).await;
    evening.until_line("night-witches-open").await;
    evening.ask(HostAsk::Leave).await;
    assert_eq!(eyes(&evening), Some(Eyes::Shut));
    let mut evening = evening.crash().await;
    assert_eq!(eyes(&evening), Some(Eyes::Shut));
    evening.ask(HostAsk::GoOn).await;
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening
        .until("morning", |game| game.narrator.eyes == Eyes::Open)
        .await;
    let evening = evening.crash().await;
    assert_eq!(eyes(&evening), Some(Eyes::Open));
}

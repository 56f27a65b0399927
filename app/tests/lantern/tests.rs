//! The lantern through the whole house: the loop, the journal, the narrator, the file, the
//! contract.

use std::path::Path;
use std::sync::Arc;

use rules::game::Game;
use rules::onlooker::Asker;
use rules::replay::History;
use rules::seat::Seat;
use tempfile::TempDir;
use tokio::time::{Duration, Instant};
use ts_rs::{Config, TS};

use super::rules::{Code, Command, Event, Form, Lantern, Phase};
use super::told::LanternView;
use crate::assets::Assets;
use crate::contract::{
    Ask, Eyes, HostAsk, Reply, Request, Screen, SeatAsk, SeatRequest, Trouble, View,
};
use crate::games::{self, GameId, Own, RuleCode};
use crate::keep::Folders;
use crate::recorded_game::{RecordedGame, play, replay};
use crate::sound::speaker::Speaker;
use crate::system_voice::SystemVoice;
use crate::table::{Opening, TableHandle, open};

fn seat(place: usize) -> Seat {
    Seat::at(place).unwrap()
}

fn form() -> Form {
    Form {
        names: ["Ada", "Ben", "Cy"].map(str::to_owned).into(),
    }
}

/// Begins the table in a folder; the loop ends with the handle.
fn sits_down(folder: &TempDir) -> (TableHandle, tokio::task::JoinHandle<()>) {
    let start = Instant::now();
    let (handle, run) = open(Opening {
        assets: Assets::at(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")),
        folders: Folders::below(folder.path()),
        languages: vec!["ru".to_owned()],
        sound: Speaker::silent(),
        names: SystemVoice::absent(),
        clock: Box::new(move || start.elapsed()),
    })
    .unwrap();
    (handle, tokio::spawn(run))
}

fn lantern(view: &View) -> Option<LanternView> {
    match &view.screen {
        Screen::Game(game) => match &game.own {
            Own::Lantern(own) => Some(own.clone()),
            Own::Salem(_) => None,
        },
        Screen::Shelf(_) => None,
    }
}

async fn ask(table: &TableHandle, ask: impl Into<Ask>) -> Reply {
    let seen = table.views().borrow().turn;
    let ask = ask.into();
    table.ask(Request { seen, ask }).await
}

fn command(command: Command) -> SeatAsk {
    SeatAsk::Play {
        command: games::Command::Lantern(command),
    }
}

/// Lets time pass until the view is so.
async fn until(table: &TableHandle, is_so: impl Fn(&View) -> bool) {
    let mut views = table.views();
    let wait = views.wait_for(|view| is_so(view));
    let limit = Duration::from_secs(600);
    let seen = tokio::time::timeout(limit, wait).await;
    assert!(seen.is_ok_and(|seen| seen.is_ok()), "it never was so");
}

fn window_is_open(view: &View) -> bool {
    lantern(view).is_some_and(|own| !own.offers.hide.is_empty())
}

#[tokio::test(start_paused = true)]
async fn a_game_that_only_its_folder_knows_is_played_at_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let (table, _run) = sits_down(&folder);
    let new = HostAsk::NewGame {
        form: games::Form::Lantern(form()),
    };
    assert_eq!(ask(&table, new).await, Reply::Done);
    assert_eq!(ask(&table, command(Command::Dusk)).await, Reply::Done);
    let hide = command(Command::Hide { player: seat(1) });
    let not_now = Reply::Refused {
        troubles: vec![Trouble::NotNow],
    };
    assert_eq!(
        ask(&table, hide.clone()).await,
        not_now,
        "before its window"
    );
    until(&table, window_is_open).await;
    let ben = table.seat(seat(1)).await.unwrap();
    let cy = table.seat(seat(2)).await.unwrap();
    let in_the_dark = ben.views().borrow().clone();
    assert_eq!(ask(&table, hide).await, Reply::Done);
    let view = table.views().borrow().clone();
    let own = lantern(&view).unwrap();
    assert_eq!(own.table.phase, Phase::Hiding, "it is not told yet");
    assert!(own.offers.guess.is_empty());
    assert_eq!(
        *ben.views().borrow(),
        in_the_dark,
        "a seat's view stands still"
    );
    until(&table, |view| match &view.screen {
        Screen::Game(game) => game.house.sand.is_some(),
        Screen::Shelf(_) => false,
    })
    .await;
    assert_eq!(lantern(&table.views().borrow()).unwrap().table.holder, None);
    let holder_of = |door: &crate::table::SeatDoor| match &door.views().borrow().game {
        Some(game) => match &game.own {
            Own::Lantern(own) => own.table.holder,
            Own::Salem(_) => None,
        },
        None => None,
    };
    assert_eq!(holder_of(&ben), Some(seat(1)), "who has it sees it");
    assert_eq!(holder_of(&cy), None);

    let seen = cy.views().borrow().turn;
    let by_cy = |ask| SeatRequest { seen, ask };
    let not_yours = Trouble::Rule {
        code: RuleCode::Lantern(Code::NotYours),
    };
    assert_eq!(
        cy.ask(by_cy(command(Command::Dusk))).await,
        Reply::Refused {
            troubles: vec![not_yours]
        }
    );
    let guess = |place| {
        command(Command::Guess {
            player: Some(seat(place)),
        })
    };
    assert_eq!(cy.ask(by_cy(guess(0))).await, Reply::Done);
    assert_eq!(ask(&table, guess(1)).await, Reply::Done);
    until(&table, |view| {
        lantern(view).is_some_and(|own| own.table.found == Some(true))
    })
    .await;
    assert_eq!(
        ask(&table, HostAsk::Undo).await,
        Reply::Refused {
            troubles: vec![Trouble::NothingToUndo]
        },
        "the end cannot be taken back"
    );
}

#[tokio::test(start_paused = true)]
async fn its_candle_burns_down_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let (table, _run) = sits_down(&folder);
    let new = HostAsk::NewGame {
        form: games::Form::Lantern(form()),
    };
    ask(&table, new).await;
    ask(&table, command(Command::Dusk)).await;
    until(&table, window_is_open).await;
    ask(&table, command(Command::Hide { player: seat(0) })).await;
    until(&table, |view| {
        lantern(view).is_some_and(|own| own.table.found == Some(false))
    })
    .await;
}

#[tokio::test(start_paused = true)]
async fn its_journal_brings_it_back_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let (table, run) = sits_down(&folder);
    let new = HostAsk::NewGame {
        form: games::Form::Lantern(form()),
    };
    ask(&table, new).await;
    ask(&table, command(Command::Dusk)).await;
    until(&table, window_is_open).await;
    run.abort();
    let _ = run.await;
    drop(table);
    let (table, _run) = sits_down(&folder);
    match &table.views().borrow().screen {
        Screen::Shelf(shelf) => {
            let last = shelf.last_game.as_ref().unwrap();
            assert_eq!(last.game, GameId::Lantern);
            assert_eq!(last.names, form().names);
            assert!(matches!(shelf.last_table, Some(games::Form::Lantern(_))));
        }
        Screen::Game(_) => panic!("a start is at the shelf"),
    }
    assert_eq!(ask(&table, HostAsk::GoOn).await, Reply::Done);
    assert_eq!(ask(&table, HostAsk::TakeUpAgain).await, Reply::Done);
    until(&table, window_is_open).await;
    assert!(matches!(
        &table.views().borrow().screen,
        Screen::Game(game) if game.house.narrator.eyes == Eyes::Shut
    ));
}

#[test]
fn its_file_is_read_and_played_again() {
    let mut game = History::<Lantern>::new(Lantern::check(&form()).unwrap());
    for command in [
        Command::Dusk,
        Command::Hide { player: seat(2) },
        Command::Guess {
            player: Some(seat(2)),
        },
    ] {
        assert!(game.submit(Asker::Host, command).is_ok());
    }
    let text = RecordedGame::of(&game, "One evening".to_owned()).unwrap();
    let text = text.write().unwrap();
    assert_eq!(GameId::of_file(text.as_bytes()).unwrap(), GameId::Lantern);
    let read = RecordedGame::<Lantern>::read(text.as_bytes()).unwrap();
    assert_eq!(replay(&read).unwrap()["found"], true);
    let again = play(&read).unwrap().unwrap();
    assert_eq!(again.steps().len(), 3);
    let events = again.steps().iter().flat_map(|step| &step.events);
    assert!(
        events
            .clone()
            .any(|event| *event == Event::Ended { found: true })
    );
    assert!(
        RecordedGame::<rules::salem::Salem>::read(text.as_bytes()).is_err(),
        "another game does not take it for its own"
    );
}

#[test]
fn its_types_cross_in_a_file_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::new()
        .with_large_int("number")
        .with_out_dir(folder.path());
    View::export_all(&config).unwrap();
    Request::export_all(&config).unwrap();
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert!(read("lantern.ts").contains("LanternView"));
    assert!(read("games.ts").contains(r#""lantern""#));
    assert!(!read("salem.ts").contains("antern"));
    // The view of any game writes out what each has; nothing else of the house names it.
    let names = read("house.ts").matches("antern").count();
    assert!(names <= 4, "the house names it {names} times");
}

#[test]
fn the_list_of_games_finds_it_by_its_name() {
    assert_eq!(GameId::named("lantern"), Some(GameId::Lantern));
    let form: Arc<str> = serde_json::to_string(&games::Form::Lantern(form()))
        .unwrap()
        .into();
    let read: games::Form = serde_json::from_str(&form).unwrap();
    assert_eq!(read.game(), GameId::Lantern);
}

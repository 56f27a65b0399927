//! What comes from outside is text and nothing else: names with markup, formulas and signs
//! that turn the writing round, monstrous names, files that are no games. Each is taken as
//! it is or refused with its code, and nothing is lost.

use std::fs;
use std::path::Path;

use app::contract::{Change, HostAsk, Trouble};
use app::recorded_game::MOST_STEPS;
use rules::salem::cards::Card;
use rules::salem::moves::Command;
use rules::salem::refusals::Code;
use rules::salem::setup::{PlayerForm, SetupForm};

use crate::kit::{
    EIGHT, Evening, check_setup, form, new_game, quiet, reveal, setting, setup_trouble,
};

/// Strange, and yet somebody's name.
const STRANGE: [&str; 8] = [
    "<b>Ada</b><script>",
    "{ $player } {NUMBER(1)}",
    "Anna (1)",
    "عمر-2",
    "דנה",
    "\"'; DROP TABLE",
    "Nguyễn Thị Phương-Thảo",
    "👩‍👩‍👧‍👦",
];

#[tokio::test(start_paused = true)]
async fn r43_strange_names_come_back_as_they_were_typed_from_journal_and_file() {
    let evening = Evening::begin();
    evening.ask(new_game(form(&STRANGE))).await;
    evening.play(Command::Dawn).await;
    let names = |evening: &Evening| {
        let players = evening.game().players;
        Vec::from_iter(players.into_iter().map(|player| player.name))
    };
    assert_eq!(names(&evening), STRANGE);
    let evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(names(&evening), STRANGE);
    let path = evening.folder.path().join("game.json");
    let path = path.to_str().unwrap().to_owned();
    evening.ask(HostAsk::Export { path: path.clone() }).await;
    evening.ask(HostAsk::Open { path }).await;
    assert_eq!(names(&evening), STRANGE);
}

#[tokio::test(start_paused = true)]
async fn r51_names_that_nobody_can_tell_apart_or_read_are_refused_at_their_line() {
    let evening = Evening::dawn().await;
    let before = evening.view();
    let refusals = [
        (" ANNA\u{200b}", Code::DuplicateName),
        ("Ada\u{202e}nimda", Code::BadName),
        ("A\u{2066}da", Code::BadName),
        ("Ada\nBen", Code::BadName),
        ("\0", Code::BadName),
        ("\u{200b}", Code::BadName),
        ("", Code::BadName),
    ];
    let monster = "x".repeat(10_000_000);
    let accents = format!("A{}", "\u{301}".repeat(5_000_000));
    let monsters = [monster.as_str(), accents.as_str()].map(|name| (name, Code::BadName));
    for (name, code) in refusals.into_iter().chain(monsters) {
        let form = form(&["Anna", "Ben", "Cy", name]);
        let start: String = name.chars().take(20).collect();
        for ask in [check_setup(form.clone()), new_game(form)] {
            let said = evening.try_ask(ask).await;
            assert_eq!(said, Err(vec![setup_trouble(code, Some(3))]), "{start:?}");
        }
    }
    let crowd = SetupForm {
        players: vec![PlayerForm::default(); 100_000],
        ..SetupForm::default()
    };
    let said = evening.try_ask(new_game(crowd)).await.unwrap_err();
    assert!(said.contains(&setup_trouble(Code::TooManyPlayers, None)));
    assert_eq!(*evening.view(), *before, "the game goes on untouched");
}

#[tokio::test(start_paused = true)]
async fn monstrous_settings_are_refused_and_the_old_ones_stay() {
    let evening = Evening::begin();
    let monster = "x".repeat(10_000_000);
    let voice = |language: &str, voice: &str| Change::Voice {
        language: language.to_owned(),
        voice: voice.to_owned(),
    };
    for change in [
        Change::Language(Some(monster.clone())),
        Change::OwnRecordings {
            language: "en".to_owned(),
            folder: Some(monster.clone()),
        },
        voice("en", &monster),
        voice(&monster, "alice"),
    ] {
        let said = evening.try_ask(setting(change)).await;
        assert_eq!(said, Err(vec![Trouble::OutOfRange]));
    }
    assert_eq!(evening.view().settings, quiet());
    assert_eq!(evening.notice(), None);
    // One voice more for one language more, for ever.
    let mut said = Ok(());
    for one in 0..10_000 {
        said = evening.try_ask(setting(voice(&one.to_string(), ""))).await;
        if said.is_err() {
            break;
        }
    }
    assert_eq!(said, Err(vec![Trouble::OutOfRange]));
    assert!(evening.view().settings.voices.len() < 1_000);
    assert_eq!(evening.notice(), None);
}

/// The most memory that this process ever had, in MB.
#[cfg(target_os = "linux")]
fn most_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next());
    kilobytes.unwrap().parse::<u64>().unwrap() / 1024
}

#[cfg(not(target_os = "linux"))]
fn most_memory() -> u64 {
    0
}

async fn refuses(evening: &Evening, path: &Path, trouble: Trouble) {
    let before = evening.view();
    let path = path.to_str().unwrap().to_owned();
    let said = evening.try_ask(HostAsk::Open { path: path.clone() }).await;
    assert_eq!(said, Err(vec![trouble]), "{path}");
    assert_eq!(
        *evening.view(),
        *before,
        "{path}: the game goes on untouched"
    );
}

#[tokio::test(start_paused = true)]
async fn a_file_that_is_no_game_is_refused_whatever_it_is() {
    let evening = Evening::dawn().await;
    let file = |name: &str| evening.folder.path().join(name);

    let monster = file("monster.json");
    fs::File::create(&monster)
        .unwrap()
        .set_len(1 << 30)
        .unwrap();
    let before = most_memory();
    refuses(&evening, &monster, Trouble::TooLarge).await;
    let grown = most_memory() - before;
    assert!(grown < 200, "a file of 1 GB took {grown} MB");

    let deep = "[".repeat(100_000);
    let deep_inside = format!("{{\"setup\":{}", "{\"players\":".repeat(100_000));
    let bad: [(&str, &[u8]); 6] = [
        ("empty.json", b""),
        ("zero.json", &[0; 4096]),
        ("deep.json", deep.as_bytes()),
        ("deep-inside.json", deep_inside.as_bytes()),
        ("other.json", b"{\"game\":\"pagan\"}"),
        (
            "numbers.json",
            b"{\"setup\":{\"players\":[],\"seed\":1e999}}",
        ),
    ];
    for (name, bytes) in bad {
        fs::write(file(name), bytes).unwrap();
        refuses(&evening, &file(name), Trouble::NotAGame).await;
    }
    let no_text: [(&str, &[u8]); 3] = [
        ("no-text.json", &[0xff, 0xfe, 0x00, 0xd8]),
        (
            "half.json",
            b"{\"setup\":{\"players\":[{\"name\":\"\xc3\"}]}}",
        ),
        ("picture.json", b"\x89PNG\r\n\x1a\n"),
    ];
    for (name, bytes) in no_text {
        fs::write(file(name), bytes).unwrap();
        refuses(&evening, &file(name), Trouble::OtherEncoding).await;
    }
    fs::write(file("newer.json"), b"{\"version\":99}").unwrap();
    refuses(&evening, &file("newer.json"), Trouble::TooNew).await;
    refuses(&evening, &file("nowhere.json"), Trouble::CannotRead).await;
    refuses(&evening, evening.folder.path(), Trouble::CannotRead).await;
    #[cfg(unix)]
    refuses(&evening, Path::new("/dev/zero"), Trouble::CannotRead).await;
    // A journal is no recorded game, and opening one by mistake must not hurt it.
    let games = app::keep::Folders::below(evening.folder.path()).games();
    refuses(&evening, &games.join("0001.journal"), Trouble::NotAGame).await;

    evening.play(reveal("Dee", Card::NotAWitch)).await;
    let table = evening.game().table;
    let evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(evening.game().table, table);
    assert_eq!(evening.game().players.len(), EIGHT.len());
}

#[tokio::test(start_paused = true)]
async fn a_file_with_more_steps_than_any_evening_is_refused() {
    let evening = Evening::dawn().await;
    let file = evening.folder.path().join("long.json");
    let players = r#"[{"name":"Ada"},{"name":"Ben"},{"name":"Cy"},{"name":"Dee"}]"#;
    let with_steps = |steps: usize| {
        let step = r#"{"do":"undo","refused":"nothing-to-undo"}"#;
        let steps = vec![step; steps].join(",");
        let game = format!(r#"{{"setup":{{"players":{players}}},"steps":[{steps}]}}"#);
        fs::write(&file, game).unwrap();
    };
    with_steps(MOST_STEPS + 1);
    refuses(&evening, &file, Trouble::TooLarge).await;
    with_steps(MOST_STEPS);
    let path = file.to_str().unwrap().to_owned();
    evening.ask(HostAsk::Open { path }).await;
    assert_eq!(evening.game().players.len(), 4);
}

#[tokio::test(start_paused = true)]
async fn r67_a_copy_that_cannot_be_written_is_not_called_saved() {
    let evening = Evening::dawn().await;
    let file = evening.folder.path().join("a-file");
    fs::write(&file, "in the way").unwrap();
    for path in [
        evening.folder.path().join("nowhere/game.json"),
        evening.folder.path().to_owned(),
        file.join("game.json"),
    ] {
        let path = path.to_str().unwrap().to_owned();
        let said = evening.try_ask(HostAsk::Export { path }).await;
        assert_eq!(said, Err(vec![Trouble::CannotWrite]));
        assert_eq!(evening.notice(), None);
    }
    assert_eq!(fs::read_to_string(file).unwrap(), "in the way");
}

#[tokio::test(start_paused = true)]
async fn of_a_file_to_open_and_a_new_game_at_once_one_is_done_and_the_other_told_that_it_is_not() {
    let evening = Evening::dawn().await;
    let path = evening.folder.path().join("game.json");
    let path = path.to_str().unwrap().to_owned();
    evening.ask(HostAsk::Export { path: path.clone() }).await;
    let five = form(&EIGHT[..5]);
    let (opened, began) = tokio::join!(
        evening.try_ask(HostAsk::Open { path }),
        evening.try_ask(new_game(five)),
    );
    let stale = Err(vec![Trouble::Stale]);
    let (not_done, seats) = if opened.is_ok() {
        (began, EIGHT.len())
    } else {
        (opened, 5)
    };
    assert_eq!(not_done, stale);
    assert_eq!(evening.game().names.len(), seats);
}

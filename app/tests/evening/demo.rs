//! A demo shows what an evening is, by itself, and leaves nothing behind: no file, no name, no game; and
//! nothing that people play is ever shown as one.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use app::contract::{Ask, DemoView, Eyes, HostAsk, Screen, ShelfView, Trouble};
use app::games::GameId;
use app::sound::twin::SilentDevice;
use rules::salem::cards::{BlueCard, Card};
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::{Command, Side};
use rules::salem::view::PhaseName;
use rules::seat::Seat;
use tokio::time::{Duration, Instant};

use crate::kit::{EIGHT, Evening, Now, disk_at_rest, form, new_game, playing, settled};

const SHOW: HostAsk = HostAsk::ShowDemo {
    game: GameId::Salem,
};

/// What is explained, in order.
const SENTENCES: [&str; 9] = [
    "salem-demo-asleep",
    "salem-demo-witches",
    "salem-demo-constable",
    "salem-demo-eyes-open",
    "salem-demo-confess",
    "salem-demo-died",
    "salem-demo-day",
    "salem-demo-trial",
    "salem-demo-end",
];

fn demo(evening: &Evening) -> DemoView {
    evening.game().demo.expect("a demo")
}

fn shelf(evening: &Evening) -> ShelfView {
    match &evening.view().screen {
        Screen::Shelf(shelf) => shelf.clone(),
        other => panic!("not at the shelf: {other:?}"),
    }
}

/// Every file below the folder, byte for byte.
fn files(evening: &Evening) -> BTreeMap<PathBuf, Vec<u8>> {
    fn within(folder: &Path, found: &mut BTreeMap<PathBuf, Vec<u8>>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                within(&path, found);
            } else {
                let bytes = std::fs::read(&path).expect("a file");
                found.insert(path, bytes);
            }
        }
    }
    let mut found = BTreeMap::new();
    within(evening.folder.path(), &mut found);
    found
}

/// Everything that was seen on the way from the shelf to the end.
struct Seen {
    views: Vec<Now>,
    lasts: Duration,
}

async fn look_on(evening: &mut Evening) -> Seen {
    let began = Instant::now();
    evening.ask(SHOW).await;
    let mut views = evening.views();
    let mut seen = vec![evening.game()];
    let all = async {
        loop {
            views.changed().await.expect("the loop");
            let now = Now::in_view(&views.borrow_and_update()).expect("the demo");
            let over = now.demo.as_ref().is_some_and(|demo| demo.over) && !now.narrator.speaking;
            seen.push(now);
            if over {
                return;
            }
        }
    };
    let limit = Duration::from_secs(600);
    tokio::time::timeout(limit, all).await.expect("an end");
    Seen {
        views: seen,
        lasts: began.elapsed(),
    }
}

/// Whatever this is of all views, each as often as it came anew.
fn in_turn<T: PartialEq>(seen: &Seen, what: impl Fn(&Now) -> Option<T>) -> Vec<T> {
    let mut all: Vec<T> = seen.views.iter().filter_map(what).collect();
    all.dedup();
    all
}

/// Somebody's evening that was left in the middle of a night: eyes are shut where it goes on.
async fn left_in_the_dark() -> Evening {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening
        .until("dark", |game| game.waits_for() == Some(WITCHES))
        .await;
    evening.ask(HostAsk::Leave).await;
    disk_at_rest().await;
    evening
}

#[tokio::test(start_paused = true)]
async fn a_demo_goes_from_the_shelf_to_the_winner_by_itself_and_each_thing_happens_once() {
    let mut evening = Evening::begin();
    let seen = look_on(&mut evening).await;
    let sentences = in_turn(&seen, |now| now.demo.clone()?.sentence);
    assert_eq!(sentences, SENTENCES);

    let first = &seen.views[0];
    assert_eq!(first.players.len(), 5);
    assert_eq!(first.table.black_cat, Seat::at(1));
    let windows = in_turn(&seen, |now| Some(now.waits_for()));
    let windows: Vec<_> = windows.into_iter().flatten().collect();
    assert_eq!(windows, [WITCHES, CONSTABLE]);
    let eyes = in_turn(&seen, |now| Some(now.narrator.eyes));
    assert_eq!(eyes, [Eyes::Open, Eyes::Shut, Eyes::Open]);
    assert!(seen.views.iter().any(|now| now.sand.is_some()));
    // A finger comes to each name before something is done, and holds where that is held.
    let touches = in_turn(&seen, |now| Some(now.demo.clone()?.touched));
    let touches: Vec<_> = touches.into_iter().flatten().map(Seat::place).collect();
    assert_eq!(touches, [2, 4, 0, 3, 3]);
    let held = in_turn(&seen, |now| Some(now.demo.clone()?.held));
    assert_eq!(held.iter().filter(|held| **held).count(), 2);
    // What the night has brought is seen, and put away before the day begins.
    let results = |of: &str| {
        let shown = seen.views.iter().filter(|now| {
            let demo = now.demo.as_ref();
            let explained = demo.and_then(|demo| demo.sentence.as_deref());
            explained == Some(of) && now.table.phase == PhaseName::Day
        });
        let shown = shown.filter(|now| {
            let shows = now.narrator.shows;
            shows.is_some_and(|shows| shows.screen.0 == "result")
        });
        shown.count()
    };
    assert!(results("salem-demo-died") > 0);
    assert_eq!(results("salem-demo-day") + results("salem-demo-trial"), 0);
    // No line is said twice, and none that is left out.
    let mut lines = in_turn(&seen, |now| now.narrator.caption.clone());
    assert!(
        !lines.contains(&"confession-closed".to_owned()),
        "{lines:?}"
    );
    assert!(lines.iter().all(|line| !line.starts_with("shuffle")));
    let said = lines.len();
    lines.sort();
    lines.dedup();
    assert_eq!(lines.len(), said, "{lines:?}");

    let last = evening.game();
    assert_eq!(last.table.phase, PhaseName::Over);
    assert_eq!(last.table.winner, Some(Side::Townspeople));
    let revealed = |place: usize| &last.table.seats[place].revealed;
    assert_eq!(*revealed(0), [Card::NotAWitch]);
    assert_eq!(*revealed(2), [Card::NotAWitch; 5]);
    assert_eq!(revealed(3)[0], Card::Witch);
    assert!(last.table.seats[1].blue.contains(&BlueCard::BlackCat));
    let night = last.table.night.expect("a night");
    assert_eq!(
        (night.gavel, night.died),
        (Seat::at(4), vec![Seat::at(2).unwrap()])
    );
}

#[tokio::test(start_paused = true)]
async fn a_demo_is_kept_nowhere_and_a_kill_in_it_leaves_nothing() {
    let empty = Evening::begin();
    settled().await;
    disk_at_rest().await;
    for mut evening in [empty, left_in_the_dark().await] {
        let (files_before, shelf_before) = (files(&evening), shelf(&evening));
        look_on(&mut evening).await;
        disk_at_rest().await;
        assert_eq!(files(&evening), files_before);
        // Looked at again, and the power goes in the middle of it.
        evening.ask(SHOW).await;
        let third = |game: &Now| game.demo.as_ref().is_some_and(|demo| demo.number == 3);
        evening.until("the constable", third).await;
        disk_at_rest().await;
        let evening = evening.crash().await;
        assert_eq!(shelf(&evening), shelf_before);
        evening.ends().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_demo_can_be_left_anywhere_and_the_shelf_is_as_it_was() {
    let mut evening = left_in_the_dark().await;
    let (files_before, shelf_before) = (files(&evening), shelf(&evening));
    assert_eq!(
        shelf_before.last_game.as_ref().map(|last| last.eyes),
        Some(Eyes::Shut)
    );
    for (beat, shown) in SENTENCES.into_iter().enumerate() {
        evening.ask(SHOW).await;
        for _ in 0..beat {
            let number = demo(&evening).number;
            evening.ask(HostAsk::DemoOn { number }).await;
        }
        let sentence = demo(&evening).sentence;
        assert_eq!(sentence.as_deref(), Some(shown));
        evening.ask(HostAsk::Leave).await;
        assert_eq!(shelf(&evening), shelf_before, "left at {sentence:?}");
    }
    disk_at_rest().await;
    assert_eq!(files(&evening), files_before);
    // The game to go on with goes on where it stood, and what happens in it is kept again.
    evening.ask(HostAsk::GoOn).await;
    assert!(evening.game().narrator.interrupted);
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.choose(WITCHES, "Eve").await;
    let mut evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.choose(CONSTABLE, "Gil").await;
    evening.until("sand", |game| game.sand.is_some()).await;
}

#[tokio::test(start_paused = true)]
async fn on_leads_from_each_thing_to_the_next_at_once_and_a_late_finger_passes_nothing_over() {
    let evening = Evening::begin();
    let began = Instant::now();
    evening.ask(SHOW).await;
    for shown in SENTENCES.into_iter().skip(1) {
        let number = demo(&evening).number;
        evening.ask(HostAsk::DemoOn { number }).await;
        assert_eq!(demo(&evening).sentence.as_deref(), Some(shown));
        let late = evening.try_ask(HostAsk::DemoOn { number }).await;
        assert_eq!(late, Err(vec![Trouble::Stale]));
    }
    assert!(
        began.elapsed() < Duration::from_secs(1),
        "{:?}",
        began.elapsed()
    );
    assert_eq!(evening.game().table.winner, Some(Side::Townspeople));
    assert!(demo(&evening).over);
    let number = demo(&evening).number;
    let after_the_end = evening.try_ask(HostAsk::DemoOn { number }).await;
    assert_eq!(after_the_end, Err(vec![Trouble::NotNow]));
}

#[tokio::test(start_paused = true)]
async fn a_demo_that_is_held_stands_still_in_the_dark_in_a_window_and_by_day() {
    let mut evening = Evening::begin();
    evening.ask(SHOW).await;
    for sentence in ["salem-demo-witches", "salem-demo-day"] {
        let shown = |game: &Now| {
            let demo = game.demo.as_ref().expect("a demo");
            demo.sentence.as_deref() == Some(sentence) && demo.touched.is_some()
        };
        evening.until(sentence, shown).await;
        evening.ask(HostAsk::Pause).await;
        let before = evening.game();
        assert!(before.narrator.paused);
        tokio::time::sleep(Duration::from_secs(300)).await;
        assert_eq!(evening.game(), before);
        evening.ask(HostAsk::Resume).await;
    }
    let over = |game: &Now| game.demo.as_ref().is_some_and(|demo| demo.over);
    evening.until("over", over).await;
}

#[tokio::test(start_paused = true)]
async fn a_demo_whose_loudspeaker_is_gone_waits_for_it_like_every_game() {
    let mut evening = Evening::begin();
    evening.ask(SHOW).await;
    let by_day = |game: &Now| {
        let sentence = game.demo.as_ref().and_then(|demo| demo.sentence.clone());
        sentence.as_deref() == Some("salem-demo-day")
    };
    evening.until("the day", by_day).await;
    evening.device(SilentDevice::is_lost).await;
    let before = evening.game();
    tokio::time::sleep(Duration::from_secs(300)).await;
    assert_eq!(evening.game(), before);
    evening.device(SilentDevice::comes_back).await;
    let over = |game: &Now| game.demo.as_ref().is_some_and(|demo| demo.over);
    evening.until("over", over).await;
}

#[tokio::test(start_paused = true)]
async fn nothing_in_a_demo_is_anybodys_to_play_or_to_take_away() {
    let evening = Evening::begin();
    evening.ask(new_game(form(&EIGHT))).await;
    let device = evening.seat("Ada").await;
    // A game that people play makes no room for one.
    assert_eq!(evening.try_ask(SHOW).await, Err(vec![Trouble::NotNow]));
    evening.ask(HostAsk::Leave).await;
    evening.ask(SHOW).await;
    let path = evening
        .folder
        .path()
        .join("copy.json")
        .display()
        .to_string();
    let asks: [Ask; 12] = [
        playing(Command::Dawn).into(),
        new_game(form(&EIGHT)).into(),
        HostAsk::GoOn.into(),
        HostAsk::Undo.into(),
        HostAsk::RestartPhase.into(),
        HostAsk::EndSand.into(),
        HostAsk::ListGames.into(),
        HostAsk::Export { path: path.clone() }.into(),
        HostAsk::Open { path }.into(),
        HostAsk::Rename {
            seat: Seat::at(0).unwrap(),
            name: "Zoë".into(),
        }
        .into(),
        HostAsk::ForgetNames.into(),
        HostAsk::ForgetEvenings.into(),
    ];
    for ask in asks {
        let shown = format!("{ask:?}");
        let refused = evening.try_ask(ask).await;
        assert_eq!(refused, Err(vec![Trouble::NotNow]), "{shown}");
    }
    // Nor is it anything to a seat's own device.
    assert!(device.views().borrow().game.is_none());
    assert!(evening.game().demo.is_some());
    assert!(!evening.folder.path().join("copy.json").exists());
}

#[tokio::test(start_paused = true)]
async fn no_view_of_a_game_that_people_play_is_a_demo() {
    let mut evening = Evening::begin();
    let on = |number| HostAsk::DemoOn { number };
    assert_eq!(evening.try_ask(on(0)).await, Err(vec![Trouble::NotNow]));
    // Left while a finger lies on a name, with the sand and the lines of a demo behind it.
    evening.ask(SHOW).await;
    let touched = |game: &Now| {
        game.demo
            .as_ref()
            .is_some_and(|demo| demo.touched.is_some())
    };
    evening.until("a finger", touched).await;
    evening.ask(HostAsk::Leave).await;
    let mut views = evening.views();
    let watch = tokio::spawn(async move {
        let mut seen = 0;
        while views.changed().await.is_ok() {
            if let Some(now) = Now::in_view(&views.borrow_and_update()) {
                assert_eq!(now.demo, None);
                seen += 1;
            }
        }
        seen
    });
    evening.ask(new_game(form(&EIGHT))).await;
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    evening.play(Command::Night).await;
    for number in 0..9 {
        let asked = evening.try_ask(on(number)).await;
        assert_eq!(asked, Err(vec![Trouble::NotNow]));
    }
    evening.choose(WITCHES, "Eve").await;
    evening.choose(CONSTABLE, "Gil").await;
    // What a demo leaves out is said here, and its pace and its sand are not this game's.
    evening.until("sand", |game| game.sand.is_some()).await;
    evening.until_line("confession-closed").await;
    evening.until_result().await;
    evening.ends().await;
    assert!(watch.await.expect("no demo") > 20);
}

/// The languages in which lines are recorded.
const SPOKEN: [&str; 8] = ["de", "en", "es", "fr", "it", "ja", "pt-BR", "zh-Hans"];

#[tokio::test(start_paused = true)]
async fn a_demo_lasts_about_ninety_seconds_in_every_voice_and_not_much_more_without_one() {
    let mut all = BTreeMap::new();
    for language in SPOKEN.into_iter().chain(["ru", "ko", "ar"]) {
        let mut evening = Evening::speaking(language);
        let seen = look_on(&mut evening).await;
        let heard = seen.views.iter().any(|now| now.narrator.heard);
        assert_eq!(heard, SPOKEN.contains(&language), "{language}");
        all.insert(language, seen.lasts.as_millis());
        evening.ends().await;
    }
    let in_english = all["en"];
    assert!((80_000..=100_000).contains(&in_english), "{all:?}");
    for (language, lasts) in &all {
        assert!((70_000..=110_000).contains(lasts), "{language}: {all:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn every_sentence_can_be_read_before_the_next_one_comes() {
    let root = crate::kit::root().join("i18n");
    let words = app::words::Words::read(&root).expect("words");
    for language in words.languages() {
        let mut evening = Evening::speaking(&language);
        evening.ask(SHOW).await;
        let mut began = Instant::now();
        for number in 1..SENTENCES.len() {
            let next = |game: &Now| {
                game.demo
                    .as_ref()
                    .is_some_and(|demo| demo.number as usize > number)
            };
            evening.until("the next", next).await;
            let text = words
                .say(&language, SENTENCES[number - 1], &[])
                .expect("words");
            let signs = text.chars().count() as u64;
            let dense = text.chars().any(|sign| sign > '\u{2e80}');
            let least = signs * 1000 / if dense { 10 } else { 20 };
            let stood = began.elapsed().as_millis() as u64;
            assert!(stood >= least, "{language} {number}: {stood} of {least} ms");
            began = Instant::now();
        }
        evening.ends().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_machine_that_slept_in_a_demo_wakes_at_the_shelf() {
    let mut evening = left_in_the_dark().await;
    let before = shelf(&evening);
    evening.ask(SHOW).await;
    evening
        .until("a window", |game| game.waits_for() == Some(WITCHES))
        .await;
    evening
        .slept
        .fetch_add(600, std::sync::atomic::Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(3)).await;
    settled().await;
    assert_eq!(shelf(&evening), before);
}

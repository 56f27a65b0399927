//! What is kept on a disk that is slow, hangs, refuses or breaks off. Time is paused; a disk
//! that takes its time takes it on that clock, or behind a gate that the test opens.

mod any_disk;

use std::fs;
use std::io;
use std::sync::{Condvar, MutexGuard};

use serde_json::json;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::time::{advance, timeout};

use super::*;
use crate::keep::{LastTable, Lock, Obstacle, Ready, SettingsFile};

const KIND: &str = "a-game";

/// What is in the way.
#[derive(Debug, Clone, Copy, Default)]
struct Way {
    takes: Duration,
    /// No thread comes by.
    closed: bool,
    refuses: bool,
    panics: bool,
}

#[derive(Debug)]
struct Wayward {
    way: Mutex<Way>,
    opened: Condvar,
    /// Nothing is even begun.
    hangs: watch::Sender<bool>,
}

impl Wayward {
    fn way(&self) -> MutexGuard<'_, Way> {
        self.way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Obstacle for Wayward {
    fn before_sync(&self) -> io::Result<()> {
        let mut way = self.way();
        while way.closed {
            way = self
                .opened
                .wait(way)
                .unwrap_or_else(PoisonError::into_inner);
        }
        let Way {
            refuses, panics, ..
        } = *way;
        drop(way);
        if panics {
            // Past the hook: a test that succeeds prints no panic.
            std::panic::resume_unwind(Box::new("the disk broke off"));
        }
        if refuses {
            return Err(io::Error::other("the cable is loose"));
        }
        Ok(())
    }

    fn ready(&self) -> Ready {
        let takes = self.way().takes;
        let mut hangs = self.hangs.subscribe();
        Box::pin(async move {
            let _ = hangs.wait_for(|hangs| !hangs).await;
            tokio::time::sleep(takes).await;
        })
    }
}

/// The test's hand on its disk. Nobody waits behind a gate when the test is over.
struct Hand(Arc<Wayward>);

impl Hand {
    fn sets(&self, way: Way) {
        *self.0.way() = way;
        self.0.opened.notify_all();
    }

    fn hangs(&self, hangs: bool) {
        self.0.hangs.send_replace(hangs);
    }
}

impl Drop for Hand {
    fn drop(&mut self) {
        self.sets(Way::default());
    }
}

struct Place {
    hand: Hand,
    folders: Folders,
    _folder: TempDir,
}

impl Place {
    fn new() -> Self {
        // In memory where there is such a folder: hundreds of games are written here.
        let folder = tempfile::tempdir_in("/dev/shm")
            .or_else(|_| tempfile::tempdir())
            .unwrap();
        let wayward = Arc::new(Wayward {
            way: Mutex::default(),
            opened: Condvar::new(),
            hangs: watch::Sender::new(false),
        });
        let hand = Hand(Arc::clone(&wayward));
        let folders = Folders::below(folder.path()).on(Disk::behind(wayward));
        Self {
            hand,
            folders,
            _folder: folder,
        }
    }

    fn open(&self) -> (Keeping, Option<LastGame>) {
        Keeping::open(self.folders.clone(), &Upgrades::NONE).unwrap()
    }

    /// A game is on, and its setup is on disk.
    async fn at_a_game(&self) -> Keeping {
        let (mut keeping, _) = self.open();
        keeping.begin(
            KIND,
            "four players".into(),
            json!({ "game": KIND, "form": "four players" }),
            Vec::new(),
        );
        settle(&mut keeping).await;
        assert_eq!(self.entries().len(), 1);
        keeping
    }

    /// What the next start would find, as it lies there now.
    fn entries(&self) -> Vec<Entry> {
        let opened = Journal::open_last(&self.folders, &Upgrades::NONE).unwrap();
        assert_eq!(opened.damaged, None);
        opened.last.map_or_else(Vec::new, |last| last.entries)
    }
}

/// What the loop does before it lets anybody see anything.
async fn settle(keeping: &mut Keeping) {
    while keeping.owes_choice() {
        keeping.moved().await;
    }
}

/// Whatever is asked for, to its end.
async fn all(keeping: &mut Keeping) {
    while keeping.job.is_some() || !keeping.queue.is_empty() {
        keeping.moved().await;
    }
}

fn choice(number: u64) -> Entry {
    Entry::Step {
        command: number.into(),
        events: json!([]),
    }
}

fn at(step: usize) -> Entry {
    Entry::At {
        part: "night".into(),
        step,
        script: "1f".into(),
    }
}

const SLOW: Duration = Duration::from_millis(200);
const MOMENT: Duration = Duration::from_millis(1);

#[tokio::test(start_paused = true)]
async fn on_a_slow_disk_a_choice_waits_until_it_is_kept_and_a_bookmark_for_nothing() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.sets(Way {
        takes: SLOW,
        ..Way::default()
    });
    let start = Instant::now();
    keeping.keep(at(0));
    assert!(!keeping.owes_choice());
    assert_eq!(keeping.storage(), Storage::Kept);
    assert!(timeout(MOMENT, keeping.moved()).await.is_err());

    // The bookmark is being written; the choice is, after it.
    keeping.keep(choice(1));
    assert!(keeping.owes_choice());
    settle(&mut keeping).await;
    assert_eq!(start.elapsed(), 2 * SLOW);
    let kept = place.entries();
    assert_eq!(kept[1..], [at(0), choice(1)]);
    assert_eq!(keeping.storage(), Storage::Kept);
    assert_eq!(keeping.take_notices(), []);
}

#[tokio::test(start_paused = true)]
async fn what_a_choice_led_to_is_not_seen_before_it_is_on_disk() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.hangs(true);
    keeping.keep(choice(1));
    assert!(timeout(MOMENT, settle(&mut keeping)).await.is_err());
    assert!(keeping.owes_choice());
    assert_eq!(place.entries().len(), 1);
    place.hand.hangs(false);
    settle(&mut keeping).await;
    assert_eq!(place.entries()[1..], [choice(1)]);
}

#[tokio::test(start_paused = true)]
async fn a_disk_that_hangs_is_said_once_when_patience_is_over_and_kept_again_when_it_is() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.hangs(true);
    let start = Instant::now();
    keeping.keep(choice(1));
    settle(&mut keeping).await;
    assert_eq!(start.elapsed(), PATIENCE);
    assert_eq!(keeping.storage(), Storage::NotKept);
    assert_eq!(keeping.take_notices(), [Notice::NotKept]);

    // The game goes on without waiting, and nobody says it again.
    keeping.keep(choice(2));
    assert!(!keeping.owes_choice());
    assert!(timeout(60 * PATIENCE, keeping.moved()).await.is_err());
    assert_eq!(keeping.take_notices(), []);

    // The first is on disk: the second was seen already, so all is not well yet.
    place.hand.hangs(false);
    keeping.moved().await;
    assert_eq!(place.entries()[1..], [choice(1)]);
    assert_eq!(keeping.storage(), Storage::NotKept);
    keeping.moved().await;
    assert_eq!(keeping.storage(), Storage::Kept);
    assert_eq!(place.entries()[1..], [choice(1), choice(2)]);

    keeping.keep(choice(3));
    assert!(keeping.owes_choice(), "patience is back");
    settle(&mut keeping).await;
    assert_eq!(keeping.take_notices(), []);
}

#[tokio::test(start_paused = true)]
async fn a_thread_that_the_disk_holds_up_holds_up_nobody_else() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.sets(Way {
        closed: true,
        ..Way::default()
    });
    keeping.keep(choice(1));
    // A paused clock stands still while a thread works, and is moved by hand.
    tokio::join!(settle(&mut keeping), advance(PATIENCE));
    assert!(keeping.job.is_some());
    assert_eq!(keeping.storage(), Storage::NotKept);
    assert_eq!(keeping.take_notices(), [Notice::NotKept]);
    place.hand.sets(Way::default());
    keeping.moved().await;
    assert_eq!(keeping.storage(), Storage::Kept);
    assert_eq!(place.entries()[1..], [choice(1)]);
}

#[tokio::test(start_paused = true)]
async fn a_disk_that_refuses_is_said_at_once_and_tried_again_by_itself() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.sets(Way {
        refuses: true,
        ..Way::default()
    });
    let start = Instant::now();
    keeping.keep(choice(1));
    settle(&mut keeping).await;
    assert_eq!(start.elapsed(), Duration::ZERO);
    assert_eq!(keeping.storage(), Storage::NotKept);
    assert_eq!(keeping.take_notices(), [Notice::NotKept]);
    keeping.moved().await;
    assert_eq!(start.elapsed(), AGAIN_AFTER);
    assert_eq!(keeping.take_notices(), []);
    assert_eq!(place.entries().len(), 1);
    place.hand.sets(Way::default());
    keeping.moved().await;
    assert_eq!(start.elapsed(), 2 * AGAIN_AFTER);
    assert_eq!(keeping.storage(), Storage::Kept);
    assert_eq!(place.entries()[1..], [choice(1)]);
    let nothing_more = timeout(60 * AGAIN_AFTER, keeping.moved()).await;
    assert!(nothing_more.is_err());
}

#[tokio::test(start_paused = true)]
async fn a_job_that_breaks_off_is_told_and_what_it_was_asked_for_is_written_by_the_next() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.sets(Way {
        panics: true,
        ..Way::default()
    });
    keeping.keep(choice(1));
    settle(&mut keeping).await;
    assert_eq!(keeping.storage(), Storage::NotKept);
    assert_eq!(keeping.take_notices(), [Notice::NotKept]);
    place.hand.sets(Way::default());
    keeping.keep(choice(2));
    all(&mut keeping).await;
    assert_eq!(keeping.storage(), Storage::Kept);
    // The disk may hold what was begun: it is set aside, and the game is there as a whole.
    let opened = Journal::open_last(&place.folders, &Upgrades::NONE).unwrap();
    let kept = opened.last.unwrap().entries;
    assert_eq!(kept[1..], [choice(1), choice(2)]);
}

#[tokio::test(start_paused = true)]
async fn what_is_dropped_while_it_is_waited_for_goes_on() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.sets(Way {
        takes: SLOW,
        ..Way::default()
    });
    keeping.keep(choice(1));
    let start = Instant::now();
    while timeout(MOMENT, settle(&mut keeping)).await.is_err() {}
    assert!(start.elapsed() <= SLOW + MOMENT);
    assert_eq!(place.entries()[1..], [choice(1)]);
}

#[tokio::test(start_paused = true)]
async fn bookmarks_that_wait_are_written_in_their_place_and_only_the_last_of_a_run() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.hangs(true);
    keeping.keep(at(0));
    assert!(timeout(MOMENT, keeping.moved()).await.is_err());
    for entry in [at(1), at(2), choice(1), at(3), at(4), choice(2)] {
        keeping.keep(entry);
    }
    place.hand.hangs(false);
    all(&mut keeping).await;
    let expected = [at(0), at(2), choice(1), at(4), choice(2)];
    assert_eq!(place.entries()[1..], expected);
}

#[tokio::test(start_paused = true)]
async fn settings_that_the_disk_refuses_are_owed_and_told_and_put_no_game_in_doubt() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    let settings = Settings {
        text_percent: 150,
        ..Settings::default()
    };
    place.hand.sets(Way {
        refuses: true,
        ..Way::default()
    });
    keeping.keep_settings(settings.clone());
    assert!(keeping.are_settings_owed() && !keeping.owes_choice());
    all(&mut keeping).await;
    assert!(keeping.are_settings_owed());
    assert_eq!(keeping.take_notices(), [Notice::SettingsNotKept]);
    assert_eq!(keeping.storage(), Storage::Kept);
    place.hand.sets(Way::default());
    keeping.moved().await;
    assert!(!keeping.are_settings_owed());
    assert_eq!(keeping.take_notices(), []);
    assert_eq!(place.open_settings(), settings);
}

impl Place {
    fn open_settings(&self) -> Settings {
        SettingsFile::of(&self.folders, &Upgrades::NONE).read().0
    }
}

#[tokio::test(start_paused = true)]
async fn the_last_table_is_written_beside_the_game() {
    let place = Place::new();
    let keeping = place.at_a_game().await;
    let table = json!({ "game": KIND, "form": "four players" });
    assert_eq!(keeping.last_table, Some(table.clone()));
    let mut file = LastTable::of(&place.folders, &Upgrades::NONE);
    assert_eq!(file.read(), (Some(table), None));
}

#[tokio::test(start_paused = true)]
async fn at_the_end_what_is_owed_is_written() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.sets(Way {
        takes: SLOW,
        ..Way::default()
    });
    keeping.keep(choice(1));
    assert!(timeout(MOMENT, keeping.moved()).await.is_err());
    keeping.keep(at(1));
    let start = Instant::now();
    keeping.flush().await;
    assert_eq!(start.elapsed(), 2 * SLOW - MOMENT);
    assert_eq!(place.entries()[1..], [choice(1), at(1)]);

    place.hand.sets(Way {
        refuses: true,
        ..Way::default()
    });
    keeping.keep(choice(2));
    settle(&mut keeping).await;
    place.hand.sets(Way::default());
    keeping.flush().await;
    assert_eq!(place.entries()[1..], [choice(1), at(1), choice(2)]);
}

#[tokio::test(start_paused = true)]
async fn the_end_does_not_wait_for_ever() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.hangs(true);
    keeping.keep(choice(1));
    let start = Instant::now();
    keeping.flush().await;
    assert_eq!(start.elapsed(), LAST_PATIENCE);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_nobody_can_play_is_left_alone_and_the_next_has_a_file_of_its_own() {
    let place = Place::new();
    let keeping = place.at_a_game().await;
    drop(keeping);
    let first = place.folders.games().join("0001.journal");
    let before = fs::read(&first).unwrap();
    let (mut keeping, last) = place.open();
    assert_eq!(last.unwrap().kind, KIND);
    assert_eq!(keeping.leave_alone(), Some(first.clone()));
    assert_eq!(keeping.leave_alone(), None);
    keeping.keep(choice(1));
    keeping.finish();
    all(&mut keeping).await;
    assert_eq!(fs::read(&first).unwrap(), before);
    keeping.begin(
        "another-game",
        "five players".into(),
        json!(null),
        Vec::new(),
    );
    settle(&mut keeping).await;
    assert_eq!(fs::read(&first).unwrap(), before);
    assert!(place.folders.games().join("0002.journal").exists());
    assert_eq!(keeping.storage(), Storage::Kept);
}

#[tokio::test(start_paused = true)]
async fn a_copy_that_is_gone_holds_its_folder_until_its_last_job_has_ended() {
    let place = Place::new();
    let mut keeping = place.at_a_game().await;
    place.hand.sets(Way {
        closed: true,
        ..Way::default()
    });
    keeping.keep(choice(1));
    tokio::join!(settle(&mut keeping), advance(PATIENCE));
    drop(keeping);
    assert!(matches!(Lock::take(&place.folders), Err(KeepError::InUse)));
    place.hand.sets(Way::default());
    let (_keeping, last) = place.open();
    assert_eq!(last.unwrap().entries[1..], [choice(1)]);
}

//! A disk that takes its time: a night sounds as on any other, a choice is seen when it is
//! kept, and a disk that hangs is said and holds up nobody for longer than a second.

use std::sync::{Arc, Mutex};

use app::contract::{HostAsk, Notice, Storage};
use app::keep::{Disk, Obstacle, Ready};
use rules::salem::cards::Card;
use rules::salem::moment::WITCHES;
use rules::salem::moves::Command;
use tokio::sync::watch;
use tokio::time::{Duration, Instant};

use crate::kit::{EIGHT, Evening, form, new_game, reveal};

/// Takes so long for everything, on the clock of the test; none: for ever.
#[derive(Debug, Clone)]
pub(crate) struct Slow(Arc<Mutex<watch::Sender<Option<Duration>>>>);

impl Slow {
    pub(crate) fn by(takes: Duration) -> Self {
        Self(Arc::new(Mutex::new(watch::Sender::new(Some(takes)))))
    }

    pub(crate) fn disk(&self) -> Disk {
        Disk::behind(Arc::new(self.clone()))
    }

    pub(crate) fn takes(&self, takes: Option<Duration>) {
        self.0.lock().unwrap().send_replace(takes);
    }
}

impl Obstacle for Slow {
    fn ready(&self) -> Ready {
        let mut takes = self.0.lock().unwrap().subscribe();
        Box::pin(async move {
            let takes = takes.wait_for(Option::is_some).await;
            let takes = takes.ok().and_then(|takes| *takes).unwrap_or_default();
            tokio::time::sleep(takes).await;
        })
    }
}

/// What is said from the first line of a night to the opening of the witches' window, and when.
async fn night(mut evening: Evening, meanwhile: impl Fn()) -> Vec<(Option<String>, Duration)> {
    evening.ask(new_game(form(&EIGHT))).await;
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    evening.play(Command::Night).await;
    evening
        .until("a line", |game| game.narrator.caption.is_some())
        .await;
    meanwhile();
    let start = Instant::now();
    let mut views = evening.views();
    let mut said = Vec::new();
    while evening.game().narrator.window.is_none() {
        let caption = evening.game().narrator.caption;
        if said.last().map(|(last, _)| last) != Some(&caption) {
            said.push((caption, start.elapsed()));
        }
        assert_eq!(evening.view().storage, Storage::Kept);
        views.changed().await.expect("the loop");
    }
    said.push((None, start.elapsed()));
    said
}

#[tokio::test(start_paused = true)]
async fn a_slow_disk_makes_no_silence_longer_and_one_that_hangs_neither() {
    let usual = night(Evening::begin(), || {}).await;
    assert!(usual.len() >= 3, "{usual:?}");
    let slow = Slow::by(Duration::from_millis(200));
    assert_eq!(night(Evening::on(slow.disk()), || {}).await, usual);
    // Only bookmarks are owed, so nothing is in doubt.
    assert_eq!(
        night(Evening::on(slow.disk()), || slow.takes(None)).await,
        usual
    );
}

#[tokio::test(start_paused = true)]
async fn a_step_is_seen_and_answered_when_the_slow_disk_has_it() {
    let takes = Duration::from_millis(200);
    let slow = Slow::by(takes);
    let evening = Evening::on(slow.disk());
    let start = Instant::now();
    evening.ask(new_game(form(&EIGHT))).await;
    assert_eq!(start.elapsed(), takes);
    assert_eq!(evening.view().storage, Storage::Kept);
    let before = evening.view();
    slow.takes(None);
    let dawn = evening.play(Command::Dawn);
    let early = tokio::time::timeout(Duration::from_millis(900), dawn).await;
    assert!(early.is_err(), "it was answered before it was kept");
    assert_eq!(*evening.view(), *before, "it was shown before it was kept");
}

#[tokio::test(start_paused = true)]
async fn a_disk_that_hangs_is_said_and_the_evening_goes_on() {
    let slow = Slow::by(Duration::ZERO);
    let mut evening = Evening::on(slow.disk());
    evening.ask(new_game(form(&EIGHT))).await;
    slow.takes(None);
    let start = Instant::now();
    evening.play(Command::Dawn).await;
    assert_eq!(start.elapsed(), Duration::from_secs(1));
    assert_eq!(evening.view().storage, Storage::NotKept);
    assert_eq!(evening.notice(), Some(Notice::NotKept));
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    let start = Instant::now();
    evening.play(reveal("Dee", Card::NotAWitch)).await;
    assert_eq!(start.elapsed(), Duration::ZERO, "nobody waits any more");

    slow.takes(Some(Duration::ZERO));
    let mut views = evening.views();
    while evening.view().storage == Storage::NotKept {
        views.changed().await.expect("the loop");
    }
    assert_eq!(evening.notice(), None);
    let before = evening.game();
    let evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(evening.game().table, before.table);
}

/// How long a ghost game's window lasts, to the line that closes it.
async fn window_of_ghosts(evening: &mut Evening, is_used: bool) -> Duration {
    let mut form = form(&EIGHT[..4]);
    form.players[3].ghost = true;
    evening.ask(new_game(form)).await;
    evening.play(Command::Dawn).await;
    evening
        .until("a window", |game| game.waits_for() == Some(WITCHES))
        .await;
    let start = Instant::now();
    if is_used {
        evening.choose(WITCHES, "Ben").await;
    }
    evening.until_line("dawn-witches-close").await;
    start.elapsed()
}

#[tokio::test(start_paused = true)]
async fn no_tell_s61_a_window_that_nobody_used_ends_on_a_slow_disk_like_one_that_was() {
    let slow = Slow::by(Duration::from_millis(200));
    let mut lasted = Vec::new();
    for is_used in [true, false] {
        let mut evening = Evening::on(slow.disk());
        lasted.push(window_of_ghosts(&mut evening, is_used).await);
    }
    assert_eq!(lasted[0], lasted[1]);
}

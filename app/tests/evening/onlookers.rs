//! Everybody and everything that could look on: every view and when it came, every answer,
//! every line of the log at every level, every file outside the journal, and how long the
//! journal's lines are. Two whole evenings that differ only in what is secret are the same
//! to all of them; and no line of a log names a player, a card or a choice.

use std::fmt::{self, Write as _};
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use app::contract::{Ask, HostAsk, Screen};
use app::games::Form;
use rules::salem::cards::{BlueCard, Card, RedCard};
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::setup::{SetupForm, TrackingForm};
use rules::salem::view::PhaseName;
use tokio::time::{Duration, Instant};
use tracing::field::{Field, Visit};
use tracing::span;

use crate::dice::{Dice, Luck};
use crate::kit::{EIGHT, Evening, disk_at_rest, form, new_game, reveal, seat};
use crate::people::People;

/// A log that keeps everything, whatever its level.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<String>>>);

struct Fields<'a>(&'a mut String);

impl Visit for Fields<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        write!(self.0, " {}={value:?}", field.name()).unwrap();
    }
}

impl tracing::Subscriber for Log {
    fn enabled(&self, _: &tracing::Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, span: &span::Attributes<'_>) -> span::Id {
        let mut line = span.metadata().name().to_owned();
        span.record(&mut Fields(&mut line));
        self.0.lock().unwrap().push(line);
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, values: &span::Record<'_>) {
        let mut line = String::new();
        values.record(&mut Fields(&mut line));
        self.0.lock().unwrap().push(line);
    }

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &tracing::Event<'_>) {
        let mut line = format!("{} {}", event.metadata().level(), event.metadata().target());
        event.record(&mut Fields(&mut line));
        self.0.lock().unwrap().push(line);
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

/// Who and what a moderator would keep.
#[derive(Clone, Copy)]
struct Secrets {
    witches: [&'static str; 2],
    constable: &'static str,
    victim: &'static str,
    /// In a conspiracy, who takes the Witch card of the first witch, if anybody does.
    takes_it: bool,
}

const ONE: Secrets = Secrets {
    witches: ["Ada", "Cy"],
    constable: "Dee",
    victim: "Eve",
    takes_it: true,
};
const OTHER: Secrets = Secrets {
    witches: ["Fox", "Hal"],
    constable: "Ada",
    victim: "Gil",
    takes_it: false,
};

/// All that was seen, in order.
#[derive(Clone, Default)]
struct Seen(Arc<Mutex<Vec<String>>>);

impl Seen {
    /// Looks on from now on, also when nobody asks for anything.
    fn look_at(&self, evening: &Evening, began: Instant) {
        let seen = self.clone();
        let mut views = evening.views();
        tokio::spawn(async move {
            loop {
                let view = serde_json::to_string(&**views.borrow_and_update()).unwrap();
                crate::kit::note_view(&mut seen.0.lock().unwrap(), began, &view);
                if views.changed().await.is_err() {
                    return;
                }
            }
        });
    }
}

async fn hands(evening: &Evening, secrets: Secrets) {
    for name in EIGHT {
        let mut cards = vec![Card::NotAWitch; 4];
        if secrets.witches.contains(&name) {
            cards[0] = Card::Witch;
        }
        if secrets.constable == name {
            cards[3] = Card::Constable;
        }
        let player = seat(name);
        evening.play(Command::EnterHand { player, cards }).await;
    }
}

/// A night up to the sand, paused, begun again and broken off on the way.
async fn night(mut evening: Evening, secrets: Secrets, seen: &Seen, began: Instant) -> Evening {
    evening.play(Command::Night).await;
    evening.choose(WITCHES, secrets.victim).await;
    evening.ask(HostAsk::Pause).await;
    evening.ask(HostAsk::Resume).await;
    evening.ask(HostAsk::RestartPhase).await;
    evening.choose(WITCHES, secrets.victim).await;
    evening = evening.crash().await;
    seen.look_at(&evening, began);
    evening.ask(HostAsk::GoOn).await;
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.choose(CONSTABLE, "Ben").await;
    evening.sleep_of_the_machine(5).await;
    if evening.game().narrator.interrupted {
        evening.ask(HostAsk::TakeUpAgain).await;
    }
    evening.until("sand", |game| game.sand.is_some()).await;
    evening.ask(HostAsk::RepeatLine).await;
    tokio::time::sleep(Duration::from_secs(12)).await;
    evening
}

/// A whole evening, and everything that anybody saw of it.
async fn evening(tracking: TrackingForm, secrets: Secrets) -> Vec<String> {
    let log = Log::default();
    let _logging = tracing::subscriber::set_default(log.clone());
    let began = Instant::now();
    let seen = Seen::default();
    let mut evening = Evening::begin();
    seen.look_at(&evening, began);
    let ledger = tracking == TrackingForm::Ledger;
    let form = SetupForm {
        tracking,
        ..form(&EIGHT)
    };
    evening.ask(new_game(form)).await;
    if ledger {
        hands(&evening, secrets).await;
    }
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    evening.play(reveal("Ben", Card::NotAWitch)).await;
    evening
        .play(Command::Accuse {
            player: seat("Dee"),
            card: RedCard::Evidence,
        })
        .await;
    evening
        .play(Command::Give {
            card: BlueCard::Piety,
            player: seat("Ada"),
        })
        .await;
    evening = night(evening, secrets, &seen, began).await;
    // Back to the day, before the result tells the two apart.
    while evening.game().table.phase == PhaseName::Night {
        evening.ask(HostAsk::Undo).await;
    }
    let drawer = seat("Gil");
    evening.play(Command::Conspiracy { drawer }).await;
    evening.play(reveal("Ben", Card::NotAWitch)).await;
    evening.until_silent().await;
    if ledger {
        let before_the_first = EIGHT.map(seat).into_iter().find(|one| {
            let next = (one.place() + 1) % EIGHT.len();
            EIGHT[next] == secrets.witches[0]
        });
        for player in EIGHT.map(seat) {
            let takes_it = secrets.takes_it && Some(player) == before_the_first;
            let card = if takes_it {
                Card::Witch
            } else {
                Card::NotAWitch
            };
            let gave = None;
            evening.play(Command::Take { player, card, gave }).await;
        }
    } else {
        evening.play(Command::EndConspiracy).await;
    }
    evening.until_silent().await;
    assert_eq!(evening.notice(), None, "what was taken adds up");
    assert_eq!(evening.game().table.phase, PhaseName::Day);
    evening = night(evening, secrets, &seen, began).await;
    evening.ask(HostAsk::Leave).await;
    tokio::time::sleep(Duration::from_secs(1)).await;

    let mut all = seen.0.lock().unwrap().clone();
    all.push("-- log".to_owned());
    let folder = evening.folder.path().display().to_string();
    let lines = log.0.lock().unwrap().clone();
    all.extend(lines.iter().map(|line| line.replace(&folder, "")));
    all.push("-- files".to_owned());
    files(evening.folder.path(), evening.folder.path(), &mut all);
    // The next night's result is public, and tells them apart: the comparison can fail.
    evening.ask(HostAsk::GoOn).await;
    evening.until_result().await;
    let attacked = evening.game().table.night.unwrap().attacked;
    assert_eq!(attacked, Some(seat(secrets.victim)));
    evening.ends().await;
    all
}

/// Every file: a journal by the lengths of its lines, any other by what stands in it.
pub(crate) fn files(base: &Path, folder: &Path, all: &mut Vec<String>) {
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    paths.sort();
    for path in paths {
        let name = path.strip_prefix(base).unwrap().display().to_string();
        if path.is_dir() {
            files(base, &path, all);
        } else if name.ends_with(".journal") {
            let bytes = fs::read(&path).unwrap();
            let lengths: Vec<_> = bytes
                .split(|byte| *byte == b'\n')
                .map(<[u8]>::len)
                .collect();
            all.push(format!("{name} {lengths:?}"));
        } else if name.ends_with("seal.key") {
            all.push(name);
        } else {
            all.push(format!("{name} {}", fs::read_to_string(&path).unwrap()));
        }
    }
}

async fn look_the_same(tracking: TrackingForm) {
    let one = evening(tracking, ONE).await;
    let other = evening(tracking, OTHER).await;
    // Of the views of one moment the last counts: there are more than a hundred moments.
    assert!(one.len() > 100, "{} things were seen", one.len());
    for (one, other) in one.iter().zip(&other) {
        assert_eq!(one, other);
    }
    assert_eq!(one.len(), other.len());
}

#[tokio::test(start_paused = true)]
async fn r64_with_the_ledger_two_evenings_that_differ_in_secrets_are_the_same_to_all_who_look_on() {
    look_the_same(TrackingForm::Ledger).await;
}

#[tokio::test(start_paused = true)]
async fn r63_in_counts_two_evenings_that_differ_in_secrets_are_the_same_to_all_who_look_on() {
    look_the_same(TrackingForm::Counts).await;
}

/// No line of the log has a business with any of these.
const NOT_IN_A_LOG: [&str; 8] = [
    "zzname",
    "witch",
    "constable",
    "seat",
    "player",
    "card",
    "victim",
    "seed",
];

#[tokio::test(start_paused = true)]
async fn no_line_of_any_log_names_a_player_a_card_or_a_choice() {
    let log = Log::default();
    let _logging = tracing::subscriber::set_default(log.clone());
    let mut people = People {
        luck: Luck(7),
        most_seats: 8,
        rename: true,
    };
    let mut evening = Evening::begin();
    let data = evening.folder.path().join("data");
    let away = evening.folder.path().join("away");
    let mut asked = 0;
    while asked < 1_500 {
        let view = evening.view();
        let Some(mut ask) = people.next(&view) else {
            let mut views = evening.views();
            let wait = Duration::from_secs(60);
            let _ = tokio::time::timeout(wait, views.changed()).await;
            continue;
        };
        if let Ask::Host(HostAsk::NewGame {
            form: Form::Salem(form),
        }) = &mut ask
        {
            for player in &mut form.players {
                player.name = format!("Zzname{}", player.name);
            }
        }
        let _refused = evening.try_ask(ask).await;
        asked += 1;
        disk_at_rest().await;
        // A disk that refuses is what a log tells most of.
        if people.luck.one_in(60) {
            if away.exists() {
                let _ = fs::remove_file(&data);
                fs::rename(&away, &data).unwrap();
            } else {
                fs::rename(&data, &away).unwrap();
                fs::write(&data, "in its place").unwrap();
            }
        }
        if people.luck.one_in(100) && !away.exists() {
            let newest = app::keep::Journal::open_last(
                &app::keep::Folders::below(evening.folder.path()),
                &app::games::UPGRADES,
            );
            if let Ok(opened) = newest
                && let Some(last) = opened.last
                && let Some(path) = last.journal.path()
            {
                let mut bytes = fs::read(path).unwrap();
                let end = bytes.len().saturating_sub(20);
                bytes[end..].fill(0);
                fs::write(path, bytes).unwrap();
            }
            evening = evening.crash().await;
        }
    }
    assert!(matches!(
        evening.view().screen,
        Screen::Game(_) | Screen::Shelf(_)
    ));
    let lines = log.0.lock().unwrap().clone();
    assert!(lines.len() > 10, "the log is heard: {lines:?}");
    for line in lines {
        let small = line.to_lowercase();
        for word in NOT_IN_A_LOG {
            assert!(!small.contains(word), "{word} in {line}");
        }
    }
}

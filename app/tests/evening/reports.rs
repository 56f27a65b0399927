//! What others were told about their programs and would hit this one too: those of the
//! reports in `docs/reports.md` that are about the table and stand in no other file here.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use app::assets::Assets;
use app::contract::{Change, HostAsk, Reply, Request, Trouble};
use app::keep::Folders;
use app::sound::speaker::Speaker;
use app::system_voice::SystemVoice;
use app::table::{Opening, open};
use rules::salem::cards::{Card, Character};
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::setup::{PlayerForm, SetupForm};
use rules::salem::view::PhaseName;
use rules::seat::Seat;
use strum::VariantArray;
use tokio::time::{Duration, Instant};

use crate::kit::{EIGHT, Evening, Now, form, new_game, playing, reveal, root, seat, turn_sand};

#[tokio::test(start_paused = true)]
async fn r17_after_leaving_in_mid_line_nothing_more_is_said_or_shown() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.until_line("night-close-eyes").await;
    evening.ask(HostAsk::Leave).await;
    let left = evening.view();
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(*evening.view(), *left);
}

#[tokio::test(start_paused = true)]
async fn r23_of_ten_sands_begun_and_broken_off_the_last_one_runs_out_once() {
    let mut evening = Evening::dawn().await;
    for _ in 0..10 {
        evening.ask(turn_sand("slow-turn")).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        evening.ask(HostAsk::EndSand).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let turned = Instant::now();
    evening.ask(turn_sand("slow-turn")).await;
    let told = |game: &Now| game.narrator.caption.as_deref() == Some("turn-sand-out");
    evening.until("told", told).await;
    let lasted = turned.elapsed();
    // The knock comes first.
    assert!((30..33).contains(&lasted.as_secs()), "{lasted:?}");
    evening.until_silent().await;
    let done = evening.view();
    tokio::time::sleep(Duration::from_secs(300)).await;
    assert_eq!(*evening.view(), *done, "it rang once");
}

#[tokio::test(start_paused = true)]
async fn r55_undo_pressed_too_often_ends_at_the_start_and_all_can_be_redone() {
    let evening = Evening::dawn().await;
    evening.play(reveal("Dee", Card::NotAWitch)).await;
    let table = evening.game().table;
    let mut undone = 0;
    while evening.game().may_undo {
        evening.ask(HostAsk::Undo).await;
        undone += 1;
    }
    for _ in 0..10 {
        let nothing = Err(vec![Trouble::NothingToUndo]);
        assert_eq!(evening.try_ask(HostAsk::Undo).await, nothing);
    }
    for _ in 0..undone {
        evening.ask(HostAsk::Redo).await;
    }
    assert_eq!(evening.game().table, table);
    // A new game throws nothing away: the old one's file stays.
    evening.ask(new_game(form(&EIGHT))).await;
    let games = app::keep::Folders::below(evening.folder.path()).games();
    assert_eq!(fs::read_dir(games).unwrap().count(), 2);
}

#[tokio::test(start_paused = true)]
async fn r56_in_the_dark_nobody_can_die_and_by_day_one_undo_brings_everything_back() {
    let mut evening = Evening::dawn().await;
    let before = evening.game();
    evening.play(reveal("Ada", Card::Witch)).await;
    assert!(!evening.game().table.seats[0].alive);
    evening.ask(HostAsk::Undo).await;
    assert_eq!(evening.game().table, before.table);

    evening.play(Command::Night).await;
    for of in [WITCHES, CONSTABLE] {
        let night = evening.game().table;
        let player = seat("Ada");
        for command in [
            reveal("Ada", Card::Witch),
            Command::Confess {
                player,
                card: Some(Card::Witch),
                holds_another: false,
                overrides: true,
            },
            Command::TurnUp {
                player,
                cards: vec![Card::Witch],
                overrides: true,
            },
            Command::EndConfession,
        ] {
            assert!(evening.try_ask(playing(command)).await.is_err());
        }
        assert_eq!(evening.game().table.seats, night.seats);
        evening.choose(of, "Cy").await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_that_broke_refuses_everything_and_leaves_nobody_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let broken = Arc::<AtomicBool>::default();
    let breaks = Arc::clone(&broken);
    let opening = Opening {
        assets: Assets::at(root()),
        folders: Folders::below(folder.path()),
        languages: vec!["ru".to_owned()],
        sound: Speaker::silent(),
        names: SystemVoice::absent(),
        clock: Box::new(move || {
            assert!(!breaks.load(Ordering::Relaxed), "the clock breaks");
            std::time::Duration::ZERO
        }),
    };
    let (table, run) = open(opening).expect("a table");
    let run = tokio::spawn(run);
    let ask = || async {
        let seen = table.views().borrow().turn;
        let ask = new_game(form(&EIGHT)).into();
        table.ask(Request { seen, ask }).await
    };
    assert_eq!(ask().await, Reply::Done);
    broken.store(true, Ordering::Relaxed);
    for _ in 0..2 {
        let troubles = vec![Trouble::NotNow];
        assert_eq!(ask().await, Reply::Refused { troubles });
    }
    assert!(run.await.is_err());
    let mut views = table.views();
    views.mark_unchanged();
    assert!(views.changed().await.is_err(), "whoever looks on is told");
    assert!(table.seat(seat("Ada")).await.is_none());
}

/// Plays dawn, a conspiracy and a night; nobody has won before a card was shown.
async fn plays_through(evening: &mut Evening, form: SetupForm) {
    let ghosts = form.players.iter().any(|player| player.ghost);
    evening.ask(new_game(form)).await;
    evening.play(Command::Dawn).await;
    evening.choose_seat(WITCHES, Seat::at(0)).await;
    evening.until_silent().await;
    assert_eq!(evening.game().table.phase, PhaseName::Day);
    assert_eq!(evening.game().table.winner, None);

    let drawer = evening.game().offers.conspiracy[0];
    evening.play(Command::Conspiracy { drawer }).await;
    // Some characters spare the cat's holder the card.
    if let Some(offer) = evening.game().offers.reveal.first() {
        evening
            .play(Command::Reveal {
                player: offer.seat,
                card: Card::NotAWitch,
                holds_another: false,
                overrides: false,
            })
            .await;
    }
    evening.play(Command::EndConspiracy).await;
    evening.play(Command::Night).await;
    evening.choose_seat(WITCHES, Seat::at(0)).await;
    evening.choose_seat(CONSTABLE, Seat::at(0)).await;
    evening.until("sand", |game| game.sand.is_some()).await;
    evening.until_result().await;
    evening.until_silent().await;
    assert_eq!(evening.game().table.winner, None, "ghosts: {ghosts}");
}

fn table(seats: usize, witch_cards: Option<i64>, ghosts: usize) -> SetupForm {
    let players = (0..seats).map(|place| PlayerForm {
        name: format!("P{place}"),
        ghost: place >= seats - ghosts,
        ..PlayerForm::default()
    });
    SetupForm {
        players: players.collect(),
        witch_cards,
        ..SetupForm::default()
    }
}

#[tokio::test(start_paused = true)]
async fn r61_no_table_has_a_winner_before_a_witch_card_is_shown() {
    let mut evening = Evening::begin();
    for (seats, witch_cards, ghosts) in [(4, Some(2), 0), (12, Some(3), 0), (4, None, 2)] {
        plays_through(&mut evening, table(seats, witch_cards, ghosts)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn r65_dawn_conspiracy_night_and_result_run_with_every_character() {
    let mut evening = Evening::begin();
    let mut forms = Vec::new();
    for character in Character::VARIANTS {
        let name: &str = character.into();
        let mut form = table(5, None, 0);
        form.players[0].character = Some(name.to_owned());
        // Martha has what another one had.
        if name != "martha-corey" {
            form.players[1].character = Some("martha-corey".to_owned());
        }
        forms.push(form);
    }
    assert_eq!(forms.len(), 15);
    for form in forms {
        plays_through(&mut evening, form).await;
    }
}

#[tokio::test(start_paused = true)]
async fn r21_r22_the_screen_stays_awake_in_every_game_and_never_at_the_shelf() {
    let evening = Evening::begin();
    let awake = || evening.view().keeps_awake;
    assert!(!awake());
    for _ in 0..2 {
        evening.ask(new_game(form(&EIGHT))).await;
        assert!(awake());
        evening.ask(HostAsk::Leave).await;
        assert!(!awake());
    }
    evening.ask(HostAsk::GoOn).await;
    assert!(awake());
    evening.set(Change::KeepAwake(false)).await;
    assert!(!awake(), "the host decides");
}

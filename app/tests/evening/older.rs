//! Games that version 1 of the journal kept go on at this table, from where they stood.

use std::fs;
use std::path::Path;

use app::contract::{Ask, Screen, Storage, WindowOf};
use rules::salem::view::PhaseName;
use tempfile::TempDir;

use crate::kit::{Evening, disk_at_rest};

fn found(name: &str) -> Evening {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept_journals/v1");
    let folder = tempfile::tempdir().unwrap();
    copy(&kept.join(name), &folder);
    Evening::found(folder)
}

fn copy(from: &Path, to: &TempDir) {
    for file in [
        "data/games/0001.journal",
        "data/seal.key",
        "data/table.json",
        "config/settings.json",
    ] {
        let to = to.path().join(file);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(from.join(file), to).unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn each_goes_on_and_is_kept() {
    for name in [
        "counts-confession",
        "counts-in-the-night",
        "counts-left",
        "ledger-by-day",
        "ledger-dealt",
        "ledger-hands-forgotten",
        "ledger-in-the-hands",
    ] {
        let evening = found(name);
        assert_eq!(evening.view().notice, None, "{name}");
        evening.ask(Ask::GoOn).await;
        let before = evening.view().screen.clone();
        // Written as today's version writes it, then opened again.
        evening.ask(Ask::Leave).await;
        disk_at_rest().await;
        assert_eq!(evening.view().storage, Storage::Kept, "{name}");
        let evening = evening.crash().await;
        evening.ask(Ask::GoOn).await;
        let (Screen::Game(before), Screen::Game(after)) = (&before, &evening.view().screen) else {
            assert_eq!(evening.view().screen, before, "{name}");
            continue;
        };
        assert_eq!(after.table, before.table, "{name}");
        assert_eq!(after.record, before.record, "{name}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_night_goes_on_at_the_choice_that_was_due_and_keeps_the_one_that_was_made() {
    let mut evening = found("counts-in-the-night");
    evening.ask(Ask::GoOn).await;
    assert_eq!(evening.game().table.phase, PhaseName::Night);
    evening.ask(Ask::TakeUpAgain).await;
    evening.choose(WindowOf::Constable, "Dee").await;
    evening.until_result().await;
    let night = evening.game().table.night.unwrap();
    assert_eq!(night.died, [crate::kit::seat("Cy")]);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_was_over_is_not_offered() {
    let evening = found("counts-finished");
    match &evening.view().screen {
        Screen::Shelf(shelf) => {
            assert_eq!(shelf.last_game, None);
            assert_eq!(shelf.last_table.as_ref().unwrap().players.len(), 8);
        }
        other => panic!("{other:?}"),
    }
}

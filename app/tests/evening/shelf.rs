//! The shelf remembers: every game stays, can be gone on with where it stood, told, copied, thrown away and
//! brought back; a new game never takes another's place.

use std::fs;

use app::contract::{HostAsk, KeptGame, LookingBack, Reply, Screen, Trouble};
use app::keep::Folders;
use rules::salem::cards::Card;
use rules::salem::moment::WITCHES;
use rules::salem::moves::Command;

use crate::kit::{EIGHT, Evening, disk_at_rest, form, new_game, reveal, seat};

const OTHERS: [&str; 4] = ["Ida", "Jon", "Kim", "Leo"];

async fn shelf(evening: &Evening) -> (Vec<KeptGame>, LookingBack) {
    match evening.told(HostAsk::ListGames).await {
        Reply::Games {
            games,
            looking_back,
            ..
        } => (games, looking_back),
        other => panic!("{other:?}"),
    }
}

async fn games(evening: &Evening) -> Vec<KeptGame> {
    shelf(evening).await.0
}

fn first_names(games: &[KeptGame]) -> Vec<&str> {
    let told = games.iter().map(|game| game.told.as_ref().expect("told"));
    told.map(|told| told.names[0].as_str()).collect()
}

/// The townspeople win: both Witch cards are Ada's.
async fn won(evening: &mut Evening) {
    for card in [Card::Witch, Card::Witch] {
        let holds_another = evening.game().table.witch_cards.revealed == 0;
        let player = seat("Ada");
        evening
            .play(Command::Reveal {
                player,
                card,
                holds_another,
                overrides: false,
            })
            .await;
    }
    evening
        .play(Command::TurnUp {
            player: seat("Ada"),
            cards: vec![Card::NotAWitch; 2],
            overrides: false,
        })
        .await;
}

/// An evening in its first day lies on the shelf, and another one above it.
async fn two_games() -> Evening {
    let evening = Evening::dawn().await;
    evening.play(reveal("Cy", Card::NotAWitch)).await;
    evening.ask(HostAsk::Leave).await;
    evening.ask(new_game(form(&OTHERS))).await;
    evening.ask(HostAsk::Leave).await;
    disk_at_rest().await;
    evening
}

#[tokio::test(start_paused = true)]
async fn a_new_game_takes_no_other_games_place() {
    let mut evening = two_games().await;
    let kept = games(&evening).await;
    assert_eq!(first_names(&kept), ["Ida", "Ada"]);
    let number = kept[1].number;
    evening.ask(HostAsk::GoOnWith { number }).await;
    let game = evening.game();
    assert_eq!(game.names, EIGHT);
    assert_eq!(game.table.seats[2].revealed, [Card::NotAWitch]);
    // It is the one to go on with from now on, after a crash too, and takes what happens.
    evening.play(reveal("Dee", Card::NotAWitch)).await;
    evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(evening.game().names, EIGHT);
    assert_eq!(evening.game().table.seats[3].revealed, [Card::NotAWitch]);
    evening.ask(HostAsk::Leave).await;
    disk_at_rest().await;
    let kept = games(&evening).await;
    assert_eq!(first_names(&kept), ["Ada", "Ida"]);
    // The other one is whole, too.
    let number = kept[1].number;
    evening.ask(HostAsk::GoOnWith { number }).await;
    assert_eq!(evening.game().names, OTHERS);
}

#[tokio::test(start_paused = true)]
async fn a_night_that_was_left_for_another_game_is_taken_up_where_it_was() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening
        .until("the witches", |game| game.waits_for() == Some(WITCHES))
        .await;
    evening.ask(HostAsk::Leave).await;
    evening.ask(new_game(form(&OTHERS))).await;
    evening.ask(HostAsk::Leave).await;
    disk_at_rest().await;
    let number = games(&evening).await[1].number;
    evening.ask(HostAsk::GoOnWith { number }).await;
    assert!(evening.game().narrator.interrupted);
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.choose(WITCHES, "Cy").await;
}

#[tokio::test(start_paused = true)]
async fn what_was_chosen_in_the_dark_is_not_told_on_the_shelf() {
    let mut kept = Vec::new();
    for target in ["Cy", "Dee"] {
        let mut evening = Evening::dawn().await;
        evening.play(Command::Night).await;
        evening.choose(WITCHES, target).await;
        evening.ask(HostAsk::Leave).await;
        evening.ask(new_game(form(&OTHERS))).await;
        evening.ask(HostAsk::Leave).await;
        disk_at_rest().await;
        let folders = Folders::below(evening.folder.path());
        let told = games(&evening).await.remove(1).told;
        let notes = fs::read_to_string(folders.data().join("shelf.json")).expect("notes");
        assert!(!notes.contains("target"), "{notes}");
        kept.push(told);
    }
    assert_eq!(kept[0], kept[1]);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_was_thrown_away_comes_back_until_the_shelf_is_left() {
    let evening = two_games().await;
    let number = games(&evening).await[1].number;
    evening.ask(HostAsk::ThrowAway { number }).await;
    assert_eq!(first_names(&games(&evening).await), ["Ida"]);
    evening.ask(HostAsk::BringBack { number }).await;
    assert_eq!(first_names(&games(&evening).await), ["Ida", "Ada"]);
    evening.ask(HostAsk::ThrowAway { number }).await;
    evening.ask(HostAsk::GoOn).await;
    evening.ask(HostAsk::Leave).await;
    disk_at_rest().await;
    let gone = evening.try_ask(HostAsk::BringBack { number }).await;
    assert_eq!(gone, Err(vec![Trouble::CannotWrite]));
    assert_eq!(first_names(&games(&evening).await), ["Ida"]);
}

#[tokio::test(start_paused = true)]
async fn the_game_to_go_on_with_can_be_thrown_away_and_brought_back() {
    let mut evening = two_games().await;
    let number = games(&evening).await[0].number;
    evening.ask(HostAsk::ThrowAway { number }).await;
    let has_last = |evening: &Evening| match &evening.view().screen {
        Screen::Shelf(shelf) => shelf.last_game.is_some(),
        Screen::Game(_) => panic!("a game"),
    };
    assert!(!has_last(&evening));
    assert_eq!(
        evening.try_ask(HostAsk::GoOn).await,
        Err(vec![Trouble::NotNow])
    );
    evening.ask(HostAsk::BringBack { number }).await;
    evening.ask(HostAsk::GoOnWith { number }).await;
    assert_eq!(evening.game().names, OTHERS);
    evening.play(Command::Dawn).await;
    evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(evening.game().names, OTHERS);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_is_over_is_told_and_one_that_is_not_is_not() {
    let mut evening = Evening::dawn().await;
    won(&mut evening).await;
    evening.ask(HostAsk::Leave).await;
    evening.ask(new_game(form(&OTHERS))).await;
    evening.ask(HostAsk::Leave).await;
    disk_at_rest().await;
    let (kept, back) = shelf(&evening).await;
    let number = |at: usize| kept[at].number;
    let Reply::Story { story } = evening.told(HostAsk::TellStory { number: number(1) }).await
    else {
        panic!("no story");
    };
    assert_eq!(story.house.names, EIGHT);
    assert!(story.house.record.len() > 3);
    let untold = evening.told(HostAsk::TellStory { number: number(0) }).await;
    assert!(matches!(untold, Reply::Refused { .. }), "{untold:?}");
    let over = evening
        .try_ask(HostAsk::GoOnWith { number: number(1) })
        .await;
    assert_eq!(over, Err(vec![Trouble::CannotRead]));
    // What lies on the shelf to go on with is still there.
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(evening.game().names, OTHERS);

    assert_eq!((back.evenings, back.games), (1, 1));
    assert_eq!(back.wins[0].winner.names["winner"], "townspeople");
    let ada = back.players.iter().find(|player| player.name == "Ada");
    let ada = ada.expect("Ada");
    assert_eq!((ada.games, ada.known, ada.won), (1, 1, 0));
    let ben = back.players.iter().find(|player| player.name == "Ben");
    assert_eq!(ben.map(|ben| ben.known), Some(0), "nobody learned it");
}

#[tokio::test(start_paused = true)]
async fn looking_back_begins_anew_and_the_games_stay() {
    let mut evening = Evening::dawn().await;
    won(&mut evening).await;
    evening.ask(HostAsk::Leave).await;
    disk_at_rest().await;
    evening.ask(HostAsk::ForgetEvenings).await;
    let (kept, back) = shelf(&evening).await;
    assert_eq!((kept.len(), back), (1, LookingBack::default()));
    evening = evening.crash().await;
    assert_eq!(shelf(&evening).await.1, LookingBack::default());
}

#[tokio::test(start_paused = true)]
async fn a_copy_of_a_game_on_the_shelf_opens_again() {
    let evening = two_games().await;
    let number = games(&evening).await[1].number;
    let path = evening.folder.path().join("copy.json");
    let path = path.display().to_string();
    let copied = path.clone();
    evening.ask(HostAsk::ExportKept { number, path }).await;
    evening.ask(HostAsk::Open { path: copied }).await;
    assert_eq!(evening.game().names, EIGHT);
    evening.ask(HostAsk::Leave).await;
    disk_at_rest().await;
    assert_eq!(first_names(&games(&evening).await), ["Ada", "Ida", "Ada"]);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_cannot_be_read_is_listed_and_left_alone() {
    let evening = two_games().await;
    let kept = games(&evening).await;
    let lies = Folders::below(evening.folder.path()).games();
    let file = lies.join(format!("{:04}.journal", kept[1].number));
    fs::write(&file, "no journal").expect("written");
    let listed = games(&evening).await;
    assert_eq!((listed.len(), &listed[1].told), (2, &None));
    let number = listed[1].number;
    let refused = evening.try_ask(HostAsk::GoOnWith { number }).await;
    assert_eq!(refused, Err(vec![Trouble::CannotRead]));
    assert_eq!(fs::read_to_string(&file).expect("read"), "no journal");
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(evening.game().names, OTHERS);
}

#[tokio::test(start_paused = true)]
async fn a_game_whose_file_has_not_changed_is_not_read_again() {
    let evening = two_games().await;
    let kept = games(&evening).await;
    let lies = Folders::below(evening.folder.path()).games();
    let file = lies.join(format!("{:04}.journal", kept[1].number));
    // The same to the folder, but nothing that could be read.
    let (times, length) = {
        let about = fs::metadata(&file).expect("about");
        (about.modified().expect("time"), about.len())
    };
    fs::write(&file, vec![b'x'; usize::try_from(length).expect("length")]).expect("written");
    let opened = fs::File::options().write(true).open(&file).expect("open");
    opened.set_modified(times).expect("time");
    assert_eq!(games(&evening).await, kept);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_could_not_be_read_once_is_read_when_it_can_be() {
    let evening = Evening::dawn().await;
    evening.play(reveal("Cy", Card::NotAWitch)).await;
    evening.ask(HostAsk::Leave).await;
    disk_at_rest().await;
    let data = Folders::below(evening.folder.path()).data().to_owned();
    fs::rename(data.join("seal.key"), data.join("key.away")).expect("the key is moved");
    assert_eq!(games(&evening).await[0].told, None);
    fs::rename(data.join("key.away"), data.join("seal.key")).expect("the key is back");
    assert_eq!(first_names(&games(&evening).await), ["Ada"]);
}

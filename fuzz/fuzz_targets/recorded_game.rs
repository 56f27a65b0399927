//! Any bytes at all as the file of a recorded game: it is refused, or it is read, written
//! and read again as the same; and it can be played without a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;

// By its path, and not as part of `app`: a fuzzer needs none of the sound that comes with it.
#[path = "../../app/src/recorded_game/mod.rs"]
#[allow(
    dead_code,
    unused_imports,
    unreachable_pub,
    reason = "another crate's room"
)]
mod recorded_game;

#[path = "../../app/src/salem"]
mod salem {
    pub mod recorded;
    mod table;
}

use recorded_game::{Recorded, play};
use rules::game::Game;
use rules::salem::Salem;

type RecordedGame = recorded_game::RecordedGame<Salem>;

fuzz_target!(|bytes: &[u8]| {
    let Ok(game) = RecordedGame::read(bytes) else {
        return;
    };
    let written = game.write().expect("what was read can be written");
    let again = RecordedGame::read(written.as_bytes()).expect("what was written can be read");
    assert!(again == game, "what was written is read otherwise");
    let _refused = Salem::check(&game.setup);
    if let Ok(Some(played)) = play(&game) {
        let exported =
            RecordedGame::of(&played, String::new()).expect("in a file every hand is known");
        let again = play(&exported)
            .expect("an export goes as it says")
            .expect("with a setup");
        assert_eq!(Salem::table(&again), Salem::table(&played));
    }
});

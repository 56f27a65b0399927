//! A loop that a host wants to hear once: it ends by itself, and the scene comes back.

use super::kit::*;
use crate::sound::coming::Coming;
use crate::sound::cue::{Cue, Scene};
use crate::sound::render::Offline;

const WIND: f32 = 200.0;
const MUSIC: f32 = 900.0;
/// Longer than a preview with its fades.
const OVER: u64 = 12_000;

struct Room {
    offline: Offline,
    wind: Coming,
    music: Coming,
}

impl Room {
    fn new() -> Room {
        Room {
            offline: Offline::new(),
            wind: looping(48_000, WIND, 0.2, 500).into(),
            music: looping(48_000, MUSIC, 0.2, 500).into(),
        }
    }

    fn scene(&mut self) {
        self.offline.cue(Cue::Scene(Scene {
            ambience: vec![self.wind.clone()],
            music: None,
        }));
    }

    fn preview(&mut self) {
        self.offline.cue(Cue::Preview(self.music.clone()));
    }

    /// How loud wind and music are at the end of so much time.
    fn after(&mut self, millis: u64) -> (f32, f32) {
        let heard = left(&self.offline.pull(ms(millis)));
        assert!(steepest(&heard) < 0.05, "a click");
        let end = &heard[heard.len() - ms(500) as usize..];
        (amplitude_of(WIND, end), amplitude_of(MUSIC, end))
    }
}

fn sounds(loudness: (f32, f32)) -> (bool, bool) {
    (loudness.0 > 0.15, loudness.1 > 0.15)
}

fn silent(loudness: (f32, f32)) -> bool {
    loudness.0 < 0.001 && loudness.1 < 0.001
}

#[test]
fn on_its_own_it_ends_by_itself() {
    let mut room = Room::new();
    room.preview();
    assert_eq!(sounds(room.after(4000)), (false, true));
    assert!(silent(room.after(OVER)));
}

#[test]
fn the_scene_that_lay_before_comes_back() {
    let mut room = Room::new();
    room.scene();
    assert_eq!(sounds(room.after(3000)), (true, false));
    room.preview();
    assert_eq!(sounds(room.after(4000)), (false, true));
    assert_eq!(sounds(room.after(OVER)), (true, false));
}

#[test]
fn the_scene_laid_again_leaves_it_and_another_one_ends_it() {
    let mut room = Room::new();
    room.scene();
    room.preview();
    room.after(3000);
    room.scene();
    assert_eq!(sounds(room.after(3000)), (false, true));
    room.offline.cue(Cue::Scene(Scene::default()));
    assert!(silent(room.after(3000)));
    assert!(silent(room.after(OVER)));
}

#[test]
fn a_loop_that_is_not_here_yet_leaves_the_scene_until_it_is() {
    let mut room = Room::new();
    let music = std::mem::take(&mut room.music);
    room.scene();
    room.preview();
    assert_eq!(sounds(room.after(OVER)), (true, false));
    let crate::sound::coming::Arrival::Here(clip) = music.look() else {
        panic!()
    };
    room.music.arrive(Some(clip.clone()));
    assert_eq!(sounds(room.after(4000)), (false, true));
    assert_eq!(sounds(room.after(OVER)), (true, false));
}

#[test]
fn silence_ends_it_and_nothing_comes_back() {
    let mut room = Room::new();
    room.scene();
    room.preview();
    room.after(3000);
    room.offline.cue(Cue::Silence);
    assert!(silent(room.after(OVER)));
}

#[test]
fn a_pause_holds_it() {
    let mut room = Room::new();
    room.preview();
    room.after(3000);
    room.offline.cue(Cue::Pause);
    assert!(silent(room.after(OVER)));
    room.offline.cue(Cue::Resume);
    assert_eq!(sounds(room.after(3000)), (false, true));
    assert!(silent(room.after(OVER)));
}

//! A device that takes what nobody hears: a dummy, a muted one, one that leads nowhere any more.

use super::kit::*;
use super::room::{QUICK, Room};
use crate::sound::clock::Course;
use crate::sound::cue::{Cue, RATE, Report};
use crate::sound::device::{DeviceError, Moved, Outlet};
use crate::sound::instruction::Instruction;
use crate::sound::keeper::UNHEARD_AFTER;

const UNHEARD: u64 = UNHEARD_AFTER.as_millis() as u64;

#[test]
fn f03_a_device_that_leads_nowhere_from_the_start_is_no_device() {
    let mut room = Room::new(|fake| fake.outlet = Outlet::Nowhere);
    room.cue(say(1, &voice(500.0, 0.5, 300)));
    assert_eq!(room.after(1000), [Report::NoDevice]);
    assert_eq!(room.after(60_000), [], "nothing runs on unheard");
    // With captions it does, taken by the dummy.
    room.keeper.follow(Instruction::Captions(true), room.now);
    room.cue(Cue::Resume);
    assert_eq!(room.after(1000).len(), 1);
    room.fake().outlet = Outlet::Heard;
    assert_eq!(room.after(100), [Report::DeviceBack]);
    assert_eq!(room.fake().opened, 1, "the stream was moved by its server");
}

#[test]
fn f03_a_device_that_leads_nowhere_any_more_is_lost_until_it_does() {
    let mut room = Room::ready();
    room.cue(say(1, &voice(500.0, 0.5, 3000)));
    assert_eq!(room.after(1000), []);
    room.fake().outlet = Outlet::Nowhere;
    assert_eq!(room.after(UNHEARD - 100), [], "between two outputs");
    assert_eq!(room.after(300), [Report::DeviceLost]);
    assert_eq!(room.after(60_000), [], "said once, and the line is held");
    room.fake().outlet = Outlet::Heard;
    assert_eq!(room.after(100), [Report::DeviceBack]);
    room.fake().heard.clear();
    room.cue(Cue::Resume);
    assert_eq!(room.after(4000).len(), 1);
    let (begin, end) = extent(&left(&room.fake().heard), 0.05).unwrap();
    let seconds = (end - begin) as f32 / RATE as f32;
    assert!(
        (1.4..2.0).contains(&seconds),
        "{seconds} s were left to hear"
    );
}

#[test]
fn f03_a_muted_device_is_told_as_muted_and_turned_up_it_is_back() {
    let mut room = Room::ready();
    room.cue(say(1, &voice(500.0, 0.5, 3000)));
    room.fake().outlet = Outlet::Muted;
    assert_eq!(room.after(UNHEARD + 200), [Report::DeviceMuted]);
    assert_eq!(room.clock.course(), Course::Stands);
    // It is pulled out as well, and comes back still muted.
    room.fake().refuses = Some(DeviceError::Absent);
    room.breaks();
    assert_eq!(room.after(QUICK + 200), [Report::DeviceLost]);
    room.fake().refuses = None;
    assert_eq!(room.after(4000), [Report::DeviceMuted]);
    assert_eq!(room.after(60_000), []);
    room.fake().outlet = Outlet::Heard;
    assert_eq!(room.after(100), [Report::DeviceBack]);
    room.cue(Cue::Resume);
    assert_eq!(room.after(4000).len(), 1);
}

#[test]
fn a_knob_that_is_turned_down_for_a_moment_holds_nothing() {
    let mut room = Room::ready();
    room.cue(say(1, &voice(500.0, 0.5, 5000)));
    for _ in 0..4 {
        room.fake().outlet = Outlet::Muted;
        assert_eq!(room.after(UNHEARD / 2), []);
        room.fake().outlet = Outlet::Heard;
        assert_eq!(room.after(UNHEARD / 2), []);
    }
    assert_eq!(room.after(2000).len(), 1);
}

#[test]
fn captions_that_were_chosen_go_on_when_it_is_unheard_for_another_reason() {
    let mut room = Room::ready();
    room.fake().outlet = Outlet::Muted;
    assert_eq!(room.after(UNHEARD + 200), [Report::DeviceMuted]);
    room.keeper.follow(Instruction::Captions(true), room.now);
    room.cue(Cue::Resume);
    room.cue(say(1, &voice(500.0, 0.5, 3000)));
    room.fake().outlet = Outlet::Nowhere;
    assert_eq!(room.after(1000), [Report::DeviceLost]);
    assert_eq!(room.after(3000).len(), 1, "it is not held again");
}

#[test]
fn a_stream_that_did_not_follow_to_another_device_is_opened_there() {
    let mut room = Room::ready();
    room.fake().outlet = Outlet::Nowhere;
    assert_eq!(room.after(UNHEARD + 200), [Report::DeviceLost]);
    room.fake().moved = Some(Moved::Yes);
    assert_eq!(room.after(100), []);
    room.fake().outlet = Outlet::Heard;
    assert_eq!(room.after(1000), [Report::DeviceBack]);
    assert_eq!(room.fake().opened, 2);
}

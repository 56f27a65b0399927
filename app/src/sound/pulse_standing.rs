//! What a sound server has said about where our stream comes out, kept for whoever asks.
//! Must never guess: what it has not said counts as heard.

use super::device::{Moved, Outlet};
use pulseaudio::protocol::port_info::PortAvailable;
use pulseaudio::protocol::{ChannelVolume, SinkInfo, SinkInputInfo};
use std::ffi::{CStr, CString};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The sink that servers have where there is no device: PulseAudio and PipeWire call it so.
const DUMMY: &CStr = c"auto_null";
/// What is softer is heard by nobody: the lowest steps of a volume key, 78 dB down. In amplitude.
const INAUDIBLE: f32 = 1.3e-4;

/// The server's last word, shared between the stream's thread and the keeper.
#[derive(Clone, Default)]
pub(super) struct Standing(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    outlet: Outlet,
    /// The sink that our stream plays to.
    sink: Option<CString>,
    /// The default sink when the stream was opened.
    default_then: Option<CString>,
    default_now: Option<CString>,
}

impl Standing {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn outlet(&self) -> Outlet {
        self.known().outlet
    }

    /// Streams follow the default by themselves, but older servers leave them where they are.
    /// Where somebody has put ours elsewhere by hand it stays.
    pub(super) fn moved(&self) -> Moved {
        let known = self.known();
        let another = known.default_then != known.default_now && known.sink != known.default_now;
        if another { Moved::Yes } else { Moved::No }
    }

    /// The server names its default sink.
    pub(super) fn default_is(&self, name: Option<CString>) {
        let mut known = self.known();
        if known.default_then.is_none() {
            known.default_then.clone_from(&name);
        }
        known.default_now = name;
    }

    /// The server describes our stream and the sink that it plays to.
    pub(super) fn plays_to(&self, sink: &SinkInfo, input: &SinkInputInfo) {
        let mut known = self.known();
        known.outlet = outlet(sink, input);
        known.sink = Some(sink.name.clone());
    }
}

fn outlet(sink: &SinkInfo, input: &SinkInputInfo) -> Outlet {
    let port = sink.ports.get(sink.active_port);
    let unplugged = port.is_some_and(|port| port.available == PortAvailable::No);
    if sink.name.as_c_str() == DUMMY || unplugged {
        return Outlet::Nowhere;
    }
    let muted = sink.muted || input.muted;
    let down = inaudible(&sink.cvolume) || input.has_volume && inaudible(&input.cvolume);
    if muted || down {
        Outlet::Muted
    } else {
        Outlet::Heard
    }
}

/// Whether all channels are turned down. Each volume by itself: with "flat volumes" one is part
/// of the other already.
fn inaudible(volume: &ChannelVolume) -> bool {
    let channels = volume.channels();
    !channels.is_empty() && channels.iter().all(|one| one.to_linear() < INAUDIBLE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pulseaudio::protocol::Volume;

    fn sink() -> SinkInfo {
        SinkInfo {
            name: c"alsa_output.pci-0000_00_1f.3.analog-stereo".into(),
            ..SinkInfo::new_dummy(1)
        }
    }

    fn input() -> SinkInputInfo {
        SinkInputInfo {
            cvolume: ChannelVolume::norm(2),
            has_volume: true,
            ..SinkInputInfo::default()
        }
    }

    fn percent(percent: u32) -> ChannelVolume {
        let mut volume = ChannelVolume::empty();
        for _ in 0..2 {
            volume.push(Volume::from_u32_clamped(
                Volume::NORM.as_u32() * percent / 100,
            ));
        }
        volume
    }

    #[test]
    fn f03_a_servers_dummy_and_an_empty_socket_lead_nowhere() {
        assert_eq!(outlet(&sink(), &input()), Outlet::Heard);
        let dummy = SinkInfo {
            name: DUMMY.into(),
            ..sink()
        };
        assert_eq!(outlet(&dummy, &input()), Outlet::Nowhere);
        let mut unplugged = sink();
        unplugged.ports[0].available = PortAvailable::No;
        assert_eq!(outlet(&unplugged, &input()), Outlet::Nowhere);
        unplugged.ports[0].available = PortAvailable::Unknown;
        assert_eq!(outlet(&unplugged, &input()), Outlet::Heard);
    }

    #[test]
    fn f03_muted_and_turned_all_the_way_down_is_not_heard_in_the_device_or_the_mixer() {
        let muted = SinkInfo {
            muted: true,
            ..sink()
        };
        assert_eq!(outlet(&muted, &input()), Outlet::Muted);
        let muted = SinkInputInfo {
            muted: true,
            ..input()
        };
        assert_eq!(outlet(&sink(), &muted), Outlet::Muted);
        for (volume, expected) in [
            (0, Outlet::Muted),
            (4, Outlet::Muted),
            (15, Outlet::Heard),
            (150, Outlet::Heard),
        ] {
            let turned = SinkInfo {
                cvolume: percent(volume),
                ..sink()
            };
            assert_eq!(outlet(&turned, &input()), expected, "device at {volume} %");
            let turned = SinkInputInfo {
                cvolume: percent(volume),
                ..input()
            };
            assert_eq!(outlet(&sink(), &turned), expected, "mixer at {volume} %");
        }
    }

    #[test]
    fn one_side_alone_is_heard_and_what_has_no_volume_is_not_turned_down() {
        let mut one_side = ChannelVolume::empty();
        one_side.push(Volume::MUTED);
        one_side.push(Volume::NORM);
        let turned = SinkInfo {
            cvolume: one_side,
            ..sink()
        };
        assert_eq!(outlet(&turned, &input()), Outlet::Heard);
        let passed_through = SinkInputInfo {
            cvolume: ChannelVolume::muted(2),
            has_volume: false,
            ..input()
        };
        assert_eq!(outlet(&sink(), &passed_through), Outlet::Heard);
    }

    #[test]
    fn another_default_is_followed_once_and_a_stream_that_was_put_elsewhere_stays() {
        let standing = Standing::default();
        assert_eq!(standing.outlet(), Outlet::Heard, "nothing is known yet");
        assert_eq!(standing.moved(), Moved::No);
        standing.default_is(Some(c"laptop".into()));
        let named = |name: &CStr| SinkInfo {
            name: name.into(),
            ..sink()
        };
        standing.plays_to(&named(c"headphones"), &input());
        assert_eq!(standing.moved(), Moved::No, "put there by hand");
        standing.default_is(Some(c"television".into()));
        assert_eq!(standing.moved(), Moved::Yes);
        standing.plays_to(&named(c"television"), &input());
        assert_eq!(standing.moved(), Moved::No, "it followed by itself");
    }
}

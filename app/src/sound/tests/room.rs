//! A keeper on a fake device, and a clock that a test turns.

use crate::sound::clock::Clock;
use crate::sound::cue::{Cue, RATE, Report};
use crate::sound::device::{Device, DeviceError, Faults, Moved, Outlet, Tap};
use crate::sound::instruction::Instruction;
use crate::sound::keeper::{Keeper, QUICK_TRIES};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// What the fake device does, set by the test.
#[derive(Default)]
pub(super) struct Fake {
    /// Why it cannot be opened, if so.
    pub(super) refuses: Option<DeviceError>,
    /// It is open but takes nothing.
    pub(super) stalled: bool,
    pub(super) moved: Option<Moved>,
    pub(super) outlet: Outlet,
    pub(super) looked: u32,
    pub(super) opened: u32,
    pub(super) open: Option<(Tap, Faults)>,
    /// The tap of an opening that is pending.
    pub(super) pending: Option<(Tap, Faults)>,
    pub(super) heard: Vec<f32>,
}

#[derive(Clone, Default)]
pub(super) struct FakeDevice(Arc<Mutex<Fake>>);

pub(super) struct FakeStream(Arc<Mutex<Fake>>);

impl Drop for FakeStream {
    fn drop(&mut self) {
        self.0.lock().unwrap().open = None;
    }
}

impl Device for FakeDevice {
    type Stream = FakeStream;

    fn open(&mut self, tap: Tap, faults: Faults) -> Result<FakeStream, DeviceError> {
        let mut fake = self.0.lock().unwrap();
        match fake.refuses.clone() {
            Some(DeviceError::Pending) => {
                fake.pending.get_or_insert((tap, faults));
                Err(DeviceError::Pending)
            }
            Some(error) => Err(error),
            None => {
                fake.opened += 1;
                let pending = fake.pending.take();
                fake.open = Some(pending.unwrap_or((tap, faults)));
                Ok(FakeStream(self.0.clone()))
            }
        }
    }

    fn moved(&mut self) -> Moved {
        let mut fake = self.0.lock().unwrap();
        fake.looked += 1;
        match fake.moved {
            Some(Moved::NotYet) => Moved::NotYet,
            _ => fake.moved.take().unwrap_or(Moved::No),
        }
    }

    fn outlet(&mut self) -> Outlet {
        self.0.lock().unwrap().outlet
    }
}

/// A keeper on a fake device, and a clock that the test turns.
pub(super) struct Room {
    pub(super) keeper: Keeper<FakeDevice>,
    pub(super) device: FakeDevice,
    pub(super) reports: UnboundedReceiver<Report>,
    pub(super) now: Duration,
    pub(super) clock: Arc<Clock>,
}

impl Room {
    pub(super) fn new(prepare: impl FnOnce(&mut Fake)) -> Room {
        let device = FakeDevice::default();
        prepare(&mut device.0.lock().unwrap());
        let (sender, reports) = unbounded_channel();
        let clock = Arc::<Clock>::default();
        let keeper = Keeper::new(device.clone(), sender, clock.clone());
        Room {
            keeper,
            device,
            reports,
            now: Duration::ZERO,
            clock,
        }
    }

    /// A working device on which everything is awake.
    pub(super) fn ready() -> Room {
        let mut room = Room::new(|_| {});
        room.cue(Cue::KeepAwake(true));
        assert_eq!(room.after(1000), []);
        room
    }

    pub(super) fn fake(&self) -> std::sync::MutexGuard<'_, Fake> {
        self.device.0.lock().unwrap()
    }

    pub(super) fn cue(&mut self, cue: Cue) {
        self.keeper.follow(Instruction::Cue(None, cue), self.now);
        self.keeper.tick(self.now);
    }

    /// Lets time pass in steps of 50 ms, in each of which the device takes
    /// what it would, and gives the reports that came.
    pub(super) fn after(&mut self, millis: u64) -> Vec<Report> {
        for _ in 0..millis / 50 {
            self.now += Duration::from_millis(50);
            {
                let mut fake = self.fake();
                let stalled = fake.stalled;
                // Taken out while it pulls, as a device's own thread would hold it.
                if let Some((mut tap, faults)) = fake.open.take() {
                    if !stalled {
                        fake.heard.extend(tap.by_ref().take(2 * RATE as usize / 20));
                    }
                    fake.open = Some((tap, faults));
                }
            }
            self.keeper.tick(self.now);
        }
        std::iter::from_fn(|| self.reports.try_recv().ok()).collect()
    }

    pub(super) fn breaks(&self) {
        self.fake().open.as_ref().unwrap().1.broken();
    }
}

pub(super) const QUICK: u64 = QUICK_TRIES as u64 * 200;

//! Who may ask what, and who sees what: a door for the screen on the table, one for each seat's
//! own device. What a seat may not ask for, its door has no word for; what it may not see is not
//! in its view.
//!
//! While the table's eyes are shut a seat's view stands still: a change at the moment of a choice
//! would tell when it was made.

use std::collections::BTreeMap;
use std::sync::Arc;

use rules::onlooker::{Asker, Onlooker};
use rules::seat::Seat;
use tokio::sync::{mpsc, oneshot, watch};

use super::input::Input;
use crate::contract::{Ask, Reply, Request, SeatRequest, SeatView, Trouble, View};

/// The door of the screen on the table; cheap to clone. The table is open as long as there is one.
#[derive(Debug, Clone)]
pub struct TableHandle {
    pub(super) inputs: mpsc::Sender<Input>,
    pub(super) views: watch::Receiver<Arc<View>>,
}

/// The door of one seat's own device; cheap to clone.
#[derive(Debug, Clone)]
pub struct SeatDoor {
    seat: Seat,
    inputs: mpsc::Sender<Input>,
    views: watch::Receiver<Arc<SeatView>>,
}

impl TableHandle {
    /// Asks, and waits for the answer.
    pub async fn ask(&self, request: Request) -> Reply {
        let Request { seen, ask } = request;
        asked(&self.inputs, Asker::Host, seen, ask).await
    }

    /// The newest view, and every later one.
    #[must_use]
    pub fn views(&self) -> watch::Receiver<Arc<View>> {
        self.views.clone()
    }

    /// The program ends: nothing more is asked, and what is owed to the disk is written, as far as
    /// it takes that in some seconds. Waits until it is.
    pub async fn close(&self) {
        if self.inputs.send(Input::Closed).await.is_ok() {
            let mut views = self.views.clone();
            while views.changed().await.is_ok() {}
        }
    }

    /// A door for a seat. Nothing when the table is closed.
    pub async fn seat(&self, seat: Seat) -> Option<SeatDoor> {
        let (answer, views) = oneshot::channel();
        let opened = Input::Opened { seat, answer };
        self.inputs.send(opened).await.ok()?;
        Some(SeatDoor {
            seat,
            inputs: self.inputs.clone(),
            views: views.await.ok()?,
        })
    }
}

impl SeatDoor {
    /// Whose it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Asks, and waits for the answer.
    pub async fn ask(&self, request: SeatRequest) -> Reply {
        let SeatRequest { seen, ask } = request;
        asked(&self.inputs, Asker::Seat(self.seat), seen, Ask::Seat(ask)).await
    }

    /// The newest view of this seat, and every later one.
    #[must_use]
    pub fn views(&self) -> watch::Receiver<Arc<SeatView>> {
        self.views.clone()
    }
}

async fn asked(inputs: &mpsc::Sender<Input>, by: Asker, seen: u64, ask: Ask) -> Reply {
    let (answer, answered) = oneshot::channel();
    let not_now = || refused(Trouble::NotNow);
    let input = Input::Asked {
        by,
        seen,
        ask,
        answer,
    };
    if inputs.send(input).await.is_err() {
        return not_now();
    }
    answered.await.unwrap_or_else(|_| not_now())
}

pub(super) fn refused(trouble: Trouble) -> Reply {
    Reply::Refused {
        troubles: vec![trouble],
    }
}

/// The views of all who look on.
#[derive(Default)]
pub(super) struct Doors {
    /// None before the table is open.
    table: Option<watch::Sender<Arc<View>>>,
    seats: BTreeMap<Seat, watch::Sender<Arc<SeatView>>>,
}

impl Doors {
    /// The door of the screen on the table, which shows this first.
    pub(super) fn of_the_table(first: View) -> (Self, watch::Receiver<Arc<View>>) {
        let (views, newest) = watch::channel(Arc::new(first));
        let doors = Self {
            table: Some(views),
            seats: BTreeMap::new(),
        };
        (doors, newest)
    }

    /// Shows the table's screen what has changed. A view that is the last one over again is no
    /// news to anybody.
    pub(super) fn show(&self, newest: View) {
        if let Some(table) = &self.table {
            table.send_if_modified(|shown| replaced(shown, newest));
        }
    }

    /// Shows every seat that somebody looks at what is theirs. Seats that nobody looks at any
    /// more are forgotten.
    pub(super) fn show_seats(&mut self, view: impl Fn(Onlooker) -> SeatView) {
        self.seats.retain(|_, views| views.receiver_count() > 0);
        for (seat, views) in &self.seats {
            let newest = view(Onlooker::Seat(*seat));
            views.send_if_modified(|shown| replaced(shown, newest));
        }
    }

    /// Who sits where has changed: no device is the one of its seat any more.
    pub(super) fn close_seats(&mut self) {
        self.seats.clear();
    }

    /// The views of a seat from now on.
    pub(super) fn open(
        &mut self,
        seat: Seat,
        view: impl FnOnce() -> SeatView,
    ) -> watch::Receiver<Arc<SeatView>> {
        let views = self.seats.entry(seat);
        let views = views.or_insert_with(|| watch::Sender::new(Arc::new(view())));
        views.subscribe()
    }
}

fn replaced<V: PartialEq>(shown: &mut Arc<V>, newest: V) -> bool {
    let changed = **shown != newest;
    if changed {
        *shown = Arc::new(newest);
    }
    changed
}

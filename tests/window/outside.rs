//! What the rest of a desktop does to a window, as the X server brings it: something is dragged from
//! another window and let fall, menus lie on the screen. No web driver can do or see either. Must know
//! no screen of the game.

use std::path::Path;
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ClientMessageEvent,
    ConnectionExt as _, CreateWindowAux, EventMask, GetGeometryReply, MOTION_NOTIFY_EVENT,
    MapState, PropMode, SELECTION_NOTIFY_EVENT, SelectionNotifyEvent, SelectionRequestEvent,
    Window, WindowClass,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;
use x11rb::{COPY_DEPTH_FROM_PARENT, COPY_FROM_PARENT, CURRENT_TIME, NONE};

use crate::kit::moment;

/// How long a window may take to answer what is held over it.
const PATIENCE: Duration = Duration::from_secs(5);
/// The version of the protocol that every desktop of today speaks.
const XDND: u32 = 5;

/// Something that is dragged.
#[derive(Debug)]
pub(crate) enum Dragged<'a> {
    /// Files of the machine, out of a file manager.
    Files(&'a [&'a Path]),
    /// A link, out of a browser.
    Link(&'a str),
    /// Some words.
    Text(&'a str),
}

impl Dragged<'_> {
    fn kind(&self) -> &'static str {
        match self {
            Self::Files(_) | Self::Link(_) => "text/uri-list",
            Self::Text(_) => "text/plain",
        }
    }

    fn bytes(&self) -> String {
        match self {
            Self::Files(files) => files
                .iter()
                .map(|file| format!("file://{}\r\n", file.display()))
                .collect(),
            Self::Link(link) => format!("{link}\r\n"),
            Self::Text(text) => (*text).to_owned(),
        }
    }
}

/// Somebody else on the same display.
pub(crate) struct Outside {
    display: RustConnection,
    root: Window,
    own: Window,
}

impl Outside {
    pub(crate) fn new() -> Self {
        let (display, screen) = x11rb::connect(None).expect("a display");
        let root = display.setup().roots[screen].root;
        let own = display.generate_id().expect("an id");
        display
            .create_window(
                COPY_DEPTH_FROM_PARENT,
                own,
                root,
                0,
                0,
                1,
                1,
                0,
                WindowClass::INPUT_OUTPUT,
                COPY_FROM_PARENT,
                &CreateWindowAux::new(),
            )
            .expect("a window of its own");
        Self { display, root, own }
    }

    /// How many windows can be seen: a menu is one.
    pub(crate) fn windows(&self) -> usize {
        let is_seen = |one: &Window| {
            let attributes = self.display.get_window_attributes(*one).ok();
            let is_there = attributes
                .and_then(|asked| asked.reply().ok())
                .is_some_and(|told| told.map_state == MapState::VIEWABLE);
            // Some are there for their messages alone, beyond the corner.
            is_there && self.place_of(*one).is_some_and(|at| at.x >= 0 && at.y >= 0)
        };
        self.children().iter().filter(|one| is_seen(one)).count()
    }

    /// Presses the other button of the mouse so far from the corner of the program's window, by hand.
    pub(crate) fn right_click(&self, place: [f64; 2]) {
        let corner = self.place_of(self.program()).expect("the window");
        let x = corner.x + place[0].round() as i16;
        let y = corner.y + place[1].round() as i16;
        for (kind, button) in [
            (MOTION_NOTIFY_EVENT, 0),
            (BUTTON_PRESS_EVENT, 3),
            (BUTTON_RELEASE_EVENT, 3),
        ] {
            self.display
                .xtest_fake_input(kind, button, CURRENT_TIME, self.root, x, y, 0)
                .expect("a mouse");
        }
        self.display.sync().expect("the display");
    }

    /// Drags something on to the program's window and lets it fall there, whether the window wants
    /// it or not; waits until the window has done with it.
    pub(crate) fn let_fall(&self, dragged: &Dragged<'_>) {
        let window = self.program();
        let selection = self.atom("XdndSelection");
        self.display
            .set_selection_owner(self.own, selection, CURRENT_TIME)
            .expect("what is dragged is ours");
        let kind = self.atom(dragged.kind());
        self.tell(window, "XdndEnter", [self.own, XDND << 24, kind, 0, 0]);
        let copy = self.atom("XdndActionCopy");
        let corner = self.place_of(window).expect("the window");
        // Over the middle of the window at its smallest; more than once, as by a hand, because what
        // is dragged is looked at first.
        for x in 180..184 {
            let place = (corner.x as u32 + x) << 16 | (corner.y as u32 + 240);
            self.tell(
                window,
                "XdndPosition",
                [self.own, 0, place, CURRENT_TIME, copy],
            );
            self.answer_until("XdndStatus", dragged);
        }
        self.tell(window, "XdndDrop", [self.own, 0, CURRENT_TIME, 0, 0]);
        self.answer_until("XdndFinished", dragged);
    }

    fn children(&self) -> Vec<Window> {
        let tree = self.display.query_tree(self.root).expect("the screen");
        tree.reply().map(|tree| tree.children).unwrap_or_default()
    }

    /// The program's window: the largest one on which something may be let fall.
    fn program(&self) -> Window {
        let aware = self.atom("XdndAware");
        let takes = |one: &Window| {
            let property = self
                .display
                .get_property(false, *one, aware, AtomEnum::ANY, 0, 1)
                .ok();
            property
                .and_then(|asked| asked.reply().ok())
                .is_some_and(|told| told.type_ != NONE)
        };
        let width = |one: &Window| self.place_of(*one).map_or(0, |at| at.width);
        let windows = self.children().into_iter().filter(takes);
        windows.max_by_key(width).expect("the program's window")
    }

    fn place_of(&self, window: Window) -> Option<GetGeometryReply> {
        self.display.get_geometry(window).ok()?.reply().ok()
    }

    fn atom(&self, name: &str) -> Atom {
        let asked = self.display.intern_atom(false, name.as_bytes());
        let told = asked.expect("the display").reply();
        told.expect("every name has a number").atom
    }

    fn tell(&self, window: Window, what: &str, data: [u32; 5]) {
        let message = ClientMessageEvent::new(32, window, self.atom(what), data);
        self.display
            .send_event(false, window, EventMask::NO_EVENT, message)
            .expect("the window is told");
        self.display.flush().expect("the display");
    }

    /// Says what is dragged as often as it is asked, until the window answers this, or for as long as
    /// patience lasts: a window that takes nothing need not say that it has done.
    fn answer_until(&self, answer: &str, dragged: &Dragged<'_>) {
        let answer = self.atom(answer);
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            match self.display.poll_for_event().expect("the display") {
                Some(Event::ClientMessage(told)) if told.type_ == answer => return,
                Some(Event::SelectionRequest(asked)) => self.say(&asked, dragged),
                Some(_) => {}
                None => moment(),
            }
        }
    }

    fn say(&self, asked: &SelectionRequestEvent, dragged: &Dragged<'_>) {
        let kind = self.atom(dragged.kind());
        let mut property = asked.property;
        if asked.target == kind {
            self.display
                .change_property8(
                    PropMode::REPLACE,
                    asked.requestor,
                    property,
                    kind,
                    dragged.bytes().as_bytes(),
                )
                .expect("what is dragged is said");
        } else {
            property = NONE;
        }
        let said = SelectionNotifyEvent {
            response_type: SELECTION_NOTIFY_EVENT,
            sequence: 0,
            time: asked.time,
            requestor: asked.requestor,
            selection: asked.selection,
            target: asked.target,
            property,
        };
        self.display
            .send_event(false, asked.requestor, EventMask::NO_EVENT, said)
            .expect("the window is told");
        self.display.flush().expect("the display");
    }
}

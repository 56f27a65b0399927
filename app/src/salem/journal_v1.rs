//! Journals of version 1, which knew Salem 1692 alone: their entries as today's version
//! writes them. Hands were entries of their own then and are steps of the game now.

use rules::salem::setup::SetupForm;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::keep::{Entry, Older, Raw, Unreadable, Upgraded};

/// The only game of that version.
pub(super) const KIND: &str = "salem-1692";

/// The sand of confessions, which had no name.
const CONFESSION: &str = "confession";

/// Parts of the script that were said about an interruption, or beside the game: nothing
/// comes back at them, then as now.
const BESIDE_THE_GAME: [&str; 4] = ["night-again", "take-up-again", "hold", "sound-test"];

/// One line of such a journal.
#[derive(Clone, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
enum EntryV1 {
    Setup {
        form: Raw,
    },
    HandEntered {
        seat: Raw,
        cards: Raw,
    },
    HandsForgotten,
    Step {
        command: Raw,
        events: Raw,
    },
    Undo,
    Redo,
    At {
        segment: String,
        step: usize,
    },
    Sand {
        sand: Option<String>,
        total_ms: u32,
        left_ms: u32,
        running: bool,
        wall_ms: u64,
    },
    Finished,
    Left,
}

/// The entries as today's version would have written them.
///
/// # Errors
/// When they are not ones that version 1 wrote.
pub(crate) fn upgrade(older: Older) -> Result<Upgraded, Unreadable> {
    if older.version != 1 {
        return Err(Unreadable);
    }
    let entries: Result<Vec<EntryV1>, _> = older
        .entries
        .into_iter()
        .map(serde_json::from_value)
        .collect();
    let entries = entries.map_err(|_| Unreadable)?;
    let Some(EntryV1::Setup { form }) = entries.first() else {
        return Err(Unreadable);
    };
    let mut hands = Hands::of(form);
    let mut upgraded = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        let later = entries.get(index + 1..).unwrap_or_default();
        upgraded.extend(hands.upgrade(entry.clone(), later));
    }
    Ok(Upgraded {
        kind: KIND.to_owned(),
        entries: upgraded,
    })
}

/// The hands as they are entered, by the players' places.
struct Hands {
    form: Raw,
    entered: Vec<Option<Raw>>,
}

/// What became of the hands of all.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Became {
    Dealt,
    Forgotten,
}

impl Hands {
    fn of(form: &Raw) -> Self {
        let players = form.get("players").and_then(Value::as_array);
        Self {
            form: form.clone(),
            entered: vec![None; players.map_or(0, Vec::len)],
        }
    }

    fn upgrade(&mut self, entry: EntryV1, later: &[EntryV1]) -> Option<Entry> {
        Some(match entry {
            EntryV1::Setup { form } => Entry::Setup { form },
            EntryV1::HandEntered { seat, cards } => self.enter(&seat, &cards, later),
            // Said with the hand that was the last one.
            EntryV1::HandsForgotten => return None,
            EntryV1::Step { command, events } => Entry::Step { command, events },
            EntryV1::Undo => Entry::Undo,
            EntryV1::Redo => Entry::Redo,
            EntryV1::At { segment, .. } if BESIDE_THE_GAME.contains(&segment.as_str()) => {
                return None;
            }
            EntryV1::At { segment, step } => Entry::At {
                part: segment,
                step,
                // The script of that time bore no mark.
                script: String::new(),
            },
            EntryV1::Sand {
                sand,
                total_ms,
                left_ms,
                running,
                wall_ms,
            } => Entry::Sand {
                clock: sand.unwrap_or_else(|| CONFESSION.to_owned()),
                total_ms,
                left_ms,
                running,
                wall_ms,
            },
            EntryV1::Finished => Entry::Finished,
            EntryV1::Left => Entry::Left,
        })
    }

    fn enter(&mut self, seat: &Raw, cards: &Raw, later: &[EntryV1]) -> Entry {
        let place = seat.as_u64().and_then(|place| usize::try_from(place).ok());
        if let Some(hand) = place.and_then(|place| self.entered.get_mut(place)) {
            *hand = Some(cards.clone());
        }
        let mut events = vec![json!({"event": "hand-entered", "seat": seat, "cards": cards})];
        if self.entered.iter().all(Option::is_some) {
            match self.became(later) {
                Became::Dealt => events.push(json!({"event": "hands-dealt"})),
                Became::Forgotten => events.push(json!({"event": "hands-forgotten"})),
            }
            self.entered.fill(None);
        }
        Entry::Step {
            command: json!({"do": "enter-hand", "player": seat, "cards": cards}),
            events: Value::Array(events),
        }
    }

    /// What followed on the last hand. A journal that was cut off there says nothing: then it
    /// is what the rules say, as it was when version 1 opened it.
    fn became(&self, later: &[EntryV1]) -> Became {
        let told = later.iter().find_map(|entry| match entry {
            EntryV1::HandsForgotten | EntryV1::HandEntered { .. } => Some(Became::Forgotten),
            EntryV1::Step { .. } | EntryV1::Undo | EntryV1::Redo => Some(Became::Dealt),
            _ => None,
        });
        told.unwrap_or_else(|| {
            if self.add_up() {
                Became::Dealt
            } else {
                Became::Forgotten
            }
        })
    }

    fn add_up(&self) -> bool {
        let mut form = self.form.clone();
        let players = form.get("players").and_then(Value::as_array);
        let names = players.into_iter().flatten();
        let names = names.filter_map(|player| player.get("name")?.as_str());
        let names: Vec<_> = names.map(str::to_owned).collect();
        let hands = self.entered.iter().cloned().map(Option::unwrap_or_default);
        let hands: serde_json::Map<_, _> = names.into_iter().zip(hands).collect();
        let Some(object) = form.as_object_mut() else {
            return false;
        };
        object.insert("hands".to_owned(), Value::Object(hands));
        let form: Result<SetupForm, _> = serde_json::from_value(form);
        form.is_ok_and(|form| form.check().is_ok())
    }
}

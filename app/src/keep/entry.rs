//! What a journal is made of: one entry for each thing that happened at the table.
//! This is the format on disk: changed only with a new version of the journal. Must never
//! know what a form, a command or an event of any game says.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Something of a game, as its own types write it.
pub type Raw = serde_json::Value;

/// One line of a journal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "entry",
    rename_all = "kebab-case",
    rename_all_fields = "snake_case"
)]
pub enum Entry {
    /// The table sat down; the first entry of every game.
    Setup {
        /// As it was accepted, with the seed.
        form: Raw,
    },
    /// An accepted command and what it brought about.
    Step {
        /// What was asked for.
        command: Raw,
        /// What happened, in order.
        events: Raw,
    },
    /// Back by one step (S27).
    Undo,
    /// Forward again by one step (S27).
    Redo,
    /// A player has another name from now on, and had it all along.
    Renamed {
        /// Whose, by the place counted clockwise from 0.
        seat: u8,
        /// As it was accepted.
        name: String,
    },
    /// People changed places before anything hung on them; what was undone is forgotten.
    Reseated {
        /// For each place, where whoever sits there now sat before.
        order: Vec<u8>,
    },
    /// Where the narrator stands: what comes back after a crash begins here.
    At {
        /// The part of the script, by its id.
        part: String,
        /// The step of the part, counted from 0.
        step: usize,
        /// Which script it was counted in; empty where that is not known.
        script: String,
    },
    /// A sand timer was turned, held, lengthened or ended.
    Sand {
        /// Which one, by its id.
        clock: String,
        /// All of it, in ms; 0: there is none any more.
        total_ms: u32,
        /// What had not fallen yet, in ms.
        left_ms: u32,
        /// Whether it ran.
        running: bool,
        /// When, in ms since 1970 by the wall clock. The clock may have been set since:
        /// a reader may conclude that time ran out, never how much is left.
        wall_ms: u64,
    },
    /// The game is over and was put away; nothing follows.
    Finished,
    /// The table left to the shelf; it can go on.
    Left,
}

impl Entry {
    /// Whether this only helps to come back to the right place. All else is a choice: it has
    /// to be on disk before anybody sees its effect.
    #[must_use]
    pub fn is_bookmark(&self) -> bool {
        match self {
            Self::At { .. } | Self::Sand { .. } | Self::Left => true,
            Self::Setup { .. }
            | Self::Step { .. }
            | Self::Undo
            | Self::Redo
            | Self::Renamed { .. }
            | Self::Reseated { .. }
            | Self::Finished => false,
        }
    }

    /// Whether what this bookmark says is said anew by a later one, with no choice between.
    #[must_use]
    pub fn is_superseded_by(&self, later: &Self) -> bool {
        matches!(
            (self, later),
            (Self::At { .. }, Self::At { .. })
                | (Self::Sand { .. }, Self::Sand { .. })
                | (Self::Left, Self::Left)
        )
    }
}

/// Says only which kind it is: what is in it is the table's secret and no log's business.
impl fmt::Debug for Entry {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Setup { .. } => "Setup(..)",
            Self::Step { .. } => "Step(..)",
            Self::Undo => "Undo",
            Self::Redo => "Redo",
            Self::Renamed { .. } => "Renamed(..)",
            Self::Reseated { .. } => "Reseated(..)",
            Self::At { .. } => "At(..)",
            Self::Sand { .. } => "Sand(..)",
            Self::Finished => "Finished",
            Self::Left => "Left",
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_entry_on_disk_is_written_as_version_2_writes_it() {
        let written = [
            (
                Entry::Setup {
                    form: json!({"seed": 18_446_744_073_709_551_615_u64}),
                },
                r#"{"entry":"setup","form":{"seed":18446744073709551615}}"#,
            ),
            (
                Entry::Step {
                    command: json!({"do": "choose"}),
                    events: json!([{"event": "chosen"}]),
                },
                r#"{"entry":"step","command":{"do":"choose"},"events":[{"event":"chosen"}]}"#,
            ),
            (
                Entry::Renamed {
                    seat: 3,
                    name: "Zoë".into(),
                },
                r#"{"entry":"renamed","seat":3,"name":"Zoë"}"#,
            ),
            (
                Entry::Reseated {
                    order: vec![1, 0, 2, 3],
                },
                r#"{"entry":"reseated","order":[1,0,2,3]}"#,
            ),
            (
                Entry::At {
                    part: "night".into(),
                    step: 4,
                    script: "1f".into(),
                },
                r#"{"entry":"at","part":"night","step":4,"script":"1f"}"#,
            ),
            (
                Entry::Sand {
                    clock: "confession".into(),
                    total_ms: 30_000,
                    left_ms: 12_345,
                    running: true,
                    wall_ms: 1_790_000_000_000,
                },
                r#"{"entry":"sand","clock":"confession","total_ms":30000,"left_ms":12345,"running":true,"wall_ms":1790000000000}"#,
            ),
            (Entry::Undo, r#"{"entry":"undo"}"#),
            (Entry::Redo, r#"{"entry":"redo"}"#),
            (Entry::Finished, r#"{"entry":"finished"}"#),
            (Entry::Left, r#"{"entry":"left"}"#),
        ];
        for (entry, json) in written {
            assert_eq!(serde_json::to_string(&entry).unwrap(), json);
            assert!(serde_json::from_str::<Entry>(json).unwrap() == entry);
        }
    }

    #[test]
    fn an_entry_tells_a_log_nothing_of_what_is_in_it() {
        let entry = Entry::Step {
            command: json!({"do": "enter-hand", "cards": ["witch"]}),
            events: json!([]),
        };
        assert_eq!(format!("{entry:?}"), "Step(..)");
    }
}

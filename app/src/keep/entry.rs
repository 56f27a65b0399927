//! What a journal is made of: one entry for each thing that happened at the table.
//! This is the format on disk: changed only with a new version of the journal.

use std::fmt;

use rules::salem::cards::Card;
use rules::salem::moves::{Command, Event};
use rules::salem::setup::SetupForm;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::contract::SandUse;

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
        /// As it was accepted, with the seed; with the ledger, without hands, which follow.
        form: SetupForm,
    },
    /// Ledger: one player entered their Tryal cards (S16).
    HandEntered {
        /// Whose.
        seat: Seat,
        /// All that this player holds.
        cards: Vec<Card>,
    },
    /// Ledger: what was entered did not add up; all are asked again.
    HandsForgotten,
    /// An accepted command and what it brought about.
    Step {
        /// What was asked for.
        command: Command,
        /// What happened.
        events: Vec<Event>,
    },
    /// Back by one step (S27).
    Undo,
    /// Forward again by one step (S27).
    Redo,
    /// Where the narrator stands: what comes back after a crash begins here.
    At {
        /// The segment of the script, by its id.
        segment: String,
        /// The step of the segment, counted from 0.
        step: usize,
    },
    /// A sand timer was turned, held, lengthened or ended.
    Sand {
        /// None: for confessions.
        sand: Option<SandUse>,
        /// All of it, in ms.
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

/// Says only which kind it is: what is in it is the table's secret and no log's business.
impl fmt::Debug for Entry {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Setup { .. } => "Setup(..)",
            Self::HandEntered { .. } => "HandEntered(..)",
            Self::HandsForgotten => "HandsForgotten",
            Self::Step { .. } => "Step(..)",
            Self::Undo => "Undo",
            Self::Redo => "Redo",
            Self::At { .. } => "At(..)",
            Self::Sand { .. } => "Sand(..)",
            Self::Finished => "Finished",
            Self::Left => "Left",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_on_disk_is_written_as_version_1_writes_it() {
        let written = [
            (
                Entry::HandEntered {
                    seat: Seat::at(3).unwrap(),
                    cards: vec![Card::Witch, Card::NotAWitch],
                },
                r#"{"entry":"hand-entered","seat":3,"cards":["witch","not-a-witch"]}"#,
            ),
            (
                Entry::Step {
                    command: Command::WitchesChoose {
                        player: Seat::at(2),
                    },
                    events: vec![Event::BlackCatPlaced {
                        seat: Seat::at(2).unwrap(),
                        drawn: false,
                    }],
                },
                r#"{"entry":"step","command":{"do":"witches-choose","player":2},"events":[{"event":"black-cat-placed","seat":2,"drawn":false}]}"#,
            ),
            (
                Entry::At {
                    segment: "night-witches".into(),
                    step: 4,
                },
                r#"{"entry":"at","segment":"night-witches","step":4}"#,
            ),
            (
                Entry::Sand {
                    sand: None,
                    total_ms: 30_000,
                    left_ms: 12_345,
                    running: true,
                    wall_ms: 1_790_000_000_000,
                },
                r#"{"entry":"sand","sand":null,"total_ms":30000,"left_ms":12345,"running":true,"wall_ms":1790000000000}"#,
            ),
            (Entry::Undo, r#"{"entry":"undo"}"#),
            (Entry::Redo, r#"{"entry":"redo"}"#),
            (Entry::HandsForgotten, r#"{"entry":"hands-forgotten"}"#),
            (Entry::Finished, r#"{"entry":"finished"}"#),
            (Entry::Left, r#"{"entry":"left"}"#),
        ];
        for (entry, json) in written {
            assert_eq!(serde_json::to_string(&entry).unwrap(), json);
            assert!(serde_json::from_str::<Entry>(json).unwrap() == entry);
        }
    }

    #[test]
    fn a_setup_comes_back_as_it_was() {
        let form: SetupForm = serde_json::from_str(
            r#"{"players":[{"name":"Ada","character":"mary-warren"},{"name":"דנה"},
                {"name":"Cy"},{"name":"","ghost":true}],
                "witch_cards":2,"tracking":"ledger","seed":18446744073709551615}"#,
        )
        .unwrap();
        let entry = Entry::Setup { form };
        let json = serde_json::to_string(&entry).unwrap();
        assert!(serde_json::from_str::<Entry>(&json).unwrap() == entry);
    }

    #[test]
    fn an_entry_tells_a_log_nothing_of_what_is_in_it() {
        let entry = Entry::HandEntered {
            seat: Seat::at(3).unwrap(),
            cards: vec![Card::Witch],
        };
        assert_eq!(format!("{entry:?}"), "HandEntered(..)");
    }
}

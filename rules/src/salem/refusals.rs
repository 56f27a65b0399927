//! Why the rules do not allow something: a closed list of codes, all reasons at once.
//! The sentence for each code is written where people's languages are, never here.

use serde::{Deserialize, Serialize};

/// One reason. The names on the wire are those of the recorded games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "contract.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Not now.
    WrongPhase,
    /// Nobody of that name, or nobody where somebody must be chosen.
    NoSuchPlayer,
    /// The dead take no part (S29).
    PlayerIsDead,
    /// Only the dead turn up all their cards.
    PlayerIsAlive,
    /// The player has no such number of face-down cards.
    NoCardFaceDown,
    /// Every Witch card in play is face up.
    NoWitchCardLeft,
    /// The Constable card is face up (S11).
    ConstableIsGone,
    /// The constable protects another (S46); a card moves to another.
    MayNotChooseSelf,
    /// Every copy of that blue card is before somebody (S26).
    AlreadyHeld,
    /// The player does not have that blue card.
    NotHeld,
    /// The player has no ability for that (S33, S34; ghosts, S60).
    NoSuchAbility,
    /// Once per game, and it was used (S34).
    AbilityIsSpent,
    /// It cannot be with the cards as they are known.
    CardsDoNotAddUp,
    /// Not a name (S5).
    BadName,
    /// A name that another player has (S5).
    DuplicateName,
    /// Fewer than the game takes (S1, S60).
    TooFewPlayers,
    /// More than the game takes (S1, S60).
    TooManyPlayers,
    /// Not 1 to 5 Witch cards (S3).
    BadWitchCount,
    /// No character twice (S4).
    DuplicateCharacter,
    /// No such character (S4).
    UnknownCharacter,
    /// The start of the game.
    NothingToUndo,
    /// Nothing was undone.
    NothingToRedo,
    /// Only undo from here (S27).
    GameIsOver,
    /// Somebody's cards are to be turned up first (S29).
    WaitingForDeadCards,
    /// This player's card is entered (S43).
    AlreadyTaken,
    /// Older printings: no red card on the holder of Piety (S25).
    PietyForbids,
}

impl Code {
    /// All of them, so that a test can ask each language for its sentence.
    pub const ALL: [Self; 26] = [
        Self::WrongPhase,
        Self::NoSuchPlayer,
        Self::PlayerIsDead,
        Self::PlayerIsAlive,
        Self::NoCardFaceDown,
        Self::NoWitchCardLeft,
        Self::ConstableIsGone,
        Self::MayNotChooseSelf,
        Self::AlreadyHeld,
        Self::NotHeld,
        Self::NoSuchAbility,
        Self::AbilityIsSpent,
        Self::CardsDoNotAddUp,
        Self::BadName,
        Self::DuplicateName,
        Self::TooFewPlayers,
        Self::TooManyPlayers,
        Self::BadWitchCount,
        Self::DuplicateCharacter,
        Self::UnknownCharacter,
        Self::NothingToUndo,
        Self::NothingToRedo,
        Self::GameIsOver,
        Self::WaitingForDeadCards,
        Self::AlreadyTaken,
        Self::PietyForbids,
    ];
}

/// Every reason why something was refused; there is at least one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "contract.ts"))]
#[serde(transparent)]
pub struct Refusals(Vec<Code>);

impl Refusals {
    /// All reasons, the plainest first.
    #[must_use]
    pub fn codes(&self) -> &[Code] {
        &self.0
    }
}

impl From<Code> for Refusals {
    fn from(code: Code) -> Self {
        Self(vec![code])
    }
}

/// Reasons while they are being gathered.
#[derive(Debug, Default)]
pub(crate) struct Reasons(Vec<Code>);

impl Reasons {
    /// Adds a reason unless the condition holds.
    pub(crate) fn require(&mut self, condition: bool, otherwise: Code) {
        if !condition && !self.0.contains(&otherwise) {
            self.0.push(otherwise);
        }
    }

    /// The same for a reason that only the ledger knows. Where a public reason refuses
    /// already it is not even asked: it would tell what lies face down, and for nothing.
    pub(crate) fn require_in_secret(&mut self, condition: bool, otherwise: Code) {
        if self.0.is_empty() {
            self.require(condition, otherwise);
        }
    }

    /// Goes on only when there was no reason.
    pub(crate) fn none(self) -> Result<(), Refusals> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(Refusals(self.0))
        }
    }
}

//! Why the rules of Salem do not allow something, as a closed list of codes.
//! The sentence for each code is written where people's languages are, never here.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// One reason. The names on the wire are those of the recorded games.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Code {
    /// Not now.
    WrongPhase,
    /// Nobody of that name, or nobody where somebody must be chosen.
    NoSuchPlayer,
    /// The dead take no part (S29).
    PlayerIsDead,
    /// Whoever has left takes no part any more (S39).
    PlayerHasLeft,
    /// Nobody would be left at the table (S39).
    NobodyWouldBeLeft,
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
    /// Only undo from here (S27).
    GameIsOver,
    /// Somebody's cards are to be turned up first (S29).
    WaitingForDeadCards,
    /// This player's card is entered (S43).
    AlreadyTaken,
    /// Older printings: no red card on the holder of Piety (S25).
    PietyForbids,
    /// A player's own device asks for another player, or for what only the host does.
    NotYours,
}

/// Every reason why a command was refused.
pub type Refusals = crate::refusals::Refusals<Code>;

/// One reason why a setup cannot be played.
pub type SetupRefusal = crate::refusals::SetupRefusal<Code>;

/// Reasons while they are being gathered.
pub(crate) type Reasons = crate::refusals::Reasons<Code>;

//! Commands with players written as names, as files write them, and as seats.
//! Knows nothing of what a command means.

use super::moves::Command;
use super::refusals::Code;
use super::setup::Setup;
use crate::seat::Seat;

impl<P> Command<P> {
    /// The same command with players written in another way.
    ///
    /// # Errors
    /// The first player who cannot be written so.
    pub fn try_map<Q, E>(self, mut who: impl FnMut(P) -> Result<Q, E>) -> Result<Command<Q>, E> {
        Ok(match self {
            Self::EnterHand { player, cards } => Command::EnterHand {
                player: who(player)?,
                cards,
            },
            Self::Dawn => Command::Dawn,
            Self::WitchesChoose { player } => Command::WitchesChoose {
                player: player.map(who).transpose()?,
            },
            Self::Night => Command::Night,
            Self::ConstableChoose { player } => Command::ConstableChoose {
                player: player.map(who).transpose()?,
            },
            Self::Confess {
                player,
                card,
                holds_another,
                overrides,
            } => Command::Confess {
                player: who(player)?,
                card,
                holds_another,
                overrides,
            },
            Self::EndConfession => Command::EndConfession,
            Self::Reveal {
                player,
                card,
                holds_another,
                overrides,
            } => Command::Reveal {
                player: who(player)?,
                card,
                holds_another,
                overrides,
            },
            Self::TurnUp {
                player,
                cards,
                overrides,
            } => Command::TurnUp {
                player: who(player)?,
                cards,
                overrides,
            },
            Self::Give { card, player } => Command::Give {
                card,
                player: who(player)?,
            },
            Self::Move { card, from, to } => Command::Move {
                card,
                from: who(from)?,
                to: who(to)?,
            },
            Self::Discard { card, player } => Command::Discard {
                card,
                player: who(player)?,
            },
            Self::Accuse { player, card } => Command::Accuse {
                player: who(player)?,
                card,
            },
            Self::ClearAccusations { player } => Command::ClearAccusations {
                player: who(player)?,
            },
            Self::Leave { player, gives_to } => Command::Leave {
                player: who(player)?,
                gives_to: gives_to.map(who).transpose()?,
            },
            Self::Conspiracy { drawer } => Command::Conspiracy {
                drawer: who(drawer)?,
            },
            Self::Take { player, card, gave } => Command::Take {
                player: who(player)?,
                card,
                gave,
            },
            Self::EndConspiracy => Command::EndConspiracy,
            Self::ClaimWitchesWin => Command::ClaimWitchesWin,
            Self::AnswerClaim { stands } => Command::AnswerClaim { stands },
        })
    }
}

impl Command<String> {
    /// The command with names turned into seats. A name that nobody has becomes the
    /// first empty place, so that the rules refuse it together with all else that is
    /// wrong.
    ///
    /// # Errors
    /// [`Code::NoSuchPlayer`] where not even an empty place is left.
    pub fn seated(self, setup: &Setup) -> Result<Command, Code> {
        let nobody = Seat::at(setup.players().len());
        self.try_map(|name| setup.seat_of(&name).or(nobody).ok_or(Code::NoSuchPlayer))
    }
}

impl Command {
    /// The command with seats turned into names, as files write it.
    ///
    /// # Errors
    /// [`Code::NoSuchPlayer`] for a seat where nobody sits.
    pub fn named(self, setup: &Setup) -> Result<Command<String>, Code> {
        self.try_map(|seat| {
            setup
                .player(seat)
                .map(|player| player.name.clone())
                .ok_or(Code::NoSuchPlayer)
        })
    }
}

//! What somebody may ask for ([`Command`]) and what then happened ([`Event`]).
//! The words are those of recorded games; the journal and the export use the same.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::cards::{BlueCard, Card, RedCard};
use crate::absent::null_is_absent;
use crate::seat::{Seat, Seats};
use crate::secret::{prints_its_name, prints_its_word};

/// What somebody asks for. `P` says who is meant: a seat in the rules, a name in files.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts", rename = "SalemCommand", concrete(P = Seat)))]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Command<P = Seat> {
    /// *Ledger*: the Tryal cards of a player, in secret, before anything else (S16).
    EnterHand {
        /// Whose.
        player: P,
        /// Which.
        cards: Vec<Card>,
    },
    /// All close their eyes for the first time (S20).
    Dawn,
    /// Dawn: who gets the Black Cat. Night: whom they attack. Nobody only where a
    /// ghost may be the only witch (S61): then it is drawn.
    WitchesChoose {
        /// Who.
        player: Option<P>,
    },
    /// The Night card was drawn (S46).
    Night,
    /// Who gets the gavel; nobody only in ghost games (S46, S61).
    ConstableChoose {
        /// Who.
        player: Option<P>,
    },
    /// A confession (S47).
    Confess {
        /// Who confesses.
        player: P,
        /// The card shown; none is William Phips's way (S34).
        card: Option<Card>,
        /// *Counts*: whether another Witch card stays face down (S28).
        #[serde(
            default,
            deserialize_with = "null_is_absent",
            skip_serializing_if = "std::ops::Not::not"
        )]
        holds_another: bool,
        /// *Ledger*: the card on the table is right.
        #[serde(
            default,
            deserialize_with = "null_is_absent",
            rename = "override",
            skip_serializing_if = "std::ops::Not::not"
        )]
        overrides: bool,
    },
    /// Time is over (S48); the result follows.
    EndConfession,
    /// Day: a trial (S25). Conspiracy: the Black Cat's card (S40).
    Reveal {
        /// Whose card.
        player: P,
        /// Which card.
        card: Card,
        /// *Counts*: whether another Witch card stays face down (S28).
        #[serde(
            default,
            deserialize_with = "null_is_absent",
            skip_serializing_if = "std::ops::Not::not"
        )]
        holds_another: bool,
        /// *Ledger*: the card on the table is right.
        #[serde(
            default,
            deserialize_with = "null_is_absent",
            rename = "override",
            skip_serializing_if = "std::ops::Not::not"
        )]
        overrides: bool,
    },
    /// All that the dead player still had face down (S29); the cards lost to a kill (S62).
    TurnUp {
        /// Whose cards.
        player: P,
        /// Which cards.
        cards: Vec<Card>,
        /// The cards on the table are right.
        #[serde(
            default,
            deserialize_with = "null_is_absent",
            rename = "override",
            skip_serializing_if = "std::ops::Not::not"
        )]
        overrides: bool,
    },
    /// A blue card is laid before a player (S26).
    Give {
        /// Which.
        card: BlueCard,
        /// Before whom.
        player: P,
    },
    /// A blue card goes to another player (S26).
    Move {
        /// Which.
        card: BlueCard,
        /// Who had it.
        from: P,
        /// Who has it now.
        to: P,
    },
    /// A blue card leaves a player (S26).
    Discard {
        /// Which.
        card: BlueCard,
        /// Who had it.
        player: P,
    },
    /// A red card is counted against a player (S25).
    Accuse {
        /// Who is accused.
        player: P,
        /// Which card.
        card: RedCard,
    },
    /// The red cards before a player are discarded.
    ClearAccusations {
        /// Before whom.
        player: P,
    },
    /// Somebody goes home in the middle of the game (S39).
    Leave {
        /// Who.
        player: P,
        /// Who gets their face-down cards, unseen; nobody: they are turned up.
        #[serde(skip_serializing_if = "Option::is_none")]
        gives_to: Option<P>,
    },
    /// The Conspiracy card was drawn (S40).
    Conspiracy {
        /// By whom.
        drawer: P,
    },
    /// *Ledger*: what this player took from the left (S43).
    Take {
        /// Who took.
        player: P,
        /// What was taken; in the pooled variant, what was dealt.
        card: Card,
        /// Pooled (S44): what this player gave into the pool.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gave: Option<Card>,
    },
    /// *Counts*: all have taken (S41).
    EndConspiracy,
    /// The witches say that they are all that is left (S53).
    ClaimWitchesWin,
    /// What the living said to that.
    AnswerClaim {
        /// Whether it is so.
        stands: bool,
    },
}

/// Why a player died.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Cause {
    /// A Witch card was revealed (S28).
    WitchCard,
    /// No card is left face down (S28).
    AllCardsRevealed,
    /// The night's kill (S49).
    Night,
    /// The other of the pair died (S31).
    Matchmaker,
}

/// What became of the one whom the witches attacked (S49).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Fate {
    /// Was dead already, by confession.
    AlreadyDead,
    /// Saved by the gavel.
    Gavel,
    /// Saved by a confession.
    Confessed,
    /// Saved by Asylum.
    Asylum,
    /// Dies.
    Dies,
    /// Ghost games: loses two cards (S62).
    LosesCards,
}

/// Who won.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Side {
    /// S52.
    Townspeople,
    /// S53.
    Witches,
}

/// What happened. This is the format on disk: changed only with a new version.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "the fields are seats and cards under their own names"
)]
pub enum Event {
    /// *Ledger*, secret (S16).
    HandEntered { seat: Seat, cards: Vec<Card> },
    /// *Ledger*: all hands are in and are the cards in play (S16). Cannot be taken back.
    HandsDealt,
    /// *Ledger*: the hands did not add up; all are asked again (S16).
    HandsForgotten,
    /// S20.
    DawnBegan,
    /// S20. Drawn where a ghost may be the only witch (S61).
    BlackCatPlaced { seat: Seat, drawn: bool },
    /// S46.
    NightBegan,
    /// Secret until the result (S46, S61).
    WitchesChose { seat: Seat, drawn: bool },
    /// Public once all eyes are open (S46).
    GavelGiven { seat: Option<Seat> },
    /// S47; by the ability of William Phips when no card follows (S34).
    Confessed { seat: Seat, by_ability: bool },
    /// S49.
    NightResolved { seat: Seat, fate: Fate },
    /// Back to the day (S50).
    NightEnded,
    /// One card is face up (S25, S40, S47).
    CardRevealed { seat: Seat, card: Card },
    /// *Ledger*: the card on the table was right. Secret: it tells what was believed.
    LedgerCorrected {
        seat: Seat,
        shown: Card,
        instead_of: Card,
        other: Seat,
    },
    /// S28; the cards are to be turned up.
    Died { seat: Seat, cause: Cause },
    /// S62; two cards are to be turned up.
    CardsForfeited { seat: Seat, count: u8 },
    /// S29, S62.
    CardsTurnedUp { seat: Seat, cards: Vec<Card> },
    /// The death is finished; the blue cards are gone (S29, S35).
    DeathFinished { seat: Seat },
    /// S39; their cards are to be turned up, or have gone to somebody unseen.
    LeftTheTable { seat: Seat, gives_to: Option<Seat> },
    /// S39; the blue and red cards before them are gone.
    LeavingFinished { seat: Seat },
    /// S26.
    BlueCardGiven { card: BlueCard, seat: Seat },
    /// S26.
    BlueCardMoved {
        card: BlueCard,
        from: Seat,
        to: Seat,
    },
    /// S26, S55.
    BlueCardDiscarded { card: BlueCard, seat: Seat },
    /// S25.
    Accused { seat: Seat, points: u8 },
    /// S25.
    AccusationsCleared { seat: Seat },
    /// S40; whose card is to be revealed, if any.
    ConspiracyBegan {
        drawer: Seat,
        cat_card: Option<Seat>,
    },
    /// S41.
    TakingBegan,
    /// *Ledger*, secret (S43).
    CardTaken {
        seat: Seat,
        card: Card,
        gave: Option<Card>,
    },
    /// *Ledger*: the reports did not add up; all are asked again (S43).
    TakesForgotten,
    /// *Ledger*, secret: what each living player gave and got (S41, S44).
    CardsPassed { passed: Vec<Passed> },
    /// Back to the day.
    ConspiracyEnded,
    /// S53.
    WitchesClaimed,
    /// S53.
    ClaimAnswered { stands: bool },
    /// S52, S53; who turned witch too late to win (S45).
    Won { side: Side, late: Seats },
}

/// One player's cards in a conspiracy.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passed {
    /// Who.
    pub seat: Seat,
    /// Given away.
    pub gave: Card,
    /// Got.
    pub got: Card,
}

prints_its_word!(Command<P>, Event);
prints_its_name!(Passed);

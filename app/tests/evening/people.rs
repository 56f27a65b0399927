//! People who play by luck: they see the view, and ask for what it offers, wait, go back,
//! leave and come again. Must never look behind the view, except at the cards that they
//! hold in their own hands.

use app::contract::{Ask, Change, HostAsk, Screen, View};
use app::salem::settings::Change as SalemChange;
use rules::salem::cards::{Card, RedCard};
use rules::salem::moves::Command;
use rules::salem::offers::ShowOffer;
use rules::salem::setup::{PlayerForm, SetupForm, TrackingForm, harder_witch_cards};
use rules::salem::view::{DealingView, PhaseName};
use rules::seat::Seat;

use crate::dice::{Dice, Luck};
use crate::kit::{Now, choice, new_game, playing, salem, setting};

/// Some people, and their luck.
pub(crate) struct People {
    pub(crate) luck: Luck,
    /// The most seats that they lay.
    pub(crate) most_seats: usize,
    /// Whether they put names right and change places.
    pub(crate) rename: bool,
}

impl People {
    /// What they ask for now; `None`: they wait for the table.
    pub(crate) fn next(&mut self, view: &View) -> Option<Ask> {
        match &view.screen {
            Screen::Shelf(shelf) => {
                let ask = match shelf.last_game {
                    Some(_) if !self.luck.one_in(4) => HostAsk::GoOn,
                    _ => new_game(self.form()),
                };
                Some(ask.into())
            }
            Screen::Game(game) => {
                let game = Now::of(game);
                match &game.table.dealing {
                    Some(dealing) => self.enter(dealing),
                    None => self.play(&game),
                }
            }
        }
    }

    /// Any table.
    pub(crate) fn form(&mut self) -> SetupForm {
        let luck = &mut self.luck;
        let ghosts = usize::from(luck.one_in(6));
        let seats = if ghosts > 0 {
            4
        } else {
            4 + luck.below(self.most_seats - 3)
        };
        let number = luck.below(1_000_000);
        let players = (0..seats).map(|place| PlayerForm {
            name: format!("P{place} {number}"),
            ghost: place < ghosts,
            ..PlayerForm::default()
        });
        SetupForm {
            players: players.collect(),
            witch_cards: luck.one_in(3).then(|| i64::from(harder_witch_cards(seats))),
            tracking: if luck.one_in(2) {
                TrackingForm::Ledger
            } else {
                TrackingForm::Counts
            },
            ..SetupForm::default()
        }
    }

    fn enter(&mut self, round: &DealingView) -> Option<Ask> {
        let place = round.entered.iter().position(|entered| !entered)?;
        let mut cards = vec![Card::NotAWitch; usize::from(round.cards_each)];
        let constable = round.entered.len() - 1;
        // With two Witch cards this adds up, with three it does not, and all are asked again:
        // then with the third.
        let witches = 2 + usize::from(round.did_not_add_up || self.luck.one_in(5));
        if place < witches {
            cards[0] = Card::Witch;
        }
        if place == constable {
            cards[1] = Card::Constable;
        }
        Some(match self.luck.below(40) {
            0 => HostAsk::Leave.into(),
            1 => HostAsk::Undo.into(),
            _ => {
                let player = Seat::at(place)?;
                playing(Command::EnterHand { player, cards }).into()
            }
        })
    }

    fn play(&mut self, game: &Now) -> Option<Ask> {
        if game.table.phase == PhaseName::Over {
            let ask = if self.luck.one_in(6) {
                HostAsk::Undo
            } else {
                HostAsk::Leave
            };
            return Some(ask.into());
        }
        if game.narrator.interrupted && !self.luck.one_in(4) {
            return Some(HostAsk::TakeUpAgain.into());
        }
        let ask = match self.luck.below(40) {
            0 => Some(HostAsk::Undo),
            1 => Some(HostAsk::Redo),
            2 => Some(HostAsk::Pause),
            3 => Some(HostAsk::RestartPhase),
            4 => Some(HostAsk::Leave),
            5 => Some(HostAsk::SkipLine {
                caption: game.narrator.caption.clone(),
            }),
            6 => Some(setting(self.sand())),
            9 if self.rename => Some(HostAsk::Rename {
                seat: Seat::at(self.luck.below(game.names.len()))?,
                name: format!("R{}", self.luck.below(1_000_000)),
            }),
            10 if self.rename && game.may_reseat => Some(HostAsk::SitAfter {
                seat: Seat::at(0)?,
                after: Seat::at(1 + self.luck.below(game.names.len() - 1))?,
            }),
            7 if game.sand.is_some() => Some(HostAsk::AddSand),
            8 if self.luck.one_in(4) => Some(new_game(self.form())),
            _ => None,
        };
        if let Some(ask) = ask {
            return Some(ask.into());
        }
        if game.narrator.paused {
            return Some(HostAsk::Resume.into());
        }
        if game.narrator.speaking && game.narrator.window.is_none() && !self.luck.one_in(8) {
            return None;
        }
        Some(playing(self.command(game)?).into())
    }

    /// How long the sand is from now on.
    pub(crate) fn sand(&mut self) -> Change {
        let seconds = 15 + u16::try_from(self.luck.below(166)).unwrap();
        salem(SalemChange::SandS(seconds))
    }

    fn command(&mut self, game: &Now) -> Option<Command> {
        let offers = &game.offers;
        let luck = &mut self.luck;
        if let Some(offered) = offers.witches.as_ref().or(offers.constable.as_ref()) {
            let player = luck.pick(&offered.seats);
            return Some(choice(game.waits_for()?, player));
        }
        if let Some(due) = offers.turn_up {
            let mut cards = Vec::new();
            while cards.len() < usize::from(due.count) {
                // The Witch cards are few, so that the game goes on.
                let kinds = [Card::NotAWitch, Card::Constable, Card::Witch];
                let card = kinds.into_iter().find(|card| {
                    let so_many = cards.iter().filter(|one| *one == card).count();
                    so_many < usize::from(due.most.kind(*card))
                })?;
                cards.push(card);
            }
            return Some(Command::TurnUp {
                player: due.seat,
                cards,
                overrides: true,
            });
        }
        let mut all = Vec::new();
        let plain = [
            (offers.dawn, Command::Dawn),
            (offers.night, Command::Night),
            (offers.end_conspiracy, Command::EndConspiracy),
            (offers.claim && luck.one_in(20), Command::ClaimWitchesWin),
            (
                offers.answer_claim,
                Command::AnswerClaim {
                    stands: luck.one_in(8),
                },
            ),
        ];
        all.extend(plain.into_iter().filter(|one| one.0).map(|one| one.1));
        if let Some((player, card, holds_another)) = shown(luck, &offers.reveal) {
            all.push(Command::Reveal {
                player,
                card,
                holds_another,
                overrides: true,
            });
        }
        if let Some((player, card, holds_another)) = shown(luck, &offers.confess)
            && luck.one_in(4)
        {
            all.push(Command::Confess {
                player,
                card: Some(card),
                holds_another,
                overrides: true,
            });
        }
        if let Some(offer) = offers.give.first() {
            all.extend(luck.pick(&offer.seats).map(|player| Command::Give {
                card: offer.card,
                player,
            }));
        }
        all.extend(luck.pick(&offers.accuse).map(|player| Command::Accuse {
            player,
            card: RedCard::Accusation,
        }));
        if luck.one_in(20)
            && let Some(offer) = offers.leave.first()
        {
            all.push(Command::Leave {
                player: offer.seat,
                gives_to: luck.pick(&offer.to).filter(|_| luck.one_in(2)),
            });
        }
        let drawer = luck.pick(&offers.conspiracy);
        all.extend(drawer.map(|drawer| Command::Conspiracy { drawer }));
        all.extend(offers.take.first().map(|player| Command::Take {
            player: *player,
            card: Card::NotAWitch,
            gave: game.pooled.then_some(Card::NotAWitch),
        }));
        let which = luck.below(all.len().max(1));
        (which < all.len()).then(|| all.swap_remove(which))
    }
}

fn shown(luck: &mut Luck, offers: &[ShowOffer]) -> Option<(Seat, Card, bool)> {
    let offer = offers.get(luck.below(offers.len().max(1)))?;
    let card = if luck.one_in(4) {
        luck.pick(&offer.cards)?
    } else {
        *offer.cards.last()?
    };
    Some((offer.seat, card, offer.asks_for_another && luck.one_in(2)))
}

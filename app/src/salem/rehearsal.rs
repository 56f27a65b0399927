//! What of Salem 1692 is rehearsed: dawn, a night, a conspiracy, at a table of eight.

use rules::chance;
use rules::game::WindowId;
use rules::onlooker::Asker;
use rules::salem::cards::{BlueCard, Card};
use rules::salem::moment::WITCHES;
use rules::salem::moves::Command;
use rules::salem::setup::{PlayerForm, SetupForm};
use rules::salem::{Salem, SalemGame};
use rules::seat::Seat;

use crate::narrate::{Rehearsed, Rendering};

/// Who holds the Asylum, where anybody does.
const ASYLUM: usize = 2;

impl Rehearsed for Salem {
    fn rehearse(phase: &str, spared: bool) -> Option<(SalemGame, Vec<Command>)> {
        let (game, commands) = match phase {
            "dawn" => (eight()?, vec![Command::Dawn]),
            "night" => (Self::seated_for(spared)?, vec![Command::Night]),
            "conspiracy" => {
                let drawer = Seat::at(0)?;
                let reveal = Command::Reveal {
                    player: Seat::at(1)?,
                    card: Card::NotAWitch,
                    holds_another: false,
                    overrides: false,
                };
                let begin = Command::Conspiracy { drawer };
                let commands = vec![begin, reveal, Command::EndConspiracy];
                (Self::seated_for(spared)?, commands)
            }
            _ => return None,
        };
        Some((game, commands))
    }

    /// Eight at the table in the day after dawn; every choice of a night is still open.
    fn seated_for(spared: bool) -> Option<SalemGame> {
        let mut game = eight()?;
        let cat = Seat::at(1);
        game.submit(Asker::Host, Command::Dawn).ok()?;
        game.submit(Asker::Host, Command::WitchesChoose { player: cat })
            .ok()?;
        if spared {
            let player = Seat::at(ASYLUM)?;
            let card = BlueCard::Asylum;
            game.submit(Asker::Host, Command::Give { card, player })
                .ok()?;
        }
        Some(game)
    }

    fn choice(window: WindowId, rendering: &Rendering) -> Option<Command> {
        let witches = window == WITCHES;
        let place = match (witches, rendering.spared) {
            (true, true) => ASYLUM,
            // Anybody but the holder of an Asylum, of whom there is none here.
            (true, false) => chance::draw(rendering.seed, 0, 6),
            // The last two are never attacked here, so that the result stays as asked.
            (false, _) => 6 + chance::draw(rendering.seed, 1, 2),
        };
        let player = Some(Seat::at(place)?);
        Some(if witches {
            Command::WitchesChoose { player }
        } else {
            Command::ConstableChoose { player }
        })
    }
}

fn eight() -> Option<SalemGame> {
    let names = ["Ada", "Ben", "Cy", "Dee", "Eve", "Fox", "Gil", "Hal"];
    let players = names.map(|name| PlayerForm {
        name: name.to_owned(),
        ..PlayerForm::default()
    });
    let form = SetupForm {
        players: players.to_vec(),
        ..SetupForm::default()
    };
    Some(SalemGame::new(form.check().ok()?))
}

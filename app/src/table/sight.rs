//! Makes the view: all that the screen may show now. Public, whoever looks.

use rules::salem::offers::offers;
use rules::salem::printing::{Passing, TheDead};
use rules::salem::setup::{SetupForm, Tracking};
use rules::salem::view::PhaseName;
use tokio::time::Instant;

use super::Table;
use crate::contract::{
    GameView, HandRoundView, LastGame, NarratorView, PlayerView, Screen, ShelfView, View,
};
use crate::record;
use rules::salem::SalemGame;

impl Table {
    pub(super) fn view(&mut self) -> View {
        self.gather_notices();
        View {
            number: self.number,
            screen: self.screen(),
            settings: self.keeping.settings.clone(),
            languages: self.words.languages(),
            language: self.language(),
            voices: self.library.voices(),
            names_voice: self.names.voice_for(&self.language()).is_some(),
            storage: self.keeping.storage(),
            notice: self.notices.newest().cloned(),
        }
    }

    fn screen(&self) -> Screen {
        match (&self.game, &self.hand_round) {
            (Some(game), _) if self.at_table => Screen::Game(self.game_view(game)),
            (None, Some(round)) if self.at_table => Screen::HandRound(HandRoundView {
                players: round
                    .form
                    .players
                    .iter()
                    .map(|player| PlayerView {
                        name: player.name.trim().to_owned(),
                        character: None,
                        ghost: player.ghost,
                    })
                    .collect(),
                entered: round.hands.iter().map(Option::is_some).collect(),
                cards_each: round.cards_each(),
                did_not_add_up: round.did_not_add_up,
            }),
            _ => Screen::Shelf(ShelfView {
                last_game: self.last_game(),
                last_table: self.keeping.last_table.as_ref().and_then(|table| {
                    let form = serde_json::from_value::<SetupForm>(table["form"].clone()).ok()?;
                    Some(SetupForm {
                        hands: None,
                        seed: 0,
                        ..form
                    })
                }),
            }),
        }
    }

    fn last_game(&self) -> Option<LastGame> {
        if let Some(game) = &self.game {
            let table = self.public()?;
            return Some(LastGame {
                names: players(game).into_iter().map(|one| one.name).collect(),
                phase: table.phase,
                nights: table.night.map_or(0, |night| night.number),
            });
        }
        let round = self.hand_round.as_ref()?;
        let names = round.form.players.iter();
        Some(LastGame {
            names: names.map(|player| player.name.trim().to_owned()).collect(),
            phase: PhaseName::Setup,
            nights: 0,
        })
    }

    fn game_view(&self, game: &SalemGame) -> GameView {
        let table = rules::salem::view::view(game.state(), rules::onlooker::Onlooker::Table);
        let over = table.phase == PhaseName::Over;
        let switches = game.setup().switches();
        GameView {
            players: players(game),
            ledger: matches!(game.setup().tracking(), Tracking::Ledger(_)),
            pooled: switches.conspiracy == Passing::Pooled,
            dead_declare: switches.the_dead == TheDead::Declare,
            table,
            offers: offers(game.state()),
            may_undo: !game.steps().is_empty(),
            may_redo: !game.undone().is_empty(),
            narrator: NarratorView {
                caption: self.director.caption().map(str::to_owned),
                speaking: !self.director.is_done(),
                paused: self.director.is_paused(),
                interrupted: !self.interrupted.is_empty(),
                may_skip: self.director.may_skip(),
                may_repeat: self.director.caption().is_some(),
                may_restart: self.restartable().is_some(),
                eyes: self.director.eyes(),
                window: self.director.window(),
                sound: self.sound,
            },
            sand: self.sand.as_ref().map(|sand| sand.view(Instant::now())),
            record: record::lines(game, over),
        }
    }
}

fn players(game: &SalemGame) -> Vec<PlayerView> {
    let players = game.setup().players().iter();
    players
        .map(|player| PlayerView {
            name: player.name.clone(),
            character: player.character,
            ghost: player.ghost,
        })
        .collect()
}

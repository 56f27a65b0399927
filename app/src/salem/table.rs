//! The public table under the players' names, as files compare and print it. Made from
//! the whole table's view and from nothing else, so that no secret can stand in it.

use rules::onlooker::Onlooker;
use rules::salem::SalemGame;
use rules::salem::setup::Setup;
use rules::salem::view::{NightView, SeatView, TableView, view};
use rules::seat::Seat;
use serde_json::{Map, Value, json};

/// The whole public table.
pub(super) fn table(game: &SalemGame) -> Value {
    let setup = game.setup();
    let TableView {
        phase,
        awaiting,
        winner,
        losers_by_late_turning,
        witch_cards,
        constable,
        black_cat,
        night,
        seats,
        // For the screen: a file has them from its own steps, or does without.
        due: _,
        conspiracy: _,
        last_two: _,
        claim_may_be_made: _,
        own_hand: _,
        dealing: _,
    } = view(game.state(), Onlooker::Table);
    let players: Map<_, _> = setup
        .players()
        .iter()
        .zip(seats)
        .map(|(player, seat)| (player.name.clone(), place(seat)))
        .collect();
    json!({
        "phase": phase,
        "awaiting": awaiting,
        "winner": winner,
        "losers_by_late_turning": names(setup, &losers_by_late_turning),
        "witch_cards": witch_cards,
        "constable": constable,
        "black_cat": black_cat.map(|seat| name(setup, seat)),
        "night": night.map(|night| last_night(setup, &night)),
        "players": players,
    })
}

fn last_night(setup: &Setup, night: &NightView) -> Value {
    json!({
        "number": night.number,
        "attacked": night.attacked.map(|seat| name(setup, seat)),
        "gavel": night.gavel.map(|seat| name(setup, seat)),
        "confessed": names(setup, &night.confessed),
        "died": names(setup, &night.died),
    })
}

fn place(seat: SeatView) -> Value {
    let mut place = json!({
        "alive": seat.alive,
        "face_down": seat.face_down,
        "revealed": seat.revealed,
        "blue": seat.blue,
        "accusations": seat.accusations,
        "inherits": seat.inherits,
    });
    // Only of those who went home: a file from before somebody could says nothing of it.
    if seat.left {
        place["left"] = json!(true);
    }
    if let Some(was_witch) = seat.was_witch {
        place["was_witch"] = json!(was_witch);
    }
    place
}

fn names<'a>(setup: &'a Setup, seats: &[Seat]) -> Vec<&'a str> {
    seats.iter().map(|seat| name(setup, *seat)).collect()
}

/// Every seat of a view has a player; an empty name stands for none.
fn name(setup: &Setup, seat: Seat) -> &str {
    setup.player(seat).map_or("", |player| player.name.as_str())
}

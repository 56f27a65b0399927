//! How a game of Salem 1692 ended, from what lies open at its end. Must never guess at a side that the
//! table did not learn.

use rules::salem::cards::Card;
use rules::salem::moves::Side;
use rules::salem::setup::Setup;
use rules::salem::view::{SeatView, TableView};

use super::record::word;
use crate::contract::{Ending, Outcome, Said};

pub(super) fn ending(setup: &Setup, view: &TableView) -> Option<Ending> {
    let winner = view.winner?;
    let seats = setup.players().iter().zip(&view.seats).enumerate();
    let people = seats.filter(|(_, (player, _))| !player.ghost);
    let players = people.map(|(place, (player, seat))| {
        let late = &view.losers_by_late_turning;
        let late = late.iter().any(|seat| seat.place() == place);
        Outcome {
            name: player.name.clone(),
            won: was_witch(seat).map(|witch| match winner {
                Side::Townspeople => !witch,
                // Who turned last loses with the townspeople (S45).
                Side::Witches => witch && !late,
            }),
        }
    });
    Some(Ending {
        players: players.collect(),
        winner: Said::of("end-title").name("winner", word(winner)),
    })
}

/// The ledger tells it; in counts only a Witch card that lies open does (S10): who held one that went on
/// in a conspiracy, nobody knows.
fn was_witch(seat: &SeatView) -> Option<bool> {
    seat.was_witch
        .or_else(|| seat.revealed.contains(&Card::Witch).then_some(true))
}

#[cfg(test)]
mod tests {
    use rules::salem::view::Accusations;

    use super::*;

    #[test]
    fn s10_in_counts_only_an_open_witch_card_tells_a_side() {
        let seat = |was_witch, revealed| SeatView {
            was_witch,
            revealed,
            alive: true,
            left: false,
            ghost: false,
            character: None,
            inherits: None,
            face_down: 1,
            blue: Vec::new(),
            accusations: Accusations {
                points: 0,
                threshold: None,
                with_danforth: None,
            },
        };
        assert_eq!(was_witch(&seat(None, vec![Card::Witch])), Some(true));
        assert_eq!(was_witch(&seat(None, vec![Card::Constable])), None);
        assert_eq!(was_witch(&seat(Some(true), Vec::new())), Some(true));
        assert_eq!(was_witch(&seat(Some(false), Vec::new())), Some(false));
    }
}

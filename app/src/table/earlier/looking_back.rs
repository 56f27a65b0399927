//! What the games on this device tell together: evenings, wins, who played how often. Must never count what
//! the table did not learn.

use std::collections::HashMap;

use rules::names;

use crate::contract::{Ending, KeptGame, LookingBack, Outcome, PlayedBy, Wins};
use crate::games::GameId;

/// Games that lie further apart than this, in ms, are of different evenings: ten hours.
const NIGHT_BETWEEN: u64 = 10 * 60 * 60 * 1000;

/// What these games tell, newest first as they lie on the shelf; only those played after `since`, in ms
/// since 1970.
pub(super) fn looking_back(games: &[KeptGame], since: u64) -> LookingBack {
    let counted = games.iter().filter(|game| game.played_ms > since);
    let mut back = LookingBack::default();
    let mut times: Vec<u64> = Vec::new();
    let mut places = HashMap::new();
    for game in counted {
        let Some(told) = &game.told else { continue };
        times.push(game.played_ms);
        if let Some(ending) = &told.ending {
            back.games += 1;
            count_win(&mut back.wins, told.game, ending);
            for outcome in &ending.players {
                count_player(&mut back.players, &mut places, outcome);
            }
        }
    }
    times.sort_unstable();
    let apart = times
        .windows(2)
        .filter(|two| two[1] - two[0] > NIGHT_BETWEEN);
    let apart = u32::try_from(apart.count()).unwrap_or(u32::MAX);
    back.evenings = apart.saturating_add(u32::from(!times.is_empty()));
    back.wins.sort_by_key(|wins| std::cmp::Reverse(wins.count));
    back.players
        .sort_by_key(|player| std::cmp::Reverse((player.games, player.won)));
    back
}

fn count_win(wins: &mut Vec<Wins>, game: GameId, ending: &Ending) {
    let same = |wins: &&mut Wins| wins.game == game && wins.winner == ending.winner;
    match wins.iter_mut().find(same) {
        Some(wins) => wins.count += 1,
        None => wins.push(Wins {
            game,
            winner: ending.winner.clone(),
            count: 1,
        }),
    }
}

/// One person is who is called alike (S5).
fn count_player(
    players: &mut Vec<PlayedBy>,
    places: &mut HashMap<String, usize>,
    outcome: &Outcome,
) {
    let place = *places.entry(names::key(&outcome.name)).or_insert_with(|| {
        players.push(PlayedBy {
            name: outcome.name.clone(),
            games: 0,
            known: 0,
            won: 0,
        });
        players.len() - 1
    });
    let player = &mut players[place];
    player.games += 1;
    player.known += u32::from(outcome.won.is_some());
    player.won += u32::from(outcome.won == Some(true));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Said, ToldGame};

    const HOUR: u64 = 60 * 60 * 1000;

    fn game(hours: u64, winner: Option<&str>, players: &[(&str, Option<bool>)]) -> KeptGame {
        let outcome = |(name, won): &(&str, Option<bool>)| Outcome {
            name: (*name).to_owned(),
            won: *won,
        };
        KeptGame {
            number: 1,
            played_ms: hours * HOUR,
            told: Some(ToldGame {
                game: GameId::FIRST,
                names: Vec::new(),
                stand: Said::of("stand"),
                ending: winner.map(|winner| Ending {
                    winner: Said::of(winner),
                    players: players.iter().map(outcome).collect(),
                }),
            }),
        }
    }

    #[test]
    fn evenings_are_told_by_the_nights_between_and_people_by_their_names() {
        let games = [
            game(52, Some("town"), &[("ADA", Some(true)), ("Ben", None)]),
            game(50, None, &[]),
            game(
                26,
                Some("town"),
                &[("Ada", Some(false)), ("Cy", Some(true))],
            ),
            game(2, Some("witches"), &[("Ada", Some(true))]),
        ];
        let back = looking_back(&games, 0);
        assert_eq!((back.evenings, back.games), (3, 3));
        let wins: Vec<_> = back
            .wins
            .iter()
            .map(|one| (one.winner.message.as_str(), one.count))
            .collect();
        assert_eq!(wins, [("town", 2), ("witches", 1)]);
        let people: Vec<_> = back
            .players
            .iter()
            .map(|one| (one.name.as_str(), one.games, one.known, one.won))
            .collect();
        assert_eq!(
            people,
            [("ADA", 3, 3, 2), ("Cy", 1, 1, 1), ("Ben", 1, 0, 0)]
        );
    }

    #[test]
    fn what_was_played_before_looking_back_began_anew_does_not_count() {
        let games = [
            game(52, Some("town"), &[("Ada", Some(true))]),
            game(2, Some("town"), &[]),
        ];
        assert_eq!(looking_back(&games, 2 * HOUR).games, 1);
        assert_eq!(looking_back(&games, 52 * HOUR), LookingBack::default());
    }
}

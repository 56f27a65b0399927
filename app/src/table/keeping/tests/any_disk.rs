//! Whatever a disk does and whenever the power goes: what was called kept is there.

use proptest::prelude::*;

use super::*;

/// What the loop may ask for, and what the disk may do meanwhile.
#[derive(Debug, Clone)]
enum Trial {
    Choose,
    Mark,
    Begin,
    Finish,
    Way(bool, bool, bool),
    Hangs(bool),
    Wait(u64),
    Crash,
}

fn trial() -> impl Strategy<Value = Trial> {
    prop_oneof![
        6 => Just(Trial::Choose),
        4 => Just(Trial::Mark),
        1 => Just(Trial::Begin),
        1 => Just(Trial::Finish),
        2 => (any::<bool>(), any::<bool>(), any::<bool>())
            .prop_map(|(slow, refuses, panics)| Trial::Way(slow, refuses, panics)),
        2 => any::<bool>().prop_map(Trial::Hangs),
        5 => (0..7000_u64).prop_map(Trial::Wait),
        1 => Just(Trial::Crash),
    ]
}

/// One game of a trial.
#[derive(Debug, Default)]
struct Tried {
    chosen: Vec<u64>,
    /// So many choices were seen while all was called kept; none, if not even the beginning.
    promised: Option<usize>,
}

/// Which game was found, counted from 0, and its choices.
fn found(last: Option<LastGame>) -> Option<(usize, Vec<u64>)> {
    let mut entries = last?.entries.into_iter();
    let Some(Entry::Setup { form }) = entries.next() else {
        panic!("a game without a beginning");
    };
    let choices = entries.filter_map(|entry| match entry {
        Entry::Step { command, .. } => command.as_u64(),
        _ => None,
    });
    let game = usize::try_from(form.as_u64()?).ok()?;
    Some((game, choices.collect()))
}

/// Tries it as the loop would: nothing is seen before it may be.
async fn try_all(trials: Vec<Trial>) {
    let place = Place::new();
    let (mut keeping, _) = place.open();
    let mut games: Vec<Tried> = Vec::new();
    for (number, trial) in (0..).zip(trials) {
        match trial {
            Trial::Choose => {
                keeping.keep(choice(number));
                if let Some(game) = games.last_mut().filter(|_| keeping.has_game) {
                    game.chosen.push(number);
                }
            }
            Trial::Mark => keeping.keep(at(usize::try_from(number).unwrap())),
            Trial::Begin => {
                keeping.begin(KIND, games.len().into(), json!(null), Vec::new());
                games.push(Tried::default());
            }
            Trial::Finish => keeping.finish(),
            Trial::Way(slow, refuses, panics) => place.hand.sets(Way {
                takes: if slow { SLOW } else { Duration::ZERO },
                closed: false,
                refuses,
                panics,
            }),
            Trial::Hangs(hangs) => place.hand.hangs(hangs),
            Trial::Wait(ms) => {
                let wait = async {
                    loop {
                        keeping.moved().await;
                    }
                };
                let _ = timeout(Duration::from_millis(ms), wait).await;
            }
            Trial::Crash => {
                drop(keeping);
                let last;
                (keeping, last) = place.open();
                let newest_promised = games.iter().rposition(|game| game.promised.is_some());
                let found = found(last);
                assert!(found.as_ref().map(|(game, _)| *game) >= newest_promised);
                games.truncate(found.as_ref().map_or(0, |(game, _)| game + 1));
                if let (Some((_, kept)), Some(game)) = (found, games.last_mut()) {
                    assert!(game.chosen.starts_with(&kept), "{kept:?} of {game:?}");
                    assert!(Some(kept.len()) >= game.promised, "{kept:?} of {game:?}");
                    game.chosen = kept;
                }
            }
        }
        settle(&mut keeping).await;
        if keeping.storage() == Storage::Kept {
            for game in &mut games {
                game.promised = Some(game.chosen.len());
            }
        }
    }
    place.hand.sets(Way::default());
    place.hand.hangs(false);
    keeping.flush().await;
    assert_eq!(keeping.storage(), Storage::Kept);
    drop(keeping);
    let (_keeping, last) = place.open();
    let asked = games.pop().map(|game| (games.len(), game.chosen));
    assert_eq!(found(last), asked);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn whatever_the_disk_does_what_was_called_kept_is_there(
        trials in proptest::collection::vec(trial(), 1..40)
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .start_paused(true)
            .build()
            .unwrap();
        runtime.block_on(try_all(trials));
    }
}

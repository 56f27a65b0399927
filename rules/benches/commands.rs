//! How fast the rules are: commands decided and recorded, a game replayed, and what a
//! step costs as the record grows. The figures stand in `docs/performance.md`.

#![expect(
    clippy::expect_used,
    reason = "criterion makes the functions; a bench may assume its own preparation"
)]

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rules::onlooker::{Asker, Onlooker};
use rules::salem::SalemGame;
use rules::salem::cards::{BlueCard, Card, RedCard};
use rules::salem::moves::Command;
use rules::salem::setup::{PlayerForm, Setup, SetupForm, TrackingForm};
use rules::salem::view::view;
use rules::seat::Seat;

const PLAYERS: usize = 12;

fn seat(place: usize) -> Seat {
    Seat::at(place % PLAYERS).expect("a seat")
}

fn table(tracking: TrackingForm) -> Setup {
    let players = (0..PLAYERS).map(|place| PlayerForm {
        name: format!("Player {place}"),
        ..PlayerForm::default()
    });
    let hand = |place: usize| {
        let mut hand = vec![Card::NotAWitch; 3];
        match place {
            0 | 1 => hand[0] = Card::Witch,
            2 => hand[0] = Card::Constable,
            _ => {}
        }
        (format!("Player {place}"), hand)
    };
    let ledger = tracking == TrackingForm::Ledger;
    SetupForm {
        players: players.collect(),
        tracking,
        hands: ledger.then(|| (0..PLAYERS).map(hand).collect()),
        ..SetupForm::default()
    }
    .check()
    .expect("twelve may play")
}

/// An evening with everything that a table records, so many commands long: days with
/// accusations, blue cards and a trial, nights in which the gavel saves, conspiracies.
/// Nobody dies, or it would be over too soon.
fn evening(setup: &Setup, length: usize) -> Vec<Command> {
    let ledger = setup.form().tracking == TrackingForm::Ledger;
    let mut game = SalemGame::new(setup.clone());
    let mut commands = Vec::new();
    let mut ask = |command: Command| {
        game.submit(Asker::Host, command.clone())
            .expect("an evening of allowed commands");
        commands.push(command);
        commands.len() >= length
    };
    let player = Some(seat(3));
    ask(Command::Dawn);
    ask(Command::WitchesChoose { player });
    let discard = |card, place| Command::Discard {
        card,
        player: seat(place),
    };
    ask(discard(BlueCard::BlackCat, 3));
    for round in 0.. {
        let accused = seat(round + 4);
        let mut steps = vec![
            Command::Accuse {
                player: accused,
                card: RedCard::Evidence,
            },
            Command::Accuse {
                player: accused,
                card: RedCard::Accusation,
            },
            Command::ClearAccusations { player: accused },
            Command::Give {
                card: BlueCard::Asylum,
                player: accused,
            },
            Command::Move {
                card: BlueCard::Asylum,
                from: accused,
                to: seat(round + 5),
            },
            discard(BlueCard::Asylum, round + 5),
        ];
        // Two of three cards of nine players can be shown without a death.
        if round < 18 {
            steps.push(Command::Reveal {
                player: seat(3 + round % 9),
                card: Card::NotAWitch,
                holds_another: false,
                overrides: false,
            });
        }
        steps.extend([
            Command::Night,
            Command::WitchesChoose {
                player: Some(accused),
            },
            Command::ConstableChoose {
                player: Some(if accused == seat(2) { seat(3) } else { accused }),
            },
        ]);
        if accused == seat(2) {
            // The constable may not protect themselves: the night is taken back.
            steps.truncate(steps.len() - 3);
        } else {
            steps.push(Command::EndConfession);
        }
        if !ledger && round % 3 == 0 {
            steps.push(Command::Conspiracy { drawer: accused });
            steps.push(Command::EndConspiracy);
        }
        if steps.into_iter().any(&mut ask) {
            break;
        }
    }
    commands
}

fn played(setup: &Setup, commands: &[Command]) -> SalemGame {
    let mut game = SalemGame::new(setup.clone());
    for command in commands {
        game.submit(Asker::Host, command.clone())
            .expect("an allowed command");
    }
    game
}

fn commands(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("decide and record");
    for tracking in [TrackingForm::Counts, TrackingForm::Ledger] {
        let setup = table(tracking);
        let evening = evening(&setup, 500);
        group.throughput(Throughput::Elements(500));
        group.bench_function(format!("500 commands, {tracking:?}"), |bencher| {
            bencher.iter_batched(
                || (SalemGame::new(setup.clone()), evening.clone()),
                |(mut game, evening)| {
                    for command in evening {
                        let _events = black_box(game.submit(Asker::Host, command).is_ok());
                    }
                    game
                },
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

fn replay(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("replay");
    let setup = table(TrackingForm::Counts);
    for length in [125, 500, 2000, 8000] {
        let game = played(&setup, &evening(&setup, length));
        group.throughput(Throughput::Elements(length as u64));
        // What opening a journal does.
        group.bench_with_input(BenchmarkId::new("steps", length), &game, |bencher, game| {
            bencher.iter(|| {
                let mut again = SalemGame::new(setup.clone());
                for step in game.steps() {
                    again.record(step.clone());
                }
                again
            });
        });
    }
    group.finish();
}

fn growth(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("with so many steps behind it");
    let setup = table(TrackingForm::Counts);
    for length in [125, 500, 2000, 8000] {
        let mut game = played(&setup, &evening(&setup, length));
        group.bench_function(BenchmarkId::new("undo and redo", length), |bencher| {
            bencher.iter(|| {
                game.undo();
                game.redo()
            });
        });
        group.bench_function(BenchmarkId::new("decide", length), |bencher| {
            bencher.iter(|| game.decide(Asker::Host, black_box(&Command::Dawn)).is_err());
        });
    }
    group.finish();
}

fn views(criterion: &mut Criterion) {
    let setup = table(TrackingForm::Counts);
    let game = played(&setup, &evening(&setup, 500));
    criterion.bench_function("view of the table", |bencher| {
        bencher.iter(|| view(black_box(game.state()), Onlooker::Table));
    });
}

criterion_group!(benches, commands, replay, growth, views);
criterion_main!(benches);

//! A game played by luck: mostly what the table offers, now and then anything, with
//! steps back and forth.

use proptest::collection::vec;
use proptest::prelude::*;
use rules::onlooker::Asker;
use rules::salem::SalemGame;
use rules::salem::moves::Command;
use rules::salem::setup::{Setup, SetupForm};

use crate::dice::{Dice, Luck};
use crate::tables::any_table;
use crate::told::{Told, told};
use crate::universe::{any_command, nearly_offered, offered_command};

/// The longest walk. Ten nights at a table of twelve are shorter.
const LONGEST: usize = 160;

/// A table and the luck of each step.
pub(crate) fn any_walk() -> impl Strategy<Value = (Told<SetupForm>, Vec<u64>)> {
    (any_table(), vec(any::<u64>(), 0..LONGEST))
}

/// What is done next.
#[derive(Debug, Clone)]
pub(crate) enum Next {
    Ask(Command),
    /// So many steps at once.
    Undo(usize),
    Redo,
}

/// What the luck of a step makes of it.
pub(crate) fn next(luck: u64, game: &SalemGame) -> Next {
    let mut luck = Luck(luck);
    match luck.below(24) {
        0 => Next::Undo(1),
        1 => Next::Redo,
        2 => Next::Ask(any_command(&mut luck, game.setup())),
        3 | 4 => match nearly_offered(&mut luck, game.setup(), game.state()) {
            Some(command) => Next::Ask(command),
            None => Next::Redo,
        },
        _ => match offered_command(&mut luck, game.setup(), game.state()) {
            Some(command) => Next::Ask(command),
            // The game is over: mostly go back and see where else it leads. One step would
            // only turn up the same cards again.
            None if luck.one_in(3) => Next::Ask(any_command(&mut luck, game.setup())),
            None => Next::Undo(luck.below(24)),
        },
    }
}

/// Does it; a refusal changes nothing.
pub(crate) fn go(game: &mut SalemGame, next: Next) {
    match next {
        Next::Ask(command) => {
            let _refused = game.submit(Asker::Host, command);
        }
        Next::Undo(steps) => {
            for _ in 0..steps {
                game.undo();
            }
        }
        Next::Redo => {
            game.redo();
        }
    }
}

/// The table of a form that `tables` made.
pub(crate) fn setup(form: &SetupForm) -> Setup {
    form.check()
        .unwrap_or_else(|refusals| panic!("{}: {refusals:?}", told(form)))
}

/// The game at the end of a walk.
pub(crate) fn walked(form: &SetupForm, walk: &[u64]) -> SalemGame {
    let mut game = SalemGame::new(setup(form));
    for luck in walk {
        let next = next(*luck, &game);
        go(&mut game, next);
    }
    game
}

//! A recorded game is the game: played again it is the same, and undo and redo walk
//! along it exactly.

use proptest::prelude::*;
use rules::game::Game;
use rules::onlooker::Asker;
use rules::replay::Step;
use rules::salem::moves::{Command, Event};
use rules::salem::setup::SetupForm;
use rules::salem::{Salem, SalemGame};

use crate::config;
use crate::walk::{any_walk, setup, walked};

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn played_again_it_is_the_same_game((form, walk) in any_walk()) {
        let game = walked(&form, &walk);
        let mut asked = SalemGame::new(setup(&form));
        let mut recorded = SalemGame::new(setup(&form));
        for step in game.steps() {
            let events = asked.submit(Asker::Host, step.command.clone());
            prop_assert_eq!(events, Ok(step.events.as_slice()));
            recorded.record(step.clone());
        }
        prop_assert_eq!(asked.state(), game.state());
        prop_assert_eq!(recorded.state(), game.state());
    }

    #[test]
    fn undo_and_redo_are_exact_at_every_length((form, walk) in any_walk()) {
        let mut game = walked(&form, &walk);
        while game.redo() {}
        let steps = game.steps().to_vec();
        // Once the hands are dealt, or forgotten, the game goes no further back.
        let is_final = |step: &Step<_, _>| step.events.iter().any(Salem::is_final);
        let kept = steps.iter().rposition(is_final).map_or(0, |last| last + 1);
        let mut states = vec![game.state().clone()];
        for back in 1..=steps.len() - kept {
            prop_assert!(game.may_undo());
            prop_assert_eq!(&game.state_at(steps.len() - back + 1), game.state());
            prop_assert!(game.undo());
            prop_assert!(game.may_redo());
            prop_assert_eq!(game.steps(), &steps[..steps.len() - back]);
            prop_assert_eq!(game.undone(), &steps[steps.len() - back..]);
            states.push(game.state().clone());
        }
        prop_assert!(!game.may_undo());
        prop_assert!(!game.undo(), "before the start there is nothing");
        let start = SalemGame::new(setup(&form));
        prop_assert_eq!(&game.state_at(0), start.state());
        prop_assert_eq!(game.state(), &game.state_at(kept));
        for state in states.iter().rev() {
            prop_assert_eq!(game.state(), state);
            game.redo();
        }
        prop_assert!(!game.may_redo());
        prop_assert!(!game.redo(), "after the last step there is nothing");
        prop_assert_eq!(game.steps(), steps);
    }

    #[test]
    fn commands_events_and_setups_are_read_as_they_were_written((form, walk) in any_walk()) {
        let game = walked(&form, &walk);
        for Step { command, events } in game.steps() {
            let text = serde_json::to_string(command).expect("a command is written");
            prop_assert_eq!(&serde_json::from_str::<Command>(&text).expect("and read"), command);
            let text = serde_json::to_string(events).expect("events are written");
            prop_assert_eq!(&serde_json::from_str::<Vec<Event>>(&text).expect("and read"), events);
            let named = command.clone().named(game.setup()).expect("everybody has a name");
            let seated = named.seated(game.setup());
            prop_assert_eq!(seated.as_ref(), Ok(command));
        }
        let text = serde_json::to_string(&game.setup().form()).expect("a setup is written");
        let form: SetupForm = serde_json::from_str(&text).expect("and read");
        let setup = form.check();
        prop_assert_eq!(setup.as_ref(), Ok(game.setup()));
    }

    #[test]
    fn any_form_at_all_is_refused_or_can_be_played(
        names in proptest::collection::vec("\\PC{0,30}|Ada|ada |[a-c]{1,2}", 0..15),
        ghosts in any::<u16>(),
        witch_cards in proptest::option::of(-2_i64..9),
    ) {
        let mut form = SetupForm {
            witch_cards,
            ..SetupForm::default()
        };
        for (place, name) in names.into_iter().enumerate() {
            form.players.push(rules::salem::setup::PlayerForm {
                name,
                character: None,
                ghost: ghosts & (1 << place) != 0 && ghosts % 3 == 0,
            });
        }
        match form.check() {
            Ok(setup) => {
                prop_assert_eq!(setup.form().check(), Ok(setup.clone()));
                prop_assert!((4..=12).contains(&setup.players().len()));
            }
            Err(refusals) => prop_assert!(!refusals.is_empty()),
        }
    }
}

//! A session does what a plain list of all its states does, in any order of acting, taking back and seeking.

use std::sync::Arc;

use proptest::prelude::*;
use tabletop::{Game, NoEvents, Seed, Session, Turn, UndoError};

use crate::sessions::players;
use crate::tiny::{Nim, NimState};

#[derive(Clone, Debug)]
enum Doing {
    /// So many actions, chosen by a number of their own: a branch shall be another than the one that was left.
    Act(u8, u64),
    Undo,
    Redo,
    Seek(usize),
}

fn doing() -> impl Strategy<Value = Doing> {
    prop_oneof![
        // Runs of actions, so that keyframes are passed.
        6 => (1u8..40, any::<u64>()).prop_map(|(times, choice)| Doing::Act(times, choice)),
        2 => Just(Doing::Undo),
        2 => Just(Doing::Redo),
        2 => (0usize..300).prop_map(Doing::Seek),
    ]
}

/// Every state of the branch in hand, and the place in it.
struct Model {
    states: Vec<NimState>,
    place: usize,
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_session_is_a_list_of_states(doings in prop::collection::vec(doing(), 1..40), seed in any::<u64>()) {
        let game = Arc::new(Nim::new(&[250, 250]));
        let mut session = Session::new(Arc::clone(&game), Seed(seed), players(2)).expect("two players");
        let mut model = Model { states: vec![game.start()], place: 0 };
        for doing in doings {
            match doing {
                Doing::Act(times, choice) => for step in 0..times {
                    let Turn::Seat(seat) = session.turn() else { break };
                    let mut rng = Seed(choice).stream("choice", step.into());
                    let action = game.sample(session.state(), &mut rng).expect("it is its turn");
                    let mut state = model.states[model.place].clone();
                    game.apply(&mut state, &action, &mut NoEvents).expect("it was sampled");
                    session.act(seat, action).expect("it was sampled");
                    model.states.truncate(model.place + 1);
                    model.states.push(state);
                    model.place += 1;
                },
                Doing::Undo => {
                    let undone = session.undo();
                    prop_assert_eq!(undone, if model.place == 0 { Err(UndoError::Start) } else { Ok(()) });
                    model.place = model.place.saturating_sub(1);
                }
                Doing::Redo => {
                    let last = model.place + 1 == model.states.len();
                    prop_assert_eq!(session.redo().is_err(), last);
                    model.place += usize::from(!last);
                }
                Doing::Seek(index) => {
                    session.seek(index);
                    model.place = index.min(model.states.len() - 1);
                }
            }
            prop_assert_eq!((session.state(), session.len()), (&model.states[model.place], model.place));
        }
        let replayed = Session::replay(game, &session.record(false)).expect("it is its own record");
        prop_assert_eq!(replayed.state(), session.state());
    }
}

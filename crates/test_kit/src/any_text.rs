//! What must hold of any text that is read as something of a game: the entries of fuzz targets and of property tests.

use std::fmt::{Debug, Display};

use tabletop::notation::{Misread, Notation, Transcript};
use tabletop::variants::choose;
use tabletop::{Eye, Game, NoEvents, Seed, Step, Turn};

/// A fault has a place in the text, and says something.
fn check_fault(text: &str, fault: &Misread) {
    assert!(fault.at <= text.chars().count() && !fault.to_string().is_empty(), "{text}: {fault}");
}

/// What is written is read as the same.
fn check_word<T: PartialEq + Debug>(value: &T, word: &str, read: Result<T, Misread>) {
    assert!(read.as_ref() == Ok(value), "{word}: {read:?} and not {value:?}");
}

/// A position is written as it was read, or refused with a place of the text. Whether it was read.
pub fn any_position<G: Game>(game: &G, notation: &dyn Notation<G>, text: &str) -> bool
where
    G::View: PartialEq + Debug,
{
    match notation.read_position(game, text) {
        Ok(view) => {
            let written = notation.write_position(game, &view);
            check_word(&view, &written, notation.read_position(game, &written));
            true
        }
        Err(fault) => {
            check_fault(text, &fault);
            false
        }
    }
}

/// A position or a game is played to where it leads, and each of its moves is written as it was read; or it is refused with a place of the text. Whether it was read.
pub fn any_game<G: Game>(game: &G, notation: &dyn Notation<G>, text: &str) -> bool
where
    G::Action: PartialEq + Debug,
    G::Outcome: PartialEq + Debug,
{
    let opened = Transcript::of(text).and_then(|read| read.open(notation, game, &mut Seed(1).stream("world", 0)));
    match opened {
        Ok(opened) => {
            assert_eq!(game.check_state(&opened.state), Ok(()), "{text}");
            for step in &opened.steps {
                match step {
                    Step::Action(_, action) => {
                        let word = notation.write_action(game, action);
                        check_word(action, &word, notation.read_action(game, &word));
                    }
                    Step::Outcome(outcome) => {
                        let word = notation.write_outcome(game, outcome);
                        check_word(outcome, &word, notation.read_outcome(game, &word));
                    }
                    Step::Declaration(..) => {}
                }
            }
            true
        }
        Err(fault) => {
            check_fault(text, &fault);
            false
        }
    }
}

/// A game can begin by a setup in RON, or by variants by their names; or what is wrong is said. Whether it was read.
pub fn any_setup<G: Game, E: Display>(text: &str, make: impl Fn(G::Setup) -> Result<G, Vec<E>>) -> bool
where
    G::Setup: Default,
{
    let mut chosen = G::Setup::default();
    let by_name = choose(G::variants(), &mut chosen, text).is_ok().then_some(chosen);
    let setups = [ron::from_str::<G::Setup>(text).ok(), by_name];
    let mut made = false;
    for setup in setups.into_iter().flatten() {
        match make(setup) {
            Ok(game) => {
                let start = game.start();
                assert_eq!(game.check_state(&start), Ok(()), "{text}");
                assert!(game.turn(&start) != Turn::Over, "{text}");
                made = true;
            }
            Err(faults) => {
                assert!(!faults.is_empty() && faults.iter().all(|fault| !fault.to_string().is_empty()), "{text}")
            }
        }
    }
    made
}

/// A state, as a save has it in RON and a program from outside in JSON, is refused or can be played on, and an action is refused or allowed. Whether a state was read
/// that can be played.
pub fn any_state<G: Game>(game: &G, text: &str) -> bool {
    let states = [ron::from_str::<G::State>(text).ok(), serde_json::from_str(text).ok()];
    let mut sound = false;
    for state in states.into_iter().flatten().filter(|state| game.check_state(state).is_ok()) {
        go_on(game, state);
        sound = true;
    }
    let actions = [ron::from_str::<G::Action>(text).ok(), serde_json::from_str(text).ok()];
    for action in actions.into_iter().flatten() {
        let _ = game.validate(&game.start(), &action);
    }
    sound
}

/// One step further.
fn go_on<G: Game>(game: &G, mut state: G::State) {
    let mut rng = Seed(1).stream("on", 0);
    let _ = (game.view(&state, Eye::Public), game.standing(&state));
    match game.turn(&state) {
        Turn::Over => {}
        Turn::Chance => {
            let outcome = game.draw(&state, &mut rng).expect("it is due");
            game.resolve(&mut state, &outcome, &mut NoEvents).expect("it may come");
        }
        Turn::Seat(seat) => {
            let action = game.sample(&game.view(&state, Eye::Seat(seat)), &mut rng).expect("something can be done");
            game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
        }
    }
    assert_eq!(game.check_state(&state), Ok(()));
}

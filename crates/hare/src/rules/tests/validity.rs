//! States that cannot be are refused, each for its own reason.

use tabletop::{Game, NoEvents, Seat};

use super::sober;
use crate::action::Runner;
use crate::card::Card;
use crate::position::Position;
use crate::rules::Hare;
use crate::setup::Setup;
use crate::state::{End, Phase, State};
use crate::track::GOAL;

fn game() -> Hare {
    Hare::new(Setup { board: "1978".to_owned(), seats: 3, ..Setup::default() }).unwrap()
}

/// Three runners on their way, the first to move.
fn sound(game: &Hare) -> State {
    let mut state = game.start();
    state.squares[..3].copy_from_slice(&[5, 7, 10]);
    state.waiting = 4;
    game.check_state(&state).unwrap();
    state
}

/// The first runner on a hare square, and a card due.
fn with_card(game: &Hare) -> State {
    let mut state = sound(game);
    game.play(&mut state, "+1".parse().unwrap(), &mut NoEvents);
    game.check_state(&state).unwrap();
    state
}

/// The reason why a changed state cannot be.
fn refusal(game: &Hare, mut state: State, change: impl Fn(&mut State)) -> String {
    change(&mut state);
    let illegal = game.check_state(&state).expect_err(&format!("{state:?}"));
    assert_eq!(illegal.rule, "invalid-state");
    illegal.text.into_owned()
}

#[test]
fn each_fault_has_its_words() {
    let game = game();
    let why = |change: &dyn Fn(&mut State)| refusal(&game, sound(&game), change);
    let faults = [
        why(&|state| state.squares[3] = 1),
        why(&|state| state.carrots[5] = 1),
        why(&|state| state.eating = 1 << 6),
        why(&|state| state.missing = 1 << 3),
        why(&|state| state.mover = 3),
        why(&|state| state.round = 0),
        why(&|state| state.round = 201),
        why(&|state| state.squares[1] = 65),
        why(&|state| state.squares[1] = 5),
        why(&|state| state.squares[1] = GOAL),
        why(&|state| state.places[1] = 1),
        why(&|state| (state.squares[1], state.places[1], state.salads[1]) = (GOAL, 2, 0)),
        why(&|state| (state.squares[1], state.places[1]) = (GOAL, 1)),
        why(&|state| state.salads[1] = 4),
        why(&|state| state.eating = 1),
        why(&|state| (state.eating, state.salads[1]) = (2, 0)),
        why(&|state| state.waiting = 1),
        why(&|state| state.waiting = 0),
        why(&|state| state.mover = 2),
        why(&|state| state.missing = 1),
        why(&|state| state.phase = Phase::Over(End::Home)),
        why(&|state| state.phase = Phase::Over(End::Rounds)),
        why(&|state| state.paid = 1),
        why(&|state| state.runner = Runner::B),
        why(&|state| (state.squares[0], state.squares[1], state.carrots[0]) = (12, 11, 0)),
        why(&|state| state.phase = Phase::Draw),
        why(&|state| (0..2).for_each(|_| state.pile.draw(&game.setup.deck, Card::MissTurn))),
    ];
    insta::assert_snapshot!(faults.join("\n"));
}

#[test]
fn cards_have_faults_of_their_own() {
    let game = game();
    let why = |change: &dyn Fn(&mut State)| refusal(&game, with_card(&game), change);
    let faults = [
        why(&|state| state.runner = Runner::B),
        why(&|state| state.squares[0] = 12),
        why(&|state| state.paid = 2),
        why(&|state| state.paid = 0),
        why(&|state| (state.phase, state.carrots[0]) = (Phase::Again, 0)),
    ];
    insta::assert_snapshot!(faults.join("\n"));
}

#[test]
fn without_luck_there_are_no_cards() {
    let game = sober("1978", 3);
    let why = |change: &dyn Fn(&mut State)| refusal(&game, sound(&game), change);
    let faults = [
        why(&|state| (state.squares[0], state.phase, state.paid) = (6, Phase::Draw, 1)),
        why(&|state| state.missing = 2),
        why(&|state| state.pile.draw(&game.setup.deck, Card::MissTurn)),
    ];
    insta::assert_snapshot!(faults.join("\n"));
}

#[test]
fn two_runners_do_not_eat_at_once() {
    let game = Hare::new(Setup { board: "1978".to_owned(), seats: 2, runners: 2, ..Setup::default() }).unwrap();
    let mut state = game.start();
    state.squares[..2].copy_from_slice(&[7, 22]);
    game.check_state(&state).unwrap();
    assert_eq!(refusal(&game, state, |state| state.eating = 3), "two runners of seat 1 eat at once");
    let mut drawing = state;
    drawing.squares[1] = 6;
    (drawing.phase, drawing.runner, drawing.paid) = (Phase::Draw, Runner::B, 1);
    game.check_state(&drawing).unwrap();
    assert_eq!(refusal(&game, drawing, |state| state.eating = 1), "a card is drawn by a seat that eats");
}

#[test]
fn a_written_position_is_what_was_written() {
    let game = game();
    let state = sound(&game);
    let position = game.position(&state);
    assert_eq!(game.place(&position), Ok(state));
    let text = ron::to_string(&position).unwrap();
    assert_eq!(ron::from_str::<Position>(&text).unwrap(), position);
    let refused = |change: &dyn Fn(&mut Position)| {
        let mut position = position.clone();
        change(&mut position);
        game.place(&position).unwrap_err().text.into_owned()
    };
    let faults = [
        refused(&|position| drop(position.players.pop())),
        refused(&|position| position.players[1].runners.clear()),
        refused(&|position| position.to_move = Seat(3)),
        refused(&|position| position.players[0].runners[0].square = 200),
    ];
    insta::assert_snapshot!(faults.join("\n"));
    // All but one at home: the race is over.
    let mut over = position;
    for (player, place) in over.players.iter_mut().skip(1).zip(1..) {
        player.salads = 0;
        (player.runners[0].square, player.runners[0].place) = (GOAL, place);
    }
    assert_eq!(game.place(&over).unwrap().phase(), Phase::Over(End::Home));
}

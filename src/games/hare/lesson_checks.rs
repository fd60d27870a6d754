//! What lessons of the race claim, held against the rules at every decision where one may be told.

use std::sync::Arc;

use hare::{Action, GOAL, Hare, Setup, Square, State};
use tabletop::{Controller, Eye, Game};

use super::{
    coach::Lesson,
    state::{Race, RaceTable},
};
use crate::table::lesson_checks::read;

/// The claim of a lesson.
fn check(table: &RaceTable, state: &State, lesson: Lesson) -> Result<(), String> {
    let (game, me) = (table.game(), state.mover());
    let squares: Vec<u8> = game.runners().map(|runner| game.square(state, me, runner)).collect();
    let view = game.view(state, Eye::Seat(me));
    let actions = game.actions(&view).unwrap_or_default();
    // Where a move leads.
    let leads = |action: &Action| match *action {
        Action::Forward { runner, squares } => Some(game.square(state, me, runner) + squares),
        Action::Back { runner, squares } => Some(game.square(state, me, runner) - squares),
        _ => None,
    };
    let lit = |wanted: Square| actions.iter().filter_map(leads).any(|at| game.track().square(at) == wanted);
    let holds = match lesson {
        // The first square costs one carrot, whoever still stands there.
        Lesson::Run => squares[0] == 0,
        // What is chosen for want of anything else was never clicked.
        Lesson::Go => table.draft.chosen.is_some() && actions.len() > 1,
        Lesson::Carrots => lit(Square::Hedgehog) && actions.iter().any(|action| matches!(action, Action::Back { .. })),
        Lesson::Salads => lit(Square::Salad) && state.salads(me) > 0,
        Lesson::Ranks => (0..GOAL).any(|at| game.track().square(at).is_position()),
        Lesson::Stay => actions.contains(&Action::Take),
        Lesson::Cards => game.setup().draws_cards() && table.shown.card.is_some(),
        Lesson::Home => game.setup().runners == 1 && squares[0] < GOAL,
        Lesson::Opponents => {
            let asked = |player: &tabletop::Player| player.controller != Controller::Human;
            state.round() > 1 && table.host.players().iter().any(asked)
        }
    };
    if holds { Ok(()) } else { Err(format!("on {squares:?}, {:?}, with {actions:?}", state.phase())) }
}

#[test]
fn lessons_of_the_race_claim_what_is_so() {
    let base = |seats| Setup { seats, ..Setup::default() };
    let setups =
        [base(3), base(5), Setup { luck: false, ..base(3) }, Setup { runners: 2, ..base(2) }, base(4), base(2)];
    let mut told = [0; 9];
    for (seed, setup) in setups.into_iter().enumerate() {
        let game = Arc::new(Hare::new(setup).expect("a sound setup"));
        let counts = read::<Race, Hare>(&game, (seed as u64, 250), check);
        told.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    assert!(told.iter().filter(|count| **count > 0).count() >= 6, "{told:?}");
}

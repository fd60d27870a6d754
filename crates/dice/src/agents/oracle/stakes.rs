//! Life and death: judged here by the bare rules, every way through the turn by itself.

use std::sync::Arc;

use tabletop::{Agent, Budget, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use super::Board;
use crate::agents::{Level, Planner, Points};
use crate::stage::{Reason, Stage};
use crate::{Action, Alea, Content, State};

/// Whether the side to act can see to it that the foe dies in this turn, whatever chance does.
fn can_kill(game: &Alea, state: &State, seat: Seat) -> bool {
    if let Stage::Over(end) = state.stage {
        return end.winner == Some(seat);
    }
    if state.active != seat {
        return false;
    }
    let after = |step: &dyn Fn(&mut State)| {
        let mut next = state.clone();
        step(&mut next);
        can_kill(game, &next, seat)
    };
    match game.turn(state) {
        Turn::Chance => game
            .outcomes(state)
            .iter()
            .all(|(_, outcome)| after(&|next| game.resolve(next, outcome, &mut NoEvents).expect("it is listed"))),
        // Ending the turn kills nobody in it.
        _ => game
            .listed(state)
            .iter()
            .filter(|action| **action != Action::EndTurn)
            .any(|action| after(&|next| game.apply(next, action, &mut NoEvents).expect("it is listed"))),
    }
}

/// Plays the turn with the planner and tells who is dead after it.
fn winner(board: &Board, points: &Arc<Points>, seed: Seed) -> Option<Seat> {
    let mut agent = Planner::new(Arc::clone(points), Level::default());
    let (game, mut state, seat) = (&board.game, board.state.clone(), board.state.active);
    for step in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut seed.stream("chance", step)).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("what is drawn can come");
            }
            Turn::Seat(_) => {
                let monitor = Monitor::new();
                let rng = seed.stream("think", step);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let action = agent.decide(game, &state, &mut think).action;
                game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
            }
        }
        // Poison may have done the rest by now.
        if state.active != seat && !state.over() {
            return None;
        }
    }
    match state.stage {
        // Who leaves a fight has lost it and lives.
        Stage::Over(end) if end.reason == Reason::Flight => None,
        Stage::Over(end) => end.winner,
        _ => None,
    }
}

/// Boards with few dice, both sides at any HP, so that kills are near.
fn boards(content: &Content) -> Vec<Board> {
    let boards = (0..2).flat_map(|seed| super::boards(content, 2, Seed(seed)));
    boards.filter(|board| board.game.turn(&board.state) == Turn::Seat(Seat(0))).collect()
}

#[test]
fn no_certain_kill_is_missed() {
    let (content, points) = (Content::shipped(), Arc::new(Points::shipped()));
    let mut kills = 0;
    for board in boards(&content).iter().filter(|board| can_kill(&board.game, &board.state, Seat(0))) {
        let won = winner(board, &points, Seed(3));
        assert_eq!(won, Some(Seat(0)), "{} under {:?}: {:?}", board.enemy, board.status, board.state);
        kills += 1;
    }
    assert!(kills >= 30, "only {kills} boards with a certain kill");
}

#[test]
fn nobody_kills_itself() {
    let (content, points) = (Content::shipped(), Arc::new(Points::shipped()));
    let mut near_death = 0;
    for mut board in boards(&content) {
        // So low that every burning die, thorn and price would kill.
        board.state.fighters[0].hp = board.state.fighters[0].hp.min(2);
        board.state.fighters[1].statuses.set(crate::Status::THORNS, 2);
        let won = winner(&board, &points, Seed(4));
        assert_ne!(won, Some(Seat(1)), "{} under {:?}: {:?}", board.enemy, board.status, board.state);
        near_death += 1;
    }
    assert!(near_death >= 900, "only {near_death} boards");
}

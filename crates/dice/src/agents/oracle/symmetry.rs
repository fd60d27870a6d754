//! What makes no difference changes nothing.

use std::sync::Arc;

use rand::seq::SliceRandom;
use search::Expansion;
use tabletop::{Agent, Budget, Game, Monitor, Seat, Seed, Think, Turn};

use super::Board;
use crate::agents::turn::{TurnState, Worth};
use crate::agents::{Level, Planner, Points};
use crate::{Action, Content, State};

fn boards(content: &Content) -> Vec<Board> {
    let boards = super::boards(content, 3, Seed(21)).into_iter();
    boards.filter(|board| board.game.turn(&board.state) == Turn::Seat(Seat(0))).collect()
}

/// What the turn is worth, and its states; `None` where they are too many.
fn value(board: &Board, points: &Points, state: &State) -> Option<(Worth, u64)> {
    let root = TurnState::new(&board.game, points, state);
    let plan = Expansion::new().plan(&root, 2_000, false, &Monitor::new()).ok()?;
    Some((plan.value, plan.states))
}

#[test]
fn relabelled_dice_change_nothing() {
    let (content, points) = (Content::shipped(), Points::shipped());
    let mut compared = 0;
    for (index, board) in boards(&content).iter().enumerate() {
        let mut other = board.state.clone();
        other.fighters[0].dice.shuffle(&mut Seed(2).stream("order", index as u64));
        let values = (value(board, &points, &board.state), value(board, &points, &other));
        assert_eq!(values.0, values.1, "{} under {:?}", board.enemy, board.status);
        compared += usize::from(values.0.is_some() && other != board.state);
    }
    assert!(compared > 200, "only {compared} boards");
}

#[test]
fn swapped_copies_of_a_card_change_nothing() {
    let (content, points) = (Content::shipped(), Points::shipped());
    let mut compared = 0;
    for board in boards(&content) {
        // A second copy of each card in turn, in another condition than the first.
        for card in 0..board.state.fighters[0].cards.len() {
            let mut one = board.state.clone();
            let mut copy = one.fighters[0].cards[card];
            (copy.used, copy.shocked) = (1, !copy.shocked);
            one.fighters[0].cards.push(copy);
            let last = one.fighters[0].cards.len() - 1;
            let mut two = one.clone();
            two.fighters[0].cards.swap(card, last);
            let values = (value(&board, &points, &one), value(&board, &points, &two));
            assert_eq!(values.0, values.1, "{} under {:?}, card {card}", board.enemy, board.status);
            compared += usize::from(values.0.is_some());
        }
    }
    assert!(compared > 1_000, "only {compared} boards");
}

#[test]
fn the_same_seed_gives_the_same_turn() {
    let (content, points) = (Content::shipped(), Arc::new(Points::shipped()));
    let mut sampled = 0;
    for board in boards(&content) {
        let decide = |seed, states| -> (Action, u64) {
            let monitor = Monitor::new();
            let rng = Seed(seed).stream("think", 0);
            let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
            let level = Level { states, iterations: 60, ..Level::default() };
            let decision = Planner::new(Arc::clone(&points), level).decide(&board.game, &board.state, &mut think);
            (decision.action, decision.effort.nodes)
        };
        assert_eq!(decide(1, 50), decide(1, 50), "{} under {:?}", board.enemy, board.status);
        // Expansion draws nothing, so there any seed gives the same turn.
        sampled += usize::from(decide(1, 50) != decide(2, 50));
    }
    assert!(sampled > 0, "no board was sampled");
}

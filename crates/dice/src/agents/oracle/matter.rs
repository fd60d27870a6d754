//! What is left out of boards changes no value.

use std::collections::BTreeMap;

use rand::RngExt;
use search::{Expansion, Plan};
use tabletop::{Monitor, Rng, Seed};

use super::commuting::drawn;
use crate::agents::Points;
use crate::agents::turn::{Step, TurnState, Worth};
use crate::{Action, Alea, Content, State, Status};

/// Boards of this many states are compared.
const MOST: usize = 4_000;

fn near(one: Worth, two: Worth) -> bool {
    let costs = one.costs.iter().zip(two.costs).all(|(one, two)| (one - two).abs() < 1e-6);
    (one.points - two.points).abs() < 1e-4
        && (one.risk - two.risk).abs() < 1e-9
        && (one.win - two.win).abs() < 1e-9
        && costs
}

/// What each first action is worth, by the action of the fight.
fn worths(root: &TurnState, state: &State, plan: &Plan<Step, Worth>) -> BTreeMap<String, Worth> {
    let action = |step| match step {
        Some(Step::Act(action)) => root.real(action, state),
        _ => Action::EndTurn,
    };
    plan.ranking.iter().map(|prospect| (format!("{:?}", action(prospect.mv)), prospect.value)).collect()
}

/// Any cards, any statuses, both sides somewhere between their last HP and their best, sometimes with many dice.
fn board(content: &Content, rng: &mut Rng) -> Option<(Alea, State)> {
    let (game, mut state) = drawn(content, rng)?;
    for fighter in &mut state.fighters {
        if rng.random_bool(0.5) {
            fighter.hp = fighter.hp.min(rng.random_range(1..12));
        }
    }
    if rng.random_bool(0.2) {
        state.fighters[0].statuses.set(Status::VANISH, 1);
    }
    Some((game, state))
}

#[test]
fn what_is_left_out_of_boards_changes_no_value() {
    let (content, points) = (Content::shipped(), [Points::shipped(), Points::published()]);
    let monitor = Monitor::new();
    let (mut compared, mut fewer, mut whole, mut left) = (0, 0, 0, 0);
    for seed in 0..500 {
        let Some((game, state)) = board(&content, &mut Seed(12).stream("board", seed)) else { continue };
        let points = &points[seed as usize % 2];
        let bare = TurnState::bare(&game, points, &state);
        let Ok(plain) = Expansion::new().plan(&bare, MOST, false, &monitor) else { continue };
        let root = TurnState::new(&game, points, &state);
        let plan = Expansion::new().plan(&root, MOST, false, &monitor).expect("it has no more states");
        assert!(plan.states <= plain.states, "board {seed}: {} instead of {}", plan.states, plain.states);
        let (found, wanted) = (worths(&root, &state, &plan), worths(&bare, &state, &plain));
        assert_eq!(found.len(), wanted.len(), "board {seed}: {found:?} instead of {wanted:?}");
        for (action, wanted) in &wanted {
            let found = found.get(action);
            assert!(
                found.is_some_and(|found| near(*found, *wanted)),
                "board {seed}, {action}: {found:?} instead of {wanted:?} in {state:?}"
            );
        }
        compared += 1;
        fewer += usize::from(plan.states < plain.states);
        whole += plain.states;
        left += plan.states;
    }
    println!("{compared} boards, {fewer} of them smaller, {left} of {whole} states");
    assert!(compared > 150 && fewer * 5 > compared, "{compared} boards, {fewer} of them smaller");
    assert!(left < whole, "{left} of {whole} states");
}

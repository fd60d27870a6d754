//! A planner that carries on decides as one that plans anew.

use std::sync::Arc;

use tabletop::{Agent, Budget, Decision, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use super::{Level, Planner};
use crate::agents::oracle::{Board, boards};
use crate::agents::turn::TurnState;
use crate::agents::{Greedy, Points};
use crate::{Action, Alea, Content, State};

fn planner() -> Planner {
    Planner::new(Arc::new(Points::shipped()), Level { states: 2_000, iterations: 100, slips: 0.2 })
}

fn ask(agent: &mut dyn Agent<Alea>, game: &Alea, state: &State, budget: Budget, seed: Seed) -> Decision<Action> {
    let monitor = Monitor::new();
    let mut think = Think { budget, explain: true, rng: seed.stream("think", 0), monitor: &monitor };
    agent.decide(game, state, &mut think)
}

/// Asks both, and whether the kept one planned nothing for it.
fn carried(kept: &mut Planner, game: &Alea, state: &State, budget: Budget, seed: Seed) -> (Action, bool) {
    let decision = ask(kept, game, state, budget, seed);
    let anew = ask(&mut planner(), game, state, budget, seed);
    assert_eq!(format!("{decision:?}"), format!("{anew:?}"), "{state:?}");
    // The root is where a search began.
    let here = TurnState::new(game, &kept.points, state);
    let planned = kept.root.as_ref().is_some_and(|root| *root == here && root.same_turn(&here));
    (decision.action, !planned)
}

/// Plays two rounds of a fight on each board, asking every step, and now and then about a board that was seen before.
#[test]
fn carrying_on_changes_no_decision() {
    let content = Content::shipped();
    let (mut asked, mut carries, mut after_chance, mut again) = (0, 0, 0, 0);
    let mut kept = planner();
    for (index, Board { game, state, .. }) in boards(&content, 3, Seed(31)).into_iter().enumerate().step_by(3) {
        let (mut state, mut past): (State, Option<State>) = (state, None);
        let mut chance = false;
        for step in 0..40 {
            let seed = Seed(index as u64).derive("step", step);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut seed.stream("chance", 0)).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("it is drawn");
                    chance = true;
                }
                Turn::Seat(Seat(0)) => {
                    let (action, carry) = carried(&mut kept, &game, &state, Budget::default(), seed);
                    asked += 1;
                    carries += usize::from(carry);
                    after_chance += usize::from(carry && chance);
                    if let Some(past) = past.replace(state.clone()) {
                        // As after an undo, and with another budget as for a hint.
                        let budget = if step % 8 == 7 { Budget::nodes(5) } else { Budget::default() };
                        again += usize::from(carried(&mut kept, &game, &past, budget, seed).1);
                    }
                    chance = false;
                    game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
                }
                Turn::Seat(_) => {
                    let mut other = Greedy::new(Arc::clone(&kept.points));
                    let action = ask(&mut other, &game, &state, Budget::default(), seed).action;
                    game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
                }
            }
        }
    }
    assert!(asked > 600 && carries > 150, "{carries} of {asked} decisions were carried");
    assert!(after_chance > 10 && again > 50, "{after_chance} after chance, {again} of boards seen before");
}

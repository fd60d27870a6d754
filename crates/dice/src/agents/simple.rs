//! Baselines: what a plan is measured against.

use std::sync::Arc;

use rand::RngExt;
use serde_json::Value;
use tabletop::{Agent, Candidate, Decision, Effort, Explanation, Message, Term, Think};

use super::points::Points;
use super::turn::TurnState;
use crate::{Action, Alea, State};

/// Makes the single placement with the most points, again and again, as long as one has any.
#[derive(Clone, Debug)]
pub struct Greedy {
    points: Arc<Points>,
}

impl Greedy {
    /// One that plays for these points.
    pub fn new(points: Arc<Points>) -> Self {
        Self { points }
    }
}

impl Agent<Alea> for Greedy {
    fn name(&self) -> &str {
        "greedy"
    }

    fn decide(&mut self, game: &Alea, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let turn = TurnState::new(game, &self.points, view);
        let end = (Action::EndTurn, vec![Term::plain("term-points_now", 0.0)]);
        let points = |action| vec![Term::plain("term-points_now", turn.promise(action))];
        let actions = turn.actions().into_iter().map(|action| (turn.real(action, view), points(action)));
        // Ending the turn first: what earns nothing is not done.
        let ranked = [end].into_iter().chain(actions).collect();
        decide(&turn, think, ["method-greedy", "idea-greedy"], view, ranked)
    }
}

/// Plays at random.
#[derive(Clone, Debug)]
pub struct Wanderer {
    points: Arc<Points>,
}

impl Wanderer {
    /// One that tells its reasons beside these points, which it does not look at.
    pub fn new(points: Arc<Points>) -> Self {
        Self { points }
    }
}

impl Agent<Alea> for Wanderer {
    fn name(&self) -> &str {
        "wanderer"
    }

    fn decide(&mut self, game: &Alea, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let turn = TurnState::new(game, &self.points, view);
        let mut whim = |action| (action, vec![Term::plain("term-whim", think.rng.random::<f64>())]);
        let ranked = game.listed(view).into_iter().map(&mut whim).collect();
        decide(&turn, think, ["method-wanderer", "idea-wanderer"], view, ranked)
    }
}

/// Takes the action whose terms sum highest, the first of equals, and tells why; `method` and `idea` are the messages for what it is
/// called and what it goes by.
pub(super) fn decide(
    turn: &TurnState,
    think: &Think<'_>,
    [method, idea]: [&'static str; 2],
    view: &State,
    ranked: Vec<(Action, Vec<Term>)>,
) -> Decision<Action> {
    let score = |terms: &[Term]| terms.iter().map(|term| term.value).sum::<f64>();
    let mut ranked: Vec<(f64, Action, Vec<Term>)> =
        ranked.into_iter().map(|(action, terms)| (score(&terms), action, terms)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    let chosen = ranked.first().map_or(Action::EndTurn, |(_, action, _)| *action);
    Decision::explained(chosen, Effort::default(), think, || {
        let candidate = |(index, (score, action, terms)): (usize, (f64, Action, Vec<Term>))| Candidate {
            label: turn.message(action, view),
            action: serde_json::to_value(action).unwrap_or(Value::Null),
            score,
            terms,
            chosen: index == 0,
            marks: turn.marks(action),
            ..Candidate::default()
        };
        let headline =
            Message::new("headline-idea").with("action", turn.message(chosen, view)).with("idea", Message::new(idea));
        let candidates = ranked.into_iter().enumerate().map(candidate).collect();
        Explanation { agent: Message::new(method), headline, candidates, ..Explanation::default() }
    })
}

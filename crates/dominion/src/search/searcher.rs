//! A strategist that searches: the action phase and the last buys.

use tabletop::{Agent, Decision, Effort, Think};

use super::candidates::candidates;
use super::playouts::{Course, Raced};
use super::reasons;
use super::worlds::Dealer;
use crate::action::Action;
use crate::agents::Strategist;
use crate::rules::Dominion;
use crate::sight::Sight;
use crate::view::View;

/// Least playouts a candidate with which anything is searched at all.
const LEAST: u64 = 32;

/// Turns of its own after which it searches no more: a game that has not ended by then is stuck, and searching it would go on for ever.
const LAST_TURN: u16 = 45;

/// A strategist that compares what it would do with what else there is, where that is an action, an answer to what a card asks, or one of the last buys.
#[derive(Clone, Debug)]
pub struct Searcher {
    strategist: Strategist,
    playouts: u64,
}

impl Searcher {
    /// One that plays out at most so many games a decision, unless the budget of the decision says otherwise.
    pub fn new(strategist: Strategist, playouts: u64) -> Self {
        Self { strategist, playouts }
    }

    /// What came of a search; `None` where nothing is searched.
    fn search(&self, game: &Dominion, view: &View, think: &mut Think<'_>) -> Option<Raced> {
        let sight = Sight::through(view)?;
        if sight.tokens_and_turns(sight.seat).1 >= LAST_TURN {
            return None;
        }
        let budget = think.budget.nodes.unwrap_or(self.playouts);
        let candidates = candidates(game, &sight, &self.strategist);
        if candidates.len() < 2 || budget < LEAST * candidates.len() as u64 {
            return None;
        }
        let (seat, strategist) = (sight.seat, self.strategist.clone().guarded_in_buys());
        let dealer = Dealer::of(game, view)?;
        Some(Course { game, seat, strategist, dealer, budget }.race(candidates, &mut think.rng, think.monitor))
    }
}

impl Agent<Dominion> for Searcher {
    fn name(&self) -> &str {
        Agent::<Dominion>::name(&self.strategist)
    }

    fn decide(&mut self, game: &Dominion, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let Some(race) = self.search(game, view, think) else { return self.strategist.decide(game, view, think) };
        let budget = Some(think.budget.nodes.unwrap_or(self.playouts));
        let effort = Effort { nodes: race.playouts, depth: 0, budget, cut: race.cut };
        Decision::explained(race.runners[race.best].candidate, effort, think, || {
            let query = Sight::through(view).and_then(|sight| sight.query);
            reasons::explain(game, query, &race)
        })
    }
}

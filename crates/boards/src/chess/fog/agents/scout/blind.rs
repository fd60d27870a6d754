//! Scout in fog.

use rand::RngExt;
use tabletop::{Decision, Effort, Think};

use super::Scout;
use super::compare::{Comparison, Weighed};
use super::told::{self, Account};
use crate::chess::fog::action::Action;
use crate::chess::fog::agents::lost;
use crate::chess::fog::agents::simple::taken;
use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::{Outlook, Purse};
use crate::chess::fog::view::View;

/// Fewest and most positions over which moves are compared.
const SAMPLES: [u64; 2] = [4, 160];
/// How many positions are evaluated for each over which moves are compared, about.
const EACH: u64 = 600;
/// Moves whose continuation is planned.
const PLANNED: usize = 3;

impl Scout {
    /// The move that is best over what it believes.
    pub(super) fn decide_blind(&mut self, game: &Fog, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let budget = think.budget.nodes.unwrap_or(self.nodes);
        let (Some(worth), Some(side)) = (&self.worth, view.side) else { return Decision::plain(Action::Pass) };
        let belief = &*self.memory.belief(game, view);
        let positions = belief.positions();
        let moves = belief.moves(game, view);
        let samples = (budget / EACH).clamp(SAMPLES[0], SAMPLES[1]).min(positions.len() as u64) as usize;
        let outlook = Outlook::new(game, worth, side, None);
        let comparison = Comparison::new(&outlook, &positions[..samples], self.weights, think.monitor, self.depth);
        let mut weighed: Vec<Weighed> =
            moves.into_iter().map(|mv| Weighed::new(mv, self.weights.whim * think.rng.random::<f64>())).collect();
        // What takes most is looked at first, should the budget not last for all.
        weighed.sort_by(|a, b| {
            let gain = |one: &Weighed| taken(game, view, game.action_of(one.mv));
            gain(b).total_cmp(&gain(a))
        });
        for one in weighed.iter_mut().take_while(|_| !think.monitor.stopped()) {
            one.lost = lost::share(game, positions, one.mv);
        }
        let mut purse = Purse::new(budget);
        let mut depth = 0;
        if weighed.len() > 1 {
            comparison.look(&mut weighed, &mut purse);
            let known = weighed.iter().position(|one| one.values.is_empty()).unwrap_or(weighed.len());
            comparison.order(&mut weighed[..known]);
            if known == weighed.len() {
                // A third is left for the plan of what comes after.
                let kept = if self.weights.plan > 0.0 { purse.left / 3 } else { 0 };
                purse.left -= kept;
                depth = comparison.deepen(&mut weighed, &mut self.search, &mut purse);
                purse.left += kept;
                let finalists = weighed.iter().take_while(|one| one.depth == depth).count().min(PLANNED);
                if depth > 0 && self.weights.plan > 0.0 {
                    comparison.plan(&mut weighed[..finalists], &mut purse);
                    comparison.order(&mut weighed[..finalists]);
                }
            }
        }
        let cut = think.monitor.stopped();
        let effort = Effort { nodes: purse.spent, depth, budget: Some(budget), cut };
        let chosen = weighed.first().map(|one| game.action_of(one.mv)).or_else(|| view.moves.first().copied());
        let chosen = chosen.unwrap_or(Action::Pass);
        let account = Account { game, view, belief, samples, weights: self.weights };
        Decision::explained(chosen, effort, think, || told::explain(&account, &outlook, &weighed, chosen))
    }
}

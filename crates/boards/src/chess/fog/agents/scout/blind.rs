//! Scout in fog.

use rand::RngExt;
use tabletop::{Decision, Effort, Think};

use super::Scout;
use super::compare::{Comparison, Weighed};
use super::told::{self, Account};
use crate::chess::fog::action::Action;
use crate::chess::fog::agents::lost::Lost;
use crate::chess::fog::agents::simple::taken;
use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::{Outlook, Purse};
use crate::chess::fog::view::View;

/// Fewest and most positions over which moves are compared.
const SAMPLES: [usize; 2] = [4, 160];
/// Over how many they are compared with so many positions to be evaluated; and the power by which more of these are used for more of them. The rest goes into looking deeper: what few positions do not show is counted over many anyway.
const USUAL: (f64, f64) = (5_000.0, 8.0);
const MORE: f64 = 0.35;
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
        let samples = USUAL.1 * (budget as f64 / USUAL.0).powf(MORE);
        let samples = (samples as usize).clamp(SAMPLES[0], SAMPLES[1]).min(positions.len());
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
            one.lost = Lost::after(game, positions, one.mv);
            one.stood = positions.first().map_or(0, |position| self.memory.stood(game, position, one.mv));
            one.missed = one.lost.piece - Lost::after(game, &positions[..samples], one.mv).piece;
        }
        let mut purse = Purse::new(budget);
        let mut depth = 0;
        if weighed.len() > 1 {
            comparison.look(&mut weighed, &mut purse);
            let known = weighed.iter().position(|one| one.values.is_empty()).unwrap_or(weighed.len());
            comparison.order(&mut weighed[..known]);
            if known == weighed.len() {
                // To plan takes about as much for each move as the first look at all of them. Where that is more than half of what is left, looking deeper comes first.
                let planning = purse.spent * PLANNED as u64 * 6 / 5;
                let kept = if self.weights.plan > 0.0 && planning <= purse.left / 2 { planning } else { 0 };
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

//! The draft as part of the searched plan: each way of placing is worth what the search makes of the attacks after it.
//!
//! The published method drafts by border security and searches attacks alone. Here that draft is one choice among others, which put
//! everything on one border each; the tree below them is the same.

use search::Limits;
use tabletop::{Effort, Term};

use super::settings::Rivals;
use super::{Evaluation, Minimax, reasons};
use crate::Action;
use crate::agents::kernel::Field;
use crate::agents::mind::Mind;
use crate::agents::placing;
use crate::agents::sets::Territories;
use crate::agents::sight::{Ground, Sight};
use crate::agents::{weighing, wording};
use crate::board::Land;
use crate::map::TerritoryId;

/// What placings are told to be judged by.
const BY: &str = "criterion-value_after_the_best_attacks_found";

type Placing = Vec<(TerritoryId, u32)>;

/// What a search found of the attacks after a placing.
struct Outcome {
    /// The value; `None` where the search was stopped before it found any.
    value: Option<f64>,
    /// The value by features, where somebody asked.
    terms: Option<Vec<Term>>,
    effort: Effort,
}

impl Minimax {
    /// The placing whose attacks the search values most; that of border security of equal ones.
    pub(super) fn search_draft<S: Territories>(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let available = sight.board().to_place;
        placing::place(&mut self.draft, &self.settings.placing, sight);
        let mut placings = vec![self.draft.placing()];
        let alone = sight.fronts().map(|front| vec![(front, available)]);
        let others: Vec<Placing> = alone.filter(|placing| *placing != placings[0]).collect();
        placings.extend(others);
        let limits = self.limits(mind.think.budget, 1);
        // A budget too small for all is spent on the first ones.
        let most = limits.nodes.map_or(usize::MAX, |nodes| usize::try_from(nodes).unwrap_or(usize::MAX));
        placings.truncate(most.max(1));
        let each = Limits { nodes: limits.nodes.map(|nodes| (nodes / placings.len() as u64).max(1)), ..limits };
        let root = self.root::<S>(sight);
        let mut effort = Effort { budget: limits.nodes, depth: u32::MAX, ..Effort::default() };
        let outcomes: Vec<Outcome> = placings
            .iter()
            .map(|placing| {
                let outcome = self.outcome(sight, &root, placing, &each, mind);
                effort.nodes += outcome.effort.nodes;
                effort.depth = effort.depth.min(outcome.effort.depth);
                effort.cut |= outcome.effort.cut;
                outcome
            })
            .collect();
        mind.effort = effort;
        // No value, because the search was stopped at once, is less than any.
        let better = |best: usize, next: usize| if outcomes[next].value > outcomes[best].value { next } else { best };
        let best = (1..outcomes.len()).fold(0, better);
        let action = Action::Place(placings[best].clone());
        if mind.asked() {
            let told = placings.iter().zip(outcomes).enumerate().filter_map(|(at, (placing, outcome))| {
                Some(weighing::candidate(sight, &Action::Place(placing.clone()), outcome.terms?, at == best))
            });
            mind.reasons.candidates = told.collect();
            mind.reasons.candidates.sort_by(weighing::best_first);
            let label = wording::action(sight, &action);
            mind.reasons.headline = weighing::headline(label, placings.len(), BY);
        }
        action
    }

    /// What the own attacks after a placing are worth.
    fn outcome<S: Territories>(
        &mut self,
        sight: &Sight<'_>,
        root: &Field<Evaluation, S>,
        placing: &Placing,
        limits: &Limits,
        mind: &Mind<'_, '_>,
    ) -> Outcome {
        let mut field = root.clone();
        for &(territory, armies) in placing {
            let Land { owner, armies: before } = field.land(territory);
            field.set(territory, Land { owner, armies: before.saturating_add(armies) });
        }
        let (monitor, asked) = (mind.think.monitor, mind.asked());
        if self.settings.rivals == Rivals::Each {
            let found = self.max_n.search(&field, limits, monitor);
            let seat = root.arena.root.index();
            let own = |values: &Vec<f64>| values.get(seat).copied().unwrap_or(0.0);
            let best = found.ranking.first().filter(|_| asked);
            let terms = best.and_then(|best| reasons::terms(sight, &field, best, own));
            Outcome { value: found.value.as_ref().map(own), terms, effort: found.effort(limits) }
        } else {
            let found = self.alpha_beta.search(&field, limits, monitor);
            let best = found.ranking.first().filter(|_| asked);
            let terms = best.and_then(|best| reasons::terms(sight, &field, best, |value| *value));
            Outcome { value: found.value, terms, effort: found.effort(limits) }
        }
    }
}

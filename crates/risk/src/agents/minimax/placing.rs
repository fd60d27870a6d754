//! The draft as part of the searched plan: each way of placing is worth what the search makes of the attacks after it.
//!
//! The published method drafts by border security and searches attacks alone. Here that draft is one choice among others, which put
//! everything on one border each; the tree below them is the same.

use search::Limits;
use tabletop::{Effort, Term};

use super::{Evaluation, Minimax, Rivals};
use crate::Action;
use crate::agents::kernel::Field;
use crate::agents::policy::Mind;
use crate::agents::sight::{Ground, Sight};
use crate::agents::{reinforce, weighing, wording};
use crate::board::Land;
use crate::map::TerritoryId;

/// What placings are told to be judged by.
const BY: &str = "value after the best attacks found";

type Placing = Vec<(TerritoryId, u32)>;

impl Minimax {
    /// The placing whose attacks the search values most; that of border security of equal ones.
    pub(super) fn search_draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let available = sight.board().to_place;
        self.draft.make(sight, sight.mine(), available);
        let mut placings = vec![self.draft.placing()];
        let alone = sight.fronts().map(|front| vec![(front, available)]);
        let others: Vec<Placing> = alone.filter(|placing| *placing != placings[0]).collect();
        placings.extend(others);
        let limits = self.limits(mind.think.budget, 1);
        // A budget too small for all is spent on the first ones.
        let most = limits.nodes.map_or(usize::MAX, |nodes| usize::try_from(nodes).unwrap_or(usize::MAX));
        placings.truncate(most.max(1));
        let each = Limits { nodes: limits.nodes.map(|nodes| (nodes / placings.len() as u64).max(1)), ..limits };
        let root = self.root(sight);
        let mut effort = Effort { budget: limits.nodes, depth: u32::MAX, ..Effort::default() };
        let values: Vec<Option<f64>> = placings
            .iter()
            .map(|placing| {
                let (value, spent) = self.value_after(&root, placing, &each, mind);
                effort.nodes += spent.nodes;
                effort.depth = effort.depth.min(spent.depth);
                effort.cut |= spent.cut;
                value
            })
            .collect();
        mind.effort = effort;
        // No value, because the search was stopped at once, is less than any.
        let best = (1..values.len()).fold(0, |best, next| if values[next] > values[best] { next } else { best });
        let action = Action::Place(placings[best].clone());
        if mind.asked() {
            let told = placings.iter().zip(&values).enumerate().filter_map(|(at, (placing, value))| {
                let terms = vec![Term::plain(BY, (*value)?)];
                Some(weighing::candidate(sight, &Action::Place(placing.clone()), terms, at == best))
            });
            mind.reasons.candidates = told.collect();
            mind.reasons.candidates.sort_by(weighing::best_first);
            let label = wording::action(sight, &action);
            mind.reasons.headline = weighing::headline(&label, placings.len(), BY);
            reinforce::tabulate(self.draft.borders(), sight, &action, mind);
        }
        action
    }

    /// What the own attacks after a placing are worth, and what it cost to find out.
    fn value_after(
        &mut self,
        root: &Field<Evaluation>,
        placing: &Placing,
        limits: &Limits,
        mind: &Mind<'_, '_>,
    ) -> (Option<f64>, Effort) {
        let mut field = root.clone();
        for &(territory, armies) in placing {
            let Land { owner, armies: before } = field.land(territory);
            field.set(territory, Land { owner, armies: before.saturating_add(armies) });
        }
        let monitor = mind.think.monitor;
        if self.settings.rivals == Rivals::Each {
            let found = self.max_n.search(&field, limits, monitor);
            let own = root.arena.root.index();
            let value = found.value.as_ref().and_then(|values| values.get(own).copied());
            (value, found.effort(limits))
        } else {
            let found = self.alpha_beta.search(&field, limits, monitor);
            (found.value, found.effort(limits))
        }
    }
}

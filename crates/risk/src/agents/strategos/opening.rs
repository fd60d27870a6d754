//! First armies, placed where the turn that follows them leaves the best chance.
//!
//! Each choice is looked at as if all first armies were placed at once: the own ones where it begins to place them, a rival's on its greatest
//! army or, as long as it has none, where its own first turn would put them. Then whoever begins takes the turn that is best for it, and what is
//! left of the own chance is what the choice is worth. So the one who begins looks for the greatest first blow, and the other for where it costs
//! least. Neutral armies are placed likewise, beside the best place of the own ones, and then the own ones once more beside those.

use tabletop::Candidate;

use super::planner::{LAST, Planner};
use super::worth::Worth;
use super::{Strategos, reasons};
use crate::Action;
use crate::agents::bitboard::{self, Position, Rules};
use crate::agents::mind::Mind;
use crate::agents::sight::{Ground, Sight};
use crate::board::Owner;
use crate::map::TerritoryId;

/// Attacks kept at the first step of a turn that is looked at.
const WIDTH: usize = 3;

/// Armies of a stack that is taken to grow.
const STACK: u32 = 3;

/// Where first armies are placed: the own ones, and those of the neutral force.
#[derive(Clone, Copy)]
struct Placing {
    own: Option<TerritoryId>,
    neutral: Option<TerritoryId>,
}

impl Strategos {
    /// The placing that leaves the best chance after the first turn: first of the own armies, then of the neutral ones.
    pub(super) fn plan_opening(&self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let board = sight.board();
        let rules = Rules::new(sight);
        let root = bitboard::position(&rules, sight);
        let mut placing = Placing { own: None, neutral: None };
        let mut told: Vec<(Placing, f64)> = Vec::new();
        if board.to_place > 0 {
            let fronts = sight.fronts().map(|at| Placing { own: Some(at), ..placing });
            told = self.weigh(sight, mind, &rules, &root, fronts.collect());
            placing = told.first().map_or(placing, |&(best, _)| best);
            placing.own = placing.own.or_else(|| sight.lands().next());
        }
        if board.neutrals_to_place > 0 {
            let neutral = sight.map().territories().filter(|&at| sight.owner(at) == Owner::NEUTRAL);
            let choices = neutral.map(|at| Placing { neutral: Some(at), ..placing });
            told = self.weigh(sight, mind, &rules, &root, choices.collect());
            let neutral = told.first().map_or(placing, |&(best, _)| best).neutral;
            if board.to_place > 0 {
                // Once more where the own ones go, now that it is known where the neutral ones do.
                let others = sight.fronts().filter(|&at| placing.own != Some(at));
                let others = others.map(|at| Placing { own: Some(at), neutral }).collect();
                told.extend(self.weigh(sight, mind, &rules, &root, others));
                told.sort_by(|a, b| b.1.total_cmp(&a.1));
            }
            placing = told.first().map_or(placing, |&(best, _)| best);
        }
        let action = |placing: Placing| {
            let own = placing.own.filter(|_| board.to_place > 0).map(|at| (at, board.to_place));
            let neutral =
                placing.neutral.filter(|_| board.neutrals_to_place > 0).map(|at| (at, board.neutrals_to_place));
            Action::Place(own.into_iter().chain(neutral).collect())
        };
        let chosen = action(placing);
        if mind.asked() {
            let candidate =
                |&(placing, chance): &(Placing, f64)| reasons::opening(sight, &action(placing), chance, &chosen);
            let candidates: Vec<Candidate> = told.iter().map(candidate).collect();
            reasons::headline(mind, sight, &chosen, candidates);
        }
        chosen
    }

    /// What each placing leaves, best first.
    fn weigh(
        &self,
        sight: &Sight<'_>,
        mind: &mut Mind<'_, '_>,
        rules: &Rules,
        root: &Position,
        choices: Vec<Placing>,
    ) -> Vec<(Placing, f64)> {
        let budget = mind.think.budget.nodes.unwrap_or(self.settings.nodes);
        let worth = Worth::of(sight.board().seats());
        let mut weighed: Vec<(Placing, f64)> = Vec::with_capacity(choices.len());
        for placing in choices {
            let left = budget.saturating_sub(mind.effort.nodes);
            if left <= LAST && !weighed.is_empty() {
                break;
            }
            let planner = |seat: u8, spent: u64| {
                let left = left.saturating_sub(spent);
                Planner::new(rules, worth, root, seat, self.settings.breadth(WIDTH), left, mind.think.monitor)
            };
            let (start, spent) = all_placed(sight, root, placing, &planner);
            let mut first = planner(start.seat, spent);
            let turn = first.turn(&start);
            let chance = first.outlook(&start, &turn, sight.me.0);
            mind.effort.nodes += spent + first.looks;
            mind.effort.depth = mind.effort.depth.max(first.depth);
            weighed.push((placing, chance));
        }
        mind.effort.budget = Some(budget);
        mind.effort.cut |= mind.think.monitor.stopped();
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        weighed
    }
}

/// The position in which the first turn begins, if first armies go on being placed so; and how many positions were valued for that.
fn all_placed<'a>(
    sight: &Sight<'_>,
    root: &Position,
    placing: Placing,
    planner: &impl Fn(u8, u64) -> Planner<'a>,
) -> (Position, u64) {
    let (mut board, mut spent) = (root.clone(), 0);
    let reserves = &sight.board().reserves;
    if let Some(at) = placing.own {
        board.reinforce(at.0, reserves[sight.me.index()]);
    }
    for rival in board.seats().filter(|&rival| rival != sight.me.0) {
        let reserve = reserves[usize::from(rival)];
        let greatest = board.own(rival).iter().max_by_key(|&at| board.armies(at));
        let Some(greatest) = greatest.filter(|_| reserve > 0) else { continue };
        let mut at = greatest;
        if board.armies(greatest) < STACK {
            board.seat = rival;
            let mut plan = planner(rival, spent);
            at = plan.turn(&board).0;
            spent += plan.looks;
        }
        board.reinforce(at, reserve);
    }
    if let Some(at) = placing.neutral {
        // The other half is the rival's to place.
        board.reinforce(at.0, sight.board().neutral_reserve.div_ceil(2));
    }
    board.seat = board.first;
    (board, spent)
}

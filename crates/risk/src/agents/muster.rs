//! First armies: one's own as in any draft, the neutral ones where they stand in the rival's way.

use tabletop::{Candidate, Message, Term};

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::weighing::{self, Criterion, Tally, best};
use super::wording;
use crate::Action;
use crate::board::Owner;
use crate::map::{TerritoryId, TerritorySet};

/// A neutral army is well placed beside the rival and far from oneself.
struct Obstacle<'a> {
    sight: &'a Sight<'a>,
    neutral: TerritorySet,
}

impl Criterion for Obstacle<'_> {
    type Choice = TerritoryId;

    const BY: &'static str = "criterion-standing_in_the_rivals_way";

    fn weigh(&self, territory: TerritoryId, tally: &mut impl Tally) {
        let sight = self.sight;
        let around = sight.map().outward(territory);
        let own = f64::from(around.and(sight.holdings(sight.mine())).len());
        let neutral = f64::from(around.and(self.neutral).len());
        tally.weighted("term-rival_neighbours", f64::from(around.len()) - own - neutral, 1.0);
        tally.weighted("term-own_neighbours", own, -1.0);
        tally.weighted("term-armies_there", sight.armies(territory).into(), -0.25);
    }

    fn action(&self, territory: TerritoryId) -> Action {
        Action::Place(vec![(territory, self.sight.board().neutrals_to_place)])
    }
}

/// First armies stand together: one strong army takes a continent where many weak ones only wait.
struct Stand<'a>(&'a Sight<'a>);

impl Criterion for Stand<'_> {
    type Choice = TerritoryId;

    const BY: &'static str = "criterion-nearness_to_a_continent";

    fn weigh(&self, territory: TerritoryId, tally: &mut impl Tally) {
        let (sight, map) = (self.0, self.0.map());
        let continent = map.continent_of(territory);
        let members = map.continent_members(continent);
        let size = members.len() as f64;
        let own = members.iter().filter(|&&member| sight.own(member)).count() as f64;
        let foes = map.neighbours(territory).iter().filter(|&&near| !sight.own(near));
        let inside = foes.filter(|&&near| map.continent_of(near) == continent).count() as f64;
        tally.weighted("term-share_of_the_continent", own / size, 3.0);
        tally.weighted("term-bonus_for_each_territory", f64::from(map.continent_bonus(continent)) / size, 1.0);
        tally.weighted("term-foes_beside_it_in_the_continent", inside.min(2.0), 0.5);
        tally.weighted("term-armies_there", sight.armies(territory).into(), 0.25);
    }

    fn action(&self, territory: TerritoryId) -> Action {
        Action::Place(vec![(territory, self.0.board().to_place)])
    }
}

/// Everything on the border territory from which a continent is nearest. With a `stack`, on one that holds no more than that many
/// armies then; where there is none, on one of those with fewest.
pub(super) fn together(sight: &Sight<'_>, stack: Option<u32>, mind: &mut Mind<'_, '_>) -> Action {
    together_within(sight, stack, mind, |_| true)
}

/// The same on the borders among some own territories, as far as the `stack` leaves room there; else on any.
pub(super) fn together_within(
    sight: &Sight<'_>,
    stack: Option<u32>,
    mind: &mut Mind<'_, '_>,
    within: impl Fn(TerritoryId) -> bool,
) -> Action {
    let criterion = Stand(sight);
    let all: Vec<TerritoryId> = sight.borders(sight.mine()).iter().map(TerritoryId).collect();
    let most = stack.map_or(u32::MAX, |stack| stack.saturating_sub(sight.board().to_place));
    let fewest = all.iter().map(|&at| sight.armies(at)).min().unwrap_or(0);
    let at_most = |armies: u32| all.iter().copied().filter(move |&at| sight.armies(at) <= armies);
    let mut borders: Vec<TerritoryId> = at_most(most).filter(|&at| within(at)).collect();
    if borders.is_empty() {
        borders = at_most(most.max(fewest)).collect();
    }
    let chosen = best(&criterion, borders.iter().copied()).map(|(territory, _)| territory);
    let Some(territory) = chosen.or_else(|| sight.lands().next()) else { return Action::EndTurn };
    let action = criterion.action(territory);
    mind.show(sight, &criterion, borders, &action);
    action
}

/// The own placing (where there is something to place) with the neutral armies that go with it.
pub(super) fn with_neutrals(sight: &Sight<'_>, own: Option<Action>, mind: &mut Mind<'_, '_>) -> Action {
    let neutral = sight.holdings(Owner::NEUTRAL);
    let neutrals = || neutral.iter().map(TerritoryId);
    let criterion = Obstacle { sight, neutral };
    let obstacle = match sight.board().neutrals_to_place {
        0 => None,
        _ => best(&criterion, neutrals()).map(|(territory, _)| territory),
    };
    match (own, obstacle) {
        (Some(Action::Place(mut armies)), Some(territory)) => {
            let neutral = (territory, sight.board().neutrals_to_place);
            if mind.asked() {
                let in_the_way = criterion.score(territory);
                mind.reasons.candidates.iter_mut().for_each(|candidate| join(sight, candidate, neutral, in_the_way));
            }
            armies.push(neutral);
            let action = Action::Place(armies);
            mind.reasons.headline = match mind.reasons.candidates.len() {
                0 => Message::default(),
                choices => weighing::headline(wording::action(sight, &action), choices, Stand::BY),
            };
            action
        }
        (Some(action), _) => action,
        (None, Some(territory)) => {
            let action = criterion.action(territory);
            mind.show(sight, &criterion, neutrals(), &action);
            action
        }
        (None, None) => Action::Place(Vec::new()),
    }
}

/// The same placing with the neutral armies that go with it, and what those are worth where they stand.
fn join(sight: &Sight<'_>, candidate: &mut Candidate, neutral: (TerritoryId, u32), in_the_way: f64) {
    if let Ok(Action::Place(mut armies)) = serde_json::from_value(candidate.action.take()) {
        armies.push(neutral);
        let mut terms = std::mem::take(&mut candidate.terms);
        terms.push(Term::plain("term-neutral_armies_in_the_rivals_way", in_the_way));
        *candidate = weighing::candidate(sight, &Action::Place(armies), terms, candidate.chosen);
    }
}

//! Raider: attacks whenever it outnumbers, by a margin that can be set.

use super::mind::Mind;
use super::occupy;
use super::occupy::Capture;
use super::policy::Policy;
use super::sight::{Ground, Sight};
use super::weighing::{Criterion, Tally, best};
use crate::Action;
use crate::map::TerritoryId;
use tabletop::agent_spec::{AgentError, Setting};

/// Puts everything where it outnumbers most, and attacks as long as it outnumbers anywhere.
#[derive(Default)]
pub(super) struct Raider {
    /// Armies by which an attack must outnumber more than.
    margin: i32,
}

/// The names of the settings, with what they mean.
pub(super) const SETTINGS: &[(&str, &str)] =
    &[("margin", "an attack must outnumber by more armies than this, -10 to 20; below 0 it attacks outnumbered")];

impl Raider {
    /// With these changes to the usual settings.
    ///
    /// # Errors
    /// The first value that is out of range.
    pub fn from(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut raider = Self::default();
        for change in changes.iter().filter(|change| change.key == "margin") {
            raider.margin = change.number(-10..=20)?;
        }
        Ok(raider)
    }
}

/// An attack; `None` stops.
type Raid = Option<(TerritoryId, TerritoryId)>;

/// How far the attacker outnumbers the defender.
struct Superiority<'a> {
    sight: &'a Sight<'a>,
    margin: i32,
}

impl Criterion for Superiority<'_> {
    type Choice = Raid;

    const BY: &'static str = "criterion-superiority_in_armies";

    #[inline]
    fn weigh(&self, raid: Raid, tally: &mut impl Tally) {
        let Some((from, to)) = raid else {
            let name =
                if self.margin == 0 { "term-outnumbers_nobody" } else { "term-superiority_an_attack_must_exceed" };
            return tally.plain(name, f64::from(self.margin));
        };
        tally.plain("term-own_armies", self.sight.armies(from).into());
        tally.plain("term-armies_there", -f64::from(self.sight.armies(to)));
    }

    fn action(&self, raid: Raid) -> Action {
        match raid {
            Some((from, to)) => Action::Blitz { from, to, stop: 1 },
            None => Action::EndAttack,
        }
    }
}

/// The best place for all new armies: where its weakest foe is outnumbered most.
struct Springboard<'a>(&'a Sight<'a>);

impl Criterion for Springboard<'_> {
    type Choice = TerritoryId;

    const BY: &'static str = "criterion-superiority_over_the_weakest_neighbour";

    #[inline]
    fn weigh(&self, territory: TerritoryId, tally: &mut impl Tally) {
        let sight = self.0;
        let targets = sight.map().neighbours(territory).iter().filter(|&&near| !sight.own(near));
        let weakest = targets.map(|&near| sight.armies(near)).min().unwrap_or(0);
        tally.plain("term-own_armies", sight.armies(territory).into());
        tally.plain("term-armies_of_the_weakest_neighbour", -f64::from(weakest));
    }

    fn action(&self, territory: TerritoryId) -> Action {
        Action::Place(vec![(territory, self.0.board().to_place)])
    }
}

impl Policy for Raider {
    const NAME: &'static str = "raider";
    const METHOD: &'static str = "method-raider";

    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let criterion = Springboard(sight);
        let chosen = best(&criterion, sight.fronts()).map(|(territory, _)| territory).or_else(|| sight.lands().next());
        let Some(territory) = chosen else { return Action::EndTurn };
        let action = criterion.action(territory);
        mind.show(sight, &criterion, sight.fronts(), &action);
        action
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let criterion = Superiority { sight, margin: self.margin };
        // Stopping comes first and is worth the margin, so an attack must outnumber by more to be better.
        let raids = || std::iter::once(None).chain(sight.attacks().map(Some));
        let chosen = best(&criterion, raids()).and_then(|(raid, _)| raid);
        let action = criterion.action(chosen);
        mind.show(sight, &criterion, raids(), &action);
        action
    }

    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        occupy::onward(sight, capture, mind)
    }
}

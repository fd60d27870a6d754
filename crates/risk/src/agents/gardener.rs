//! Gardener: grows and guards its largest connected cluster.

use super::draft::Draft;
use super::mind::Mind;
use super::policy::Policy;
use super::sight::{Ground, Sight};
use super::trade::Eagerness;
use super::weighing::{Criterion, Tally, best};
use super::{muster, reinforce};
use crate::Action;
use crate::map::TerritoryId;
use tabletop::agent_spec::{AgentError, Setting};

/// What an attack must be worth: about two chances in three, unless the capture rounds the cluster off.
const WORTHWHILE: f64 = 0.65;

/// The names of the settings, with what they mean.
pub(super) const SETTINGS: &[(&str, &str)] =
    &[("odds", "what an attack must be worth, in chances to conquer, 0 to 1.35")];

/// Remembers nothing but the memory its drafts are made in.
pub(super) struct Gardener {
    draft: Draft,
    /// What an attack must be worth.
    worthwhile: f64,
}

impl Default for Gardener {
    fn default() -> Self {
        Self { draft: Draft::default(), worthwhile: WORTHWHILE }
    }
}

impl Gardener {
    /// With these changes to the usual settings.
    ///
    /// # Errors
    /// The first value that is out of range.
    pub fn from(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut gardener = Self::default();
        for change in changes.iter().filter(|change| change.key == "odds") {
            gardener.worthwhile = change.number(0.0..=1.35)?;
        }
        Ok(gardener)
    }
}

/// The territories of the largest own cluster, by index; the one of the first territory where some are equally large.
fn largest_cluster(sight: &Sight<'_>) -> [bool; 256] {
    let mut seen = [false; 256];
    let (mut largest, mut size) = ([false; 256], 0);
    for seed in sight.lands() {
        if seen[seed.index()] {
            continue;
        }
        let cluster = sight.game.reachable(sight.board(), sight.me, seed);
        let mut count = 0;
        for territory in sight.lands().filter(|territory| cluster[territory.index()]) {
            seen[territory.index()] = true;
            count += 1;
        }
        if count > size {
            (largest, size) = (cluster, count);
        }
    }
    largest
}

/// Judges attacks out of the cluster by how safely they let it grow, and how round.
struct Growth<'a> {
    sight: &'a Sight<'a>,
    cluster: [bool; 256],
    worthwhile: f64,
}

impl Growth<'_> {
    fn choices(&self) -> impl Iterator<Item = Option<(TerritoryId, TerritoryId)>> + '_ {
        let grown = self.sight.attacks().filter(|(from, _)| self.cluster[from.index()]);
        std::iter::once(None).chain(grown.map(Some))
    }
}

impl Criterion for Growth<'_> {
    type Choice = Option<(TerritoryId, TerritoryId)>;

    const BY: &'static str = "criterion-how_safely_and_roundly_the_cluster_grows";

    fn weigh(&self, attack: Self::Choice, tally: &mut impl Tally) {
        let Some((from, to)) = attack else {
            return tally.plain("term-what_an_attack_must_be_worth", self.worthwhile);
        };
        let (sight, map) = (self.sight, self.sight.map());
        tally.plain("term-chance_to_conquer", sight.p_conquer(from, to));
        let around = map.neighbours(to);
        let inside = around.iter().filter(|&&near| self.cluster[near.index()]).count();
        tally.weighted("term-neighbours_in_the_cluster", inside as f64 / around.len().max(1) as f64, 0.2);
        let joins = around.iter().any(|&near| sight.own(near) && !self.cluster[near.index()]);
        tally.weighted("term-joins_other_own_territories", f64::from(u8::from(joins)), 0.05);
        let members = map.continent_members(map.continent_of(to));
        let own = members.iter().filter(|&&member| sight.own(member)).count();
        tally.weighted("term-share_of_its_continent", own as f64 / members.len() as f64, 0.1);
    }

    fn action(&self, attack: Self::Choice) -> Action {
        match attack {
            Some((from, to)) => Action::Blitz { from, to, stop: 1 },
            None => Action::EndAttack,
        }
    }
}

impl Policy for Gardener {
    const NAME: &'static str = "gardener";
    const METHOD: &'static str = "method-gardener";
    const EAGERNESS: Eagerness = Eagerness::WhenForced;

    fn muster(&mut self, sight: &Sight<'_>, stack: Option<u32>, mind: &mut Mind<'_, '_>) -> Action {
        // Attacks leave from the cluster alone: armies elsewhere would stand idle.
        let cluster = largest_cluster(sight);
        let own = (sight.board().to_place > 0)
            .then(|| muster::together_within(sight, stack, mind, |territory| cluster[territory.index()]));
        muster::with_neutrals(sight, own, mind)
    }

    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let cluster = largest_cluster(sight);
        reinforce::by_security_of(&mut self.draft, sight, mind, |territory| cluster[territory.index()])
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let criterion = Growth { sight, cluster: largest_cluster(sight), worthwhile: self.worthwhile };
        let chosen = best(&criterion, criterion.choices()).and_then(|(attack, _)| attack);
        let action = criterion.action(chosen);
        mind.show(sight, &criterion, criterion.choices(), &action);
        action
    }
}

//! Sentinel: drafts by border security, attacks only where the exact odds are with it, looks no further. What odds it asks for,
//! and whom and what it leans to, can be set.

use tabletop::Seat;

use super::draft::Draft;
use super::mind::Mind;
use super::occupy;
use super::occupy::Capture;
use super::placing::{self, Placing};
use super::policy::Policy;
use super::sight::{Ground, Sight};
use super::weighing::{Criterion, Tally, best};
use crate::Action;
use crate::map::TerritoryId;
use tabletop::agent_spec::{AgentError, Setting};

/// What it asks of an attack.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Settings {
    /// What an attack must be worth: the chance to conquer, and what it leans to.
    odds: f64,
    /// What an attack on the leader is worth beyond its chance.
    leader: f64,
    /// What the last territory of a continent is worth beyond its chance; the others by the share of it that is own.
    continent: f64,
    /// How new armies are placed.
    placing: Placing,
}

impl Default for Settings {
    fn default() -> Self {
        Self { odds: 0.5, leader: 0.0, continent: 0.0, placing: Placing::PUBLISHED }
    }
}

/// The names of the settings, with what they mean.
pub(super) const SETTINGS: &[(&str, &str)] = &[
    ("odds", "what an attack must be worth, in chances to conquer, 0 to 1"),
    ("leader", "what an attack on the rival with most territories is worth beyond its chance, 0 to 1"),
    ("continent", "what the last territory of a continent is worth beyond its chance, others by their share, 0 to 1"),
    placing::SETTINGS[0],
    placing::SETTINGS[1],
    placing::SETTINGS[2],
    placing::SETTINGS[3],
    placing::SETTINGS[4],
    placing::SETTINGS[5],
];

/// Remembers nothing but the memory its drafts are made in.
#[derive(Default)]
pub(super) struct Sentinel {
    draft: Draft,
    settings: Settings,
}

impl Sentinel {
    /// With these changes to the usual settings.
    ///
    /// # Errors
    /// The first value that is out of range.
    pub fn from(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut settings = Settings { placing: Placing::from(changes)?, ..Settings::default() };
        for change in changes {
            match change.key {
                "odds" => settings.odds = change.number(0.0..=1.0)?,
                "leader" => settings.leader = change.number(0.0..=1.0)?,
                "continent" => settings.continent = change.number(0.0..=1.0)?,
                // The catalogue refuses keys that nobody knows.
                _ => {}
            }
        }
        Ok(Self { settings, ..Self::default() })
    }
}

/// The exact chance to conquer, and what it leans to.
struct Odds<'a> {
    sight: &'a Sight<'a>,
    settings: Settings,
    /// The rival with most territories, where it leans to attack it.
    leader: Option<Seat>,
}

impl Criterion for Odds<'_> {
    type Choice = Option<(TerritoryId, TerritoryId)>;

    const BY: &'static str = "criterion-chance_to_conquer";

    #[inline]
    fn weigh(&self, attack: Self::Choice, tally: &mut impl Tally) {
        let Some((from, to)) = attack else {
            return tally.plain("term-the_chance_an_attack_must_beat", self.settings.odds);
        };
        tally.plain("term-chance_to_conquer", self.sight.p_conquer(from, to));
        if self.leader.is_some_and(|leader| self.sight.owner(to).is(leader)) {
            tally.plain("term-it_is_the_leaders", self.settings.leader);
        }
        if self.settings.continent > 0.0 {
            let continent = self.sight.map().continent_of(to);
            let members = self.sight.map().continent_members(continent).len() as f64;
            let held = (self.sight.held(self.sight.me, continent) + 1) as f64;
            tally.weighted("term-share_of_its_continent_with_it", held / members, self.settings.continent);
        }
    }

    fn action(&self, attack: Self::Choice) -> Action {
        match attack {
            Some((from, to)) => Action::Blitz { from, to, stop: 1 },
            None => Action::EndAttack,
        }
    }
}

impl Policy for Sentinel {
    const NAME: &'static str = "sentinel";
    const METHOD: &'static str = "method-sentinel";

    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        placing::choose(&mut self.draft, &self.settings.placing, sight, mind)
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let Settings { leader, .. } = self.settings;
        let leader = if leader > 0.0 { sight.leader() } else { None };
        let criterion = Odds { sight, settings: self.settings, leader };
        let choices = || std::iter::once(None).chain(sight.attacks().map(Some));
        let chosen = best(&criterion, choices()).and_then(|(attack, _)| attack);
        let action = criterion.action(chosen);
        mind.show(sight, &criterion, choices(), &action);
        action
    }

    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        occupy::onward(sight, capture, mind)
    }
}

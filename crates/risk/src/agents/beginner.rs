//! Beginner: plays as people do in their first games. It counts heads instead of odds, misjudges them, is content with a capture
//! or two, puts its armies where a continent beckons, and keeps half of them at home.
//!
//! It is the measure of how hard the other opponents are: what they win against beginners is what a newcomer meets.

use rand::RngExt;

use super::finish::Finish;
use super::fortify;
use super::mind::Mind;
use super::muster;
use super::occupy;
use super::occupy::Capture;
use super::policy::Policy;
use super::sight::{Ground, Sight};
use super::trade::Eagerness;
use super::weighing::{self, Criterion, Tally, best};
use crate::Action;
use crate::board::Owner;
use crate::map::TerritoryId;
use tabletop::Term;
use tabletop::agent_spec::{AgentError, Setting};

/// By how many armies an attack must look better than nothing, before the first capture of a turn.
const BEFORE_A_CAPTURE: f64 = 2.0;

/// The chance below which even who counts heads sees that nothing can come of an attack.
const HOPELESS: f64 = 0.05;

/// Share of its armies that usually stays behind.
const HALF: f64 = 0.5;

/// What beginners differ in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Settings {
    /// Armies by which it misjudges a choice at most.
    whim: f64,
    /// How little the armies of who is attacked deter it.
    daring: f64,
    /// Armies that an attack on the leader is worth to it by itself.
    leader: f64,
    /// Armies that a continent beckons with where all of it is its own; 0 forgets that there are continents.
    continents: f64,
    /// By how many armies an attack must look better than nothing, after the first capture of a turn.
    enough: f64,
    /// Share of its armies that stays behind when it moves into what it has taken, in [0, 1].
    stays: f64,
    /// Chance, in [0, 1], that it ends a turn without a thought for the armies behind the front.
    forgets: f64,
}

impl Default for Settings {
    fn default() -> Self {
        Self { whim: 4.0, daring: 0.0, leader: 0.0, continents: 6.0, enough: 5.0, stays: HALF, forgets: 0.0 }
    }
}

impl Settings {
    /// What an army of who is attacked weighs, beside one of its own: 1 where it is not daring.
    fn caution(self) -> f64 {
        1.0 - 0.4 * self.daring
    }
}

/// The names of the settings, with what they mean.
pub(super) const SETTINGS: &[(&str, &str)] = &[
    ("whim", "armies by which it misjudges a choice at most, 0 to 20"),
    ("daring", "how little foreign armies deter it, -3 to 3; -3 counts them more than double, 3 is drawn to them"),
    ("leader", "armies that an attack on the rival with most territories is worth to it by itself, 0 to 20"),
    ("continents", "armies that a continent beckons with where all of it is its own, 0 to 20; 0 forgets continents"),
    ("enough", "armies by which another attack must look better once it has taken something this turn, -5 to 20"),
    ("stays", "share of its armies that stays behind when it moves into what it has taken, 0 to 1"),
    ("forgets", "chance that it ends a turn without a thought for the armies behind the front, 0 to 1"),
];

/// Remembers nothing.
#[derive(Default)]
pub(super) struct Beginner {
    settings: Settings,
}

impl Beginner {
    /// With these changes to the usual settings.
    ///
    /// # Errors
    /// The first value that is out of range.
    pub fn from(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut settings = Settings::default();
        for change in changes {
            match change.key {
                "whim" => settings.whim = change.number(0.0..=20.0)?,
                "daring" => settings.daring = change.number(-3.0..=3.0)?,
                "leader" => settings.leader = change.number(0.0..=20.0)?,
                "continents" => settings.continents = change.number(0.0..=20.0)?,
                "enough" => settings.enough = change.number(-5.0..=20.0)?,
                "stays" => settings.stays = change.number(0.0..=1.0)?,
                "forgets" => settings.forgets = change.number(0.0..=1.0)?,
                // The catalogue refuses keys that nobody knows.
                _ => {}
            }
        }
        Ok(Self { settings })
    }

    /// What it happens to think of every territory in this decision.
    fn whims(&self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Vec<f64> {
        let most = self.settings.whim;
        sight.map().territories().map(|_| most * mind.think.rng.random::<f64>()).collect()
    }
}

/// An attack; `None` stops.
type Raid = Option<(TerritoryId, TerritoryId)>;

/// Armies on either side, as a beginner sees them.
struct Impression<'a> {
    sight: &'a Sight<'a>,
    settings: Settings,
    whims: Vec<f64>,
    leader: Owner,
}

impl Criterion for Impression<'_> {
    type Choice = Raid;

    const BY: &'static str = "criterion-how_it_looks";

    fn weigh(&self, raid: Raid, tally: &mut impl Tally) {
        let Some((from, to)) = raid else {
            let enough = if self.sight.board().captured { self.settings.enough } else { BEFORE_A_CAPTURE };
            return tally.plain("term-enough_for_one_turn", enough);
        };
        tally.plain("term-own_armies", self.sight.armies(from).into());
        tally.weighted("term-armies_there", self.sight.armies(to).into(), -self.settings.caution());
        if self.sight.owner(to) == self.leader {
            tally.plain("term-against_the_leader", self.settings.leader);
        }
        tally.plain("term-whim", self.whims[to.index()]);
    }

    fn action(&self, raid: Raid) -> Action {
        match raid {
            Some((from, to)) => Action::Blitz { from, to, stop: 1 },
            None => Action::EndAttack,
        }
    }
}

/// New armies go, all together, where a continent beckons and few stand.
struct Fancy<'a> {
    sight: &'a Sight<'a>,
    continents: f64,
    whims: Vec<f64>,
}

impl Criterion for Fancy<'_> {
    type Choice = TerritoryId;

    const BY: &'static str = "criterion-how_a_continent_beckons";

    fn weigh(&self, territory: TerritoryId, tally: &mut impl Tally) {
        let (sight, map) = (self.sight, self.sight.map());
        let continent = map.continent_of(territory);
        let share = sight.held(sight.me, continent) as f64 / map.continent_members(continent).len() as f64;
        tally.weighted("term-share_of_the_continent", share, self.continents);
        tally.weighted("term-armies_there", sight.armies(territory).into(), -0.5);
        tally.plain("term-whim", self.whims[territory.index()]);
    }

    fn action(&self, territory: TerritoryId) -> Action {
        Action::Place(vec![(territory, self.sight.board().to_place)])
    }
}

/// Some of the armies go, some stay: half of them where nothing else is set.
struct Part {
    /// How many it would send.
    meant: u32,
    halves: bool,
}

impl Criterion for Part {
    type Choice = u32;

    const BY: &'static str = "criterion-how_many_stay";

    fn weigh(&self, armies: u32, tally: &mut impl Tally) {
        let term = if self.halves { "term-armies_away_from_half" } else { "term-armies_away_from_what_it_would_send" };
        tally.weighted(term, armies.abs_diff(self.meant).into(), -1.0);
    }

    fn action(&self, armies: u32) -> Action {
        Action::Occupy(armies)
    }
}

impl Beginner {
    /// Everything there is to place, where it fancies.
    fn place(&self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let criterion = Fancy { sight, continents: self.settings.continents, whims: self.whims(sight, mind) };
        let chosen = best(&criterion, sight.fronts()).map(|(territory, _)| territory).or_else(|| sight.lands().next());
        let Some(territory) = chosen else { return Action::EndTurn };
        let action = criterion.action(territory);
        mind.show(sight, &criterion, sight.fronts(), &action);
        action
    }
}

impl Policy for Beginner {
    const NAME: &'static str = "beginner";
    const METHOD: &'static str = "method-beginner";
    const EAGERNESS: Eagerness = Eagerness::AtOnce;
    // In their first games people do not hunt cards.
    const FINISH: Finish = Finish::Game;

    fn muster(&mut self, sight: &Sight<'_>, _stack: Option<u32>, mind: &mut Mind<'_, '_>) -> Action {
        let own = (sight.board().to_place > 0).then(|| self.place(sight, mind));
        muster::with_neutrals(sight, own, mind)
    }

    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        self.place(sight, mind)
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let leader = sight.leader().map_or(Owner::NOBODY, Owner::of);
        let whims = self.whims(sight, mind);
        let criterion = Impression { sight, settings: self.settings, whims, leader };
        let hopeful = || sight.attacks().filter(|&(from, to)| sight.p_conquer(from, to) >= HOPELESS);
        let raids = || std::iter::once(None).chain(hopeful().map(Some));
        let chosen = best(&criterion, raids()).and_then(|(raid, _)| raid);
        let action = criterion.action(chosen);
        mind.show(sight, &criterion, raids(), &action);
        action
    }

    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        let going = (f64::from(capture.most) * (1.0 - self.settings.stays)) as u32;
        let meant = going.max(capture.least);
        let criterion = Part { meant, halves: self.settings.stays == HALF };
        let action = criterion.action(meant);
        if mind.asked() {
            let mut counts = occupy::counts(sight, capture);
            counts.push(meant);
            counts.sort_unstable();
            counts.dedup();
            mind.show(sight, &criterion, counts, &action);
        }
        action
    }

    fn fortify(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let forgets = self.settings.forgets;
        if forgets > 0.0 && mind.think.rng.random::<f64>() < forgets {
            mind.list(|| {
                let forgotten = vec![Term::plain("term-armies_behind_the_front_are_forgotten", 0.0)];
                vec![weighing::candidate(sight, &Action::EndTurn, forgotten, true)]
            });
            return Action::EndTurn;
        }
        fortify::to_the_front(sight, mind)
    }
}

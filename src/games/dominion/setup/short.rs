//! A champion for a kingdom for which none is shipped: bred on the spot in a thread of its own, in about ten seconds.

use std::{fmt, sync::Arc};

use dominion::Setup;
use lab::Library;
use registry::games::dominion::breeding::breed_short;
use registry::games::dominion::champions;
use serde::{Deserialize, Serialize};
use tabletop::Seed;

use crate::training::{Fault, Job, Worker};

/// The agent that follows what was bred for a kingdom.
const CHAMPION: &str = champions::NAME;

/// A menu that was bred for a kingdom, which is written into the table: what is played from it needs no file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BredMenu {
    /// What it was bred for.
    setup: Setup,
    /// The agent that plays so, written out.
    agent: String,
}

impl BredMenu {
    /// Of rules.
    pub fn new(setup: Setup, agent: String) -> Self {
        Self { setup, agent }
    }

    /// Whether it was bred for these cards and so many seats.
    pub fn fits(&self, rules: &Setup) -> bool {
        let same = |one: &[String], other: &[String]| one.iter().all(|card| other.contains(card));
        let (own, kingdom) = (&self.setup.kingdom, &rules.kingdom);
        own.len() == kingdom.len()
            && same(own, kingdom)
            && (self.setup.colonies, self.setup.seats) == (rules.colonies, rules.seats)
    }

    /// Whoever is to follow what was bred follows this menu; all others stay who they are.
    pub fn seat(&self, spec: &mut String) {
        let hard = spec.strip_prefix(CHAMPION).is_some_and(|rest| {
            let level = rest.strip_prefix("@hard").unwrap_or(rest);
            level.is_empty() || level.starts_with(':')
        });
        if hard {
            let settings = spec.split_once(':').map(|(_, settings)| format!(",{settings}")).unwrap_or_default();
            *spec = format!("{}{settings}", self.agent);
        }
    }
}

/// Whether a champion is shipped for just these cards.
pub fn is_shipped(rules: &Setup) -> bool {
    champions::bred_for(champions::shipped(), rules).is_some()
}

/// A short run. Nobody waits for it, and it stops when it is dropped.
#[derive(Clone)]
pub struct ShortRun {
    /// What it breeds for.
    setup: Arc<Setup>,
    /// Tells the share that is done, in [0, 1]; what comes of it is the agent, unless it was stopped.
    worker: Arc<Worker<f64, Option<String>>>,
}

/// How a short run stands.
#[derive(Clone, PartialEq, Debug)]
pub enum ShortState {
    /// So much of it is done, in [0, 1].
    Running(f32),
    /// What it found.
    Found(BredMenu),
    /// It was stopped.
    Stopped,
    /// Why nothing came of it.
    Failed(Fault),
}

impl ShortRun {
    /// Begins one.
    pub fn begin(library: Library, setup: Setup) -> Self {
        let rules = setup.clone();
        let worker = Worker::begin("short run", 0.0, move |job| breed(job, &library, &rules));
        Self { setup: Arc::new(setup), worker: Arc::new(worker) }
    }

    /// Tells it to stop after the matches under way.
    pub fn stop(&self) {
        self.worker.stop();
    }

    /// Whether it breeds for these rules.
    pub fn is_for(&self, rules: &Setup) -> bool {
        BredMenu::new((*self.setup).clone(), String::new()).fits(rules)
    }

    /// How it stands.
    pub fn state(&self) -> ShortState {
        match self.worker.end() {
            None => ShortState::Running(self.worker.news() as f32),
            Some(Ok(Some(agent))) => ShortState::Found(BredMenu::new((*self.setup).clone(), agent.clone())),
            Some(Ok(None)) => ShortState::Stopped,
            Some(Err(fault)) => ShortState::Failed(fault),
        }
    }
}

fn breed(job: &Job<f64>, library: &Library, setup: &Setup) -> Result<Option<String>, String> {
    let progress = |progress: training::breed::BreedProgress| {
        let mut share = job.news();
        // Threads tell out of order.
        *share = share.max(progress.share());
    };
    // Somebody waits for it, so it takes all cores for those few seconds.
    let found = breed_short(library, setup, Seed(1), None, job.stop(), &progress);
    let agent = found.map(|report| report.leaders.into_iter().next().map(|leader| leader.bred.agent));
    agent.map_err(|error| error.to_string())
}

impl PartialEq for ShortRun {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.worker, &other.worker)
    }
}

impl fmt::Debug for ShortRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a short run for {:?}", self.setup.kingdom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_to_follow_what_was_bred_follows_the_menu_that_was_found() {
        let menu = BredMenu::new(Setup::default(), "strategist:menu=gold@99".to_owned());
        let seated = |spec: &str| {
            let mut spec = spec.to_owned();
            menu.seat(&mut spec);
            spec
        };
        assert_eq!(seated("champion"), "strategist:menu=gold@99");
        assert_eq!(seated("champion@hard"), "strategist:menu=gold@99");
        assert_eq!(seated("champion:guard=off"), "strategist:menu=gold@99,guard=off");
        for other in ["champion@beginner", "champion@normal", "championess", "bm1"] {
            assert_eq!(seated(other), other);
        }
    }

    #[test]
    fn a_menu_fits_the_cards_and_seats_it_was_bred_for() {
        let menu = BredMenu::new(Setup::default(), String::new());
        let mut turned = Setup::default();
        turned.kingdom.reverse();
        assert!(menu.fits(&turned) && menu.fits(&Setup { deal: dominion::Deal::FiveTwo, ..turned.clone() }));
        assert!(
            !menu.fits(&Setup { seats: 3, ..turned.clone() })
                && !menu.fits(&Setup { colonies: true, ..turned.clone() })
        );
        turned.kingdom[0] = "witch".to_owned();
        assert!(!menu.fits(&turned));
    }
}

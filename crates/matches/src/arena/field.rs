//! What is played.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use door::ProcessPool;
use lab::{GameModule, LabError, Opening, Scene};
use rayon::prelude::*;
use tabletop::{Budget, Game, Seat, Seed};

use crate::{Pairing, Played, RunControl};

/// A game that every entrant plays.
pub struct Situation<G: Game> {
    /// The rules.
    pub game: Arc<G>,
    /// Where it begins, if not at its start.
    pub origin: Option<G::State>,
    /// How `play` opens the same game.
    pub opening: Opening,
}

impl<G: Game> Situation<G> {
    /// The game of a scene, which `opening` opens.
    pub fn of(scene: &Scene<G>, opening: &Opening) -> Self {
        Self { game: Arc::clone(&scene.game), origin: scene.origin.clone(), opening: opening.clone() }
    }
}

/// Situations to be played by several entrants over the same seeds.
pub struct Field<'a, G: Game> {
    /// What is played.
    pub situations: &'a [Situation<G>],
    /// Who is compared, one after the other in the same seat.
    pub entrants: &'a [String],
    /// That seat, of two.
    pub seat: Seat,
    /// Who sits in the other.
    pub opponent: &'a str,
    /// Which groups.
    pub groups: Range<u64>,
    /// The seed all groups' seeds derive from.
    pub seed: Seed,
    /// What each decision may spend.
    pub budget: Budget,
    /// Threads; `None` for one per core.
    pub threads: Option<usize>,
}

/// By group, situation and entrant.
pub type Bouts = Vec<Vec<Vec<Played>>>;

impl<G: Game> Field<'_, G> {
    /// Games of a group.
    fn size(&self) -> usize {
        self.situations.len() * self.entrants.len()
    }

    fn count(&self) -> u64 {
        self.groups.end - self.groups.start
    }

    /// Plays all games on all cores; the same at any number of threads. Whole groups come back, all of them unless stopped.
    ///
    /// # Errors
    /// The first fault in the order of groups and situations.
    pub fn play<M: GameModule<Game = G>>(
        &self,
        module: &M,
        pool: &ProcessPool,
        control: &RunControl<'_>,
    ) -> Result<Bouts, LabError> {
        let workers = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.unwrap_or(0))
            .build()
            .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
        let (done, faulty) = (AtomicU64::new(0), AtomicU64::new(u64::MAX));
        let (situations, all) = (self.situations.len() as u64, self.count() * self.size() as u64);
        let units: Vec<Option<Result<Vec<Played>, LabError>>> = workers.install(|| {
            let units = (self.groups.start * situations..self.groups.end * situations).into_par_iter();
            let units = units.map(|unit| {
                if control.stop.load(Ordering::Relaxed) || faulty.load(Ordering::Relaxed) < unit {
                    return None;
                }
                let situation = &self.situations[(unit % situations) as usize];
                let (group, fight) = (unit / situations, unit % situations);
                let seed = self.seed.derive("group", group).derive("fight", fight);
                let pool = pool.at(format!("group {group}, fight {fight}"));
                let played: Result<Vec<Played>, LabError> = self
                    .entrants
                    .iter()
                    .map(|entrant| {
                        let bout = self.bout(module, situation, entrant, seed, &pool);
                        (control.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, all);
                        bout
                    })
                    .collect();
                if played.is_err() {
                    faulty.fetch_min(unit, Ordering::Relaxed);
                }
                Some(played)
            });
            units.collect()
        });
        let mut groups = Bouts::new();
        let mut units = units.into_iter();
        for _ in 0..self.count() {
            let group: Vec<_> = units.by_ref().take(self.situations.len()).collect();
            let whole = group.iter().all(Option::is_some);
            let group = group.into_iter().flatten().collect::<Result<Vec<_>, _>>()?;
            if whole {
                groups.push(group);
            }
        }
        Ok(groups)
    }

    fn bout<M: GameModule<Game = G>>(
        &self,
        module: &M,
        situation: &Situation<G>,
        entrant: &str,
        seed: Seed,
        pool: &ProcessPool,
    ) -> Result<Played, LabError> {
        let mut specs = [self.opponent, self.opponent].map(str::to_owned);
        entrant.clone_into(&mut specs[self.seat.index() & 1]);
        let (game, origin) = (&*situation.game, situation.origin.as_ref());
        Pairing { game, origin, specs: &specs, seed, budget: self.budget }.play(module, pool, |fault| LabError::Fault {
            what: format!("seed {seed}, {fault}"),
            command: lab::play_command(&situation.opening, G::ID, &specs, seed, self.budget),
        })
    }
}

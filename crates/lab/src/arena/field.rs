//! What is played, and how it went.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cpu_time::ThreadTime;
use rayon::prelude::*;
use tabletop::{Budget, Game, Limits, Seat, Seed, Table};

use crate::door::{Porter, Seating};
use crate::{GameModule, LabError, Length, Opening, Scene, Watch};

/// A game that every entrant plays.
pub(crate) struct Situation<G: Game> {
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

/// How a game went.
pub(crate) struct Bout {
    /// Who won; `None` where nobody did.
    pub winner: Option<Seat>,
    pub first: Seat,
    /// Why it ended; `None` where it did not.
    pub reason: Option<String>,
    pub length: Length,
    pub decisions: u64,
    pub nodes: u64,
    /// Moves the entrant forfeited.
    pub forfeits: u64,
    /// What was said about them.
    pub notes: Vec<String>,
    pub cpu_seconds: f64,
}

/// Situations to be played by several entrants over the same seeds.
pub(crate) struct Field<'a, G: Game> {
    pub situations: &'a [Situation<G>],
    /// Who is compared, one after the other in the same seat.
    pub entrants: &'a [String],
    /// That seat, of two.
    pub seat: Seat,
    /// Who sits in the other.
    pub opponent: &'a str,
    pub groups: u64,
    pub seed: Seed,
    pub budget: Budget,
    pub threads: Option<usize>,
}

/// By group, situation and entrant.
pub(crate) type Bouts = Vec<Vec<Vec<Bout>>>;

impl<G: Game> Field<'_, G> {
    /// Games of a group.
    pub fn size(&self) -> usize {
        self.situations.len() * self.entrants.len()
    }

    /// Plays all games on all cores; the same at any number of threads. Whole groups come back, all of them unless stopped.
    ///
    /// # Errors
    /// The first fault in the order of groups and situations.
    pub fn play<M: GameModule<Game = G>>(&self, module: &M, watch: &Watch<'_>) -> Result<Bouts, LabError> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.unwrap_or(0))
            .build()
            .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
        let porter = Porter::default();
        let (done, faulty) = (AtomicU64::new(0), AtomicU64::new(u64::MAX));
        let (situations, all) = (self.situations.len() as u64, self.groups * self.size() as u64);
        let units: Vec<Option<Result<Vec<Bout>, LabError>>> = pool.install(|| {
            let units = (0..self.groups * situations).into_par_iter();
            let units = units.map(|unit| {
                if watch.stop.load(Ordering::Relaxed) || faulty.load(Ordering::Relaxed) < unit {
                    return None;
                }
                let situation = &self.situations[(unit % situations) as usize];
                let seed = self.seed.derive("group", unit / situations).derive("fight", unit % situations);
                let played: Result<Vec<Bout>, LabError> = self
                    .entrants
                    .iter()
                    .map(|entrant| {
                        let bout = self.bout(module, situation, entrant, seed, &porter);
                        (watch.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, all);
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
        for _ in 0..self.groups {
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
        porter: &Porter,
    ) -> Result<Bout, LabError> {
        let started = ThreadTime::now();
        let mut specs = [self.opponent, self.opponent].map(str::to_owned);
        entrant.clone_into(&mut specs[self.seat.index() & 1]);
        // New agents for every game: nothing learned in one may reach another.
        let mut seating = Seating::new(module, &specs, porter)?;
        let game = &*situation.game;
        let origin = situation.origin.clone().unwrap_or_else(|| game.start());
        let limits = Limits { budget: self.budget, ..Limits::default() };
        let finish = Table::from_state(game, seed, &mut seating.agents, origin)
            .and_then(|table| table.play(limits))
            .map_err(|fault| LabError::Fault {
                what: format!("seed {seed}, {fault}"),
                command: crate::command::play(&situation.opening, G::ID, &specs, seed, self.budget),
            })?;
        Ok(Bout {
            forfeits: seating.forfeits().get(self.seat.index()).copied().unwrap_or(0),
            notes: seating.take_notes().into_iter().map(|note| format!("seed {seed}: {note}")).collect(),
            winner: finish.standing.as_ref().and_then(tabletop::Standing::winner),
            first: module.first_seat(game, &finish.state),
            reason: finish.standing.map(|standing| standing.reason.into_owned()),
            length: module.length(game, &finish.state),
            decisions: finish.decisions,
            nodes: finish.nodes,
            cpu_seconds: started.elapsed().as_secs_f64(),
        })
    }
}

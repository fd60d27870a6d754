//! Which fights there are, and how they went.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cpu_time::ThreadTime;
use dice::{Alea, Content, State};
use rayon::prelude::*;
use tabletop::{Budget, Game, Limits, Seat, Seed, Table};

use super::super::DiceModule;
use super::super::agents::REFERENCE;
use super::super::duel::{Duel, ROUNDS};
use crate::play::seat_agents;
use crate::{GameModule, LabError, Length, Opening, Problem, Watch};

/// The reference player's seat, and the enemy's.
const ENEMY: Seat = Seat(1);

/// One hero against one enemy.
pub(in super::super) struct Fight {
    /// The rules.
    pub game: Arc<Alea>,
    /// Where it begins, if not at its start.
    pub origin: Option<State>,
    /// How `play` opens the same fight.
    pub opening: Opening,
    /// The hero's place in the content.
    pub hero: usize,
    /// The enemy's place in the content.
    pub enemy: usize,
}

/// Every hero against every enemy.
pub(in super::super) fn everybody(content: &Content) -> Result<Vec<Fight>, LabError> {
    let mut fights = Vec::new();
    for (hero, one) in content.heroes.iter().enumerate() {
        for (enemy, other) in content.enemies.iter().enumerate() {
            let setup = Duel::of(&one.id, &other.id)
                .meant(content)
                .and_then(|setup| Alea::new(setup, Arc::clone(&content.catalogue)).map_err(|_| Vec::new()));
            let game = setup.map_err(|_| Problem::new(format!("{} and {} cannot meet", one.id, other.id)))?;
            let options = format!("(hero: \"{}\", enemy: \"{}\", rounds: {ROUNDS})", one.id, other.id);
            let opening = Opening::Setup { options: Some(options), seats: None };
            fights.push(Fight { game: Arc::new(game), origin: None, opening, hero, enemy });
        }
    }
    if fights.is_empty() {
        return Err(Problem::new("there are no heroes or no enemies").remedy("mend or restore 'assets/dice'").into());
    }
    Ok(fights)
}

/// How a fight went.
pub(in super::super) struct Bout {
    /// Who won; `None` where nobody did.
    pub winner: Option<Seat>,
    pub first: Seat,
    /// Why it ended; `None` where it did not.
    pub reason: Option<String>,
    pub length: Length,
    pub decisions: u64,
    pub nodes: u64,
    pub cpu_seconds: f64,
}

/// Fights to be played by several entrants over the same seeds.
pub(in super::super) struct Field<'a> {
    pub fights: &'a [Fight],
    /// The enemy's brains.
    pub entrants: &'a [String],
    pub groups: u64,
    pub seed: Seed,
    pub budget: Budget,
    pub threads: Option<usize>,
}

/// By group, fight and entrant.
pub(in super::super) type Bouts = Vec<Vec<Vec<Bout>>>;

impl Field<'_> {
    /// Fights of a group.
    pub fn size(&self) -> usize {
        self.fights.len() * self.entrants.len()
    }

    /// Plays all fights on all cores; the same at any number of threads. Whole groups come back, all of them unless stopped.
    ///
    /// # Errors
    /// The first fault in the order of groups and fights.
    pub fn play(&self, module: &DiceModule, watch: &Watch<'_>) -> Result<Bouts, LabError> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.unwrap_or(0))
            .build()
            .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
        let (done, faulty) = (AtomicU64::new(0), AtomicU64::new(u64::MAX));
        let (fights, all) = (self.fights.len() as u64, self.groups * self.size() as u64);
        let units: Vec<Option<Result<Vec<Bout>, LabError>>> = pool.install(|| {
            let units = (0..self.groups * fights).into_par_iter();
            let units = units.map(|unit| {
                if watch.stop.load(Ordering::Relaxed) || faulty.load(Ordering::Relaxed) < unit {
                    return None;
                }
                let fight = &self.fights[(unit % fights) as usize];
                let seed = self.seed.derive("group", unit / fights).derive("fight", unit % fights);
                let played: Result<Vec<Bout>, LabError> = self
                    .entrants
                    .iter()
                    .map(|entrant| {
                        let bout = self.bout(module, fight, entrant, seed);
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
            let group: Vec<_> = units.by_ref().take(self.fights.len()).collect();
            let whole = group.iter().all(Option::is_some);
            let group = group.into_iter().flatten().collect::<Result<Vec<_>, _>>()?;
            if whole {
                groups.push(group);
            }
        }
        Ok(groups)
    }

    fn bout(&self, module: &DiceModule, fight: &Fight, entrant: &str, seed: Seed) -> Result<Bout, LabError> {
        let started = ThreadTime::now();
        let specs = [REFERENCE.to_owned(), entrant.to_owned()];
        // New agents for every fight: nothing learned in one may reach another.
        let mut agents = seat_agents(module, &specs)?;
        let origin = fight.origin.clone().unwrap_or_else(|| fight.game.start());
        let limits = Limits { budget: self.budget, ..Limits::default() };
        let finish = Table::from_state(&*fight.game, seed, &mut agents, origin)
            .and_then(|table| table.play(limits))
            .map_err(|fault| LabError::Fault {
                what: format!("seed {seed}, {fault}"),
                command: crate::command::play(&fight.opening, Alea::ID, &specs, seed, self.budget),
            })?;
        Ok(Bout {
            winner: finish.standing.as_ref().and_then(tabletop::Standing::winner),
            first: module.first_seat(&fight.game, &finish.state),
            reason: finish.standing.map(|standing| standing.reason.into_owned()),
            length: module.length(&fight.game, &finish.state),
            decisions: finish.decisions,
            nodes: finish.nodes,
            cpu_seconds: started.elapsed().as_secs_f64(),
        })
    }
}

impl Bout {
    /// Whether the enemy won.
    pub fn enemy_won(&self) -> bool {
        self.winner == Some(ENEMY)
    }
}

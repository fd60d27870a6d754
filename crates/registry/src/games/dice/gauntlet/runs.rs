//! How far heroes come: whole runs of the reference player, who plays the enemies too.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use dice::gauntlet::{Gauntlet, Setup, Stage, State, Terms};
use dice::{Alea, Content};
use lab::seats::house_agents;
use lab::{LabError, Problem};
use matches::RunControl;
use rayon::prelude::*;
use tabletop::Seed;

use super::super::agents::REFERENCE;
use super::GauntletModule;
use super::walk::walk;

/// A run.
pub(in super::super) struct Run {
    /// The hero's place in the content.
    pub hero: usize,
    /// Whether the boss was beaten.
    pub won: bool,
    /// Fights won.
    pub fights: u32,
    /// The hero at the boss's door, where it came so far.
    pub door: Option<State>,
}

/// What a run is of, and the rules to fight on from its door.
pub(in super::super) struct Runs {
    /// The rules, by hero.
    games: Vec<Gauntlet>,
    /// Whole groups: one seed, a run of every hero.
    pub groups: Vec<Vec<Run>>,
}

impl Runs {
    /// Plays every hero once with each of `each` seeds, on all cores; the same at any number of threads.
    ///
    /// # Errors
    /// Content without what a run needs; the first fault in the order of groups and heroes.
    pub fn play(
        content: &Arc<Content>,
        each: u64,
        seed: Seed,
        threads: Option<usize>,
        control: &RunControl<'_>,
    ) -> Result<Self, LabError> {
        let games = content.heroes.iter().map(|hero| {
            let setup = Setup::of_run(&hero.id, Terms::default());
            Gauntlet::new(setup, Arc::clone(content))
        });
        let games = games
            .collect::<Result<Vec<_>, _>>()
            .map_err(|errors| LabError::Input(errors.iter().map(|error| Problem::new(error.message())).collect()))?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.unwrap_or(0))
            .build()
            .map_err(|error| LabError::System(format!("threads cannot be started: {error}")))?;
        let (done, heroes) = (AtomicU64::new(0), games.len() as u64);
        let all = each * heroes;
        let units: Vec<Option<Result<Run, LabError>>> = pool.install(|| {
            let units = (0..all).into_par_iter().map(|unit| {
                if control.stop.load(Ordering::Relaxed) {
                    return None;
                }
                let hero = (unit % heroes) as usize;
                let seed = seed.derive("group", unit / heroes).derive("run", unit % heroes);
                let run = one(&games[hero], hero, seed);
                (control.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, all);
                Some(run)
            });
            units.collect()
        });
        let mut groups = Vec::new();
        let mut units = units.into_iter();
        for _ in 0..each {
            let group: Vec<_> = units.by_ref().take(games.len()).collect();
            let whole = group.iter().all(Option::is_some);
            let group = group.into_iter().flatten().collect::<Result<Vec<_>, _>>()?;
            if whole {
                groups.push(group);
            }
        }
        Ok(Self { games, groups })
    }

    /// The fight of a run's hero, as it stands at the door, against any enemy; `None` for one that never came there.
    pub fn duel(&self, run: &Run, enemy: usize) -> Option<Alea> {
        let game = self.games.get(run.hero)?;
        game.against(run.door.as_ref()?, u16::try_from(enemy).ok()?)
    }
}

fn one(game: &Gauntlet, hero: usize, seed: Seed) -> Result<Run, LabError> {
    let mut agents = house_agents(&GauntletModule, &[REFERENCE, REFERENCE].map(str::to_owned))?;
    let mut door = None;
    let end = walk(game, seed, &mut agents, |state, _| {
        if state.stage == Stage::Choosing && usize::from(state.layer) + 1 == game.length() {
            door = Some(state.clone());
        }
    })?;
    Ok(Run { hero, won: end.stage == Stage::Over { won: true }, fights: end.tally.fights, door })
}

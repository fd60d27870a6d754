//! A short run for any kingdom, such as one that a player has put together: a fixed number of games, so that it finds the same on every
//! machine, in about ten seconds of two cores. It begins with what the shipped champions know of the kingdom.

use std::sync::atomic::AtomicBool;

use dominion::Setup;
use dominion::evolve::{CoEvolution, EvolutionOptions};
use lab::{GameModule, LabError, Library};
use tabletop::{Game, Seed};
use training::breed::{BreedControl, BreedProgress, BreedReport, BreedRun};

use super::faults::refused;
use super::population::Menus;
use crate::games::DominionModule;
use crate::games::dominion::champions;

/// The numbers of a short run.
pub fn short_options() -> EvolutionOptions {
    EvolutionOptions {
        pool: 100,
        generations: 16,
        games: 300,
        batch: 10,
        finals: 300,
        alike: true,
        guard: true,
        ..EvolutionOptions::default()
    }
}

/// Breeds menus for a setup, as they are played at a table: with the guard. The best of them comes first among the leaders of the report, whose
/// `agent` can be seated; they were not measured against each other afterwards. The same seed finds the same on any number of threads.
///
/// `progress` is called after every match, from any thread. Once `stop` is set no further match is begun, the report is `stopped`, and there
/// are no leaders. `threads` is `None` for one per core.
///
/// # Errors
/// [`LabError::Input`] for a setup that cannot be played, [`LabError::System`] where threads cannot be had.
pub fn breed_short(
    library: &Library,
    setup: &Setup,
    seed: Seed,
    threads: Option<usize>,
    stop: &AtomicBool,
    progress: &(dyn Fn(BreedProgress) + Sync),
) -> Result<BreedReport, LabError> {
    breed_with(library, setup, short_options(), seed, &BreedControl { progress, keep: &|_| Ok(()), stop, threads })
}

/// The same with other numbers.
///
/// # Errors
/// As [`breed_short`], and for numbers that make no run.
pub fn breed_with(
    library: &Library,
    setup: &Setup,
    options: EvolutionOptions,
    seed: Seed,
    control: &BreedControl<'_>,
) -> Result<BreedReport, LabError> {
    let told = |faults: Vec<lab::SetupFault>| LabError::Input(faults.into_iter().map(|fault| fault.problem).collect());
    let game = DominionModule.rules(setup.clone(), library).map_err(told)?;
    let known = champions::shipped().seeds(game.setup(), options.guard, options.most_known());
    let run = CoEvolution::new(&game, options, &known, seed).map_err(refused)?;
    BreedRun::of(&DominionModule, Box::new(Menus::new(game, run)), 0).go(control)
}

//! What the command line asks of a run that learns numbers.

use lab::{LabError, Library, Problem, parse_roster};
use registry::RegisteredGame;
use tabletop::{Budget, Seed};
use training::evolution::{GeneticOptions, Method, SpsaOptions, StrategyOptions};
use training::train::TrainRequest;

use super::opening::opening;
use crate::args::{Numbers, OptimiserArg, TrainArgs};
use crate::commands::roster;

/// What is played where nothing else is said.
const BUDGET: u64 = 300;
const YARDSTICK: u64 = 200;
const VALIDATION: u64 = 400;

pub fn read(any_game: &dyn RegisteredGame, library: &Library, args: &TrainArgs) -> Result<TrainRequest, LabError> {
    let opening = opening(any_game, library, args, None)?;
    let subject = match &args.agent {
        Some(agent) => agent.clone(),
        None => {
            let learning = any_game.learning(library, &opening)?;
            // Where nothing can be learned the run itself says so.
            learning.subjects.first().map(|subject| subject.id.to_owned()).unwrap_or_default()
        }
    };
    let agents = |list: &Option<String>| {
        let agents = list.as_deref().map(parse_roster).transpose()?.unwrap_or_default();
        roster(any_game, library, agents)
    };
    let (against, styles) = (agents(&args.against)?, agents(&args.styles)?);
    Ok(TrainRequest {
        game: args.game.clone(),
        subject,
        opening,
        budget: Budget::nodes(args.budget.unwrap_or(BUDGET)),
        method: method(args.optimiser.unwrap_or(OptimiserArg::Ga), &args.numbers)?,
        seed: args.seed.unwrap_or(Seed(1)),
        limit_wins: args.limit_wins,
        yardstick: args.yardstick.unwrap_or(YARDSTICK),
        validation: args.validate.unwrap_or(VALIDATION),
        against,
        styles,
    })
}

/// The optimisers that have each number of their own, by its name; generations are everybody's.
pub(super) fn named(numbers: &Numbers) -> [(&'static str, bool, &'static [OptimiserArg]); 15] {
    use OptimiserArg::{Es, Ga, Spsa};
    [
        ("genomes", numbers.genomes.is_some(), &[Ga, Es]),
        ("tournaments", numbers.tournaments.is_some(), &[Ga]),
        ("entrants", numbers.entrants.is_some(), &[Ga, Es]),
        ("rounds", numbers.rounds.is_some(), &[Ga, Es]),
        ("winners", numbers.winners.is_some(), &[Ga]),
        ("crosses", numbers.crosses.is_some(), &[Ga]),
        ("mutants", numbers.mutants.is_some(), &[Ga]),
        ("finalists", numbers.finalists.is_some(), &[Ga, Es]),
        ("finals", numbers.finals.is_some(), &[Ga, Es]),
        ("spread", numbers.spread.is_some(), &[Es]),
        ("last-spread", numbers.last_spread.is_some(), &[Es]),
        ("iterations", numbers.iterations.is_some(), &[Spsa]),
        ("tables", numbers.tables.is_some(), &[Spsa]),
        ("step", numbers.step.is_some(), &[Spsa]),
        ("probe", numbers.probe.is_some(), &[Spsa]),
    ]
}

fn method(optimiser: OptimiserArg, numbers: &Numbers) -> Result<Method, LabError> {
    let stray = named(numbers).into_iter().find(|(_, asked, of)| *asked && !of.contains(&optimiser));
    if let Some((name, ..)) = stray {
        let of = match optimiser {
            OptimiserArg::Ga => "the genetic algorithm",
            OptimiserArg::Es => "the evolution strategy",
            OptimiserArg::Spsa => "stochastic approximation",
        };
        let problem = Problem::new(format!("--{name} does not belong to {of}"));
        return Err(problem.remedy("leave it out, or choose another --optimiser").into());
    }
    Ok(match optimiser {
        OptimiserArg::Ga => {
            let usual = GeneticOptions::default();
            Method::Genetic(GeneticOptions {
                genomes: numbers.genomes.unwrap_or(usual.genomes),
                tournaments: numbers.tournaments.unwrap_or(usual.tournaments),
                entrants: numbers.entrants.unwrap_or(usual.entrants),
                rounds: numbers.rounds.unwrap_or(usual.rounds),
                winners: numbers.winners.unwrap_or(usual.winners),
                crosses: numbers.crosses.unwrap_or(usual.crosses),
                mutants: numbers.mutants.unwrap_or(usual.mutants),
                generations: numbers.generations.unwrap_or(usual.generations),
                finalists: numbers.finalists.unwrap_or(usual.finalists),
                finals: numbers.finals.unwrap_or(usual.finals),
            })
        }
        OptimiserArg::Es => {
            let usual = StrategyOptions::default();
            Method::Strategy(StrategyOptions {
                genomes: numbers.genomes.unwrap_or(usual.genomes),
                finalists: numbers.finalists.unwrap_or(usual.finalists),
                finals: numbers.finals.unwrap_or(usual.finals),
                entrants: numbers.entrants.unwrap_or(usual.entrants),
                rounds: numbers.rounds.unwrap_or(usual.rounds),
                generations: numbers.generations.unwrap_or(usual.generations),
                spread: numbers.spread.unwrap_or(usual.spread),
                last_spread: numbers.last_spread.unwrap_or(usual.last_spread),
            })
        }
        OptimiserArg::Spsa => {
            let usual = SpsaOptions::default();
            Method::Spsa(SpsaOptions {
                iterations: numbers.iterations.unwrap_or(usual.iterations),
                tables: numbers.tables.unwrap_or(usual.tables),
                generations: numbers.generations.unwrap_or(usual.generations),
                step: numbers.step.unwrap_or(usual.step),
                probe: numbers.probe.unwrap_or(usual.probe),
            })
        }
    })
}

//! What the command line asks `train` to do.

use lab::evolution::{GeneticOptions, Method, SpsaOptions};
use lab::train::TrainRequest;
use lab::{LabError, Library, Opening, Problem, Room, parse_roster, scene_game};
use tabletop::{Budget, Seed};

use crate::args::{Numbers, OptimiserArg, TrainArgs};
use crate::commands::{in_file, roster, scene};

/// What is played where nothing else is said.
const BUDGET: u64 = 300;
const YARDSTICK: u64 = 200;
const VALIDATION: u64 = 400;

pub fn read(room: &dyn Room, library: &Library, args: &TrainArgs) -> Result<TrainRequest, LabError> {
    let opening = opening(room, library, args)?;
    let subject = match &args.agent {
        Some(agent) => agent.clone(),
        None => {
            let learning = room.learning(library, &opening)?;
            // Where nothing can be learned the run itself says so.
            learning.subjects.first().map(|subject| subject.id.to_owned()).unwrap_or_default()
        }
    };
    let against = args.against.as_deref().map(parse_roster).transpose()?.unwrap_or_default();
    let against = roster(room, library, against)?;
    Ok(TrainRequest {
        game: args.game.clone(),
        subject,
        opening,
        budget: Budget::nodes(args.budget.unwrap_or(BUDGET)),
        method: method(args.optimiser.unwrap_or(OptimiserArg::Ga), &args.numbers)?,
        seed: args.seed.unwrap_or(Seed(1)),
        yardstick: args.yardstick.unwrap_or(YARDSTICK),
        validation: args.validate.unwrap_or(VALIDATION),
        against,
    })
}

fn opening(room: &dyn Room, library: &Library, args: &TrainArgs) -> Result<Opening, LabError> {
    if let Some(name) = &args.scene {
        let file = scene(library, name)?;
        let of = scene_game(&file)?;
        if of != args.game {
            let problem = Problem::new(format!("the scene is of the game '{of}', not '{}'", args.game));
            return Err(in_file(problem.into(), &file));
        }
        return Ok(Opening::Scene(file));
    }
    let options = match &args.rules {
        Some(name) => {
            let variants = room.variants();
            let found = variants.iter().find(|variant| variant.id == name.as_str());
            let ids = variants.iter().map(|variant| variant.id);
            Some(found.ok_or_else(|| Problem::unknown("rules", name, ids))?.setup.to_owned())
        }
        None => args.setup.clone(),
    };
    Ok(Opening::Setup { options, seats: args.seats })
}

fn method(optimiser: OptimiserArg, numbers: &Numbers) -> Result<Method, LabError> {
    let Numbers { generations, .. } = *numbers;
    let refuse = |named: &[(&str, bool)], of: &str| match named.iter().find(|(_, named)| *named) {
        Some((name, _)) => {
            let problem = Problem::new(format!("--{name} is no number of {of}"));
            Err(problem.remedy("leave it out, or choose another --optimiser"))
        }
        None => Ok(()),
    };
    match optimiser {
        OptimiserArg::Ga => {
            let Numbers { iterations, tables, step, probe, .. } = *numbers;
            let others = [
                ("iterations", iterations.is_some()),
                ("tables", tables.is_some()),
                ("step", step.is_some()),
                ("probe", probe.is_some()),
            ];
            refuse(&others, "the genetic algorithm")?;
            let usual = GeneticOptions::default();
            Ok(Method::Genetic(GeneticOptions {
                genomes: numbers.genomes.unwrap_or(usual.genomes),
                tournaments: numbers.tournaments.unwrap_or(usual.tournaments),
                entrants: numbers.entrants.unwrap_or(usual.entrants),
                rounds: numbers.rounds.unwrap_or(usual.rounds),
                winners: numbers.winners.unwrap_or(usual.winners),
                crosses: numbers.crosses.unwrap_or(usual.crosses),
                mutants: numbers.mutants.unwrap_or(usual.mutants),
                generations: generations.unwrap_or(usual.generations),
                finalists: numbers.finalists.unwrap_or(usual.finalists),
                finals: numbers.finals.unwrap_or(usual.finals),
            }))
        }
        OptimiserArg::Spsa => {
            let others = [
                ("genomes", numbers.genomes.is_some()),
                ("tournaments", numbers.tournaments.is_some()),
                ("entrants", numbers.entrants.is_some()),
                ("rounds", numbers.rounds.is_some()),
                ("winners", numbers.winners.is_some()),
                ("crosses", numbers.crosses.is_some()),
                ("mutants", numbers.mutants.is_some()),
                ("finalists", numbers.finalists.is_some()),
                ("finals", numbers.finals.is_some()),
            ];
            refuse(&others, "stochastic approximation")?;
            let usual = SpsaOptions::default();
            Ok(Method::Spsa(SpsaOptions {
                iterations: numbers.iterations.unwrap_or(usual.iterations),
                tables: numbers.tables.unwrap_or(usual.tables),
                generations: generations.unwrap_or(usual.generations),
                step: numbers.step.unwrap_or(usual.step),
                probe: numbers.probe.unwrap_or(usual.probe),
            }))
        }
    }
}

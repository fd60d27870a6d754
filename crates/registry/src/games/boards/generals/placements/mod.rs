//! `placements`: ways to place an army that win most, found by play.
//!
//! `placing` seats an opponent with placements to choose from, `trial` plays games with them, `halving` finds the best of many. Here stand the command and what it prints.

mod halving;
mod placing;
mod trial;

use std::ops::RangeInclusive;
use std::sync::atomic::Ordering;

use boards::board::Square;
use boards::generals::{Arrangement, Generals, shipped_placements};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use lab::roster::parse_roster;
use lab::{GameModule, LabError, Opening, Problem, Scene};
use matches::stats::wilson;
use rand::RngExt;
use serde::Serialize;
use tabletop::{Game, Rng, Seed};

use self::halving::{Halving, Kept};
use self::trial::Trial;
use super::GeneralsModule;
use crate::command::{CommandContext, Done, GameCommand, JsonOnly, Output, seed};

const AFTER_HELP: &str = "\
Candidates are the shipped placements and variations of them, in which pieces of any two squares of the camp are exchanged. Every candidate
that is left plays the same seeds against every style from both seats; then the better half stays, and plays twice as many. Left and right
are exchanged at random in every game, and three pairs of neighbours, as where people play.

Examples:
  rubicon-lab placements generals
  rubicon-lab placements generals --setup relative=attaque --agent marshal@easy --styles grabber --candidates 32 --json";

/// How often two squares are exchanged in a candidate.
const EXCHANGED: RangeInclusive<usize> = 2..=10;

/// `placements`
#[derive(Args, Debug)]
struct PlacementsArgs {
    /// Other rules: a setup in RON, or variants by their names
    #[arg(long, value_name = "SETUP")]
    setup: Option<String>,
    /// Who plays with the placements
    #[arg(long, value_name = "A", default_value = "marshal@easy")]
    agent: String,
    /// Whom it meets, separated by commas
    #[arg(long, value_name = "A,B,…", default_value = "grabber,marshal@easy")]
    styles: String,
    /// Candidates in the first round
    #[arg(long, value_name = "N", default_value_t = 48, value_parser = clap::value_parser!(u16).range(2..=4096))]
    candidates: u16,
    /// Seeds in the first round, each played against every style from both seats
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=4096))]
    seeds: u16,
    /// How many are left in the end
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..=4096))]
    keep: u16,
    /// Fresh seeds on which those that are left meet the shipped ones, each from both seats
    #[arg(long, value_name = "N", default_value_t = 100)]
    validate: u16,
    /// The seed: a number, or a phrase that stands for one
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = seed)]
    seed: Seed,
    #[command(flatten)]
    output: JsonOnly,
}

/// What was found, as placements are written in files, and what they are worth.
#[derive(Serialize)]
struct Found {
    placements: Vec<Written>,
    against: Vec<Against>,
}

/// A placement as files have it.
#[derive(Serialize)]
struct Written {
    rows: Vec<String>,
    /// The share that it won in the last round, draws counted half.
    share: f64,
    games: u64,
}

/// A match of the placements that were found.
#[derive(Serialize)]
struct Against {
    agent: String,
    games: u64,
    share: f64,
    low: f64,
    high: f64,
}

/// The command `placements`.
pub(super) struct PlacementsCommand;

impl GameCommand for PlacementsCommand {
    fn command(&self) -> Command {
        PlacementsArgs::augment_args(Command::new("placements"))
            .about("Find ways to place an army that win most: the best of many by successive halving")
            .after_help(AFTER_HELP)
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let args = PlacementsArgs::from_arg_matches(matches)?;
        let opening = Opening::Setup { options: args.setup.clone(), seats: None };
        let game = Scene::open(&GeneralsModule, &context.library()?, &opening)?.game;
        if !game.setting_up(&game.start()) {
            let problem = Problem::new("this setup begins with a position, so nobody places anything");
            return Err(LabError::from(problem.remedy("leave 'starts' out")).into());
        }
        let styles = parse_roster(&args.styles).map_err(LabError::from)?;
        for agent in std::iter::once(&args.agent).chain(&styles) {
            GeneralsModule.agent(agent).map_err(LabError::from)?;
        }
        let trial = Trial { game: &game, agent: &args.agent, stop: context.stop() };
        let halving = Halving { trial: &trial, styles: &styles, keep: args.keep.into(), seeds: args.seeds.into() };
        let candidates = candidates(&game, args.candidates.into(), &mut args.seed.stream("placements", 0));
        let bar = context.bar(args.output.json);
        let kept = halving.best_of(candidates, args.seed, &|done, all| bar.set(done, all))?;
        drop(bar);
        // A match of placements that were not found to their end says nothing.
        let Some(kept) = kept else { return Ok(Done::Interrupted) };
        let against = validate(&trial, &kept, &styles, &args)?;
        let found = Found { placements: kept.iter().map(Written::of).collect(), against };
        match args.output.json {
            true => context.output().json(&found)?,
            false => print(&found, context.output())?,
        }
        Ok(if context.stop().load(Ordering::Relaxed) { Done::Interrupted } else { Done::All })
    }
}

impl Written {
    fn of(kept: &Kept) -> Self {
        let rows = kept.arrangement.to_string().split('/').map(str::to_owned).collect();
        Self { rows, share: kept.score.share(), games: kept.score.games }
    }
}

/// The shipped placements, and variations of them until there are so many.
fn candidates(game: &Generals, count: usize, rng: &mut Rng) -> Vec<Arrangement> {
    let shipped: Vec<Arrangement> =
        shipped_placements(game.setup().relative).into_iter().map(|placement| placement.arrangement).collect();
    let mut all = shipped.clone();
    all.truncate(count);
    while all.len() < count && !shipped.is_empty() {
        let mut new = shipped[rng.random_range(0..shipped.len())].clone();
        let squares = new.camp().count() as u8;
        for _ in 0..rng.random_range(EXCHANGED) {
            let [one, other] = [0, 1].map(|_| Square(rng.random_range(0..squares)));
            new = new.exchanged(one, other);
        }
        all.push(new);
    }
    all
}

/// The placements that were found against every style, and against the agent with the shipped ones, on fresh seeds.
fn validate(
    trial: &Trial<'_>,
    kept: &[Kept],
    styles: &[String],
    args: &PlacementsArgs,
) -> anyhow::Result<Vec<Against>> {
    let found: Vec<Arrangement> = kept.iter().map(|kept| kept.arrangement.clone()).collect();
    let mut against = Vec::new();
    for style in std::iter::once(&args.agent).chain(styles.iter().filter(|style| **style != args.agent)) {
        let score = trial.play(&found, style, args.seed.derive("validation", 0), 0..args.validate.into())?;
        let interval = wilson(score.share(), score.games as f64);
        against.push(Against {
            agent: style.clone(),
            games: score.games,
            share: score.share(),
            low: interval.low,
            high: interval.high,
        });
    }
    Ok(against)
}

fn print(found: &Found, output: &mut Output) -> std::io::Result<()> {
    for placement in &found.placements {
        output.line(format!("{} won {:.3} of {} games", placement.rows.join("/"), placement.share, placement.games))?;
    }
    output.line("")?;
    let head = ["these placements against", "games", "share", "from", "to"].map(str::to_owned).to_vec();
    let rows = found.against.iter().map(|against| {
        let figures = [against.share, against.low, against.high].map(|share| format!("{share:.3}"));
        [vec![against.agent.clone(), against.games.to_string()], figures.to_vec()].concat()
    });
    output.table(&std::iter::once(head).chain(rows).collect::<Vec<_>>())
}

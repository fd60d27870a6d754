//! `truth`: the win table of Realm's reference menus, beside what an independent engine measured.

use clap::{ArgMatches, Args, Command, FromArgMatches};
use lab::{LabError, Problem, signed_figure};
use matches::RunControl;
use tabletop::Seed;

use crate::command::{CommandContext, Done, GameCommand, JsonOnly, Output, Threads, seed};
use crate::games::dominion::truth::{Cell, WANTED, cells};

const AFTER_HELP: &str = "\
The table was measured by an independent engine, 40 000 games a cell. The same seed gives the same figures at any number of
threads. Menus are those of assets/dominion/bots.ron.

Examples:
  rubicon-lab truth dominion
  rubicon-lab truth dominion --rows WI1,SM1 --columns BM1 --games 40000 --json";

/// `truth`
#[derive(Args, Debug)]
struct TruthArgs {
    /// Games of each cell
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Menus of the rows; else all of the table
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    rows: Vec<String>,
    /// Menus of the columns; else all of the table
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    columns: Vec<String>,
    /// Refuse buys that end the game while another seat is ahead; the table is measured without
    #[arg(long)]
    guard: bool,
    /// The seed: a number, or a phrase that stands for one; else 2026
    #[arg(long, value_name = "SEED", value_parser = seed)]
    seed: Option<Seed>,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    output: JsonOnly,
}

/// The command `truth`.
pub struct TruthCommand;

impl GameCommand for TruthCommand {
    fn command(&self) -> Command {
        TruthArgs::augment_args(Command::new("truth"))
            .about("Hold a game against what is known of it from elsewhere: the win table of Realm's menus")
            .after_help(AFTER_HELP)
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let args = TruthArgs::from_arg_matches(matches)?;
        let (rows, columns) = (named(&args.rows)?, named(&args.columns)?);
        let pairs: Vec<(&str, &str)> =
            rows.iter().flat_map(|&row| columns.iter().map(move |&column| (row, column))).collect();
        let bar = context.bar(args.output.json);
        let control = RunControl { progress: &|done, all| bar.set(done, all), stop: context.stop() };
        let seed = args.seed.unwrap_or(Seed(2026));
        let library = context.library()?;
        let played = cells(&library, &pairs, args.games, seed, args.guard, args.threads.asked(), &control)?;
        drop(bar);
        let stopped = played.len() < pairs.len();
        match args.output.json {
            true => context.output().json(&played)?,
            false => print(&played, &args, seed, context.output())?,
        }
        Ok(if stopped { Done::Interrupted } else { Done::All })
    }
}

/// Menus of the table by their names, all where none is named.
fn named(names: &[String]) -> Result<Vec<&'static str>, LabError> {
    let known = || WANTED.iter().map(|(menu, _)| *menu);
    if names.is_empty() {
        return Ok(known().collect());
    }
    let find = |name: &String| {
        let found = known().find(|menu| menu.eq_ignore_ascii_case(name.trim()));
        found.ok_or_else(|| LabError::from(Problem::unknown("menu", name, known())))
    };
    names.iter().map(find).collect()
}

/// A row per cell, and how far all of them are off.
fn print(cells: &[Cell], args: &TruthArgs, seed: Seed, output: &mut Output) -> std::io::Result<()> {
    let guard = if args.guard { "with guard, the table is without" } else { "without guard" };
    output.line(format!("dominion: {} games a cell, seed {seed}, {guard}", args.games))?;
    output.line(
        "share of games the row wins, ties half, in per cent, with its standard error; that of the page is 0.25",
    )?;
    output.line("")?;
    let head = ["row", "column", "share", "±", "page", "off", "ties", "turns"].map(str::to_owned).to_vec();
    let rows = cells.iter().map(|cell| {
        let figures = [
            format!("{:.2}", cell.share),
            format!("{:.2}", cell.error),
            format!("{:.1}", cell.wanted),
            signed_figure(cell.off(), 2),
            format!("{:.1}", cell.ties),
            format!("{:.2}", cell.turns),
        ];
        [cell.row, cell.column].map(str::to_owned).into_iter().chain(figures).collect()
    });
    output.table(&std::iter::once(head).chain(rows).collect::<Vec<_>>())?;
    output.line("")?;
    let count = cells.len().max(1) as f64;
    let squares: f64 = cells.iter().map(|cell| cell.off().powi(2)).sum();
    let furthest = cells.iter().map(|cell| cell.off().abs()).fold(0.0, f64::max);
    output.line(format!(
        "{} cells: root mean square {:.2}, furthest {furthest:.2} points off",
        cells.len(),
        (squares / count).sqrt()
    ))
}

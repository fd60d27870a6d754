//! `balance`: how often the reference player wins against each enemy.

use clap::{ArgMatches, Args, Command, FromArgMatches};
use matches::RunControl;
use tabletop::Seed;

use crate::command::{CommandContext, Done, GameCommand, JsonOnly, Output, Threads, figure, percent, seed};
use crate::games::DiceModule;
use crate::games::dice::{BalanceReport, BalanceRow, Band, RunRow};

const AFTER_HELP: &str = "\
The bands are stated in assets/dice/balance.ron. Each hero fights each enemy N times and sets out on N runs of the
gauntlet; those that come to its end fight every boss there. Intervals are Wilson's at 95 %.

Examples:
  rubicon-lab balance dice
  rubicon-lab balance dice --fights 200 --json
  rubicon-lab balance dice --mods example-balance";

/// `balance`
#[derive(Args, Debug)]
struct BalanceArgs {
    /// Fights of each hero against each enemy, and runs of the gauntlet with each hero
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    fights: u64,
    /// The seed: a number, or a phrase that stands for one
    #[arg(long, value_name = "SEED", value_parser = seed)]
    seed: Option<Seed>,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    output: JsonOnly,
}

/// The command `balance`.
pub struct BalanceCommand;

impl GameCommand for BalanceCommand {
    fn command(&self) -> Command {
        BalanceArgs::augment_args(Command::new("balance"))
            .about("Print how often the reference player wins against each enemy, and which lie outside the band of their tier")
            .after_help(AFTER_HELP)
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let args = BalanceArgs::from_arg_matches(matches)?;
        let bar = context.bar(args.output.json);
        let control = RunControl { progress: &|done, all| bar.set(done, all), stop: context.stop() };
        let (seed, threads) = (args.seed.unwrap_or(Seed(1)), args.threads.asked());
        let report = DiceModule.balance(&context.library()?, args.fights, seed, threads, &control)?;
        drop(bar);
        match args.output.json {
            true => context.output().json(&report)?,
            false => print(&report, context.output())?,
        }
        let rows_in = report.tiers.iter().chain(&report.enemies).all(|row| row.ok);
        let all_in = rows_in && report.runs.iter().all(|row| row.ok);
        Ok(match (report.stopped, all_in) {
            (true, _) => Done::Interrupted,
            (false, true) => Done::All,
            (false, false) => Done::Wanting,
        })
    }
}

fn print(report: &BalanceReport, output: &mut Output) -> std::io::Result<()> {
    let stopped = if report.stopped { ", stopped early" } else { "" };
    let each = report.fights_each;
    output.line(format!("dice: {each} fights of each hero against each enemy, seed {}{stopped}", report.seed))?;
    output.line(
        "share of fights the reference player wins as the hero, and of its HP it loses; OUT lies outside its band",
    )?;
    output.line(
        "bosses are fought by the heroes that come to them in the gauntlet, the others with a hero's first cards",
    )?;
    output.line("")?;
    output.table(&rows(&report.tiers))?;
    output.line("")?;
    output.table(&rows(&report.enemies))?;
    output.line("")?;
    output.table(&runs(&report.runs))
}

fn rows(rows: &[BalanceRow]) -> Vec<Vec<String>> {
    let mut head: Vec<String> = ["tier", "enemy", "win rate", "95 % interval", "band"].map(str::to_owned).to_vec();
    head.extend(rows.iter().take(1).flat_map(|row| &row.heroes).map(|(hero, _)| hero.clone()));
    head.extend(["rounds", "HP lost", "HP band", ""].map(str::to_owned));
    let row = |row: &BalanceRow| {
        let mut cells = vec![if row.boss { "boss".to_owned() } else { row.tier.to_string() }];
        cells.push(row.enemy.clone().unwrap_or_else(|| "all".to_owned()));
        cells.push(percent(row.win_rate));
        cells.extend([interval(row.low, row.high), band(row.band)]);
        cells.extend(row.heroes.iter().map(|(_, share)| share.map_or("–".to_owned(), percent)));
        cells.push(figure(row.mean_rounds));
        cells.extend([percent(row.mean_toll), band(row.toll)]);
        cells.push(if row.ok { "" } else { "OUT" }.to_owned());
        cells
    };
    std::iter::once(head).chain(rows.iter().map(row)).collect()
}

fn runs(rows: &[RunRow]) -> Vec<Vec<String>> {
    let head = ["gauntlet", "runs", "won", "win rate", "95 % interval", "band", "come to the boss", "fights won", ""];
    let row = |row: &RunRow| {
        let mut cells = vec![row.hero.clone(), row.runs.to_string(), row.wins.to_string(), percent(row.win_rate)];
        cells.extend([interval(row.low, row.high), band(row.band), percent(row.reached_boss), figure(row.mean_fights)]);
        cells.push(if row.ok { "" } else { "OUT" }.to_owned());
        cells
    };
    std::iter::once(head.map(str::to_owned).to_vec()).chain(rows.iter().map(row)).collect()
}

fn interval(low: f64, high: f64) -> String {
    format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high)
}

fn band(band: Band) -> String {
    format!("{:.0} – {:.0} %", 100.0 * band.low, 100.0 * band.high)
}

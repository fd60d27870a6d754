//! `style`: how agents play, in figures measured from games.

use clap::{ArgMatches, Args, Command, FromArgMatches};
use lab::{LabError, parse_roster};
use matches::RunControl;
use tabletop::{Budget, Seed};

use crate::command::{CommandContext, Done, GameCommand, JsonOnly, Output, Threads, percent, seed};
use crate::games::risk::personas::{Signature, Tendency, personas};
use crate::games::risk::style::{Statistic, StyleReport, StyleRequest, StyleRow, style};

const AFTER_HELP: &str = "\
Tables are drawn from the agents by the seed, everybody as often as the others. Figures are read off the events of games;
intervals are at 95 %, Student's over games, Wilson's for games won. 'personas' stands for all of them.

Examples:
  rubicon-lab style risk --games 400
  rubicon-lab style risk --agents raider,sentinel,marshal --games 200 --seats 3 --json";

/// What stands for all personas where agents are named.
const PERSONAS: &str = "personas";

/// `style`
#[derive(Args, Debug)]
struct StyleArgs {
    /// Agents, each once; 'personas' for all of them
    #[arg(long, value_name = "A,B,…", default_value = "personas")]
    agents: String,
    /// Games
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// Seats at a table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=8))]
    seats: u8,
    /// What differs from the game's classic setup, in RON, such as '(cards: Fixed)'
    #[arg(long, value_name = "RON")]
    setup: Option<String>,
    /// Positions each decision may spend; else what the agent's level says
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    budget: Option<u64>,
    /// The seed: a number, or a phrase that stands for one
    #[arg(long, value_name = "SEED", value_parser = seed)]
    seed: Option<Seed>,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    output: JsonOnly,
}

/// The command `style`.
pub struct StyleCommand;

impl GameCommand for StyleCommand {
    fn command(&self) -> Command {
        StyleArgs::augment_args(Command::new("style"))
            .about("Measure how agents play: attacks, odds, continents, cards, and how often they win")
            .after_help(AFTER_HELP)
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let args = StyleArgs::from_arg_matches(matches)?;
        let named = parse_roster(&args.agents).map_err(LabError::from)?;
        let agents = named.into_iter().flat_map(|name| match name.as_str() {
            PERSONAS => personas().iter().map(|persona| persona.card.name.clone()).collect(),
            _ => vec![name],
        });
        let request = StyleRequest {
            agents: agents.collect(),
            games: args.games,
            seats: args.seats.into(),
            options: args.setup.clone(),
            seed: args.seed.unwrap_or(Seed(1)),
            budget: Budget { nodes: args.budget },
            threads: args.threads.asked(),
        };
        let bar = context.bar(args.output.json);
        let control = RunControl { progress: &|done, all| bar.set(done, all), stop: context.stop() };
        let report = style(&context.library()?, &request, &control)?;
        drop(bar);
        match args.output.json {
            true => context.output().json(&report)?,
            false => print(&report, context.output())?,
        }
        Ok(if report.stopped { Done::Interrupted } else { Done::All })
    }
}

/// A row per statistic and a column per agent.
fn print(report: &StyleReport, output: &mut Output) -> std::io::Result<()> {
    let stopped = if report.stopped { ", stopped early" } else { "" };
    output.line(format!("risk: {} games of {} seats, seed {}{stopped}", report.games, report.seats, report.seed))?;
    output.line("means over games with 95 % intervals; * is what a persona is known by")?;
    output.line("")?;
    let column = |cell: &dyn Fn(&StyleRow) -> String| report.agents.iter().map(cell).collect::<Vec<_>>();
    let row = |head: &str, cells: Vec<String>| std::iter::once(head.to_owned()).chain(cells).collect::<Vec<_>>();
    let mut rows = vec![row("", column(&|agent| agent.agent.clone()))];
    for statistic in Statistic::ALL {
        rows.push(row(statistic.title(), column(&|agent| figure(agent, statistic))));
    }
    rows.push(row("games", column(&|agent| agent.games.to_string())));
    rows.push(row("games won", column(&|agent| percent(agent.win_rate))));
    let interval = |agent: &StyleRow| format!("{:.1} – {:.1} %", 100.0 * agent.low, 100.0 * agent.high);
    rows.push(row("95 % interval", column(&interval)));
    output.table(&rows)?;
    output.line("")?;
    for persona in personas() {
        let Signature(statistic, tendency) = persona.signature;
        if let Some(apart) = report.apart(&persona.card.name, statistic) {
            let side = if tendency == Tendency::High { "more" } else { "less" };
            output.line(format!(
                "{}: {side} {} than the others, by {:+.1} standard errors",
                persona.card.title,
                statistic.title(),
                apart
            ))?;
        }
    }
    Ok(())
}

fn figure(agent: &StyleRow, statistic: Statistic) -> String {
    let mean = agent.mean(statistic);
    if mean.samples == 0 {
        return "–".to_owned();
    }
    let known =
        |by: Statistic| personas().iter().any(|known| known.card.name == agent.agent && known.signature.0 == by);
    let mark = if known(statistic) { "*" } else { "" };
    match (statistic.is_share(), mean.margin.is_finite()) {
        (true, true) => format!("{:.0} ± {:.0} %{mark}", 100.0 * mean.mean, 100.0 * mean.margin),
        (true, false) => format!("{:.0} %{mark}", 100.0 * mean.mean),
        (false, true) => format!("{:.2} ± {:.2}{mark}", mean.mean, mean.margin),
        (false, false) => format!("{:.2}{mark}", mean.mean),
    }
}

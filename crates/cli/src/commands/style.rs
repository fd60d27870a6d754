//! `style`: how agents play, in figures measured from games.

use lab::{LabError, Library, parse_roster};
use matches::RunControl;
use registry::games::risk::personas::{Signature, Tendency, personas};
use registry::games::risk::style::{Statistic, StyleReport, StyleRequest, StyleRow, style};
use tabletop::{Budget, Seed};

use crate::args::StyleArgs;
use crate::exit::Done;
use crate::output::{Output, percent};
use crate::progress::{Bar, interruptible};

/// What stands for all personas where agents are named.
const PERSONAS: &str = "personas";

pub fn run(library: &Library, args: &StyleArgs, output: &mut Output) -> anyhow::Result<Done> {
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
    let bar = Bar::new(args.output.json);
    let control = RunControl { progress: &|done, all| bar.set(done, all), stop: interruptible() };
    let report = style(library, &request, &control)?;
    drop(bar);
    match args.output.json {
        true => output.json(&report)?,
        false => print(&report, output)?,
    }
    Ok(if report.stopped { Done::Interrupted } else { Done::All })
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

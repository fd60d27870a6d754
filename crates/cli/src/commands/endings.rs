//! `endings`: how the games of every agent end, at every number of seats, in every variant.

use std::collections::BTreeMap;

use lab::{LabError, Library, parse_roster};
use matches::{EndingsRequest, RunControl, TableEndings};
use registry::command::{Done, Output, figure};
use registry::game;
use tabletop::{Budget, Seed};

use crate::args::EndingsArgs;
use crate::progress::{Bar, interruptible};

pub fn run(library: &Library, args: &EndingsArgs, output: &mut Output) -> anyhow::Result<Done> {
    let any_game = game(&args.game)?;
    let request = EndingsRequest {
        agents: args.agents.as_deref().map(parse_roster).transpose().map_err(LabError::from)?.unwrap_or_default(),
        openings: args.openings.clone(),
        seats: args.seats.map(|seats| seats..=seats),
        games: args.games,
        every: args.every.into(),
        seed: args.seed.unwrap_or(Seed(1)),
        budget: Budget { nodes: args.budget },
        threads: args.threads.asked(),
    };
    let (bar, stop) = (Bar::new(args.output.json), interruptible());
    let endings =
        any_game.endings(library, &request, &RunControl { progress: &|done, all| bar.set(done, all), stop })?;
    drop(bar);
    match args.output.json {
        true => output.json(&endings)?,
        false => print(&args.game, args.all, &endings, output)?,
    }
    output.flush()?;
    if stop.load(std::sync::atomic::Ordering::Relaxed) {
        return Ok(Done::Interrupted);
    }
    let (games, at_limit) = sums(&endings);
    let percent = 100.0 * at_limit as f64 / games.max(1) as f64;
    if percent > args.at_most {
        anyhow::bail!("{percent:.2} % of the games ended by a limit, and at most {} % may", args.at_most);
    }
    Ok(Done::All)
}

fn sums<'a>(endings: impl IntoIterator<Item = &'a TableEndings>) -> (u64, u64) {
    endings.into_iter().fold((0, 0), |(games, at_limit), table| (games + table.games, at_limit + table.at_limit))
}

/// A row for every number of seats, and one for every table that is worth showing.
fn print(game: &str, all: bool, endings: &[TableEndings], output: &mut Output) -> std::io::Result<()> {
    let mut by_seats: BTreeMap<usize, Vec<&TableEndings>> = BTreeMap::new();
    endings.iter().for_each(|table| by_seats.entry(table.seats).or_default().push(table));
    output.line(format!("{game}: {} tables", endings.len()))?;
    output.line("")?;
    let head = ["seats", "tables", "games", "ended by a limit", "rounds, a game's mean", "longest"];
    let rows = by_seats.iter().map(|(seats, tables)| {
        let (games, at_limit) = sums(tables.iter().copied());
        let rounds: f64 = tables.iter().map(|table| table.mean_rounds * table.games as f64).sum();
        let longest = tables.iter().map(|table| table.most_rounds).max().unwrap_or(0);
        vec![
            seats.to_string(),
            tables.len().to_string(),
            games.to_string(),
            at_limit.to_string(),
            figure(rounds / games.max(1) as f64),
            longest.to_string(),
        ]
    });
    let head = std::iter::once(head.map(str::to_owned).to_vec());
    output.table(&head.chain(rows).collect::<Vec<_>>())?;
    let shown: Vec<&TableEndings> = endings.iter().filter(|table| all || table.at_limit > 0).collect();
    if shown.is_empty() {
        return Ok(());
    }
    output.line("")?;
    let head = ["opening", "seats", "agents", "games", "ended by a limit", "rounds, a game's mean", "longest"];
    let rows = shown.into_iter().map(|table| {
        vec![
            table.opening.clone(),
            table.seats.to_string(),
            company(&table.agents),
            table.games.to_string(),
            table.at_limit.to_string(),
            figure(table.mean_rounds),
            table.most_rounds.to_string(),
        ]
    });
    let head = std::iter::once(head.map(str::to_owned).to_vec());
    output.table(&head.chain(rows).collect::<Vec<_>>())
}

/// Who sits at a table: one name where it is the same in every seat.
fn company(agents: &[String]) -> String {
    match agents {
        [first, rest @ ..] if rest.iter().all(|other| other == first) => first.clone(),
        _ => agents.join(", "),
    }
}

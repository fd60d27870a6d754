//! `truth`: the win table of Realm's reference menus, beside what an independent engine measured.

use lab::{LabError, Library, Problem, signed_figure};
use matches::RunControl;
use registry::games::dominion::truth::{Cell, WANTED, cells};
use tabletop::Seed;

use crate::args::TruthArgs;
use crate::exit::Done;
use crate::output::Output;
use crate::progress::{Bar, interruptible};

pub fn run(library: &Library, args: &TruthArgs, output: &mut Output) -> anyhow::Result<Done> {
    let (rows, columns) = (named(&args.rows)?, named(&args.columns)?);
    let pairs: Vec<(&str, &str)> =
        rows.iter().flat_map(|&row| columns.iter().map(move |&column| (row, column))).collect();
    let bar = Bar::new(args.output.json);
    let control = RunControl { progress: &|done, all| bar.set(done, all), stop: interruptible() };
    let seed = args.seed.unwrap_or(Seed(2026));
    let played = cells(library, &pairs, args.games, seed, args.guard, args.threads.asked(), &control)?;
    drop(bar);
    let stopped = played.len() < pairs.len();
    match args.output.json {
        true => output.json(&played)?,
        false => print(&played, args, seed, output)?,
    }
    Ok(if stopped { Done::Interrupted } else { Done::All })
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

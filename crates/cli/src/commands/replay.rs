//! `replay`: follows a saved game.

use lab::{Library, ReplayReport, game, read_text, record_game};

use super::in_file;
use super::play::standings;
use crate::args::ReplayArgs;
use crate::exit::Done;
use crate::output::Output;
use crate::progress::Bar;

pub fn run(library: &Library, args: &ReplayArgs, output: &mut Output) -> anyhow::Result<Done> {
    let file = read_text(&args.file)?;
    let room = game(&record_game(&file)?).map_err(|error| in_file(error, &file))?;
    let bar = Bar::waiting(args.output.json, "following the record");
    let report = room.replay(library, &file, args.verify)?;
    drop(bar);
    match args.output.json {
        true => output.json(&report)?,
        false => print(&report, output)?,
    }
    Ok(Done::All)
}

fn print(report: &ReplayReport, output: &mut Output) -> std::io::Result<()> {
    for (key, text) in &report.about {
        output.line(format!("{key}: {}", text.lines().next().unwrap_or_default()))?;
    }
    output.table(&standings(&report.seats))?;
    let end = report.reason.as_deref().unwrap_or("not over").replace('_', " ");
    output.line(format!("{end} after {} rounds, {} turns, {} steps", report.rounds, report.turns, report.steps))?;
    output.line(format!("seed {}, hash {} as recorded", report.seed, report.hash))?;
    if report.verified { output.line("every die and card follows from the seed") } else { Ok(()) }
}

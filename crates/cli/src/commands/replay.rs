//! `replay`: follows a saved game.

use lab::{BranchReport, Library, ReplayReport, ReplayRequest, read_text, record_game};
use registry::command::{Done, Output};
use registry::game;

use super::play::standings;
use super::{honest, in_file};
use crate::args::ReplayArgs;
use crate::frame::Frame;
use crate::progress::Bar;

pub fn run(library: &Library, args: &ReplayArgs, output: &mut Output) -> anyhow::Result<Done> {
    let file = read_text(&args.file)?;
    let any_game = game(&record_game(&file)?).map_err(|error| in_file(error, &file))?;
    let bar = Bar::waiting(args.output.json, "following the record");
    let report = any_game.replay(library, &file, ReplayRequest { verify: args.verify, branch: args.branch })?;
    drop(bar);
    let honest = args.honest.then(|| honest::ask(any_game, library, &file, args)).transpose()?;
    if args.text {
        let Some(text) = &report.text else {
            let problem = lab::Problem::new(format!("games of '{}' have no notation", report.game));
            return Err(lab::LabError::from(problem.remedy("follow it without --text")).into());
        };
        output.line(text.trim_end())?;
        return Ok(Done::All);
    }
    match args.output.json {
        true => output.json(&report)?,
        false => print(&report, &Frame::of(library, None)?, output)?,
    }
    match honest {
        Some(honest) => honest::tell(&honest, args.output.json, output),
        None => Ok(Done::All),
    }
}

fn print(report: &ReplayReport, frame: &Frame, output: &mut Output) -> std::io::Result<()> {
    for (key, text) in &report.about {
        output.line(format!("{key}: {}", text.lines().next().unwrap_or_default()))?;
    }
    output.table(&standings(&report.seats, frame))?;
    let reason = report.reason.as_deref();
    output.line(super::play::ended(frame, reason, report.rounds, report.turns, report.steps))?;
    output.line(format!("seed {}, hash {} as recorded", report.seed, report.hash))?;
    if report.verified {
        output.line("every die and card follows from the seed")?;
    }
    if let Some(followed) = report.branch {
        output.line(format!("branch {followed} of these:"))?;
        output.table(&branches(&report.branches))?;
    }
    match report.hindsight {
        0 => Ok(()),
        1 => output.line("once it went on otherwise after something that lay ahead had been shown"),
        times => {
            output.line(format!("{times} times it went on otherwise after something that lay ahead had been shown"))
        }
    }
}

fn branches(branches: &[BranchReport]) -> Vec<Vec<String>> {
    let head = ["branch", "leaves", "after step", "steps", "end"].map(str::to_owned).to_vec();
    let row = |branch: &BranchReport| {
        let (parent, fork) = match branch.parent {
            Some(parent) => (parent.to_string(), branch.fork.to_string()),
            None => ("–".to_owned(), "–".to_owned()),
        };
        vec![branch.branch.to_string(), parent, fork, branch.steps.to_string(), ended(branch.reason.as_deref())]
    };
    std::iter::once(head).chain(branches.iter().map(row)).collect()
}

fn ended(reason: Option<&str>) -> String {
    reason.unwrap_or("not over").replace('_', " ")
}

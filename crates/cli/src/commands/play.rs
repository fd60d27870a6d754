//! `play`: one game, told as it goes.

use std::io::IsTerminal;
use std::sync::atomic::Ordering;

use lab::{PlayReport, PlayRequest, SeatReport};
use registry::command::{Done, Output, write};

use super::{roster, situation, talk};
use crate::args::PlayArgs;
use crate::frame::Frame;
use crate::progress::{Bar, interruptible};

pub fn run(library: &lab::Library, args: &PlayArgs, output: &mut Output) -> anyhow::Result<Done> {
    let (any_game, opening) = situation(library, &args.scene, &args.conditions)?;
    let agents =
        args.agents.as_deref().map(|list| roster(any_game, library, args.conditions.agents(list)?)).transpose()?;
    let recorder = talk::recorder(&args.conditions.talk)?;
    let request = PlayRequest {
        opening,
        agents,
        seed: args.conditions.seed,
        budget: args.conditions.budget(),
        language: args.lang.clone(),
    };
    let stop = interruptible();
    // On a terminal the log itself shows how far the game is.
    let bar = Bar::waiting(args.output.json || std::io::stdout().is_terminal(), "playing");
    let mut broken = None;
    let report = any_game.play_with_programs(library, &request, &recorder, stop, &mut |line| {
        if !args.output.json
            && let Err(error) = output.line(line)
        {
            // Nobody reads on; without a file to save there is no reason to play on either.
            broken = Some(error);
            if args.save.is_none() {
                stop.store(true, Ordering::Relaxed);
            }
        }
    })?;
    drop(bar);
    talk::tell_faults(&recorder);
    if let Some(path) = &args.save {
        write(path, &report.record)?;
    }
    if let Some(error) = broken {
        return Err(error.into());
    }
    match args.output.json {
        true => output.json(&report)?,
        false => summary(&report, &Frame::of(library, args.lang.as_deref())?, output)?,
    }
    output.flush()?;
    match report.fault {
        Some(fault) => Err(fault.into()),
        None if report.reason.is_none() => Ok(Done::Interrupted),
        None => Ok(Done::All),
    }
}

fn summary(report: &PlayReport, frame: &Frame, output: &mut Output) -> std::io::Result<()> {
    output.line("")?;
    output.table(&standings(&report.seats, frame))?;
    output.line(ended(frame, report.reason.as_deref(), report.rounds, report.turns, report.steps))?;
    for seat in report.seats.iter().filter(|seat| seat.forfeits > 0) {
        let places =
            [("name", seat.name.clone()), ("seat", seat.seat.to_string()), ("moves", seat.forfeits.to_string())];
        output.line(frame.sentence("frame-forfeited", &places))?;
    }
    talk::programs(&report.programs, output)?;
    let places = [("decisions", report.decisions.to_string()), ("positions", report.nodes.to_string())];
    output.line(frame.sentence("frame-decisions", &places))?;
    output.line(frame.sentence("frame-seed", &[("seed", report.seed.to_string()), ("hash", report.hash.clone())]))
}

/// How a game ended, and after how much.
pub fn ended(frame: &Frame, reason: Option<&str>, rounds: u64, turns: u64, steps: usize) -> String {
    let counts = [("rounds", rounds.to_string()), ("turns", turns.to_string()), ("steps", steps.to_string())];
    let places: Vec<_> = std::iter::once(("end", frame.end(reason))).chain(counts).collect();
    frame.sentence("frame-ended", &places)
}

/// Who came where, best first, with points where the game counts some.
pub fn standings(seats: &[SeatReport], frame: &Frame) -> Vec<Vec<String>> {
    let mut seats: Vec<&SeatReport> = seats.iter().collect();
    seats.sort_by_key(|seat| (seat.place, seat.seat));
    let counts = seats.iter().any(|seat| seat.points.is_some());
    let mut head = ["frame-place", "frame-seat", "frame-player", "frame-agent"].map(|id| frame.word(id)).to_vec();
    head.extend(counts.then(|| frame.word("frame-points")));
    let row = |seat: &&SeatReport| {
        let place = seat.place.map_or("–".to_owned(), |place| place.to_string());
        let mut row = vec![place, seat.seat.to_string(), seat.name.clone(), seat.agent.clone()];
        row.extend(counts.then(|| seat.points.map_or_else(|| "–".to_owned(), |points| points.to_string())));
        row
    };
    std::iter::once(head).chain(seats.iter().map(row)).collect()
}

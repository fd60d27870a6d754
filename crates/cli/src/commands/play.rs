//! `play`: one game, told as it goes.

use std::io::IsTerminal;
use std::sync::atomic::Ordering;

use lab::{PlayReport, PlayRequest, SeatReport};

use super::{roster, situation, talk, write};
use crate::args::PlayArgs;
use crate::exit::Done;
use crate::output::Output;
use crate::progress::{Bar, interruptible};

pub fn run(library: &lab::Library, args: &PlayArgs, output: &mut Output) -> anyhow::Result<Done> {
    let (room, opening) = situation(library, &args.scene, &args.conditions)?;
    let agents = args.agents.as_deref().map(|list| roster(room, library, args.conditions.agents(list)?)).transpose()?;
    let request = PlayRequest {
        opening,
        agents,
        seed: args.conditions.seed,
        budget: args.conditions.budget(),
        language: args.lang.clone(),
        recorder: talk::recorder(&args.conditions.talk)?,
    };
    let stop = interruptible();
    // On a terminal the log itself shows how far the game is.
    let bar = Bar::waiting(args.output.json || std::io::stdout().is_terminal(), "playing");
    let mut broken = None;
    let report = room.play(library, &request, stop, &mut |line| {
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
    talk::tell_faults(&request.recorder);
    if let Some(path) = &args.save {
        write(path, &report.record)?;
    }
    if let Some(error) = broken {
        return Err(error.into());
    }
    match args.output.json {
        true => output.json(&report)?,
        false => summary(&report, output)?,
    }
    output.flush()?;
    match report.fault {
        Some(fault) => Err(fault.into()),
        None if report.reason.is_none() => Ok(Done::Interrupted),
        None => Ok(Done::All),
    }
}

fn summary(report: &PlayReport, output: &mut Output) -> std::io::Result<()> {
    output.line("")?;
    output.table(&standings(&report.seats))?;
    let end = report.reason.as_deref().unwrap_or("not over").replace('_', " ");
    output.line(format!("{end} after {} rounds, {} turns, {} steps", report.rounds, report.turns, report.steps))?;
    for seat in report.seats.iter().filter(|seat| seat.forfeits > 0) {
        output.line(format!("{} in seat {} forfeited {} moves", seat.name, seat.seat, seat.forfeits))?;
    }
    talk::programs(&report.programs, output)?;
    output.line(format!("{} decisions, {} positions evaluated", report.decisions, report.nodes))?;
    output.line(format!("seed {}, hash {}", report.seed, report.hash))
}

/// Who came where, best first.
pub fn standings(seats: &[SeatReport]) -> Vec<Vec<String>> {
    let mut seats: Vec<&SeatReport> = seats.iter().collect();
    seats.sort_by_key(|seat| (seat.place, seat.seat));
    let head = ["place", "seat", "player", "agent"].map(str::to_owned).to_vec();
    let row = |seat: &&SeatReport| {
        let place = seat.place.map_or("–".to_owned(), |place| place.to_string());
        vec![place, seat.seat.to_string(), seat.name.clone(), seat.agent.clone()]
    };
    std::iter::once(head).chain(seats.iter().map(row)).collect()
}

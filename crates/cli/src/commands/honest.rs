//! `replay --honest`: opponents asked again, with nothing but what their seats had seen.

use lab::honest::{HonestReport, HonestRequest, SeatHonesty, caveat};
use lab::{LabError, Library, TextFile};
use registry::RegisteredGame;
use registry::command::{Done, Output};
use tabletop::Budget;

use crate::args::ReplayArgs;
use crate::progress::{Bar, interruptible};

/// Asks.
pub fn ask(
    any_game: &dyn RegisteredGame,
    library: &Library,
    file: &TextFile,
    args: &ReplayArgs,
) -> Result<HonestReport, LabError> {
    let budget = args.budget.map(Budget::nodes);
    let request = HonestRequest { branch: args.branch, step: args.decision, budget };
    let bar = Bar::by_share(args.output.json);
    any_game.honest(library, file, request, interruptible(), &mut |done, all| bar.set(done, all))
}

/// Tells what came of it. Whatever differs or cannot be asked is wanting.
pub fn tell(report: &HonestReport, json: bool, output: &mut Output) -> anyhow::Result<Done> {
    match json {
        true => output.json(report)?,
        false => print(report, output)?,
    }
    Ok(match report.holds() {
        true => Done::All,
        false if report.stopped => Done::Interrupted,
        false => Done::Wanting,
    })
}

fn print(report: &HonestReport, output: &mut Output) -> std::io::Result<()> {
    output.line("")?;
    if let Some(told) = &report.told {
        let asked = report.seats.iter().find(|seat| seat.asked > 0);
        if let (Some(seat), Some(step)) = (asked, report.step) {
            output.line(format!("step {step}, {}:", who(seat)))?;
        }
        output.line(told.to_string())?;
    } else {
        output.line("asked again with nothing but what their seats had seen:")?;
        output.table(&table(&report.seats))?;
        for seat in &report.seats {
            details(seat, output)?;
        }
        output.line(conclusion(report))?;
    }
    if report.seats.iter().any(|seat| seat.different.is_some()) {
        output.line(caveat().to_string())?;
    }
    Ok(())
}

fn who(seat: &SeatHonesty) -> String {
    format!("{} ({}) in seat {}", seat.name, seat.agent, seat.seat)
}

fn table(seats: &[SeatHonesty]) -> Vec<Vec<String>> {
    let head = ["seat", "player", "agent", "decisions", "the same", "in another world too"].map(str::to_owned).to_vec();
    let row = |seat: &SeatHonesty| {
        let counts = [seat.asked, seat.same, seat.same_elsewhere].map(|count| match seat.person {
            true => "–".to_owned(),
            false => count.to_string(),
        });
        let named = [seat.seat.to_string(), seat.name.clone(), seat.agent.clone()];
        named.into_iter().chain(counts).collect()
    };
    std::iter::once(head).chain(seats.iter().map(row)).collect()
}

/// What is to be said of a seat beside its numbers.
fn details(seat: &SeatHonesty, output: &mut Output) -> std::io::Result<()> {
    if let Some(why) = &seat.not_asked {
        output.line(format!("{}: {why}", who(seat)))?;
    }
    if let Some(different) = &seat.different {
        let [then, now] = &different.words;
        let place = format!("{} first differs at step {}, in turn {}", who(seat), different.step, different.turn);
        let where_ = if different.other_world { ", in another world alone" } else { "" };
        output.line(format!("{place}{where_}: then {then}, now {now}"))?;
    }
    Ok(())
}

/// What follows from all of it.
fn conclusion(report: &HonestReport) -> String {
    let sum = |count: fn(&SeatHonesty) -> u64| report.seats.iter().map(count).sum::<u64>();
    let (asked, same, elsewhere) = (sum(|seat| seat.asked), sum(|seat| seat.same), sum(|seat| seat.same_elsewhere));
    if asked == 0 {
        return "no opponent was asked for anything".to_owned();
    }
    if same < asked {
        return format!("{} of {asked} decisions differ", asked - same);
    }
    let missing = if report.holds() { "" } else { ", but not all could be asked" };
    let worlds = match elsewhere {
        0 => "no other world was found that looks the same from a seat, as where nothing is hidden".to_owned(),
        _ => format!(
            "{elsewhere} of them are also the same in another world, which looks the same from the seat while what is hidden lies otherwise"
        ),
    };
    format!("all {asked} decisions follow from what the seats had seen{missing}\n{worlds}")
}

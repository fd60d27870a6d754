//! `match`: who wins how often.

use lab::{LabError, Library, Opening, Problem, scene_game, signed_figure};
use matches::{MatchReport, MatchRequest, MeanScore, RunControl};
use registry::command::{Done, Output, figure, percent};
use registry::{RegisteredGame, game};
use tabletop::Seed;

use super::{in_file, no_position, roster, scene, talk};
use crate::args::{MatchArgs, MatchOptions};
use crate::progress::{Bar, interruptible};

pub fn run(library: &Library, args: &MatchArgs, output: &mut Output) -> anyhow::Result<Done> {
    let any_game = game(&args.options.game)?;
    let request = request(any_game, library, &args.options)?;
    let bar = Bar::new(args.output.json);
    let stop = interruptible();
    let report =
        any_game.play_match(library, &request, &RunControl { progress: &|done, all| bar.set(done, all), stop })?;
    drop(bar);
    talk::tell_faults(&request.recorder);
    print_report(&report, args.output.json, output)?;
    Ok(if report.stopped { Done::Interrupted } else { Done::All })
}

/// What the options ask for.
pub fn request(
    any_game: &dyn RegisteredGame,
    library: &Library,
    options: &MatchOptions,
) -> anyhow::Result<MatchRequest> {
    Ok(MatchRequest {
        opening: opening(library, options)?,
        agents: roster(any_game, library, options.conditions.agents(&options.agents)?)?,
        games: options.games,
        seed: options.conditions.seed.unwrap_or(Seed(1)),
        budget: options.conditions.budget(),
        threads: options.threads.asked(),
        recorder: talk::recorder(&options.conditions.talk)?,
    })
}

/// Prints a report, and what is to be said about forfeited moves on standard error.
pub fn print_report(report: &MatchReport, json: bool, output: &mut Output) -> anyhow::Result<()> {
    for note in &report.notes {
        crate::exit::warn(note);
    }
    match json {
        true => output.json(report),
        false => Ok(print(report, output)?),
    }
}

fn opening(library: &Library, args: &MatchOptions) -> Result<Opening, LabError> {
    let Some(name) = &args.scene else {
        return Ok(args.conditions.opening());
    };
    no_position(&args.conditions)?;
    let file = scene(library, name)?;
    let of_game = scene_game(&file)?;
    if of_game != args.game {
        let problem = Problem::new(format!("the scene is of the game '{of_game}', not '{}'", args.game));
        return Err(in_file(problem.into(), &file));
    }
    Ok(Opening::Scene(file))
}

fn print(report: &MatchReport, output: &mut Output) -> std::io::Result<()> {
    let rounded = if report.games == report.requested || report.stopped {
        String::new()
    } else {
        format!(" ({} asked for, rounded up to whole groups)", report.requested)
    };
    let stopped = if report.stopped { ", stopped early" } else { "" };
    output.line(format!(
        "{}: {} games{rounded} in {} groups of {}, seed {}{stopped}",
        report.game,
        report.games,
        report.groups,
        group(report),
        report.seed
    ))?;
    output.line("")?;
    if report.seats == 1 {
        output.table(&scores(report))?;
        output.line("")?;
        return print_games(report, output);
    }
    output.table(&entrants(report))?;
    output.line("")?;
    output.table(&seats(report))?;
    let first = &report.first_mover;
    output.line(format!(
        "whoever moves first wins {} of games, 95 % interval {} ({} if it made no difference)",
        percent(first.win_rate),
        interval(first.low, first.high),
        percent(1.0 / report.seats as f64)
    ))?;
    output.line("")?;
    print_games(report, output)
}

/// How the games ended, and what they took.
fn print_games(report: &MatchReport, output: &mut Output) -> std::io::Result<()> {
    let endings: Vec<String> =
        report.endings.iter().map(|(reason, games)| format!("{} {games}", reason.replace('_', " "))).collect();
    output.line(format!(
        "endings: {}; ties {}, unfinished {}",
        if endings.is_empty() { "none".to_owned() } else { endings.join(", ") },
        report.ties,
        report.unfinished
    ))?;
    let searched = match report.nodes_per_decision {
        0.0 => String::new(),
        nodes => format!(", {} positions a decision", figure(nodes)),
    };
    output.line(format!(
        "a game's mean: {} rounds, {} turns, {} decisions{searched}",
        figure(report.mean_rounds),
        figure(report.mean_turns),
        figure(report.mean_decisions),
    ))?;
    output.line(format!("{} games per second of processor time", figure(report.games_per_cpu_second)))?;
    talk::programs(&report.programs, output)
}

/// What a group holds: a game for every rotation of the seats, unless the game compares its agents in another way.
fn group(report: &MatchReport) -> String {
    match report.games.checked_div(report.groups) {
        Some(games) if games != report.seats as u64 => format!("{games} games"),
        _ => format!("{} seatings", report.seats),
    }
}

/// One row per agent that plays alone: its mean score.
fn scores(report: &MatchReport) -> Vec<Vec<String>> {
    let head = ["agent", "mean score", "95 % interval"].map(str::to_owned).to_vec();
    let row = |agent: &matches::EntrantReport| {
        let [mean, margin] = score(agent.score);
        vec![shown(report, &agent.agent), mean, margin]
    };
    std::iter::once(head).chain(report.agents.iter().map(row)).collect()
}

/// A mean score, and half the width of its interval.
fn score(score: Option<MeanScore>) -> [String; 2] {
    let margin = |score: MeanScore| score.margin.map(|margin| format!("± {}", figure(margin)));
    [score.map_or_else(String::new, |score| figure(score.mean)), score.and_then(margin).unwrap_or_default()]
}

/// One row per agent; a column of its own for every way a game was won.
fn entrants(report: &MatchReport) -> Vec<Vec<String>> {
    let reasons: Vec<&String> = report.endings.keys().collect();
    let mut head: Vec<String> = ["agent", "wins"].map(str::to_owned).to_vec();
    head.extend(reasons.iter().map(|reason| format!("by {}", reason.replace('_', " "))));
    head.extend(["shared", "win rate", "95 % interval", "Elo"].map(str::to_owned));
    let scored = report.agents.iter().any(|agent| agent.score.is_some());
    head.extend(scored.then(|| ["mean score", "95 %"].map(str::to_owned)).into_iter().flatten());
    let forfeits = report.agents.iter().any(|agent| agent.forfeits > 0);
    head.extend(forfeits.then(|| "forfeited".to_owned()));
    let row = |agent: &matches::EntrantReport| {
        let mut row = vec![shown(report, &agent.agent), agent.wins.to_string()];
        row.extend(reasons.iter().map(|reason| agent.wins_by.get(*reason).unwrap_or(&0).to_string()));
        row.extend([agent.shared.to_string(), percent(agent.win_rate)]);
        row.extend([interval(agent.low, agent.high), signed_figure(agent.elo, 0)]);
        row.extend(scored.then(|| score(agent.score)).into_iter().flatten());
        row.extend(forfeits.then(|| agent.forfeits.to_string()));
        row
    };
    std::iter::once(head).chain(report.agents.iter().map(row)).collect()
}

/// How an entrant is shown: a program by what it calls itself, as long as that tells it from the others.
fn shown(report: &MatchReport, entrant: &str) -> String {
    // The same program twice is told apart by a number at its end.
    let named = report.programs.iter().find_map(|program| {
        let number = entrant.strip_prefix(program.program.as_str())?;
        let whole = number.is_empty() || number.strip_prefix('#').is_some_and(|at| at.parse::<u32>().is_ok());
        whole.then_some((program.name.as_ref()?, number))
    });
    let others = |name: &String| {
        let named = report.programs.iter().filter(|program| program.name.as_ref() == Some(name)).count();
        named > 1 || report.agents.iter().any(|agent| agent.agent == *name)
    };
    match named {
        Some((name, _)) if others(name) => format!("{name} ({entrant})"),
        Some((name, number)) => format!("{name}{number}"),
        None => entrant.to_owned(),
    }
}

fn seats(report: &MatchReport) -> Vec<Vec<String>> {
    let head = ["seat", "wins", "win rate", "95 % interval"].map(str::to_owned).to_vec();
    let row = |seat: &matches::SeatShare| {
        vec![seat.seat.to_string(), seat.wins.to_string(), percent(seat.win_rate), interval(seat.low, seat.high)]
    };
    std::iter::once(head).chain(report.seat_effect.iter().map(row)).collect()
}

fn interval(low: f64, high: f64) -> String {
    format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high)
}

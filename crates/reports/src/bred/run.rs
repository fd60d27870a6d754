//! The sections of one run: leaders, what they are against each other and against earlier ones, and the course of the run.

use matches::stats::Interval;
use training::breed::{BreedReport, Expected, Meeting, Progression, RankedStrategy};

use super::say::{Say, expected, interval, number};
use crate::{Cell, Chart, Curve, Heat, Section};

/// The leaders, and what each is to expect against the others.
pub(super) fn leaderboard(say: &Say<'_>, report: &BreedReport) -> Section {
    let even = even(report.seats);
    let row = |(place, leader): (usize, &RankedStrategy)| {
        let bred = &leader.bred;
        vec![
            number(place),
            Cell::Parts(bred.told.iter().map(|part| say.message(part)).collect()),
            expected(leader.expected, even),
            Cell::Number(format!("{} %", say.decimal(100.0 * bred.share, 1))),
            Cell::Code(bred.strategy.clone()),
        ]
    };
    let measured = report.leaders.iter().find_map(|leader| leader.expected);
    let note = match measured {
        Some(Expected { games, .. }) => say.with("bred-leaderboard-note", &[("games", &games)]),
        None => say.word("bred-leaderboard-alone"),
    };
    Section {
        id: "leaderboard",
        title: say.title("bred-leaderboard"),
        note,
        head: say.head(["bred-place", "bred-menu", "bred-expected", "bred-final", "bred-text"]),
        rows: (1..).zip(&report.leaders).map(row).collect(),
        charts: Vec::new(),
    }
}

/// Every leader against every other one; no rows where they did not meet.
pub(super) fn tournament(say: &Say<'_>, report: &BreedReport) -> Section {
    let met = report.leaders.iter().flat_map(|leader| &leader.meetings).flatten().next();
    let names: Vec<String> = (1..=report.leaders.len()).map(|place| place.to_string()).collect();
    let cells: Vec<Vec<_>> = report
        .leaders
        .iter()
        .map(|leader| leader.meetings.iter().map(|met| met.map(|met| met.lead(report.seats))).collect())
        .collect();
    let rows = names.iter().zip(&cells).map(|(name, leads)| {
        let leads = leads.iter().map(|lead| lead.map_or(Cell::Empty, Cell::Lead));
        std::iter::once(Cell::Number(name.clone())).chain(leads).collect()
    });
    let title = say.title("bred-tournament");
    let note = if report.seats > 2 { "bred-tournament-table" } else { "bred-tournament-note" };
    let note = met.map_or_else(String::new, |met| say.with(note, &[("games", &met.games)]));
    let head = std::iter::once(say.word("bred-place")).chain(names.iter().cloned()).collect();
    let rows = if met.is_some() { rows.collect() } else { Vec::new() };
    let chart = Chart::Heat(Heat { title: title.clone(), names, cells });
    Section { id: "tournament", title, note, head, rows, charts: vec![chart] }
}

/// Leaders of later generations against those of earlier ones, and what each of them makes of the setup.
pub(super) fn progression(say: &Say<'_>, progression: &Progression) -> Section {
    let Progression { seats, generations, meetings } = progression;
    let names = || generations.iter().map(ToString::to_string);
    // The first generation has none before it, the last none behind it.
    let earlier = generations.len().saturating_sub(1);
    let row = |(at, (name, met)): (usize, (String, &Vec<Option<Meeting>>))| {
        let lead = |met: &Option<Meeting>| met.map_or(Cell::Empty, |met| Cell::Lead(met.lead(*seats)));
        let character = progression.character(at).map_or(Cell::Empty, |found| Cell::Text(say.character(found)));
        std::iter::once(Cell::Number(name)).chain(met.iter().take(earlier).map(lead)).chain([character]).collect()
    };
    let games = meetings.iter().flatten().flatten().map(|met| met.games).next();
    let overall = match progression.overall() {
        Some(found) => say.with("bred-progression-overall", &[("character", &say.character(found))]),
        None => String::new(),
    };
    let rows: Vec<Vec<Cell>> = names().zip(meetings).enumerate().skip(1).map(row).collect();
    let head = std::iter::once(say.word("bred-generation"));
    let head = head.chain(names().take(earlier)).chain([say.word("bred-so_far")]);
    let note = say.with("bred-progression-note", &[("games", &games.unwrap_or(0)), ("overall", &overall)]);
    Section {
        id: "progression",
        title: say.title("bred-progression"),
        note,
        head: head.collect(),
        rows,
        charts: look_back(say, progression).into_iter().collect(),
    }
}

/// The last leader against those before it, as a curve.
fn look_back(say: &Say<'_>, progression: &Progression) -> Option<Chart> {
    let (last, met) = progression.generations.last().zip(progression.meetings.last())?;
    let points = progression.generations.iter().zip(met).filter_map(|(generation, met)| {
        let share = Expected::of(&[(*met)?])?;
        Some((*generation, interval(share)))
    });
    let points: Vec<(u32, Interval)> = points.collect();
    (!points.is_empty()).then(|| {
        Chart::Curve(Curve {
            title: say.with("bred-look_back", &[("generation", last)]),
            x: say.word("bred-look_back-x"),
            y: say.word("bred-share"),
            even: even_of(say, progression.seats),
            name: say.with("bred-look_back-name", &[("generation", last)]),
            points,
        })
    })
}

/// The best of each generation.
pub(super) fn course(say: &Say<'_>, report: &BreedReport) -> Section {
    let rows = report.curve.iter().map(|step| {
        vec![
            number(step.generation),
            number(step.games),
            Cell::Number(format!("{} %", say.decimal(100.0 * step.share, 1))),
            Cell::Code(step.best.clone()),
        ]
    });
    let point = |share: f64| Interval { rate: share, low: share, high: share };
    let chart = Chart::Curve(Curve {
        title: say.word("bred-course-chart"),
        x: say.word("bred-generation"),
        y: say.word("bred-share"),
        even: even_of(say, report.seats),
        name: say.word("bred-best"),
        points: report.curve.iter().map(|step| (step.generation, point(step.share))).collect(),
    });
    Section {
        id: "course",
        title: say.title("bred-course"),
        note: say.word("bred-course-note"),
        head: say.head(["bred-generation", "bred-games", "bred-share", "bred-text"]),
        rows: rows.collect(),
        charts: vec![chart],
    }
}

/// What an equal has of all games.
pub(super) fn even(seats: usize) -> f64 {
    1.0 / seats.max(1) as f64
}

/// The same, and how it is told.
fn even_of(say: &Say<'_>, seats: usize) -> (f64, String) {
    let even = even(seats);
    (even, say.with("bred-equal", &[("share", &say.decimal(100.0 * even, 1))]))
}

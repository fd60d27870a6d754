//! The figures as sections of words and tables, the same for a page and for a text.

use matches::stats::Interval;
use matches::{EntrantReport, MatchReport};
use training::train::WeightsFile;

use super::plan::{Trials, Written};
use super::{Cell, Ladder, ReportPlan, Results, Round, Section, Trial, learned};

/// A report.
#[derive(Clone, PartialEq, Debug)]
pub struct Document {
    /// Above it.
    pub title: String,
    /// Said before the figures.
    pub preface: String,
    /// How to read the marks of a page.
    pub key: String,
    /// The language of it, as a tag such as `en`.
    pub language: String,
    /// What parts whole numbers from decimals there.
    pub decimal: char,
    /// Its parts.
    pub sections: Vec<Section>,
    /// Matches whose figures are not known yet.
    pub missing: usize,
}

impl Document {
    /// What is known of a plan, and of the weights that were learned. Matches that were not played yet are left out and counted.
    pub fn from_plan(plan: &ReportPlan, results: &Results, weights: &[WeightsFile]) -> Self {
        let known = plan.ladders().filter_map(|round| Some((round, Ladder::of(plan, round, results)?)));
        let mut sections: Vec<Section> = known.flat_map(|(round, found)| ladder(round, &found)).collect();
        sections.extend(plan.tables.iter().map(|table| trials(plan, table, results)));
        sections.push(learned::section(weights));
        sections.push(seats(plan, results));
        sections.retain(|section| !section.rows.is_empty());
        Self {
            title: plan.title.clone(),
            preface: plan.preface.clone(),
            key: "A bar runs from 0 to 100 %: the dot is the share of games, the line its 95 % interval, the tick what an equal would have."
                .to_owned(),
            language: "en".to_owned(),
            decimal: '.',
            sections,
            missing: plan.all().iter().filter(|trial| results.of(trial).is_none()).count(),
        }
    }
}

fn words<const N: usize>(words: [&str; N]) -> Vec<String> {
    words.map(str::to_owned).to_vec()
}

fn number(value: impl ToString) -> Cell {
    Cell::Number(value.to_string())
}

/// The ratings and the cross table.
fn ladder(round: &Round, ladder: &Ladder) -> [Section; 2] {
    let title = |words: &str| match &round.title[..] {
        "" => words.to_owned(),
        rules => format!("{words}: {rules}"),
    };
    let met = match round.seats {
        2 => "Every pair met at a table of two.".to_owned(),
        seats => format!(
            "Every pair met at tables of {seats}, each in every other seat; a win of one of its seats is its win."
        ),
    };
    let rows = ladder.rated.iter().enumerate().map(|(index, rated)| {
        vec![
            number(index + 1),
            Cell::Text(rated.agent.clone()),
            Cell::Number(format!("{:+.0}", rated.elo)),
            Cell::Number(format!("± {:.0}", rated.margin)),
            number(rated.games),
            number(rated.wins),
        ]
    });
    let cross = ladder.rated.iter().zip(&ladder.cross).map(|(rated, shares)| {
        let cell = |share: &Option<Interval>| share.map_or(Cell::Empty, |share| Cell::Share { share, even: Some(0.5) });
        std::iter::once(Cell::Text(rated.agent.clone())).chain(shares.iter().map(cell)).collect()
    });
    let names = ladder.rated.iter().map(|rated| rated.agent.clone());
    [
        Section {
            id: "ladder",
            title: title("The ladder"),
            note: format!(
                "{met} Ratings by Bradley and Terry from all pairs together, the mean is 0; 400 points are odds of ten to one. \
                 The margin is 95 %, the others' ratings taken as they are."
            ),
            head: words(["place", "agent", "Elo", "95 %", "games", "wins"]),
            rows: rows.collect(),
            charts: Vec::new(),
        },
        Section {
            id: "cross",
            title: title("Everybody against everybody"),
            note: "The share of games that the agent of the row won against that of the column.".to_owned(),
            head: std::iter::once(String::new()).chain(names).collect(),
            rows: cross.collect(),
            charts: Vec::new(),
        },
    ]
}

/// The matches about one subject.
fn trials(plan: &ReportPlan, table: &Trials, results: &Results) -> Section {
    let target = table.matches.iter().any(|written| written.target.is_some());
    let known = table.matches.iter().filter_map(|written| {
        let trial = plan.written_trial(written);
        results.of(&trial).map(|report| (written, trial, report))
    });
    let mut head =
        words(["agent", "against", "seats", "games", "wins", "of them by the round limit", "share of games"]);
    let known: Vec<_> = known.collect();
    let scored = known.iter().any(|(_, _, report)| report.agents.iter().any(|agent| agent.score.is_some()));
    if scored {
        head.extend(words(["mean score", "95 %"]));
    }
    if target {
        head.push("wanted".to_owned());
    }
    let rows = known.into_iter().flat_map(|(written, trial, report)| {
        let rows = entrants_asked_about(&trial, report).into_iter().enumerate();
        rows.map(move |(index, entrant)| {
            let mut row = trial_row(written, &trial, report, entrant);
            if scored {
                row.extend(score(entrant));
            }
            if target {
                let wanted = written.target.filter(|_| index == 0);
                row.push(wanted.map_or(Cell::Empty, |target| Cell::Number(format!("{:.0} %", 100.0 * target))));
            }
            row
        })
        .collect::<Vec<_>>()
    });
    Section {
        id: "matches",
        title: table.title.clone(),
        note: table.note.clone(),
        head,
        rows: rows.collect(),
        charts: Vec::new(),
    }
}

/// The entrants a match asks about: the first, and all others where they are all different.
fn entrants_asked_about<'r>(trial: &Trial, report: &'r MatchReport) -> Vec<&'r EntrantReport> {
    let others = trial.agents.get(1..).unwrap_or_default();
    let one_kind = trial.seats != trial.agents.len() || others.iter().all(|other| *other == others[0]);
    let shown = if one_kind { 1 } else { report.agents.len() };
    report.agents.iter().take(shown).collect()
}

/// The mean score of an entrant, and half the width of its interval.
fn score(entrant: &EntrantReport) -> [Cell; 2] {
    let Some(score) = entrant.score else { return [Cell::Empty, Cell::Empty] };
    let margin = score.margin.map_or(Cell::Empty, |margin| Cell::Number(format!("± {margin:.1}")));
    [Cell::Number(format!("{:.1}", score.mean)), margin]
}

fn trial_row(written: &Written, trial: &Trial, report: &MatchReport, entrant: &EntrantReport) -> Vec<Cell> {
    let first = report.agents.first().is_some_and(|first| first.agent == entrant.agent);
    let name = written.name.as_ref().filter(|_| first).unwrap_or(&entrant.agent);
    let share = Interval { rate: entrant.win_rate, low: entrant.low, high: entrant.high };
    vec![
        Cell::Text(name.clone()),
        Cell::Text(if first { against(trial) } else { "the same table".to_owned() }),
        number(trial.seats),
        number(report.games),
        number(entrant.wins),
        number(entrant.wins_by.get(LIMIT).unwrap_or(&0)),
        Cell::Share { share, even: Some(1.0 / trial.seats as f64) },
    ]
}

/// How games are told to have ended that ran to the limit of rounds.
const LIMIT: &str = "round_limit";

/// Whom the first agent meets, in words.
fn against(trial: &Trial) -> String {
    let sitting = || trial.agents.iter().cycle().take(trial.seats).skip(1);
    let mut listed: Vec<&String> = Vec::new();
    for other in sitting() {
        if !listed.contains(&other) {
            listed.push(other);
        }
    }
    let phrase = |other: &&String| match sitting().filter(|another| another == other).count() {
        1 => (*other).clone(),
        count => format!("{count} × {other}"),
    };
    listed.iter().map(phrase).collect::<Vec<_>>().join(", ")
}

/// What moving first and each seat are worth, among equals.
fn seats(plan: &ReportPlan, results: &Results) -> Section {
    let known = plan.mirrored().into_iter().filter_map(|trial| Some((results.of(&trial)?, trial)));
    let rows = known.map(|(report, trial)| {
        let even = 1.0 / trial.seats as f64;
        let first = &report.first_mover;
        let share = Interval { rate: first.win_rate, low: first.low, high: first.high };
        let seats: Vec<String> =
            report.seat_effect.iter().map(|seat| format!("{:.1}", 100.0 * seat.win_rate)).collect();
        vec![
            Cell::Text(trial.agents[0].clone()),
            number(trial.seats),
            number(report.games),
            Cell::Share { share, even: Some(even) },
            Cell::Number(format!("{:.1} %", 100.0 * even)),
            Cell::Text(format!("{} %", seats.join(" · "))),
        ]
    });
    Section {
        id: "seats",
        title: "What the seat is worth".to_owned(),
        note: "Agents against themselves: how often whoever moves first wins, and each seat in turn order; who begins is drawn. All \
               rotations of a seed are one and the same game here, which the interval heeds: it stands on the seeds."
            .to_owned(),
        head: words(["agent", "seats", "games", "the first to move wins", "if it made no difference", "by seat"]),
        rows: rows.collect(),
        charts: Vec::new(),
    }
}

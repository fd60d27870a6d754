//! `explain`: a decision and its reasons.

use lab::{ExplainReport, ExplainRequest, GraphShape, Library, figure};
use registry::command::{Done, Output, write};
use tabletop::{Audience, Candidate, Explanation, Scoring};

use super::{situation, spelled_out, talk};
use crate::args::ExplainArgs;
use crate::frame::Frame;
use crate::progress::Bar;

/// Candidates printed; the rest is only counted.
const SHOWN: usize = 12;
/// Candidates whose terms are set side by side; those of more follow below.
const COMPARED: usize = 6;

pub fn run(library: &Library, args: &ExplainArgs, output: &mut Output) -> anyhow::Result<Done> {
    let (any_game, opening) = situation(library, &args.scene, &args.conditions)?;
    let recorder = talk::recorder(&args.conditions.talk)?;
    let request = ExplainRequest {
        opening,
        agent: args
            .agent
            .as_deref()
            .map(|agent| spelled_out(any_game, library, args.conditions.agent(agent)?))
            .transpose()?,
        seed: args.conditions.seed,
        budget: args.conditions.budget(),
        after: args.after,
        graph: args
            .graphml
            .as_ref()
            .map(|_| args.tree.map_or(GraphShape::Merged, |plies| GraphShape::Tree(plies.into()))),
        language: args.lang.clone(),
    };
    let bar = Bar::waiting(args.output.json, "thinking");
    let report = any_game.explain_with_programs(library, &request, &recorder)?;
    drop(bar);
    talk::tell_faults(&recorder);
    for note in &report.notes {
        crate::exit::warn(note);
    }
    if let (Some(path), Some(graph)) = (&args.graphml, &report.graph) {
        write(path, graph)?;
    }
    match args.output.json {
        true => output.json(&report)?,
        false => print(&report, &Frame::of(library, args.lang.as_deref())?, output)?,
    }
    Ok(Done::All)
}

fn print(report: &ExplainReport, frame: &Frame, output: &mut Output) -> std::io::Result<()> {
    let explanation = &report.explanation;
    let asked = [
        ("agent", report.agent.clone()),
        ("seat", report.seat.to_string()),
        ("step", report.step.to_string()),
        ("seed", report.seed.to_string()),
    ];
    output.line(frame.sentence("frame-asked", &asked))?;
    if let Some(position) = &report.position {
        output.line(position)?;
    }
    output.line(&explanation.headline.text)?;
    if !explanation.candidates.is_empty() {
        output.line("")?;
        match explanation.scoring {
            Scoring::Value => candidates(&explanation.candidates, frame, output)?,
            Scoring::Rank => ranked(&explanation.candidates, frame, output)?,
        }
    }
    if !explanation.line.is_empty() {
        output.line("")?;
        output.line(frame.word("frame-expected"))?;
        for (ply, step) in explanation.line.iter().enumerate() {
            let who = step.seat.map_or_else(|| frame.word("frame-chance"), |seat| seat.to_string());
            output.line(format!("  {}. {who}: {}", ply + 1, step.label))?;
        }
    }
    if !explanation.rows.is_empty() {
        output.line("")?;
        numbers(explanation, output)?;
    }
    output.line("")?;
    let effort = explanation.effort;
    let mut places = vec![("positions", effort.nodes.to_string()), ("depth", effort.depth.to_string())];
    places.extend(effort.budget.map(|budget| ("budget", budget.to_string())));
    let id = if effort.budget.is_some() { "frame-effort_of" } else { "frame-effort" };
    output.line(frame.sentence(id, &places))?;
    output.line(frame.word(match explanation.audience {
        Audience::Everyone => "frame-open",
        Audience::Seat => "frame-sealed",
    }))
}

/// The candidates in their order, each with why it stands there: places in an order are no scores.
fn ranked(candidates: &[Candidate], frame: &Frame, output: &mut Output) -> std::io::Result<()> {
    let head = ["frame-rank", "frame-action", "frame-why"].map(|id| frame.word(id));
    let mut rows = vec![std::iter::once(String::new()).chain(head).collect::<Vec<_>>()];
    for (rank, candidate) in candidates.iter().enumerate() {
        let mark = if candidate.chosen { "→" } else { "" };
        let why: Vec<&str> = candidate.terms.iter().map(|term| term.name.text.as_str()).collect();
        rows.push(vec![mark.to_owned(), (rank + 1).to_string(), candidate.label.to_string(), why.join(", ")]);
    }
    output.table(&rows)
}

/// The candidates by rank, then the terms of all of them side by side, some at a time.
fn candidates(candidates: &[Candidate], frame: &Frame, output: &mut Output) -> std::io::Result<()> {
    // The chosen one is shown even where it is far down the list, as random play's is.
    let shown: Vec<(usize, &Candidate)> =
        candidates.iter().enumerate().filter(|(rank, candidate)| *rank < SHOWN || candidate.chosen).collect();
    let decimals = decimals(shown.iter().map(|(_, candidate)| candidate.score));
    let head = ["frame-rank", "frame-score", "frame-action"].map(|id| frame.word(id));
    let mut rows = vec![std::iter::once(String::new()).chain(head).collect::<Vec<_>>()];
    for (rank, candidate) in &shown {
        let mark = if candidate.chosen { "→" } else { "" };
        let score = figure(candidate.score, decimals);
        rows.push(vec![mark.to_owned(), (rank + 1).to_string(), score, candidate.label.to_string()]);
    }
    output.table(&rows)?;
    if candidates.len() > shown.len() {
        let more = candidates.len() - shown.len();
        output.line(frame.sentence("frame-more", &[("count", more.to_string())]))?;
    }
    // One that was only played has no terms to compare.
    let split: Vec<(usize, &Candidate)> =
        shown.into_iter().filter(|(_, candidate)| !candidate.terms.is_empty()).collect();
    for some in split.chunks(COMPARED) {
        output.line("")?;
        output.table(&terms(some, frame))?;
    }
    Ok(())
}

/// One row per term, one column per candidate; a score is the sum of its column.
fn terms(candidates: &[(usize, &Candidate)], frame: &Frame) -> Vec<Vec<String>> {
    let all = || candidates.iter().flat_map(|(_, candidate)| &candidate.terms);
    let mut names: Vec<&str> = Vec::new();
    for term in all() {
        if !names.contains(&term.name.text.as_str()) {
            names.push(&term.name.text);
        }
    }
    let decimals = decimals(all().map(|term| term.value));
    let weighted = all().any(|term| term.weight.is_some());
    let mut head = vec![frame.word("frame-term")];
    head.extend(weighted.then(|| frame.word("frame-weight")));
    head.extend(candidates.iter().map(|(rank, _)| (rank + 1).to_string()));
    let row = |name: &str| {
        let mut row = vec![name.to_owned()];
        if weighted {
            let weight = all().find(|term| term.name.text == name).and_then(|term| term.weight);
            row.push(weight.map_or(String::new(), |weight| figure(weight, 2)));
        }
        row.extend(candidates.iter().map(|(_, candidate)| {
            let term = candidate.terms.iter().find(|term| term.name.text == name);
            term.map_or("–".to_owned(), |term| figure(term.value, decimals))
        }));
        row
    };
    std::iter::once(head).chain(names.into_iter().map(row)).collect()
}

/// Decimals that show differences: none for whole numbers, more for small ones.
fn decimals(values: impl Iterator<Item = f64> + Clone) -> usize {
    if values.clone().all(|value| value.fract() == 0.0) {
        0
    } else if values.fold(0.0, |most: f64, value| most.max(value.abs())) < 10.0 {
        3
    } else {
        2
    }
}

/// The method's numbers, per place on the board.
fn numbers(explanation: &Explanation, output: &mut Output) -> std::io::Result<()> {
    let mut head = vec![String::new()];
    head.extend(explanation.columns.iter().map(|column| column.title.to_string()));
    let column =
        |column: usize| explanation.rows.iter().filter_map(move |row| row.values.get(column).copied().flatten());
    let decimals: Vec<usize> = (0..explanation.columns.len()).map(|index| decimals(column(index))).collect();
    let row = |row: &tabletop::Row| {
        let mut cells = vec![row.label.to_string()];
        cells.extend(row.values.iter().zip(&decimals).map(|(value, &decimals)| match value {
            Some(value) => figure(*value, decimals),
            None => "–".to_owned(),
        }));
        cells
    };
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(explanation.rows.iter().map(row)).collect();
    output.table(&rows)?;
    for column in &explanation.columns {
        output.line(format!("{}: {}", column.title, column.meaning))?;
    }
    Ok(())
}

//! `explain`: a decision and its reasons.

use lab::{ExplainReport, ExplainRequest, GraphShape, Library, figure};
use tabletop::{Audience, Candidate, Explanation};

use super::{situation, spelled_out, talk, write};
use crate::args::ExplainArgs;
use crate::exit::Done;
use crate::output::Output;
use crate::progress::Bar;

/// Candidates printed; the rest is only counted.
const SHOWN: usize = 12;
/// Candidates whose terms are set side by side; those of more follow below.
const COMPARED: usize = 6;

pub fn run(library: &Library, args: &ExplainArgs, output: &mut Output) -> anyhow::Result<Done> {
    let (room, opening) = situation(library, &args.scene, &args.conditions)?;
    let request = ExplainRequest {
        opening,
        agent: args
            .agent
            .as_deref()
            .map(|agent| spelled_out(room, library, args.conditions.agent(agent)?))
            .transpose()?,
        seed: args.conditions.seed,
        budget: args.conditions.budget(),
        after: args.after,
        graph: args
            .graphml
            .as_ref()
            .map(|_| args.tree.map_or(GraphShape::Merged, |plies| GraphShape::Tree(plies.into()))),
        language: args.lang.clone(),
        recorder: talk::recorder(&args.conditions.talk)?,
    };
    let bar = Bar::waiting(args.output.json, "thinking");
    let report = room.explain(library, &request)?;
    drop(bar);
    talk::tell_faults(&request.recorder);
    for note in &report.notes {
        crate::exit::warn(note);
    }
    if let (Some(path), Some(graph)) = (&args.graphml, &report.graph) {
        write(path, graph)?;
    }
    match args.output.json {
        true => output.json(&report)?,
        false => print(&report, output)?,
    }
    Ok(Done::All)
}

fn print(report: &ExplainReport, output: &mut Output) -> std::io::Result<()> {
    let explanation = &report.explanation;
    output.line(format!("{} in seat {}, step {}, seed {}", report.agent, report.seat, report.step, report.seed))?;
    output.line(&explanation.headline.text)?;
    if !explanation.candidates.is_empty() {
        output.line("")?;
        candidates(&explanation.candidates, output)?;
    }
    if !explanation.line.is_empty() {
        output.line("")?;
        output.line("expected line:")?;
        for (ply, step) in explanation.line.iter().enumerate() {
            let who = step.seat.map_or("chance".to_owned(), |seat| seat.to_string());
            output.line(format!("  {}. {who}: {}", ply + 1, step.label))?;
        }
    }
    if !explanation.rows.is_empty() {
        output.line("")?;
        numbers(explanation, output)?;
    }
    output.line("")?;
    let effort = explanation.effort;
    let budget = effort.budget.map_or(String::new(), |budget| format!(" of a budget of {budget}"));
    output.line(format!("{} positions evaluated{budget}, depth {}", effort.nodes, effort.depth))?;
    output.line(match explanation.audience {
        Audience::Everyone => "open to everyone: nothing hidden entered",
        Audience::Seat => "for this seat alone until the game is over",
    })
}

/// The candidates by rank, then the terms of all of them side by side, some at a time.
fn candidates(candidates: &[Candidate], output: &mut Output) -> std::io::Result<()> {
    // The chosen one is shown even where it is far down the list, as random play's is.
    let shown: Vec<(usize, &Candidate)> =
        candidates.iter().enumerate().filter(|(rank, candidate)| *rank < SHOWN || candidate.chosen).collect();
    let decimals = decimals(shown.iter().map(|(_, candidate)| candidate.score));
    let mut rows = vec![["", "rank", "score", "action"].map(str::to_owned).to_vec()];
    for (rank, candidate) in &shown {
        let mark = if candidate.chosen { "→" } else { "" };
        let score = figure(candidate.score, decimals);
        rows.push(vec![mark.to_owned(), (rank + 1).to_string(), score, candidate.label.to_string()]);
    }
    output.table(&rows)?;
    if candidates.len() > shown.len() {
        output.line(format!("and {} more", candidates.len() - shown.len()))?;
    }
    // One that was only played has no terms to compare.
    let split: Vec<(usize, &Candidate)> =
        shown.into_iter().filter(|(_, candidate)| !candidate.terms.is_empty()).collect();
    for some in split.chunks(COMPARED) {
        output.line("")?;
        output.table(&terms(some))?;
    }
    Ok(())
}

/// One row per term, one column per candidate; a score is the sum of its column.
fn terms(candidates: &[(usize, &Candidate)]) -> Vec<Vec<String>> {
    let all = || candidates.iter().flat_map(|(_, candidate)| &candidate.terms);
    let mut names: Vec<&str> = Vec::new();
    for term in all() {
        if !names.contains(&term.name.text.as_str()) {
            names.push(&term.name.text);
        }
    }
    let decimals = decimals(all().map(|term| term.value));
    let weighted = all().any(|term| term.weight.is_some());
    let mut head = vec!["term".to_owned()];
    head.extend(weighted.then(|| "weight".to_owned()));
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

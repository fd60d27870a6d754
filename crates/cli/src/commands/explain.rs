//! `explain`: a decision and its reasons.

use lab::{ExplainReport, ExplainRequest, Library};
use tabletop::{Candidate, Explanation};

use super::{situation, write};
use crate::args::ExplainArgs;
use crate::exit::Done;
use crate::output::{Output, figure};

/// Candidates printed; the rest is only counted.
const SHOWN: usize = 12;

pub fn run(library: &Library, args: &ExplainArgs, output: &mut Output) -> anyhow::Result<Done> {
    let (room, opening) = situation(library, &args.scene, &args.conditions)?;
    let request = ExplainRequest {
        opening,
        agent: args.agent.clone(),
        seed: args.conditions.seed,
        budget: args.conditions.budget(),
        after: args.after,
        graph: args.graphml.is_some(),
    };
    let report = room.explain(library, &request)?;
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
    output.line(&explanation.headline)?;
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
    output.line(format!("{} positions evaluated{budget}, depth {}", effort.nodes, effort.depth))
}

fn candidates(candidates: &[Candidate], output: &mut Output) -> std::io::Result<()> {
    let head = ["", "score", "action", "terms"].map(str::to_owned).to_vec();
    let row = |candidate: &Candidate| {
        let terms = candidate.terms.iter().map(|term| match term.weight {
            Some(weight) => format!("{} {} (weight {})", term.name, figure(term.value), figure(weight)),
            None => format!("{} {}", term.name, figure(term.value)),
        });
        let mark = if candidate.chosen { "→" } else { "" };
        let terms = terms.collect::<Vec<_>>().join(", ");
        vec![mark.to_owned(), figure(candidate.score), candidate.label.clone(), terms]
    };
    // The chosen one is shown even where it is far down the list, as random play's is.
    let shown = candidates.iter().enumerate().filter(|(rank, candidate)| *rank < SHOWN || candidate.chosen);
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(shown.map(|(_, candidate)| row(candidate))).collect();
    output.table(&rows)?;
    let left_out = candidates.len() + 1 - rows.len();
    if left_out > 0 { output.line(format!("and {left_out} more")) } else { Ok(()) }
}

/// The method's numbers, per place on the board.
fn numbers(explanation: &Explanation, output: &mut Output) -> std::io::Result<()> {
    let mut head = vec![String::new()];
    head.extend(explanation.columns.iter().map(|column| column.title.clone()));
    let row = |row: &tabletop::Row| {
        let mut cells = vec![row.label.clone()];
        cells.extend(row.values.iter().map(|value| value.map_or("–".to_owned(), figure)));
        cells
    };
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(explanation.rows.iter().map(row)).collect();
    output.table(&rows)?;
    for column in &explanation.columns {
        output.line(format!("{}: {}", column.title, column.meaning))?;
    }
    Ok(())
}

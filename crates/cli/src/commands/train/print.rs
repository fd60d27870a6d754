//! A run that learned numbers, as tables.

use registry::command::{Output, figure, percent};
use training::train::{Share, Training};

pub fn print(training: &Training, output: &mut Output) -> std::io::Result<()> {
    let Training { game, rules, seats, subject, seed, games, .. } = training;
    let stopped = if training.stopped { ", stopped early" } else { "" };
    output.line(format!(
        "{game}, {rules}, {seats} seats: {subject} by {}, {} positions a decision, {games} games, seed {seed}{stopped}",
        training.method.id(),
        training.budget.unwrap_or_default(),
    ))?;
    output.line("")?;
    output.table(&curve(training))?;
    if let Some(yardstick) = &training.yardstick {
        output.line(format!("'v': against {yardstick}, the same seeds in every generation"))?;
    }
    if training.curve.iter().any(|step| step.best_against_first.is_some()) {
        output.line("'v first': against the best of the first population, the same seeds in every generation")?;
    }
    let Some(champion) = &training.champion else { return Ok(()) };
    output.line("")?;
    let head = ["learned", "value", "of"].map(str::to_owned).to_vec();
    let values = training.genes.iter().zip(&champion.genome);
    let row = |(gene, value): (&training::evolution::Gene, &f64)| {
        vec![gene.name.clone(), value.to_string(), format!("{} – {}", gene.low, gene.high)]
    };
    output.table(&std::iter::once(head).chain(values.map(row)).collect::<Vec<_>>())?;
    output.line(format!("agent: {}", champion.agent))?;
    if !training.validation.is_empty() {
        output.line("")?;
        output.table(&validation(training))?;
        output.line(format!("an equal would win {}", percent(1.0 / *seats as f64)))?;
    }
    output.line("")?;
    output.line(format!("{} s of processor time", figure(training.cpu_seconds)))
}

fn curve(training: &Training) -> Vec<Vec<String>> {
    let mut head = ["generation", "games", "best", "median", "best born in"].map(str::to_owned).to_vec();
    let best = training.curve.iter().any(|step| step.best_against.is_some());
    let median = training.curve.iter().any(|step| step.median_against.is_some());
    let first = training.curve.iter().any(|step| step.best_against_first.is_some());
    if best {
        head.extend(["best v", "95 % interval"].map(str::to_owned));
    }
    if median {
        head.extend(["median v", "95 % interval"].map(str::to_owned));
    }
    if first {
        head.extend(["best v first", "95 % interval"].map(str::to_owned));
    }
    let rows = training.curve.iter().map(|step| {
        let mut row = vec![step.number.to_string(), step.games.to_string()];
        row.extend([percent(step.best_fitness), percent(step.median_fitness)]);
        row.push(step.born.map_or_else(String::new, |born| born.to_string()));
        let measured = [(step.best_against, best), (step.median_against, median), (step.best_against_first, first)];
        for (share, _) in measured.into_iter().filter(|(_, shown)| *shown) {
            row.extend(share.map_or_else(Default::default, |share| [percent(share.rate), interval(share)]));
        }
        row
    });
    std::iter::once(head).chain(rows).collect()
}

fn validation(training: &Training) -> Vec<Vec<String>> {
    let head = ["champion against", "games", "wins", "win rate", "95 % interval"].map(str::to_owned).to_vec();
    let row = |known: &training::train::Validation| {
        let share = known.share;
        let numbers = [share.games.to_string(), share.wins.to_string(), percent(share.rate), interval(share)];
        std::iter::once(known.name.clone()).chain(numbers).collect()
    };
    std::iter::once(head).chain(training.validation.iter().map(row)).collect()
}

fn interval(share: Share) -> String {
    format!("{:.1} – {:.1} %", 100.0 * share.low, 100.0 * share.high)
}

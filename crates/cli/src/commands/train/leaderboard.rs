//! A run that bred strategies, as tables.

use registry::command::{Output, figure, percent};
use training::breed::{BredGeneration, BreedReport, Expected, RankedStrategy};

pub fn print(report: &BreedReport, output: &mut Output) -> std::io::Result<()> {
    let BreedReport { game, headline, seats, seed, games, curve, leaders, .. } = report;
    let stopped = if report.stopped { ", stopped early" } else { "" };
    output.line(format!("{game}: {headline}"))?;
    output.line(format!("{seats} seats, {} generations, {games} games, seed {seed}{stopped}", curve.len()))?;
    if !curve.is_empty() {
        output.line("")?;
        output.table(&generations(curve))?;
        output.line("'share': of the best of a generation in the games that chose it")?;
    }
    if let Some(champion) = leaders.first() {
        output.line("")?;
        output.table(&board(leaders))?;
        let measured = leaders.iter().find_map(|leader| leader.expected);
        match measured {
            Some(Expected { games, .. }) => output.line(format!(
                "in the order of the final; 'share': expected against the other leaders, {games} games of each on fresh seeds; an equal \
                 would have {}",
                percent(1.0 / (*seats).max(1) as f64)
            ))?,
            None => output.line("in the order of the final; 'final': the share there")?,
        }
        output.line(format!("agent: {}", champion.bred.agent))?;
    }
    output.line("")?;
    output.line(format!("{} games per second of processor time", figure(report.games_per_cpu_second)))
}

fn generations(curve: &[BredGeneration]) -> Vec<Vec<String>> {
    let head = ["generation", "games", "share", "best"].map(str::to_owned).to_vec();
    let row = |step: &BredGeneration| {
        vec![step.generation.to_string(), step.games.to_string(), percent(step.share), step.best.clone()]
    };
    std::iter::once(head).chain(curve.iter().map(row)).collect()
}

/// The leaders; their share against each other where it was measured, else that of the final.
fn board(leaders: &[RankedStrategy]) -> Vec<Vec<String>> {
    let measured = leaders.iter().any(|leader| leader.expected.is_some());
    let head =
        if measured { &["leader", "share", "95 % interval", "strategy"][..] } else { &["leader", "final", "strategy"] };
    let row = |(number, leader): (usize, &RankedStrategy)| {
        let mut row = vec![number.to_string()];
        match leader.expected {
            Some(Expected { share, low, high, .. }) => {
                row.extend([percent(share), format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high)]);
            }
            None if measured => row.extend([String::new(), String::new()]),
            None => row.push(percent(leader.bred.share)),
        }
        row.push(leader.bred.strategy.clone());
        row
    };
    let head = head.iter().map(|&word| word.to_owned()).collect();
    std::iter::once(head).chain((1..).zip(leaders).map(row)).collect()
}

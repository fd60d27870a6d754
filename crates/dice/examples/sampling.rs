//! Holds sampled turns against exact ones: `cargo run --release -p dice --example sampling < turns.jsonl`.
//!
//! The turns that come in are planned at the shipped level and with more iterations, and a table is
//! printed. `-- find` draws such turns anew and prints them, a line each; `-- again` works out those that come in anew, which is
//! due when cards, fighters or points have changed.

use std::error::Error;

use dice::Content;
use dice::agents::oracle::{CARDS, DICE, LargeTurn, Verdict};
use dice::agents::{Level, Points};
use search::Claim;
use tabletop::Seed;

/// Distinct boards a turn must have to be kept: too many for the shipped level, few enough to be worked out by the hundred.
const STATES: std::ops::RangeInclusive<usize> = 15_000..=100_000;

/// Turns kept of each number of dice and cards, and seeds that are tried for them.
const KEPT: usize = 58;
const TRIED: u64 = 900;

/// Iterations that are compared.
const ITERATIONS: [u64; 2] = [Level::FULL.iterations, 4_000];

fn main() -> Result<(), Box<dyn Error>> {
    let (content, points) = (Content::shipped(), Points::shipped());
    match std::env::args().nth(1).as_deref() {
        Some("find") => {
            for (dice, cards) in DICE.flat_map(|dice| CARDS.map(move |cards| (dice, cards))) {
                let first = u64::from(dice) * 1_000_000 + cards as u64 * 100_000;
                let turns = (first..first + TRIED)
                    .filter_map(|seed| LargeTurn::work_out(&content, &points, (dice, cards), seed, STATES));
                turns.take(KEPT).try_for_each(|turn| print(&turn))?;
            }
            Ok(())
        }
        Some("again") => {
            let again = read()?
                .into_iter()
                .filter_map(|turn| LargeTurn::work_out(&content, &points, (turn.dice, turn.cards), turn.seed, STATES));
            again.into_iter().try_for_each(|turn| print(&turn))
        }
        Some(other) => Err(format!("'{other}' is neither 'find' nor 'again'").into()),
        None => study(&read()?, &content, &points),
    }
}

fn read() -> Result<Vec<LargeTurn>, Box<dyn Error>> {
    let lines = std::io::stdin().lines().map(|line| Ok(serde_json::from_str(&line?)?));
    lines.collect()
}

fn print(turn: &LargeTurn) -> Result<(), Box<dyn Error>> {
    println!("{}", serde_json::to_string(turn)?);
    Ok(())
}

fn study(turns: &[LargeTurn], content: &Content, points: &Points) -> Result<(), Box<dyn Error>> {
    let kills = turns.iter().filter(|turn| !turn.kills.is_empty()).count();
    let sizes = turns.iter().map(|turn| turn.states);
    println!(
        "{} turns of {} to {} distinct boards, {kills} with a certain kill\n",
        turns.len(),
        sizes.clone().min().unwrap_or(0),
        sizes.max().unwrap_or(0)
    );
    println!("| iterations | dice | cards | turns | best | right | expected | off | regret | kills lost |");
    println!("|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    let mut claims = Vec::new();
    for iterations in ITERATIONS {
        let level = Level { iterations, ..Level::FULL };
        let mut judged: Vec<(u8, usize, Verdict)> = Vec::new();
        for turn in turns {
            let verdict = turn.judge(content, points, level, Seed(1));
            let verdict = verdict.ok_or_else(|| format!("turn {} has changed: run it with 'again'", turn.seed))?;
            if verdict.sampled {
                judged.push((turn.dice, turn.cards, verdict));
            }
        }
        for (dice, cards) in DICE.flat_map(|dice| CARDS.map(move |cards| (dice, cards))) {
            let here = judged.iter().filter(|(d, c, _)| (*d, *c) == (dice, cards));
            row(iterations, &dice.to_string(), &cards.to_string(), here.map(|(.., verdict)| *verdict).collect());
        }
        let all = judged.iter().map(|(.., verdict)| *verdict);
        row(iterations, "all", "without a kill", all.clone().filter(|verdict| !verdict.kill).collect());
        row(iterations, "all", "all", all.collect());
        claims.push((iterations, judged));
    }
    println!(
        "\n| iterations | exact | false | at least | false | short by | about | false | within ± 1 | within ± 2 |"
    );
    println!("|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for (iterations, judged) in claims {
        claim(iterations, &judged.iter().map(|(.., verdict)| *verdict).collect::<Vec<_>>());
    }
    Ok(())
}

fn row(iterations: u64, dice: &str, cards: &str, verdicts: Vec<Verdict>) {
    if verdicts.is_empty() {
        return;
    }
    let count = verdicts.len() as f64;
    let mean = |of: fn(&Verdict) -> f64| verdicts.iter().map(of).sum::<f64>() / count;
    println!(
        "| {iterations} | {dice} | {cards} | {} | {:.1} % | {:.1} % | {:+.2} % | {:.2} % | {:.1} | {} |",
        verdicts.len(),
        100.0 * mean(|verdict| f64::from(u8::from(verdict.best))),
        100.0 * mean(|verdict| f64::from(u8::from(verdict.right))),
        100.0 * mean(Verdict::excess),
        100.0 * mean(|verdict| verdict.excess().abs()),
        mean(|verdict| verdict.regret),
        verdicts.iter().filter(|verdict| verdict.lost_kill).count(),
    );
}

/// What was said of the choices, and how it held.
fn claim(iterations: u64, verdicts: &[Verdict]) {
    let those = |kind: fn(&Claim) -> bool| verdicts.iter().filter(move |verdict| kind(&verdict.claim));
    let exact = || those(|claim| *claim == Claim::Exact);
    let least = || those(|claim| *claim == Claim::AtLeast);
    let about = || those(|claim| matches!(claim, Claim::About(_)));
    let short = least().map(|verdict| -verdict.excess()).sum::<f64>() / least().count().max(1) as f64;
    let within = |errors: f64| {
        let held = about().filter(|verdict| verdict.errors_off().is_some_and(|off| off <= errors)).count();
        100.0 * held as f64 / about().count().max(1) as f64
    };
    println!(
        "| {iterations} | {} | {} | {} | {} | {:.2} % | {} | {} | {:.0} % | {:.0} % |",
        exact().count(),
        exact().filter(|verdict| verdict.contradicted()).count(),
        least().count(),
        least().filter(|verdict| verdict.contradicted()).count(),
        100.0 * short,
        about().count(),
        about().filter(|verdict| verdict.contradicted()).count(),
        within(1.0),
        within(2.0)
    );
}

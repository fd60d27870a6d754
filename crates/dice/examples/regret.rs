//! Prints what sampling loses against exact planning, by its budget: `cargo run --release -p dice --example regret [dice]`.

use dice::Content;
use dice::agents::Points;
use dice::agents::oracle::{boards, regret};
use tabletop::Seed;

/// Iterations that are compared.
const BUDGETS: [u64; 5] = [50, 200, 1_000, 2_000, 10_000];

fn main() {
    let dice = std::env::args().nth(1).and_then(|dice| dice.parse().ok()).unwrap_or(4);
    let boards = boards(&Content::shipped(), dice, Seed(1));
    let rows = regret(&boards, &Points::shipped(), &BUDGETS, 50_000, Seed(1));
    let (known, lethal) = rows.first().map_or((0, 0), |row| (row.boards, row.lethal));
    println!(
        "{known} of {} boards of at most {dice} dice are known exactly, {lethal} hold a certain kill\n",
        boards.len()
    );
    println!("| iterations | mean | p95 | optimal | missed lethal | self-kill |");
    println!("|--:|--:|--:|--:|--:|--:|");
    for row in rows {
        println!(
            "| {} | {:.2} | {:.1} | {:.1} % | {:.1} % | {:.1} % |",
            row.iterations,
            row.mean,
            row.p95,
            100.0 * row.optimal,
            100.0 * row.missed_lethal,
            100.0 * row.self_kill
        );
    }
}

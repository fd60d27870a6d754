//! Counts who uses which card: `cargo run --release -p dice --example uses [FIGHTS]`, so many of every hero against every enemy.

use std::sync::Arc;

use dice::Content;
use dice::agents::Points;
use dice::agents::oracle::uses;
use tabletop::Seed;

fn main() -> Result<(), String> {
    let fights = match std::env::args().nth(1) {
        Some(text) => text.parse().map_err(|_| format!("'{text}' is not a whole number"))?,
        None => 4,
    };
    println!("| who | card | fights | uses | a fight |");
    println!("|---|---|--:|--:|--:|");
    for row in uses(&Content::shipped(), &Arc::new(Points::shipped()), fights, 1, Seed(1)) {
        let (card, lent) = (String::from(row.card), if row.lent { " (lent)" } else { "" });
        let mean = f64::from(row.uses) / f64::from(row.fights.max(1));
        println!("| {} | {card}{lent} | {} | {} | {mean:.2} |", row.bearer, row.fights, row.uses);
    }
    Ok(())
}

//! Learns the worth by which Strategos plays: the chance of a seat to win, as its rival's turn begins.
//!
//! Two steps, whose texts go through pipes:
//!
//! ```text
//! cargo run --release -p risk --example worth harvest 'marshal;strategos;raider' 3000 1 > positions.txt
//! cargo run --release -p risk --example worth fit 'made with …' < positions.txt > assets/risk/worth/classic-2.ron
//! ```
//!
//! `harvest POOL GAMES SEED SEATS` plays games of two seats, each seat drawn from the pool (agents with `;` between; twice is twice as often), and writes a
//! line for each turn that begins: game, winner, seat to move, and after a `|` each seat's features. `fit ORIGIN` reads such lines and writes the
//! numbers, with the text that says where they come from.

mod fit;
mod harvest;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["harvest", pool, games, seed, seats] => harvest::run(pool, games, seed, seats),
        ["fit", origin] => fit::run(origin),
        _ => Err("ask for harvest POOL GAMES SEED SEATS or fit ORIGIN".into()),
    };
    if let Err(fault) = done {
        eprintln!("worth: {fault}");
        std::process::exit(2);
    }
}

/// What went wrong, in words.
type Fault = Box<dyn std::error::Error>;

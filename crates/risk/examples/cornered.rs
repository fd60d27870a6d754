//! Boards with a cornered rival: how many opponents end the game on in the turn that can.
//!
//! `cargo run -p risk --example cornered -- BOARDS AGENT...`

#[path = "../tests/risk/cornered.rs"]
mod cornered;
#[path = "../tests/risk/support.rs"]
mod support;

use tabletop::Seed;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let boards: u64 = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(100);
    let agents: Vec<String> = arguments.collect();
    for agent in agents {
        let stands = |seed: &u64| {
            let (game, state) = cornered::cornered(Seed(*seed));
            cornered::ends_it(&game, state, &agent, Seed(*seed)).is_err()
        };
        let stood: Vec<u64> = (0..boards).filter(stands).collect();
        println!("{agent}: {} of {boards} ended; not: {stood:?}", boards - stood.len() as u64);
    }
}

//! Boards with a cornered rival: how many opponents end the game on in the turn that can.
//!
//! `cargo run -p risk --example cornered -- BOARDS AGENT...`

#[path = "../tests/support/cornered.rs"]
mod cornered;
#[path = "../tests/support/mod.rs"]
mod support;

use tabletop::Seed;

/// What is not Red's, and what of Red's is large.
fn tell(game: &risk::Risk, state: &risk::State) {
    let map = game.map();
    for at in map.territories() {
        let land = state.board.land(at);
        let near = map.neighbours(at).iter().any(|near| !state.board.holds(tabletop::Seat(0), *near));
        if !state.board.holds(tabletop::Seat(0), at) || near && land.armies > 4 {
            println!(
                "  {} {:?} {} {:?}",
                at.0,
                land.owner,
                land.armies,
                map.neighbours(at).iter().map(|near| near.0).collect::<Vec<_>>()
            );
        }
    }
    println!("  {:?}", state.board.phase);
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let boards: u64 = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(100);
    let agents: Vec<String> = arguments.collect();
    for agent in agents {
        let mut stood = Vec::new();
        for seed in 0..boards {
            let (game, state) = cornered::cornered(Seed(seed));
            if let Err(end) = cornered::ends_it(&game, state.clone(), &agent, Seed(seed)) {
                stood.push(seed);
                if std::env::var("TELL").is_ok() {
                    tell(&game, &state);
                    tell(&game, &end);
                }
            }
        }
        println!("{agent}: {} of {boards} ended; not: {stood:?}", boards - stood.len() as u64);
    }
}

//! What the tests of whole games share: the shipped map, and setups that between them use every variant.

use std::sync::{Arc, LazyLock};

use rand::RngExt;
use risk::map::Map;
use risk::{Cards, Fortify, Setup, Start, Victory};
use tabletop::{Controller, Player, Seed};

/// The shipped world map.
pub fn world() -> Arc<Map> {
    static WORLD: LazyLock<Arc<Map>> = LazyLock::new(|| {
        let text = include_str!("../../../../assets/risk/world.ron");
        Arc::new(Map::from_ron("world.ron", text).expect("the world map is sound"))
    });
    Arc::clone(&WORLD)
}

/// A player that an agent decides for.
#[allow(dead_code, reason = "the example `cornered`, which shares this module, plays no sessions")]
pub fn player(agent: &str) -> Player {
    Player { name: agent.to_owned(), controller: Controller::Agent(agent.to_owned()), livery: 0 }
}

/// A random setup; every value of every variant comes up.
#[allow(dead_code, reason = "the example `cornered`, which shares this module, plays one variant")]
pub fn variant(seed: Seed, round_limit: u32) -> Setup {
    let mut rng = seed.stream("setup", 0);
    let mut one_of = |count: u32| rng.random_range(0..count) as usize;
    Setup {
        map: "world".into(),
        seats: 2 + one_of(7) as u8,
        start: [Start::Deal, Start::Claim, Start::Scatter][one_of(3)],
        muster: [1, 2, 5, 20][one_of(4)],
        first_seat_begins: seed.0.is_multiple_of(5),
        neutrals: one_of(2) == 0,
        cards: [Cards::Progressive, Cards::Fixed, Cards::Off][one_of(3)],
        fortify: [Fortify::Adjacent, Fortify::Path, Fortify::Unlimited, Fortify::Off][one_of(4)],
        victory: [
            Victory::Elimination,
            Victory::Share(70),
            Victory::Capitals(0),
            Victory::Capitals(2),
            Victory::Missions,
            Victory::Rounds(12),
        ][one_of(6)],
        capital_dice: one_of(2) == 0,
        fog: one_of(3) == 0,
        two_phase: one_of(4) == 0,
        portals: [0, 0, 2, 3, 8][one_of(5)],
        blizzards: [0, 0, 4, 10][one_of(4)],
        layout: one_of(1_000) as u32,
        round_limit,
    }
}

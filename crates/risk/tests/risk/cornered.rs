//! Boards on which a last rival is cornered, and what an opponent makes of one turn there.
//!
//! Red holds all but a few connected territories of Blue and at times some neutral ones, and has the armies to end the game in this
//! turn whatever the dice do: one stack of them or two beside Blue, three for each of Blue's and four for each territory to enter.

use rand::RngExt;
use rand::seq::IndexedRandom;
use risk::map::{Map, TerritoryId};
use risk::{Fallen, Land, Owner, Phase, Risk, Setup, State, agents};
use tabletop::{Budget, Eye, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use crate::support::world;

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

/// So many connected territories, drawn.
fn cluster(map: &Map, count: usize, rng: &mut tabletop::Rng) -> Vec<TerritoryId> {
    let mut cluster = vec![TerritoryId(rng.random_range(0..map.len() as u8))];
    while cluster.len() < count {
        let beside: Vec<TerritoryId> =
            cluster.iter().flat_map(|&at| map.neighbours(at)).copied().filter(|near| !cluster.contains(near)).collect();
        cluster.extend(beside.choose(rng).copied());
    }
    cluster
}

/// A board at the beginning of Red's attacks, or of its turn.
pub fn cornered(seed: Seed) -> (Risk, State) {
    let mut rng = seed.stream("cornered", 0);
    let neutrals = rng.random_range(0..3u32) == 0;
    let seats = if neutrals { 2 } else { rng.random_range(2..=8) };
    let setup = Setup { seats, neutrals, ..Setup::default() };
    let game = Risk::new(setup, world()).expect("playable");
    let map = game.map().clone();
    let mut state = game.start();
    let board = &mut state.board;
    for land in &mut board.lands {
        *land = Land { owner: Owner::of(RED), armies: rng.random_range(1..=4) };
    }
    let blue = rng.random_range(1..=6);
    let lost = cluster(&map, blue + if neutrals { 2 } else { 0 }, &mut rng);
    let mut theirs = 0;
    for (place, at) in lost.iter().enumerate() {
        let armies = rng.random_range(1..=12);
        theirs += armies;
        let owner = if place < blue { Owner::of(BLUE) } else { Owner::NEUTRAL };
        board.lands[at.index()] = Land { owner, armies };
    }
    let beside: Vec<TerritoryId> = map
        .territories()
        .filter(|at| !lost.contains(at) && map.neighbours(*at).iter().any(|near| lost[..blue].contains(near)))
        .collect();
    // Blue may be walled in by neutral armies: then they are what stands beside Red.
    let beside = if beside.is_empty() {
        map.territories()
            .filter(|at| !lost.contains(at) && map.neighbours(*at).iter().any(|near| lost.contains(near)))
            .collect()
    } else {
        beside
    };
    let armies = 3 * theirs + 4 * lost.len() as u32 + 6;
    for _ in 0..rng.random_range(1..=2) {
        if let Some(at) = beside.choose(&mut rng) {
            board.lands[at.index()].armies = armies;
        }
    }
    for seat in 2..seats {
        board.fallen.push(Fallen { seat: Seat(seat), by: RED, round: 8 });
    }
    board.reserves.iter_mut().for_each(|reserve| *reserve = 0);
    board.neutral_reserve = 0;
    board.round = rng.random_range(6..=20);
    board.active = RED;
    if rng.random_range(0..2u32) == 0 {
        board.phase = Phase::Attack;
    } else {
        board.phase = Phase::Reinforce { spoils: false };
        board.to_place = 12;
    }
    (game, state)
}

/// Whether an opponent that plays Red ends the game in this turn; where not, the position in which the turn was over.
pub fn ends_it(game: &Risk, mut state: State, spec: &str, seed: Seed) -> Result<(), Box<State>> {
    let mut agent = agents::make(spec).expect("a listed agent");
    let monitor = Monitor::new();
    for step in 0.. {
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.draw(&state, &mut seed.stream("dice", step)).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(RED) => {
                let rng = seed.stream("think", step);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let action = agent.decide(game, &game.view(&state, Eye::Seat(RED)), &mut think).action;
                game.apply(&mut state, &action, &mut NoEvents).expect("legal");
                if state.board.phase == Phase::Fortify {
                    break;
                }
            }
            Turn::Over => return Ok(()),
            Turn::Seat(_) => break,
        }
    }
    Err(Box::new(state))
}

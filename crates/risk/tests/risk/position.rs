//! Positions on the world map that Red is to attack in, and what an opponent decides there.

use risk::map::TerritoryId;
use risk::{Action, Land, Owner, Phase, Risk, Setup, State, View, agents};
use tabletop::{Budget, Decision, Game, Monitor, Seat, Seed, Think};

use crate::support::world;

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const GREEN: Seat = Seat(2);

/// The territory of that name.
pub fn at(name: &str) -> TerritoryId {
    world().find(name).unwrap_or_else(|| panic!("no territory {name}"))
}

/// A game of three.
pub fn game() -> Risk {
    Risk::new(Setup { seats: 3, ..Setup::default() }, world()).expect("playable")
}

/// Red is to attack and holds what is named; Green holds all else with `others` armies each.
pub fn position(game: &Risk, others: u32, lands: &[(&str, Seat, u32)]) -> State {
    let mut state = game.start();
    let board = &mut state.board;
    board.lands.fill(Land { owner: Owner::of(GREEN), armies: others });
    for &(name, owner, armies) in lands {
        board.lands[at(name).index()] = Land { owner: Owner::of(owner), armies };
    }
    board.reserves.iter_mut().for_each(|reserve| *reserve = 0);
    board.round = 1;
    board.active = RED;
    board.phase = Phase::Attack;
    state
}

/// What an opponent decides, with its reasons.
pub fn decide(game: &Risk, spec: &str, view: &View) -> Decision<Action> {
    let monitor = Monitor::new();
    let rng = Seed(3).stream("think", 0);
    let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
    agents::make(spec).expect("a listed agent").decide(game, view, &mut think)
}

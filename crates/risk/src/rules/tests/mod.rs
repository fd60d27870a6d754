//! The rules, position by position. Whole games are played by the conformance suite in `crates/risk/tests`.

mod battle;
mod cards;
mod fortify;
mod sight;
mod start;
mod validity;
mod victory;

use tabletop::{Game, Illegal, NoEvents, Seat, Seed, Turn};

use super::Risk;
use crate::board::{Land, Owner, Phase};
use crate::map::TerritoryId;
use crate::testing::world;
use crate::{Action, Event, EventKind, Outcome, Roll, Setup, State};

pub(super) const RED: Seat = Seat(0);
pub(super) const BLUE: Seat = Seat(1);
pub(super) const GREEN: Seat = Seat(2);

fn risk(setup: Setup) -> Risk {
    Risk::new(setup, world()).expect("the setup is playable")
}

fn at(name: &str) -> TerritoryId {
    world().find(name).unwrap_or_else(|| panic!("no territory {name}"))
}

/// A game in which `seat` is about to attack, and holds what is named; the last seat holds all else with one army each.
fn position(game: &Risk, seat: Seat, lands: &[(&str, Seat, u32)]) -> State {
    let mut state = game.start();
    let last = Seat(game.setup().seats - 1);
    state.board.lands.fill(Land { owner: Owner::of(last), armies: 1 });
    for &(name, owner, armies) in lands {
        state.board.lands[at(name).index()] = Land { owner: Owner::of(owner), armies };
    }
    state.board.reserves.iter_mut().for_each(|reserve| *reserve = 0);
    state.board.neutral_reserve = 0;
    state.board.round = 1;
    state.board.active = seat;
    state.board.phase = Phase::Attack;
    state
}

/// The same, about to place `armies`.
fn drafting(game: &Risk, seat: Seat, armies: u32, lands: &[(&str, Seat, u32)]) -> State {
    let mut state = position(game, seat, lands);
    state.board.to_place = armies;
    state.board.phase = Phase::Reinforce { spoils: false };
    state
}

fn act(game: &Risk, state: &mut State, action: Action) -> Vec<EventKind> {
    let mut events: Vec<Event> = Vec::new();
    game.apply(state, &action, &mut events).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
    events.into_iter().map(|event| event.kind).collect()
}

fn refused(game: &Risk, state: &State, action: Action) -> &'static str {
    let mut copy = state.clone();
    let illegal: Illegal = game.apply(&mut copy, &action, &mut NoEvents).expect_err("it should be refused");
    assert_eq!(&copy, state, "a refused action changed the state");
    assert!(!illegal.text.is_empty());
    illegal.rule
}

fn roll(game: &Risk, state: &mut State, attacker: &[u8], defender: &[u8]) -> Vec<EventKind> {
    let dice = |faces: &[u8]| std::array::from_fn(|at| faces.get(at).copied().unwrap_or(0));
    let outcome = Outcome::Roll(Roll { attacker: dice(attacker), defender: dice(defender) });
    let mut events: Vec<Event> = Vec::new();
    game.resolve(state, &outcome, &mut events).expect("the dice fit");
    events.into_iter().map(|event| event.kind).collect()
}

/// Lets chance fall by a seed until a seat is to act or the game is over.
fn settle(game: &Risk, state: &mut State, seed: u64) -> usize {
    let mut drawn = 0;
    while game.turn(state) == Turn::Chance {
        let outcome = game.draw(state, &mut Seed(seed).stream("test", drawn as u64)).expect("chance is due");
        game.resolve(state, &outcome, &mut NoEvents).expect("what is drawn can come");
        drawn += 1;
    }
    drawn
}

fn armies(state: &State, name: &str) -> u32 {
    state.board.land(at(name)).armies
}

//! A view of a race as text.

use tabletop::{Game, Seat};

use super::card;
use crate::action::Runner;
use crate::rules::Hare;
use crate::state::{End, Phase, State};
use crate::view::View;

pub(super) fn position(game: &Hare, view: &View) -> String {
    let seats: Vec<String> = Seat::all(game.seats()).map(|seat| self::seat(game, view, seat)).collect();
    let mut clauses = vec![seats.join(" / "), due(game, view.seen())];
    clauses.extend(unusual(game, view.seen()));
    clauses.join("; ")
}

/// What a seat has.
fn seat(game: &Hare, view: &View, seat: Seat) -> String {
    let state = view.seen();
    let runners: Vec<String> = game.numbers(seat.0).map(|number| runner(state, number)).collect();
    let carrots = view.carrots(seat).map_or_else(|| "?".to_owned(), |carrots| carrots.to_string());
    let rank = view.wealth(seat).map_or_else(String::new, |rank| format!("#{rank}"));
    format!("{} {carrots}c{rank} {}s", runners.join("+"), state.salads(seat))
}

fn runner(state: &State, number: usize) -> String {
    let eats = if state.eating >> number & 1 == 1 { "e" } else { "" };
    let place = match state.places[number] {
        0 => String::new(),
        place => format!("#{place}"),
    };
    format!("{}{eats}{place}", state.squares[number])
}

/// Whose turn it is, and what is due.
fn due(game: &Hare, state: &State) -> String {
    let what = match state.phase() {
        Phase::Move => "to move",
        Phase::Again => "again",
        Phase::Choice => "to choose",
        Phase::Draw => "to draw",
        Phase::Over(End::Home) => "over home",
        Phase::Over(End::Rounds) => "over rounds",
    };
    let runner = match state.card_runner() {
        Some(Runner::A) if game.runners().count() > 1 => " a",
        Some(Runner::B) => " b",
        _ => "",
    };
    format!("{} {what}{runner}", u32::from(state.mover().0) + 1)
}

/// What is not as usual at the start of a turn.
fn unusual(game: &Hare, state: &State) -> Vec<String> {
    let numbers = |bits: u8| {
        let set: Vec<String> = (0..8).filter(|at| bits >> at & 1 == 1).map(|at| (at + 1).to_string()).collect();
        if set.is_empty() { "none".to_owned() } else { set.join(",") }
    };
    let mut clauses = Vec::new();
    if state.round() != 1 {
        clauses.push(format!("round {}", state.round()));
    }
    if state.missing != 0 {
        clauses.push(format!("misses {}", numbers(state.missing)));
    }
    if state.waiting != game.usually_waiting(state) {
        clauses.push(format!("waits {}", numbers(state.waiting)));
    }
    if state.paid != 0 {
        clauses.push(format!("paid {}", state.paid));
    }
    let drawn: Vec<&str> = state.pile().drawn().map(card::name).collect();
    if !drawn.is_empty() {
        clauses.push(format!("drawn {}", drawn.join(",")));
    }
    if state.pile().next() != 0 {
        clauses.push(format!("next {}", state.pile().next()));
    }
    clauses
}

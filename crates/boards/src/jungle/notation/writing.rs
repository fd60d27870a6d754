//! Writing positions.

use crate::jungle::action::Action;
use crate::jungle::animal::Side;
use crate::jungle::state::State;

/// A position as people write it.
pub fn write_position(state: &State) -> String {
    let side = if state.mover == Side::White { 'w' } else { 'b' };
    let mut text = format!("{} {side} {}", String::from(state.board), state.quiet);
    if state.plies > state.quiet.into() {
        text += &format!(" ply {}", state.plies);
    }
    if !state.past.is_empty() {
        let moves = state.past.iter().map(|step| Action { from: step.from, to: step.to }.to_string());
        text += &format!(" after {}", moves.collect::<Vec<_>>().join(","));
    }
    if state.undecided {
        text += " undecided";
    }
    text
}

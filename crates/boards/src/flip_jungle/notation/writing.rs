//! Writing positions.

use crate::flip_jungle::action::Action;
use crate::flip_jungle::names::square_name;
use crate::flip_jungle::piece::Colour;
use crate::flip_jungle::state::State;
use crate::flip_jungle::unopened::Unopened;

/// A position as people write it.
pub fn write_position(state: &State) -> String {
    let rows = String::from(state.board);
    let colour = match state.colour(state.to_act) {
        Some(Colour::White) => 'w',
        Some(Colour::Black) => 'b',
        None => '-',
    };
    let seat = u16::from(state.to_act.0) + 1;
    let living = state.board.open();
    let taken = Unopened::all().without(living).and_then(|left| left.without(state.unopened));
    let taken = taken.filter(|taken| taken.total() > 0).map_or_else(|| "-".to_owned(), |taken| taken.to_string());
    let mut text = format!("{rows} {colour}{seat} {taken} {}", state.quiet);
    if state.plies > state.quiet.into() {
        text += &format!(" ply {}", state.plies);
    }
    if !state.past.is_empty() {
        let moves = state.past.iter().map(|step| Action::Move { from: step.from, to: step.to }.to_string());
        text += &format!(" after {}", moves.collect::<Vec<_>>().join(","));
    }
    if let Some(square) = state.flipping {
        text += &format!(" flip {}", square_name(square));
    }
    if state.undecided {
        text += " undecided";
    }
    text
}

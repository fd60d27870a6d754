//! Writing positions.

use crate::banqi::action::Action;
use crate::banqi::names::square_name;
use crate::banqi::piece::Colour;
use crate::banqi::rules::Banqi;
use crate::banqi::state::State;
use tabletop::Game;

/// A position as people write it.
pub fn write_position(game: &Banqi, state: &State) -> String {
    let rows = String::from(state.board);
    let colour = match state.colour(state.to_act) {
        Some(Colour::Red) => 'r',
        Some(Colour::Black) => 'b',
        None => '-',
    };
    let seat = u16::from(state.to_act.0) + 1;
    let living = state.board.open();
    let taken = game.setup().size.pieces().without(&living).and_then(|left| left.without(&state.unopened));
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

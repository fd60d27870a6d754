//! Writing positions.

use tabletop::Game;

use crate::face_down::game::FaceDown;
use crate::face_down::moves::Move;
use crate::face_down::piece::{PieceColour, Pile};
use crate::face_down::rules::{ActionOf, GameSetup, Rules};
use crate::face_down::state::State;
use crate::face_down::words::Words;

/// A position as people write it.
pub fn write_position<R: Rules>(game: &FaceDown<R>, state: &State<R::Kind>) -> String {
    let rows = String::from(state.board);
    let colour = state.colour(state.to_act).map_or('-', PieceColour::letter);
    let seat = u16::from(state.to_act.0) + 1;
    let taken = game.setup().pieces().without(&state.board.open()).and_then(|left| left.without(&state.unopened));
    let taken = taken.filter(|taken| taken.total() > 0).map_or_else(|| "-".to_owned(), |taken| taken.to_string());
    let mut text = format!("{rows} {colour}{seat} {taken} {}", state.quiet);
    if state.plies > state.quiet.into() {
        text += &format!(" ply {}", state.plies);
    }
    if !state.past.is_empty() {
        let written = |mv: Move| ActionOf::<R>::from(mv).to_string();
        let moves = state.past.iter().map(|step| written(Move { from: step.from, to: step.to }));
        text += &format!(" after {}", moves.collect::<Vec<_>>().join(","));
    }
    if let Some(square) = state.flipping {
        text += &format!(" flip {}", R::Kind::square_name(square));
    }
    if state.undecided {
        text += " undecided";
    }
    text
}

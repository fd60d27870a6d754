//! What actions are called, and where on the board they are.

use tabletop::{Mark, Message};

use super::action::Action;
use super::game::Generals;
use super::point::Point;
use super::rank::Rank;
use super::state::View;
use crate::board::Square;

/// A step to a square, or a challenge of what stands there, by a piece of this rank; of unknown rank where there is none.
pub(super) fn of_step(game: &Generals, rank: Option<Rank>, to: Square, challenges: bool) -> Message {
    let id = match (rank.is_some(), challenges) {
        (true, true) => "generals-do_challenge",
        (true, false) => "generals-do_move",
        (false, true) => "generals-do_challenge_unknown",
        (false, false) => "generals-do_move_unknown",
    };
    let message = Message::new(id).with("to", Message::text(game.square_name(to)));
    rank.map_or(message.clone(), |rank| message.with("piece", game.rank_name(rank)))
}

/// An action in words, as its seat sees it.
pub(super) fn of_action(game: &Generals, view: &View, action: &Action) -> Message {
    let Action::Move { from, to } = action else { return Message::new("generals-do_place") };
    let (size, known) = (game.rules().size, &view.known);
    let square = |point: &Point| point.on(size).unwrap_or(Square(0));
    let piece = known.piece_on(square(from));
    let rank = piece.and_then(|(side, place)| known.army(side)[place].rank);
    of_step(game, rank, square(to), known.piece_on(square(to)).is_some())
}

/// Where an action is.
pub(super) fn marks(game: &Generals, action: &Action) -> Vec<Mark> {
    let Action::Move { from, to } = action else { return Vec::new() };
    let place = |point: &Point| point.on(game.rules().size).map(|square| u16::from(square.0));
    match (place(from), place(to)) {
        (Some(from), Some(to)) => vec![Mark::Way(from, to)],
        _ => Vec::new(),
    }
}

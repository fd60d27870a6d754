//! What pieces and actions are called, and where on the board they are.

use tabletop::{Mark, Message};

use super::action::Action;
use super::game::Fog;
use super::view::View;
use crate::board::Square;
use crate::chess::moves::{Move, Special};
use crate::chess::piece::Kind;
use crate::chess::position::Position;

/// A move in words, in the position it is made in.
pub(super) fn of_move(game: &Fog, position: &Position, mv: Move) -> Message {
    let piece = position.piece(mv.from).map(|piece| piece.kind);
    let taken = match mv.special {
        Special::EnPassant(stands) => position.piece(stands),
        _ => position.piece(mv.to).filter(|other| other.side != position.mover),
    };
    told(game, game.action_of(mv), piece, taken.map(|piece| piece.kind), mv.to)
}

/// An action in words, as its seat sees it.
pub(super) fn of_action(game: &Fog, view: &View, action: Action) -> Message {
    let size = game.rules().size;
    let (Action::Move { from, to, .. }, mover) = (action, view.known.mover) else {
        let to = if let Action::Put { to, .. } = action { to.on(size) } else { None };
        return told(game, action, None, None, to.unwrap_or(Square(0)));
    };
    let (from, to) = (from.on(size).unwrap_or(Square(0)), to.on(size).unwrap_or(Square(0)));
    let piece = view.known.piece(from).map(|piece| piece.kind);
    let stands = view.known.piece(to).filter(|other| other.side != mover).map(|piece| piece.kind);
    told(game, action, piece, stands.or_else(|| passing(game, view, action)), to)
}

/// The pawn that is taken as it passes.
pub(super) fn passing(game: &Fog, view: &View, action: Action) -> Option<Kind> {
    let (rules, Action::Move { from, to, .. }) = (game.rules(), action) else { return None };
    let pawn =
        from.on(rules.size).and_then(|from| view.known.piece(from)).is_some_and(|piece| piece.kind == rules.pawn);
    let takes =
        pawn && from.column != to.column && to.on(rules.size) == view.known.passed && view.known.passed.is_some();
    takes.then_some(rules.pawn)
}

fn told(game: &Fog, action: Action, piece: Option<Kind>, taken: Option<Kind>, to: Square) -> Message {
    let (rules, to) = (game.rules(), Message::text(game.square_name(to)));
    let piece_name = || piece.map(|kind| game.kind_name(kind)).unwrap_or_default();
    let of_letter = |letter| rules.kind(letter).map(|kind| game.kind_name(kind)).unwrap_or_default();
    match action {
        Action::Pass => Message::new("chess-do_pass"),
        Action::Put { piece, .. } => Message::new("chess-do_put").with("piece", of_letter(piece)).with("to", to),
        Action::Move { from, to: goes, into } => {
            let castles = rules.castles_with.is_some() && piece == Some(rules.royal);
            match (into, taken) {
                _ if castles && from.column.abs_diff(goes.column) > 1 => Message::new("chess-do_castle").with("to", to),
                (Some(into), _) => Message::new("chess-do_promote").with("into", of_letter(into)).with("to", to),
                (None, Some(taken)) => Message::new("chess-do_take")
                    .with("piece", piece_name())
                    .with("taken", game.kind_name(taken))
                    .with("to", to),
                (None, None) => Message::new("chess-do_move").with("piece", piece_name()).with("to", to),
            }
        }
    }
}

/// Where an action is.
pub(super) fn marks(game: &Fog, action: Action) -> Vec<Mark> {
    let place = |point: super::action::Point| point.on(game.rules().size).map(|square| u16::from(square.0));
    match action {
        Action::Pass => Vec::new(),
        Action::Put { to, .. } => place(to).map(Mark::At).into_iter().collect(),
        Action::Move { from, to, .. } => match (place(from), place(to)) {
            (Some(from), Some(to)) => vec![Mark::Way(from, to)],
            _ => Vec::new(),
        },
    }
}

//! Standard algebraic notation: the piece, what tells it from others that could go there too, and where to.

use crate::chess::fen;
use crate::chess::fog::action::{Action, Point};
use crate::chess::fog::game::Fog;
use crate::chess::fog::view::View;
use crate::chess::fog::wording;
use crate::chess::piece::Kind;

/// A move that a view offers, such as `e4`, `Nbd7`, `exd5`, `e8=Q+` or `O-O`. Check and mate are told where all is seen.
pub(super) fn write(game: &Fog, view: &View, action: Action) -> Option<String> {
    let (rules, Action::Move { from, to, into }) = (game.rules(), action) else { return None };
    let kind = kind_at(game, view, from)?;
    if kind == rules.royal && rules.castles_with.is_some() && from.column.abs_diff(to.column) > 1 {
        let castled = if to.column > from.column { "O-O" } else { "O-O-O" };
        return Some(castled.to_owned() + check(game, view, action));
    }
    let stands = to.on(rules.size).and_then(|square| view.known.piece(square));
    let takes =
        stands.is_some_and(|piece| piece.side != view.known.mover) || wording::passing(game, view, action).is_some();
    let mut text = String::new();
    if kind == rules.pawn {
        if takes {
            text.push(column(from));
        }
    } else {
        text.push(rules.kinds.get(kind.index())?.letter);
        text += &origin(game, view, kind, (from, to));
    }
    if takes {
        text.push('x');
    }
    text += &fen::name(rules, to.on(rules.size)?);
    if let Some(into) = into {
        text.push('=');
        text.push(into);
    }
    Some(text + check(game, view, action))
}

/// What tells a piece from others of its kind that could go there too: its column, else its row, else both.
fn origin(game: &Fog, view: &View, kind: Kind, (from, to): (Point, Point)) -> String {
    let others: Vec<Point> = view
        .moves
        .iter()
        .filter_map(|action| match action {
            Action::Move { from: other, to: there, .. } if *there == to && *other != from => Some(*other),
            _ => None,
        })
        .filter(|other| kind_at(game, view, *other) == Some(kind))
        .collect();
    let row = || (u16::from(from.row) + 1).to_string();
    if others.is_empty() {
        String::new()
    } else if others.iter().all(|other| other.column != from.column) {
        column(from).to_string()
    } else if others.iter().all(|other| other.row != from.row) {
        row()
    } else {
        format!("{}{}", column(from), row())
    }
}

/// The sign of check or mate. In fog nobody is told of either.
fn check(game: &Fog, view: &View, action: Action) -> &'static str {
    if game.setup.fog {
        return "";
    }
    let position = view.known.position(game.rules());
    let (mut made, mut next) = (None, position);
    game.chess.legal(&position, |mv| {
        if game.action_of(mv) == action {
            made = Some(mv);
        }
    });
    let Some(mv) = made else { return "" };
    next.play(game.rules(), mv);
    if !game.chess.in_check(&next, next.mover) {
        return "";
    }
    let mut answers = false;
    game.chess.legal(&next, |_| answers = true);
    if answers { "+" } else { "#" }
}

fn kind_at(game: &Fog, view: &View, point: Point) -> Option<Kind> {
    Some(view.known.piece(point.on(game.rules().size)?)?.kind)
}

fn column(point: Point) -> char {
    char::from(b'a' + point.column)
}

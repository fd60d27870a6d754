//! From the game to what stands on the board, and what may be done with it.

use bevy::prelude::*;

use super::{game::BoardGame, state::FieldTable, track::tracked};
use crate::{
    board::{Annotation, Arrows, PlaceId, Unseen},
    pieces::{Grid, Piece, PieceBoard, PieceMove, PieceMoves, Pieces, Tray},
    table::Sight,
    theme::color::LAMP_GOLD,
};

/// Shows the game on the board.
pub fn look<B: BoardGame>(
    table: Res<FieldTable<B>>,
    board: Res<PieceBoard>,
    (mut pieces, mut moves, mut tray): (ResMut<Pieces>, ResMut<PieceMoves>, ResMut<Tray>),
    (mut arrows, mut unseen): (ResMut<Arrows>, ResMut<Unseen>),
    mut seen_by: Local<Option<Sight>>,
) {
    let (game, view) = (table.host.game(), &table.shown.view);
    let leaps = |took: bool, from: PlaceId, to: PlaceId| B::leaps(took, steps(board.grid, from, to) > 1);
    let mut lying = B::lying(game, view);
    B::show_notes(&table.own.notes, &mut lying);
    let remembered = &table.shown.remembered;
    lying.extend(remembered.iter().cloned());
    let mut all = tracked(&pieces.all, &lying, |took, piece, now| leaps(took, piece.place, now.place));
    // Warmth lies on the ground: what covers it lets it shine through.
    let warm = B::WARMTH && table.why.is_open();
    let secret = B::unseen_by_other(game, view);
    let faint = |place: &PlaceId| secret.contains(place) || remembered.iter().any(|piece| piece.place == *place);
    all.iter_mut().for_each(|piece| piece.faint = (warm && covers(piece)) || faint(&piece.place));
    // Nobody sees how the board changes for the next pair of eyes.
    let same_eyes = seen_by.replace(table.sight) == Some(table.sight);
    let alike = |(one, other): (&Piece, &Piece)| {
        (one.id, one.place, &one.face, one.faint) == (other.id, other.place, &other.face, other.faint)
    };
    if pieces.all.len() != all.len() || !pieces.all.iter().zip(&all).all(alike) {
        *pieces = Pieces { all, seconds: if same_eyes { table.own.lasts } else { 0.0 } };
    }
    let mut may: Vec<PieceMove> = table.own.moves.iter().map(|(by, _)| *by).collect();
    may.dedup();
    moves.set_if_neq(PieceMoves(may));
    let hidden = B::unseen(game, view);
    unseen.set_if_neq(Unseen((0..board.grid.count()).map(|place| hidden.contains(&PlaceId(place))).collect()));
    let taken = B::taken(game, view);
    if tray.taken != taken {
        tray.taken = taken;
    }
    let waiting = table.own.pending.iter().map(|(by, _)| *by).chain(table.own.choosing);
    arrows.set_if_neq(Arrows(waiting.map(pending).collect()));
}

/// Whether nobody knows what lies under it.
fn covers(piece: &Piece) -> bool {
    piece.face.side.is_none()
}

/// The move that waits to be confirmed, or to be told apart from others.
fn pending(by: PieceMove) -> Annotation {
    let arrow = Annotation::arrow(by.from, by.to, LAMP_GOLD);
    if by.from == by.to { Annotation { mark: tabletop::Mark::At(by.to.0), ..arrow } } else { arrow }
}

/// How many columns and rows lie between two places.
fn steps(grid: Grid, from: PlaceId, to: PlaceId) -> u16 {
    let [one, other] = [from, to].map(|place| grid.cell(place));
    one[0].abs_diff(other[0]) + one[1].abs_diff(other[1])
}

//! From the game to what stands on the board, and what may be done with it.

use bevy::prelude::*;
use tabletop::{Cause, Finding, Mark};

use super::{
    game::{BoardGame, Lying},
    state::FieldTable,
    track::tracked,
};
use crate::{
    board::{Annotation, Arrows, PlaceId, Unseen},
    pieces::{Grid, Piece, PieceBoard, PieceMove, PieceMoves, Pieces, Tray},
    table::Sight,
    theme::{
        Shade,
        color::{DANGER, IVORY, LAMP_GOLD},
    },
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
    let mut lying = lying(&table);
    let remembered = &table.shown.remembered;
    lying.extend(remembered.iter().cloned());
    let last = table.shown.last;
    let mut all = tracked(&pieces.all, &lying, last, |took, piece, now| leaps(took, piece.place, now.place));
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
        *pieces = Pieces { all, last, seconds: if same_eyes { table.own.lasts } else { 0.0 } };
    }
    let mut may = table.own.piece_moves();
    may.dedup();
    moves.set_if_neq(PieceMoves(may));
    let hidden = B::unseen(game, view);
    unseen.set_if_neq(Unseen((0..board.grid.count()).map(|place| hidden.contains(&PlaceId(place))).collect()));
    let taken = B::taken(game, view);
    if tray.taken != taken {
        tray.taken = taken;
    }
    let waiting = table.own.pending.iter().map(|(by, _)| *by).chain(table.own.choosing);
    let found = table.finding().into_iter().flat_map(found);
    arrows.set_if_neq(Arrows(waiting.map(pending).chain(found).collect()));
}

/// What is seen to lie on the board, with what the person to act is placing and has noted.
pub fn lying<B: BoardGame>(table: &FieldTable<B>) -> Vec<Lying> {
    let mut lying = B::lying(table.host.game(), &table.shown.view);
    B::show_notes(&table.own.notes, &mut lying);
    lying.extend(table.own.placing.iter().flat_map(|placing| placing.pieces().iter().cloned()));
    lying
}

/// Whether nobody knows what lies under it.
fn covers(piece: &Piece) -> bool {
    piece.face.side.is_none()
}

/// What a review says of the decision that comes next: what was done, and what would have been better or came of it.
fn found(finding: &Finding) -> Vec<Annotation> {
    let better = if finding.cause == Cause::Judgement { LAMP_GOLD } else { IVORY };
    let shades = std::iter::once(DANGER).chain(std::iter::repeat(better));
    let arrow =
        |(mark, shade): (&Mark, Shade)| Annotation { mark: *mark, ..Annotation::arrow(PlaceId(0), PlaceId(0), shade) };
    finding.marks.iter().zip(shades).map(arrow).collect()
}

/// The move that waits to be confirmed, or to be told apart from others.
fn pending(by: PieceMove) -> Annotation {
    let arrow = Annotation::arrow(by.from, by.to, LAMP_GOLD);
    if by.from == by.to { Annotation { mark: Mark::At(by.to.0), ..arrow } } else { arrow }
}

/// How many columns and rows lie between two places.
fn steps(grid: Grid, from: PlaceId, to: PlaceId) -> u16 {
    let [one, other] = [from, to].map(|place| grid.cell(place));
    one[0].abs_diff(other[0]) + one[1].abs_diff(other[1])
}

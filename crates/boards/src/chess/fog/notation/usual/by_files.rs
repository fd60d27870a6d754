//! How Xiangqi is written by files, as its world federation has it: the piece, the file it stands on, `+` ahead, `-` back or `=` across, and how far it goes straight or else to which file.
//!
//! Files are counted from 1 at the right hand of whoever moves. Of like pieces on one file the one ahead is written with `+` and the one behind with `-` in place of the file; of four and five soldiers the outer ones with
//! `++` and `--` in place of the letter as well. Where soldiers crowd on two files, the file stands in place of the letter.

use std::cmp::Ordering;

use crate::chess::fog::action::{Action, Point};
use crate::chess::fog::game::Fog;
use crate::chess::fog::view::View;
use crate::chess::piece::{Piece, Side};

/// A move that a view offers, such as `C2=5`, `R++3` or `P+=4`.
pub(super) fn write(game: &Fog, view: &View, action: Action) -> Option<String> {
    let (rules, Action::Move { from, to, .. }) = (game.rules(), action) else { return None };
    let piece = view.known.piece(from.on(rules.size)?)?;
    let sign = match ahead(piece.side, to.row).cmp(&ahead(piece.side, from.row)) {
        Ordering::Greater => '+',
        Ordering::Less => '-',
        Ordering::Equal => '=',
    };
    let goes = if from.column == to.column { from.row.abs_diff(to.row) } else { file(game, piece.side, to) };
    Some(format!("{}{sign}{goes}", which(game, view, piece, from)?))
}

/// Which piece moves, in two signs.
fn which(game: &Fog, view: &View, piece: Piece, from: Point) -> Option<String> {
    let rules = game.rules();
    let letter = match rules.kinds.get(piece.kind.index())?.letter {
        'N' => 'H',
        'B' => 'E',
        letter => letter,
    };
    let number = file(game, piece.side, from);
    let of_file = |column: u8| {
        let there =
            view.known.pieces().filter(move |(square, other)| *other == piece && rules.size.column(*square) == column);
        there.map(|(square, _)| ahead(piece.side, rules.size.row(square)))
    };
    let before = of_file(from.column).filter(|row| *row > ahead(piece.side, from.row)).count();
    let behind = of_file(from.column).count() - 1 - before;
    // Of two advisors or elephants on a file one alone can go ahead, and the other back.
    if before + behind == 0 || matches!(letter, 'A' | 'E') {
        return Some(format!("{letter}{number}"));
    }
    let place = match before.cmp(&behind) {
        Ordering::Less => "+",
        Ordering::Greater => "-",
        Ordering::Equal => "",
    };
    let crowded = (0..rules.size.columns()).filter(|column| of_file(*column).count() > 1).count();
    let first = match () {
        () if crowded > 1 => number.to_string(),
        // The outermost of four and five.
        () if before.abs_diff(behind) > 2 => place.to_owned(),
        () => letter.to_string(),
    };
    Some(if place.is_empty() { format!("{first}{number}") } else { first + place })
}

/// How far a row is ahead for a side, as the difference to another tells.
fn ahead(side: Side, row: u8) -> u8 {
    if side == Side::White { row } else { u8::MAX - row }
}

/// The number of a file, from 1 at the right hand of a side.
fn file(game: &Fog, side: Side, point: Point) -> u8 {
    if side == Side::White { game.rules().size.columns() - point.column } else { point.column + 1 }
}

//! What may stand on dark squares, as a table.

use tabletop::{Column, Mark, Message, Row};

use crate::board::Square;
use crate::chess::fog::game::Fog;
use crate::chess::fog::view::View;
use crate::chess::piece::{Kind, MOST_KINDS, Piece};
use crate::chess::position::Position;

/// Dark squares told of, at most.
const DARK: usize = 24;
/// Hundredths.
const PER_CENT: f64 = 100.0;

/// What is likely to stand on dark squares: how likely what is likeliest does, and how likely anything.
pub(super) fn table(game: &Fog, view: &View, positions: &[Position]) -> (Vec<Column>, Vec<Row>) {
    let share = |count: usize| PER_CENT * count as f64 / positions.len().max(1) as f64;
    let mut rows: Vec<(usize, Row)> = Vec::new();
    for square in &view.dark {
        let mut counts = [0_usize; Piece::COUNT];
        positions.iter().filter_map(|position| position.piece(*square)).for_each(|piece| counts[piece.index()] += 1);
        let any: usize = counts.iter().sum();
        let likeliest = (0..Piece::COUNT).max_by_key(|at| (counts[*at], Piece::COUNT - at)).unwrap_or(0);
        if any > 0 {
            let values = vec![Some(share(counts[likeliest])), Some(share(any))];
            let label = row_label(game, "row-chess_hidden", *square, Kind((likeliest % MOST_KINDS) as u8));
            rows.push((any, Row { place: Mark::At(u16::from(square.0)), label, values }));
        }
    }
    rows.sort_by_key(|(any, _)| std::cmp::Reverse(*any));
    // The last column is the main one, by which the board is warm.
    let columns = vec![
        column("column-chess_likeliest", "column-chess_likeliest_meaning"),
        column("column-chess_any", "column-chess_any_meaning"),
    ];
    (columns, rows.into_iter().take(DARK).map(|(_, row)| row).collect())
}

/// The head of a column of numbers.
pub(super) fn column(title: &'static str, meaning: &'static str) -> Column {
    Column { title: Message::new(title), meaning: Message::new(meaning) }
}

/// The label of a square with what stands there.
pub(super) fn row_label(game: &Fog, id: &'static str, square: Square, kind: Kind) -> Message {
    Message::new(id).with("square", Message::text(game.square_name(square))).with("piece", game.kind_name(kind))
}

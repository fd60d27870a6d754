//! What the boards look like: squares of wood by turns, or lines with palaces and a river.

use boards::chess::fog::{Fog, Relative};
use tabletop::Game;

use crate::{
    board::PlaceId,
    games::board_games::floor::Floor,
    pieces::{Cells, Grid},
};

/// The first and last column and row of the lower palace.
const PALACE: [[u16; 2]; 2] = [[3, 5], [0, 2]];
/// The rows between which the river of Xiangqi flows.
const RIVER: [u16; 2] = [4, 5];

/// What pieces stand on.
pub fn cells(game: &Fog) -> Cells {
    match game.setup().relative {
        Relative::Xiangqi | Relative::Janggi => Cells::Points,
        _ => Cells::Squares,
    }
}

/// What the cells are made of: the boards of chess alone have squares of two colours.
pub fn floor(game: &Fog) -> Floor {
    match game.setup().relative {
        Relative::Chess => Floor::Chequered,
        Relative::Xiangqi | Relative::Janggi => Floor::Ruled,
        _ => Floor::Wood,
    }
}

/// The lines that pieces stand on, each from one place to another.
pub fn ruled(game: &Fog) -> Vec<[PlaceId; 2]> {
    let size = game.rules().size;
    let (columns, rows) = (u16::from(size.columns()), u16::from(size.rows()));
    let grid = Grid::new(columns, rows, cells(game));
    let place = |column: u16, row: u16| PlaceId(row * columns + column);
    let mut lines = Vec::new();
    for [from, to] in grid.ruled() {
        let (column, across) = (grid.cell(from)[0], grid.cell(from)[1] == grid.cell(to)[1]);
        let inner = column > 0 && column < columns - 1;
        if game.setup().relative == Relative::Xiangqi && !across && inner {
            lines.extend([[from, place(column, RIVER[0])], [place(column, RIVER[1]), to]]);
        } else {
            lines.push([from, to]);
        }
    }
    let [[left, right], [low, high]] = PALACE;
    for [low, high] in [[low, high], [rows - 1 - high, rows - 1 - low]] {
        lines.extend([[place(left, low), place(right, high)], [place(left, high), place(right, low)]]);
    }
    lines
}

//! Where the cells of a board of rows and columns lie: its squares, or the points where its lines cross; and the board turned, so that any
//! side sits at the bottom.
//!
//! A cell is a place of the board: the first row is numbered first, from the first column on. The first row is at the bottom and the first
//! column at the left while the board is not turned.

use bevy::prelude::*;

use super::labels::Coordinates;
use crate::board::{Place, PlaceId, Places};

/// Width of the cells along the longer side of a board, world units.
const EXTENT: f32 = 1100.0;
/// Room around the cells, where coordinates stand, in sides of a cell.
const MARGIN: f32 = 0.5;
/// How far from a point the pointer is still on it, in sides of a cell.
const REACH: f32 = 0.46;

/// What pieces stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cells {
    /// Squares, as in chess.
    Squares,
    /// Points where lines cross, as in Xiangqi.
    Points,
}

/// How far a board is turned, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Turned {
    /// Not at all: the first side sits at the bottom.
    #[default]
    Not,
    /// A quarter: who sits at the right comes to the bottom.
    Quarter,
    /// Half: who sits opposite comes to the bottom.
    Half,
    /// Three quarters: who sits at the left comes to the bottom.
    ThreeQuarters,
}

impl Turned {
    /// All ways a board can lie.
    pub const ALL: [Self; 4] = [Self::Not, Self::Quarter, Self::Half, Self::ThreeQuarters];

    /// The way that brings a side to the bottom, where so many sides sit around the board clockwise; two sit opposite each other.
    pub const fn to(side: usize, sides: usize) -> Self {
        let quarters = if sides == 2 { 2 * side } else { side };
        Self::ALL[(4 - quarters % 4) % 4]
    }

    /// Whether rows run upwards on the screen, and columns across.
    const fn is_sideways(self) -> bool {
        matches!(self, Self::Quarter | Self::ThreeQuarters)
    }
}

/// A way on the screen, by which the keyboard goes over a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// A board of rows and columns as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    columns: u16,
    rows: u16,
    cells: Cells,
    turned: Turned,
}

impl Grid {
    /// A board of so many columns and rows; each at least one.
    pub const fn new(columns: u16, rows: u16, cells: Cells) -> Self {
        assert!(columns > 0 && rows > 0);
        Self { columns, rows, cells, turned: Turned::Not }
    }

    /// The same board, lying so.
    #[must_use]
    pub const fn lying(self, turned: Turned) -> Self {
        Self { turned, ..self }
    }

    /// How far it is turned.
    pub const fn turned(self) -> Turned {
        self.turned
    }

    /// Columns and rows, as they are numbered.
    pub const fn size(self) -> [u16; 2] {
        [self.columns, self.rows]
    }

    /// How many cells there are.
    pub const fn count(self) -> u16 {
        self.columns * self.rows
    }

    /// Whether pieces stand on points, where lines cross.
    pub const fn has_points(self) -> bool {
        matches!(self.cells, Cells::Points)
    }

    /// All rows and columns, each from its first place to its last.
    pub fn ruled(self) -> Vec<[PlaceId; 2]> {
        let [columns, rows] = self.size();
        let place = |column, row| PlaceId(row * columns + column);
        let along = (0..rows).map(|row| [place(0, row), place(columns - 1, row)]);
        along.chain((0..columns).map(|column| [place(column, 0), place(column, rows - 1)])).collect()
    }

    /// Side of a cell, world units: squares are as wide, and points as far apart.
    pub fn side(self) -> f32 {
        EXTENT / f32::from(self.columns.max(self.rows))
    }

    /// The place of a cell by its column and row, from 0; `None` where the board has no such cell.
    pub const fn place(self, column: u16, row: u16) -> Option<PlaceId> {
        if column < self.columns && row < self.rows { Some(PlaceId(row * self.columns + column)) } else { None }
    }

    /// Column and row of a place of the board.
    pub const fn cell(self, place: PlaceId) -> [u16; 2] {
        [place.0 % self.columns, place.0 / self.columns]
    }

    /// How many columns and rows are seen on the screen.
    const fn seen(self) -> [u16; 2] {
        if self.turned.is_sideways() { [self.rows, self.columns] } else { [self.columns, self.rows] }
    }

    /// Where a place is seen: its column from the left and its row from the bottom.
    const fn seen_at(self, place: PlaceId) -> [u16; 2] {
        let ([column, row], [columns, rows]) = (self.cell(place), [self.columns, self.rows]);
        match self.turned {
            Turned::Not => [column, row],
            Turned::Quarter => [row, columns - 1 - column],
            Turned::Half => [columns - 1 - column, rows - 1 - row],
            Turned::ThreeQuarters => [rows - 1 - row, column],
        }
    }

    /// The place that is seen in that column from the left and that row from the bottom.
    const fn place_seen(self, [x, y]: [u16; 2]) -> Option<PlaceId> {
        let [across, up] = self.seen();
        if x >= across || y >= up {
            return None;
        }
        let [columns, rows] = [self.columns, self.rows];
        match self.turned {
            Turned::Not => self.place(x, y),
            Turned::Quarter => self.place(columns - 1 - y, x),
            Turned::Half => self.place(columns - 1 - x, rows - 1 - y),
            Turned::ThreeQuarters => self.place(y, rows - 1 - x),
        }
    }

    /// The place next to another on the screen; `None` at the edge.
    pub fn next(self, place: PlaceId, heading: Heading) -> Option<PlaceId> {
        let [x, y] = self.seen_at(place);
        let at = match heading {
            Heading::Up => [x, y + 1],
            Heading::Down => [x, y.checked_sub(1)?],
            Heading::Left => [x.checked_sub(1)?, y],
            Heading::Right => [x + 1, y],
        };
        self.place_seen(at)
    }

    /// The extent of the board with the room around its cells.
    pub fn bounds(self) -> Rect {
        let size = self.seen().map(|cells| (f32::from(cells) + 2.0 * MARGIN) * self.side());
        Rect::from_corners(Vec2::new(0.0, -size[1]), Vec2::new(size[0], 0.0))
    }

    /// A point of the board as it is seen: so many cells from the left, and from the bottom, of the outermost ones' edges.
    fn point(self, [across, up]: [f32; 2]) -> Vec2 {
        self.bounds().min + (Vec2::new(across, up) + MARGIN) * self.side()
    }

    /// The middle of a cell, world units.
    pub fn middle(self, place: PlaceId) -> Vec2 {
        self.point(self.seen_at(place).map(|cells| f32::from(cells) + 0.5))
    }

    /// All cells as places of a board.
    pub fn places(self) -> Places {
        let side = self.side();
        let place = |number| {
            let middle = self.middle(PlaceId(number));
            match self.cells {
                Cells::Squares => {
                    Place::regular(middle, side * std::f32::consts::FRAC_1_SQRT_2, 4, std::f32::consts::FRAC_PI_4)
                }
                Cells::Points => Place::disc(middle, REACH * side),
            }
        };
        Places::new(self.bounds(), (0..self.count()).map(place).collect())
    }

    /// What stands at the lower edge and at the left one, and where, as the board lies.
    pub fn labels(self, coordinates: Coordinates) -> Vec<(Vec2, String)> {
        let [across, up] = self.seen();
        let off = -0.5 * MARGIN;
        let label = |seen: [u16; 2], of_column: bool| {
            let [column, row] = self.place_seen(seen).map_or([0, 0], |place| self.cell(place));
            let [columns, rows] = [self.columns, self.rows];
            if of_column { coordinates.columns.label(column, columns) } else { coordinates.rows.label(row, rows) }
        };
        let sideways = self.turned.is_sideways();
        let below = (0..across).map(|x| (self.point([f32::from(x) + 0.5, off]), label([x, 0], !sideways)));
        let beside = (0..up).map(|y| (self.point([off, f32::from(y) + 0.5]), label([0, y], sideways)));
        below.chain(beside).collect()
    }

    /// What a cell is called by its coordinates, such as `e4`.
    pub fn name(self, place: PlaceId, coordinates: Coordinates) -> String {
        let [column, row] = self.cell(place);
        let (column, row) = (coordinates.columns.label(column, self.columns), coordinates.rows.label(row, self.rows));
        format!("{column}{row}")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::pieces::labels::Labels;

    const HEADINGS: [(Heading, Vec2); 4] =
        [(Heading::Up, Vec2::Y), (Heading::Down, Vec2::NEG_Y), (Heading::Left, Vec2::NEG_X), (Heading::Right, Vec2::X)];

    fn grids() -> impl Iterator<Item = Grid> {
        let boards = [
            Grid::new(8, 8, Cells::Squares),
            Grid::new(4, 8, Cells::Squares),
            Grid::new(7, 9, Cells::Squares),
            Grid::new(9, 10, Cells::Points),
            Grid::new(1, 5, Cells::Points),
        ];
        boards.into_iter().flat_map(|grid| Turned::ALL.map(|turned| grid.lying(turned)))
    }

    #[test]
    fn however_it_lies_every_cell_is_seen_once_and_hit_where_it_is() {
        for grid in grids() {
            let places = grid.places();
            assert_eq!(places.len(), usize::from(grid.count()));
            let seen: BTreeSet<[u16; 2]> = (0..grid.count()).map(|place| grid.seen_at(PlaceId(place))).collect();
            assert_eq!(seen.len(), places.len(), "{grid:?}");
            for (place, area) in places.iter() {
                assert_eq!(grid.place_seen(grid.seen_at(place)), Some(place), "{grid:?}");
                let [column, row] = grid.cell(place);
                assert_eq!(grid.place(column, row), Some(place));
                assert_eq!(places.hit(area.centre()), Some(place), "{grid:?}");
                assert!(grid.bounds().contains(area.centre()) && area.centre() == grid.middle(place));
            }
        }
    }

    #[test]
    fn squares_leave_no_gap_and_points_stand_apart() {
        let off = Vec2::new(0.48, -0.48);
        for grid in grids() {
            let at = grid.middle(PlaceId(2)) + grid.side() * off;
            let hit = grid.places().hit(at);
            match grid.cells {
                Cells::Squares => assert_eq!(hit, Some(PlaceId(2)), "{grid:?}"),
                Cells::Points => assert_eq!(hit, None, "{grid:?}"),
            }
        }
    }

    #[test]
    fn the_keyboard_goes_to_the_neighbour_that_is_seen_there() {
        for grid in grids() {
            let places = grid.places();
            for place in (0..grid.count()).map(PlaceId) {
                for (heading, way) in HEADINGS {
                    let there = grid.middle(place) + way * grid.side();
                    let next = grid.next(place, heading);
                    assert_eq!(next, places.hit(there), "{grid:?}, {place:?}, {heading:?}");
                }
            }
        }
    }

    #[test]
    fn each_side_comes_to_the_bottom() {
        let grid = Grid::new(8, 8, Cells::Squares);
        // A cell of the edge at which each side sits, clockwise from the bottom.
        let edges = [[3, 0], [0, 3], [3, 7], [7, 3]].map(|[column, row]| grid.place(column, row).expect("a cell"));
        for (side, edge) in edges.into_iter().enumerate() {
            let lying = grid.lying(Turned::to(side, 4));
            assert_eq!(lying.seen_at(edge)[1], 0, "{side}");
        }
        assert_eq!([0, 1].map(|side| Turned::to(side, 2)), [Turned::Not, Turned::Half]);
    }

    #[test]
    fn coordinates_stay_with_their_cells() {
        let coordinates = Coordinates { columns: Labels::Letters, rows: Labels::Numbers };
        for grid in grids() {
            let labels = grid.labels(coordinates);
            let [across, up] = grid.seen().map(usize::from);
            assert_eq!(labels.len(), across + up);
            for (at, label) in &labels {
                assert!(grid.bounds().contains(*at) && grid.places().hit(*at).is_none(), "{grid:?}: {label}");
            }
            for place in (0..grid.count()).map(PlaceId) {
                let [x, y] = grid.seen_at(place).map(usize::from);
                let (below, beside) = (&labels[x].1, &labels[across + y].1);
                let name = grid.name(place, coordinates);
                let seen =
                    if grid.turned().is_sideways() { format!("{beside}{below}") } else { format!("{below}{beside}") };
                assert_eq!(seen, name, "{grid:?}");
            }
        }
        assert_eq!(Grid::new(8, 8, Cells::Squares).name(PlaceId(28), coordinates), "e4");
    }
}

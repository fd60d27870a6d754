//! Which territory lies in each cell of a coarse grid: for placing words where there is room.

use bevy::math::{Rect, Vec2};
use risk::map::TerritoryId;

use super::atlas::Atlas;
use crate::board::Place;

/// Side of a cell, world units.
const CELL: f32 = 4.0;
/// Sea.
const NONE: u8 = u8::MAX;
/// Land under a blizzard; maps have at most 254 territories.
const CLOSED: u8 = u8::MAX - 1;

/// The grid.
#[derive(Clone, Debug)]
pub(super) struct Cover {
    width: usize,
    height: usize,
    cells: Vec<u8>,
}

impl Cover {
    pub fn new(atlas: &Atlas) -> Self {
        let width = (atlas.size().x / CELL).ceil().max(1.0) as usize;
        let height = (atlas.size().y / CELL).ceil().max(1.0) as usize;
        let mut grid = Self { width, height, cells: vec![NONE; width * height] };
        for (territory, land) in atlas.territories() {
            for rings in land.polygons() {
                (0..height).for_each(|row| grid.row(row, rings, territory.0));
            }
        }
        for rings in atlas.closed().iter().flat_map(Place::polygons) {
            (0..height).for_each(|row| grid.row(row, rings, CLOSED));
        }
        grid
    }

    /// Fills the cells of a row between every other crossing with the rings.
    fn row(&mut self, row: usize, rings: &[Vec<Vec2>], territory: u8) {
        let y = -(row as f32 + 0.5) * CELL;
        let mut crossings: Vec<f32> = rings
            .iter()
            .flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)))
            .filter(|(a, b)| (a.y > y) != (b.y > y))
            .map(|(a, b)| a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x))
            .collect();
        crossings.sort_by(f32::total_cmp);
        let column = |x: f32| ((x / CELL - 0.5).ceil().max(0.0) as usize).min(self.width);
        for span in crossings.chunks_exact(2) {
            let (first, last) = (column(span[0]), column(span[1]));
            self.cells[row * self.width + first..row * self.width + last.max(first)].fill(territory);
        }
    }

    fn at(&self, point: Vec2) -> u8 {
        let (x, y) = (point.x / CELL, -point.y / CELL);
        let inside = x >= 0.0 && y >= 0.0 && x < self.width as f32 && y < self.height as f32;
        if inside { self.cells[y as usize * self.width + x as usize] } else { NONE }
    }

    /// The share of a box that lies on a territory, 0–1.
    pub fn share_on(&self, area: Rect, territory: TerritoryId) -> f32 {
        self.share(area, |cell| cell == territory.0)
    }

    /// The share of a box that lies on any land, 0–1.
    pub fn share_on_land(&self, area: Rect) -> f32 {
        self.share(area, |cell| cell != NONE)
    }

    fn share(&self, area: Rect, counts: impl Fn(u8) -> bool) -> f32 {
        const COLUMNS: usize = 21;
        const ROWS: usize = 5;
        let mut hits = 0;
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                let share = Vec2::new((column as f32 + 0.5) / COLUMNS as f32, (row as f32 + 0.5) / ROWS as f32);
                hits += usize::from(counts(self.at(area.min + area.size() * share)));
            }
        }
        hits as f32 / (COLUMNS * ROWS) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::conquest::board::territory_of;

    #[test]
    fn the_grid_agrees_with_the_outlines() {
        let atlas = Atlas::new(&crate::games::conquest::testing::world()).expect("drawn");
        let cover = Cover::new(&atlas);
        let (mut cells, mut wrong) = (0, 0);
        for row in (0..cover.height).step_by(3) {
            for column in (0..cover.width).step_by(3) {
                let at = Vec2::new((column as f32 + 0.5) * CELL, -(row as f32 + 0.5) * CELL);
                let exact = atlas.places().hit(at).map_or(NONE, |place| territory_of(place).0);
                cells += 1;
                wrong += usize::from(exact != cover.at(at));
            }
        }
        assert_eq!(wrong, 0, "of {cells}");
    }
}

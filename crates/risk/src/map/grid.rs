//! A map of any size for measurements and tests: squares in rows, each a neighbour of those beside, above and below it.

use super::board::{Map, MapParts, TerritoryParts};
use super::ids::{ContinentId, Symbol, TerritoryId};
use super::sketch;

/// Squares in a row, and along each side of a continent.
const COLUMNS: usize = 16;
const SIDE: usize = 4;

impl Map {
    /// A map of so many squares, 2 to 254, called `grid`; continents are blocks of up to 4 × 4 that pay a third of their squares.
    ///
    /// # Panics
    /// Where so many are no map.
    pub fn grid(territories: usize) -> Self {
        assert!((super::check::FEWEST..=super::check::MOST).contains(&territories), "{territories} territories");
        let place = |at: usize| (at % COLUMNS, at / COLUMNS);
        let at =
            |column: usize, row: usize| Some(row * COLUMNS + column).filter(|&at| column < COLUMNS && at < territories);
        let near = |of: usize| -> Vec<usize> {
            let (column, row) = place(of);
            let left = column.checked_sub(1).and_then(|column| at(column, row));
            let above = row.checked_sub(1).and_then(|row| at(column, row));
            [left, at(column + 1, row), above, at(column, row + 1)].into_iter().flatten().collect()
        };
        let borders: Vec<Vec<usize>> = (0..territories).map(near).collect();
        let block = |of: usize| {
            let (column, row) = place(of);
            row / SIDE * (COLUMNS / SIDE) + column / SIDE
        };
        let mut blocks: Vec<usize> = (0..territories).map(block).collect();
        blocks.sort_unstable();
        let size = |block: usize| blocks.iter().filter(|&&known| known == block).count();
        let mut known = blocks.clone();
        known.dedup();
        let continents = known.iter().map(|&block| (format!("Block {}", block + 1), (size(block) as u32).div_ceil(3)));
        let points: Vec<(f64, f64)> = (0..territories).map(place).map(|(x, y)| (x as f64, y as f64)).collect();
        let geometry = sketch::at_points(&points, &borders);
        let territory = |of: usize| TerritoryParts {
            name: format!("Square {}", of + 1),
            continent: ContinentId(known.partition_point(|&before| before < block(of)) as u8),
            symbol: Symbol::ALL[of % Symbol::ALL.len()],
            neighbours: borders[of].iter().map(|&to| TerritoryId(to as u8)).collect(),
        };
        Self::assemble(MapParts {
            id: "grid".to_owned(),
            name: "Grid".to_owned(),
            directed: false,
            continents: continents.collect(),
            territories: (0..territories).map(territory).collect(),
            geometry: Some(geometry),
        })
    }
}

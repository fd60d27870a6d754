//! Tables, built when they are asked for.

use std::collections::BTreeMap;

use super::material::{Material, number};
use super::retrograde::Animals;
use crate::board::{EndingTable, Solved};
use crate::jungle::kernel::{Pieces, Ways};
use crate::jungle::position::Position;
use crate::jungle::ranks::Rules;

/// Most animals on the board for which a table is built at once.
pub const MOST_ANIMALS: usize = 3;

/// Tables that are kept, half a megabyte each at most: more than the endings of one game need. Then all are thrown away, and those that are due built anew.
const KEPT: usize = 64;

/// The endings of a game's rules that were asked for so far.
#[derive(Clone, Debug, Default)]
pub struct Tables(BTreeMap<Material, EndingTable>);

impl Tables {
    /// Builds the table of the animals of a position, and of all that captures leave of them. The time grows fiftyfold with each animal.
    pub fn build(&mut self, rules: &Rules, position: &Position) {
        self.add(&Ways::new(rules), Material::of(&Pieces::from(position)));
    }

    /// Builds what a search from a position may meet: endings with so many animals at most, where it is no more than one capture away from them.
    pub(in crate::jungle) fn build_near(&mut self, ways: &Ways, pieces: &Pieces, most: usize) {
        let material = Material::of(pieces);
        if material.count() <= most + 1 && self.0.len() >= KEPT && !self.0.contains_key(&material) {
            self.0.clear();
        }
        if material.count() <= most {
            self.add(ways, material);
        } else if material.count() == most + 1 {
            material.pieces().filter_map(|piece| material.without(piece)).for_each(|left| self.add(ways, left));
        }
    }

    fn add(&mut self, ways: &Ways, material: Material) {
        if self.0.contains_key(&material) {
            return;
        }
        material.pieces().filter_map(|piece| material.without(piece)).for_each(|left| self.add(ways, left));
        let smaller = |position: &Pieces| self.solved(position).unwrap_or(Solved::Drawn);
        let table = EndingTable::new(&Animals { ways, material, smaller });
        self.0.insert(material, table);
    }

    /// How a position ends; `None` where there is no table for its animals.
    #[inline]
    pub fn solved(&self, pieces: &Pieces) -> Option<Solved> {
        self.0.get(&Material::of(pieces)).map(|table| table.solved(number(pieces)))
    }
}

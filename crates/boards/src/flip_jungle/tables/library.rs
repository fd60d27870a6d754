//! Tables, built when they are asked for.

use std::collections::BTreeMap;

use super::material::Material;
use super::retrograde::Pieces;
use crate::board::{EndingTable, Solved};
use crate::flip_jungle::position::Position;
use crate::flip_jungle::ranks::Rules;

/// Most open pieces for which a table is built at once.
pub const MOST_PIECES: usize = 4;

/// Tables that are kept, an eighth of a megabyte each at most: more than the endings of one game need. Then all are thrown away, and those that are due built anew.
const KEPT: usize = 64;

/// The endings of a game's rules that were asked for so far.
#[derive(Clone, Debug, Default)]
pub struct Tables(BTreeMap<Material, EndingTable>);

impl Tables {
    /// Builds the table of the pieces of a position, and of all that captures leave of them; none where a piece lies face down. The time grows sixteenfold with each
    /// piece.
    pub fn build(&mut self, rules: Rules, position: &Position) {
        if let Some(material) = Material::of(position) {
            self.add(rules, material);
        }
    }

    /// Builds what a search from a position may meet: endings with so many pieces at most, where it is no more than one capture away from them.
    pub(in crate::flip_jungle) fn build_near(&mut self, rules: Rules, position: &Position, most: usize) {
        let due = Material::of(position).filter(|material| material.count() <= most + 1);
        if self.0.len() >= KEPT && due.is_some_and(|material| !self.0.contains_key(&material)) {
            self.0.clear();
        }
        match due {
            Some(material) if material.count() <= most => self.add(rules, material),
            Some(material) => material.pieces().for_each(|piece| self.add(rules, material.without(piece))),
            None => {}
        }
    }

    fn add(&mut self, rules: Rules, material: Material) {
        if !material.is_open() || self.0.contains_key(&material) {
            return;
        }
        // Where both fall two pieces go at once, which is one capture after another here.
        material.pieces().for_each(|piece| self.add(rules, material.without(piece)));
        let smaller = |position: &Position| self.solved(position).unwrap_or(Solved::Drawn);
        let table = EndingTable::new(&Pieces { rules, material, smaller });
        self.0.insert(material, table);
    }

    /// How a position ends; `None` where there is no table for its pieces.
    pub fn solved(&self, position: &Position) -> Option<Solved> {
        let material = Material::of(position)?;
        self.0.get(&material).map(|table| table.solved(material.number(position)))
    }
}

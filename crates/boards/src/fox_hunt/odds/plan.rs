//! In which order squares are gone through.

use std::cmp::Reverse;

use super::clues::Clues;
use super::remains::Remains;
use crate::fox_hunt::ground::Area;

/// Squares that the same clues ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Group<const W: usize> {
    pub squares: Area,
    /// One for each of these clues.
    pub pattern: Remains<W>,
}

impl<const W: usize> Group<W> {
    /// How many squares.
    pub fn size(&self) -> u8 {
        self.squares.len() as u8
    }
}

/// The groups in their order, and what all clues ask for. The first clue is of all squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Plan<const W: usize> {
    pub groups: Vec<Group<W>>,
    pub wanted: Remains<W>,
    pub clues: usize,
}

impl<const W: usize> Plan<W> {
    /// One clue after the other, that with the fewest ways first, each with the squares that none before it asks about.
    pub fn new(clues: &Clues) -> Self {
        let mut order: Vec<(Area, u8)> = vec![(clues.open, clues.left)];
        let mut parts = Vec::new();
        let (mut rest, mut pending) = (clues.open, clues.told.clone());
        while let Some(next) =
            (0..pending.len()).min_by(|a, b| ways(pending[*a], rest).total_cmp(&ways(pending[*b], rest)))
        {
            let clue = pending.swap_remove(next);
            parts.push(clue.0 & rest);
            rest = rest & !clue.0;
            order.push(clue);
        }
        parts.push(rest);
        let pattern = |square| Remains::of(order.iter().map(|(seen, _)| u8::from(seen.contains(square))));
        let mut groups: Vec<Group<W>> = Vec::new();
        for part in parts {
            let first = groups.len();
            for square in part {
                let pattern = pattern(square);
                match groups[first..].iter_mut().find(|group| group.pattern == pattern) {
                    Some(group) => group.squares.insert(square),
                    None => groups.push(Group { squares: Area::of(square), pattern }),
                }
            }
            groups[first..].sort_by_key(|group| Reverse(group.pattern));
        }
        let wanted = Remains::of(order.iter().map(|(_, count)| *count));
        Self { groups, wanted, clues: order.len() }
    }
}

/// About the logarithm of how many ways a clue leaves on the squares that are left, if its foxes lie on them as thick as on its others.
fn ways((seen, count): (Area, u8), rest: Area) -> f64 {
    let (new, all) = (f64::from((seen & rest).len()), f64::from(seen.len().max(1)));
    let foxes = f64::from(count) * new / all;
    if foxes > 0.0 { foxes * ((new / foxes).ln() + 1.0) } else { 0.0 }
}

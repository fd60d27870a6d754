//! Placements that fit: one drawn evenly, or all.

use rand::RngExt;
use tabletop::Rng;

use super::table::Odds;
use crate::fox_hunt::ground::Area;

impl Odds {
    /// One of all placements that fit, each as likely as any other; `None` where there is none.
    pub fn draw(&self, rng: &mut Rng) -> Option<Area> {
        if self.placements() == 0 {
            return None;
        }
        let (mut foxes, mut remainder) = (Area::none(), 0);
        for (layer, next) in self.layers.iter().zip(&self.layers[1..]) {
            let mut lot = rng.random_range(0..layer.after[remainder]);
            for (count, ways, to) in layer.steps(remainder) {
                let share = ways * next.after[to];
                if lot < share {
                    foxes |= some(layer.squares, count.into(), rng);
                    remainder = to;
                    break;
                }
                lot -= share;
            }
        }
        Some(foxes)
    }

    /// All placements that fit, where they are at most so many.
    pub fn all(&self, most: u64) -> Option<Vec<Area>> {
        let mut all = Vec::new();
        if self.placements() > most {
            return None;
        }
        if self.placements() > 0 {
            self.extend(0, 0, Area::none(), &mut all);
        }
        Some(all)
    }

    /// Adds every placement that begins so.
    fn extend(&self, at: usize, remainder: usize, foxes: Area, all: &mut Vec<Area>) {
        let (layer, Some(next)) = (&self.layers[at], self.layers.get(at + 1)) else {
            all.push(foxes);
            return;
        };
        for (count, _, to) in layer.steps(remainder).filter(|(.., to)| next.after[*to] > 0) {
            each(layer.squares, count, foxes, &mut |foxes| self.extend(at + 1, to, foxes, all));
        }
    }
}

/// So many squares of an area, drawn evenly.
fn some(area: Area, count: u32, rng: &mut Rng) -> Area {
    let (mut left, mut wanted) = (area.len(), count);
    area.filter(|_| {
        let taken = rng.random_range(0..left) < wanted;
        left -= 1;
        wanted -= u32::from(taken);
        taken
    })
    .collect()
}

/// Each choice of so many squares of an area, with those that are chosen already.
fn each(mut area: Area, count: u8, chosen: Area, then: &mut dyn FnMut(Area)) {
    if count == 0 {
        then(chosen);
        return;
    }
    while area.len() >= count.into() {
        let Some(first) = area.next() else { return };
        each(area, count - 1, chosen | Area::of(first), then);
    }
}

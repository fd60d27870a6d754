//! What cannot come out even any more on the squares that are left.

use super::plan::{Group, Plan};
use super::remains::Remains;
use crate::fox_hunt::setup::MOST_FOXES;

/// Foxes that two clues may have in common are looked at where they are fewer.
const FEW: u8 = 3;

/// What the groups after one can still bring.
pub(super) struct Bounds {
    clues: usize,
    /// Of each clue: foxes that it can still get, at most.
    room: Vec<u8>,
    /// By foxes left: how much they can bring to all clues together, at least and at most.
    least: Vec<u32>,
    most: Vec<u32>,
    /// Two clues and how many foxes can still count for both, where these are few.
    pairs: Vec<(usize, usize, u8)>,
}

impl Bounds {
    /// Those of the last groups of a plan.
    pub fn of<const W: usize>(plan: &Plan<W>, later: &[Group<W>]) -> Self {
        let squares = |both: &[usize]| {
            let all = later.iter().filter(|group| both.iter().all(|clue| group.pattern.get(*clue) == 1));
            all.map(Group::size).sum::<u8>()
        };
        let mut brings: Vec<u32> = Vec::new();
        for group in later {
            let some = usize::from(group.size().min(MOST_FOXES));
            brings.extend(std::iter::repeat_n(group.pattern.sum() - 1, some));
        }
        brings.sort_unstable();
        let sums = |brings: &mut dyn Iterator<Item = u32>| {
            let mut sums = vec![0];
            brings.take(usize::from(MOST_FOXES)).for_each(|more| sums.push(sums[sums.len() - 1] + more));
            sums
        };
        let room: Vec<u8> = (0..plan.clues).map(|clue| squares(&[clue])).collect();
        let mut pairs = Vec::new();
        for one in 1..plan.clues {
            for other in (1..one).filter(|other| room[one] > 0 && room[*other] > 0) {
                let both = squares(&[one, other]);
                if both < FEW {
                    pairs.push((one, other, both));
                }
            }
        }
        Self {
            clues: plan.clues,
            room,
            least: sums(&mut brings.iter().copied()),
            most: sums(&mut brings.iter().rev().copied()),
            pairs,
        }
    }

    /// Whether this may come out even, as far as bounds tell.
    pub fn admit<const W: usize>(&self, remains: &Remains<W>) -> bool {
        let left = remains.get(0);
        let (Some(least), Some(most)) = (self.least.get(usize::from(left)), self.most.get(usize::from(left))) else {
            return false;
        };
        let sum = remains.sum() - u32::from(left);
        *least <= sum
            && sum <= *most
            && (0..self.clues).all(|clue| remains.get(clue) <= left.min(self.room[clue]))
            && self.pairs.iter().all(|(one, other, both)| remains.get(*one) + remains.get(*other) <= left + both)
    }
}

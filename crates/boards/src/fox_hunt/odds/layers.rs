//! Counting from group to group.

use std::cmp::Ordering;

use super::bounds::Bounds;
use super::plan::{Group, Plan};
use super::remains::Remains;
use crate::fox_hunt::ground::Area;

/// That a step leads nowhere.
const NOWHERE: u32 = u32::MAX;

/// What may remain before one group, and where each number of foxes in the group leads.
pub(super) struct Layer {
    /// The squares of the group.
    pub squares: Area,
    /// One more than the most foxes in it.
    numbers: usize,
    /// Of each remainder: in how many ways the groups before lead to it.
    pub before: Vec<u64>,
    /// Of each remainder: in how many ways the groups from this one on bring it to nothing.
    pub after: Vec<u64>,
    /// Of each remainder and number of foxes: which remainder of the next layer is left.
    next: Vec<u32>,
}

impl Layer {
    /// Of a remainder: each number of foxes that the group may hold, in how many ways it holds them, and which remainder is left.
    #[inline]
    pub fn steps(&self, remainder: usize) -> impl Iterator<Item = (u8, u64, usize)> + '_ {
        let from = remainder * self.numbers;
        let size = u64::from(self.squares.len());
        let mut ways = 1;
        (0..self.numbers).filter_map(move |foxes| {
            let here = ways;
            ways = ways * size.saturating_sub(foxes as u64) / (foxes as u64 + 1);
            let next = *self.next.get(from + foxes)?;
            (next != NOWHERE).then_some((foxes as u8, here, next as usize))
        })
    }
}

/// All layers, and one more for the end; `None` where there would be more than `most` remainders in all.
pub(super) fn layers<const W: usize>(plan: &Plan<W>, most: usize) -> Option<Vec<Layer>> {
    let mut layers: Vec<Layer> = Vec::with_capacity(plan.groups.len() + 1);
    let (mut keys, mut before) = (vec![plan.wanted], vec![1]);
    let mut count = 0;
    for (at, group) in plan.groups.iter().enumerate() {
        let bounds = Bounds::of(plan, &plan.groups[at + 1..]);
        let mut next: (Vec<Remains<W>>, Vec<u64>) = (Vec::new(), Vec::new());
        let (mut some, mut ways) = ((keys.clone(), before.clone()), 1);
        let mut numbers = 0;
        while !some.0.is_empty() && numbers <= usize::from(group.size()) {
            next = merged(next, &some, ways, &bounds);
            numbers += 1;
            ways = ways * (u64::from(group.size()) + 1 - numbers as u64) / numbers as u64;
            some = less(&some, &group.pattern);
        }
        count += next.0.len();
        if count > most {
            return None;
        }
        let steps = steps(&keys, &next.0, group, numbers);
        layers.push(Layer { squares: group.squares, numbers, before, after: Vec::new(), next: steps });
        (keys, before) = next;
    }
    let after = keys.iter().map(|remains| u64::from(remains.is_done())).collect();
    layers.push(Layer { squares: Area::none(), numbers: 0, before, after, next: Vec::new() });
    count_back(&mut layers);
    Some(layers)
}

/// What is left of each remainder when the group holds one fox more.
fn less<const W: usize>(
    (keys, ways): &(Vec<Remains<W>>, Vec<u64>),
    pattern: &Remains<W>,
) -> (Vec<Remains<W>>, Vec<u64>) {
    keys.iter().zip(ways).filter_map(|(key, ways)| Some((key.less(pattern)?, *ways))).unzip()
}

/// Two lists in order as one; what is new comes in so many ways each, as far as bounds admit it.
fn merged<const W: usize>(
    (keys, counts): (Vec<Remains<W>>, Vec<u64>),
    (new_keys, new_counts): &(Vec<Remains<W>>, Vec<u64>),
    ways: u64,
    bounds: &Bounds,
) -> (Vec<Remains<W>>, Vec<u64>) {
    let room = keys.len() + new_keys.len();
    let mut all = (Vec::with_capacity(room), Vec::with_capacity(room));
    let mut old = keys.into_iter().zip(counts).peekable();
    let new = new_keys.iter().zip(new_counts).filter(|(key, _)| bounds.admit(key));
    for (key, count) in new {
        let mut sum = count * ways;
        while let Some((earlier, known)) = old.next_if(|(earlier, _)| earlier.cmp(key) != Ordering::Greater) {
            if earlier == *key {
                sum += known;
            } else {
                all.0.push(earlier);
                all.1.push(known);
            }
        }
        all.0.push(*key);
        all.1.push(sum);
    }
    for (key, count) in old {
        all.0.push(key);
        all.1.push(count);
    }
    all
}

/// Where each number of foxes leads from each remainder. Both lists are in order, and so is what is left of one for a number of foxes.
fn steps<const W: usize>(from: &[Remains<W>], to: &[Remains<W>], group: &Group<W>, numbers: usize) -> Vec<u32> {
    let mut steps = vec![NOWHERE; from.len() * numbers];
    let mut places = vec![0; numbers];
    for (at, key) in from.iter().enumerate() {
        let mut left = Some(*key);
        for (foxes, place) in places.iter_mut().enumerate() {
            let Some(key) = left else { break };
            while to.get(*place).is_some_and(|there| *there < key) {
                *place += 1;
            }
            if to.get(*place) == Some(&key) {
                steps[at * numbers + foxes] = *place as u32;
            }
            left = key.less(&group.pattern);
        }
    }
    steps
}

/// Counts from the end how many ways lead to nothing left.
fn count_back(layers: &mut [Layer]) {
    for at in (0..layers.len() - 1).rev() {
        let (layer, next) = (&layers[at], &layers[at + 1]);
        let ways = |remainder| layer.steps(remainder).map(|(_, ways, to)| ways * next.after[to]).sum();
        let after = (0..layer.before.len()).map(ways).collect();
        layers[at].after = after;
    }
}

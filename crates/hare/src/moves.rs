//! What may be done in a position, as sets of bits: made, counted and searched without a list.

use crate::action::{Action, Runner};
use crate::track::bit;

/// Everything the seat to move may do. A value of a few words; its actions come in an order that is always the same: the
/// steps forward of the first runner from the shortest on, its move back, the same for the second, then `take`, `give`, `keep`
/// and `eat`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moves {
    /// Squares each runner may go forward to, as in a [`Track`](crate::Track).
    pub(crate) forward: [u64; 2],
    /// Squares each runner may go back to, likewise: one at most.
    pub(crate) back: [u64; 2],
    /// Where each runner stands.
    pub(crate) from: [u8; 2],
    /// What may be done without moving.
    pub(crate) stays: u8,
}

/// The bits of [`Moves::stays`], lowest first.
const STAYS: [Action; 4] = [Action::Take, Action::Give, Action::Keep, Action::Eat];
pub(crate) const TAKE: u8 = 1;
pub(crate) const GIVE: u8 = 2;
pub(crate) const KEEP: u8 = 4;
pub(crate) const EAT: u8 = 8;

impl Moves {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        let [a, b] = self.forward;
        let [back_a, back_b] = self.back.map(|back| u32::from(back != 0));
        (a.count_ones() + b.count_ones() + back_a + back_b + self.stays.count_ones()) as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.forward == [0; 2] && self.back == [0; 2] && self.stays == 0
    }

    /// Whether this is one of them.
    pub fn contains(&self, action: Action) -> bool {
        match action {
            Action::Forward { runner, squares } => {
                let to = self
                    .stands(runner)
                    .and_then(|from| from.checked_add(squares))
                    .filter(|&to| squares > 0 && to <= 64);
                to.is_some_and(|to| self.forward[runner.index()] & bit(to) != 0)
            }
            Action::Back { runner, squares } => {
                let to = self.stands(runner).and_then(|from| from.checked_sub(squares)).filter(|_| squares > 0);
                to.is_some_and(|to| self.back[runner.index()] & bit(to) != 0)
            }
            Action::Take => self.stays & TAKE != 0,
            Action::Give => self.stays & GIVE != 0,
            Action::Keep => self.stays & KEEP != 0,
            Action::Eat => self.stays & EAT != 0,
        }
    }

    fn stands(&self, runner: Runner) -> Option<u8> {
        self.from.get(runner.index()).copied()
    }

    /// Goes over all of them.
    #[inline]
    pub fn iter(&self) -> Actions {
        Actions(*self)
    }

    /// The `index`-th, counted from 0.
    pub fn get(&self, index: usize) -> Option<Action> {
        self.iter().nth(index)
    }
}

impl IntoIterator for Moves {
    type Item = Action;
    type IntoIter = Actions;

    #[inline]
    fn into_iter(self) -> Actions {
        Actions(self)
    }
}

/// Goes over [`Moves`], without memory of its own but what is left.
#[derive(Clone, Debug)]
pub struct Actions(Moves);

impl Iterator for Actions {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        let left = &mut self.0;
        for at in 0..2 {
            let runner = Runner(at as u8);
            if left.forward[at] != 0 {
                let to = left.forward[at].trailing_zeros() as u8 + 1;
                left.forward[at] &= left.forward[at] - 1;
                return Some(Action::Forward { runner, squares: to - left.from[at] });
            }
            if left.back[at] != 0 {
                let to = left.back[at].trailing_zeros() as u8 + 1;
                left.back[at] = 0;
                return Some(Action::Back { runner, squares: left.from[at] - to });
            }
        }
        if left.stays == 0 {
            return None;
        }
        let stay = left.stays.trailing_zeros();
        left.stays &= left.stays - 1;
        STAYS.get(stay as usize).copied()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Actions {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_listed_and_contained() {
        let moves = Moves {
            forward: [bit(11) | bit(64), bit(33)],
            back: [bit(8), 0],
            from: [10, 30],
            stays: TAKE | KEEP | EAT,
        };
        let listed: Vec<String> = moves.iter().map(|action| action.to_string()).collect();
        assert_eq!(listed, ["+1", "+54", "-2", "b+3", "take", "keep", "eat"]);
        assert_eq!((moves.len(), moves.is_empty()), (7, false));
        assert!(moves.iter().all(|action| moves.contains(action)));
        for (index, action) in moves.iter().enumerate() {
            assert_eq!(moves.get(index), Some(action));
        }
        assert_eq!(moves.get(7), None);
        for other in ["+2", "-10", "b-3", "b+1", "give"] {
            assert!(!moves.contains(other.parse().unwrap()), "{other}");
        }
        for runner in [Runner(0), Runner(1), Runner(2), Runner(255)] {
            for squares in [0, 54, 128, 246, 255] {
                let known = runner == Runner::A && squares == 54;
                assert_eq!(moves.contains(Action::Forward { runner, squares }), known);
                assert!(!moves.contains(Action::Back { runner, squares }));
            }
        }
        assert_eq!((Moves::default().is_empty(), Moves::default().iter().count()), (true, 0));
    }
}

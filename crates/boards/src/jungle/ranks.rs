//! Who takes whom, and who leaps where, worked out for searches.

use super::animal::{ANIMALS, Animal};
use super::ground::{SIZE, WATER};
use super::setup::{LeopardLeap, Setup, TigerLeap};
use crate::board::{Direction, Square, Squares};

/// A leap over water along one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leap {
    /// Where it ends.
    pub to: Square,
    /// The water it goes over.
    pub over: Squares,
    /// Whether it goes along a row, from bank to bank over two squares, and not along a column over three.
    pub sideways: bool,
}

/// Leaps from each square of the banks, four at most.
type Leaps = [[Option<Leap>; 4]; 63];

/// What the rules of a game say of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// By animal, as bits by animal: what it takes on the same ground.
    takes: [u8; ANIMALS],
    leaps: Box<Leaps>,
    tiger: TigerLeap,
    leopard: LeopardLeap,
}

impl Rules {
    /// Those of a setup.
    pub fn new(setup: &Setup) -> Self {
        let mut order = Animal::ALL;
        if setup.dog_above_wolf {
            order.swap(Animal::Wolf.index(), Animal::Dog.index());
        }
        let mut takes = [0; ANIMALS];
        for (at, animal) in order.into_iter().enumerate() {
            takes[animal.index()] = order[at..].iter().fold(0, |bits, weaker| bits | 1 << weaker.index());
        }
        takes[Animal::Rat.index()] |= 1 << Animal::Elephant.index();
        takes[Animal::Elephant.index()] &= !(1 << Animal::Rat.index());
        if setup.equal_lion_and_tiger {
            takes[Animal::Tiger.index()] |= 1 << Animal::Lion.index();
        }
        Self { takes, leaps: Box::new(leaps()), tiger: setup.tiger_leap, leopard: setup.leopard_leap }
    }

    /// Whether one animal takes another where no trap, bank or water has a part in it.
    #[inline]
    pub const fn takes(&self, taker: Animal, taken: Animal) -> bool {
        self.takes[taker.index()] >> taken.index() & 1 == 1
    }

    /// Whether an animal ever leaps over water.
    #[inline]
    pub fn leaps(&self, animal: Animal) -> bool {
        match animal {
            Animal::Lion => true,
            Animal::Tiger => self.tiger != TigerLeap::None,
            Animal::Leopard => self.leopard != LeopardLeap::None,
            _ => false,
        }
    }

    /// The leaps of an animal from a square, wherever rats may swim.
    #[inline]
    pub(super) fn leaps_from(&self, animal: Animal, square: Square) -> impl Iterator<Item = Leap> + '_ {
        let may = move |leap: &Leap| match animal {
            Animal::Lion => true,
            Animal::Tiger => self.tiger == TigerLeap::Both || !leap.sideways,
            Animal::Leopard => leap.sideways,
            _ => false,
        };
        let any = if self.leaps(animal) { self.leaps[square.index()] } else { [None; 4] };
        any.into_iter().flatten().filter(move |leap| may(leap))
    }
}

/// All leaps there are.
fn leaps() -> Leaps {
    let mut leaps = [[None; 4]; 63];
    for from in SIZE.squares().filter(|square| !WATER.contains(*square)) {
        for (at, direction) in Direction::ALL.into_iter().enumerate() {
            let over: Squares = SIZE.line(from, direction).take_while(|square| WATER.contains(*square)).collect();
            let to = SIZE.line(from, direction).nth(over.len() as usize).filter(|_| !over.is_empty());
            let sideways = matches!(direction, Direction::Left | Direction::Right);
            leaps[from.index()][at] = to.map(|to| Leap { to, over, sideways });
        }
    }
    leaps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaps_go_from_bank_to_bank_and_back() {
        let leaps = leaps();
        let mut counts = [0, 0];
        for from in SIZE.squares() {
            for leap in leaps[from.index()].into_iter().flatten() {
                assert!(
                    leaps[leap.to.index()].into_iter().flatten().any(|back| back.to == from && back.over == leap.over)
                );
                assert_eq!(leap.over.len(), if leap.sideways { 2 } else { 3 });
                counts[usize::from(leap.sideways)] += 1;
            }
        }
        assert_eq!(counts, [8, 12]);
    }
}

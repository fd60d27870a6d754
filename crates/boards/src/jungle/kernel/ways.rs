//! Where each animal may go on a board on which nobody stands, and how far that is.

use std::collections::VecDeque;

use crate::board::{Square, Squares};
use crate::jungle::animal::{ANIMALS, Animal, Piece, Side};
use crate::jungle::generate::beside;
use crate::jungle::ground::{DENS, SIZE, TRAPS, WATER, den};
use crate::jungle::ranks::{Leap, Rules};

/// Further than any way.
pub(in crate::jungle) const FAR: u8 = 64;

/// How many moves it is from a square, on an empty board: to the three traps and the den of the other side, then to the three own traps.
pub(in crate::jungle) type Distances = [u8; 8];
/// Where in [`Distances`] the other side's traps are, its den, and the own traps.
pub(in crate::jungle) const ITS_TRAPS: usize = 0;
pub(in crate::jungle) const ITS_DEN: usize = 3;
pub(in crate::jungle) const OWN_TRAPS: usize = 4;
/// How many traps a side has.
pub(in crate::jungle) const TRAPS_OF_A_SIDE: usize = 3;

/// The leaps that may begin on one square.
type Leaps = [Option<Leap>; 4];

/// The ways of every piece, worked out once for the rules of a game.
#[derive(Clone, Debug)]
pub(in crate::jungle) struct Ways {
    /// By piece and square: where a step may lead, the own den left out.
    beside: Vec<[Squares; 64]>,
    /// By animal: from where it may leap.
    banks: [Squares; ANIMALS],
    /// By animal and square.
    leaps: Vec<[Leaps; 64]>,
    /// By piece and square.
    distances: Vec<[Distances; 64]>,
    /// By animal, as bits by animal: what it takes on the same ground.
    takes: [u8; ANIMALS],
}

impl Ways {
    pub fn new(rules: &Rules) -> Self {
        let mut ways = Self {
            beside: Vec::with_capacity(Piece::COUNT),
            banks: [Squares::none(); ANIMALS],
            leaps: vec![[[None; 4]; 64]; ANIMALS],
            distances: Vec::with_capacity(Piece::COUNT),
            takes: Animal::ALL.map(|taker| {
                let taken = Animal::ALL.into_iter().filter(|taken| rules.takes(taker, *taken));
                taken.fold(0, |bits, taken| bits | 1 << taken.index())
            }),
        };
        for animal in Animal::ALL {
            for from in SIZE.squares() {
                for (slot, leap) in
                    ways.leaps[animal.index()][from.index()].iter_mut().zip(rules.leaps_from(animal, from))
                {
                    *slot = Some(leap);
                    ways.banks[animal.index()].insert(from);
                }
            }
        }
        for piece in Piece::all() {
            let mut steps = [Squares::none(); 64];
            for from in SIZE.squares() {
                let dry = if piece.animal == Animal::Rat { Squares::none() } else { WATER };
                steps[from.index()] = beside(from) & !dry & !DENS[piece.side.index()];
            }
            ways.beside.push(steps);
            ways.distances.push(ways.all_distances(piece));
        }
        ways
    }

    /// Where a step of a piece may lead.
    #[inline]
    pub fn beside(&self, piece: Piece, from: Square) -> Squares {
        self.beside[piece.index()][from.index() & 63]
    }

    /// From where a step of a piece may lead to a square, dens left out: nobody comes from there.
    #[inline]
    pub fn back(&self, piece: Piece, to: Square) -> Squares {
        let dry = if piece.animal == Animal::Rat { Squares::none() } else { WATER };
        beside(to) & !dry & !DENS[Side::White.index()] & !DENS[Side::Black.index()]
    }

    /// Whether an animal may leap from a square.
    #[inline]
    pub fn on_bank(&self, animal: Animal, from: Square) -> bool {
        self.banks[animal.index()].contains(from)
    }

    /// The leaps of an animal from a square, wherever rats may swim.
    #[inline]
    pub fn leaps(&self, animal: Animal, from: Square) -> impl Iterator<Item = Leap> + '_ {
        self.leaps[animal.index()][from.index() & 63].iter().map_while(|leap| *leap)
    }

    /// What an animal takes where no trap, bank or water has a part in it, as bits by animal.
    #[inline]
    pub fn takes(&self, taker: Animal) -> u8 {
        self.takes[taker.index()]
    }

    /// How far it is from a square to what counts.
    #[inline]
    pub fn distances(&self, piece: Piece, from: Square) -> &Distances {
        &self.distances[piece.index()][from.index() & 63]
    }

    fn all_distances(&self, piece: Piece) -> [Distances; 64] {
        let mut all = [[FAR; 8]; 64];
        let other = piece.side.other();
        let goals = TRAPS[other.index()].chain([den(other)]).chain(TRAPS[piece.side.index()]);
        for (at, goal) in goals.enumerate() {
            let from_each = self.distances_to(piece, goal);
            for square in SIZE.squares() {
                all[square.index()][at] = from_each[square.index()];
            }
        }
        all
    }

    /// How many moves of a piece it is to a square from each, breadth first: ways lead back as they lead there.
    fn distances_to(&self, piece: Piece, goal: Square) -> [u8; 64] {
        let mut moves = [FAR; 64];
        moves[goal.index()] = 0;
        let mut queue = VecDeque::from([goal]);
        while let Some(at) = queue.pop_front() {
            // Nobody comes out of a den: the own one is never entered, and who is in the other one has won.
            for next in self.back(piece, at).chain(self.leaps(piece.animal, at).map(|leap| leap.to)) {
                if moves[next.index()] == FAR {
                    moves[next.index()] = moves[at.index()] + 1;
                    queue.push_back(next);
                }
            }
        }
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jungle::Setup;

    #[test]
    fn who_leaps_has_a_shorter_way() {
        let ways = Ways::new(&Rules::new(&Setup::default()));
        // From b3 below the left lake to the den at d9.
        let from = SIZE.square(1, 2).unwrap();
        let way = |animal| ways.distances(Piece { side: Side::White, animal }, from)[ITS_DEN];
        assert_eq!(way(Animal::Lion), 1 + 4, "over the lake, then on to the den");
        assert_eq!(way(Animal::Rat), 8);
        assert_eq!(way(Animal::Dog), 8, "between the lakes");
        let own = Piece { side: Side::Black, animal: Animal::Dog };
        assert_eq!(ways.distances(own, from)[ITS_DEN], 4);
        let traps = &ways.distances(own, SIZE.square(3, 6).unwrap())[OWN_TRAPS..OWN_TRAPS + TRAPS_OF_A_SIDE];
        let mut traps = traps.to_vec();
        traps.sort_unstable();
        assert_eq!(traps, [1, 3, 3]);
    }
}

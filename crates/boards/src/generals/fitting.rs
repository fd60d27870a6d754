//! Ranks for pieces so that all that was seen came out as it did, found by exchanging two pieces' ranks at a time (min-conflicts, Minton and others 1992).

use rand::RngExt;
use tabletop::Rng;

use super::rank::{Rank, Ranks};
use super::rules::{Rules, Survivor};

/// Exchanges that are tried before all begins anew, and how often it does.
const EXCHANGES: usize = 6_000;
const TRIES: usize = 12;
/// How often an exchange is made that leaves more wrong than before, by each thing that is wrong.
const WORSE: f64 = 0.05;
/// Exchanges for each piece by which ranks that fit are mixed.
const MIXED: usize = 12;

/// Ranks of some pieces, and what they must fit.
pub(super) struct Fitting<'a> {
    rules: &'a Rules,
    /// The rank of each piece.
    pub ranks: Vec<Rank>,
    /// What each may be.
    may: Vec<Ranks>,
    /// The pieces of each army whose ranks may be exchanged.
    open: Vec<Vec<usize>>,
    /// Who came, who stood there, and which of them survived.
    fights: Vec<(usize, usize, Survivor)>,
    /// The fights of each piece.
    fought: Vec<Vec<usize>>,
}

impl<'a> Fitting<'a> {
    /// Pieces with these ranks for a beginning. Only those that are `open` change theirs, each with others of its army.
    pub fn new(
        rules: &'a Rules,
        ranks: Vec<Rank>,
        may: Vec<Ranks>,
        open: Vec<Vec<usize>>,
        fights: Vec<(usize, usize, Survivor)>,
    ) -> Self {
        let mut fought = vec![Vec::new(); ranks.len()];
        for (number, (one, other, _)) in fights.iter().enumerate() {
            fought[*one].push(number);
            fought[*other].push(number);
        }
        Self { rules, ranks, may, open, fights, fought }
    }

    /// Finds ranks that fit, and mixes them; says whether it found any.
    pub fn fit(&mut self, rng: &mut Rng) -> bool {
        (0..TRIES).any(|_| self.try_fit(rng)) && {
            self.mix(rng);
            true
        }
    }

    fn try_fit(&mut self, rng: &mut Rng) -> bool {
        for army in self.open.clone() {
            for at in (1..army.len()).rev() {
                self.ranks.swap(army[at], army[rng.random_range(0..=at)]);
            }
        }
        for _ in 0..EXCHANGES {
            let wrong: Vec<(usize, usize)> = self.open_pieces().filter(|(_, piece)| self.wrong(*piece) > 0).collect();
            if wrong.is_empty() {
                return self.fits();
            }
            let (army, piece) = wrong[rng.random_range(0..wrong.len())];
            let other = self.open[army][rng.random_range(0..self.open[army].len())];
            let before = self.wrong_of_both(piece, other);
            self.ranks.swap(piece, other);
            let more = self.wrong_of_both(piece, other).saturating_sub(before);
            if more > 0 && rng.random::<f64>() > WORSE.powi(more as i32) {
                self.ranks.swap(piece, other);
            }
        }
        false
    }

    /// Exchanges ranks where all fits as before.
    fn mix(&mut self, rng: &mut Rng) {
        for army in self.open.clone() {
            for _ in 0..MIXED * army.len() {
                let [piece, other] = [0, 1].map(|_| army[rng.random_range(0..army.len())]);
                self.ranks.swap(piece, other);
                if self.wrong_of_both(piece, other) > 0 {
                    self.ranks.swap(piece, other);
                }
            }
        }
    }

    fn open_pieces(&self) -> impl Iterator<Item = (usize, usize)> {
        self.open.iter().enumerate().flat_map(|(army, pieces)| pieces.iter().map(move |piece| (army, *piece)))
    }

    fn fits(&self) -> bool {
        (0..self.ranks.len()).all(|piece| self.wrong(piece) == 0)
    }

    /// How much is wrong with a piece: its rank, and its fights.
    fn wrong(&self, piece: usize) -> u32 {
        let fights = self.fought[piece].iter().filter(|number| self.is_wrong(**number)).count() as u32;
        u32::from(!self.may[piece].contains(self.ranks[piece])) + fights
    }

    fn wrong_of_both(&self, one: usize, other: usize) -> u32 {
        self.wrong(one) + self.wrong(other)
    }

    fn is_wrong(&self, number: usize) -> bool {
        let (one, other, survivor) = self.fights[number];
        self.rules.survivor(self.ranks[one], self.ranks[other]) != survivor
    }
}

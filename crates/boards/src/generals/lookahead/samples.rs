//! Drawn ranks of the other side, as bits.

use crate::generals::rank::{Rank, Ranks};
use crate::generals::rules::{Rules, Survivor};

/// Most draws.
pub const MOST_SAMPLES: usize = 128;

/// A set of draws, a bit for each.
pub type Draws = u128;

/// For a piece of the other side: the draws in which it is this or that.
#[derive(Clone, Debug)]
pub struct Samples {
    /// All draws.
    pub all: Draws,
    ranks: usize,
    /// By piece and rank.
    is: Vec<Draws>,
    /// By own rank and piece: the draws in which an own piece that comes survives alone, and both fall.
    came: Vec<[Draws; 2]>,
    /// The same where the other side's piece comes: the draws in which it survives alone, and both fall.
    met: Vec<[Draws; 2]>,
    pieces: usize,
    /// By piece: the draws in which it moves, and in which it moves far.
    pub moving: Vec<Draws>,
    /// By piece: the draws in which it moves far.
    pub far: Vec<Draws>,
    /// By piece: the draws in which it is the flag.
    pub flag: Vec<Draws>,
}

impl Samples {
    /// Draws of an army's ranks, at most [`MOST_SAMPLES`], each with a rank for each piece.
    pub fn new(rules: &Rules, draws: &[Vec<Rank>], pieces: usize) -> Self {
        let ranks = rules.ranks.len();
        let mut is = vec![0; pieces * ranks];
        let draws = draws.get(..draws.len().min(MOST_SAMPLES)).unwrap_or_default();
        for (number, draw) in draws.iter().enumerate() {
            for (piece, rank) in draw.iter().enumerate().take(pieces) {
                is[piece * ranks + rank.index()] |= 1 << number;
            }
        }
        let all = if draws.is_empty() { 0 } else { Draws::MAX >> (MOST_SAMPLES - draws.len()) };
        let of = |piece: usize, among: Ranks| among.iter().fold(0, |sum, rank| sum | is[piece * ranks + rank.index()]);
        let each = |own: Rank, came: bool, survivor: Survivor| -> Ranks {
            let fight = |other: Rank| if came { rules.survivor(own, other) } else { rules.survivor(other, own) };
            rules.all().iter().filter(|other| fight(*other) == survivor).collect()
        };
        let table = |came: bool| {
            let ranks = rules.all().iter();
            ranks
                .flat_map(|own| {
                    let [alone, both] =
                        [Survivor::Attacker, Survivor::Nobody].map(|survivor| each(own, came, survivor));
                    (0..pieces).map(move |piece| [of(piece, alone), of(piece, both)])
                })
                .collect::<Vec<_>>()
        };
        let by_piece = |among: Ranks| (0..pieces).map(|piece| of(piece, among)).collect::<Vec<_>>();
        Self {
            all,
            ranks,
            came: table(true),
            met: table(false),
            pieces,
            moving: by_piece(rules.moving()),
            far: by_piece(rules.far()),
            flag: by_piece(Ranks::of(rules.flag)),
            is,
        }
    }

    /// The draws in which a piece has a rank.
    #[inline]
    pub fn is(&self, piece: usize, rank: Rank) -> Draws {
        self.is.get(piece * self.ranks + rank.index()).copied().unwrap_or(0)
    }

    /// Where an own piece comes: the draws in which it survives alone, and both fall.
    #[inline]
    pub fn came(&self, own: Rank, piece: usize) -> [Draws; 2] {
        self.came[own.index() * self.pieces + piece]
    }

    /// Where the other side's piece comes: the draws in which that one survives alone, and both fall.
    #[inline]
    pub fn met(&self, own: Rank, piece: usize) -> [Draws; 2] {
        self.met[own.index() * self.pieces + piece]
    }
}

/// The share of some draws among others; 0 of none.
#[inline]
pub fn share(some: Draws, of: Draws) -> f64 {
    let all = of.count_ones();
    if all == 0 { 0.0 } else { f64::from((some & of).count_ones()) / f64::from(all) }
}

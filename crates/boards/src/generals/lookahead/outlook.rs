//! What a search goes by: who it searches for, what it believes, what ranks are worth.

use super::samples::{Draws, Samples, share};
use super::weights::Weights;
use super::worth::Worths;
use crate::board::{MOST_COLUMNS, MOST_ROWS, Square, key};
use crate::generals::game::Generals;
use crate::generals::rank::Rank;
use crate::generals::rules::Rules;
use crate::generals::side::Side;
use crate::generals::state::View;

/// Most pieces on a board, of both sides.
pub const MOST_PIECES: usize = 80;
/// Most squares of a board.
pub const MOST_SQUARES: usize = MOST_COLUMNS as usize * MOST_ROWS as usize;
/// No piece, or no square.
pub const NONE: u8 = u8::MAX;

/// What a search goes by. Pieces are numbered: the own ones first, then those of the other side.
#[derive(Debug)]
pub struct Outlook<'a> {
    /// The rules.
    pub game: &'a Generals,
    /// Whose search it is.
    pub own: Side,
    /// Its numbers.
    pub weights: Weights,
    /// What it believes.
    pub samples: Samples,
    /// The ranks of the own pieces.
    pub ranks: Vec<Rank>,
    /// How many pieces the other side began with.
    pub others: usize,
    /// What each piece is worth; those of the other side by what they are believed to be.
    pub worths: Vec<f64>,
    /// By own piece and piece of the other side: what it wins on the average to come to it.
    pub gains: Vec<f64>,
    /// By own piece and piece of the other side: what is lost on the average where that one comes, if it comes only where that does not cost it more.
    pub losses: Vec<f64>,
    /// What each rank of the other side is worth.
    pub other_worths: Vec<f64>,
    /// By steps between: what is left of a hunt over that distance.
    pub reach: Vec<f64>,
    /// How many squares the board has.
    pub squares: usize,
    /// By two squares: the steps between them.
    pub steps: Vec<u8>,
    /// By how many pieces the searching side is ahead at the root.
    pub ahead: f64,
    /// Keys of the positions that were on the board since the last fight, sorted.
    pub met: Vec<u64>,
}

impl<'a> Outlook<'a> {
    /// The outlook of the side whose view it is, with drawn ranks of the other side's whole army.
    pub fn new(game: &'a Generals, view: &View, own: Side, draws: &[Vec<Rank>], weights: Weights) -> Self {
        let (rules, known) = (game.rules(), &view.known);
        let army = known.army(own.other());
        let samples = Samples::new(rules, draws, army.len());
        let ranks: Vec<Rank> = known.army(own).iter().map(|piece| piece.rank.unwrap_or(rules.flag)).collect();
        let mut counts = [vec![0.0; rules.ranks.len()], vec![0.0; rules.ranks.len()]];
        for (_, rank) in known.army(own).iter().zip(&ranks).filter(|(piece, _)| piece.at.is_some()) {
            counts[0][rank.index()] += 1.0;
        }
        for (place, _) in army.iter().enumerate().filter(|(_, piece)| piece.at.is_some()) {
            for rank in rules.all().iter() {
                counts[1][rank.index()] += share(samples.is(place, rank), samples.all);
            }
        }
        let worth = Worths::new(rules, [&counts[0], &counts[1]], weights.alive, weights.fear);
        let [own_worths, other_worths] = worth.of;
        let believed = |place: usize| -> f64 {
            let ranks = rules.all().iter();
            ranks.map(|rank| share(samples.is(place, rank), samples.all) * other_worths[rank.index()]).sum()
        };
        let mut worths: Vec<f64> = ranks.iter().map(|rank| own_worths[rank.index()]).collect();
        worths.extend((0..army.len()).map(believed));
        let steps = usize::from(MOST_COLUMNS + MOST_ROWS);
        let mut new = Self {
            game,
            own,
            weights,
            others: army.len(),
            worths,
            gains: Vec::new(),
            losses: Vec::new(),
            other_worths,
            squares: rules.size.count(),
            steps: rules
                .size
                .squares()
                .flat_map(|from| rules.size.squares().map(move |to| rules.size.distance(from, to)))
                .collect(),
            reach: (0..=steps as i32).map(|steps| weights.reach.powi(steps)).collect(),
            ahead: counts[0].iter().sum::<f64>() - counts[1].iter().sum::<f64>(),
            met: Vec::new(),
            ranks,
            samples,
        };
        new.weigh_fights();
        new.look_back(view);
        new
    }

    /// The rules as data.
    #[inline]
    pub fn rules(&self) -> &'static Rules {
        self.game.rules()
    }

    /// What fights win and lose on the average.
    fn weigh_fights(&mut self) {
        let pairs = || (0..self.ranks.len()).flat_map(|own| (0..self.others).map(move |other| (own, other)));
        let gains = pairs().map(|(own, other)| self.gain(own, other)).collect();
        let losses = pairs().map(|(own, other)| self.loss(own, other)).collect();
        (self.gains, self.losses) = (gains, losses);
    }

    /// What an own piece wins that comes to one of the other side.
    fn gain(&self, own: usize, other: usize) -> f64 {
        let [alone, both] = self.samples.came(self.ranks[own], other);
        let lost = 1.0 - share(alone, self.samples.all);
        let flag = share(self.samples.flag[other], self.samples.all) * self.weights.flag;
        flag + self.taken(other, alone | both) - lost * self.worths[own]
    }

    /// What is lost where a piece of the other side comes to an own one.
    fn loss(&self, own: usize, other: usize) -> f64 {
        let [alone, both] = self.samples.met(self.ranks[own], other);
        let exchanged = share(both, self.samples.all) * self.worths[own] - self.taken(other, both);
        share(alone, self.samples.all) * self.worths[own] + exchanged.max(0.0)
    }

    /// What a piece of the other side is worth that falls in these draws, unless it is the flag.
    fn taken(&self, other: usize, draws: Draws) -> f64 {
        let flag = self.rules().flag;
        let ranks = self.rules().all().iter().filter(|rank| *rank != flag);
        let worth = |rank: Rank| {
            share(self.samples.is(other, rank) & draws, self.samples.all) * self.other_worths[rank.index()]
        };
        ranks.map(worth).sum()
    }

    /// The positions since the last fight.
    fn look_back(&mut self, view: &View) {
        let mut state = view.known.clone();
        for mv in view.known.past.iter().rev() {
            let Some((side, place)) = state.piece_on(mv.to) else { break };
            state.armies[side.index()][place].at = Some(mv.from);
            state.mover = state.mover.other();
            let places = |side: Side| state.army(side).iter().map(|piece| piece.at);
            let all = places(self.own).chain(places(self.own.other()));
            let sum =
                all.enumerate().filter_map(|(piece, at)| Some(place_key(piece, at?))).fold(0, |sum, key| sum ^ key);
            self.met.push(sum ^ mover_key(state.mover == self.own));
        }
        self.met.sort_unstable();
    }
}

/// The key of a piece on a square.
#[inline]
pub fn place_key(piece: usize, square: Square) -> u64 {
    key((piece * 256 + square.index()) as u64)
}

/// The key of whose turn it is.
#[inline]
pub fn mover_key(own: bool) -> u64 {
    if own { 0 } else { key(1 << 20) }
}

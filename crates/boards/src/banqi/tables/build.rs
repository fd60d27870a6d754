//! Tables by retrograde analysis: from positions whose end is known back to those that lead there, by growing distance.

use std::sync::Arc;

use super::material::{MOST, Material};
use super::places::{self, apart};
use super::table::{LONGEST, Table};
use super::verdict::Verdict;
use crate::banqi::cannon::{shots, slides};
use crate::banqi::generate::beside;
use crate::banqi::piece::{Colour, Kind, Piece};
use crate::banqi::ranks::Rules;
use crate::board::{Square, Squares};

/// The squares of the small board.
const ALL: Squares = Squares(0xffff_ffff);
/// What never counts down to zero: a move that draws is there.
const HOLDS: u8 = u8::MAX;

/// A table under construction.
pub(super) struct Building<'a> {
    rules: &'a Rules,
    pieces: Vec<Piece>,
    /// By piece, as bits: which others it may take by a step, or by a leap.
    prey: [u8; MOST],
    /// By piece: the tables without it; `None` where its colour has no other.
    smaller: Vec<Option<Arc<Table>>>,
    table: Table,
    /// Quiet moves of each position that may still save whoever is to act.
    left: Vec<u8>,
}

/// What can be done at once.
struct Choices {
    quiet: u8,
    /// The best and whether there is any capture.
    best_capture: Option<Verdict>,
}

impl<'a> Building<'a> {
    /// For a material, with the tables of what is left when each of its pieces is taken.
    pub fn new(rules: &'a Rules, material: &Material, smaller: Vec<Option<Arc<Table>>>) -> Self {
        let pieces: Vec<Piece> = material.pieces().collect();
        let mut prey = [0; MOST];
        for (bits, own) in prey.iter_mut().zip(&pieces) {
            for (at, other) in pieces.iter().enumerate() {
                if other.colour != own.colour && rules.may_take(own.kind, other.kind) {
                    *bits |= 1 << at;
                }
            }
        }
        let table = Table::new(pieces.len());
        let left = vec![0; table.size()];
        Self { rules, pieces, prey, smaller, table, left }
    }

    /// The table; distances beyond `limit` plies are draws.
    pub fn finish(mut self, limit: u16) -> Table {
        let limit = limit.min(LONGEST);
        // What is known at once has distance 0 or 1.
        let [mut layer, mut next] = self.ends();
        let mut distance = 0;
        while distance < limit && !(layer.is_empty() && next.is_empty()) {
            let mut later = Vec::new();
            for number in layer {
                // What becomes known with the next distance.
                self.back(number as usize, distance, if distance == 0 { &mut next } else { &mut later });
            }
            if distance == 0 {
                layer = std::mem::take(&mut next);
            } else {
                layer = later;
            }
            distance += 1;
        }
        self.table
    }

    /// Enters every position whose end is known; those of distance 0, and those of distance 1.
    fn ends(&mut self) -> [Vec<u32>; 2] {
        let mut known = [Vec::new(), Vec::new()];
        for number in 0..self.table.size() {
            let (squares, mover) = places::position(number, self.pieces.len());
            let squares = &squares[..self.pieces.len()];
            if !apart(squares) {
                continue;
            }
            let Choices { quiet, best_capture } = self.choices(squares, mover);
            let verdict = match best_capture {
                Some(Verdict::Won(_)) => Verdict::Won(1),
                Some(Verdict::Lost(_)) if quiet == 0 => Verdict::Lost(1),
                None if quiet == 0 => Verdict::Lost(0),
                _ => Verdict::Drawn,
            };
            self.left[number] = if best_capture == Some(Verdict::Drawn) { HOLDS } else { quiet };
            self.table.set(number, verdict);
            match verdict {
                Verdict::Lost(0) => known[0].push(number as u32),
                Verdict::Drawn => {}
                _ => known[1].push(number as u32),
            }
        }
        known
    }

    /// Where a piece could go without taking; going back leads the same ways.
    #[inline]
    fn ways(&self, at: usize, square: Square, occupied: Squares) -> Squares {
        if self.pieces[at].kind == Kind::Cannon && self.rules.slides() {
            slides(square, occupied, ALL)
        } else {
            beside(square) & ALL & !occupied
        }
    }

    fn choices(&self, squares: &[Square], mover: Colour) -> Choices {
        let occupied = occupied(squares);
        let mut quiet = 0;
        let mut best_capture: Option<Verdict> = None;
        for (at, piece) in self.pieces.iter().enumerate().filter(|(_, piece)| piece.colour == mover) {
            let from = squares[at];
            quiet += self.ways(at, from, occupied).len() as u8;
            let leaps = piece.kind == Kind::Cannon && self.rules.leaps();
            let reach = if leaps { shots(from, occupied) } else { beside(from) };
            for (victim, to) in squares.iter().enumerate() {
                if self.prey[at] >> victim & 1 == 0 || !reach.contains(*to) {
                    continue;
                }
                let verdict = self.capture(squares, at, victim, mover);
                if best_capture.is_none_or(|best| verdict.order() > best.order()) {
                    best_capture = Some(verdict);
                }
            }
        }
        Choices { quiet, best_capture }
    }

    /// What it is worth to take a piece.
    fn capture(&self, squares: &[Square], taker: usize, victim: usize, mover: Colour) -> Verdict {
        let Some(table) = &self.smaller[victim] else { return Verdict::Won(1) };
        let mut after = [Square(0); MOST];
        after[..squares.len()].copy_from_slice(squares);
        after[taker] = squares[victim];
        table.verdict(&places::without(&after[..squares.len()], victim), mover.other()).taking()
    }

    /// Goes back from a position that has become known to those that lead to it by a move that takes nothing.
    #[inline]
    fn back(&mut self, number: usize, distance: u16, found: &mut Vec<u32>) {
        let count = self.pieces.len();
        let (mut squares, mover) = places::position(number, count);
        let lost = matches!(self.table.at(number), Verdict::Lost(_));
        let occupied = occupied(&squares[..count]);
        for at in 0..count {
            if self.pieces[at].colour == mover {
                continue;
            }
            let to = squares[at];
            for from in self.ways(at, to, occupied) {
                squares[at] = from;
                let before = places::number(&squares[..count], mover.other());
                if !self.table.is_open(before) {
                    continue;
                }
                if lost {
                    self.table.set(before, Verdict::Won(distance + 1));
                    found.push(before as u32);
                } else if self.left[before] != HOLDS {
                    self.left[before] -= 1;
                    if self.left[before] == 0 {
                        self.table.set(before, Verdict::Lost(distance + 1));
                        found.push(before as u32);
                    }
                }
            }
            squares[at] = to;
        }
    }
}

#[inline]
fn occupied(squares: &[Square]) -> Squares {
    squares.iter().fold(Squares::none(), |all, square| all | Squares::of(*square))
}

//! Where pieces can go in a position of a search.

use super::node::{Move, Node};
use super::outlook::NONE;
use crate::board::{Direction, Square};
use crate::generals::rules::Steps;

impl Node<'_> {
    /// How far a piece goes, as far as that is known.
    fn steps(&self, piece: usize) -> Steps {
        let samples = &self.outlook.samples;
        match self.other(piece) {
            None => self.outlook.rules().info(self.outlook.ranks[piece]).steps,
            Some(other) if samples.moving[other] & self.draws == 0 => Steps::None,
            Some(other) if samples.far[other] & self.draws == self.draws => Steps::Far,
            Some(_) => Steps::One,
        }
    }

    /// Tells every move of the side whose turn it is, with the piece that stands where it leads.
    pub fn each(&self, mut tell: impl FnMut(Move, Option<usize>)) {
        let rules = self.outlook.rules();
        let pieces = if self.own_turn {
            0..self.own_pieces()
        } else {
            self.own_pieces()..self.own_pieces() + self.outlook.others
        };
        for piece in pieces.filter(|piece| self.at[*piece] != NONE) {
            let (from, steps) = (self.at[piece], self.steps(piece));
            if steps == Steps::None {
                continue;
            }
            for direction in Direction::ALL {
                for (far, to) in rules.size.line(Square(from), direction).enumerate() {
                    if !rules.is_ground(to) || (far > 0 && steps == Steps::One) {
                        break;
                    }
                    let met = self.piece(to.0);
                    match met {
                        Some(met) if far > 0 || self.other(met).is_some() == self.other(piece).is_some() => break,
                        _ => tell(Move::Go(from, to.0), met),
                    }
                    if met.is_some() {
                        break;
                    }
                }
            }
        }
    }
}

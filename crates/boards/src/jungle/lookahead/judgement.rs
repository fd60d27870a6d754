//! What a position is worth, and why.

use super::node::Node;
use super::outlook::for_side;
use super::race::race;
use super::steps::{at_the_gate, has_entered};
use super::worth::Worth;
use crate::jungle::animal::Side;

/// What each ply without a capture takes from a game that is won, so that one that is won sooner is worth more.
const HURRY: f64 = 0.0002;
/// From so many plies on a race is worth nothing.
const LONG_RACE: f64 = 40.0;

/// What a position is worth, and why.
enum Judged {
    /// The game is over, or as good as over.
    Ended(f64),
    /// By its animals, by how far they have come, by a race to a den, by the plies without a capture.
    Open { animals: f64, ways: f64, race: f64, patience: f64 },
}

impl Node<'_> {
    /// A game that one side wins so many plies on.
    #[inline]
    fn won_by(&self, side: Side, plies: u16) -> f64 {
        let value = 1.0 - HURRY * f64::from(self.pieces.quiet.saturating_add(plies));
        if side == self.outlook.own { value } else { -value }
    }

    /// What the position is worth, if it ends the game.
    #[inline]
    pub(super) fn ended(&self) -> Option<f64> {
        let (pieces, mover) = (&self.pieces, self.pieces.mover);
        if has_entered(pieces, mover.other()) || pieces.living(mover) == 0 {
            return Some(self.won_by(mover.other(), 0));
        }
        if pieces.quiet >= self.outlook.limit || self.outlook.came_before(pieces) {
            let stuck = self.outlook.knowledge.ways.is_stuck(pieces);
            return Some(if stuck { self.won_by(mover.other(), 0) } else { self.outlook.drawn });
        }
        None
    }

    fn judged(&self) -> Judged {
        if let Some(value) = self.ended() {
            return Judged::Ended(value);
        }
        let (pieces, mover) = (&self.pieces, self.pieces.mover);
        let knowledge = self.outlook.knowledge;
        if at_the_gate(pieces, mover) {
            return Judged::Ended(self.won_by(mover, 1));
        }
        if knowledge.ways.is_stuck(pieces) {
            return Judged::Ended(self.won_by(mover.other(), 0));
        }
        let (own, weights) = (self.outlook.own, knowledge.worth.weights());
        let animals = weights.animals * for_side(own, self.lead);
        let ways = for_side(own, Worth::of_units(self.places));
        let race = race(&knowledge.ways, pieces).map_or(0.0, |(side, plies)| {
            let near = (1.0 - f64::from(plies) / LONG_RACE).max(0.0);
            weights.race * if side == own { near } else { -near }
        });
        let patience = -animals * weights.patience * f64::from(pieces.quiet) / f64::from(self.outlook.limit);
        Judged::Open { animals, ways, race, patience }
    }

    /// The value of the position for the side the search is for.
    #[inline]
    pub(super) fn value(&self) -> f64 {
        match self.judged() {
            Judged::Ended(value) => value,
            Judged::Open { animals, ways, race, patience } => animals + ways + race + patience,
        }
    }

    /// The value in its parts, each with the name of its term.
    pub fn parts(&self) -> Vec<(&'static str, f64)> {
        match self.judged() {
            Judged::Ended(value) => vec![("term-jungle_end", value)],
            Judged::Open { animals, ways, race, patience } => vec![
                ("term-jungle_animals", animals),
                ("term-jungle_ways", ways),
                ("term-jungle_race", race),
                ("term-jungle_patience", patience),
            ],
        }
    }
}

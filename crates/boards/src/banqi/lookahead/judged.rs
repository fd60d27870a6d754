//! What a position of a search is worth, in its parts.

use super::node::Node;
use crate::banqi::generate::around;
use crate::banqi::piece::{Colour, Kind, Piece};
use crate::banqi::tables::Verdict;
use crate::board::{Square, Squares};

/// Pieces on the board with which it counts how far away the enemies are.
const FEW: u32 = 20;
/// What a lead by all pieces is worth beside a game that is won.
const BELOW_A_WIN: f64 = 0.9;
/// What an ending is worth that a table calls won, and what each ply to the next capture takes off.
const TABLE_WIN: f64 = 0.98;
const PER_PLY: f64 = 0.0002;
/// The longest way on the board, about.
const LENGTH: f64 = 12.0;

/// Steps from one corner of the largest board to the other.
const MOST_STEPS: u32 = 14;

/// What a position is worth, and why.
enum Judged {
    /// The game is over.
    Ended(f64),
    /// By its pieces, by how far away the prey is, by the plies without progress.
    Open { pieces: f64, way: f64, patience: f64 },
}

impl Node<'_> {
    /// What the own side has won or lost, if the position ends the game, or if a table knows how it ends.
    #[inline]
    pub(super) fn ended(&self) -> Option<f64> {
        let mover = self.position.mover?;
        let own = if mover == self.outlook.own { 1.0 } else { -1.0 };
        if self.position.is_bare(mover) {
            return Some(-own);
        }
        if self.position.is_bare(mover.other()) {
            return Some(own);
        }
        if self.position.quiet >= self.outlook.quiet_limit {
            return Some(self.outlook.drawn);
        }
        self.outlook.tables.and_then(|tables| tables.known(&self.position)).map(|verdict| match verdict {
            Verdict::Won(plies) => own * (TABLE_WIN - PER_PLY * f64::from(plies)),
            Verdict::Lost(plies) => -own * (TABLE_WIN - PER_PLY * f64::from(plies)),
            Verdict::Drawn => self.outlook.drawn,
        })
    }

    /// How far the prey of whoever is ahead is away, as a share of the board's length; 0 while many pieces are left.
    fn way(&self, hunter: Colour) -> f64 {
        let board = &self.position.board;
        if board.occupied().len() > FEW {
            return 0.0;
        }
        let own = Kind::ALL.map(|kind| board.pieces(Piece { colour: hunter, kind }));
        let (mut sum, mut prey) = (0, 0);
        for kind in Kind::ALL {
            let targets = board.pieces(Piece { colour: hunter.other(), kind });
            if targets.is_empty() {
                continue;
            }
            let hunters = self.outlook.worth.hunters(kind).fold(Squares::none(), |all, at| all | own[at]);
            if hunters.is_empty() {
                continue;
            }
            for square in targets {
                sum += steps_between(hunters, square);
                prey += 1;
            }
        }
        if prey == 0 { 0.0 } else { f64::from(sum) / f64::from(prey) / LENGTH }
    }

    fn judged(&self) -> Judged {
        if let Some(value) = self.ended() {
            return Judged::Ended(value);
        }
        let weights = self.outlook.worth.weights();
        if self.position.flipping.is_none() && self.outlook.game.rules().is_stuck(&self.position) {
            let own_turn = self.position.mover == Some(self.outlook.own);
            return Judged::Ended(if own_turn { -1.0 } else { 1.0 });
        }
        let ahead = if self.lead >= 0.0 { self.outlook.own } else { self.outlook.own.other() };
        let limit = f64::from(self.outlook.quiet_limit);
        // Whoever is ahead stays ahead, and wins less than a game that is won.
        let pieces = BELOW_A_WIN * self.lead;
        let way = -pieces * weights.distance * self.way(ahead);
        let patience = -pieces * weights.patience * f64::from(self.position.quiet) / limit;
        Judged::Open { pieces, way, patience }
    }

    /// The sum of the parts.
    #[inline]
    pub(super) fn value(&self) -> f64 {
        match self.judged() {
            Judged::Ended(value) => value,
            Judged::Open { pieces, way, patience } => pieces + way + patience,
        }
    }

    /// The value of the position in its parts, each with the name of its term.
    pub fn parts(&self) -> Vec<(&'static str, f64)> {
        match self.judged() {
            Judged::Ended(value) => vec![("term-banqi_end", value)],
            Judged::Open { pieces, way, patience } => {
                vec![("term-banqi_pieces", pieces), ("term-banqi_way", way), ("term-banqi_patience", patience)]
            }
        }
    }
}

/// How many steps the nearest of some squares, one at least, is away from a square, whatever stands between.
#[inline]
fn steps_between(from: Squares, to: Square) -> u32 {
    let mut reached = Squares::of(to);
    let mut steps = 0;
    while (reached & from).is_empty() && steps < MOST_STEPS {
        reached |= around(reached);
        steps += 1;
    }
    steps
}

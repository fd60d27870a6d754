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

/// Steps that a hunter counts which is not there, or has no way.
const FAR: u32 = 12;

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
        let quiet = self.position.quiet >= self.outlook.quiet_limit;
        if quiet || !self.is_root && self.outlook.came_before(&self.position) {
            return Some(self.outlook.drawn);
        }
        self.outlook.tables.and_then(|tables| tables.known(&self.position)).map(|verdict| match verdict {
            Verdict::Won(plies) => own * (TABLE_WIN - PER_PLY * f64::from(plies)),
            Verdict::Lost(plies) => -own * (TABLE_WIN - PER_PLY * f64::from(plies)),
            Verdict::Drawn => self.outlook.drawn,
        })
    }

    /// How far the prey of whoever is ahead is away, as a share of the board's length, by steps over empty squares: of each piece the two nearest hunters count, and
    /// the piece that is nearest to its hunters counts most. Nothing while many pieces are left.
    ///
    /// On an open board two catch what runs away from one, so both are wanted near the same piece.
    fn way(&self, hunter: Colour) -> f64 {
        let board = &self.position.board;
        if board.occupied().len() > FEW {
            return 0.0;
        }
        let weights = self.outlook.worth.weights();
        let (rules, vacant) = (self.outlook.game.rules(), board.vacant());
        let (mut sum, mut least, mut prey) = (0.0, f64::INFINITY, 0);
        for kind in Kind::ALL {
            let targets = board.pieces(Piece { colour: hunter.other(), kind });
            if targets.is_empty() {
                continue;
            }
            let takers = Kind::ALL.into_iter().filter(|taker| rules.takes(*taker, kind));
            let hunters = takers.fold(Squares::none(), |all, taker| all | board.kind(taker)) & board.of(hunter);
            if hunters.is_empty() {
                continue;
            }
            for square in targets {
                let [first, second] = two_nearest(hunters, vacant, square);
                let far = f64::from(first) + weights.second * f64::from(second);
                sum += far;
                least = least.min(far);
                prey += 1;
            }
        }
        if prey == 0 {
            return 1.0;
        }
        (weights.focus * least + (1.0 - weights.focus) * sum / f64::from(prey)) / LENGTH
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

/// How many steps over empty squares the nearest two of some hunters are away from the prey.
#[inline]
fn two_nearest(hunters: Squares, vacant: Squares, prey: Square) -> [u32; 2] {
    let mut reached = Squares::of(prey);
    let mut found = [FAR; 2];
    let mut count = 0;
    for steps in 1..FAR {
        let next = around(reached) & !reached;
        let met = (next & hunters).len();
        if met > 0 {
            if count == 0 {
                found[0] = steps;
            }
            if count + met > 1 {
                found[1] = steps;
                break;
            }
            count += met;
        }
        let on = next & vacant;
        if on.is_empty() {
            break;
        }
        reached |= next & (vacant | hunters);
    }
    found
}

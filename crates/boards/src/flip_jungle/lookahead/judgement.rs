//! What a position is worth, and why.

use search::Position as _;

use super::node::{Node, Step};
use crate::board::{Solved, Squares, ranked_by_tables};
use crate::flip_jungle::board::SIZE;
use crate::flip_jungle::piece::{Animal, Colour, Piece};
use crate::flip_jungle::position::Move;
use crate::flip_jungle::tables::MOST_PIECES;

/// What each ply without progress takes from a game that is won, so that one that is won sooner is worth more.
const HURRY: f64 = 0.0002;
/// What is left of a lead where the tables say that nobody wins.
const HOPE: f64 = 0.1;
/// Pieces on the board with which it counts how far away the enemies are.
const FEW: u32 = 8;
/// What a lead by all pieces is worth beside a game that is won.
const BELOW_A_WIN: f64 = 0.9;
/// The longest way on the board.
const LENGTH: f64 = 6.0;

/// What a position is worth, and why.
enum Judged {
    /// The game is over.
    Ended(f64),
    /// The tables know who wins.
    Known(f64),
    /// By its pieces, by how far away the prey is, by the plies without progress.
    Open { pieces: f64, way: f64, patience: f64 },
}

impl Node<'_> {
    /// A game that one colour wins so many plies on.
    fn won_by(&self, colour: Colour, plies: u16) -> f64 {
        let value = 1.0 - HURRY * f64::from(self.position.quiet.saturating_add(plies));
        if colour == self.outlook.own { value } else { -value }
    }

    /// Who has won, if the position ends the game, and nobody if it is drawn; not where nothing can be done, which a search finds out by itself.
    fn winner(&self) -> Option<Option<Colour>> {
        let mover = self.position.mover?;
        let living = |colour| self.position.living(colour);
        match (living(mover), living(mover.other())) {
            (0, 0) => Some(None),
            (0, _) => Some(Some(mover.other())),
            (_, 0) => Some(Some(mover)),
            _ if self.position.quiet < self.outlook.limit || self.position.flipping.is_some() => None,
            _ if self.is_stuck() => Some(Some(mover.other())),
            _ => Some(None),
        }
    }

    /// What the own side has won or lost, if the position ends the game.
    pub(super) fn ended(&self) -> Option<f64> {
        Some(self.winner()?.map_or(self.outlook.drawn, |winner| self.won_by(winner, 0)))
    }

    /// All moves with how the game ends after them, best first, where the tables call the position won or lost before the plies are up.
    pub fn solved_moves(&self) -> Option<Vec<(Move, Solved)>> {
        self.known()?;
        ranked_by_tables(self.outlook.rules.moves(&self.position), |mv| {
            let mut next = *self;
            next.make(Step::Move(*mv));
            match next.winner() {
                Some(None) => Some(Solved::Drawn),
                // Both who has acted and who is to act may have won.
                Some(winner) if winner == next.position.mover => Some(Solved::Won(0)),
                Some(_) => Some(Solved::Lost(0)),
                None => next.solved(),
            }
        })
    }

    fn is_stuck(&self) -> bool {
        let [moves, flips] = self.outlook.rules.count(&self.position);
        moves + flips == 0 && self.position.flipping.is_none()
    }

    /// How the game ends by the tables, if they know.
    pub fn solved(&self) -> Option<Solved> {
        let tables = self.outlook.tables?;
        let few = self.position.board.occupied().len() as usize <= MOST_PIECES;
        if few { tables.solved(&self.position) } else { None }
    }

    /// What the position is worth, if one side wins by the tables before the plies are up.
    pub(super) fn known(&self) -> Option<f64> {
        let mover = self.position.mover?;
        let in_time = |plies: u8| self.position.quiet + u16::from(plies) <= self.outlook.limit;
        match self.solved()? {
            Solved::Won(plies) if in_time(plies) => Some(self.won_by(mover, plies.into())),
            Solved::Lost(plies) if in_time(plies) => Some(self.won_by(mover.other(), plies.into())),
            _ => None,
        }
    }

    /// How far the prey of whoever is ahead is away, as a share of the board's length; 0 while many pieces are left.
    fn way(&self, hunter: Colour) -> f64 {
        let board = &self.position.board;
        if !board.face_down().is_empty() || board.occupied().len() > FEW {
            return 0.0;
        }
        let (mut sum, mut prey) = (0, 0);
        for square in board.of(hunter.other()) {
            let Some(piece) = board.piece(square) else { continue };
            let hunters = Animal::ALL.into_iter().filter(|animal| animal.takes(piece.kind));
            let hunters =
                hunters.fold(Squares::none(), |all, animal| all | board.pieces(Piece { colour: hunter, kind: animal }));
            if let Some(way) = hunters.map(|from| SIZE.distance(from, square)).min() {
                sum += u32::from(way);
                prey += 1;
            }
        }
        if prey == 0 { 0.0 } else { f64::from(sum) / f64::from(prey) / LENGTH }
    }

    fn judged(&self) -> Judged {
        if let Some(value) = self.ended() {
            return Judged::Ended(value);
        }
        if let Some(value) = self.known() {
            return Judged::Known(value);
        }
        if let Some(mover) = self.position.mover.filter(|_| self.is_stuck()) {
            return Judged::Ended(self.won_by(mover.other(), 0));
        }
        let weights = self.outlook.worth.weights();
        let ahead = if self.lead >= 0.0 { self.outlook.own } else { self.outlook.own.other() };
        // Nobody wins by force; but whoever stands better may still be given something.
        let hope = if self.solved() == Some(Solved::Drawn) { HOPE } else { 1.0 };
        // Whoever is ahead stays ahead, and wins less than a game that is won.
        let pieces = hope * BELOW_A_WIN * self.lead;
        let way = -pieces * weights.distance * self.way(ahead);
        let patience = -pieces * weights.patience * f64::from(self.position.quiet) / f64::from(self.outlook.limit);
        Judged::Open { pieces, way, patience }
    }

    /// The value of the position for the side the search is for.
    pub(super) fn value(&self) -> f64 {
        match self.judged() {
            Judged::Ended(value) | Judged::Known(value) => value,
            Judged::Open { pieces, way, patience } => pieces + way + patience,
        }
    }

    /// The value in its parts, each with the name of its term.
    pub fn parts(&self) -> Vec<(&'static str, f64)> {
        match self.judged() {
            Judged::Ended(value) => vec![("term-flip_jungle_end", value)],
            Judged::Known(value) => vec![("term-flip_jungle_known", value)],
            Judged::Open { pieces, way, patience } => vec![
                ("term-flip_jungle_pieces", pieces),
                ("term-flip_jungle_way", way),
                ("term-flip_jungle_patience", patience),
            ],
        }
    }
}

//! Chains: shortest ways from each open piece to each target of the other colour.

use super::prices::Prices;
use super::ways::{Ways, posts};
use crate::banqi::board::Board;
use crate::banqi::generate::beside;
use crate::banqi::piece::{Colour, Kind, Piece};
use crate::banqi::position::Position;
use crate::banqi::ranks::Rules;
use crate::board::{Square, Squares};

/// Who takes whom at the end of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Relation {
    /// The piece takes the target, and not the reverse.
    Takes,
    /// Each takes the other: whoever comes first.
    Either,
    /// The target takes the piece alone.
    Taken,
}

/// The way of a piece to a target.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    /// Whose way it is, and what goes.
    pub from: Square,
    pub piece: Piece,
    /// Where it leads.
    pub to: Square,
    pub target: Piece,
    pub relation: Relation,
    /// Moves until it takes, the taking counted.
    pub length: u8,
    /// Where the first of them may lead; the target itself where it can be taken at once.
    pub first: Squares,
    /// What it is worth to its owner, 0 where it makes no sense.
    pub price: f64,
    /// Whether another piece guards the target.
    pub guarded: bool,
}

impl Chain {
    /// A price by length, by who is to act and by what the pieces are worth. With an even number of moves before it the target comes first.
    fn priced(mut self, prices: &Prices, to_act: bool) -> Self {
        let (own, prey) = (prices.of_kind(self.piece.kind), prices.of_kind(self.target.kind));
        let length = f64::from(self.length);
        let even = self.length.is_multiple_of(2) == to_act;
        let gain = prey - length - if self.guarded { own } else { 0.0 };
        self.price = match self.relation {
            Relation::Either if even => length - own,
            Relation::Either => gain,
            Relation::Takes if even && self.length > 1 => gain / 2.0,
            Relation::Takes => gain,
            Relation::Taken => length - own,
        };
        self
    }

    /// The squares of it: the piece's own, those of one shortest way that begins with `first`, the target's.
    pub fn squares(&self, position: &Position, rules: &Rules, first: Square) -> Vec<Square> {
        let board = &position.board;
        let mut squares = vec![self.from];
        if self.length > 1 {
            squares.extend(ways(rules, board, (self.from, self.piece), self.to).along(first, board));
        }
        squares.push(self.to);
        squares
    }
}

/// The ways of a piece to where it can take a target from.
fn ways(rules: &Rules, board: &Board, (from, piece): (Square, Piece), to: Square) -> Ways {
    let cannon = piece.kind == Kind::Cannon;
    let goals = if cannon && rules.leaps() { posts(board, from, to) } else { beside(to) };
    Ways::to(goals, board, cannon && rules.slides())
}

/// Whether another piece of a target's colour takes, on the target's square, a piece of a kind that took it.
fn guarded(rules: &Rules, board: &Board, to: Square, target: Piece, taker: Piece) -> bool {
    board.of(target.colour).filter(|square| *square != to).any(|square| {
        let Some(guard) = board.piece(square) else { return false };
        if guard.kind == Kind::Cannon && rules.leaps() {
            return crate::banqi::cannon::shots(square, board.occupied()).contains(to);
        }
        beside(square).contains(to) && rules.takes(guard.kind, taker.kind)
    })
}

/// All chains of a colour. `to_act` says whether it moves next.
pub(super) fn chains(rules: &Rules, position: &Position, prices: &Prices, colour: Colour, to_act: bool) -> Vec<Chain> {
    let board = &position.board;
    let mut all = Vec::new();
    for to in board.of(colour.other()) {
        let Some(target) = board.piece(to) else { continue };
        // Whoever steps goes the same ways; cannons have goals of their own.
        let shared = Ways::to(beside(to), board, false);
        for from in board.of(colour) {
            let Some(piece) = board.piece(from) else { continue };
            let Some(relation) = relation(rules, piece.kind, target.kind) else { continue };
            let own = piece.kind == Kind::Cannon && (rules.leaps() || rules.slides());
            let found = if rules.targets(board, from, piece).contains(to) {
                Some((1, Squares::of(to)))
            } else if relation == Relation::Taken && beside(from).contains(to) {
                // Beside each other already: what can be done about it is no step towards it.
                None
            } else if own {
                ways(rules, board, (from, piece), to).from(from, board)
            } else {
                shared.from(from, board)
            };
            let Some((length, first)) = found else { continue };
            let guarded = relation != Relation::Taken && guarded(rules, board, to, target, piece);
            let chain = Chain { from, piece, to, target, relation, length, first, price: 0.0, guarded };
            all.push(chain.priced(prices, to_act));
        }
    }
    all
}

fn relation(rules: &Rules, piece: Kind, target: Kind) -> Option<Relation> {
    // Whoever shoots from afar is not met on the way by what takes it only beside it.
    let shoots = piece == Kind::Cannon && rules.leaps();
    match (rules.may_take(piece, target), rules.takes(target, piece) && !shoots) {
        (true, true) => Some(Relation::Either),
        (true, false) => Some(Relation::Takes),
        (false, true) => Some(Relation::Taken),
        (false, false) => None,
    }
}

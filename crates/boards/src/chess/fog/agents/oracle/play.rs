//! Positions as both sides know them, for regret minimisation.

use std::cell::Cell;

use search::ExtensiveForm;
use tabletop::{Seat, Turn};

use crate::chess::fog::game::Fog;
use crate::chess::fog::look::{chain, look, number};
use crate::chess::fog::lookahead::{Node, Purse, WON, settle};
use crate::chess::moves::Move;
use crate::chess::piece::Side;

/// What each ply until a game is won takes off its worth.
const LATER: f64 = 0.002;
/// What a game that goes on is worth at most.
const ALMOST: f64 = 0.9;

/// What all positions of a tree go by.
#[derive(Debug)]
pub(super) struct Terms<'a> {
    pub game: &'a Fog,
    /// Whose values are high.
    pub own: Side,
    /// The lead, in pawns, that is worth almost half as much as a won game.
    pub scale: f64,
    /// Plies after which nobody looks ahead.
    pub depth: u16,
    /// For each own move at the start, how much likelier the king can be taken right after it than in the positions that are looked at.
    pub risks: Vec<(Move, f64)>,
    /// Positions that may still be evaluated.
    pub purse: Cell<Purse>,
}

impl Terms<'_> {
    /// What a lead of the own side is worth to it, −1 to 1.
    pub fn share(&self, pawns: f64) -> f64 {
        let won = WON - pawns.abs();
        let size = if won < WON / 2.0 { 1.0 - LATER * won } else { ALMOST * pawns.abs() / (pawns.abs() + self.scale) };
        size.copysign(pawns)
    }
}

/// A position with what both sides have seen and done on the way to it.
#[derive(Clone, Debug)]
pub(super) struct Play<'a> {
    pub terms: &'a Terms<'a>,
    pub node: Node<'a>,
    /// By side: all that it saw before it came to this position, and did.
    knows: [u64; 2],
    plies: u16,
    /// How likely the king was taken where nobody looks, after the first own move.
    risk: f64,
    /// Whether it is a position that may be so, and not what the other side takes one for.
    so: bool,
}

impl<'a> Play<'a> {
    /// A position to begin with; `knows` is for each side a number for what it has seen up to then, `so` whether the position may be so.
    pub fn begin(terms: &'a Terms<'a>, node: Node<'a>, knows: [u64; 2], so: bool) -> Self {
        Self { terms, node, knows, plies: 0, risk: 0.0, so }
    }

    /// Whether the game is over, or whoever is to act sees a king and takes it, or it is too far off. At the start a move is wanted whatever can be taken.
    fn is_decided(&self) -> bool {
        let position = &self.node.position;
        let taken = || self.terms.game.chess().in_check(position, position.mover.other());
        self.node.ended().is_some() || (self.plies > 0 && (self.plies >= self.terms.depth || taken()))
    }
}

impl ExtensiveForm for Play<'_> {
    type Move = Move;

    fn turn(&self) -> Turn {
        if self.is_decided() { Turn::Over } else { Turn::Seat(Seat(self.node.position.mover.index() as u8)) }
    }

    fn information(&self, seat: Seat) -> u64 {
        let side = if seat.0 == 0 { Side::White } else { Side::Black };
        chain(self.knows[side.index()], look(self.terms.game, &self.node.position, side))
    }

    fn moves(&self, out: &mut Vec<Move>) {
        self.node.each(|mv| out.push(mv));
        // In an order that tells nothing of what is dark.
        out.sort_unstable();
    }

    fn play(&mut self, mv: Move) {
        let mover = self.node.position.mover;
        for side in Side::ALL {
            let seen = self.information(Seat(side.index() as u8));
            let done = if side == mover { number(mv) } else { 0 };
            self.knows[side.index()] = chain(seen, done);
        }
        if self.plies == 0 && self.so {
            self.risk = self.terms.risks.iter().find(|(risky, _)| *risky == mv).map_or(0.0, |(_, risk)| *risk);
        }
        self.node.play(mv);
        self.plies += 1;
    }

    fn evaluate(&self) -> f64 {
        let own = self.terms.own;
        let mut purse = self.terms.purse.get();
        let settled = settle(&self.node, self.node.position.mover == own, &mut purse);
        self.terms.purse.set(purse);
        let share = self.terms.share(settled.unwrap_or_else(|| self.node.value()));
        let share = (1.0 - self.risk) * share - self.risk;
        if own == Side::White { share } else { -share }
    }
}

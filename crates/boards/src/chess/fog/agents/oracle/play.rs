//! Positions as both sides know them, for regret minimisation.

use std::cell::Cell;

use search::ExtensiveForm;
use tabletop::{Seat, Turn};

use super::surveyed::{Survey, Surveyed};
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
    /// What is known of own moves at the start; those that are left out are not made. With none all are made.
    pub survey: Survey,
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
    /// What was known of the first own move, if the position began as one of the belief.
    known: Option<Surveyed>,
    /// Whether it is a position of the belief, and not what the other side takes one for.
    believed: bool,
}

impl<'a> Play<'a> {
    /// A position to begin with; `knows` is for each side a number for what it has seen up to then, `believed` whether the position is one of the belief.
    pub fn begin(terms: &'a Terms<'a>, node: Node<'a>, knows: [u64; 2], believed: bool) -> Self {
        Self { terms, node, knows, plies: 0, known: None, believed }
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
        let known = &self.terms.survey.moves;
        let all = self.plies > 0 || !self.believed || known.is_empty();
        self.node.each(|mv| {
            if all || known.iter().any(|one| one.mv == mv) {
                out.push(mv);
            }
        });
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
        if self.plies == 0 && self.believed {
            self.known = self.terms.survey.moves.iter().find(|known| known.mv == mv).copied();
        }
        self.node.play(mv);
        self.plies += 1;
    }

    fn evaluate(&self) -> f64 {
        let own = self.terms.own;
        let surveyed = || self.terms.survey.values.get(&self.node.position.repetition_key()).copied();
        let mut pawns = (self.plies == 1).then(surveyed).flatten().unwrap_or_else(|| {
            let mut purse = self.terms.purse.get();
            let settled = settle(&self.node, self.node.position.mover == own, &mut purse);
            self.terms.purse.set(purse);
            settled.unwrap_or_else(|| self.node.value())
        });
        let (king, piece, less) = self.known.map_or((0.0, 0.0, 0.0), |known| (known.king, known.piece, known.less));
        // A game that is won or lost is so whatever hangs.
        if pawns.abs() < WON / 2.0 {
            pawns -= piece;
        }
        let share = (1.0 - king) * self.terms.share(pawns) - king - less;
        if own == Side::White { share } else { -share }
    }
}

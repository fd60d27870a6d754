//! Positions as alpha-beta walks through them.

use search::{Leaf, Moves, TwoSided};
use tabletop::{Message, Seat, Turn};

use super::lost::lost_at_once;
use super::outlook::Outlook;
use super::worth::price;
use crate::board::key;
use crate::chess::fog::wording;
use crate::chess::moves::{Move, Special};
use crate::chess::piece::{Piece, Side};
use crate::chess::position::Position;

/// A king that can be taken comes before everything, then captures and promotions.
const KING: i32 = 1 << 20;
const CAPTURE: i32 = 1 << 10;
/// Numbers of keys for plies and for quiet plies.
const PLIES: u64 = 1 << 30;
const QUIET: u64 = 1 << 31;
/// Pieces whose prices differ by no more than this, in pawns, are an even exchange.
const EVEN: f64 = 0.5;

/// A position of a search.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    /// The position.
    pub position: Position,
    /// How far White is ahead by pieces and places.
    pub(super) lead: f64,
    /// Plies since the root.
    pub(super) plies: u16,
}

impl Outlook<'_> {
    /// A position as the root of a search.
    pub fn node(&self, position: Position) -> Node<'_> {
        Node { outlook: self, position, lead: self.worth.lead(&position), plies: 0 }
    }
}

impl Node<'_> {
    /// Plays a move.
    pub fn play(&mut self, mv: Move) {
        let (rules, worth) = (self.outlook.game.rules(), self.outlook.worth);
        let before = self.position;
        let sign = |side| if side == Side::White { 1.0 } else { -1.0 };
        let own = sign(before.mover);
        let taken = self.position.play(rules, mv);
        self.plies = self.plies.saturating_add(1);
        match mv.special {
            Special::None | Special::Promotes(_) => {
                if let (Some(was), Some(is)) = (before.piece(mv.from), self.position.piece(mv.to)) {
                    self.lead += own * (worth.on(is, mv.to) - worth.on(was, mv.from));
                }
                if let Some(taken) = taken {
                    self.lead -= sign(taken.side) * worth.on(taken, mv.to);
                }
            }
            Special::Passes => {}
            Special::Castles(_) | Special::EnPassant(_) | Special::Drops(_) => self.lead = worth.lead(&self.position),
        }
    }

    /// The move's guess of what it wins, for the order; `None` where it takes nothing and promotes nothing.
    pub(super) fn gain(&self, mv: Move) -> Option<i32> {
        let (game, position) = (self.outlook.game, &self.position);
        let tenths = |piece: Piece| {
            if piece.kind == game.rules().royal { KING } else { (10.0 * price(game.setup.relative, piece.kind)) as i32 }
        };
        let taken = match mv.special {
            Special::EnPassant(stands) => position.piece(stands),
            Special::Drops(_) | Special::Passes => None,
            _ => position.piece(mv.to).filter(|piece| piece.side != position.mover),
        };
        let becomes = match mv.special {
            Special::Promotes(kind) => Some(tenths(Piece { side: position.mover, kind })),
            _ => None,
        };
        if taken.is_none() && becomes.is_none() {
            return None;
        }
        let taker = position.piece(mv.from).map_or(0, tenths).min(CAPTURE / 2);
        Some(CAPTURE + 16 * taken.map_or(0, tenths).min(KING) + 8 * becomes.unwrap_or(0) - taker)
    }

    /// Tells every move, those that leave a king in check only in fog.
    pub fn each(&self, tell: impl FnMut(Move)) {
        let game = self.outlook.game;
        if game.setup.fog {
            game.chess.pseudo_legal(&self.position, tell);
        } else {
            game.chess.legal(&self.position, tell);
        }
    }

    /// Captures and promotions, with how good they look. Left out are those that lose more than they take: they hardly ever pay.
    pub(super) fn noisy(&self, mut tell: impl FnMut(Move, i32)) {
        let game = self.outlook.game;
        game.chess.pseudo_legal(&self.position, |mv| {
            if let Some(gain) = self.gain(mv)
                && (game.setup.fog || game.chess.is_safe(&self.position, mv))
                && !self.loses(mv)
            {
                tell(mv, gain);
            }
        });
    }

    /// Whether a move takes less than the taker is lost for, or something guarded with a king, and ends no game.
    fn loses(&self, mv: Move) -> bool {
        let (game, position) = (self.outlook.game, &self.position);
        let (Some(taker), true) = (position.piece(mv.from), mv.special == Special::None) else { return false };
        let (is_royal, takes) = (taker.kind == game.rules().royal, self.takes(mv));
        if takes == f64::INFINITY || (!is_royal && price(game.setup.relative, taker.kind) <= takes + EVEN) {
            return false;
        }
        let mut next = *position;
        next.play(game.rules(), mv);
        if is_royal {
            game.chess.in_check(&next, taker.side)
        } else {
            lost_at_once(game, &next, taker.side, mv.to) > takes + EVEN
        }
    }

    /// What a move takes at once, in pawns, with what comes of a promotion. A king, and a last piece beside the king, is worth more than anything.
    pub(super) fn takes(&self, mv: Move) -> f64 {
        let (game, position) = (self.outlook.game, &self.position);
        let cost = |kind| price(game.setup.relative, kind);
        let at = if let Special::EnPassant(stands) = mv.special { stands } else { mv.to };
        let taken = match position.piece(at).filter(|piece| piece.side != position.mover) {
            None => 0.0,
            Some(piece) if piece.kind == game.rules().royal || position.of(piece.side).len() <= 2 => f64::INFINITY,
            Some(piece) => cost(piece.kind),
        };
        if let Special::Promotes(kind) = mv.special { taken + cost(kind) } else { taken }
    }
}

impl search::Position for Node<'_> {
    type Move = Move;
    type Undo = (Position, f64, u16);

    fn turn(&self) -> Turn {
        match self.ended() {
            Some(_) => Turn::Over,
            None => Turn::Seat(Seat(self.position.mover.index() as u8)),
        }
    }

    fn moves(&self, out: &mut Moves<'_, Move>) {
        self.each(|mv| out.push_ordered(mv, self.gain(mv).unwrap_or(0)));
    }

    fn make(&mut self, mv: Move) -> Self::Undo {
        let before = (self.position, self.lead, self.plies);
        self.play(mv);
        before
    }

    fn unmake(&mut self, _: Move, (position, lead, plies): Self::Undo) {
        (self.position, self.lead, self.plies) = (position, lead, plies);
    }

    fn hash(&self) -> u64 {
        // How soon a game is won, and how near a draw is, is part of what a position is worth.
        let quiet = if self.outlook.limit().is_some() { key(QUIET + u64::from(self.position.quiet)) } else { 0 };
        self.position.repetition_key() ^ key(PLIES + u64::from(self.plies)) ^ quiet
    }

    fn label(&self, mv: Move) -> Message {
        wording::of_move(self.outlook.game, &self.position, mv)
    }
}

impl TwoSided for Node<'_> {
    const QUIESCENCE: u32 = 8;

    fn maximises(&self, seat: Seat) -> bool {
        seat.index() == self.outlook.own.index()
    }

    fn evaluate(&self) -> f64 {
        self.value()
    }

    fn range(&self) -> Option<(f64, f64)> {
        Some((-super::WON, super::WON))
    }

    fn leaf(&self) -> Leaf {
        let game = self.outlook.game;
        let checked = !game.setup.fog && game.chess.in_check(&self.position, self.position.mover);
        if checked { Leaf::Unsettled } else { Leaf::Exchange }
    }

    fn noisy_moves(&self, out: &mut Moves<'_, Move>) {
        self.noisy(|mv, gain| out.push_ordered(mv, gain));
    }
}

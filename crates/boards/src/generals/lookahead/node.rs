//! Positions as a search walks through them.

use super::outlook::{MOST_PIECES, MOST_SQUARES, NONE, Outlook, mover_key, place_key};
use super::samples::{Draws, share};
use crate::board::Square;
use crate::generals::rank::Rank;
use crate::generals::rules::Survivor;
use crate::generals::side::Side;
use crate::generals::state::{State, View};

/// A move, or what comes of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// A piece goes from one square to another.
    Go(u8, u8),
    /// Of the fight that is due: who survives. A flag of the other side is not taken in it.
    Fought(Survivor),
    /// The own piece that comes takes the other side's flag.
    Captured,
    /// The other side, which knows its own rank, does not come to this fight: it leaves its turn.
    Declined,
    /// The piece of the other side on its last row is the flag.
    Reached,
    /// It is not.
    NoFlag,
}

/// What is to be settled before anybody moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Nothing.
    Nothing,
    /// A piece comes from one square to another.
    Fight(u8, u8),
    /// Whether the piece that stands on this square is the flag, which wins there.
    Flag(u8),
}

/// Who has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Won {
    /// Nobody yet.
    Nobody,
    /// The side that searches.
    Own,
    /// The other one.
    Other,
}

/// A position of a search.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    /// By piece: its square.
    pub(super) at: [u8; MOST_PIECES],
    /// By square: the piece on it.
    on: [u8; MOST_SQUARES],
    /// Whether it is the searching side's turn.
    pub(super) own_turn: bool,
    /// The draws that all on the way fits.
    pub(super) draws: Draws,
    pub(super) due: Due,
    pub(super) won: Won,
    /// How far the searching side is ahead by what was taken since the root.
    pub(super) lead: f64,
    pub(super) quiet: u16,
    pub(super) plies: u16,
    pub(super) key: u64,
}

impl<'a> Node<'a> {
    /// The position of a view as the root of a search.
    pub fn root(outlook: &'a Outlook<'a>, view: &View) -> Self {
        let (known, own) = (&view.known, outlook.own);
        let mut node = Self {
            outlook,
            at: [NONE; MOST_PIECES],
            on: [NONE; MOST_SQUARES],
            own_turn: known.mover == own,
            draws: outlook.samples.all,
            due: Due::Nothing,
            won: Won::Nobody,
            lead: 0.0,
            quiet: known.quiet,
            plies: 0,
            key: mover_key(known.mover == own),
        };
        let places = |state: &State, side: Side| state.army(side).iter().map(|piece| piece.at).collect::<Vec<_>>();
        let all = places(known, own).into_iter().chain(places(known, own.other()));
        for (piece, square) in all.enumerate().take(MOST_PIECES) {
            if let Some(square) = square {
                node.put(piece, square.0);
            }
        }
        node
    }

    fn put(&mut self, piece: usize, square: u8) {
        (self.at[piece], self.on[usize::from(square)]) = (square, piece as u8);
        self.key ^= place_key(piece, Square(square));
    }

    fn lift(&mut self, piece: usize) {
        let square = std::mem::replace(&mut self.at[piece], NONE);
        if square != NONE {
            self.on[usize::from(square)] = NONE;
            self.key ^= place_key(piece, Square(square));
        }
    }

    /// How many pieces the searching side began with.
    #[inline]
    pub(super) fn own_pieces(&self) -> usize {
        self.outlook.ranks.len()
    }

    /// The piece on a square.
    #[inline]
    pub(super) fn piece(&self, square: u8) -> Option<usize> {
        let piece = self.on[usize::from(square)];
        (piece != NONE).then_some(usize::from(piece))
    }

    /// Its number among those of the other side, if it is one.
    #[inline]
    pub(super) fn other(&self, piece: usize) -> Option<usize> {
        piece.checked_sub(self.own_pieces())
    }

    /// Plays a move, or settles what is due.
    pub fn play(&mut self, mv: Move) {
        match mv {
            Move::Go(from, to) if self.piece(to).is_some() => self.due = Due::Fight(from, to),
            Move::Go(from, to) => self.step(from, to),
            Move::Fought(survivor) => self.fight(survivor),
            Move::Declined => {
                if let Due::Fight(from, to) = self.due {
                    self.draws &= self.declined(from, to);
                }
                self.quiet = self.quiet.saturating_add(1);
                self.pass_on();
            }
            Move::Captured => (self.due, self.won, self.plies) = (Due::Nothing, Won::Own, self.plies + 1),
            Move::Reached => (self.due, self.won) = (Due::Nothing, Won::Other),
            Move::NoFlag => {
                if let Due::Flag(square) = self.due {
                    self.draws &= !self.flag_draws(square);
                }
                self.due = Due::Nothing;
            }
        }
    }

    fn step(&mut self, from: u8, to: u8) {
        let Some(piece) = self.piece(from) else { return };
        self.lift(piece);
        self.put(piece, to);
        if let Some(other) = self.other(piece) {
            self.draws &= self.outlook.samples.moving[other];
        }
        self.quiet = self.quiet.saturating_add(1);
        self.pass_on();
    }

    /// The draws in which the other side does not come to a fight: it would lose its piece alone.
    pub(super) fn declined(&self, from: u8, to: u8) -> Draws {
        let Some((own, other, false)) = self.fighters(from, to) else { return 0 };
        let [alone, both] = self.outlook.samples.met(self.outlook.ranks[own], other);
        self.draws & !alone & !both
    }

    /// Of a fight: the own piece, the other side's one, and whether the own one comes.
    pub(super) fn fighters(&self, from: u8, to: u8) -> Option<(usize, usize, bool)> {
        let (came, stood) = (self.piece(from)?, self.piece(to)?);
        match (self.other(came), self.other(stood)) {
            (None, Some(other)) => Some((came, other, true)),
            (Some(other), None) => Some((stood, other, false)),
            _ => None,
        }
    }

    /// The draws in which a fight comes out so.
    pub(super) fn outcome(&self, from: u8, to: u8, survivor: Survivor) -> Draws {
        let Some((own, other, comes)) = self.fighters(from, to) else { return 0 };
        let (rank, samples) = (self.outlook.ranks[own], &self.outlook.samples);
        let [alone, both] = if comes { samples.came(rank, other) } else { samples.met(rank, other) };
        self.draws
            & match survivor {
                Survivor::Attacker if comes => alone & !samples.flag[other],
                Survivor::Attacker => alone,
                Survivor::Nobody => both,
                Survivor::Defender => !alone & !both,
            }
    }

    /// The draws in which an own piece that comes takes the other side's flag.
    pub(super) fn captured(&self, from: u8, to: u8) -> Draws {
        let Some((own, other, true)) = self.fighters(from, to) else { return 0 };
        let [alone, _] = self.outlook.samples.came(self.outlook.ranks[own], other);
        self.draws & alone & self.outlook.samples.flag[other]
    }

    fn fight(&mut self, survivor: Survivor) {
        let Due::Fight(from, to) = self.due else { return };
        let Some((own, other, comes)) = self.fighters(from, to) else { return };
        let (outlook, enemy) = (self.outlook, self.own_pieces() + other);
        self.draws = self.outcome(from, to, survivor);
        let own_falls = survivor == Survivor::Nobody || (survivor == Survivor::Defender) == comes;
        let other_falls = survivor == Survivor::Nobody || (survivor == Survivor::Attacker) == comes;
        if other_falls {
            // If it was the flag the game is won, and all that is left to think about are the other draws.
            let rest = self.draws & !outlook.samples.flag[other];
            if rest == 0 {
                self.won = Won::Own;
            } else {
                self.draws = rest;
            }
            self.lead += self.believed_worth(other);
            self.lift(enemy);
        }
        if own_falls {
            if outlook.ranks[own] == outlook.rules().flag {
                self.won = Won::Other;
            }
            self.lead -= outlook.worths[own];
            self.lift(own);
        }
        if survivor == Survivor::Attacker {
            let came = if comes { own } else { enemy };
            self.lift(came);
            self.put(came, to);
        }
        self.quiet = 0;
        self.pass_on();
    }

    /// What a piece of the other side is worth in the draws that are left.
    fn believed_worth(&self, other: usize) -> f64 {
        let outlook = self.outlook;
        let ranks = outlook.rules().all().iter();
        ranks.map(|rank| share(outlook.samples.is(other, rank), self.draws) * outlook.other_worths[rank.index()]).sum()
    }

    /// The turn passes on, unless a flag has won.
    fn pass_on(&mut self) {
        self.due = Due::Nothing;
        self.plies = self.plies.saturating_add(1);
        self.key ^= mover_key(true) ^ mover_key(false);
        self.own_turn = !self.own_turn;
        if self.won == Won::Nobody && self.outlook.rules().flag_runs {
            self.look_at_flags();
        }
    }

    /// Whether the own flag has won on its last row, or a piece of the other side has if it is the flag.
    fn look_at_flags(&mut self) {
        let (rules, own) = (self.outlook.rules(), self.outlook.own);
        for piece in 0..self.own_pieces() + self.outlook.others {
            let square = self.at[piece];
            let other = self.other(piece);
            let side = if other.is_none() { own } else { own.other() };
            if square == NONE || rules.size.row(Square(square)) != rules.last_row(side) {
                continue;
            }
            let survived = self.own_turn == other.is_none();
            if !survived && self.has_enemy_beside(square, other.is_none()) {
                continue;
            }
            match other {
                None if self.outlook.ranks[piece] == rules.flag => self.won = Won::Own,
                Some(_) if self.flag_draws(square) != 0 => self.due = Due::Flag(square),
                _ => {}
            }
        }
    }

    fn has_enemy_beside(&self, square: u8, own: bool) -> bool {
        let mut beside = self.outlook.rules().size.neighbours(Square(square));
        beside.any(|square| self.piece(square.0).is_some_and(|piece| self.other(piece).is_none() != own))
    }

    /// The draws in which the piece of the other side on a square is the flag.
    pub(super) fn flag_draws(&self, square: u8) -> Draws {
        let other = self.piece(square).and_then(|piece| self.other(piece));
        other.map_or(0, |other| self.outlook.samples.flag[other] & self.draws)
    }

    /// The rank of an own piece.
    pub(super) fn rank(&self, piece: usize) -> Option<Rank> {
        self.outlook.ranks.get(piece).copied()
    }
}

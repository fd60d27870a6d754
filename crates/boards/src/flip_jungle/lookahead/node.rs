//! Positions as alpha-beta walks through them.

use search::{Leaf, Moves, Outcomes, TwoSided};
use tabletop::{Message, Seat, Turn};

use super::outlook::{Outlook, for_colour};
use crate::flip_jungle::generate;
use crate::flip_jungle::piece::Piece;
use crate::flip_jungle::position::{Move, Position};
use crate::flip_jungle::state::State;
use crate::flip_jungle::wording;

/// A move, or what a piece turned out to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A move.
    Move(Move),
    /// The piece that was turned over is this one.
    Piece(Piece),
}

/// A position of a search.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    /// The position.
    pub position: Position,
    /// How far the own side is ahead by its pieces. Changes only where a piece is taken or turned over.
    pub(super) lead: f64,
    /// Whether a search begins here: then it is searched, be its end known or not.
    is_root: bool,
}

/// What a step overwrote.
pub struct Before(Position, f64, bool);

impl Outlook<'_> {
    /// The position of the state it was made for, as the root of a search.
    pub fn node(&self, state: &State) -> Node<'_> {
        let position = state.position();
        Node { outlook: self, position, lead: for_colour(self.own, self.worth.lead(&position)), is_root: true }
    }
}

impl Node<'_> {
    /// What is worth a search: pieces that are turned over last.
    fn list(&self, flips: bool, out: &mut Moves<'_, Step>) {
        let rules = self.outlook.rules;
        let mut moves = generate::Moves::new();
        rules.captures(&self.position, &mut moves);
        for mv in moves.drain(..) {
            out.push_ordered(Step::Move(mv), 1_000 + self.gain(mv));
        }
        rules.quiet(&self.position, &mut moves);
        for mv in moves.drain(..) {
            out.push(Step::Move(mv));
        }
        if flips || out.is_empty() {
            for square in self.position.board.face_down() {
                out.push_ordered(Step::Move(Move::flip(square)), -1);
            }
        }
    }

    /// The dearest victim by the cheapest taker first, by rank.
    fn gain(&self, mv: Move) -> i32 {
        let price = |square| self.position.board.piece(square).map_or(0, |piece| 8 - piece.kind.index() as i32);
        8 * price(mv.to) - price(mv.from)
    }
}

impl search::Position for Node<'_> {
    type Move = Step;
    type Undo = Before;

    const HISTORY_SLOTS: usize = 16 * 16;

    fn turn(&self) -> Turn {
        if self.position.flipping.is_some() {
            return Turn::Chance;
        }
        match self.ended().or_else(|| self.known().filter(|_| !self.is_root)) {
            Some(_) => Turn::Over,
            None if self.position.mover == Some(self.outlook.own) => Turn::Seat(self.outlook.seat),
            None => Turn::Seat(Seat(1 - self.outlook.seat.0.min(1))),
        }
    }

    fn moves(&self, out: &mut Moves<'_, Step>) {
        self.list(true, out);
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        let total = f64::from(self.position.unopened.total());
        for piece in self.position.unopened.iter() {
            out.push(1.0 / total, Step::Piece(piece));
        }
    }

    fn make(&mut self, step: Step) -> Before {
        let before = Before(self.position, self.lead, self.is_root);
        self.is_root = false;
        let changed = match step {
            Step::Move(mv) => self.position.play(self.outlook.rules, mv).is_some(),
            Step::Piece(piece) => {
                self.position.reveal(piece);
                true
            }
        };
        if changed {
            self.lead = for_colour(self.outlook.own, self.outlook.worth.lead(&self.position));
        }
        before
    }

    fn unmake(&mut self, _: Step, Before(position, lead, is_root): Before) {
        (self.position, self.lead, self.is_root) = (position, lead, is_root);
    }

    fn hash(&self) -> u64 {
        self.position.key()
    }

    fn label(&self, step: Step) -> Message {
        match step {
            Step::Move(mv) => wording::action(&self.position, mv),
            Step::Piece(piece) => wording::revealed(piece),
        }
    }

    fn history_slot(&self, step: Step) -> usize {
        match step {
            Step::Move(mv) => mv.from.index() * 16 + mv.to.index(),
            Step::Piece(_) => usize::MAX,
        }
    }
}

impl TwoSided for Node<'_> {
    const QUIESCENCE: u32 = 8;
    const REPETITION: bool = true;

    fn maximises(&self, seat: Seat) -> bool {
        seat == self.outlook.seat
    }

    fn evaluate(&self) -> f64 {
        self.value()
    }

    fn range(&self) -> Option<(f64, f64)> {
        Some((-1.0, 1.0))
    }

    /// Whatever may be taken may change the value.
    fn leaf(&self) -> Leaf {
        Leaf::Exchange
    }

    fn noisy_moves(&self, out: &mut Moves<'_, Step>) {
        let mut moves = generate::Moves::new();
        self.outlook.rules.captures(&self.position, &mut moves);
        for mv in moves {
            out.push_ordered(Step::Move(mv), self.gain(mv));
        }
    }

    fn moves_within(&self, left: u32, out: &mut Moves<'_, Step>) -> bool {
        let flips = left >= self.outlook.worth.weights().flips;
        self.list(flips, out);
        !flips && !self.position.board.face_down().is_empty()
    }

    fn repetition_key(&self) -> u64 {
        self.position.repetition_key()
    }

    fn reversible(&self) -> usize {
        usize::from(self.position.quiet)
    }

    fn earlier(&self, out: &mut Vec<u64>) {
        out.extend(&self.outlook.earlier);
    }

    /// Who can come back once can come back twice.
    fn repeated(&self, _: u32) -> Option<f64> {
        Some(self.outlook.drawn)
    }
}

//! Positions as alpha-beta walks through them.

use search::{Leaf, Moves, TwoSided};
use tabletop::{Message, Seat, Turn};

use super::order::{of_capture, of_chain, of_quiet};
use super::outlook::Outlook;
use crate::jungle::animal::{Piece, Side};
use crate::jungle::kernel::{Pieces, Step};
use crate::jungle::state::State;
use crate::jungle::wording;

/// Fewest plies to the horizon with which it pays to order moves by chains.
const CHAINS: u32 = 3;

/// A position of a search.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    /// The position.
    pub pieces: Pieces,
    /// How far white is ahead by its animals. Changes only where one is taken.
    pub(super) lead: f64,
    /// How much better white's animals stand.
    pub(super) places: i32,
    /// Whether a search begins here: then it is searched, be its end known or not.
    is_root: bool,
}

/// What a step overwrote.
pub struct Before(Pieces, f64, i32, bool);

impl Outlook<'_> {
    /// The position of the state it was made for, as the root of a search.
    pub fn node(&self, state: &State) -> Node<'_> {
        let (pieces, worth) = (Pieces::from(&state.position()), &self.knowledge.worth);
        Node { outlook: self, pieces, lead: worth.lead(&pieces), places: worth.places(&pieces), is_root: true }
    }
}

impl search::Position for Node<'_> {
    type Move = Step;
    type Undo = Before;

    const HISTORY_SLOTS: usize = Piece::COUNT * 64;

    #[inline]
    fn turn(&self) -> Turn {
        let known = self.ended().or_else(|| self.known().filter(|_| !self.is_root));
        match known {
            Some(_) => Turn::Over,
            None if self.pieces.mover == self.outlook.own => Turn::Seat(self.outlook.seat),
            None => Turn::Seat(Seat(1 - self.outlook.seat.0.min(1))),
        }
    }

    fn moves(&self, out: &mut Moves<'_, Step>) {
        self.moves_within(CHAINS, out);
    }

    #[inline]
    fn make(&mut self, step: Step) -> Before {
        let before = Before(self.pieces, self.lead, self.places, self.is_root);
        self.is_root = false;
        self.pieces.play(step);
        let worth = &self.outlook.knowledge.worth;
        let mut places = worth.place(step.piece, step.to) - worth.place(step.piece, step.from);
        if let Some(animal) = step.taken {
            places += worth.place(Piece { side: step.piece.side.other(), animal }, step.to);
            self.lead = worth.lead(&self.pieces);
        }
        self.places += if step.piece.side == Side::White { places } else { -places };
        before
    }

    #[inline]
    fn unmake(&mut self, _: Step, Before(pieces, lead, places, is_root): Before) {
        (self.pieces, self.lead, self.places, self.is_root) = (pieces, lead, places, is_root);
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.pieces.key()
    }

    fn label(&self, step: Step) -> Message {
        wording::action(step.piece, step.into(), step.taken)
    }

    #[inline]
    fn history_slot(&self, step: Step) -> usize {
        step.piece.index() * 64 + step.to.index()
    }
}

impl TwoSided for Node<'_> {
    const QUIESCENCE: u32 = 8;

    #[inline]
    fn maximises(&self, seat: Seat) -> bool {
        seat == self.outlook.seat
    }

    #[inline]
    fn evaluate(&self) -> f64 {
        self.value()
    }

    /// Whatever may be taken may change the value.
    #[inline]
    fn leaf(&self) -> Leaf {
        if self.outlook.knowledge.ways.in_touch(&self.pieces) { Leaf::Exchange } else { Leaf::Quiet }
    }

    fn noisy_moves(&self, out: &mut Moves<'_, Step>) {
        self.outlook.knowledge.ways.captures(&self.pieces, |step| out.push_ordered(step, of_capture(step)));
    }

    /// All moves, ordered with more care where more is left.
    fn moves_within(&self, left: u32, out: &mut Moves<'_, Step>) -> bool {
        let ways = &self.outlook.knowledge.ways;
        ways.captures(&self.pieces, |step| out.push_ordered(step, of_capture(step)));
        if left >= CHAINS {
            ways.quiet(&self.pieces, |step| out.push_ordered(step, of_chain(ways, &self.pieces, step)));
        } else {
            ways.quiet(&self.pieces, |step| out.push_ordered(step, of_quiet(step)));
        }
        false
    }
}

//! Positions as alpha-beta walks through them.

use search::{Leaf, Moves, Outcomes, TwoSided};
use tabletop::{Game, Message, Seat, Turn};

use super::material::{Leads, Material};
use super::worth::Worth;
use crate::banqi::generate;
use crate::banqi::piece::{Colour, Piece};
use crate::banqi::position::{Move, Position};
use crate::banqi::rules::Banqi;
use crate::banqi::state::State;
use crate::banqi::tables::Tables;
use crate::banqi::wording;
use crate::board::Squares;

/// Fewest plies to the horizon with which it is worth while to look at what a piece that is turned over may be.
const FLIP_DEPTH: u32 = 5;

/// A move, or what a piece turned out to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A move.
    Move(Move),
    /// The piece that was turned over is this one.
    Piece(Piece),
}

/// What a whole search goes by.
#[derive(Clone, Debug)]
pub struct Outlook<'a> {
    pub(super) game: &'a Banqi,
    pub(super) worth: &'a Worth,
    /// Whose values are high.
    pub(super) own: Colour,
    /// Who plays it.
    seat: Seat,
    /// What a draw is worth to it.
    pub(super) drawn: f64,
    /// Plies without progress after which the game is drawn.
    pub(super) quiet_limit: u16,
    /// Plies without progress before the root.
    root_quiet: usize,
    /// Whether the root leaves out pieces to turn over that are worth the same as another.
    telling_flips: bool,
    /// What is known of endings.
    pub(super) tables: Option<&'a Tables>,
    leads: Leads,
    /// Keys of the positions of the game that may come again, the root among them, in order.
    earlier: Vec<u64>,
}

impl<'a> Outlook<'a> {
    /// For the colour to act in a state in which colours are known.
    pub fn new(game: &'a Banqi, worth: &'a Worth, state: &State) -> Self {
        let position = state.position();
        let own = position.mover.unwrap_or(Colour::Red);
        let lead = for_colour(own, worth.lead(&position));
        let mut earlier: Vec<u64> = state.earlier().map(|position| position.repetition_key()).collect();
        earlier.push(position.repetition_key());
        earlier.sort_unstable();
        let drawn = -worth.weights().draw - worth.weights().contempt * lead;
        let quiet_limit = game.setup().quiet_limit;
        let seat = state.to_act;
        let root_quiet = usize::from(state.quiet);
        let leads = Leads::new();
        let telling_flips = false;
        Self { game, worth, own, seat, drawn, quiet_limit, root_quiet, telling_flips, tables: None, leads, earlier }
    }

    /// The same, with one piece alone to turn over at the root of all that lie far from open ones: they are worth the same.
    #[must_use]
    pub const fn with_telling_flips(mut self) -> Self {
        self.telling_flips = true;
        self
    }

    /// The same with tables: where one that is kept knows a position, the search goes no further.
    #[must_use]
    pub const fn with_tables(mut self, tables: Option<&'a Tables>) -> Self {
        self.tables = tables;
        self
    }

    /// The position of the state it was made for, as the root of a search.
    pub fn node(&self, state: &State) -> Node<'_> {
        let position = state.position();
        let material = Material::of(&position);
        Node { outlook: self, position, material, lead: self.lead(material, &position), is_root: true }
    }

    /// Whether a position was on the board before: who can come back once can come back twice.
    ///
    /// Only positions of the game count, not those of the search, so that the search knows a position by whatever moves it came about.
    #[inline]
    pub(super) fn came_before(&self, position: &Position) -> bool {
        // Nothing undoes a capture or a piece that was turned over.
        usize::from(position.quiet) > self.root_quiet && self.earlier.binary_search(&position.repetition_key()).is_ok()
    }

    /// How far the own side is ahead.
    #[inline]
    fn lead(&self, material: Material, position: &Position) -> f64 {
        for_colour(self.own, self.leads.of(material, position, self.worth))
    }
}

#[inline]
fn for_colour(own: Colour, lead: f64) -> f64 {
    if own == Colour::Red { lead } else { -lead }
}

/// A position of a search.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    /// The position.
    pub position: Position,
    /// What is left of all pieces.
    material: Material,
    /// How far the own side is ahead by its pieces. Changes only where a piece is taken or turned over.
    pub(super) lead: f64,
    /// Whether a search begins here: then it is searched, even if it came before.
    pub(super) is_root: bool,
}

/// What a step overwrote.
pub struct Before(Position, Material, f64, bool);

impl Node<'_> {
    /// Moves of the pieces, what takes first; then these to turn over, or one at least where nothing else can be done.
    fn list(&self, flips: Squares, out: &mut Moves<'_, Step>) {
        let rules = self.outlook.game.rules();
        let mut moves = generate::Moves::new();
        rules.captures(&self.position, &mut moves);
        for mv in moves.drain(..) {
            out.push_ordered(Step::Move(mv), 1_000 + self.gain(mv));
        }
        rules.quiet(&self.position, &mut moves);
        for mv in moves.drain(..) {
            out.push(Step::Move(mv));
        }
        let flips = if flips.is_empty() && out.is_empty() { self.telling() } else { flips };
        for square in flips {
            out.push_ordered(Step::Move(Move::flip(square)), -1);
        }
    }

    /// Face-down pieces beside open ones, and one of the others: what lies far from everything is worth the same wherever that is.
    fn telling(&self) -> Squares {
        let board = &self.position.board;
        let (red, black) = (board.of(Colour::Red), board.of(Colour::Black));
        let near = board.face_down() & generate::around(red | black);
        let other = (board.face_down() & !near).next();
        other.map_or(near, |other| near | Squares::of(other))
    }

    /// The dearest victim by the cheapest taker first, by rank.
    fn gain(&self, mv: Move) -> i32 {
        let price = |square| self.position.board.piece(square).map_or(0, |piece| 7 - piece.kind.index() as i32);
        8 * price(mv.to) - price(mv.from)
    }
}

impl search::Position for Node<'_> {
    type Move = Step;
    type Undo = Before;

    const HISTORY_SLOTS: usize = 64 * 64;

    fn turn(&self) -> Turn {
        if self.position.flipping.is_some() {
            return Turn::Chance;
        }
        match self.ended() {
            Some(_) => Turn::Over,
            None if self.position.mover == Some(self.outlook.own) => Turn::Seat(self.outlook.seat),
            None => Turn::Seat(Seat(1 - self.outlook.seat.0.min(1))),
        }
    }

    fn moves(&self, out: &mut Moves<'_, Step>) {
        let telling = self.is_root && self.outlook.telling_flips;
        self.list(if telling { self.telling() } else { self.position.board.face_down() }, out);
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        let total = f64::from(self.position.unopened.total());
        for (piece, count) in self.position.unopened.iter() {
            out.push(f64::from(count) / total, Step::Piece(piece));
        }
    }

    #[inline]
    fn make(&mut self, step: Step) -> Before {
        let before = Before(self.position, self.material, self.lead, self.is_root);
        self.is_root = false;
        let material = match step {
            Step::Move(mv) => self.position.play(mv).map(|taken| self.material.without(taken)),
            Step::Piece(piece) => {
                self.position.reveal(piece);
                Some(self.material.opened(piece))
            }
        };
        if let Some(material) = material {
            self.material = material;
            self.lead = self.outlook.lead(material, &self.position);
        }
        before
    }

    #[inline]
    fn unmake(&mut self, _: Step, Before(position, material, lead, is_root): Before) {
        (self.position, self.material, self.lead, self.is_root) = (position, material, lead, is_root);
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.position.key_but_unopened() ^ self.material.0
    }

    fn label(&self, step: Step) -> Message {
        match step {
            Step::Move(mv) => wording::action(&self.position, mv),
            Step::Piece(piece) => wording::revealed(piece),
        }
    }

    fn history_slot(&self, step: Step) -> usize {
        match step {
            Step::Move(mv) => mv.from.index() * 64 + mv.to.index(),
            Step::Piece(_) => usize::MAX,
        }
    }
}

impl TwoSided for Node<'_> {
    const QUIESCENCE: u32 = 8;

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
        self.outlook.game.rules().captures(&self.position, &mut moves);
        for mv in moves {
            out.push_ordered(Step::Move(mv), self.gain(mv));
        }
    }

    fn moves_within(&self, left: u32, out: &mut Moves<'_, Step>) -> bool {
        let all = self.position.board.face_down();
        let flips = if left >= FLIP_DEPTH { self.telling() } else { Squares::none() };
        self.list(flips, out);
        flips != all
    }
}

//! Positions as alpha-beta walks through them.

use search::{Leaf, Moves, Outcomes, TwoSided};
use tabletop::{Game, Message, Seat, Turn};

use super::worth::Worth;
use crate::banqi::generate;
use crate::banqi::piece::{Colour, Kind, Piece};
use crate::banqi::position::{Move, Position};
use crate::banqi::rules::Banqi;
use crate::banqi::state::State;
use crate::banqi::wording;
use crate::board::Squares;

/// Fewest plies to the horizon with which it is worth while to look at what a piece that is turned over may be.
const FLIP_DEPTH: u32 = 5;
/// Pieces on the board with which it counts how far away the enemies are.
const FEW: u32 = 8;
/// What a lead by all pieces is worth beside a game that is won.
const BELOW_A_WIN: f64 = 0.95;
/// The longest way on the board, about.
const LENGTH: f64 = 12.0;

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
    game: &'a Banqi,
    worth: &'a Worth,
    /// Whose values are high.
    own: Colour,
    /// Who plays it.
    seat: Seat,
    /// What a draw is worth to it.
    drawn: f64,
    /// Keys of the positions before the root, for the rule of repetition.
    earlier: Vec<u64>,
}

impl<'a> Outlook<'a> {
    /// For the colour to act in a state in which colours are known.
    pub fn new(game: &'a Banqi, worth: &'a Worth, state: &State) -> Self {
        let position = state.position();
        let own = position.mover.unwrap_or(Colour::Red);
        let lead = for_colour(own, worth.lead(&position));
        let mut earlier: Vec<u64> = state.earlier().map(|position| position.repetition_key()).collect();
        earlier.reverse();
        Self { game, worth, own, seat: state.to_act, drawn: -worth.weights().contempt * lead, earlier }
    }

    /// The position of the state it was made for, as the root of a search.
    pub fn node(&self, state: &State) -> Node<'_> {
        let position = state.position();
        Node { outlook: self, position, lead: for_colour(self.own, self.worth.lead(&position)) }
    }
}

fn for_colour(own: Colour, lead: f64) -> f64 {
    if own == Colour::Red { lead } else { -lead }
}

/// A position of a search.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    outlook: &'a Outlook<'a>,
    /// The position.
    pub position: Position,
    /// How far the own side is ahead by its pieces. Changes only where a piece is taken or turned over.
    lead: f64,
}

/// What a step overwrote.
pub struct Before(Position, f64);

impl Node<'_> {
    /// What is worth a search: pieces that are turned over last.
    fn list(&self, flips: bool, out: &mut Moves<'_, Step>) {
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
        if flips || out.is_empty() {
            for square in self.position.board.face_down() {
                out.push_ordered(Step::Move(Move::flip(square)), -1);
            }
        }
    }

    /// The dearest victim by the cheapest taker first, by rank.
    fn gain(&self, mv: Move) -> i32 {
        let price = |square| self.position.board.piece(square).map_or(0, |piece| 7 - piece.kind.index() as i32);
        8 * price(mv.to) - price(mv.from)
    }

    /// What the own side has won or lost, if the position ends the game.
    fn ended(&self) -> Option<f64> {
        let mover = self.position.mover?;
        let own = if mover == self.outlook.own { 1.0 } else { -1.0 };
        if self.position.living(mover) == 0 {
            return Some(-own);
        }
        if self.position.living(mover.other()) == 0 {
            return Some(own);
        }
        (self.position.quiet >= self.outlook.game.setup().quiet_limit).then_some(self.outlook.drawn)
    }

    /// How far the prey of whoever is ahead is away, as a share of the board's length; 0 while many pieces are left.
    fn way(&self, hunter: Colour) -> f64 {
        let board = &self.position.board;
        if !board.face_down().is_empty() || board.occupied().len() > FEW {
            return 0.0;
        }
        let rules = self.outlook.game.rules();
        let (mut sum, mut prey) = (0, 0);
        for square in board.of(hunter.other()) {
            let Some(piece) = board.piece(square) else { continue };
            let hunters = Kind::ALL.into_iter().filter(|kind| rules.may_take(*kind, piece.kind));
            let hunters = hunters.fold(Squares::none(), |all, kind| all | board.pieces(Piece { colour: hunter, kind }));
            if let Some(way) = hunters.map(|from| board.size().distance(from, square)).min() {
                sum += u32::from(way);
                prey += 1;
            }
        }
        if prey == 0 { 0.0 } else { f64::from(sum) / f64::from(prey) / LENGTH }
    }
}

/// What a position is worth, and why.
enum Judged {
    /// The game is over.
    Ended(f64),
    /// By its pieces, by how far away the prey is, by the plies without progress.
    Open { pieces: f64, way: f64, patience: f64 },
}

impl Node<'_> {
    fn judged(&self) -> Judged {
        if let Some(value) = self.ended() {
            return Judged::Ended(value);
        }
        let weights = self.outlook.worth.weights();
        let own_turn = self.position.mover == Some(self.outlook.own);
        let [moves, flips] = self.outlook.game.rules().count(&self.position);
        if moves + flips == 0 && self.position.flipping.is_none() {
            return Judged::Ended(if own_turn { -1.0 } else { 1.0 });
        }
        let ahead = if self.lead >= 0.0 { self.outlook.own } else { self.outlook.own.other() };
        let limit = f64::from(self.outlook.game.setup().quiet_limit);
        // Whoever is ahead stays ahead, and wins less than a game that is won.
        let pieces = BELOW_A_WIN * self.lead;
        let way = -pieces * weights.distance * self.way(ahead);
        let patience = -pieces * weights.patience * f64::from(self.position.quiet) / limit;
        Judged::Open { pieces, way, patience }
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
        self.list(true, out);
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        let total = f64::from(self.position.unopened.total());
        for (piece, count) in self.position.unopened.iter() {
            out.push(f64::from(count) / total, Step::Piece(piece));
        }
    }

    fn make(&mut self, step: Step) -> Before {
        let before = Before(self.position, self.lead);
        let changed = match step {
            Step::Move(mv) => self.position.play(mv).is_some(),
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

    fn unmake(&mut self, _: Step, Before(position, lead): Before) {
        (self.position, self.lead) = (position, lead);
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
            Step::Move(mv) => mv.from.index() * 64 + mv.to.index(),
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
        match self.judged() {
            Judged::Ended(value) => value,
            Judged::Open { pieces, way, patience } => pieces + way + patience,
        }
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
        let flips = left >= FLIP_DEPTH;
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

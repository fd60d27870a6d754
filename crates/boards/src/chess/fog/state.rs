//! A position of the game with all that its rules ask for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::board::{Square, Squares};
use crate::chess::piece::{Kind, Piece, Side};
use crate::chess::position::Position;
use crate::chess::rules::Rules;

/// A square that can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// Nothing stands there.
    Empty,
    /// This stands there.
    Piece(Piece),
}

/// A position that was on the board before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Past {
    /// Its number, the same for what the rule of repetition calls the same.
    pub key: u64,
    /// Whether whoever was to act stood in check.
    pub check: bool,
}

/// A position, hidden facts included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// By square.
    pub cells: Vec<Cell>,
    /// By side: pieces in hand, by kind.
    pub hands: [Vec<u8>; 2],
    /// By side: what it began with, by kind.
    pub army: [Vec<u8>; 2],
    /// By side: its pieces that were taken, by kind.
    pub lost: [Vec<u8>; 2],
    /// Where pieces stand that have not moved yet and may do something only so.
    pub unmoved: Vec<Square>,
    /// The square that a pawn has just passed.
    pub passed: Option<Square>,
    /// Whose turn it is.
    pub mover: Side,
    /// Plies since something was taken or put, or a pawn came ahead.
    pub quiet: u16,
    /// How many turns were left in a row.
    pub passes: u8,
    /// Plies since the game began.
    pub plies: u32,
    /// The positions since something changed that nothing undoes, the earliest first.
    pub past: Vec<Past>,
    /// Whether it is still to be drawn with which of several starts the game begins.
    pub undecided: bool,
    /// How it ended.
    pub end: Option<End>,
}

impl State {
    /// The state of a position with which a game begins.
    pub(super) fn of(rules: &Rules, position: &Position) -> Self {
        let kinds = || (0..rules.kinds.len() as u8).map(Kind);
        let count = |side, kind| position.count(Piece { side, kind }) as u8 + position.in_hand(side, kind);
        let cell = |square| position.piece(square).map_or(Cell::Empty, Cell::Piece);
        Self {
            cells: rules.size.squares().map(cell).collect(),
            hands: Side::ALL.map(|side| kinds().map(|kind| position.in_hand(side, kind)).collect()),
            army: Side::ALL.map(|side| kinds().map(|kind| count(side, kind)).collect()),
            lost: Side::ALL.map(|_| vec![0; rules.kinds.len()]),
            unmoved: position.unmoved.collect(),
            passed: position.passed,
            mover: position.mover,
            quiet: position.quiet,
            passes: position.passes,
            plies: 0,
            past: Vec::new(),
            undecided: false,
            end: None,
        }
    }

    /// The seat to act.
    pub fn seat(&self) -> Seat {
        Seat(self.mover.index() as u8)
    }

    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        match self.cells.get(square.index()) {
            Some(Cell::Piece(piece)) => Some(*piece),
            _ => None,
        }
    }

    /// All pieces on the board, each with its square.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let standing = |(at, cell): (usize, &Cell)| match cell {
            Cell::Piece(piece) => Some((Square(at as u8), *piece)),
            Cell::Empty => None,
        };
        self.cells.iter().enumerate().filter_map(standing)
    }

    /// How many pieces of a kind a side has left of those it began with, as far as it is known what was taken.
    pub fn left(&self, piece: Piece) -> u8 {
        let count = |list: &[Vec<u8>; 2]| list[piece.side.index()].get(piece.kind.index()).copied().unwrap_or(0);
        count(&self.army).saturating_sub(count(&self.lost))
    }

    /// The position as searches walk with it.
    pub fn position(&self, rules: &Rules) -> Position {
        let mut position = Position::empty(self.mover);
        for square in rules.size.squares() {
            if let Some(piece) = self.piece(square) {
                position.put(rules, square, piece);
            }
        }
        for (side, hand) in Side::ALL.into_iter().zip(&self.hands) {
            for (kind, count) in (0..).map(Kind).zip(hand) {
                position.hold(Piece { side, kind }, *count);
            }
        }
        position.unmoved = self.unmoved.iter().copied().collect::<Squares<u128>>();
        (position.passed, position.quiet, position.passes) = (self.passed, self.quiet, self.passes);
        position
    }

    /// The same without what came before, and without how long nothing was taken.
    pub(super) fn without_past(&self) -> Self {
        let Self { cells, hands, army, lost, unmoved, passed, mover, passes, plies, undecided, end, quiet: _, past: _ } =
            self;
        Self {
            cells: cells.clone(),
            hands: hands.clone(),
            army: army.clone(),
            lost: lost.clone(),
            unmoved: unmoved.clone(),
            passed: *passed,
            mover: *mover,
            quiet: 0,
            passes: *passes,
            plies: *plies,
            past: Vec::new(),
            undecided: *undecided,
            end: *end,
        }
    }

    /// Takes over what a position says.
    pub(super) fn follow(&mut self, rules: &Rules, position: &Position) {
        let Self { plies, past, army, lost, .. } = std::mem::replace(self, Self::of(rules, position));
        (self.plies, self.past, self.army, self.lost) = (plies, past, army, lost);
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct End {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// Why it is over.
    pub ending: Ending,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The king was taken.
    Taken,
    /// Whoever was to act could not save its king.
    Mate,
    /// Whoever was to act could not move.
    Stalemate,
    /// All but the king of a side was taken.
    Bare,
    /// Nobody has enough left to win.
    Material,
    /// The same position came for the third time.
    Repetition,
    /// One side gave check all the time while positions came again.
    PerpetualCheck,
    /// Both sides left their turns, or one while the generals faced each other.
    Passed,
    /// For too many plies nothing was taken and no pawn came ahead.
    Quiet,
}

impl End {
    /// The word of [`Standing::reason`](tabletop::Standing::reason). An ending that may be a draw or not has one for each.
    pub const fn word(self) -> &'static str {
        match (self.ending, self.winner.is_some()) {
            (Ending::Taken, _) => "taken",
            (Ending::Mate, _) => "mate",
            (Ending::Stalemate, true) => "stuck",
            (Ending::Stalemate, false) => "stalemate",
            (Ending::Bare, true) => "bare",
            (Ending::Bare, false) => "bare_both",
            (Ending::Material, _) => "material",
            (Ending::Repetition, _) => "repetition",
            (Ending::PerpetualCheck, _) => "perpetual_check",
            (Ending::Passed, true) => "points",
            (Ending::Passed, false) => "passed",
            (Ending::Quiet, _) => "quiet",
        }
    }
}

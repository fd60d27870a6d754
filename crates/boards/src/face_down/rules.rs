//! What a game with face-down pieces decides for itself.

use std::fmt::Debug;
use std::ops::Deref;

use tabletop::variants::Variant;
use tabletop::{Illegal, Value};

use super::board::Board;
use super::event::{Capture, Happening};
use super::moves::Move;
use super::piece::{Piece, PieceKind};
use super::position::Position;
use super::state::State;
use super::words::Words;
use crate::board::{Size, Square, Squares, StartError};

/// What a seat may do in a game of these rules.
pub type ActionOf<R> = <<R as Rules>::Kind as Words>::Action;

/// A set of squares of these pieces' board.
pub type SquaresOf<K> = Squares<<K as PieceKind>::Word>;

/// What a game decides for itself: which pieces there are, how they move and take which, and what can be chosen before.
pub trait Rules: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// See [`Game::ID`](tabletop::Game::ID).
    const ID: &'static str;
    /// Most plies without a piece turned over or taken that can be chosen.
    const MOST_QUIET: u16;

    /// What pieces are.
    type Kind: PieceKind;
    /// What is chosen before.
    type Setup: GameSetup<Rules = Self>;
    /// What happened.
    type Event: Happening<Self::Kind> + Copy + Value;
    /// Moves in a list.
    type Moves: Default + Deref<Target = [Move]> + IntoIterator<Item = Move> + FromIterator<Move>;

    /// Everything that may be done: what takes first, then moves, then pieces to turn over. Nothing while one is being turned over.
    fn moves(&self, position: &Position<Self::Kind>) -> Self::Moves;

    /// Whether a move is among [`moves`](Self::moves).
    fn allows(&self, position: &Position<Self::Kind>, mv: Move) -> bool;

    /// How many moves there are and how many pieces may be turned over.
    fn count(&self, position: &Position<Self::Kind>) -> [u64; 2];

    /// What an open piece that stands on `square` could take if it were to act.
    fn targets(&self, board: &Board<Self::Kind>, square: Square, piece: Piece<Self::Kind>) -> SquaresOf<Self::Kind>;

    /// Whether a piece that takes another one leaves the board with it; the default is that none does.
    fn falls(&self, taker: Self::Kind, taken: Self::Kind) -> bool {
        let _ = (taker, taken);
        false
    }

    /// Does a move that is among [`moves`](Self::moves); tells what was taken.
    #[inline]
    fn play(&self, position: &mut Position<Self::Kind>, mv: Move) -> Option<Piece<Self::Kind>> {
        position.go(mv, |taker, taken| self.falls(taker, taken))
    }

    /// What happens when one piece goes to where another stands.
    fn captured(&self, capture: Capture<Self::Kind>) -> Self::Event;

    /// Why an own piece does not go to where nothing stands, or an open piece of the other side.
    fn no_way(&self, state: &State<Self::Kind>, mv: Move, piece: Piece<Self::Kind>) -> Illegal;

    /// Why what came before forbids a move that a piece could make; the default forbids none.
    fn forbidden(&self, setup: &Self::Setup, state: &State<Self::Kind>, mv: Move) -> Option<Illegal> {
        let _ = (setup, state, mv);
        None
    }
}

/// What is chosen before a game.
pub trait GameSetup: Value {
    /// The rules they make.
    type Rules: Rules<Setup = Self>;
    /// What may be wrong with it.
    type Error: From<StartError>;

    /// What can be chosen, as data.
    const VARIANTS: &'static [Variant<Self>];

    /// Its rules.
    fn rules(&self) -> Self::Rules;

    /// What is wrong with its numbers.
    fn faults(&self) -> Vec<Self::Error>;

    /// The board.
    fn size(&self) -> Size;

    /// All pieces.
    fn pieces(&self) -> <<Self::Rules as Rules>::Kind as PieceKind>::Pile;

    /// Plies without a piece turned over or taken after which the game is drawn.
    fn quiet_limit(&self) -> u16;

    /// Positions to begin with, as people write them.
    fn starts(&self) -> &[String];
}

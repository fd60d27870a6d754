//! A position as searches walk with it.

use super::moves::{Move, Special};
use super::piece::{Kind, MOST_KINDS, Piece, Side};
use super::rules::Rules;
use crate::board::{MOST_COLUMNS, MOST_ROWS, Square, Squares, key};

/// Squares of the largest board.
const SQUARES: usize = MOST_COLUMNS as usize * MOST_ROWS as usize;
/// Numbers of keys, apart from those of pieces on squares.
const UNMOVED: u64 = 1 << 20;
const PASSED: u64 = 1 << 21;
const IN_HAND: u64 = 1 << 22;
const BLACK: u64 = key(1 << 23);
const PASSES: u64 = key(1 << 24);

/// A position: what stands where, and all that moves depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// By square, one more than the number of the piece; 0 where none stands.
    squares: [u8; SQUARES],
    sides: [Squares<u128>; 2],
    royals: [Option<Square>; 2],
    /// By side and kind, how many are in hand.
    hands: [[u8; MOST_KINDS]; 2],
    /// Where pieces stand that have not moved yet and may do something only so: castle, or leap.
    pub unmoved: Squares<u128>,
    /// The square that a pawn has just passed, where another pawn may take it.
    pub passed: Option<Square>,
    /// Whose turn it is.
    pub mover: Side,
    /// Plies since something was taken or put, or a pawn came ahead.
    pub quiet: u16,
    /// How many turns were left in a row, 2 at most.
    pub passes: u8,
    key: u64,
}

impl Position {
    /// An empty board.
    pub fn empty(mover: Side) -> Self {
        Self {
            squares: [0; SQUARES],
            sides: [Squares::none(); 2],
            royals: [None; 2],
            hands: [[0; MOST_KINDS]; 2],
            unmoved: Squares::none(),
            passed: None,
            mover,
            quiet: 0,
            passes: 0,
            key: 0,
        }
    }

    /// What stands on a square.
    #[inline]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let number = self.squares.get(square.index()).copied().unwrap_or(0).checked_sub(1)?;
        let side = if usize::from(number) < MOST_KINDS { Side::White } else { Side::Black };
        Some(Piece { side, kind: Kind(number % MOST_KINDS as u8) })
    }

    /// The squares of a side's pieces.
    #[inline]
    pub fn of(&self, side: Side) -> Squares<u128> {
        self.sides[side.index()]
    }

    /// The squares of all pieces.
    #[inline]
    pub fn occupied(&self) -> Squares<u128> {
        self.sides[0] | self.sides[1]
    }

    /// Where the royal piece of a side stands, unless it was taken or is still in hand.
    #[inline]
    pub fn royal(&self, side: Side) -> Option<Square> {
        self.royals[side.index()]
    }

    /// How many pieces of a kind a side has in hand.
    #[inline]
    pub fn in_hand(&self, side: Side, kind: Kind) -> u8 {
        self.hands[side.index()].get(kind.index()).copied().unwrap_or(0)
    }

    /// Whether a side has anything in hand.
    #[inline]
    pub fn holds(&self, side: Side) -> bool {
        self.hands[side.index()] != [0; MOST_KINDS]
    }

    /// How many pieces of a kind a side has on the board.
    pub fn count(&self, piece: Piece) -> usize {
        self.of(piece.side).filter(|square| self.piece(*square) == Some(piece)).count()
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub fn put(&mut self, rules: &Rules, square: Square, piece: Piece) {
        self.squares[square.index()] = piece.index() as u8 + 1;
        self.sides[piece.side.index()].insert(square);
        self.key ^= on(piece, square);
        if piece.kind == rules.royal {
            self.royals[piece.side.index()] = Some(square);
        }
    }

    /// Takes the piece off a square; tells which, if one stood there.
    #[inline]
    pub fn lift(&mut self, rules: &Rules, square: Square) -> Option<Piece> {
        let piece = self.piece(square)?;
        self.squares[square.index()] = 0;
        self.sides[piece.side.index()].remove(square);
        self.key ^= on(piece, square);
        if piece.kind == rules.royal {
            self.royals[piece.side.index()] = None;
        }
        Some(piece)
    }

    /// Says how many pieces of a kind a side has in hand.
    pub fn hold(&mut self, piece: Piece, count: u8) {
        self.hands[piece.side.index()][piece.kind.index()] = count;
    }

    /// A hash of what the rule of repetition calls the same position.
    pub fn repetition_key(&self) -> u64 {
        let mut key_of_all = self.key;
        if self.mover == Side::Black {
            key_of_all ^= BLACK;
        }
        self.unmoved.for_each(|square| key_of_all ^= key(UNMOVED + u64::from(square.0)));
        key_of_all ^= u64::from(self.passes).wrapping_mul(PASSES);
        if let Some(square) = self.passed {
            key_of_all ^= key(PASSED + u64::from(square.0));
        }
        for (place, count) in self.hands.iter().flatten().enumerate().filter(|(_, count)| **count > 0) {
            key_of_all ^= key(IN_HAND + (place as u64) * 256 + u64::from(*count));
        }
        key_of_all
    }

    /// What [`repetition_key`](Self::repetition_key), which is `now`, is after a move, if the move does no more than lead a piece somewhere and take what stands there.
    pub fn key_after(&self, rules: &Rules, now: u64, mv: Move) -> Option<u64> {
        let piece = self.piece(mv.from)?;
        let columns = rules.size.columns();
        let leaps = piece.kind == rules.pawn && (mv.from.0 / columns).abs_diff(mv.to.0 / columns) > 1;
        let turned = self.unmoved.contains(mv.from) || self.unmoved.contains(mv.to);
        let more =
            turned || leaps || self.passed.is_some() || self.passes > 0 || rules.leap_lost_to == Some(piece.kind);
        if more || mv.special != Special::None {
            return None;
        }
        let taken = self.piece(mv.to).map_or(0, |taken| on(taken, mv.to));
        Some(now ^ on(piece, mv.from) ^ on(piece, mv.to) ^ taken ^ BLACK)
    }

    /// Plays a move that is one of this position's; tells what was taken.
    pub fn play(&mut self, rules: &Rules, mv: Move) -> Option<Piece> {
        let mover = self.mover;
        self.passed = None;
        self.mover = mover.other();
        self.quiet = self.quiet.saturating_add(1);
        let passes = std::mem::take(&mut self.passes);
        match mv.special {
            Special::Passes => {
                self.passes = (passes + 1).min(2);
                return None;
            }
            Special::Drops(kind) => {
                self.hands[mover.index()][kind.index()] -= 1;
                self.put(rules, mv.to, Piece { side: mover, kind });
                self.quiet = 0;
                return None;
            }
            _ => {}
        }
        let piece = self.lift(rules, mv.from)?;
        let taken = match mv.special {
            Special::EnPassant(square) => self.lift(rules, square),
            _ => self.lift(rules, mv.to),
        };
        let kind = if let Special::Promotes(kind) = mv.special { kind } else { piece.kind };
        self.put(rules, mv.to, Piece { side: mover, kind });
        if let Special::Castles(corner) = mv.special
            && let Some(rook) = self.lift(rules, corner)
        {
            self.put(rules, Square((mv.from.0 + mv.to.0) / 2), rook);
        }
        if self.unmoved.contains(mv.from) || self.unmoved.contains(mv.to) {
            self.unmoved.remove(mv.from);
            self.unmoved.remove(mv.to);
            if rules.castles_with.is_some() {
                self.forget_rights();
            }
        }
        // Soldiers that go sideways may go back.
        let advances = mv.from.0 / rules.size.columns() != mv.to.0 / rules.size.columns();
        let promotes = matches!(mv.special, Special::Promotes(_));
        if taken.is_some() || promotes || (piece.kind == rules.pawn && advances) {
            self.quiet = 0;
        }
        if rules.leap_lost_to == Some(piece.kind)
            && let Some(king) = self.royal(mover.other()).filter(|king| rules.size.in_line(*king, mv.to))
        {
            self.unmoved.remove(king);
        }
        let two = 2 * rules.size.columns();
        if rules.en_passant && piece.kind == rules.pawn && mv.from.0.abs_diff(mv.to.0) == two {
            self.passed = Some(Square((mv.from.0 + mv.to.0) / 2));
        }
        taken
    }

    /// Where a king or all rooks of a side have moved, it does not matter whether the others have: none of them castles any more.
    fn forget_rights(&mut self) {
        // A rook that castled is elsewhere.
        self.unmoved = self.unmoved & self.occupied();
        for side in Side::ALL {
            let (unmoved, royal) = (self.unmoved & self.of(side), self.royal(side));
            if royal.is_none_or(|king| !unmoved.contains(king) || unmoved.len() == 1) {
                self.unmoved = self.unmoved & !unmoved;
            }
        }
    }
}

/// The key of a piece on a square.
#[inline]
const fn on(piece: Piece, square: Square) -> u64 {
    key((square.0 as u64) * Piece::COUNT as u64 + piece.index() as u64)
}

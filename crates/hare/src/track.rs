//! Boards: what every square is, read from a line of letters.

use tabletop::canonical_hash;

/// Squares of a board, the start and the goal included.
pub const SQUARES: usize = 65;
/// The goal's number; the start's is 0.
pub const GOAL: u8 = 64;

/// The boards that are shipped, each by its id: the squares of the German editions of 1978 and 2008.
const SHIPPED: [(&str, &str); 2] = [
    ("2008", "SHCH3CHF24LI3CHIF24I3CL2IHC432IHFCH23ICHC2LI34H2FCIH324CILHCFCHCG"),
    ("1978", "SHCH3CHLI42I3CHIF24I3CL2IHC432IHFCH23ICHC2LI34H2FCIH324CILHC2HLHG"),
];

/// Squares on which somebody who begins anew may always stand: as many as there may be runners.
const CLEAR_SQUARES: usize = 6;

/// What a square is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Square {
    /// Where all runners begin; holds any number of them.
    Start,
    /// `H`: who lands here draws a card.
    Hare,
    /// `C`: one may stay, and take or give 10 carrots.
    Carrot,
    /// `L`: where a salad is eaten.
    Salad,
    /// `I`: entered backwards only.
    Hedgehog,
    /// `1` to `4`: pays the runner who has this rank, 1 to 4, at the start of its next turn.
    Position(u8),
    /// `F`: pays for rank 1, 5 or 6.
    Flag,
    /// Where the race ends; holds any number of runners.
    Goal,
}

impl Square {
    /// The square of a letter.
    fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'S' => Self::Start,
            'H' => Self::Hare,
            'C' => Self::Carrot,
            'L' => Self::Salad,
            'I' => Self::Hedgehog,
            '1' => Self::Position(1),
            '2' => Self::Position(2),
            '3' => Self::Position(3),
            '4' => Self::Position(4),
            'F' => Self::Flag,
            'G' => Self::Goal,
            _ => return None,
        })
    }

    /// Whether it pays a runner of that rank, 1 = first.
    pub fn pays(self, rank: u8) -> bool {
        match self {
            Self::Position(wanted) => wanted == rank,
            Self::Flag => matches!(rank, 1 | 5 | 6),
            _ => false,
        }
    }

    /// Whether it pays any rank at all.
    #[inline]
    pub fn is_position(self) -> bool {
        matches!(self, Self::Position(_) | Self::Flag)
    }
}

/// What is wrong with a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TrackError {
    /// Too few or too many squares.
    #[error("a board has {SQUARES} squares, one letter each; these are {0}")]
    Length(usize),
    /// A letter that stands for nothing.
    #[error("square {square}: '{letter}' is no square; use S, H, C, L, I, 1 to 4, F or G")]
    Letter {
        /// Its place, 0 for the first.
        square: usize,
        /// The letter.
        letter: char,
    },
    /// The start elsewhere than at the beginning, or something else there.
    #[error("square {0}: the start S is the first square, and no other")]
    Start(usize),
    /// The goal elsewhere than at the end, or something else there.
    #[error("square {0}: the goal G is the last square, and no other")]
    Goal(usize),
    /// Nobody could get rid of salads.
    #[error("there is no salad square L, so nobody could ever come home; add one")]
    NoSalad,
    /// Too few squares that can always be entered.
    #[error("only {0} squares are C, 1 to 4 or F; {CLEAR_SQUARES} are needed, so that a runner finds a free one")]
    Crowded(usize),
}

/// A board: its squares, and what follows from them.
///
/// Sets of squares are numbers of 64 bits, the lowest for square 1 and the highest for the goal; the start is in none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    id: String,
    squares: [Square; SQUARES],
    hash: u64,
    pub(crate) hares: u64,
    pub(crate) carrots: u64,
    pub(crate) salads: u64,
    pub(crate) hedgehogs: u64,
    pub(crate) positions: u64,
    /// The ranks each square pays, a bit each: 2 for the first, 4 for the second and so on.
    pub(crate) pays: [u8; SQUARES],
    /// The nearest hedgehog behind each square; 0 where there is none.
    pub(crate) hedgehog_behind: [u8; SQUARES],
}

/// The bit of a square from 1 to 64 in a set of squares; nothing for the start.
#[inline]
pub(crate) const fn bit(square: u8) -> u64 {
    if square == 0 { 0 } else { 1 << ((square - 1) & 63) }
}

impl Track {
    /// A board of 65 letters: `S`, then `H C L I 1 2 3 4 F`, then `G`.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn parse(id: &str, letters: &str) -> Result<Self, Vec<TrackError>> {
        let mut faults = Vec::new();
        let count = letters.chars().count();
        if count != SQUARES {
            faults.push(TrackError::Length(count));
        }
        let mut squares = [Square::Start; SQUARES];
        for (square, letter) in letters.chars().enumerate() {
            let Some(kind) = Square::from_letter(letter) else {
                faults.push(TrackError::Letter { square, letter });
                continue;
            };
            if (kind == Square::Start) != (square == 0) {
                faults.push(TrackError::Start(square));
            }
            if (kind == Square::Goal) != (square + 1 == count) {
                faults.push(TrackError::Goal(square));
            }
            if let Some(place) = squares.get_mut(square) {
                *place = kind;
            }
        }
        if !squares.contains(&Square::Salad) {
            faults.push(TrackError::NoSalad);
        }
        let clear = squares.iter().filter(|square| square.is_position() || **square == Square::Carrot).count();
        if clear < CLEAR_SQUARES {
            faults.push(TrackError::Crowded(clear));
        }
        if faults.is_empty() { Ok(Self::from_squares(id, letters, squares)) } else { Err(faults) }
    }

    fn from_squares(id: &str, letters: &str, squares: [Square; SQUARES]) -> Self {
        let set = |wanted| (0..=GOAL).filter(|&at| squares[usize::from(at)] == wanted).fold(0, |set, at| set | bit(at));
        let pays =
            squares.map(|square| (1..=6).filter(|&rank| square.pays(rank)).fold(0, |ranks, rank| ranks | 1 << rank));
        let positions = (1..GOAL).filter(|&at| pays[usize::from(at)] != 0).fold(0, |set, at| set | bit(at));
        let mut hedgehog_behind = [0; SQUARES];
        for square in 1..SQUARES {
            let before = square - 1;
            let here = squares[before] == Square::Hedgehog;
            hedgehog_behind[square] = if here { before as u8 } else { hedgehog_behind[before] };
        }
        Self {
            id: id.to_owned(),
            squares,
            hash: canonical_hash(letters),
            hares: set(Square::Hare),
            carrots: set(Square::Carrot),
            salads: set(Square::Salad),
            hedgehogs: set(Square::Hedgehog),
            positions,
            pays,
            hedgehog_behind,
        }
    }

    /// A board that is shipped, by its id.
    pub fn shipped(id: &str) -> Option<Self> {
        let (id, letters) = SHIPPED.iter().find(|(known, _)| *known == id)?;
        Self::parse(id, letters).ok()
    }

    /// The ids of the boards that are shipped, the default one first.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        SHIPPED.iter().map(|(id, _)| *id)
    }

    /// Its id, such as `2008`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What a square is, by its number from 0 to 64; beyond it is the goal.
    #[inline]
    pub fn square(&self, square: u8) -> Square {
        self.squares[usize::from(square.min(GOAL))]
    }

    /// Hash of its squares.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A shipped board with other letters at some places.
    fn faults(change: impl Fn(&mut Vec<u8>)) -> Vec<TrackError> {
        let mut letters = SHIPPED[1].1.as_bytes().to_vec();
        change(&mut letters);
        Track::parse("x", std::str::from_utf8(&letters).unwrap()).unwrap_err()
    }

    #[test]
    fn shipped_boards_are_sound() {
        assert_eq!(Track::ids().collect::<Vec<_>>(), ["2008", "1978"]);
        for (id, letters) in SHIPPED {
            let track = Track::parse(id, letters).unwrap();
            assert_eq!(Track::shipped(id), Some(track.clone()));
            let sets = [track.hares, track.carrots, track.salads, track.hedgehogs, track.positions];
            // All squares but start and goal, each in one of them.
            assert_eq!(sets.iter().fold(0, |all, set| all | set), bit(GOAL) - 1);
            assert_eq!(sets.map(u64::count_ones).iter().sum::<u32>(), 63);
        }
        assert_eq!(Track::shipped("1979"), None);
        assert_ne!(Track::shipped("2008").unwrap().hash(), Track::shipped("1978").unwrap().hash());
    }

    #[test]
    fn squares_are_counted_from_the_start() {
        let track = Track::shipped("1978").unwrap();
        assert_eq!([0, 5, 7, 8, 63, 64].map(|at| track.square(at)), {
            use Square::{Carrot, Goal, Hare, Hedgehog, Salad, Start};
            [Start, Carrot, Salad, Hedgehog, Hare, Goal]
        });
        assert_eq!(
            [track.square(16), track.square(4), track.square(255)],
            [Square::Flag, Square::Position(3), Square::Goal]
        );
        let behind = [0, 8, 9, 11, 12, 64].map(|at: usize| track.hedgehog_behind[at]);
        assert_eq!(behind, [0, 0, 8, 8, 11, 56]);
    }

    #[test]
    fn flags_pay_the_first_and_the_last_two() {
        let paid = |square: Square| (1..=6).filter(|&rank| square.pays(rank)).collect::<Vec<_>>();
        assert_eq!(paid(Square::Flag), [1, 5, 6]);
        assert_eq!(paid(Square::Position(3)), [3]);
        assert_eq!(paid(Square::Carrot), [0; 0]);
    }

    #[test]
    fn every_fault_of_a_board_is_told_at_once() {
        let told = faults(|letters| {
            letters[0] = b'C';
            letters[3] = b'x';
            letters[9] = b'G';
            letters.push(b'G');
        });
        assert_eq!(
            told,
            [
                TrackError::Length(66),
                TrackError::Start(0),
                TrackError::Letter { square: 3, letter: 'x' },
                TrackError::Goal(9),
                TrackError::Goal(64),
            ]
        );
        let told = faults(|letters| letters[1..64].fill(b'H'));
        assert_eq!(told, [TrackError::NoSalad, TrackError::Crowded(0)]);
        assert_eq!(Track::parse("x", "").unwrap_err().len(), 3);
    }
}

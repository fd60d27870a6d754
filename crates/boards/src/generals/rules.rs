//! A game of hidden ranks as data: board, pieces, who survives a fight.

use super::rank::{Rank, Ranks};
use super::side::Side;
use crate::board::{Size, Square};

/// How far a piece moves along a row or column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    /// It stays where it was placed.
    None,
    /// One square, to challenge as well.
    One,
    /// Any distance over empty squares; it challenges only what stands beside it.
    Far,
}

/// One rank.
#[derive(Clone, Copy, Debug)]
pub struct RankInfo {
    /// Its name in words for players, under `generals_rank-`.
    pub id: &'static str,
    /// Its letter, a capital.
    pub letter: char,
    /// How many each side has.
    pub count: u8,
    /// The greater survives.
    pub strength: u8,
    /// How far it moves.
    pub steps: Steps,
}

/// Who survives a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Survivor {
    /// The piece that came.
    Attacker,
    /// The piece that stood there.
    Defender,
    /// Both fall.
    Nobody,
}

/// The rules of one game of the kind.
#[derive(Debug)]
pub struct Rules {
    /// The board.
    pub size: Size,
    /// On how many of its first rows each side places its pieces.
    pub rows: u8,
    /// All ranks, the strongest first, at most 15.
    pub ranks: &'static [RankInfo],
    /// The rank whose fall decides the game.
    pub flag: Rank,
    /// Fights that do not go by strength: who comes, who stands there, who survives. Equals both fall, if they are not among them.
    pub exceptions: &'static [(Rank, Rank, Survivor)],
    /// Squares that nobody enters.
    pub water: &'static [Square],
    /// Whether a flag that reaches the last row wins.
    pub flag_runs: bool,
    /// Whether both ranks are usually shown after a fight.
    pub shown: bool,
}

impl Rules {
    /// Who survives where one rank challenges another.
    pub fn survivor(&self, attacker: Rank, defender: Rank) -> Survivor {
        let special = self.exceptions.iter().find(|(one, other, _)| (*one, *other) == (attacker, defender));
        if let Some((.., survivor)) = special {
            return *survivor;
        }
        match self.info(attacker).strength.cmp(&self.info(defender).strength) {
            std::cmp::Ordering::Greater => Survivor::Attacker,
            std::cmp::Ordering::Less => Survivor::Defender,
            std::cmp::Ordering::Equal => Survivor::Nobody,
        }
    }

    /// What is said of a rank; of the first one for a rank that is in no list.
    pub fn info(&self, rank: Rank) -> &'static RankInfo {
        self.ranks.get(rank.index()).unwrap_or(&self.ranks[0])
    }

    /// All ranks.
    pub fn all(&self) -> Ranks {
        Ranks::first(self.ranks.len())
    }

    /// Those that move.
    pub fn moving(&self) -> Ranks {
        self.all().iter().filter(|rank| self.info(*rank).steps != Steps::None).collect()
    }

    /// Those that move far.
    pub fn far(&self) -> Ranks {
        self.all().iter().filter(|rank| self.info(*rank).steps == Steps::Far).collect()
    }

    /// The rank of a capital letter.
    pub fn rank(&self, letter: char) -> Option<Rank> {
        self.ranks.iter().position(|rank| rank.letter == letter).map(|at| Rank(at as u8))
    }

    /// How many of each rank a side has.
    pub fn counts(&self) -> Vec<u8> {
        self.ranks.iter().map(|rank| rank.count).collect()
    }

    /// How many pieces a side has.
    pub fn army(&self) -> usize {
        self.ranks.iter().map(|rank| usize::from(rank.count)).sum()
    }

    /// The part of the board on which a side places its pieces, as a board of its own.
    pub fn camp(&self) -> Size {
        Size::new(self.size.columns(), self.rows)
    }

    /// The square of the board that a square of a side's camp is. Each side sees its camp below, with its own left to the left.
    pub fn of_camp(&self, side: Side, square: Square) -> Square {
        match side {
            Side::White => square,
            Side::Black => Square(self.size.count() as u8 - 1 - square.0),
        }
    }

    /// The row that a side's flag wants to reach.
    pub fn last_row(&self, side: Side) -> u8 {
        match side {
            Side::White => self.size.rows() - 1,
            Side::Black => 0,
        }
    }

    /// How many rows a square lies from the first row of a side.
    pub fn ahead(&self, side: Side, square: Square) -> u8 {
        self.size.row(square).abs_diff(self.last_row(side.other()))
    }

    /// Whether pieces may stand there.
    pub fn is_ground(&self, square: Square) -> bool {
        self.size.contains(square) && !self.water.contains(&square)
    }
}

//! How a game ended and how it went, for the result screen: plain data, the same for every game.

use bevy::prelude::*;
use tabletop::Seat;

use crate::shell::GameRecord;

/// How a game ended, for the result screen. The play screen inserts it, then shows the result.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Report {
    /// Why it ended, in plain words, such as "Anna holds every territory."
    pub reason: String,
    /// Rounds played.
    pub rounds: u32,
    /// The seats, best first.
    pub standings: Vec<Placing>,
    /// What else was counted, of the game as a whole.
    pub counted: Vec<Figure>,
    /// What happened over time.
    pub course: Course,
    /// The whole game, where it can be kept and watched again.
    pub record: Option<GameRecord>,
}

/// One line of the standings.
#[derive(Clone, PartialEq, Debug)]
pub struct Placing {
    /// The seat.
    pub seat: Seat,
    /// Its place, from 1; equal seats share one.
    pub place: u8,
    /// What the game counts, such as territories and armies; the same heads in the same order in every line.
    pub figures: Vec<Figure>,
    /// What is worth a remark, such as "out in round 7".
    pub remark: Option<String>,
}

/// One number of a line of the standings.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// What is counted, in the player's language.
    pub head: String,
    /// How many.
    pub value: String,
}

/// What happened in a game over time, for the graphs of the result screen.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// When figures were taken, in rounds and rising: 1.0 begins the first round.
    pub times: Vec<f64>,
    /// What the game counts.
    pub graphs: Vec<Graph>,
    /// Eliminations.
    pub marks: Vec<CourseMark>,
    /// Luck, where the game can tell it.
    pub luck: Option<Luck>,
    /// What its story is read from.
    pub tale: Option<Tale>,
}

/// What the story of a game is read from.
#[derive(Clone, PartialEq, Debug)]
pub enum Tale {
    /// Everybody's figure is compared: whoever has most of it is ahead, each measured by what it was at first.
    Race {
        /// The place of the graph in [`Course::graphs`].
        graph: usize,
        /// What is counted, as it stands behind a number.
        unit: String,
    },
    /// One seat goes on as long as its figure lasts.
    Survival {
        /// The place of the graph in [`Course::graphs`].
        graph: usize,
        /// Whose figure it is.
        seat: Seat,
        /// What is counted, as it stands behind a number.
        unit: String,
    },
}

/// A figure of all seats over time.
#[derive(Clone, PartialEq, Debug)]
pub struct Graph {
    /// What is counted, in the player's language.
    pub title: String,
    /// What that means, in a sentence.
    pub note: String,
    /// Whether it may be below zero and has decimals.
    pub signed: bool,
    /// By seat, a value for each of [`Course::times`].
    pub lines: Vec<Vec<f64>>,
}

/// An elimination.
#[derive(Clone, PartialEq, Debug)]
pub struct CourseMark {
    /// When, in rounds.
    pub time: f64,
    /// Who fell.
    pub seat: Seat,
    /// The same in words.
    pub text: String,
}

/// How kind chance was to everybody.
#[derive(Clone, PartialEq, Debug)]
pub struct Luck {
    /// What the columns of the table say.
    pub heads: Vec<LuckHead>,
    /// A line for each seat.
    pub lines: Vec<LuckLine>,
    /// Who was favoured, in a sentence.
    pub verdict: Option<String>,
    /// Its course.
    pub graph: Graph,
}

/// A column of the table of luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LuckHead {
    /// What it says, in the player's language.
    pub title: String,
    /// What that means, in a sentence.
    pub note: String,
    /// Whether it tells good luck from bad, and is coloured.
    pub telling: bool,
}

/// How kind chance was to a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct LuckLine {
    /// The seat.
    pub seat: Seat,
    /// What the columns say.
    pub cells: Vec<String>,
    /// In standard deviations; `None` where nothing fell by chance.
    pub score: Option<f64>,
}

/// A share of games as whole percents; never 0 or 100, which would be certain.
pub fn percent(share: f64) -> u32 {
    (share * 100.0).round().clamp(1.0, 99.0) as u32
}

#[cfg(test)]
mod tests {
    #[test]
    fn however_unlucky_a_seat_was_somebody_is_unluckier() {
        assert_eq!([0.0, 0.001, 0.734, 0.9999, 1.0].map(super::percent), [1, 1, 73, 99, 99]);
    }
}

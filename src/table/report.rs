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
    /// Luck with the dice, by seat; empty in games without.
    pub luck: Vec<LuckLine>,
    /// Luck over time.
    pub luck_graph: Option<Graph>,
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

/// How lucky a seat was with the dice.
#[derive(Clone, PartialEq, Debug)]
pub struct LuckLine {
    /// The seat.
    pub seat: Seat,
    /// Losses in its own attacks.
    pub attack: Losses,
    /// Losses to the attacks of others.
    pub defence: Losses,
    /// Armies saved by luck.
    pub armies: f64,
    /// The same in standard deviations; `None` where no die was thrown.
    pub score: Option<f64>,
    /// The share of such games that are less lucky, 0 to 1; `None` where no die was thrown.
    pub percentile: Option<f64>,
    /// Attacks begun.
    pub fought: u32,
    /// Attacks that took their territory.
    pub won: u32,
    /// Attacks expected to, by the odds before their first roll.
    pub expected: f64,
}

/// Armies lost against armies expected to be lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Losses {
    /// Lost.
    pub lost: u64,
    /// Expected to be lost, given the dice thrown.
    pub expected: f64,
}

//! How a game ended and how it went, for the result screen: plain data, the same for every game.

use bevy::prelude::*;
use tabletop::Seat;

use super::CardPicture;
use crate::{shell::GameRecord, text::Words, theme::Shade};

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

/// How the board lay at the end for whoever looked, beside the [`Report`]; nothing where that cannot be shown.
#[derive(Resource, Clone, Default)]
pub struct LastBoard(pub Option<CardPicture>);

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

impl Figure {
    /// The score of a seat.
    pub fn score(words: &Words, score: i64) -> Self {
        Self { head: words.get("result-score").to_owned(), value: score.to_string() }
    }
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
    /// What everybody held at the end, where that is told thing by thing.
    pub holdings: Option<Holdings>,
}

/// What everybody held at the end, such as their decks.
#[derive(Clone, PartialEq, Debug)]
pub struct Holdings {
    /// What it is, in the player's language.
    pub title: String,
    /// A line for each seat.
    pub lines: Vec<Holding>,
}

/// What one seat held at the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Holding {
    /// The seat.
    pub seat: Seat,
    /// The things, those that belong together side by side.
    pub things: Vec<Thing>,
}

/// Things of a kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// What they are, in the player's language.
    pub name: String,
    /// How many.
    pub count: u32,
    /// The ground they are told on, light enough for dark letters.
    pub ground: Shade,
}

/// What the story of a game is read from.
#[derive(Clone, PartialEq, Debug)]
pub enum Tale {
    /// Everybody's figure is compared: whoever has most of it is ahead.
    Race {
        /// The place of the graph in [`Course::graphs`].
        graph: usize,
        /// What is counted, as it stands behind a number.
        unit: String,
        /// Whether each figure is measured by what it was at first, as HP are: who has more to lose is not ahead.
        shares: bool,
    },
    /// One seat goes on as long as its figure lasts.
    Survival {
        /// The place of the graph in [`Course::graphs`].
        graph: usize,
        /// Whose figure it is.
        seat: Seat,
        /// What is counted, as it stands behind a number.
        unit: String,
        /// For each of [`Course::times`] the least it was since the one before.
        lows: Vec<f64>,
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

/// Says who won: `names` are those who did, of so many `players`. Where nobody is behind, it is a draw.
pub fn won(words: &Words, names: &[String], players: usize) -> String {
    let several = if names.len() == players { "result-draw" } else { "result-winners" };
    match names {
        [] => words.get("result-no_winner").to_owned(),
        [name] => words.with("result-winner", &[("name", name)]),
        [first @ .., last] => words.with(several, &[("names", &first.join(", ")), ("last", last)]),
    }
}

/// The round in which what stands at one of the times of a course came about: what stands as a turn begins was done in the turn before it.
pub fn round_at(times: &[f64], at: usize) -> u32 {
    let time = times.get(at).copied().unwrap_or(1.0);
    let done = if at == 0 { time } else { time.next_down() };
    done.floor().max(1.0) as u32
}

/// A share of games as whole percents; never 0 or 100, which would be certain.
pub fn percent(share: f64) -> u32 {
    (share * 100.0).round().clamp(1.0, 99.0) as u32
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_stands_as_a_round_begins_was_done_in_the_one_before() {
        let times = [1.0, 1.5, 2.0, 2.5, 3.0];
        assert_eq!([0, 1, 2, 3, 4].map(|at| super::round_at(&times, at)), [1, 1, 1, 2, 2]);
        assert_eq!(super::round_at(&[7.5, 8.0], 0), 7, "a scene begins in the middle of a round");
    }

    #[test]
    fn where_nobody_is_behind_it_is_a_draw() {
        let words = crate::text::Words::english();
        let told = |names: &[&str], players| {
            super::won(&words, &names.iter().map(ToString::to_string).collect::<Vec<_>>(), players)
        };
        assert_eq!(told(&["Ann", "Bob"], 2), "Ann and Bob draw");
        assert_eq!(told(&["Ann", "Bob"], 3), "Ann and Bob share the victory");
        assert_eq!(told(&["Ann"], 2), "Ann wins");
    }

    #[test]
    fn however_unlucky_a_seat_was_somebody_is_unluckier() {
        assert_eq!([0.0, 0.001, 0.734, 0.9999, 1.0].map(super::percent), [1, 1, 73, 99, 99]);
    }
}

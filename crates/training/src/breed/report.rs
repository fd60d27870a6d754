//! What a run of breeding found out.

use matches::stats::wilson;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Message, Seed};

/// A strategy that was bred.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Bred {
    /// The strategy as text.
    pub strategy: String,
    /// The same for people, part by part.
    #[serde(skip)]
    pub told: Vec<Message>,
    /// The agent that follows it.
    pub agent: String,
    /// What it uses, such as cards it buys, by id.
    pub uses: Vec<String>,
    /// Its share of games among those it was chosen from, a shared first place divided; in [0, 1].
    pub share: f64,
}

/// A generation that is done.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BredGeneration {
    /// From 1.
    pub generation: u32,
    /// Games played up to its end.
    pub games: u64,
    /// Its best strategy.
    pub best: String,
    /// The share of games that won against those it was chosen by, in [0, 1].
    pub share: f64,
}

/// Something a setup offers its strategies, such as a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// Its id, as in [`Bred::uses`].
    pub id: String,
    /// Its name.
    pub name: Message,
}

/// Games of one strategy against another.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Meeting {
    /// Games played.
    pub games: u64,
    /// Games won alone.
    pub won: u64,
    /// Games somebody else won alone.
    pub lost: u64,
    /// The share of all games, a shared first place divided; in [0, 1].
    pub share: f64,
}

/// A share of games that is to be expected, with its 95 % interval (Wilson 1927).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Expected {
    /// Games it was measured in.
    pub games: u64,
    /// The share, a shared first place divided; in [0, 1].
    pub share: f64,
    /// Lower bound of its interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

impl Expected {
    /// What is to be expected of several meetings, each as likely as the others; `None` where there are none. Of a shared game the share
    /// varies less than of one won or lost, so with ties the interval is on the wide side.
    pub fn of(meetings: &[Meeting]) -> Option<Self> {
        let games: u64 = meetings.iter().map(|meeting| meeting.games).sum();
        if games == 0 {
            return None;
        }
        let share = meetings.iter().map(|meeting| meeting.share).sum::<f64>() / meetings.len() as f64;
        let interval = wilson(share.clamp(0.0, 1.0), games as f64);
        Some(Self { games, share: interval.rate, low: interval.low, high: interval.high })
    }
}

/// A leader of the final, and how it did against the others afterwards.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RankedStrategy {
    /// The strategy; its share is that of the final.
    #[serde(flatten)]
    pub bred: Bred,
    /// Its share against the other leaders on fresh seeds, so that being chosen for luck does not count; `None` where it was not measured.
    pub expected: Option<Expected>,
    /// Its meetings with all leaders in their order, `None` with itself; empty where they were not measured.
    pub meetings: Vec<Option<Meeting>>,
}

/// What came of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BreedReport {
    /// The game's id.
    pub game: String,
    /// The setup in a line for people.
    #[serde(skip)]
    pub headline: String,
    /// The same but for what it offers, for people.
    #[serde(skip)]
    pub conditions: Vec<Message>,
    /// What it offers that strategies may use or not.
    #[serde(skip)]
    pub offers: Vec<Offer>,
    /// The setup.
    pub setup: Value,
    /// Seats of every game.
    pub seats: usize,
    /// The numbers of the run.
    pub options: Value,
    /// The seed.
    pub seed: Seed,
    /// The generations that are done.
    pub curve: Vec<BredGeneration>,
    /// The leaders after the final, the best first; empty where the run was stopped before.
    pub leaders: Vec<RankedStrategy>,
    /// Games played to breed them, those before a checkpoint included.
    pub games: u64,
    /// Whether it was stopped before its end.
    pub stopped: bool,
    /// Games for every second of processor time, this part of the run alone.
    pub games_per_cpu_second: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_to_be_expected_is_the_mean_of_the_meetings() {
        let meeting = |won: u64, lost: u64| Meeting {
            games: 100,
            won,
            lost,
            share: won as f64 / 100.0 + (100 - won - lost) as f64 / 200.0,
        };
        let expected = Expected::of(&[meeting(60, 40), meeting(30, 50)]).expect("games were played");
        assert!((expected.share - 0.5).abs() < 1e-12 && expected.games == 200, "{expected:?}");
        // Newcombe (1998): 100 of 200 is 43.1 to 56.9 %.
        assert!((expected.low - 0.4314).abs() < 1e-3 && (expected.high - 0.5686).abs() < 1e-3, "{expected:?}");
        assert_eq!((Expected::of(&[]), Expected::of(&[Meeting::default()])), (None, None));
    }
}

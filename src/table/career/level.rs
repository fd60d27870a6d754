//! Which level is proposed to a player, by the games that were finished.
//!
//! A player has a strength on the scale of the ladder, and wins a game with the share e^θ / Σ e^s that the strengths at the table give, as in the
//! model of Bradley and Terry: the rungs' own strengths are measured. What is believed of θ before any game is that somebody who opens the game
//! for the first time is about as strong as the lowest rung, give or take [`DOUBT`]; every game that was played alone against opponents of known
//! strength changes that by Bayes' rule, earlier games counting less, for people learn. The level is proposed whose opponents are nearest to
//! what θ is expected to be: against them the chance is nearest to an equal's share, at any number of seats. So it goes up after wins and down
//! after losses, a win at a larger table says more than one in a duel, and whoever begins by beating a high level is not sent through all below it.

use std::f64::consts::LN_10;

use bevy::prelude::Resource;
use lab::Rung;

use super::games::{Career, FinishedGame};

/// Standard deviation of a newcomer's strength, in the units of θ, of which one is 174 points of Elo.
const DOUBT: f64 = 1.5;

/// What a game counts beside the one after it.
const LASTING: f64 = 0.9;

/// How finely θ is looked at, and how far beyond the ladder: whoever has won at the top for long does not stay there on the strength of that.
const STEP: f64 = 0.05;
const BEYOND: f64 = 1.0;

/// Most games that a proposal is explained by.
const TOLD: usize = 6;

/// The level that is proposed after the game that has just ended, and why, in a sentence; nothing where the game did not count.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct NextLevel(pub Option<String>);

/// The level that is proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Its place on the ladder, from 0.
    pub level: usize,
    /// Why it is proposed.
    pub why: Why,
}

/// Why a level is proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// No game was finished that tells anything.
    First,
    /// How the latest games went that were played at one level.
    Latest {
        /// That level, from 0.
        level: usize,
        /// Games of them that were won.
        won: usize,
        /// How many there are, at most six.
        games: usize,
    },
    /// The last game was played at a table of several levels; so many games tell something.
    All(usize),
}

/// The level that an opponent plays at, from 0: that of its own name, of what plays it, or of what is about as strong; `None` where that is not known.
pub fn level_of(rungs: &[Rung], spec: &str) -> Option<usize> {
    let own = rungs.iter().position(|rung| rung.name == spec || rung.plays == spec);
    own.or_else(|| rungs.iter().position(|rung| rung.like.iter().any(|like| like == spec)))
}

/// The level of all opponents of a game; `None` where they are of several, or of none.
pub fn one_level(rungs: &[Rung], game: &FinishedGame) -> Option<usize> {
    let mut levels = game.opponents.iter().map(|spec| level_of(rungs, spec));
    let first = levels.next()??;
    levels.all(|level| level == Some(first)).then_some(first)
}

/// A game that tells how strong somebody is.
struct Evidence {
    /// Σ e^s of the opponents.
    rivals: f64,
    won: bool,
    /// What it counts, in (0, 1].
    weight: f64,
}

impl Evidence {
    /// The logarithm of how likely its end was for a player of this strength.
    fn log_likelihood(&self, theta: f64) -> f64 {
        let own = theta.exp();
        let share = if self.won { own } else { self.rivals };
        self.weight * (share / (own + self.rivals)).ln()
    }
}

/// A rung's strength in the units of θ.
fn strength(rung: &Rung) -> f64 {
    rung.elo * LN_10 / 400.0
}

/// The games that tell something, each with the strengths of its opponents, the latest first.
fn telling<'a>(career: &'a Career, rungs: &[Rung]) -> Vec<(&'a FinishedGame, f64, bool)> {
    let told = career.games.iter().rev().filter_map(|game| {
        let won = game.alone()?.place == 1;
        let levels: Option<Vec<usize>> = game.opponents.iter().map(|spec| level_of(rungs, spec)).collect();
        Some((game, levels?.into_iter().map(|level| strength(&rungs[level]).exp()).sum(), won))
    });
    told.collect()
}

/// How strong a player is expected to be, in the units of θ.
fn expected(evidence: &[Evidence], rungs: &[Rung]) -> f64 {
    let (lowest, highest) = (strength(&rungs[0]), strength(&rungs[rungs.len() - 1]));
    let steps = ((highest - lowest + 2.0 * BEYOND) / STEP) as usize;
    let thetas = (0..=steps).map(|step| lowest - BEYOND + STEP * step as f64);
    let weighed: Vec<(f64, f64)> = thetas
        .map(|theta| {
            let away = (theta - lowest) / DOUBT;
            let games: f64 = evidence.iter().map(|game| game.log_likelihood(theta)).sum();
            (theta, games - 0.5 * away * away)
        })
        .collect();
    let most = weighed.iter().map(|(_, log)| *log).fold(f64::NEG_INFINITY, f64::max);
    let sum = |of: fn(f64) -> f64| weighed.iter().map(|(theta, log)| of(*theta) * (log - most).exp()).sum::<f64>();
    sum(|theta| theta) / sum(|_| 1.0)
}

/// The level whose opponents are most nearly a player's equals; `None` where a game has no levels.
pub fn proposal(career: &Career, rungs: &[Rung]) -> Option<Proposal> {
    rungs.first()?;
    let telling = telling(career, rungs);
    let Some((latest, ..)) = telling.first() else { return Some(Proposal { level: 0, why: Why::First }) };
    let weights = std::iter::successors(Some(1.0), |weight| Some(weight * LASTING));
    let evidence: Vec<Evidence> = telling
        .iter()
        .zip(weights)
        .map(|((_, rivals, won), weight)| Evidence { rivals: *rivals, won: *won, weight })
        .collect();
    let theta = expected(&evidence, rungs);
    let away = |rung: &Rung| (strength(rung) - theta).abs();
    let nearest = rungs.iter().enumerate().min_by(|(_, one), (_, other)| away(one).total_cmp(&away(other)));
    let level = nearest.map_or(0, |(level, _)| level);
    let why = one_level(rungs, latest).map_or(Why::All(telling.len()), |at| {
        let there = telling.iter().filter(|(game, ..)| one_level(rungs, game) == Some(at)).take(TOLD);
        let (games, won) = there.fold((0, 0), |(games, all), (_, _, won)| (games + 1, all + usize::from(*won)));
        Why::Latest { level: at, won, games }
    });
    Some(Proposal { level, why })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::career::PersonsEnd;

    fn rungs() -> Vec<Rung> {
        let rung = |(name, elo): (&str, f64)| Rung {
            name: name.to_owned(),
            title: name.to_uppercase(),
            play: String::new(),
            plays: format!("agent:{name}=1"),
            elo,
            like: if name == "b" { vec!["duke".to_owned()] } else { Vec::new() },
        };
        [("a", 0.0), ("b", 143.0), ("c", 284.0), ("d", 394.0), ("e", 486.0), ("f", 620.0)].map(rung).to_vec()
    }

    /// A player's games so far, at the tables of so many seats.
    struct Life {
        career: Career,
        rungs: Vec<Rung>,
        seats: usize,
    }

    impl Life {
        fn new(seats: usize) -> Self {
            Self { career: Career::default(), rungs: rungs(), seats }
        }

        fn play(&mut self, opponents: &[&str], won: bool) -> usize {
            let place = if won { 1 } else { 2 };
            let persons = vec![PersonsEnd { name: "Anna".to_owned(), place, luck: None }];
            let opponents = opponents.iter().map(|&spec| spec.to_owned()).collect();
            let game = self.career.games.len() as u64;
            self.career.enter(FinishedGame { game, at: String::new(), persons, opponents, rounds: 9 });
            self.level()
        }

        fn level(&self) -> usize {
            proposal(&self.career, &self.rungs).expect("a ladder").level
        }

        /// A game at the level that is proposed.
        fn go_on(&mut self, won: bool) -> usize {
            let name = self.rungs[self.level()].name.clone();
            self.play(&vec![name.as_str(); self.seats - 1], won)
        }
    }

    #[test]
    fn a_newcomer_begins_at_the_bottom_and_a_game_without_levels_proposes_none() {
        let life = Life::new(2);
        assert_eq!(proposal(&life.career, &life.rungs), Some(Proposal { level: 0, why: Why::First }));
        assert_eq!(proposal(&life.career, &[]), None);
    }

    /// Every course of eight games: whoever wins what is proposed is never proposed less, and whoever loses never more.
    #[test]
    fn it_goes_up_after_wins_and_down_after_losses() {
        for seats in [2, 4] {
            for course in 0..256_u32 {
                let mut life = Life::new(seats);
                for game in 0..8 {
                    let (before, won) = (life.level(), course >> game & 1 == 1);
                    let after = life.go_on(won);
                    let fits = if won { after >= before } else { after <= before };
                    assert!(fits, "{before} to {after} in game {game} of {course:08b} with {seats} seats");
                }
            }
        }
    }

    #[test]
    fn who_always_wins_is_soon_at_the_top_and_who_always_loses_stays_below() {
        for seats in [2, 4] {
            let mut best = Life::new(seats);
            let climbed: Vec<usize> = (0..12).map(|_| best.go_on(true)).collect();
            assert_eq!(climbed.last(), Some(&5), "{climbed:?}");
            assert!(climbed[0] <= 1 && climbed[1] <= 3, "one win is no proof: {climbed:?}");
            let mut worst = Life::new(seats);
            assert!((0..12).all(|_| worst.go_on(false) == 0));
        }
        // Whoever stops winning at the top comes down again.
        let mut tired = Life::new(2);
        for _ in 0..20 {
            tired.go_on(true);
        }
        let fallen = (0..20).map(|_| tired.go_on(false)).collect::<Vec<_>>();
        assert!(fallen[4] < 5 && fallen[19] <= 1, "{fallen:?}");
    }

    /// Players as strong as a rung are proposed it, on the average over many of them.
    #[test]
    fn a_player_finds_the_level_that_is_as_strong() {
        for seats in [2, 4] {
            for (own, rung) in rungs().iter().enumerate() {
                let mut lot = tabletop::Seed(own as u64);
                let mut proposed = 0.0;
                for _ in 0..60 {
                    let mut life = Life::new(seats);
                    for _ in 0..25 {
                        let odds = (strength(rung) - strength(&life.rungs[life.level()])).exp();
                        lot = lot.derive("game", 0);
                        let drawn = (lot.0 >> 11) as f64 / (1_u64 << 53) as f64;
                        life.go_on(drawn < odds / (odds + (seats - 1) as f64));
                    }
                    proposed += life.level() as f64 / 60.0;
                }
                // Who is believed to be a newcomer at first is thought a little weaker for some games.
                assert!((proposed - own as f64).abs() < 1.6, "level {own} at {seats} seats: {proposed:.2} on average");
            }
        }
    }

    #[test]
    fn opponents_count_by_their_own_name_what_plays_them_and_what_is_like_them() {
        let rungs = rungs();
        let known = ["c", "agent:c=1", "duke", "agent", "captain"].map(|spec| level_of(&rungs, spec));
        assert_eq!(known, [Some(2), Some(2), Some(1), None, None]);
        let mut life = Life::new(3);
        life.play(&["c", "captain"], true);
        assert_eq!(proposal(&life.career, &rungs).map(|told| told.why), Some(Why::First), "nobody knows how strong");
        life.play(&["c", "d"], true);
        assert_eq!(proposal(&life.career, &rungs).map(|told| told.why), Some(Why::All(1)));
        assert!(life.level() > 0, "a mixed table tells something");
    }

    #[test]
    fn the_reason_tells_of_the_latest_games_at_the_level_played_last() {
        let mut life = Life::new(2);
        for won in [true, false, true, true, true, false, true, true] {
            life.play(&["b"], won);
        }
        let told = |life: &Life| proposal(&life.career, &life.rungs).expect("a ladder").why;
        assert_eq!(told(&life), Why::Latest { level: 1, won: 5, games: 6 });
        life.play(&["d"], false);
        assert_eq!(told(&life), Why::Latest { level: 3, won: 0, games: 1 });
        life.play(&["duke"], true);
        assert_eq!(told(&life), Why::Latest { level: 1, won: 5, games: 6 });
    }
}

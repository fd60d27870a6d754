//! Games played with placements.

use std::sync::atomic::{AtomicBool, Ordering};

use boards::generals::{Arrangement, Generals};
use lab::{GameModule, LabError};
use tabletop::{Agent, Limits, Seat, Seed, Table};

use super::placing::Placing;
use crate::games::boards::generals::GeneralsModule;

/// Points of some games: one for a win, half of one for a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Score {
    /// What was won.
    pub points: f64,
    /// How many games.
    pub games: u64,
}

impl Score {
    /// What was won of all that could be.
    pub fn share(self) -> f64 {
        if self.games == 0 { 0.0 } else { self.points / self.games as f64 }
    }
}

/// Who plays, and by which rules.
pub(super) struct Trial<'a> {
    /// The rules.
    pub game: &'a Generals,
    /// Who plays with the placements.
    pub agent: &'a str,
    /// Set once no more games are wanted.
    pub stop: &'a AtomicBool,
}

impl Trial<'_> {
    /// Plays so many seeds with placements against a style, each from both seats; fewer where it is stopped.
    ///
    /// # Errors
    /// There is no such agent, or one of them breaks the rules.
    pub fn play(
        &self,
        placements: &[Arrangement],
        style: &str,
        seed: Seed,
        seeds: std::ops::Range<u64>,
    ) -> Result<Score, LabError> {
        let mut score = Score::default();
        for number in seeds {
            for own in Seat::all(2) {
                if self.stop.load(Ordering::Relaxed) {
                    return Ok(score);
                }
                score.points += self.game_of(placements, style, seed.derive("game", number), own)?;
                score.games += 1;
            }
        }
        Ok(score)
    }

    /// One game, with the placements in a seat.
    fn game_of(&self, placements: &[Arrangement], style: &str, seed: Seed, own: Seat) -> Result<f64, LabError> {
        let inner = GeneralsModule.agent(self.agent)?;
        let placing: Box<dyn Agent<Generals>> = Box::new(Placing { inner, placements: placements.to_vec() });
        let mut agents = vec![placing, GeneralsModule.agent(style)?];
        agents.rotate_right(own.index());
        let broken = |fault: tabletop::Fault| LabError::System(fault.to_string());
        let table = Table::new(self.game, seed, &mut agents).map_err(broken)?;
        let finish = table.play(Limits::default()).map_err(broken)?;
        let places = finish.standing.map(|standing| standing.places).unwrap_or_default();
        let [first, second] = places[..] else { return Ok(HALF) };
        let (mine, theirs) = if own.index() == 0 { (first, second) } else { (second, first) };
        Ok(match mine.cmp(&theirs) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => HALF,
            std::cmp::Ordering::Greater => 0.0,
        })
    }
}

/// What a draw is worth.
const HALF: f64 = 0.5;

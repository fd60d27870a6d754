//! How many turns a runner has yet to go, for every square and everything in hand: looked up in the judgement of positions.
//!
//! The fewest turns in which a runner alone on the track comes home, as [`Hare::turns_home`] finds them for one position, but found
//! for all of them at once, backwards from the goal: what leads home in a turn, what leads there in two, and so on, whole sets of
//! carrots at a time ([`amounts`]). Hare squares are left alone, whose cards are chance.
//!
//! What position squares and salads pay hangs on the rank, and nobody keeps one rank for a whole race. So a runner is held to go half
//! of its way at the rank it has and the other half at any of those it may get.

mod amounts;
mod build;

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use amounts::AMOUNTS;

use crate::cost::cost;
use crate::rules::Hare;
use crate::track::{GOAL, SQUARES};

/// Steps in which turns are kept.
const FINENESS: f32 = 64.0;
/// Turns that no way home is longer than; who knows of none counts as having so many to go.
pub(crate) const LONGEST: u8 = 63;
/// Carrots beyond [`AMOUNTS`] that one gets rid of in a turn.
const BURNT: f32 = 20.0;
/// Carrots that one waits a turn for.
const TEN: f32 = 10.0;
/// Most places there are.
const PLACES: usize = 6;
/// Steps in which the first of two runners may come home, at most.
const STEPS: u8 = 12;

/// The turns home of one setup, found for each place when it is first asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Homeward {
    /// By the place that is free.
    places: [OnceLock<Table>; PLACES],
}

/// Setups whose turns are kept for whoever plays them again.
const KEPT: usize = 12;

/// What turns hang on: the hash of the board, how many runners there are, and carrots and salads to begin with.
type Race = (u64, usize, u16, u8);

/// The turns of setups that were played lately, the last one at the end.
static LATELY: Mutex<Vec<(Race, Arc<Homeward>)>> = Mutex::new(Vec::new());

/// The turns home of a setup, those found before if it was played lately.
pub(crate) fn shared(race: Race) -> Arc<Homeward> {
    let mut lately = LATELY.lock().unwrap_or_else(PoisonError::into_inner);
    let known = lately.iter().position(|(known, _)| *known == race).map(|at| lately.remove(at).1);
    let homeward = known.unwrap_or_default();
    if lately.len() >= KEPT {
        lately.remove(0);
    }
    lately.push((race, Arc::clone(&homeward)));
    homeward
}

/// Turns by rank, salads, square and carrots, in this order, carrots fastest.
#[derive(Clone, Debug)]
struct Table {
    turns: Vec<u16>,
    salads: usize,
    ranks: usize,
}

/// What a runner has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    pub carrots: u16,
    pub salads: u8,
    /// Its rank, from 1.
    pub rank: u8,
    /// The place that is free, from 1.
    pub place: u8,
}

impl Table {
    #[inline]
    fn at(&self, square: u8, carrots: u16, salads: u8, rank: u8) -> f32 {
        let rank = usize::from(rank - 1).min(self.ranks - 1);
        let salads = usize::from(salads).min(self.salads - 1);
        let square = usize::from(square.min(GOAL));
        let row = ((rank * self.salads + salads) * SQUARES + square) * AMOUNTS;
        let amount = usize::from(carrots).min(AMOUNTS - 1);
        let turns = f32::from(self.turns.get(row + amount).copied().unwrap_or(0)) / FINENESS;
        if usize::from(carrots) < AMOUNTS { turns } else { turns + f32::from(carrots - AMOUNTS as u16) / BURNT }
    }
}

impl Homeward {
    #[inline]
    fn table(&self, game: &Hare, place: u8) -> &Table {
        let place = usize::from(place.max(1)).min(PLACES);
        self.places[place - 1].get_or_init(|| build::table(game, place as u8))
    }

    /// Turns a runner has to go, its next one included. What is due to it next turn counts as had; it eats nothing.
    #[inline]
    pub fn one(&self, game: &Hare, square: u8, held: Held) -> f32 {
        self.table(game, held.place).at(square, held.carrots, held.salads, held.rank)
    }

    /// Turns that two runners of a seat have to go, who share what is `held`: one of them straight home in so many steps, with
    /// nothing to care for, the other as if it were alone with the rest; what is best so. Both ranks are those of the runners.
    pub fn two(&self, game: &Hare, squares: [u8; 2], ranks: [u8; 2], held: Held) -> f32 {
        let table = self.table(game, held.place);
        let mut fewest = f32::INFINITY;
        for first in 0..2 {
            let last = 1 - first;
            let way = GOAL - squares[first].min(GOAL);
            for steps in 1..=STEPS.min(way) {
                let (step, longer) = (way / steps, way % steps);
                let price = u16::from(steps - longer) * cost(step) + u16::from(longer) * cost(step + 1);
                let missing = f32::from(price.saturating_sub(held.carrots)) / TEN;
                let left = held.carrots.saturating_sub(price);
                let turns = f32::from(steps) + missing + table.at(squares[last], left, held.salads, ranks[last]);
                fewest = fewest.min(turns);
            }
        }
        fewest
    }
}

#[cfg(test)]
mod tests;

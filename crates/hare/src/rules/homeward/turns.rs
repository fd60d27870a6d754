//! The turns that a runner, or two of one seat, have yet to go.

use super::build;
use super::table::{Homeward, PLACES, Table};
use crate::cost::cost;
use crate::rules::Hare;
use crate::track::GOAL;

/// Carrots that one waits a turn for.
const TEN: f32 = 10.0;
/// Steps in which the first of two runners may come home, at most.
const STEPS: u8 = 12;

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

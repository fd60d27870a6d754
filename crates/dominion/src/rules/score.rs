//! What everybody's cards are worth, and who is ahead.

use std::borrow::Cow;

use tabletop::{Seat, Standing};

use super::Dominion;
use crate::cards::Cards;
use crate::kinds::Per;
use crate::state::{End, Phase, State};

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Score {
    /// Victory points, tokens among them; may be below 0.
    pub points: i32,
    /// Turns finished: with the same points, fewer are better.
    pub turns: u16,
}

impl Dominion {
    /// What a seat's cards and tokens are worth.
    pub fn points(&self, owned: &Cards, tokens: u16) -> i32 {
        let points = |(card, count)| {
            let Some(kind) = self.kind(card) else { return 0 };
            let per = match kind.per {
                None => 0,
                Some(Per::Cards(some)) => i32::from(owned.total()) / i32::from(some.max(1)),
                Some(Per::Basic(basic)) => i32::from(owned.count(basic.card())),
            };
            i32::from(count) * (i32::from(kind.points) + per)
        };
        owned.counts().map(points).sum::<i32>() + i32::from(tokens)
    }

    /// What a seat has in a position; nothing for one that is not there.
    pub fn score(&self, state: &State, seat: Seat) -> Score {
        let player = state.players.get(seat.index());
        player.map_or(Score { points: 0, turns: 0 }, |player| Score {
            points: self.points(&player.owned(), player.tokens),
            turns: player.turns,
        })
    }

    /// How the game ended, once it is over: most points, then fewest turns, then shared.
    pub(crate) fn standing_of(&self, state: &State) -> Option<Standing> {
        let Phase::Over(end) = state.turn.phase else { return None };
        if !state.stack.is_empty() {
            return None;
        }
        let scores: Vec<Score> = self.seats_of().map(|seat| self.score(state, seat)).collect();
        let better = |one: &Score, other: &Score| {
            one.points > other.points || (one.points == other.points && one.turns < other.turns)
        };
        let place = |score: &Score| 1 + scores.iter().filter(|other| better(other, score)).count() as u8;
        let reason = match end {
            End::Victory => "victory_pile",
            End::Piles => "three_piles",
            End::Turns => "turn_limit",
        };
        Some(Standing { places: scores.iter().map(place).collect(), reason: Cow::Borrowed(reason) })
    }
}

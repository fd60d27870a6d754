//! What everybody's cards are worth, and who is ahead.

use tabletop::{Seat, Standing};

use super::game::{Dominion, each_of};
use crate::cards::{Card, Cards};
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
        let plain = |(card, count)| i32::from(count) * self.kind(card).map_or(0, |kind| i32::from(kind.points));
        owned.counts().map(plain).sum::<i32>() + self.relative_points(owned) + i32::from(tokens)
    }

    /// What cards are worth that count by what else is owned, as Gardens and Dukes do.
    fn relative_points(&self, owned: &Cards) -> i32 {
        let points = |card: Card| {
            let each = match self.kind(card).and_then(|kind| kind.per) {
                None => 0,
                Some(Per::Cards(some)) => i32::from(owned.total()) / i32::from(some.max(1)),
                Some(Per::Basic(basic)) => i32::from(owned.count(basic.card())),
            };
            i32::from(owned.count(card)) * each
        };
        each_of(self.relative & owned.mask()).map(points).sum()
    }

    /// Points that one more of a card brings beside what is owned.
    pub(crate) fn points_of_one_more(&self, owned: &Cards, card: Card) -> i32 {
        let mut more = *owned;
        more.add(card, 1);
        let plain = self.kind(card).map_or(0, |kind| i32::from(kind.points));
        plain + self.relative_points(&more) - self.relative_points(owned)
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
        Some(Standing::new(scores.iter().map(place).collect(), reason))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;
    use crate::{Catalog, Setup};
    use rand::RngExt;

    #[test]
    fn one_more_card_brings_what_the_points_grow_by() {
        let catalog =
            Catalog::from_ron("cards.ron", include_str!("../../../../assets/dominion/cards.ron")).expect("ours");
        let kingdom = ["gardens", "duke", "island", "nobles", "harem", "smithy", "village", "market", "moat", "witch"];
        let setup = Setup { kingdom: kingdom.map(str::to_owned).into(), colonies: true, ..Setup::default() };
        let game = Dominion::new(setup, &catalog).expect("a kingdom of our cards");
        let mut rng = Seed(1).stream("heaps", 0);
        for _ in 0..300 {
            let owned = Card::all().fold(Cards::NONE, |owned, card| owned.with(card, rng.random_range(0..6)));
            for card in Card::all() {
                let mut more = owned;
                more.add(card, 1);
                let grown = game.points(&more, 0) - game.points(&owned, 0);
                assert_eq!(game.points_of_one_more(&owned, card), grown, "{card:?} beside {owned:?}");
            }
        }
    }
}

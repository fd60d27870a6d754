//! What is left of a turn in which nothing but plain treasures can be played: they are, the menu buys, the turn ends, the next begins.
//! Done in one go, turn after turn as long as they are such.

use tabletop::{NoEvents, Rng};

use super::draw::draw;
use crate::action::Outcome;
use crate::agents::Strategist;
use crate::cards::{Card, Cards};
use crate::kinds::{Amounts, Type};
use crate::rules::{Dominion, HAND};
use crate::sight::Sight;
use crate::state::{Phase, Player, State};
use crate::task::{Drawn, Task};

/// Most coins of a treasure that is counted here.
const MOST_COINS: u8 = 60;

/// Which cards bring coins and nothing else, and whether a game has cards that ask for more care.
#[derive(Clone, Debug)]
pub(super) struct Money {
    /// Coins of the treasures that bring nothing else.
    coins: Coins,
    /// 255 of each of them.
    all: Cards,
    /// 255 of each kind that asks for a decision while actions are left: it can be played and brings more than coins.
    asking: Cards,
    /// The same without actions.
    asking_idle: Cards,
    /// 255 of each kind that may go from play on the deck.
    returns: Cards,
    /// Whether some card of the game cannot be bought with another in play: then treasures may be held back.
    barred: bool,
}

impl Money {
    pub fn of(game: &Dominion) -> Self {
        let none = Cards::NONE;
        let mut money =
            Self { coins: Coins::default(), all: none, asking: none, asking_idle: none, returns: none, barred: false };
        for (at, kind) in game.kinds().iter().enumerate() {
            let card = Card(at as u8);
            let (action, treasure) = (kind.is(Type::Action), kind.is(Type::Treasure));
            let alone = kind.plus == Amounts { coins: kind.plus.coins, ..Amounts::NONE };
            let few = kind.plus.coins <= MOST_COINS;
            let coins_alone = treasure && !action && kind.steps.is_empty() && alone && few && !kind.stays();
            if coins_alone {
                money.coins.set(card, kind.plus.coins);
            }
            let mark = |cards: &mut Cards, holds: bool| *cards = cards.with(card, if holds { u8::MAX } else { 0 });
            mark(&mut money.all, coins_alone);
            mark(&mut money.asking, (action || treasure) && !coins_alone);
            mark(&mut money.asking_idle, treasure && !coins_alone);
            mark(&mut money.returns, kind.returns);
            money.barred |= kind.barred_by.is_some();
        }
        money
    }

    /// Whether nothing is left to decide in this turn but what is bought.
    #[inline]
    pub fn finishes(&self, state: &State) -> bool {
        let turn = &state.turn;
        if self.barred || !state.stack.is_empty() || turn.phase != Phase::Action {
            return false;
        }
        let asking = if turn.actions == 0 { &self.asking_idle } else { &self.asking };
        state.players[state.active.index()].hand.of_kinds(asking).is_empty()
    }

    /// Finishes the turn, and those after it as long as nothing is left to decide in them either.
    pub fn finish(
        &self,
        game: &Dominion,
        state: &mut State,
        seats: &[Strategist],
        rng: &mut Rng,
        fell: &mut impl FnMut(Outcome),
    ) {
        loop {
            self.play_treasures(state);
            self.buy(game, state, &seats[state.active.index()]);
            let may_return = state.players[state.active.index()].play.of_kinds(&self.returns);
            if !state.turn.victory && !may_return.is_empty() {
                game.end_turn(state);
                return game.run(state, &mut NoEvents);
            }
            let seat = state.active;
            if !game.discard_all(state, &mut NoEvents) {
                return;
            }
            if !new_hand(&mut state.players[seat.index()], rng, fell) {
                state.stack.extend([Task::Begin, Task::Draw { seat, count: HAND, to: Drawn::Hand }]);
                return game.run(state, &mut NoEvents);
            }
            game.begin_turn(state, &mut NoEvents);
            if !state.stack.is_empty() {
                return game.run(state, &mut NoEvents);
            }
            if !self.finishes(state) {
                return;
            }
        }
    }

    /// Plays all treasures of the hand.
    #[inline]
    fn play_treasures(&self, state: &mut State) {
        let (player, turn) = (&mut state.players[state.active.index()], &mut state.turn);
        let treasures = player.hand.of_kinds(&self.all);
        turn.coins = turn.coins.saturating_add(self.coins.of(&treasures));
        if treasures.has(Card::SILVER) && !turn.silver {
            turn.silver = true;
            turn.coins = turn.coins.saturating_add(turn.silver_bonus.into());
        }
        player.hand.take_all(&treasures);
        if !player.known.is_empty() {
            player.known.take_all(&treasures);
        }
        player.play.add_all(&treasures);
        turn.phase = Phase::Treasure;
    }

    /// Buys as long as the menu wants something.
    #[inline]
    fn buy(&self, game: &Dominion, state: &mut State, strategist: &Strategist) {
        while state.turn.buys > 0 {
            let wanted = match strategist.wants(game, state) {
                Ok(card) => card,
                Err(()) => Sight::of(state).and_then(|sight| strategist.buys(game, &sight)),
            };
            let Some(card) = wanted else { break };
            game.buy(state, card, &mut NoEvents);
        }
    }
}

/// Draws a new hand for a seat that has none; `false` where it is not so simple, and nothing is done.
#[inline]
fn new_hand(player: &mut Player, rng: &mut Rng, fell: &mut impl FnMut(Outcome)) -> bool {
    let size = player.deck.total();
    let shuffles = size < HAND.into();
    let rest = if shuffles { &player.discard } else { &player.deck };
    let (count, left) = if shuffles { (HAND - size as u8, rest.total()) } else { (HAND, size) };
    if !player.top.is_empty() || left < count.into() || (left > count.into() && rest.is_uniform()) {
        return false;
    }
    if shuffles {
        player.hand = player.deck;
        // Whoever has no deck holds all its hidden cards in hand, and what it owns everybody knows.
        player.known = player.hand;
        player.deck = player.discard.empty();
    }
    let heap = if left == u16::from(count) {
        player.deck
    } else {
        let heap = draw(player.deck, count, rng);
        fell(Outcome::Drawn(heap));
        heap
    };
    player.deck.take_all(&heap);
    player.hand.add_all(&heap);
    true
}

/// Coins of each kind, laid out so that a word of counts is weighed by two products: those of even and of odd bytes, the last first.
#[derive(Clone, Copy, Debug, Default)]
struct Coins([[u64; 2]; 3]);

impl Coins {
    fn set(&mut self, card: Card, coins: u8) {
        let (word, byte) = (card.index() / 8, card.index() % 8);
        self.0[word][byte % 2] |= u64::from(coins) << (48 - 16 * (byte / 2));
    }

    /// Coins of a heap.
    #[inline]
    fn of(&self, cards: &Cards) -> u16 {
        const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
        // Four counts of up to 255 times MOST_COINS stay below 2¹⁶, so the highest of the four sums is whole.
        let weigh = |(word, [even, odd]): (u64, [u64; 2])| {
            ((word & EVEN).wrapping_mul(even) >> 48) + ((word >> 8 & EVEN).wrapping_mul(odd) >> 48)
        };
        let words = cards.words();
        let sum = weigh((words[0], self.0[0])) + weigh((words[1], self.0[1])) + weigh((words[2], self.0[2]));
        sum.min(u16::MAX.into()) as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coins_are_weighed_kind_by_kind() {
        let (mut coins, mut heap, mut sum) = (Coins::default(), Cards::NONE, 0);
        for card in Card::all() {
            let (worth, count) = ((card.0 * 7 % 61).min(MOST_COINS), card.0 * 13);
            coins.set(card, worth);
            heap.add(card, count);
            sum = u16::saturating_add(sum, u16::from(worth) * u16::from(count));
            assert_eq!(coins.of(&heap), sum, "{card:?}");
        }
        assert_eq!(coins.of(&Cards::NONE.with(Card(2), 255)), 255 * 14);
    }
}

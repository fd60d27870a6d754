//! What is left of a turn in which nothing but plain treasures can be played: they are, the menu buys, the turn ends. Done in one go.

use crate::agents::Strategist;
use crate::cards::{Card, Cards};
use crate::kinds::{Amounts, Type};
use crate::rules::Dominion;
use crate::sight::Sight;
use crate::state::{Phase, State};

/// Which cards bring coins and nothing else, and whether a game has cards that ask for more care.
#[derive(Clone, Debug)]
pub(super) struct Money {
    /// Coins of each treasure that brings nothing else; 0 for all others.
    coins: Vec<(Card, u16)>,
    /// 255 of each of them.
    all: Cards,
    /// Kinds that bring coins and nothing else, or can never be played, as bits.
    plain: u32,
    /// Actions, as bits.
    actions: u32,
    /// Kinds that may go from play on the deck, as bits.
    returns: u32,
    /// Whether some card of the game cannot be bought with another in play: then treasures may be held back.
    barred: bool,
}

impl Money {
    pub fn of(game: &Dominion) -> Self {
        let mut money = Self { coins: Vec::new(), all: Cards::NONE, plain: 0, actions: 0, returns: 0, barred: false };
        for (at, kind) in game.kinds().iter().enumerate() {
            let (action, treasure) = (kind.is(Type::Action), kind.is(Type::Treasure));
            let alone = kind.plus == Amounts { coins: kind.plus.coins, ..Amounts::NONE };
            let coins_alone = treasure && !action && kind.steps.is_empty() && alone && !kind.stays();
            if coins_alone {
                money.coins.push((Card(at as u8), kind.plus.coins.into()));
                money.all.add(Card(at as u8), u8::MAX);
            }
            money.plain |= u32::from(coins_alone || !(action || treasure)) << at;
            money.actions |= u32::from(action && !treasure) << at;
            money.returns |= u32::from(kind.returns) << at;
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
        let idle = if turn.actions == 0 { self.actions } else { 0 };
        state.players[state.active.index()].hand.mask() & !(self.plain | idle) == 0
    }

    /// Finishes the turn.
    pub fn finish(&self, game: &Dominion, state: &mut State, strategist: &Strategist) {
        let (player, turn) = (&mut state.players[state.active.index()], &mut state.turn);
        let treasures = player.hand.of_kinds(&self.all);
        for &(card, coins) in &self.coins {
            turn.coins = turn.coins.saturating_add(coins * u16::from(treasures.count(card)));
        }
        if treasures.has(Card::SILVER) && !turn.silver {
            turn.silver = true;
            turn.coins = turn.coins.saturating_add(turn.silver_bonus.into());
        }
        player.hand.take_all(&treasures);
        player.known.take_all(&treasures);
        player.play.add_all(&treasures);
        turn.phase = Phase::Treasure;
        while state.turn.buys > 0 {
            let Some(sight) = Sight::of(state) else { return };
            let Some(card) = strategist.buys(game, &sight) else { break };
            game.buy(state, card, &mut tabletop::NoEvents);
        }
        if state.turn.victory || state.players[state.active.index()].play.mask() & self.returns == 0 {
            game.clean_up(state, &mut tabletop::NoEvents);
        } else {
            game.end_turn(state);
        }
        game.run(state, &mut tabletop::NoEvents);
    }
}

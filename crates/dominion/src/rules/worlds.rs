//! Worlds of a view, and twins of a state: what somebody does not see is dealt anew.

use tabletop::{Eye, Game, Rng, Seat};

use super::Dominion;
use super::listing::draw_some;
use crate::cards::{Card, Cards};
use crate::state::{Player, State, Top};
use crate::view::{PlayerView, View};

/// How often cards are dealt anew until what is asked can be answered.
const TRIES: u32 = 64;

/// Where hidden cards lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heap {
    Hand,
    Looked,
    Deck,
}

impl Dominion {
    pub(super) fn world_of(&self, view: &View, rng: &mut Rng) -> Option<State> {
        let some = self.some_state(view)?;
        let eye = view.seat.map_or(Eye::Public, Eye::Seat);
        let dealt = self.redealt(&some, eye, rng);
        dealt
            .or_else(|| self.dealt_to_answer(&some, eye, rng))
            .or_else(|| self.check_state(&some).is_ok().then_some(some))
    }

    /// Deals the hidden cards of all other seats anew, any way they may lie as likely as any other. That a seat is asked something tells that it can
    /// answer; so it can then. `None` where that hardly ever comes about.
    pub(crate) fn redealt(&self, state: &State, eye: Eye, rng: &mut Rng) -> Option<State> {
        (0..TRIES).find_map(|_| self.dealt_once(state, eye, None, rng))
    }

    /// Likewise, where whoever is asked can answer only with a card that it seldom has.
    fn dealt_to_answer(&self, state: &State, eye: Eye, rng: &mut Rng) -> Option<State> {
        let wishes = Card::all().flat_map(|card| [Heap::Hand, Heap::Looked, Heap::Deck].map(|heap| (heap, card)));
        wishes.into_iter().find_map(|wish| self.dealt_once(state, eye, Some(wish), rng))
    }

    /// `None` where what came of it cannot be. Other seats that may have the card that is wished for have it.
    fn dealt_once(&self, state: &State, eye: Eye, wish: Option<(Heap, Card)>, rng: &mut Rng) -> Option<State> {
        let mut world = state.clone();
        for (index, player) in world.players.iter_mut().enumerate() {
            if !eye.is(Seat(index as u8)) {
                redeal(player, wish, rng);
            }
        }
        self.check_state(&world).is_ok().then_some(world)
    }

    /// A state that looks so: what is not seen lies anywhere. `None` where none does.
    pub(crate) fn some_state(&self, view: &View) -> Option<State> {
        let players: Option<Vec<Player>> = view.players.iter().map(dealt).collect();
        Some(State {
            supply: view.supply,
            trash: view.trash,
            players: players?,
            active: view.active,
            turn: view.turn,
            stack: view.stack.clone(),
        })
    }
}

/// Deals what only the owner of cards sees: the hand but for what is known of it, cards put on the deck face down, cards looked at,
/// and the rest of the deck.
fn redeal(player: &mut Player, wish: Option<(Heap, Card)>, rng: &mut Rng) {
    let mut unknown = player.hand;
    unknown.take_all(&player.known);
    let mut pool = unknown;
    pool.add_all(&player.looked);
    pool.add_all(&player.deck);
    let hidden = player.top.iter().filter(|top| !top.open).map(|top| top.card);
    pool.add_all(&hidden.collect());
    // One card that is to lie in a heap is put aside first.
    let wished = |heap: Heap, room: u16, pool: &mut Cards| match wish {
        Some((wanted, card)) if wanted == heap && room > 0 => (card, pool.take(card, 1)),
        _ => (Card::COPPER, 0),
    };
    let in_deck = wished(Heap::Deck, player.deck.total(), &mut pool);
    let mut deal = |heap: Heap, count: u16, pool: &mut Cards| {
        let (card, taken) = wished(heap, count, pool);
        let mut some = draw_some(*pool, count - u16::from(taken), rng);
        pool.take_all(&some);
        some.add(card, taken);
        some
    };
    player.hand = player.known;
    player.hand.add_all(&deal(Heap::Hand, unknown.total(), &mut pool));
    player.looked = deal(Heap::Looked, player.looked.total(), &mut pool);
    for top in player.top.iter_mut().filter(|top| !top.open) {
        let some = draw_some(pool, 1, rng);
        pool.take_all(&some);
        top.card = some.kinds().next().unwrap_or(top.card);
    }
    player.deck = pool;
    player.deck.add(in_deck.0, in_deck.1);
}

/// A seat whose cards look so: what is not seen lies anywhere. `None` where no cards do.
fn dealt(view: &PlayerView) -> Option<Player> {
    let mut pool = view.owned;
    let mut takes = |cards: &Cards| {
        let there = pool.includes(cards);
        pool.take_all(cards);
        there.then_some(())
    };
    for heap in [&view.shown, &view.discard, &view.play, &view.aside] {
        takes(heap)?;
    }
    for card in view.top.iter().flatten() {
        takes(&Cards::one(*card))?;
    }
    let (hand, looked, deck) = match &view.own {
        Some(own) => {
            for heap in [&own.hand, &own.looked, &own.deck] {
                takes(heap)?;
            }
            let sizes = (own.hand.total(), own.looked.total(), own.deck.total());
            let told = (view.hand_size, view.looked_size, view.deck_size);
            if sizes != told || !pool.is_empty() || view.top.contains(&None) {
                return None;
            }
            (own.hand, own.looked, own.deck)
        }
        None => {
            takes(&view.known)?;
            let mut hand = view.known;
            hand.add_all(&some_of(&mut pool, view.hand_size.checked_sub(view.known.total())?)?);
            (hand, some_of(&mut pool, view.looked_size)?, Cards::NONE)
        }
    };
    let mut top = Vec::with_capacity(view.top.len());
    for card in &view.top {
        let hidden = card.is_none() || view.own.is_some();
        let card = match card {
            Some(card) => *card,
            None => some_of(&mut pool, 1)?.kinds().next()?,
        };
        top.push(Top { card, open: !hidden });
    }
    let deck = if view.own.is_some() { deck } else { pool };
    (deck.total() == view.deck_size).then_some(())?;
    Some(Player {
        hand,
        known: view.known,
        showed: view.showed,
        top,
        deck,
        looked,
        shown: view.shown,
        discard: view.discard,
        play: view.play,
        staying: view.staying,
        later: view.later,
        aside: view.aside,
        tokens: view.tokens,
        turns: view.turns,
    })
}

/// So many cards of a pool, which are then gone from it; `None` where there are fewer.
fn some_of(pool: &mut Cards, count: u16) -> Option<Cards> {
    let mut some = Cards::NONE;
    let mut left = count;
    for card in Card::all() {
        let taken = pool.take(card, u8::try_from(left).unwrap_or(u8::MAX));
        some.add(card, taken);
        left -= u16::from(taken);
    }
    (left == 0).then_some(some)
}

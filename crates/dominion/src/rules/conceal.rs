//! Twins of a state: others that look the same to some eyes, with all that those do not see drawn anew.

use tabletop::{Eye, Game, Rng, Seat};

use super::Dominion;
use super::listing::draw_some;
use crate::state::{Player, State};

/// How often cards are dealt anew until what is asked can be answered.
const TRIES: u32 = 64;

impl Dominion {
    /// Deals the hidden cards of all other seats anew. That a seat is asked something tells that it can answer; so does its twin.
    pub(super) fn concealed(&self, state: &State, eye: Eye, rng: &mut Rng) -> State {
        for _ in 0..TRIES {
            let mut twin = state.clone();
            for (index, player) in twin.players.iter_mut().enumerate() {
                if !eye.is(Seat(index as u8)) {
                    redeal(player, rng);
                }
            }
            if self.check_state(&twin).is_ok() {
                return twin;
            }
        }
        state.clone()
    }
}

/// Deals what only the owner of cards sees: the hand but for what is known of it, cards put on the deck face down, cards looked at,
/// and the rest of the deck.
fn redeal(player: &mut Player, rng: &mut Rng) {
    let mut unknown = player.hand;
    unknown.take_all(&player.known);
    let mut pool = unknown;
    pool.add_all(&player.looked);
    pool.add_all(&player.deck);
    let hidden = player.top.iter().filter(|top| !top.open).map(|top| top.card);
    pool.add_all(&hidden.collect());
    let mut deal = |count: u16| {
        let some = draw_some(pool, count, rng);
        pool.take_all(&some);
        some
    };
    player.hand = player.known;
    player.hand.add_all(&deal(unknown.total()));
    player.looked = deal(player.looked.total());
    for top in player.top.iter_mut().filter(|top| !top.open) {
        top.card = deal(1).kinds().next().unwrap_or(top.card);
    }
    player.deck = pool;
}

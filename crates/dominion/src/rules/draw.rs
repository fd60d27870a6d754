//! Decks: what is drawn from them, and what chance may bring.
//!
//! A deck is what was put on top, in order, and below it the rest in no order at all. What lies on top comes first; of the rest every
//! card is as likely as any other. So a draw is chance only where fewer cards are wanted than the rest holds, and its outcome is the
//! heap that comes: n cards of a deck come as k heaps by the hypergeometric law.

use tabletop::{EventSink, Illegal, Rng, Seat};

use super::Dominion;
use super::listing::draw_some;
use crate::action::Outcome;
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::state::{Player, State};
use crate::task::{Drawn, Task};

impl Dominion {
    /// Draws as far as it is settled what comes. Where chance is due, what is left to draw is on the stack, and `false` returned.
    pub(super) fn draw_cards(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        to: Drawn,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let player = &mut state.players[seat.index()];
        let (mut left, mut drawn) = (u16::from(count), Cards::NONE);
        while left > 0 {
            if let Some(top) = player.top.pop() {
                left -= 1;
                drawn.add(top.card, 1);
                put(player, &Cards::one(top.card), to);
                if top.open && to == Drawn::Hand {
                    player.known.add(top.card, 1);
                }
                continue;
            }
            let size = player.deck.total();
            if size == 0 {
                if player.discard.is_empty() {
                    break;
                }
                // Whoever has no deck holds all its hidden cards in hand, and what it owns everybody knows.
                if player.looked.is_empty() {
                    player.known = player.hand;
                }
                tell(seat, drawn.empty(), to, events);
                player.deck = player.discard.empty();
                events.push(|| Event::Shuffled(seat));
            } else if left >= size {
                left -= size;
                let all = player.deck.empty();
                drawn.add_all(&all);
                put(player, &all, to);
            } else if player.deck.is_uniform() {
                let some = player
                    .deck
                    .kinds()
                    .map(|card| (card, left as u8))
                    .fold(Cards::NONE, |heap, (card, count)| heap.with(card, count));
                player.deck.take_all(&some);
                drawn.add_all(&some);
                put(player, &some, to);
                left = 0;
            } else {
                tell(seat, drawn, to, events);
                state.stack.push(Task::Draw { seat, count: left as u8, to });
                return false;
            }
        }
        tell(seat, drawn, to, events);
        true
    }

    /// The draw that chance is due for.
    #[inline]
    pub(crate) fn due(&self, state: &State) -> Option<(Seat, u8, Drawn)> {
        match state.stack.last() {
            Some(&Task::Draw { seat, count, to }) => Some((seat, count, to)),
            _ => None,
        }
    }

    /// Every outcome that may come, with its probability.
    pub(super) fn chances(&self, state: &State) -> Vec<(f64, Outcome)> {
        if state.stack.last() == Some(&Task::First) {
            let share = 1.0 / f64::from(self.setup.seats);
            return self.seats_of().map(|seat| (share, Outcome::First(seat))).collect();
        }
        let Some((seat, count, _)) = self.due(state) else { return Vec::new() };
        let Some(player) = state.players.get(seat.index()) else { return Vec::new() };
        hypergeometric(&player.deck, count).into_iter().map(|(p, heap)| (p, Outcome::Drawn(heap))).collect()
    }

    /// One of them.
    pub(crate) fn drawn(&self, state: &State, rng: &mut Rng) -> Option<Outcome> {
        use rand::RngExt;
        if state.stack.last() == Some(&Task::First) {
            return Some(Outcome::First(Seat(rng.random_range(0..self.setup.seats))));
        }
        let (seat, count, _) = self.due(state)?;
        let player = state.players.get(seat.index())?;
        Some(Outcome::Drawn(draw_some(player.deck, count.into(), rng)))
    }

    /// Goes on with what chance brought.
    pub(super) fn resolve_outcome(
        &self,
        state: &mut State,
        outcome: &Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        match (state.stack.last(), outcome) {
            (Some(Task::First), Outcome::First(seat)) if seat.0 < self.setup.seats => {
                state.stack.pop();
                state.active = *seat;
            }
            (Some(&Task::Draw { seat, count, to }), Outcome::Drawn(heap)) => {
                let player = state.players.get_mut(seat.index()).ok_or_else(impossible)?;
                if heap.total() != u16::from(count) || !player.deck.includes(heap) {
                    return Err(impossible());
                }
                player.deck.take_all(heap);
                put(player, heap, to);
                state.stack.pop();
                tell(seat, *heap, to, events);
            }
            _ => return Err(impossible()),
        }
        self.run(state, events);
        Ok(())
    }

    /// The same of an outcome that can come, when nobody listens.
    pub(crate) fn bring(&self, state: &mut State, outcome: &Outcome) {
        match (state.stack.pop(), outcome) {
            (Some(Task::Draw { seat, to, .. }), Outcome::Drawn(heap)) => {
                let player = &mut state.players[seat.index()];
                player.deck.take_all(heap);
                put(player, heap, to);
            }
            (_, Outcome::First(seat)) => state.active = *seat,
            (_, Outcome::Drawn(_)) => {}
        }
        self.run(state, &mut tabletop::NoEvents);
    }
}

fn put(player: &mut Player, cards: &Cards, to: Drawn) {
    match to {
        Drawn::Hand => player.hand.add_all(cards),
        Drawn::Looked => player.looked.add_all(cards),
        Drawn::Shown => player.shown.add_all(cards),
    }
}

fn tell(seat: Seat, cards: Cards, to: Drawn, events: &mut impl EventSink<Event>) {
    if !cards.is_empty() {
        events.push(|| Event::Drew { seat, count: cards.total() as u8, to, cards: Some(cards) });
    }
}

/// Every heap of `count` cards of a deck with its probability: the product of the ways to draw each kind, over the ways to draw any.
fn hypergeometric(deck: &Cards, count: u8) -> Vec<(f64, Cards)> {
    let kinds: Vec<(Card, u8)> = deck.counts().collect();
    let mut heaps = vec![(1.0 / ways(deck.total(), count), Cards::NONE)];
    // Cards that the kinds still to come can give, so that no heap is begun that cannot be filled.
    let mut behind = deck.total();
    for (card, have) in kinds {
        behind -= u16::from(have);
        let more = |(p, heap): (f64, Cards)| {
            let left = u16::from(count) - heap.total();
            let fewest = left.saturating_sub(behind);
            (fewest..=left.min(have.into())).map(move |n| (p * ways(have.into(), n as u8), heap.with(card, n as u8)))
        };
        heaps = heaps.into_iter().flat_map(more).collect();
    }
    heaps
}

/// In how many ways `k` of `n` cards can be drawn.
fn ways(n: u16, k: u8) -> f64 {
    (0..u16::from(k)).map(|at| (f64::from(n) - f64::from(at)) / (f64::from(at) + 1.0)).product()
}

/// That cannot come here.
fn impossible() -> Illegal {
    Illegal::new("impossible-outcome", "that cannot come here")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_come_by_the_hypergeometric_law() {
        let deck = Cards::NONE.with(Card::COPPER, 7).with(Card::ESTATE, 3);
        let heaps = hypergeometric(&deck, 5);
        assert_eq!(heaps.len(), 4);
        let five_two: f64 = heaps
            .iter()
            .filter(|(_, heap)| [2, 5].contains(&heap.count(Card::COPPER)))
            .map(|(probability, _)| probability)
            .sum();
        assert!((five_two - 1.0 / 6.0).abs() < 1e-12, "{five_two}");
        assert!((heaps.iter().map(|(probability, _)| probability).sum::<f64>() - 1.0).abs() < 1e-12);
    }
}

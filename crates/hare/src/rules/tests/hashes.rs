//! The fast hash tells positions apart by everything that counts.

use tabletop::Game;

use super::sober;
use crate::card::{Card, Deck};
use crate::state::{End, Phase, State};

#[test]
fn every_part_of_a_position_counts() {
    let start = sober("2008", 6).start();
    let mut variants: Vec<State> = vec![start];
    let mut with = |change: &dyn Fn(&mut State)| {
        let mut state = start;
        change(&mut state);
        variants.push(state);
    };
    for at in 0..6 {
        with(&|state| state.squares[at] = 9);
        with(&|state| state.places[at] = 1);
        with(&|state| state.carrots[at] += 1);
        with(&|state| state.carrots[at] += 256);
        with(&|state| state.salads[at] -= 1);
        with(&|state| state.eating = 1 << at);
        with(&|state| state.waiting = 1 << at);
        with(&|state| state.missing = 1 << at);
    }
    for phase in [Phase::Again, Phase::Choice, Phase::Draw, Phase::Over(End::Home), Phase::Over(End::Rounds)] {
        with(&|state| state.phase = phase);
    }
    with(&|state| state.mover = 1);
    with(&|state| state.runner.0 = 1);
    with(&|state| state.paid = 1);
    with(&|state| state.paid = 256);
    with(&|state| state.round = 2);
    with(&|state| state.round = 257);
    let deck = Deck { last_move_free: 1, take_or_give: 1, ..Deck::EMPTY };
    for cards in [
        &[Card::LastMoveFree] as &[Card],
        &[Card::TakeOrGive],
        &[Card::LastMoveFree, Card::TakeOrGive, Card::LastMoveFree],
    ] {
        with(&|state| cards.iter().for_each(|&card| state.pile.draw(&deck, card)));
    }
    let mut keys: Vec<u64> = variants.iter().map(State::key).collect();
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
    assert_eq!(count, 1 + 8 * 6 + 5 + 6 + 3);
}

//! The fewest turns in which one runner alone comes home, found by a plain search through all positions turn by turn.

use std::collections::BTreeSet;

use tabletop::{Game, NoEvents, Seat};

use super::sober;
use crate::rules::Hare;
use crate::state::State;
use crate::track::GOAL;

/// The first seat alone on the track with that rank: one seat less is home, and one stays on the start, since it misses every turn.
fn alone(game: &Hare, carrots: u16, rank: u8) -> State {
    let mut state = game.start();
    state.carrots[0] = carrots;
    for place in 1..rank {
        state.squares[usize::from(place)] = GOAL;
        state.places[usize::from(place)] = place;
        state.salads[usize::from(place)] = 0;
    }
    state
}

/// Turns until the first seat is home. `rank` is held throughout.
fn fewest_turns(board: &str, carrots: u16, rank: u8) -> u32 {
    let game = sober(board, rank + 1);
    let mut edge = vec![alone(&game, carrots, rank)];
    let mut seen = BTreeSet::new();
    for turn in 1.. {
        let mut next_edge = Vec::new();
        for state in edge {
            for action in game.moves(&state) {
                let mut next = state;
                next.missing = 1 << rank;
                game.play(&mut next, action, &mut NoEvents);
                if next.squares[0] == GOAL {
                    return turn;
                }
                assert_eq!((next.mover(), game.rank(&next, Seat(0), crate::Runner::A)), (Seat(0), rank));
                next.round = 1;
                if seen.insert((next.squares[0], next.carrots[0], next.salads[0], next.eating)) {
                    next_edge.push(next);
                }
            }
        }
        assert!(!next_edge.is_empty(), "there is no way home");
        edge = next_edge;
    }
    unreachable!("turns are counted without end")
}

#[test]
fn the_board_of_2008_takes_19_turns_with_68_carrots_and_17_with_98() {
    assert_eq!([68, 98].map(|carrots| fewest_turns("2008", carrots, 1)), [19, 17]);
}

#[test]
fn the_board_of_1978_takes_20_turns_with_68_carrots_and_18_with_98() {
    assert_eq!([68, 98].map(|carrots| fewest_turns("1978", carrots, 1)), [20, 18]);
}

#[test]
fn held_at_rank_two_or_three_a_runner_is_faster() {
    let turns = |board| [2, 3].map(|rank| fewest_turns(board, 68, rank));
    assert_eq!((turns("2008"), turns("1978")), ([14, 12], [14, 12]));
}

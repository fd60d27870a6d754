//! Kernel = rules, and search = plain minimax of the kernel, on positions of random games.

use std::sync::Arc;

use search::{AlphaBeta, Limits, MaxN, Vectors, plain};
use tabletop::{Eye, Game, Monitor, NoEvents, Seat, Seed, Turn};

use super::{Arena, Field, Outlook, Stage, Tree, Valuation};
use crate::agents::draft::Draft;
use crate::agents::minimax::Evaluation;
use crate::agents::sets::{Few, Territories};
use crate::agents::sight::{Ground, Sight};
use crate::board::{Board, Owner, Phase};
use crate::testing::world;
use crate::{Action, Risk, Setup, Start, State};

const TREE: Tree = Tree { threshold: 0.5, width: 4, attacks: 3, outlook: Outlook::Expected };

/// Calls `visit` with every position of some random games in which a seat is to act, the last as the game is about to end.
fn positions(games: u64, mut visit: impl FnMut(&Risk, &State, Seat)) {
    for index in 0..games {
        let seed = Seed(23).derive("game", index);
        let seats = 2 + (index % 7) as u8;
        let setup = Setup { seats, start: Start::Scatter, round_limit: 12, ..Setup::default() };
        let game = Risk::new(setup, world()).unwrap();
        let mut state = game.start();
        for step in 0.. {
            let mut rng = seed.stream("play", step);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng).unwrap();
                    game.resolve(&mut state, &outcome, &mut NoEvents).unwrap();
                }
                Turn::Seat(seat) => {
                    visit(&game, &state, seat);
                    let action = game.sample(&game.view(&state, Eye::Seat(seat)), &mut rng).unwrap();
                    game.apply(&mut state, &action, &mut NoEvents).unwrap();
                }
            }
        }
    }
}

fn field(board: &Board, seat: Seat, stage: Stage, tree: Tree) -> Field<Evaluation> {
    field_of(board, seat, stage, tree)
}

fn field_of<S: Territories>(board: &Board, seat: Seat, stage: Stage, tree: Tree) -> Field<Evaluation, S> {
    let rivals: Vec<Seat> = Seat::all(board.seats()).filter(|&other| other != seat && board.alive(other)).collect();
    let arena = Arena::new(&world(), tree, seat, &rivals, board, Evaluation::default());
    Field::new(Arc::new(arena), board, stage)
}

fn assert_same<V: Valuation>(changed: &Field<V>, fresh: &Field<V>) {
    assert_eq!(changed.lands(), fresh.lands());
    assert_eq!(changed.key(), fresh.key(), "the hash went another way");
    assert_eq!(changed.all_armies(), fresh.all_armies());
    for seat in Seat::all(6) {
        assert_eq!(changed.strength(Owner::of(seat)), fresh.strength(Owner::of(seat)));
        assert_eq!(changed.income(seat), fresh.income(seat));
    }
}

/// Fights a blitz out by the rules, moving in with everything.
fn blitz(game: &Risk, state: &State, action: &Action, seed: Seed) -> Board {
    let mut state = state.clone();
    game.apply(&mut state, action, &mut NoEvents).unwrap();
    for roll in 0.. {
        match state.board.phase {
            Phase::Roll(_) => {
                let outcome = game.draw(&state, &mut seed.stream("dice", roll)).unwrap();
                game.resolve(&mut state, &outcome, &mut NoEvents).unwrap();
            }
            Phase::Occupy { from, .. } => {
                let all = state.board.land(from).armies - 1;
                game.apply(&mut state, &Action::Occupy(all), &mut NoEvents).unwrap();
            }
            _ => break,
        }
    }
    state.board
}

#[test]
fn attacks_leave_the_board_the_rules_leave() {
    let (mut won, mut lost) = (0, 0);
    positions(30, |game, state, seat| {
        if state.board.phase != Phase::Attack {
            return;
        }
        let view = game.view(state, Eye::Seat(seat));
        let stage = Stage::Attack { left: 3 };
        for (from, to) in Sight::new(game, &view).attacks() {
            let seed = Seed(u64::from(from.0) << 8 | u64::from(to.0));
            let after = blitz(game, state, &Action::Blitz { from, to, stop: 1 }, seed);
            let mut kernel = field(&state.board, seat, stage, TREE);
            let before = kernel.clone();
            let mark = kernel.mark();
            if after.holds(seat, to) {
                kernel.capture(from, to, after.land(to).armies);
                won += 1;
            } else {
                kernel.repulse(from, to, after.land(to).armies);
                lost += 1;
            }
            assert_same(&kernel, &field(&after, seat, stage, TREE));
            kernel.back_to(mark);
            assert_same(&kernel, &before);
        }
    });
    assert!(won > 1000 && lost > 1000, "{won} won, {lost} lost");
}

#[test]
fn drafts_leave_the_board_the_rules_leave() {
    let mut drafts = 0;
    positions(60, |game, state, seat| {
        let fresh = state.board.trades == 0 && state.board.phase == Phase::Reinforce { spoils: false };
        let view = game.view(state, Eye::Seat(seat));
        if !fresh || view.hand.len() >= crate::card::FORCED_TRADE {
            return;
        }
        let mut kernel = field(&state.board, seat, Stage::Draft, TREE);
        let before = kernel.clone();
        let mark = kernel.mark();
        assert_eq!(kernel.income(seat), state.board.to_place);
        kernel.draft(state.board.to_place);
        let mut draft = Draft::default();
        draft.make(&Sight::new(game, &view), Owner::of(seat), state.board.to_place);
        let mut after = state.clone();
        game.apply(&mut after, &Action::Place(draft.placing()), &mut NoEvents).unwrap();
        assert_same(&kernel, &field(&after.board, seat, Stage::Draft, TREE));
        kernel.back_to(mark);
        assert_same(&kernel, &before);
        drafts += 1;
    });
    assert!(drafts > 300, "only {drafts} drafts");
}

#[test]
fn alpha_beta_finds_the_value_of_plain_minimax() {
    let monitor = Monitor::new();
    let mut search = AlphaBeta::new(12);
    let (mut searched, mut chosen) = (0u64, 0);
    positions(15, |_, state, seat| {
        if state.board.phase != Phase::Attack {
            return;
        }
        searched += 1;
        let outlook = if searched.is_multiple_of(2) { Outlook::Expected } else { Outlook::Chance };
        let root = field(&state.board, seat, Stage::Attack { left: 2 }, Tree { outlook, attacks: 2, ..TREE });
        for depth in 1..=3 {
            let found = search.search(&root, &Limits::depth(depth), &monitor);
            let value = plain::minimax(&root, depth);
            assert!((found.value.unwrap() - value).abs() < 1e-9, "depth {depth}: {:?} is not {value}", found.value);
        }
        chosen += u64::from(plain::moves(&root).len() > 1);
    });
    assert!(chosen > 100, "only {chosen} positions had a choice");
}

#[test]
fn a_search_over_sets_in_one_word_finds_what_one_over_any_sets_finds() {
    let monitor = Monitor::new();
    let mut search = AlphaBeta::new(12);
    let mut searched = 0u64;
    positions(15, |_, state, seat| {
        if state.board.phase != Phase::Attack {
            return;
        }
        searched += 1;
        let stage = Stage::Attack { left: 3 };
        let few = search.search(&field_of::<Few>(&state.board, seat, stage, TREE), &Limits::depth(4), &monitor);
        let any = search.search(&field(&state.board, seat, stage, TREE), &Limits::depth(4), &monitor);
        assert_eq!((few.best, few.value, few.nodes, few.line), (any.best, any.value, any.nodes, any.line));
    });
    assert!(searched > 100, "only {searched} positions");
}

#[test]
fn max_n_finds_the_vector_of_plain_max_n() {
    let monitor = Monitor::new();
    let mut search = MaxN::new(Vectors::Raw);
    let mut searched = 0u64;
    positions(10, |_, state, seat| {
        if state.board.phase != Phase::Attack {
            return;
        }
        searched += 1;
        let outlook = if searched.is_multiple_of(2) { Outlook::Expected } else { Outlook::Chance };
        let root = field(&state.board, seat, Stage::Attack { left: 1 }, Tree { outlook, attacks: 1, width: 3, ..TREE });
        let found = search.search(&root, &Limits::depth(2), &monitor);
        assert_eq!(found.value.unwrap(), plain::max_n(&root, 2, Vectors::Raw));
    });
    assert!(searched > 100, "only {searched} positions");
}

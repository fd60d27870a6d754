//! Tables of endings, against a solver that goes over all positions until nothing changes.

use std::collections::BTreeMap;

use boards::board::Solved;
use boards::jungle::tables::Tables;
use boards::jungle::{Jungle, Move, Pieces, Position, Setup, Side, TigerLeap};
use tabletop::Game;

use super::support::{at, few, rules};

/// How each position of some animals ends, by the moves of the rules alone: one ply more is looked ahead until nothing changes.
fn slowly(game: &Jungle, first: &Position) -> BTreeMap<String, (Position, Option<i32>)> {
    let name = |position: &Position| format!("{}{:?}", String::from(position.board), position.mover);
    let mut next = vec![*first];
    let mut all: BTreeMap<String, (Position, Option<i32>)> = BTreeMap::new();
    while let Some(mut position) = next.pop() {
        position.quiet = 0;
        if all.insert(name(&position), (position, None)).is_none() {
            for mv in game.rules().moves(&position) {
                let mut after = position;
                after.play(mv);
                after.quiet = 0;
                if !all.contains_key(&name(&after)) {
                    next.push(after);
                }
            }
        }
    }
    for plies in 0..120 {
        let mut settled = Vec::new();
        for (key, (position, known)) in &all {
            if known.is_some() {
                continue;
            }
            let entered = Side::ALL.iter().any(|side| position.has_entered(*side));
            let over = entered || position.board.of(position.mover).is_empty();
            let replies: Vec<Option<i32>> = game
                .rules()
                .moves(position)
                .iter()
                .map(|mv: &Move| {
                    let mut after = *position;
                    after.play(*mv);
                    after.quiet = 0;
                    all[&name(&after)].1
                })
                .collect();
            // Even plies are lost for the side to act, odd ones are won.
            let wins = replies.iter().flatten().any(|reply| reply % 2 == 0);
            let loses = replies.iter().all(|reply| reply.is_some_and(|reply| reply % 2 == 1));
            if over || wins || loses {
                settled.push((key.clone(), plies));
            }
        }
        if settled.is_empty() {
            break;
        }
        for (key, plies) in settled {
            all.get_mut(&key).expect("it is there").1 = Some(plies);
        }
    }
    all
}

fn agrees(setup: Setup, text: &str) -> [usize; 2] {
    let game = rules(setup);
    let position = at(&game, text).position();
    let mut tables = Tables::default();
    tables.build(game.rules(), &position);
    let mut counts = [0, 0];
    for (name, (position, known)) in slowly(&game, &position) {
        let Some(solved) = tables.solved(&Pieces::from(&position)) else { continue };
        let told = match solved {
            Solved::Drawn => None,
            Solved::Won(plies) | Solved::Lost(plies) => Some(i32::from(plies)),
        };
        assert_eq!(told, known, "{name}");
        assert!(!matches!(solved, Solved::Won(plies) if plies % 2 == 0));
        counts[usize::from(known.is_some())] += 1;
    }
    counts
}

#[test]
fn tables_of_two_animals_are_those_of_a_slow_solver() {
    let lengthwise = Setup { tiger_leap: TigerLeap::Lengthwise, ..Setup::default() };
    for (setup, text) in [
        (Setup::default(), "7/7/e6/7/7/7/6R/7/7"),
        (Setup::default(), "7/7/l6/7/7/7/6L/7/7"),
        (lengthwise, "7/7/t6/7/7/7/6C/7/7"),
    ] {
        let [drawn, settled] = agrees(setup, text);
        assert!(settled > 1_000, "{text}: {settled} of {}", drawn + settled);
    }
}

/// In full: `cargo test -p boards tables_of_three -- --ignored`.
#[test]
#[ignore = "the slow solver takes minutes"]
fn tables_of_three_animals_are_those_of_a_slow_solver() {
    for text in ["7/7/e6/7/7/7/6R/7/D6", "7/7/t5r/7/7/7/7/L6/7"] {
        println!("{text}: drawn and settled {:?}", agrees(Setup::default(), text));
    }
}

/// A table says of each position what it says of the best of those after it.
#[test]
fn tables_of_three_animals_agree_with_one_ply_of_search() {
    let game = rules(Setup::default());
    let mut checked = 0;
    for seed in 0..6 {
        let mut state = few(&game, seed, 3);
        let mut tables = Tables::default();
        tables.build(game.rules(), &state.position());
        for number in 0..400 {
            let position = state.position();
            let solved = tables.solved(&Pieces::from(&position));
            let worth = |after: &Position| {
                let over =
                    Side::ALL.iter().any(|side| after.has_entered(*side)) || after.board.of(after.mover).is_empty();
                match if over { Some(Solved::Lost(0)) } else { tables.solved(&Pieces::from(after)) } {
                    Some(Solved::Lost(plies)) => 1_000 - i32::from(plies),
                    Some(Solved::Won(plies)) => i32::from(plies) - 1_000,
                    _ => 0,
                }
            };
            let best = game.rules().moves(&position).into_iter().map(|mv| {
                let mut after = position;
                after.play(mv);
                worth(&after)
            });
            let expected = match best.max().expect("something can be done") {
                0 => Solved::Drawn,
                won if won > 0 => Solved::Won((1_001 - won) as u8),
                lost => Solved::Lost((lost + 1_001) as u8),
            };
            assert_eq!(solved, Some(expected), "{state:?}");
            checked += 1;
            let mut rng = tabletop::Seed(seed).stream("along", number);
            let action = game.sample(&state, &mut rng).expect("something can be done");
            game.apply(&mut state, &action, &mut tabletop::NoEvents).expect("it is allowed");
            if state.end.is_some() || state.board.occupied().len() < 3 {
                break;
            }
        }
    }
    assert!(checked > 100, "{checked}");
}

/// In full, and how long it takes: `cargo test -p boards tables_of_four -- --ignored --nocapture`.
#[test]
#[ignore = "too slow to be built while somebody plays"]
fn tables_of_four_animals_can_be_built() {
    let game = rules(Setup::default());
    let position = at(&game, "7/7/e5l/7/7/7/6R/7/D6").position();
    let mut tables = Tables::default();
    tables.build(game.rules(), &position);
    assert!(tables.solved(&Pieces::from(&position)).is_some());
}

//! Tables of endings, against a solver that goes over all positions until nothing changes.

use std::collections::BTreeMap;

use boards::board::Solved;
use boards::flip_jungle::tables::Tables;
use boards::flip_jungle::{FlipJungle, Position, Setup};

use super::support::{at, rules, variants};

fn name(position: &Position) -> String {
    format!("{} {:?}", String::from(position.board), position.mover)
}

fn after(game: &FlipJungle, position: &Position) -> Vec<Position> {
    let next = |mv| {
        let mut next = *position;
        next.play(*game.rules(), mv);
        next.quiet = 0;
        next
    };
    game.rules().moves(position).into_iter().map(next).collect()
}

/// In how many plies each position ends that can come of one: one ply more is looked ahead until nothing changes. Even plies are lost for the side to act.
fn slowly(game: &FlipJungle, first: &Position) -> BTreeMap<String, (Position, Option<u32>)> {
    let mut next = vec![*first];
    let mut all: BTreeMap<String, (Position, Option<u32>)> = BTreeMap::new();
    while let Some(position) = next.pop() {
        if all.insert(name(&position), (position, None)).is_none() {
            next.extend(after(game, &position).into_iter().filter(|after| !all.contains_key(&name(after))));
        }
    }
    for plies in 0..200 {
        let mut settled = Vec::new();
        for (key, (position, _)) in all.iter().filter(|(_, (_, known))| known.is_none()) {
            let mover = position.mover.expect("there are colours");
            let (own, other) = (position.living(mover), position.living(mover.other()));
            let over = own == 0 && other > 0;
            let replies: Vec<Option<u32>> = after(game, position).iter().map(|after| all[&name(after)].1).collect();
            let wins = replies.iter().flatten().any(|reply| reply % 2 == 0);
            let loses = other > 0 && own > 0 && replies.iter().all(|reply| reply.is_some_and(|reply| reply % 2 == 1));
            if over || (own > 0 && wins) || loses {
                settled.push(key.clone());
            }
        }
        if settled.is_empty() {
            break;
        }
        for key in settled {
            all.get_mut(&key).expect("it is there").1 = Some(plies);
        }
    }
    all
}

fn agrees(game: &FlipJungle, text: &str) -> [usize; 2] {
    let position = at(game, text).position();
    let mut tables = Tables::default();
    tables.build(*game.rules(), &position);
    let mut counts = [0, 0];
    for (name, (position, known)) in slowly(game, &position) {
        let Some(solved) = tables.solved(&position) else { continue };
        let told = match solved {
            Solved::Drawn => None,
            Solved::Won(plies) => Some(u32::from(plies)).filter(|plies| plies % 2 == 1),
            Solved::Lost(plies) => Some(u32::from(plies)).filter(|plies| plies % 2 == 0),
        };
        assert_eq!(told, known, "{name}");
        counts[usize::from(known.is_some())] += 1;
    }
    counts
}

#[test]
fn tables_are_those_of_a_slow_solver() {
    let mut sum = [0, 0];
    for setup in variants().into_iter().filter(|setup| setup.quiet_limit == 40) {
        let game = rules(setup);
        for text in ["E3/4/4/3r w1 * 0", "E3/4/4/2er w1 * 0", "TP2/4/4/3w w1 * 0", "D2C/4/4/3d b1 * 0"] {
            let [drawn, settled] = agrees(&game, text);
            sum = [sum[0] + drawn, sum[1] + settled];
        }
    }
    assert!(sum[0] > 1_000 && sum[1] > 5_000, "{sum:?}");
}

/// In full: `cargo test -p boards tables_of_four -- --ignored --nocapture`.
#[test]
#[ignore = "the slow solver takes minutes"]
fn flip_jungle_tables_of_four_are_those_of_a_slow_solver() {
    let game = rules(Setup::default());
    for text in ["E2P/4/4/2er w1 * 0", "T2P/4/4/2wr w1 * 0"] {
        println!("{text}: drawn and settled {:?}", agrees(&game, text));
    }
}

//! Tables of endings, against a solver that goes over all positions until nothing changes.

use std::collections::BTreeMap;

use boards::board::Solved;
use boards::flip_jungle::tables::Tables;
use boards::flip_jungle::{FlipJungle, Position, Setup, State, agents};
use tabletop::{Agent, Budget, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use super::support::{at, few, rules, variants};

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

/// Plays an ending to its end, the first side by Prowler; how many plies it took, and who won, if anybody.
fn played(game: &FlipJungle, mut state: State, other: &str) -> (u16, Option<Seat>) {
    let mut players: Vec<Box<dyn Agent<FlipJungle>>> = ["prowler:nodes=200", other]
        .map(|spec| agents::make(spec).unwrap_or_else(|fault| panic!("{fault}")))
        .into_iter()
        .collect();
    let (monitor, first) = (Monitor::new(), state.to_act);
    let mut plies = 0_u16;
    while let Turn::Seat(seat) = game.turn(&state) {
        let rng = Seed(9).stream("think", plies.into());
        let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
        let player = &mut players[usize::from(seat != first)];
        let action = player.decide(game, &state, &mut think).action;
        game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
        plies += 1;
    }
    (plies, state.end.expect("it is over").winner)
}

/// Endings of so many pieces as the tables call them: won, drawn, lost.
fn play_out(pieces: usize, wanted: usize, other: &str) -> [usize; 3] {
    let mut counts = [0; 3];
    for setup in variants().into_iter().filter(|setup| setup.quiet_limit == 40) {
        let game = rules(setup);
        let mut tables = Tables::default();
        for seed in 0..wanted {
            let state = few(&game, seed as u64, pieces, 0);
            let position = state.position();
            tables.build(*game.rules(), &position);
            let solved = tables.solved(&position).expect("it is built");
            let (plies, winner) = played(&game, state.clone(), other);
            let told = format!("{} {solved:?}: {winner:?} after {plies}", name(&position));
            // What takes more plies than the limit may be drawn by it.
            match solved {
                Solved::Won(most) if most <= 40 => {
                    assert!(winner == Some(state.to_act) && plies <= u16::from(most), "{told}");
                    counts[0] += 1;
                }
                Solved::Drawn => {
                    assert!(winner.is_none_or(|winner| winner == state.to_act), "{told}");
                    counts[1] += 1;
                }
                Solved::Lost(most) if most <= 40 && other.starts_with("prowler") => {
                    assert!(winner.is_some_and(|winner| winner != state.to_act) && plies == u16::from(most), "{told}");
                    counts[2] += 1;
                }
                _ => {}
            }
        }
    }
    counts
}

/// What the tables call won Prowler wins in as many plies at most, whoever defends it; what they call drawn it does not lose, and what they call lost it makes last as long as can be, and does not save against itself.
#[test]
fn prowler_plays_endings_as_the_tables_tell() {
    for (pieces, wanted) in [(2, 60), (3, 60), (4, 4)] {
        for other in ["prowler:nodes=200", "grabber"] {
            let [won, drawn, lost] = play_out(pieces, wanted, other);
            println!("{pieces} pieces against {other}: {won} won, {drawn} drawn, {lost} lost");
            assert!(won * 5 > wanted, "{won}");
        }
    }
}

//! Prints the perft table of the rules page and how fast it was counted: `cargo run --release -p hare --example perft [DEPTH]`.

use std::hint::black_box;

use cpu_clock::ProcessTime;
use hare::{Hare, Setup, State, perft};
use tabletop::{Game, NoEvents};

/// Board, seats and carrots of the rows.
const ROWS: [(&str, u8, u16); 8] = [
    ("1978", 2, 68),
    ("1978", 3, 68),
    ("1978", 4, 68),
    ("1978", 6, 98),
    ("2008", 2, 68),
    ("2008", 3, 68),
    ("2008", 4, 68),
    ("2008", 6, 98),
];

/// As [`perft`], but the positions after the last action are made, too: what a search does at its leaves.
fn made(game: &Hare, state: &State, depth: u32) -> u64 {
    let moves = game.moves(state);
    let mut positions = 0;
    for action in moves {
        let mut next = *state;
        game.play(&mut next, action, &mut NoEvents);
        positions += if depth > 1 {
            made(game, &next, depth - 1)
        } else {
            u64::from(black_box(next).carrots(next.mover()) < u16::MAX)
        };
    }
    positions
}

/// What was counted, and the seconds of processor time it took: those of the wall tell of other programs, too.
fn timed(count: impl FnOnce() -> u64) -> (u64, f64) {
    let start = ProcessTime::now();
    let count = count();
    (count, start.elapsed().as_secs_f64())
}

fn main() {
    let depth = std::env::args().nth(1).and_then(|depth| depth.parse().ok()).unwrap_or(7);
    println!("{:<16}{:>14}{:>16}{:>20}", "row", "lines", "counted M/s", "each made M/s");
    for (board, seats, carrots) in ROWS {
        let setup = Setup { board: board.to_owned(), seats, carrots: Some(carrots), luck: false, ..Setup::default() };
        let game = match Hare::new(setup) {
            Ok(game) => game,
            Err(faults) => {
                faults.iter().for_each(|fault| eprintln!("{fault}"));
                continue;
            }
        };
        let start = game.start();
        let (lines, counting) = timed(|| perft(&game, &start, depth));
        let (again, making) = timed(|| made(&game, &start, depth));
        assert_eq!(lines, again, "both ways count the same lines");
        let speed = |seconds: f64| lines as f64 / seconds / 1e6;
        println!(
            "{:<16}{lines:>14}{:>16.1}{:>20.1}",
            format!("{board} {seats}p {carrots}"),
            speed(counting),
            speed(making)
        );
    }
}

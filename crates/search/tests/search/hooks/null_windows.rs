//! Principal variation search: the answers of plain alpha-beta, for fewer positions.

use search::{AlphaBeta, Limits, TwoSided};
use tabletop::Monitor;

use super::maze::Maze;
use super::skirmish::Skirmish;
use crate::dag::{Dag, MOST, Shape};

/// Best move, value and the exact values of the ranking, with null windows and without.
fn same<P: TwoSided>(root: &P, limits: &Limits) {
    let monitor = Monitor::new();
    for bits in [0, 3, 12] {
        let plain = AlphaBeta::new(bits).search(root, limits, &monitor);
        let found = AlphaBeta::new(bits).with_null_windows().search(root, limits, &monitor);
        assert_eq!((found.best, found.value), (plain.best, plain.value));
        for (mine, others) in found.ranking.iter().zip(&plain.ranking).take(limits.ranked) {
            assert_eq!((mine.mv, mine.value), (others.mv, others.value));
        }
    }
}

#[test]
fn random_games_have_the_same_answers() {
    for seed in 0..4_000 {
        let dag = Dag::random(seed, Shape::varied(seed));
        let Some(depth) = dag.affordable(1 + (seed / 7 % 6) as u32, MOST) else { continue };
        same(&dag.root(), &Limits::depth(depth).ranked(1 + (seed % 3) as usize));
    }
}

#[test]
fn games_with_hooks_have_the_same_answers() {
    for seed in 0..3_000 {
        let maze = Maze::random(seed);
        same(&maze.root::<2, true>(), &Limits::depth(1 + (seed % 4) as u32).ranked(1 + (seed % 3) as usize));
    }
    for seed in 0..150 {
        same(&Skirmish::<4, true>::random(seed, seed % 3 == 0), &Limits::depth(3).ranked(2));
    }
}

#[test]
fn null_windows_spare_positions() {
    let monitor = Monitor::new();
    // Without a table what is asked twice is searched twice, and it pays all the same.
    for (bits, percent) in [(0, 95), (16, 98)] {
        let (mut plain, mut spared) = (0, 0);
        for seed in 0..60 {
            let root = Skirmish::<4, false>::random(seed, false);
            plain += AlphaBeta::new(bits).search(&root, &Limits::depth(7), &monitor).nodes;
            spared += AlphaBeta::new(bits).with_null_windows().search(&root, &Limits::depth(7), &monitor).nodes;
        }
        println!("table of {bits} bits: {plain} positions without null windows, {spared} with them");
        assert!(100 * spared < percent * plain, "{spared} {plain}");
    }
}

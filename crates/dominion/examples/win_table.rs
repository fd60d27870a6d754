//! Plays cells of the win table of the rules page and prints them beside its numbers.
//!
//! `cargo run --release -p dominion --example win_table -- 4000 [guard] [ROW…] [vs COLUMN…]`: games a cell, whether self-losing buys
//! are refused, rows and columns (all rows and BM1 if none are named).

#[path = "../tests/dominion/support/play.rs"]
mod play;

use std::sync::Arc;

use cpu_clock::ProcessTime;
use dominion::{Catalog, Dominion};
use play::{match_of, table_setup};
use tabletop::Seed;

/// The menus in the order of the table.
const MENUS: [&str; 14] =
    ["BM0", "BM1", "BM1x", "SM1", "SM2", "CR1", "LAB", "MKT", "FES", "MOA1", "WI1", "WI2", "MIL1", "MIL2"];

/// The table of the rules page: the row's share of wins in per cent, without guard.
const WANTED: [[f64; 14]; 14] = [
    [49.8, 19.1, 21.5, 6.3, 8.0, 8.7, 11.3, 12.3, 17.7, 15.3, 3.0, 2.6, 7.7, 5.6],
    [80.9, 50.1, 54.7, 25.9, 28.5, 28.4, 38.4, 38.2, 45.6, 44.6, 12.1, 9.2, 27.7, 21.3],
    [78.5, 45.3, 50.2, 21.6, 24.2, 23.9, 33.9, 33.9, 40.2, 39.9, 10.5, 8.0, 26.8, 22.8],
    [93.7, 74.1, 78.4, 50.3, 51.7, 52.1, 65.3, 64.8, 69.8, 70.2, 27.1, 21.0, 56.6, 51.9],
    [92.0, 71.5, 75.8, 48.3, 50.2, 48.7, 63.0, 62.7, 67.9, 66.9, 26.5, 20.9, 56.5, 52.8],
    [91.3, 71.6, 76.1, 47.9, 51.3, 49.9, 64.8, 63.4, 67.8, 67.6, 25.6, 20.9, 54.8, 50.4],
    [88.7, 61.6, 66.1, 34.7, 37.0, 35.2, 50.0, 50.2, 57.3, 55.9, 15.9, 12.4, 42.5, 39.1],
    [87.7, 61.8, 66.1, 35.2, 37.3, 36.6, 49.8, 49.5, 57.2, 55.8, 15.5, 12.3, 41.3, 36.2],
    [82.3, 54.4, 59.8, 30.2, 32.1, 32.2, 42.7, 42.8, 49.7, 48.6, 13.1, 10.2, 32.4, 25.2],
    [84.7, 55.4, 60.1, 29.8, 33.1, 32.4, 44.1, 44.2, 51.4, 50.1, 16.4, 13.1, 34.7, 28.9],
    [97.0, 87.9, 89.5, 72.9, 73.5, 74.4, 84.1, 84.5, 86.9, 83.6, 49.9, 40.4, 77.8, 73.8],
    [97.4, 90.8, 92.0, 79.0, 79.0, 79.1, 87.5, 87.7, 89.8, 86.9, 59.6, 49.8, 83.2, 81.5],
    [92.3, 72.3, 73.2, 43.4, 43.5, 45.2, 57.5, 58.7, 67.6, 65.3, 22.2, 16.8, 50.1, 41.1],
    [94.4, 78.7, 77.2, 48.1, 47.2, 49.6, 60.9, 63.8, 74.8, 71.1, 26.2, 18.5, 58.9, 50.1],
];

/// The places of menus in the table, all where none is named.
fn places(names: &[String], otherwise: &[usize]) -> Vec<usize> {
    let named: Vec<usize> = names.iter().filter_map(|name| MENUS.iter().position(|menu| menu == name)).collect();
    if named.is_empty() { otherwise.to_vec() } else { named }
}

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.first().and_then(|word| word.parse().ok()).unwrap_or(1_000);
    let guard = words.iter().any(|word| word == "guard");
    words.retain(|word| MENUS.contains(&word.as_str()) || word == "vs" || word == "all");
    let (rows, columns) = match words.iter().position(|word| word == "vs") {
        Some(at) => (words[..at].to_vec(), words[at + 1..].to_vec()),
        None => (words.clone(), Vec::new()),
    };
    let all: Vec<usize> = (0..MENUS.len()).collect();
    let columns = if columns.iter().any(|word| word == "all") { all.clone() } else { places(&columns, &[1]) };
    let text = include_str!("../../../assets/dominion/cards.ron");
    let catalog = Catalog::from_ron("cards.ron", text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let game = Dominion::new(table_setup(), &catalog).unwrap_or_else(|faults| panic!("{faults:?}"));
    let game = Arc::new(game);
    let (clock, mut played) = (ProcessTime::now(), 0_u64);
    println!("{games} games a cell, guard {guard}");
    println!("row   column   seen ±se     page    off   ties%  first%  turns");
    for &row in &places(&rows, &all) {
        for &column in &columns {
            let seed = Seed(2026).derive(MENUS[row], column as u64);
            let tally = match_of(&game, MENUS[row], MENUS[column], games, seed, guard);
            played += u64::from(games);
            let of = |count: u32| 100.0 * f64::from(count) / f64::from(games);
            println!(
                "{:5} {:6} {:6.2} ±{:.2} {:7.1} {:+6.2} {:7.1} {:7.1} {:6.2}",
                MENUS[row],
                MENUS[column],
                tally.share(),
                tally.error(),
                WANTED[row][column],
                tally.share() - WANTED[row][column],
                of(tally.ties),
                of(tally.first),
                tally.turns as f64 / f64::from(games),
            );
        }
    }
    let seconds = clock.elapsed().as_secs_f64();
    println!("{played} games in {seconds:.1} CPU seconds: {:.0} a second", played as f64 / seconds);
}

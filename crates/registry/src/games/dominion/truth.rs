//! What is known of Realm from elsewhere, and what the kernel makes of it: the win table of the reference menus.

use std::sync::atomic::{AtomicU64, Ordering};

use dominion::agents::Strategist;
use dominion::{Dominion, Kernel, read_bots};
use lab::{GameModule, LabError, Library};
use matches::RunControl;
use rayon::prelude::*;
use serde::Serialize;
use tabletop::{Seat, Seed};

use super::content::problem;
use super::{DominionModule, Written};

/// The menus in the order of the table, and the share of games each wins against every other one, in per cent, ties half, without
/// guard: 40 000 games a cell of an independent engine, standard error 0.25.
pub const WANTED: [(&str, [f64; 14]); 14] = [
    ("BM0", [49.8, 19.1, 21.5, 6.3, 8.0, 8.7, 11.3, 12.3, 17.7, 15.3, 3.0, 2.6, 7.7, 5.6]),
    ("BM1", [80.9, 50.1, 54.7, 25.9, 28.5, 28.4, 38.4, 38.2, 45.6, 44.6, 12.1, 9.2, 27.7, 21.3]),
    ("BM1x", [78.5, 45.3, 50.2, 21.6, 24.2, 23.9, 33.9, 33.9, 40.2, 39.9, 10.5, 8.0, 26.8, 22.8]),
    ("SM1", [93.7, 74.1, 78.4, 50.3, 51.7, 52.1, 65.3, 64.8, 69.8, 70.2, 27.1, 21.0, 56.6, 51.9]),
    ("SM2", [92.0, 71.5, 75.8, 48.3, 50.2, 48.7, 63.0, 62.7, 67.9, 66.9, 26.5, 20.9, 56.5, 52.8]),
    ("CR1", [91.3, 71.6, 76.1, 47.9, 51.3, 49.9, 64.8, 63.4, 67.8, 67.6, 25.6, 20.9, 54.8, 50.4]),
    ("LAB", [88.7, 61.6, 66.1, 34.7, 37.0, 35.2, 50.0, 50.2, 57.3, 55.9, 15.9, 12.4, 42.5, 39.1]),
    ("MKT", [87.7, 61.8, 66.1, 35.2, 37.3, 36.6, 49.8, 49.5, 57.2, 55.8, 15.5, 12.3, 41.3, 36.2]),
    ("FES", [82.3, 54.4, 59.8, 30.2, 32.1, 32.2, 42.7, 42.8, 49.7, 48.6, 13.1, 10.2, 32.4, 25.2]),
    ("MOA1", [84.7, 55.4, 60.1, 29.8, 33.1, 32.4, 44.1, 44.2, 51.4, 50.1, 16.4, 13.1, 34.7, 28.9]),
    ("WI1", [97.0, 87.9, 89.5, 72.9, 73.5, 74.4, 84.1, 84.5, 86.9, 83.6, 49.9, 40.4, 77.8, 73.8]),
    ("WI2", [97.4, 90.8, 92.0, 79.0, 79.0, 79.1, 87.5, 87.7, 89.8, 86.9, 59.6, 49.8, 83.2, 81.5]),
    ("MIL1", [92.3, 72.3, 73.2, 43.4, 43.5, 45.2, 57.5, 58.7, 67.6, 65.3, 22.2, 16.8, 50.1, 41.1]),
    ("MIL2", [94.4, 78.7, 77.2, 48.1, 47.2, 49.6, 60.9, 63.8, 74.8, 71.1, 26.2, 18.5, 58.9, 50.1]),
];

/// One cell of the table, as it was played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// The menu of the row.
    pub row: &'static str,
    /// The menu of the column.
    pub column: &'static str,
    /// Games played.
    pub games: u64,
    /// The row's share of wins, ties half, in per cent.
    pub share: f64,
    /// Its standard error, in points.
    pub error: f64,
    /// What the page has; measured with guard there is nothing to compare with.
    pub wanted: f64,
    /// Games without a winner, in per cent.
    pub ties: f64,
    /// Turns of each seat in a game, on average.
    pub turns: f64,
}

impl Cell {
    /// Points by which the share is above the page.
    pub fn off(&self) -> f64 {
        self.share - self.wanted
    }
}

/// The rules of the table: random deal, random starter, all cards of its menus.
///
/// # Errors
/// Content that cannot be read.
pub fn reference(library: &Library) -> Result<Dominion, LabError> {
    let told = |faults: Vec<lab::SetupFault>| LabError::Input(faults.into_iter().map(|fault| fault.problem).collect());
    let written = Written { named: Some("reference".to_owned()), ..Written::default() };
    let setup = DominionModule.resolve(written, library).map_err(told)?;
    let game = DominionModule.rules(setup, library).map_err(told)?;
    Ok((*game).clone())
}

/// One that follows a menu of the file.
///
/// # Errors
/// [`LabError::Input`] with every fault of the file of menus, or that the menu is not there or not of these rules.
pub fn seat(game: &Dominion, id: &str, guard: bool) -> Result<Strategist, LabError> {
    let text = include_str!("../../../../../assets/dominion/bots.ron");
    let bots = read_bots("bots.ron", text);
    let bots = bots.map_err(|faults| LabError::Input(faults.into_iter().map(problem).collect()))?;
    let bot = bots.iter().find(|bot| bot.id == id);
    let bot = bot.ok_or_else(|| LabError::System(format!("there is no menu {id}")))?;
    Strategist::new(game, id, &bot.menu, guard).map_err(|error| LabError::System(format!("{id}: {error}")))
}

/// Plays a cell of the table; the seed settles all of it.
///
/// # Errors
/// As [`seat`], or a name that is not in the table.
pub fn cell(game: &Dominion, row: &str, column: &str, games: u64, seed: Seed, guard: bool) -> Result<Cell, LabError> {
    let place = |name: &str| WANTED.iter().position(|(known, _)| *known == name);
    let (Some(at), Some(across)) = (place(row), place(column)) else {
        return Err(LabError::System(format!("there is no cell {row}, {column}")));
    };
    let seats = [seat(game, row, guard)?, seat(game, column, guard)?];
    let mut rng = seed.derive(row, across as u64).stream("cell", 0);
    let mut kernel = Kernel::new(game);
    let (mut wins, mut ties, mut turns) = (0_u64, 0_u64, 0_u64);
    for _ in 0..games {
        let standing = kernel.play(&seats, &mut rng, |_| {});
        match standing.as_ref().and_then(tabletop::Standing::winner) {
            Some(Seat(0)) => wins += 1,
            Some(_) => {}
            None => ties += 1,
        }
        turns += kernel.state().players.iter().map(|player| u64::from(player.turns)).sum::<u64>();
    }
    let count = games.max(1) as f64;
    let (won, tied) = (wins as f64 / count, ties as f64 / count);
    let mean = won + tied / 2.0;
    let spread = (won + tied / 4.0 - mean * mean).max(0.0);
    Ok(Cell {
        row: WANTED[at].0,
        column: WANTED[across].0,
        games,
        share: 100.0 * mean,
        error: 100.0 * (spread / count).sqrt(),
        wanted: WANTED[at].1[across],
        ties: 100.0 * tied,
        turns: turns as f64 / count / seats.len() as f64,
    })
}

/// Plays cells of the table on all cores, or on so many threads; the figures do not depend on how many. Where it is stopped, those cells
/// that were played by then.
///
/// # Errors
/// As [`cell`], content that cannot be read, or threads that cannot be had.
pub fn cells(
    library: &Library,
    pairs: &[(&str, &str)],
    games: u64,
    seed: Seed,
    guard: bool,
    threads: Option<usize>,
    control: &RunControl<'_>,
) -> Result<Vec<Cell>, LabError> {
    let (game, done) = (reference(library)?, AtomicU64::new(0));
    let all = pairs.len() as u64;
    let play = |&(row, column): &(&str, &str)| {
        if control.stop.load(Ordering::Relaxed) {
            return None;
        }
        let cell = cell(&game, row, column, games, seed, guard);
        (control.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, all);
        Some(cell)
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    let pool = pool.map_err(|error| LabError::System(error.to_string()))?;
    pool.install(|| pairs.par_iter().filter_map(play).collect())
}

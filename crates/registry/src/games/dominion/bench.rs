//! Realm's figures: whole games of menus in the kernel, moves of the rules, decisions of opponents, the win table. All on one core, in
//! processor time.

use std::sync::atomic::AtomicBool;

use dominion::{Dominion, Kernel};
use lab::{GameModule, LabError, Library, Opening};
use matches::bench::{Bench, BenchModule, Bound, timed};
use matches::{AnyGameMatches, MatchRequest, RunControl};
use tabletop::{Budget, Eye, Game, NoEvents, Seed, Turn};

use super::truth::{self, WANTED};
use super::{DominionModule, Written};

/// Games of each figure of the kernel.
const KERNEL: u64 = 200_000;
/// Moves of the figure of the rules, at least.
const MOVES: u64 = 2_000_000;
/// Games of the figure of opponents that are asked through views.
const GAMES: u64 = 2_000;
/// Games of each cell of the win table that is looked at.
const CELL: u64 = 10_000;

impl BenchModule for DominionModule {
    fn bench(&self, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        let reference = truth::reference(library)?;
        for (row, column, least) in [("BM1", "BM1", Some(61_000.0)), ("SM1", "BM1", None), ("WI1", "MIL1", None)] {
            mirror(&reference, (row, column), least, bench)?;
        }
        moves(library, bench)?;
        games(self, library, bench)?;
        table(&reference, bench)
    }
}

/// Whole games of two menus in the kernel. The bound is what the published program makes of Big Money.
fn mirror(
    game: &Dominion,
    (row, column): (&str, &str),
    least: Option<f64>,
    bench: &mut Bench<'_>,
) -> Result<(), LabError> {
    let name = format!("games in the kernel, {row} against {column}");
    if !bench.begin(&name) {
        return Ok(());
    }
    let seats = [truth::seat(game, row, true)?, truth::seat(game, column, true)?];
    let (mut kernel, mut rng) = (Kernel::new(game), Seed(1).stream("bench", 0));
    let (time, ended) = timed(|| (0..KERNEL).filter(|_| kernel.play(&seats, &mut rng, |_| {}).is_some()).count());
    let value = ended as f64 / time.as_secs_f64();
    match least {
        Some(least) => bench.held(&name, value, "1/s", Bound::AtLeast, least),
        None => bench.measured(&name, value, "1/s"),
    }
    Ok(())
}

/// Random games of all seats over random kingdoms: every move is sampled, checked and played.
fn moves(library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = "random moves by the rules";
    if !bench.begin(name) {
        return Ok(());
    }
    let (mut made, mut seconds) = (0, 0.0);
    for seed in (0..).map(Seed) {
        let written = Written { random: Some(seed.0), turn_limit: 60, ..Written::default() };
        let told = |faults: Vec<lab::SetupFault>| LabError::System(format!("a game to measure: {faults:?}"));
        let setup = DominionModule.resolve(written, library).map_err(told)?;
        let game = DominionModule.rules(setup, library).map_err(told)?;
        let (time, count) = timed(|| wander(&game, seed));
        made += count?;
        seconds += time.as_secs_f64();
        if made >= MOVES {
            break;
        }
    }
    bench.measured(name, made as f64 / seconds, "1/s");
    Ok(())
}

/// Plays a random game and counts the moves of its seats.
fn wander(game: &Dominion, seed: Seed) -> Result<u64, LabError> {
    let broken = |illegal: tabletop::Illegal| LabError::System(illegal.text.into_owned());
    let (mut rng, mut state, mut made) = (seed.stream("bench", 0), game.start(), 0);
    let mut view = game.view(&state, Eye::Public);
    loop {
        match game.turn(&state) {
            Turn::Over => return Ok(made),
            Turn::Chance => {
                let Some(outcome) = game.draw(&state, &mut rng) else { return Ok(made) };
                game.resolve(&mut state, &outcome, &mut NoEvents).map_err(broken)?;
            }
            Turn::Seat(seat) => {
                game.view_into(&state, Eye::Seat(seat), &mut view);
                let Some(action) = game.sample(&view, &mut rng) else { return Ok(made) };
                game.apply(&mut state, &action, &mut NoEvents).map_err(broken)?;
                made += 1;
            }
        }
    }
}

/// Whole games of two opponents that are asked through their views, as at a table.
fn games(module: &DominionModule, library: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = "games at a table, sm1 against bm1";
    if !bench.begin(name) {
        return Ok(());
    }
    let request = MatchRequest {
        opening: Opening::CLASSIC,
        agents: ["sm1", "bm1"].map(str::to_owned).to_vec(),
        games: GAMES,
        seed: Seed(1),
        budget: Budget::default(),
        threads: Some(1),
        recorder: door::Recorder::default(),
    };
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    let report = module.play_match(library, &request, &control)?;
    bench.measured(name, report.games_per_cpu_second, "1/s");
    Ok(())
}

/// The columns of Big Money and of one Smithy of the win table: how far the furthest cell is from the page.
fn table(game: &Dominion, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = "win table, furthest of 28 cells from the page";
    if !bench.begin(name) {
        return Ok(());
    }
    let mut furthest = 0.0_f64;
    for column in ["BM1", "SM1"] {
        for (row, _) in WANTED {
            let cell = truth::cell(game, row, column, CELL, Seed(2026), false)?;
            furthest = furthest.max(cell.off().abs());
        }
    }
    // Three and a half standard errors of a cell, 0.5 here and 0.25 on the page.
    bench.held(name, furthest, "points", Bound::AtMost, 2.0);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_of_a_random_game_moves() {
        let library = Library::open(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
        let game = truth::reference(&library).unwrap();
        assert!(wander(&game, Seed(3)).unwrap() > 50);
    }
}

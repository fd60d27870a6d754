//! `puzzle`: the puzzle of a day, of a scene, or new ones.

use std::time::{SystemTime, UNIX_EPOCH};

use lab::puzzle::{Day, PuzzleReport, Wish};
use lab::{LabError, Library, Problem, TextFile, scene_game};
use registry::command::{Done, Output};
use registry::{GAMES, RegisteredGame, game};
use tabletop::Seed;

use crate::args::PuzzleArgs;

pub fn run(library: &Library, args: &PuzzleArgs, output: &mut Output) -> anyhow::Result<Done> {
    let named = GAMES.iter().copied().find(|any_game| any_game.info().id == args.name);
    if let Some(wanted) = args.find {
        let any_game = named.map_or_else(|| game(&args.name), Ok)?;
        return look(library, any_game, (args, wanted), output);
    }
    let (any_game, file) = match named {
        Some(any_game) => (any_game, of_day(library, any_game, args.date.unwrap_or_else(today))?),
        None => of_scene(library, args)?,
    };
    if args.scene {
        output.line(file.text.trim_end())?;
        return Ok(Done::All);
    }
    let puzzle = any_game.puzzle(library, &file)?;
    match args.output.json {
        true => output.json(&shown(puzzle, args.solution))?,
        false => print(&puzzle, args.solution, output)?,
    }
    Ok(Done::All)
}

/// The puzzle of a day.
fn of_day(library: &Library, any_game: &dyn RegisteredGame, day: Day) -> Result<TextFile, LabError> {
    any_game.puzzle_of_day(library, day)?.ok_or_else(|| {
        let problem = Problem::new(format!("the game '{}' has no puzzle of that day", any_game.info().id));
        problem.remedy("take another day, or another game").into()
    })
}

/// The puzzle of a scene, and its game.
fn of_scene(library: &Library, args: &PuzzleArgs) -> Result<(&'static dyn RegisteredGame, TextFile), LabError> {
    if args.date.is_some() {
        let problem = Problem::new("--date does not go with a scene, which has its own puzzle");
        return Err(problem.remedy("name the game instead of the scene, or leave it out").into());
    }
    let file = library.scene(&args.name)?;
    let any_game = game(&scene_game(&file)?).map_err(|error| super::in_file(error, &file))?;
    Ok((any_game, file))
}

/// Looks for new puzzles.
fn look(
    library: &Library,
    any_game: &dyn RegisteredGame,
    (args, enough): (&PuzzleArgs, usize),
    output: &mut Output,
) -> anyhow::Result<Done> {
    let asked = &args.wish;
    let wish = Wish {
        task: asked.task.into(),
        plies: asked.plies.clone(),
        draws: asked.draws,
        enough,
        searched: asked.searched,
    };
    let from = (asked.setup.as_deref(), asked.pieces.as_deref());
    let found = any_game.find_puzzles(library, from, &wish, asked.seed.unwrap_or(Seed(1)))?;
    for file in &found {
        output.line(file.text.trim_end())?;
    }
    Ok(if found.is_empty() { Done::Wanting } else { Done::All })
}

/// What is told of a puzzle to whoever is still to solve it.
fn shown(puzzle: PuzzleReport, solution: bool) -> PuzzleReport {
    match solution {
        true => puzzle,
        false => PuzzleReport { solution: String::new(), line: Vec::new(), proof: String::new(), ..puzzle },
    }
}

fn print(puzzle: &PuzzleReport, solution: bool, output: &mut Output) -> std::io::Result<()> {
    output.line(&puzzle.title)?;
    output.line(&puzzle.position)?;
    output.line(&puzzle.task)?;
    if solution {
        output.line(format!("Solution: {}", puzzle.line.join(" ")))?;
        output.line(&puzzle.proof)?;
    }
    Ok(())
}

/// Today, by the time of Greenwich.
fn today() -> Day {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Day::of_seconds(since.map_or(0, |since| since.as_secs()))
}

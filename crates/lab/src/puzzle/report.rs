//! A puzzle told to whoever asks for it by name.

use serde::Serialize;
use tabletop::notation::Transcript;
use tabletop::{Eye, Game, Message, message};

use super::{Judge, Puzzle, prove};
use crate::{GameModule, LabError, Library, Problem, Scene, TextFile, render};

/// A puzzle, proved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PuzzleReport {
    /// The scene it is of.
    pub name: String,
    /// The scene's title.
    pub title: String,
    /// The position, as the game's people write it.
    pub position: String,
    /// Who is to solve it, from 0.
    pub seat: u8,
    /// What is to be done, in a sentence.
    pub task: String,
    /// The one action that does it.
    pub solution: String,
    /// The solution and what may follow.
    pub line: Vec<String>,
    /// How it is known, in a sentence.
    pub proof: String,
    /// The plies of the proof.
    pub plies: u32,
}

/// Reads the puzzle of a scene and proves it.
///
/// # Errors
/// [`LabError::Input`] with every fault of the file, where the scene has no puzzle, and where the puzzle does not hold.
pub fn report<M: GameModule>(module: &M, library: &Library, file: &TextFile) -> Result<PuzzleReport, LabError> {
    let scene = Scene::load(module, library, file)?;
    let in_file = |problem: Problem| LabError::from(problem.in_file(&file.name));
    let (Some(puzzle), Some(state), Some(maker), Some(notation)) =
        (&scene.puzzle, &scene.origin, module.puzzles(), module.notation())
    else {
        let problem = Problem::new(message!("fault-puzzle-none", "it is a scene without a puzzle"));
        let remedy = message!("remedy-puzzle-none", "add 'puzzle', with the task, the solution and the proof");
        return Err(in_file(problem.remedy(remedy)));
    };
    prove(&mut Judge::new(&*scene.game, maker), state, puzzle).map_err(in_file)?;
    let (words, _) = library.words(Some("en"))?;
    let said = |message: &Message| render(&words, message);
    let eye = Eye::Seat(puzzle.seat);
    let Puzzle { seat, line, .. } = puzzle;
    let line: Vec<String> = line.iter().map(|step| Transcript::write_step(notation, &scene.game, step, eye)).collect();
    Ok(PuzzleReport {
        name: scene.name.clone(),
        title: scene.title.clone(),
        position: notation.write_position(&scene.game, &scene.game.view(state, eye)),
        seat: seat.0,
        task: said(&puzzle.task_words()),
        solution: line.first().cloned().unwrap_or_default(),
        line,
        proof: said(&puzzle.proof_words()),
        plies: puzzle.proof.plies(),
    })
}

//! A puzzle as the file of a scene.

use tabletop::notation::Transcript;
use tabletop::{Eye, Game};

use super::{Proof, Puzzle};
use crate::GameModule;

/// What is said of a puzzle, and by which rules it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Titled<'a> {
    /// The title of its scene.
    pub title: &'a str,
    /// What there is to see.
    pub description: &'a str,
    /// The setup, in RON.
    pub setup: &'a str,
    /// The agent in all other seats.
    pub defender: &'a str,
}

/// The file of a scene that begins in a state and asks for what the puzzle asks. `None` in a game without a notation.
pub fn write_puzzle<M: GameModule>(
    module: &M,
    game: &M::Game,
    state: &<M::Game as Game>::State,
    puzzle: &Puzzle<M::Game>,
    titled: &Titled<'_>,
) -> Option<String> {
    let position = module.notation()?.write_position(game, &game.view(state, Eye::Seat(puzzle.seat)));
    let seat = |seat| match seat == puzzle.seat.index() {
        true => "Human".to_owned(),
        false => format!("Agent({:?})", titled.defender),
    };
    let players = (0..game.seats()).map(seat).collect::<Vec<String>>().join(", ");
    let Titled { title, description, setup, .. } = titled;
    let (id, puzzle) = (M::Game::ID, puzzle_text(module, game, puzzle)?);
    Some(format!(
        "(\n    game: {id:?},\n    title: {title:?},\n    description: {description:?},\n    setup: {setup},\n    \
         players: [{players}],\n    start: Notation({position:?}),\n    puzzle: {puzzle},\n)\n"
    ))
}

/// A puzzle as it stands in a scene. `None` in a game without a notation.
pub fn puzzle_text<M: GameModule>(module: &M, game: &M::Game, puzzle: &Puzzle<M::Game>) -> Option<String> {
    let notation = module.notation()?;
    let eye = Eye::Seat(puzzle.seat);
    let line = puzzle.line.iter().map(|step| Transcript::write_step(notation, game, step, eye));
    let (task, solution) = (puzzle.task, line.collect::<Vec<String>>().join(" "));
    let proof = match puzzle.proof {
        Proof::Solved { plies } => format!("Solved(plies: {plies})"),
        Proof::Searched { plies } => format!("Searched(plies: {plies})"),
    };
    Some(format!("(task: {task:?}, solution: {solution:?}, proof: {proof})"))
}

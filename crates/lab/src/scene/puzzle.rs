//! The puzzle of a scene: reading it, with every fault of it.

use ron::value::RawValue;
use serde::Deserialize;
use tabletop::notation::{MOST_OF_MOVE, Misread, Notation, Span};
use tabletop::{Controller, Game, Illegal, NoEvents, Step, Turn, message};

use super::written::{letters_before, notation};
use crate::puzzle::{Proof, Puzzle, Task, searched_draw};
use crate::source::{Check, FilePart, present};
use crate::{GameModule, Problem, TextFile};

/// Most steps of a line that is told.
const MOST_STEPS: usize = 200;

/// The parts of a puzzle, unread.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename = "Puzzle")]
struct RawPuzzle<'a> {
    #[serde(borrow, deserialize_with = "present")]
    task: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    solution: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    proof: Option<&'a RawValue>,
}

/// Reads a puzzle of a position from a text of its own, as [`puzzle_text`](crate::puzzle::puzzle_text) writes it.
///
/// # Errors
/// Every fault of the text.
pub fn read_puzzle<M: GameModule>(
    module: &M,
    beginning: (&M::Game, &<M::Game as Game>::State),
    text: &str,
) -> Result<Puzzle<M::Game>, Vec<Problem>> {
    let file = TextFile { name: "puzzle".to_owned(), text: text.to_owned() };
    let mut of_text = Check::of(&file);
    let raw: &RawValue = of_text.source.whole().map_err(|problem| vec![problem])?;
    let puzzle = check(&mut of_text, module, raw, Some(beginning), None);
    puzzle.filter(|_| of_text.problems.is_empty()).ok_or(of_text.problems)
}

/// Reads a puzzle of the position a scene begins in. What else the scene says is `None` where it has faults of its own.
pub(super) fn check<'a, M: GameModule>(
    check: &mut Check<'a>,
    module: &M,
    raw: &'a RawValue,
    beginning: Option<(&M::Game, &<M::Game as Game>::State)>,
    players: Option<&[Controller]>,
) -> Option<Puzzle<M::Game>> {
    let parts: RawPuzzle<'a> = check.read(raw)?;
    let mut part = FilePart::new(check, raw);
    let task: Option<Task> = part.field(parts.task, "task", "Win");
    let solution: Option<String> = part.field(parts.solution, "solution", "\"…\"");
    let proof: Option<Proof> = part.field(parts.proof, "proof", "Solved(plies: 7)");
    if let (Some(proof), Some(raw)) = (proof, parts.proof) {
        if proof.plies() == 0 {
            let problem = Problem::new(message!("fault-puzzle-no_plies", "what takes no plies has been done already"));
            check.fault(raw, problem.remedy(message!("remedy-puzzle-no_plies", "count the plies, 1 or more")));
        }
        if let (Some(Task::Draw), Proof::Searched { .. }) = (task, proof) {
            let remedy = message!("remedy-puzzle-searched_draw", "write Solved(plies: …), or another task");
            check.fault(raw, Problem::new(searched_draw()).remedy(remedy));
        }
    }
    let (game, state) = beginning?;
    let Turn::Seat(seat) = game.turn(state) else {
        let problem = Problem::new(message!("fault-puzzle-turn", "nobody is to act there: there is nothing to solve"));
        check.fault(raw, problem.remedy(message!("remedy-puzzle-turn", "take a position in which somebody is to act")));
        return None;
    };
    if let Some(Controller::Agent(_)) = players.and_then(|players| players.get(seat.index())) {
        let number = u32::from(seat.0) + 1;
        let reason = message!("fault-puzzle-agent", "seat {number} is to solve it, and an agent sits there", number);
        check.fault(raw, Problem::new(reason).remedy(message!("remedy-puzzle-agent", "write Human for that seat")));
    }
    let line = line(check, module, (game, state), (parts.solution?, &solution?))?;
    Some(Puzzle { seat, task: task?, line, proof: proof? })
}

/// The solution and what follows, each as the game's people write it; a fault is kept at its place.
fn line<'a, M: GameModule>(
    check: &mut Check<'a>,
    module: &M,
    (game, state): (&M::Game, &<M::Game as Game>::State),
    (raw, text): (&'a RawValue, &str),
) -> Option<Vec<Step<M::Game>>> {
    let notation = notation(module).map_err(|problem| check.fault(raw, problem)).ok()?;
    match read(notation, game, state, text) {
        Ok(steps) => Some(steps),
        Err(Misread { at, reason, remedy }) => {
            let problem = Problem::new(*reason).remedy(*remedy);
            let problem = check.source.fault_after(raw, letters_before(raw.get_ron(), at), problem);
            check.problems.push(problem);
            None
        }
    }
}

fn read<G: Game>(notation: &dyn Notation<G>, game: &G, state: &G::State, text: &str) -> Result<Vec<Step<G>>, Misread> {
    let mut state = state.clone();
    let mut steps = Vec::new();
    for word in Span::of(text).words().take(MOST_STEPS) {
        let unplayable = |illegal: Illegal| {
            let (text, reason) = (tabletop::written::shortened(word.text), illegal.message());
            let reason = message!("fault-puzzle-move", "{text} cannot be done there: {reason}", text, reason);
            word.fault(reason, message!("remedy-puzzle-move", "correct it, or leave it out with all that follow"))
        };
        if word.text.len() > MOST_OF_MOVE {
            let reason = message!("fault-puzzle-long", "no move is as long");
            return Err(word.fault(reason, message!("remedy-puzzle-long", "put spaces between moves")));
        }
        let placed = |misread: Misread| misread.after(word.at);
        match game.turn(&state) {
            Turn::Seat(seat) => {
                let action = notation.read_action(game, word.text).map_err(placed)?;
                game.apply(&mut state, &action, &mut NoEvents).map_err(unplayable)?;
                steps.push(Step::Action(seat, action));
            }
            Turn::Chance => {
                let outcome = notation.read_outcome(game, word.text).map_err(placed)?;
                game.resolve(&mut state, &outcome, &mut NoEvents).map_err(unplayable)?;
                steps.push(Step::Outcome(outcome));
            }
            Turn::Over => {
                let reason = message!("fault-puzzle-over", "the game is over before this");
                return Err(word.fault(reason, message!("remedy-puzzle-over", "leave out what comes after the end")));
            }
        }
    }
    if steps.is_empty() {
        let reason = message!("fault-puzzle-empty", "the solution is empty");
        return Err(Span::of(text).fault(reason, message!("remedy-puzzle-empty", "write the move that does it")));
    }
    Ok(steps)
}

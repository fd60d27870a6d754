//! Whether a puzzle is one: its solution does what is asked, and nothing else does.

use tabletop::{Game, Message, NoEvents, Step, Turn, message};

use super::{Judge, Proof, Puzzle, Task, Worth};
use crate::Problem;

/// Proves a puzzle of a position anew, by what the game's tables know or by following every line of play.
///
/// # Errors
/// What does not hold of it.
pub fn prove<G: Game>(judge: &mut Judge<'_, G>, state: &G::State, puzzle: &Puzzle<G>) -> Result<(), Problem> {
    let solution = puzzle.solution().ok_or_else(|| wrong(no_solution()))?.clone();
    let plies = match (puzzle.task, puzzle.proof) {
        (Task::Win, Proof::Solved { .. }) => won(judge, state, &solution)?,
        (Task::Draw, Proof::Solved { .. }) => drawn(judge, state, &solution)?,
        (Task::Win, Proof::Searched { plies }) => forced(judge, state, &solution, plies)?,
        (Task::Draw, Proof::Searched { .. }) => return Err(wrong(searched_draw())),
    };
    if plies != puzzle.proof.plies() {
        let said = puzzle.proof.plies();
        let reason = message!("fault-puzzle-plies", "{said} plies are said, and it takes {plies}", said, plies);
        return Err(wrong(reason));
    }
    follow(judge, state, puzzle)
}

/// That an action alone wins by tables; the plies that takes.
fn won<G: Game>(judge: &mut Judge<'_, G>, state: &G::State, solution: &G::Action) -> Result<u32, Problem> {
    let (worth, others) = told_apart(judge, state, solution)?;
    if !worth.is_won() {
        return Err(wrong(message!("fault-puzzle-not_won", "the solution does not win")));
    }
    if others.iter().any(|(_, worth)| worth.is_won()) {
        return Err(wrong(message!("fault-puzzle-another_wins", "another action wins, too")));
    }
    judge.length_with(state, solution).ok_or_else(|| wrong(unknown()))
}

/// That an action alone does not lose by tables; the plies in which every other one has lost.
fn drawn<G: Game>(judge: &mut Judge<'_, G>, state: &G::State, solution: &G::Action) -> Result<u32, Problem> {
    let (worth, others) = told_apart(judge, state, solution)?;
    if worth != Worth::Drawn {
        return Err(wrong(message!("fault-puzzle-not_drawn", "the solution does not draw")));
    }
    let mut longest = 1;
    for (action, worth) in others {
        if !worth.is_lost() {
            return Err(wrong(message!("fault-puzzle-another_draws", "another action does not lose, either")));
        }
        longest = longest.max(judge.length_with(state, &action).ok_or_else(|| wrong(unknown()))?);
    }
    Ok(longest)
}

/// That an action alone wins by force within so many plies, and not within fewer.
fn forced<G: Game>(judge: &Judge<'_, G>, state: &G::State, solution: &G::Action, plies: u32) -> Result<u32, Problem> {
    let actions = judge.forced(state, plies).ok_or_else(|| wrong(unknown()))?;
    if !actions.iter().any(|(action, won)| action == solution && *won) {
        return Err(wrong(message!("fault-puzzle-not_won", "the solution does not win")));
    }
    if actions.iter().any(|(action, won)| action != solution && *won) {
        return Err(wrong(message!("fault-puzzle-another_wins", "another action wins, too")));
    }
    let fewer = (1..plies).find(|fewer| {
        let actions = judge.forced(state, *fewer).unwrap_or_default();
        actions.iter().any(|(_, won)| *won)
    });
    Ok(fewer.unwrap_or(plies))
}

/// An action with what it is worth.
type Valued<G> = (<G as Game>::Action, Worth);

/// What the solution is worth, and all other actions.
fn told_apart<G: Game>(
    judge: &mut Judge<'_, G>,
    state: &G::State,
    solution: &G::Action,
) -> Result<(Worth, Vec<Valued<G>>), Problem> {
    let worths = judge.worths(state).ok_or_else(|| wrong(unknown()))?;
    let (own, others): (Vec<_>, Vec<_>) = worths.into_iter().partition(|(action, _)| action == solution);
    let (_, worth) = own.into_iter().next().ok_or_else(|| wrong(no_solution()))?;
    Ok((worth, others))
}

/// That each action of the solver in the line keeps what the solution has got.
fn follow<G: Game>(judge: &mut Judge<'_, G>, state: &G::State, puzzle: &Puzzle<G>) -> Result<(), Problem> {
    let mut state = state.clone();
    let mut left = puzzle.proof.plies();
    for step in &puzzle.line {
        if let Step::Action(seat, action) = step {
            let own = *seat == puzzle.seat && judge.game.turn(&state) == Turn::Seat(*seat);
            let kept = match (own, puzzle.task, puzzle.proof) {
                (false, ..) => true,
                (true, Task::Win, Proof::Solved { .. }) => told_apart(judge, &state, action)?.0.is_won(),
                (true, Task::Draw, _) => !told_apart(judge, &state, action)?.0.is_lost(),
                (true, Task::Win, Proof::Searched { .. }) => {
                    let after = judge.after(&state, action).ok_or_else(|| wrong(no_solution()))?;
                    judge.is_forced(&after, *seat, left.saturating_sub(1)).ok_or_else(|| wrong(unknown()))?
                }
            };
            if !kept {
                return Err(wrong(message!(
                    "fault-puzzle-line",
                    "the line that follows gives away what the solution has got"
                )));
            }
            left = left.saturating_sub(1);
        }
        let made = match step {
            Step::Action(_, action) => judge.game.apply(&mut state, action, &mut NoEvents),
            Step::Outcome(outcome) => judge.game.resolve(&mut state, outcome, &mut NoEvents),
            Step::Declaration(..) => Ok(()),
        };
        made.map_err(|illegal| wrong(illegal.message()))?;
    }
    Ok(())
}

fn wrong(reason: Message) -> Problem {
    let reason = message!("fault-puzzle-unproved", "the puzzle does not hold: {reason}", reason);
    Problem::new(reason).remedy(message!("remedy-puzzle-unproved", "correct its solution or its proof"))
}

fn no_solution() -> Message {
    message!("fault-puzzle-no_solution", "its solution cannot be played there")
}

fn unknown() -> Message {
    message!("fault-puzzle-unknown", "neither tables nor a search of bounded length know this position")
}

/// Why a draw is not proved by a search.
pub(crate) fn searched_draw() -> Message {
    message!("fault-puzzle-searched_draw", "a search of so many plies proves no draw")
}

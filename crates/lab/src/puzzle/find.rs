//! The search for positions that are puzzles.

use std::ops::RangeInclusive;

use tabletop::{Game, Rng, Seat, Turn};

use super::{Judge, Proof, Puzzle, Task, Worth};

/// What is looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// What is to be done in it.
    pub task: Task,
    /// The plies of its proof.
    pub plies: RangeInclusive<u32>,
    /// Positions drawn.
    pub draws: u32,
    /// How many are enough.
    pub enough: usize,
    /// Whether every line of play is followed instead of asking tables; wins alone are found so.
    pub searched: bool,
}

/// A position that is a puzzle.
pub struct Found<G: Game> {
    /// The position.
    pub state: G::State,
    /// What is to be done there.
    pub puzzle: Puzzle<G>,
    /// How much there is to find: the more actions look good and are not, the more.
    pub merit: u32,
}

/// Fewest actions between which there is something to find.
const FEWEST: usize = 4;
/// What the merit counts of plies and of other actions at most.
const MOST_COUNTED: u32 = 12;
/// What it counts where something plain could be done, and should not be.
const TEMPTATION: u32 = 8;

/// Draws positions with these pieces and keeps those that are puzzles, the one of most merit first. The solution of each is
/// nothing plain, and there are some actions to choose from.
pub fn find<G: Game>(judge: &mut Judge<'_, G>, pieces: &str, wish: &Wish, rng: &mut Rng) -> Vec<Found<G>> {
    let mut found: Vec<Found<G>> = Vec::new();
    for _ in 0..wish.draws {
        if found.len() >= wish.enough {
            break;
        }
        let Some(state) = judge.maker.draw(judge.game, pieces, rng) else { continue };
        let one = if wish.searched { searched(judge, &state, wish) } else { solved(judge, &state, wish) };
        found.extend(one.filter(|one| found.iter().all(|other| other.state != one.state)));
    }
    // The order in which they were found stays among those of the same merit.
    found.sort_by_key(|one| u32::MAX - one.merit);
    found
}

/// The puzzle of a position by tables, if it is one.
fn solved<G: Game>(judge: &mut Judge<'_, G>, state: &G::State, wish: &Wish) -> Option<Found<G>> {
    let worths = judge.worths(state)?;
    if worths.len() < FEWEST {
        return None;
    }
    let does = |worth: Worth| match wish.task {
        Task::Win => worth.is_won(),
        Task::Draw => worth == Worth::Drawn,
    };
    // The best come first.
    let (solution, best) = worths.first()?.clone();
    if !does(best) || !worths[1..].iter().all(|(_, worth)| falls_short(*worth, wish.task)) {
        return None;
    }
    if judge.maker.is_plain(state, &solution) {
        return None;
    }
    let plies = match wish.task {
        Task::Win => judge.length_with(state, &solution)?,
        Task::Draw => {
            let mut longest = 0;
            for (action, _) in &worths[1..] {
                longest = longest.max(judge.length_with(state, action)?);
            }
            longest
        }
    };
    let others: Vec<G::Action> = worths.into_iter().skip(1).map(|(action, _)| action).collect();
    found(judge, state, solution, &others, (wish, Proof::Solved { plies }))
}

/// Whether an action does less than what is asked.
const fn falls_short(worth: Worth, task: Task) -> bool {
    match task {
        Task::Win => !worth.is_won(),
        Task::Draw => worth.is_lost(),
    }
}

/// The puzzle of a position by following every line of play, if it is one.
fn searched<G: Game>(judge: &mut Judge<'_, G>, state: &G::State, wish: &Wish) -> Option<Found<G>> {
    for plies in (1..=*wish.plies.end()).step_by(2) {
        let actions = judge.forced(state, plies)?;
        let winning: Vec<&G::Action> = actions.iter().filter(|(_, won)| *won).map(|(action, _)| action).collect();
        match winning[..] {
            [] => {}
            [solution] if actions.len() >= FEWEST && !judge.maker.is_plain(state, solution) => {
                let solution = solution.clone();
                let others: Vec<G::Action> =
                    actions.into_iter().map(|(action, _)| action).filter(|action| *action != solution).collect();
                return found(judge, state, solution, &others, (wish, Proof::Searched { plies }));
            }
            _ => return None,
        }
    }
    None
}

fn found<G: Game>(
    judge: &mut Judge<'_, G>,
    state: &G::State,
    solution: G::Action,
    others: &[G::Action],
    (wish, proof): (&Wish, Proof),
) -> Option<Found<G>> {
    let plies = proof.plies();
    if !wish.plies.contains(&plies) {
        return None;
    }
    let Turn::Seat(seat @ Seat(_)) = judge.game.turn(state) else { return None };
    let tempting = others.iter().any(|action| judge.maker.is_plain(state, action));
    let merit =
        plies.min(MOST_COUNTED) + (others.len() as u32).min(MOST_COUNTED) + if tempting { TEMPTATION } else { 0 };
    let line = judge.line(state, &solution, proof);
    Some(Found { state: state.clone(), puzzle: Puzzle { seat, task: wish.task, line, proof }, merit })
}

//! Reading positions.

use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;
use tabletop::{Game, message};

use crate::board::{MOST_PLIES, QuietMove};
use crate::jungle::animal::Side;
use crate::jungle::names::read_action;
use crate::jungle::rows::read_board;
use crate::jungle::rules::Jungle;
use crate::jungle::setup::MOST_QUIET;
use crate::jungle::state::State;

/// The position of a text. Where nothing is said after the rows white is to act, and something was just taken.
///
/// # Errors
/// Where and why it is none.
pub fn read_position(game: &Jungle, text: Span<'_>) -> Result<State, Misread> {
    let mut words = text.words();
    let rows = words.next().unwrap_or(text);
    let board = read_board(rows)?;
    let mover = words.next().map_or(Ok(Side::White), read_side)?;
    let quiet = words.next().map_or(Ok(0), |word| word.number(0, MOST_QUIET.into()))?;
    let mut state = State { board, mover, undecided: false, quiet, plies: 0, past: Vec::new(), end: None };
    while let Some(word) = words.next() {
        match word.text {
            "after" if state.past.is_empty() => {
                let moves = words.next().ok_or_else(|| no_part(word))?;
                let most = usize::from(MOST_QUIET) + 1;
                state.past = moves.split(',').take(most).map(read_quiet).collect::<Result<_, _>>()?;
            }
            "ply" if state.plies == 0 => {
                state.plies = words.next().ok_or_else(|| no_part(word))?.number(0, MOST_PLIES)?;
            }
            "undecided" if !state.undecided => state.undecided = true,
            _ => return Err(no_part(word)),
        }
    }
    state.plies = state.plies.max(quiet.into());
    state.end = game.end_of(&state);
    game.check_state(&state).map_err(|illegal| {
        let reason = message!("fault-jungle-unsound", "this cannot be played on: {why}", why = illegal.message());
        rows.fault(reason, message!("remedy-jungle-unsound", "write a position that can come in this game"))
    })?;
    Ok(state)
}

fn read_side(word: Span<'_>) -> Result<Side, Misread> {
    match word.text {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        found => {
            let found = shortened(found);
            let reason = message!("fault-jungle-turn", "'{found}' does not say whose turn it is", found);
            Err(word.fault(reason, message!("remedy-jungle-turn", "write w for white or b for black")))
        }
    }
}

fn read_quiet(word: Span<'_>) -> Result<QuietMove, Misread> {
    let action = read_action(word.text).map_err(|fault| fault.after(word.at))?;
    Ok(QuietMove { from: action.from, to: action.to })
}

fn no_part(word: Span<'_>) -> Misread {
    let found = shortened(word.text);
    let reason = message!("fault-jungle-part", "'{found}' says nothing of a position", found);
    word.fault(
        reason,
        message!(
            "remedy-jungle-part",
            "write 'ply' and a number, 'after' and the last quiet moves, each once, or nothing"
        ),
    )
}

//! Reading positions and outcomes.

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use crate::board::read_start;
use crate::fox_hunt::ground::GRID;
use crate::fox_hunt::names::read_square;
use crate::fox_hunt::outcome::Outcome;
use crate::fox_hunt::rules::FoxHunt;
use crate::fox_hunt::setup::MOST_FOXES;
use crate::fox_hunt::shot::{Answer, Shot};
use crate::fox_hunt::view::View;

/// The view of a text.
///
/// # Errors
/// Where and why it is none.
pub fn read_position(game: &FoxHunt, text: Span<'_>) -> Result<View, Misread> {
    let mut view = View { undecided: false, hidden: game.foxes(), shots: Vec::new() };
    let mut words = text.words().peekable();
    if words.next_if(|word| word.text == "-").is_none() {
        while let Some(word) = words.next_if(|word| word.text.contains('=')) {
            read_shot(game, &mut view, word)?;
        }
    }
    let nothing = view.shots.is_empty();
    match words.next() {
        None if text.trim().text.is_empty() => return Err(no_part(text)),
        None => {}
        Some(word) if word.text == "hides" => {
            let count = words.next().ok_or_else(|| no_part(word))?;
            view.hidden = count.number(0, MOST_FOXES.into())?;
            if view.hidden >= game.foxes() || u32::from(view.hidden) < view.found().len() {
                return Err(no_part(count));
            }
        }
        Some(word) if word.text == "undecided" && nothing => (view.undecided, view.hidden) = (true, 0),
        Some(word) => return Err(no_part(word)),
    }
    words.next().map_or(Ok(view), |more| Err(no_part(more)))
}

/// Adds a shot.
fn read_shot(game: &FoxHunt, view: &mut View, word: Span<'_>) -> Result<(), Misread> {
    let Some((square, told)) = word.split_once('=') else { return Err(no_part(word)) };
    let place = read_square(square)?;
    if !game.is_on_board(place) {
        let size = game.board_size();
        let reason = message!("fault-fox_hunt-beside", "{found} is not on this board", found = shortened(square.text));
        let remedy = message!(
            "remedy-fox_hunt-beside",
            "this board has {columns} columns and {rows} rows",
            columns = size.columns(),
            rows = size.rows()
        );
        return Err(square.fault(reason, remedy));
    }
    if view.tried().contains(place) {
        let reason = message!("fault-notation-twice", "this stands in the text already");
        return Err(square.fault(reason, message!("remedy-notation-twice", "leave one of the two out")));
    }
    let answer = if told.text == "*" { Answer::Hit } else { Answer::Missed(told.number(0, game.foxes().into())?) };
    if answer == Answer::Hit && view.found().len() >= game.foxes().into() {
        let reason = message!("fault-fox_hunt-found", "no more than {foxes} foxes hide", foxes = game.foxes());
        return Err(told.fault(reason, message!("remedy-fox_hunt-found", "write how many foxes the shot sees")));
    }
    if view.shots.len() >= GRID.count() {
        return Err(no_part(word));
    }
    view.shots.push(Shot { square: place, answer });
    Ok(())
}

/// What chance brought.
pub(super) fn read_outcome(word: Span<'_>) -> Result<Outcome, Misread> {
    if let Some(start) = read_start(word) {
        return start.map(Outcome::Start);
    }
    match word.text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(square) => read_square(Span { at: word.at + 1, text: square }).map(Outcome::Fox),
        None => {
            let found = shortened(word.text);
            let reason = message!("fault-fox_hunt-outcome", "'{found}' is nothing that chance can bring", found);
            let remedy = message!(
                "remedy-fox_hunt-outcome",
                "write where a fox hid, such as (c4), or the number of a start: start:2"
            );
            Err(word.fault(reason, remedy))
        }
    }
}

fn no_part(word: Span<'_>) -> Misread {
    let found = shortened(word.text);
    let reason = message!("fault-fox_hunt-part", "'{found}' says nothing of a position", found);
    word.fault(
        reason,
        message!("remedy-fox_hunt-part", "write shots and what they told, such as c4=2 d5=*, or - for none"),
    )
}

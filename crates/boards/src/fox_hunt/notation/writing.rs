//! Writing positions and outcomes.

use crate::board::write_start;
use crate::fox_hunt::names::square_name;
use crate::fox_hunt::outcome::Outcome;
use crate::fox_hunt::rules::FoxHunt;
use crate::fox_hunt::shot::{Answer, Shot};
use crate::fox_hunt::view::View;

/// A position as people write it.
pub fn write_position(game: &FoxHunt, view: &View) -> String {
    let mut words: Vec<String> = view.shots.iter().map(|shot| write_shot(*shot)).collect();
    if words.is_empty() {
        words.push("-".to_owned());
    }
    if view.undecided {
        words.push("undecided".to_owned());
    } else if view.hidden < game.foxes() {
        words.push(format!("hides {}", view.hidden));
    }
    words.join(" ")
}

fn write_shot(shot: Shot) -> String {
    let square = square_name(shot.square);
    match shot.answer {
        Answer::Hit => format!("{square}=*"),
        Answer::Missed(count) => format!("{square}={count}"),
    }
}

/// What chance brought, as one word.
pub(super) fn write_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Start(start) => write_start(start),
        Outcome::Fox(square) => format!("({})", square_name(square)),
    }
}

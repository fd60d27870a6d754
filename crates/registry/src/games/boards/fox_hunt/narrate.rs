//! What happened in a game: an occasion to say something, with its facts, and a line of a log.

use std::sync::LazyLock;

use boards::fox_hunt::{Answer, Event, square_name};
use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

use crate::games::boards::telling;

/// What the log may say.
pub(super) static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../../assets/sentences/fox_hunt-log.ron")));

/// What an event is in files of phrases, and its facts; `None` for a fox that hides, of which nobody is to know more than that.
pub(super) fn occasion(names: &[String], event: &Event) -> Option<(&'static str, Facts)> {
    let hunter = || telling::of(names, Seat(0));
    match *event {
        Event::Began { start } => Some(telling::began(start)),
        Event::Hid => None,
        Event::Shot { shot, left } => {
            let facts = hunter().with("square", Message::text(square_name(shot.square)));
            Some(match shot.answer {
                Answer::Hit => ("hit", facts.count("left", left)),
                Answer::Missed(seen) => ("missed", facts.count("seen", seen)),
            })
        }
        Event::Over { shots } => Some(("over", hunter().count("shots", shots))),
    }
}

//! What happened in a game: an occasion to say something, with its facts, and a line of a log.

use std::sync::LazyLock;

use boards::fox_hunt::{Answer, Event, square_name};
use lab::LogLine;
use sentences::Phrases;
use tabletop::{Facts, Message};

/// What the log may say.
static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../../assets/sentences/fox_hunt-log.ron")));

/// The line of an event; `None` where there is nothing to say.
pub(super) fn line(names: &[String], event: &Event) -> Option<LogLine> {
    let (occasion, facts) = occasion(names, event)?;
    LOG.first(occasion, &facts).map(|message| LogLine::new(0, message))
}

/// What an event is in files of phrases, and its facts; `None` for a fox that hides, of which nobody is to know more than that.
pub(super) fn occasion(names: &[String], event: &Event) -> Option<(&'static str, Facts)> {
    let who = || names.first().map_or_else(|| Message::text("?"), |name| Message::person(name));
    match *event {
        Event::Began { start } => Some(("began", Facts::new().count("start", u32::from(start) + 1))),
        Event::Hid => None,
        Event::Shot { shot, left } => {
            let facts = Facts::new().with("name", who()).with("square", Message::text(square_name(shot.square)));
            Some(match shot.answer {
                Answer::Hit => ("hit", facts.count("left", left)),
                Answer::Missed(seen) => ("missed", facts.count("seen", seen)),
            })
        }
        Event::Over { shots } => Some(("over", Facts::new().with("name", who()).count("shots", shots))),
    }
}

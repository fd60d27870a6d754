//! What happened in a game: an occasion to say something, with its facts, and a line of a log.

use std::sync::LazyLock;

use boards::board::Square;
use boards::flip_jungle::{Animal, Colour, Ending, Event, square_name};
use lab::LogLine;
use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

/// What the log may say.
static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../../assets/sentences/flip_jungle-log.ron")));

/// The line of an event; `None` where there is nothing to say.
pub(super) fn line(names: &[String], event: &Event) -> Option<LogLine> {
    let (occasion, facts) = occasion(names, event);
    let depth = u8::from(matches!(event, Event::Chose { .. }));
    LOG.first(occasion, &facts).map(|message| LogLine::new(depth, message))
}

/// What an event is in files of phrases, and its facts.
pub(super) fn occasion(names: &[String], event: &Event) -> (&'static str, Facts) {
    let who = |seat: Seat| names.get(seat.index()).map_or_else(|| Message::text("?"), |name| Message::person(name));
    let of = |seat: Seat| Facts::new().with("name", who(seat));
    let at = |square: Square| Message::text(square_name(square));
    let piece = |facts: Facts, colour: Colour, animal: Animal| {
        facts.with("animal", animal.name()).holds("white", colour == Colour::White)
    };
    match *event {
        Event::Began { start } => ("began", Facts::new().count("start", u32::from(start) + 1)),
        Event::Flipped { seat, square, piece: shown } => {
            ("flipped", piece(of(seat), shown.colour, shown.kind).with("square", at(square)))
        }
        Event::Chose { seat, colour } => ("chose", of(seat).holds("white", colour == Colour::White)),
        Event::Moved { seat, piece: moved, to, .. } => {
            ("moved", piece(of(seat), moved.colour, moved.kind).with("to", at(to)))
        }
        Event::Took { seat, piece: taker, to, taken, .. } => {
            let facts = piece(of(seat), taker.colour, taker.kind).with("to", at(to));
            ("took", facts.with("taken", taken.kind.name()))
        }
        Event::Fell { seat, piece: fallen, to, .. } => {
            ("fell", piece(of(seat), fallen.colour, fallen.kind).with("to", at(to)))
        }
        Event::Over(end) => {
            let facts = end.winner.map_or_else(Facts::new, of);
            let occasion = match end.ending {
                Ending::Taken => "over_taken",
                Ending::Bare => "over_bare",
                Ending::Stuck => "over_stuck",
                Ending::Repetition => "over_repetition",
                Ending::Quiet => "over_quiet",
            };
            (occasion, facts)
        }
    }
}

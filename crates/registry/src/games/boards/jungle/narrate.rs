//! What happened in a game: an occasion to say something, with its facts, and a line of a log.

use std::sync::LazyLock;

use boards::board::Square;
use boards::jungle::{Ending, Event, Piece, Side, square_name};
use lab::LogLine;
use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

/// What the log may say.
static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../../assets/sentences/jungle-log.ron")));

/// The line of an event; `None` where there is nothing to say.
pub(super) fn line(names: &[String], event: &Event) -> Option<LogLine> {
    let (occasion, facts) = occasion(names, event);
    LOG.first(occasion, &facts).map(|message| LogLine::new(0, message))
}

/// What an event is in files of phrases, and its facts.
pub(super) fn occasion(names: &[String], event: &Event) -> (&'static str, Facts) {
    let who = |seat: Seat| names.get(seat.index()).map_or_else(|| Message::text("?"), |name| Message::person(name));
    let of = |seat: Seat| Facts::new().with("name", who(seat));
    let went = |seat: Seat, piece: Piece, to: Square| {
        of(seat).with("animal", piece.animal.name()).with("to", Message::text(square_name(to)))
    };
    match *event {
        Event::Began { start } => ("began", Facts::new().count("start", u32::from(start) + 1)),
        Event::Moved { seat, piece, to, .. } => ("moved", went(seat, piece, to)),
        Event::Took { seat, piece, to, taken, .. } => {
            ("took", went(seat, piece, to).with("taken", taken.animal.name()))
        }
        Event::Over(end) => {
            let seat = |side: Side| Seat(side.index() as u8);
            let facts = end.winner.map_or_else(Facts::new, |winner| of(seat(winner)));
            let occasion = match end.ending {
                Ending::Den => "over_den",
                Ending::Taken => "over_taken",
                Ending::Stuck => "over_stuck",
                Ending::Repetition => "over_repetition",
                Ending::Quiet => "over_quiet",
            };
            (occasion, facts)
        }
    }
}

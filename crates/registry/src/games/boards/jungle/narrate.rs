//! What happened in a game: an occasion to say something, with its facts, and a line of a log.

use std::sync::LazyLock;

use boards::board::Square;
use boards::jungle::{Ending, Event, Piece, Side, square_name};
use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

use crate::games::boards::telling;

/// What the log may say.
pub(super) static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../../assets/sentences/jungle-log.ron")));

/// What an event is in files of phrases, and its facts.
pub(super) fn occasion(names: &[String], event: &Event) -> (&'static str, Facts) {
    let of = |seat: Seat| telling::of(names, seat);
    let went = |seat: Seat, piece: Piece, to: Square| {
        of(seat).with("animal", piece.animal.name()).with("to", Message::text(square_name(to)))
    };
    match *event {
        Event::Began { start } => telling::began(start),
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

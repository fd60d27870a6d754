//! What happened in a game: an occasion to say something, with its facts, and a line of a log.

use std::sync::LazyLock;

use boards::banqi::{Colour, Ending, Event, Kind, square_name};
use boards::board::Square;
use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

use crate::games::boards::telling;

/// What the log may say.
pub(super) static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../../assets/sentences/banqi-log.ron")));

/// What an event is in files of phrases, and its facts.
pub(super) fn occasion(names: &[String], event: &Event) -> (&'static str, Facts) {
    let of = |seat: Seat| telling::of(names, seat);
    let at = |square: Square| Message::text(square_name(square));
    let piece =
        |facts: Facts, colour: Colour, kind: Kind| facts.with("piece", kind.name()).holds("red", colour == Colour::Red);
    match *event {
        Event::Began { start } => telling::began(start),
        Event::Flipped { seat, square, piece: shown } => {
            ("flipped", piece(of(seat), shown.colour, shown.kind).with("square", at(square)))
        }
        Event::Chose { seat, colour } => ("chose", of(seat).holds("red", colour == Colour::Red)),
        Event::Moved { seat, piece: moved, to, .. } => {
            ("moved", piece(of(seat), moved.colour, moved.kind).with("to", at(to)))
        }
        Event::Took { seat, piece: taker, to, taken, .. } => {
            let facts = piece(of(seat), taker.colour, taker.kind).with("to", at(to));
            ("took", facts.with("taken", taken.kind.name()))
        }
        Event::Over(end) => {
            let facts = end.winner.map_or_else(Facts::new, of);
            let occasion = match end.ending {
                Ending::Taken => "over_taken",
                Ending::Stuck => "over_stuck",
                Ending::Repetition => "over_repetition",
                Ending::Quiet => "over_quiet",
            };
            (occasion, facts)
        }
    }
}

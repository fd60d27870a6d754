//! What happened in a game: an occasion to say something, with its facts, and a line of a log.

use std::sync::LazyLock;

use boards::board::Square;
use boards::chess::Piece;
use boards::chess::fog::{Done, Event, Fog};
use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

use crate::games::boards::telling;

/// What the log may say.
pub(super) static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../../assets/sentences/fog-log.ron")));

/// What an event is in files of phrases, and its facts; `None` where there is nothing to say.
pub(super) fn occasion(game: &Fog, names: &[String], event: &Event) -> Option<(&'static str, Facts)> {
    let of = |seat: Seat| telling::of(names, seat);
    Some(match *event {
        Event::Began { start } => telling::began(start),
        Event::Moved { seat, done, taken } => moved(game, of(seat), done, taken),
        Event::Passed { seat } => ("passed", of(seat)),
        // It is seen on the board.
        Event::Seen { .. } => return None,
        Event::Over(end) => {
            let facts = end.winner.map_or_else(Facts::new, |winner| of(Seat(winner.index() as u8)));
            let occasion = match end.word() {
                "taken" => "over_taken",
                "mate" => "over_mate",
                "stuck" => "over_stuck",
                "stalemate" => "over_stalemate",
                "bare" => "over_bare",
                "bare_both" => "over_bare_both",
                "material" => "over_material",
                "repetition" => "over_repetition",
                "perpetual_check" => "over_perpetual_check",
                "points" => "over_points",
                "passed" => "over_passed",
                _ => "over_quiet",
            };
            (occasion, facts)
        }
    })
}

/// What a piece did, as far as it is told.
fn moved(game: &Fog, facts: Facts, done: Option<Done>, taken: Option<(Piece, Square)>) -> (&'static str, Facts) {
    let place = |square| Message::text(game.square_name(square));
    let facts = match taken {
        Some((piece, square)) => facts.with("taken", game.kind_name(piece.kind)).with("at", place(square)),
        None => facts,
    };
    let Some(done) = done else { return (if taken.is_some() { "took_unseen" } else { "moved_unseen" }, facts) };
    let facts = facts.with("piece", game.kind_name(done.piece.kind)).with("to", place(done.to));
    let occasion = match (done.from, taken) {
        (None, _) => "put",
        (Some(_), Some(_)) => "took",
        (Some(_), None) => "moved",
    };
    (occasion, facts)
}

//! What happened in a game: an occasion to say something, with its facts, and a line of a log.

use std::sync::LazyLock;

use boards::board::Square;
use boards::generals::{Event, Generals, Rank, Side};
use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

use crate::games::boards::telling;

/// What the log may say.
pub(super) static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../../assets/sentences/generals-log.ron")));

/// What an event is in files of phrases, and its facts.
pub(super) fn occasion(game: &Generals, names: &[String], event: &Event) -> (&'static str, Facts) {
    let of = |seat: Seat| telling::of(names, seat);
    let place = |square: Square| Message::text(game.square_name(square));
    let with = |facts: Facts, name: &'static str, rank: Option<Rank>| match rank {
        Some(rank) => facts.with(name, game.rank_name(rank)),
        None => facts,
    };
    match event {
        Event::Began { start } => telling::began(*start),
        Event::Placed { seat, .. } => ("placed", of(*seat)),
        Event::Unscreened { .. } => ("unscreened", Facts::new()),
        Event::Moved { seat, from, to, rank } => {
            let facts = of(*seat).with("from", place(*from)).with("to", place(*to));
            ("moved", with(facts, "piece", *rank))
        }
        Event::Fought { seat, from, to, ranks, survivor } => {
            let [came, met] = if *seat == Side::White.seat() { *ranks } else { [ranks[1], ranks[0]] };
            let facts = of(*seat).with("from", place(*from)).with("to", place(*to));
            let occasion = match survivor {
                Some(side) if side.seat() == *seat => "fought_won",
                Some(_) => "fought_lost",
                None => "fought_both",
            };
            (occasion, with(with(facts, "piece", came), "met", met))
        }
        Event::Over(end) => {
            let facts = end.winner.map_or_else(Facts::new, |winner| of(winner.seat()));
            let occasion = match end.word() {
                "taken" => "over_taken",
                "reached" => "over_reached",
                "stuck" => "over_stuck",
                "repetition" => "over_repetition",
                _ => "over_quiet",
            };
            (occasion, facts)
        }
    }
}

//! What happened in a race: an occasion to say something, with its facts, and a line of a log.

use std::sync::LazyLock;

use hare::{Card, End, Event, Hare, SaladCard};
use lab::LogLine;
use sentences::Phrases;
use tabletop::{Facts, Game, Message, Seat};

/// What the log may say.
static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../assets/sentences/hare-log.ron")));

/// The line of an event; `None` where there is nothing to say.
pub(super) fn line(game: &Hare, names: &[String], event: &Event) -> Option<LogLine> {
    let depth = match event {
        Event::Refunded { .. }
        | Event::Sent { .. }
        | Event::Idle { .. }
        | Event::WillEat { .. }
        | Event::WillMiss(_) => 2,
        Event::Toll { .. } | Event::Kept(_) | Event::Drew { .. } | Event::Home { .. } => 1,
        _ => 0,
    };
    let (occasion, facts) = occasion(game, names, event);
    LOG.first(occasion, &facts).map(|message| LogLine::new(depth, message))
}

/// What an event is in files of phrases, and its facts.
pub(super) fn occasion(game: &Hare, names: &[String], event: &Event) -> (&'static str, Facts) {
    let who = |seat: Seat| names.get(seat.index()).map_or_else(|| Message::text("?"), |name| Message::person(name));
    let of = |seat: Seat| Facts::new().with("name", who(seat));
    match *event {
        Event::Moved { seat, from, to, carrots, .. } => {
            ("moved", of(seat).count("from", from).count("to", to).count("carrots", carrots.unsigned_abs()))
        }
        Event::Toll { seat, to, carrots } => ("toll", of(seat).with("to", who(to)).count("carrots", carrots)),
        Event::Took(seat) => ("took", of(seat)),
        Event::Gave(seat) => ("gave", of(seat)),
        Event::Kept(seat) => ("kept", of(seat)),
        Event::Ate { seat, rank, carrots, .. } => ("ate", of(seat).count("rank", rank).count("carrots", carrots)),
        Event::Paid { seat, rank, carrots, .. } => ("paid", of(seat).count("rank", rank).count("carrots", carrots)),
        Event::Restarted { seat, carrots } => ("restarted", of(seat).count("carrots", carrots)),
        Event::Drew { seat, card } => ("drew", of(seat).with("card", name(game, card))),
        Event::Refunded { seat, carrots } => ("refunded", of(seat).count("carrots", carrots)),
        Event::Sent { seat, from, to, .. } => ("sent", of(seat).count("from", from).count("to", to)),
        Event::Idle { seat, card } => ("idle", of(seat).with("card", name(game, card))),
        Event::WillEat { seat, .. } => ("will_eat", of(seat)),
        Event::WillMiss(seat) => ("will_miss", of(seat)),
        Event::Missed(seat) => ("missed", of(seat)),
        Event::Home { seat, place, .. } => ("home", of(seat).count("place", place)),
        Event::Over(end) => ("over", Facts::new().holds("last_round", end == End::Rounds)),
    }
}

/// A card, as its edition has it.
fn name(game: &Hare, card: Card) -> Message {
    Message::new(match card {
        Card::EatSalad if game.setup().salad_card == SaladCard::NextTurn => "hare-drawn-eat_salad_next",
        Card::LastMoveFree => "hare-drawn-last_move_free",
        Card::TakeOrGive => "hare-drawn-take_or_give",
        Card::BackOneRank => "hare-drawn-back_one_rank",
        Card::UpOneRank => "hare-drawn-up_one_rank",
        Card::EatSalad => "hare-drawn-eat_salad",
        Card::MissTurn => "hare-drawn-miss_turn",
        Card::MoveAgain => "hare-drawn-move_again",
        Card::NextCarrots => "hare-drawn-next_carrots",
        Card::LastCarrots => "hare-drawn-last_carrots",
    })
}

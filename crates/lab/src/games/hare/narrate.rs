//! Events of a race as lines of a log.

use hare::{Card, End, Event, Hare, SaladCard};
use tabletop::{Game, Message, Seat};

use crate::LogLine;

/// The line of an event.
pub(super) fn line(game: &Hare, names: &[String], event: &Event) -> LogLine {
    let who = |seat: Seat| names.get(seat.index()).map_or_else(|| Message::text("?"), |name| Message::person(name));
    let named = |id: &'static str, seat: Seat| Message::new(id).with("name", who(seat));
    let (depth, message) = match *event {
        Event::Moved { seat, from, to, carrots, .. } => {
            let id = if carrots < 0 { "hare-log-forward" } else { "hare-log-back" };
            let moved = named(id, seat).count("from", from).count("to", to);
            (0, moved.count("carrots", carrots.unsigned_abs()))
        }
        Event::Toll { seat, to, carrots } => {
            (1, named("hare-log-toll", seat).with("to", who(to)).count("carrots", carrots))
        }
        Event::Took(seat) => (0, named("hare-log-took", seat)),
        Event::Gave(seat) => (0, named("hare-log-gave", seat)),
        Event::Kept(seat) => (1, named("hare-log-kept", seat)),
        Event::Ate { seat, rank, carrots, .. } => {
            (0, named("hare-log-ate", seat).count("rank", rank).count("carrots", carrots))
        }
        Event::Paid { seat, rank, carrots, .. } => {
            (0, named("hare-log-paid", seat).count("rank", rank).count("carrots", carrots))
        }
        Event::Restarted { seat, carrots } => (0, named("hare-log-restarted", seat).count("carrots", carrots)),
        Event::Drew { seat, card } => (1, named("hare-log-drew", seat).with("card", name(game, card))),
        Event::Refunded { seat, carrots } => (2, named("hare-log-refunded", seat).count("carrots", carrots)),
        Event::Sent { seat, from, to, .. } => (2, named("hare-log-sent", seat).count("from", from).count("to", to)),
        Event::Idle { .. } => (2, Message::new("hare-log-idle")),
        Event::WillEat { seat, .. } => (2, named("hare-log-will_eat", seat)),
        Event::WillMiss(seat) => (2, named("hare-log-will_miss", seat)),
        Event::Missed(seat) => (0, named("hare-log-missed", seat)),
        Event::Home { seat, place, .. } => (1, named("hare-log-home", seat).count("place", place)),
        Event::Over(End::Home) => (0, Message::new("hare-log-over")),
        Event::Over(End::Rounds) => (0, Message::new("hare-log-over_rounds")),
    };
    LogLine::new(depth, message)
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

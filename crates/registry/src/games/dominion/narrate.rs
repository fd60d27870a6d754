//! Events of a game as lines of a log. It tells everything it is given; events are redacted before they come here.

use std::sync::LazyLock;

use dominion::{Cards, Dominion, Drawn, End, Event, Place};
use lab::LogLine;
use sentences::Phrases;
use tabletop::{Facts, Game, Message, Seat};

/// What the log may say.
static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../assets/sentences/dominion-log.ron")));

/// The line of an event; `None` where it is not worth one.
pub(super) fn line(game: &Dominion, names: &[String], event: &Event) -> Option<LogLine> {
    let depth = match event {
        Event::TurnBegan { .. } | Event::Over(_) => 0,
        Event::Played { .. } | Event::Bought { .. } => 1,
        _ => 2,
    };
    let (occasion, facts) = occasion(game, names, event);
    LOG.first(occasion, &facts).map(|message| LogLine::new(depth, message))
}

/// The line of cards that were played at once.
pub(super) fn together(game: &Dominion, names: &[String], seat: Seat, cards: &Cards) -> Option<LogLine> {
    let facts = of(names, seat).list("cards", game.names(cards));
    LOG.first("played_together", &facts).map(|message| LogLine::new(1, message))
}

/// The facts of what a seat did, so far its name.
fn of(names: &[String], seat: Seat) -> Facts {
    let name = names.get(seat.index());
    Facts::new().with("name", name.map_or_else(|| Message::text("?"), |name| Message::person(name)))
}

/// What an event is in the file, and its facts.
fn occasion(game: &Dominion, names: &[String], event: &Event) -> (&'static str, Facts) {
    let of = |seat| of(names, seat);
    let one = |seat, card| of(seat).with("card", game.name(card));
    let heap = |seat, cards: &Cards| of(seat).list("cards", game.names(cards));
    match *event {
        Event::TurnBegan { seat, turn } => ("turn", of(seat).count("turn", turn)),
        Event::Played { seat, card, repeat } => ("played", one(seat, card).holds("again", repeat)),
        Event::Chose { seat, card, at } => ("chose", one(seat, card).with("choice", game.choice_in_words(card, at))),
        Event::Drew { seat, count, to, cards } => {
            let facts = cards.map_or_else(|| of(seat), |cards| heap(seat, &cards)).count("count", count);
            ("drew", facts.holds("to_hand", to == Drawn::Hand).holds("to_owner", to == Drawn::Looked))
        }
        Event::Shuffled(seat) => ("shuffled", of(seat)),
        Event::Bought { seat, card } => ("bought", one(seat, card)),
        Event::Gained { seat, card, to } => {
            let facts = one(seat, card);
            ("gained", facts.holds("to_hand", to == Place::Hand).holds("on_deck", to == Place::Deck))
        }
        Event::Discarded { seat, cards } => ("discarded", heap(seat, &cards)),
        Event::Trashed { seat, cards } => ("trashed", heap(seat, &cards)),
        Event::PutOnDeck { seat, card, .. } => ("put_on_deck", card.map_or_else(|| of(seat), |card| one(seat, card))),
        Event::SetAside { seat, cards } => ("set_aside", heap(seat, &cards)),
        Event::ShowedHand { seat, cards } => ("showed_hand", heap(seat, &cards)),
        Event::Safe { seat, card } => ("safe", one(seat, card)),
        Event::Tokens { seat, count } => ("tokens", of(seat).count("count", count)),
        Event::Over(end) => {
            let facts = Facts::new().holds("victory", end == End::Victory).holds("piles", end == End::Piles);
            ("over", facts.holds("colonies", game.setup().colonies))
        }
    }
}

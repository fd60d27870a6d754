//! Events of a game as lines of a log. It tells everything it is given; events are redacted before they come here.

use dominion::{Card, Cards, Dominion, Drawn, End, Event, Place};
use tabletop::{Game, Message, Seat};

use crate::LogLine;

/// The line of an event; `None` where it is not worth one.
pub(super) fn line(game: &Dominion, names: &[String], event: &Event) -> Option<LogLine> {
    let teller = Teller { game, names };
    let depth = match event {
        Event::TurnBegan { .. } | Event::Over(_) => 0,
        Event::Played { .. } | Event::Bought { .. } => 1,
        _ => 2,
    };
    teller.message(event).map(|message| LogLine::new(depth, message))
}

struct Teller<'a> {
    game: &'a Dominion,
    names: &'a [String],
}

impl Teller<'_> {
    fn message(&self, event: &Event) -> Option<Message> {
        Some(match *event {
            Event::TurnBegan { seat, turn } => self.named("realm-log-turn", seat).count("turn", turn),
            Event::Played { seat, card, repeat: false } => self.of("realm-log-played", seat, card),
            Event::Played { seat, card, repeat: true } => self.of("realm-log-played_again", seat, card),
            Event::Chose { seat, card, at } => {
                self.of("realm-log-chose", seat, card).with("choice", self.game.choice_in_words(card, at))
            }
            Event::Bought { seat, card } => self.of("realm-log-bought", seat, card),
            Event::Gained { seat, card, to } => {
                let id = match to {
                    Place::Discard => "realm-log-gained",
                    Place::Hand => "realm-log-gained_to_hand",
                    Place::Deck => "realm-log-gained_on_deck",
                };
                self.of(id, seat, card)
            }
            Event::Drew { seat, count, to, cards } => self.drew(seat, count, to, cards),
            Event::Shuffled(seat) => self.named("realm-log-shuffled", seat),
            Event::Discarded { cards, .. } if cards.is_empty() => return None,
            Event::Discarded { seat, cards } => self.heap("realm-log-discarded", seat, &cards),
            Event::Trashed { cards, .. } if cards.is_empty() => return None,
            Event::Trashed { seat, cards } => self.heap("realm-log-trashed", seat, &cards),
            Event::PutOnDeck { seat, card: Some(card), .. } => self.of("realm-log-put_on_deck", seat, card),
            Event::PutOnDeck { seat, card: None, .. } => self.named("realm-log-put_back", seat),
            Event::SetAside { seat, cards } => self.heap("realm-log-set_aside", seat, &cards),
            Event::ShowedHand { seat, cards } if cards.is_empty() => self.named("realm-log-showed_nothing", seat),
            Event::ShowedHand { seat, cards } => self.heap("realm-log-showed_hand", seat, &cards),
            Event::Safe { seat, card } => self.of("realm-log-safe", seat, card),
            Event::Tokens { seat, count } => self.named("realm-log-tokens", seat).count("count", count),
            Event::Over(End::Victory) if self.game.setup().colonies => Message::new("realm-log-over_colonies"),
            Event::Over(End::Victory) => Message::new("realm-log-over"),
            Event::Over(End::Piles) => Message::new("realm-log-over_piles"),
            Event::Over(End::Turns) => Message::new("realm-log-over_turns"),
        })
    }

    fn drew(&self, seat: Seat, count: u8, to: Drawn, cards: Option<Cards>) -> Message {
        let id = match (to, cards) {
            (Drawn::Hand, None) => return self.named("realm-log-drew_hidden", seat).count("count", count),
            (Drawn::Looked, None) => return self.named("realm-log-looked_hidden", seat).count("count", count),
            (_, None) => return self.named("realm-log-revealed_hidden", seat).count("count", count),
            (Drawn::Hand, _) => "realm-log-drew",
            (Drawn::Looked, _) => "realm-log-looked",
            (Drawn::Shown, _) => "realm-log-revealed",
        };
        self.heap(id, seat, &cards.unwrap_or_default())
    }

    fn named(&self, id: &'static str, seat: Seat) -> Message {
        let name = self.names.get(seat.index());
        Message::new(id).with("name", name.map_or_else(|| Message::text("?"), |name| Message::person(name)))
    }

    fn of(&self, id: &'static str, seat: Seat, card: Card) -> Message {
        self.named(id, seat).with("card", self.game.name(card))
    }

    fn heap(&self, id: &'static str, seat: Seat, cards: &Cards) -> Message {
        let some = |(card, count)| Message::new("realm-cards").with("card", self.game.name(card)).count("count", count);
        self.named(id, seat).list("cards", cards.counts().map(some).collect())
    }
}

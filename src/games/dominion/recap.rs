//! What each opponent did between two turns of a person, in few words.

use std::sync::LazyLock;

use dominion::{Card, Cards, Dominion, Event, Type};
use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

use super::cues::seat_of;
use crate::{
    table::{LoggedEvent, recap::RecapLine},
    text::Words,
};

/// What may be said.
static RECAP: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/dominion-recap.ron")));

/// Cards in the order in which they first came: what the rules allow only after something else is told after it.
#[derive(Clone, Default)]
struct Row(Vec<(Card, u8)>);

impl Row {
    fn add(&mut self, card: Card, count: u8) {
        match self.0.iter_mut().find(|(known, _)| *known == card) {
            Some((_, known)) => *known = known.saturating_add(count),
            None => self.0.push((card, count)),
        }
    }

    fn add_all(&mut self, cards: &Cards) {
        cards.counts().for_each(|(card, count)| self.add(card, count));
    }

    fn names(&self, game: &Dominion) -> Vec<Message> {
        self.0.iter().flat_map(|(card, count)| game.names(&Cards::NONE.with(*card, *count))).collect()
    }
}

/// What one turn brought.
#[derive(Clone, Default)]
struct Deeds {
    /// Whether the turn is over: until then more may come.
    over: bool,
    /// Actions alone: that treasures are played goes without saying.
    played: Row,
    bought: Row,
    gained: Row,
    trashed: Row,
    /// What the reader gained by it.
    cursed: Row,
    /// What the reader discarded by it.
    lost: Row,
    /// What the reader lost by it for good.
    ruined: Row,
}

/// One line for each who had a turn, in their order, apart from the reader; `active` was in the middle of its turn when it begins.
pub fn lines(
    game: &Dominion,
    active: Seat,
    events: &[LoggedEvent<Event>],
    reader: Seat,
    words: &Words,
) -> Vec<RecapLine> {
    let mut turns: Vec<(Seat, Deeds)> = Vec::new();
    for told in events {
        if let Event::TurnBegan { seat, .. } = told.event {
            turns.iter_mut().for_each(|(_, deeds)| deeds.over = true);
            turns.push((seat, Deeds::default()));
            continue;
        }
        let Some(by) = seat_of(&told.event) else { continue };
        if turns.is_empty() {
            turns.push((active, Deeds::default()));
        }
        let Some((active, deeds)) = turns.last_mut() else { continue };
        match (by == reader, by == *active) {
            (true, false) => deeds.suffer(&told.event),
            (false, true) => deeds.note(game, &told.event),
            _ => {}
        }
    }
    turns.retain(|(seat, _)| *seat != reader);
    turns.iter().map(|(seat, deeds)| deeds.line(words, game, *seat)).collect()
}

impl Deeds {
    fn note(&mut self, game: &Dominion, event: &Event) {
        match *event {
            Event::Played { card, .. } if game.is(card, Type::Action) => self.played.add(card, 1),
            Event::Bought { card, .. } => self.bought.add(card, 1),
            Event::Gained { card, .. } => self.gained.add(card, 1),
            Event::Trashed { cards, .. } => self.trashed.add_all(&cards),
            _ => {}
        }
    }

    fn suffer(&mut self, event: &Event) {
        match *event {
            Event::Gained { card, .. } => self.cursed.add(card, 1),
            Event::Discarded { cards, .. } => self.lost.add_all(&cards),
            Event::Trashed { cards, .. } => self.ruined.add_all(&cards),
            _ => {}
        }
    }

    fn facts(&self, game: &Dominion) -> Facts {
        Facts::new()
            .holds("over", self.over)
            .list("played", self.played.names(game))
            .list("bought", self.bought.names(game))
            .list("gained", self.gained.names(game))
            .list("trashed", self.trashed.names(game))
            .list("cursed", self.cursed.names(game))
            .list("lost", self.lost.names(game))
            .list("ruined", self.ruined.names(game))
    }

    fn line(&self, words: &Words, game: &Dominion, seat: Seat) -> RecapLine {
        let facts = self.facts(game);
        let said = |occasion, facts: &Facts| -> Vec<String> {
            RECAP.every(occasion, facts).iter().map(|message| words.message(message)).collect()
        };
        let (harm, mut text) = (said("harm", &facts), said("deeds", &facts));
        if let Some(first) = text.first_mut() {
            let deed = facts.clone().with("deed", Message::text(first.clone()));
            if let Some(instead) = RECAP.first("first_deed", &deed) {
                *first = words.message(&instead);
            }
        }
        text.extend(said("turn", &facts));
        RecapLine::new(seat, &harm, &text)
    }
}

#[cfg(test)]
mod tests {
    use dominion::{Catalog, End, Place, Setup};

    use super::*;
    use crate::text::heard::says_all;

    fn of_kingdom(kingdom: &[&str]) -> Dominion {
        let cards = include_str!("../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let kingdom = kingdom.iter().map(|id| (*id).to_owned()).collect();
        Dominion::new(Setup { kingdom, ..Setup::default() }, &catalog).expect("sound")
    }

    fn militia_alone() -> Dominion {
        of_kingdom(&["militia"])
    }

    /// What the first of three reads of these events.
    fn recap_lines(game: &Dominion, active: Seat, events: &[Event]) -> Vec<(Seat, String)> {
        let events: Vec<_> =
            events.iter().enumerate().map(|(step, event)| LoggedEvent { step, event: *event }).collect();
        let lines = lines(game, active, &events, Seat(0), &Words::english());
        lines.into_iter().map(|line| (line.seat, format!("{}{}", line.harm, line.text))).collect()
    }

    /// Militia stands before Village in the kingdom, but who plays it first has no action left.
    #[test]
    fn cards_are_told_in_the_order_of_play_and_equal_ones_together() {
        let game = of_kingdom(&["militia", "village", "smithy"]);
        let [militia, village, smithy] =
            ["militia", "village", "smithy"].map(|id| game.card(id).expect("in the kingdom"));
        let (seat, reader) = (Seat(1), Seat(0));
        let play = |card| Event::Played { seat, card, repeat: false };
        let buy = |card| Event::Bought { seat, card };
        let played = [play(village), play(smithy), play(village), play(militia), play(Card::COPPER)];
        let mut events = vec![Event::TurnBegan { seat, turn: 2 }];
        events.extend(played);
        assert_eq!(
            recap_lines(&game, reader, &events),
            [(seat, "so far played 2 × Village, Smithy, Militia.".to_owned())]
        );
        // Of cards that go together nobody says which was first.
        events.push(Event::Trashed { seat, cards: Cards::one(Card::ESTATE) });
        events.push(Event::Trashed { seat, cards: Cards::NONE.with(Card::COPPER, 2).with(Card::SILVER, 1) });
        events.extend([
            buy(Card::GOLD),
            buy(Card::COPPER),
            buy(Card::GOLD),
            Event::TurnBegan { seat: reader, turn: 3 },
        ]);
        let whole = "played 2 × Village, Smithy, Militia; trashed Estate, 2 × Copper, Silver; bought 2 × Gold, Copper.";
        assert_eq!(recap_lines(&game, reader, &events), [(seat, whole.to_owned())]);
    }

    #[test]
    fn what_is_told_in_the_middle_of_a_turn_is_what_is_so_far() {
        let game = militia_alone();
        let militia = game.card("militia").expect("in the kingdom");
        let (reader, foe, third) = (Seat(0), Seat(1), Seat(2));
        let began = |seat| Event::TurnBegan { seat, turn: 2 };
        let attack = Event::Played { seat: foe, card: militia, repeat: false };
        assert_eq!(recap_lines(&game, reader, &[began(foe), attack]), [(foe, "so far played Militia.".to_owned())]);
        assert_eq!(recap_lines(&game, reader, &[began(foe)]), [(foe, "still in the middle of the turn.".to_owned())]);
        // Of the rest of a turn the first event may be somebody else's, who was attacked, too.
        let lost = Event::Discarded { seat: third, cards: dominion::Cards::one(Card::ESTATE) };
        let bought = Event::Bought { seat: foe, card: Card::SILVER };
        let rest = recap_lines(&game, foe, &[lost, bought, began(third), began(reader)]);
        assert_eq!(rest, [(foe, "bought Silver.".to_owned()), (third, "bought nothing.".to_owned())]);
    }

    #[test]
    fn all_that_may_be_said_is_said_of_something_in_both_languages() {
        let game = militia_alone();
        let (reader, seat, card, cards) = (Seat(0), Seat(1), Card::COPPER, Cards::one(Card::COPPER));
        let began = Event::TurnBegan { seat, turn: 2 };
        let turns: [&[Event]; 4] = [
            &[
                Event::Played { seat, card: game.card("militia").expect("in the kingdom"), repeat: false },
                Event::Bought { seat, card },
                Event::Gained { seat, card, to: Place::Discard },
                Event::Trashed { seat, cards },
                Event::Gained { seat: reader, card, to: Place::Discard },
                Event::Discarded { seat: reader, cards },
                Event::Trashed { seat: reader, cards },
            ],
            &[Event::Over(End::Turns)],
            &[Event::Bought { seat, card }],
            &[],
        ];
        // Every turn but the last is over, and each as long as that of before may be the last.
        says_all(&RECAP, |words| {
            for last in 1..=turns.len() {
                let events = turns[..last].iter().flat_map(|turn| std::iter::once(&began).chain(*turn));
                let events: Vec<_> = events.map(|event| LoggedEvent { step: 0, event: *event }).collect();
                lines(&game, reader, &events, reader, words);
            }
        });
    }
}

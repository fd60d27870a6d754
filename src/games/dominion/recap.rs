//! What each opponent did between two turns of a person, in few words.

use dominion::{Cards, Dominion, Event};
use tabletop::Seat;

use super::{cues::seat_of, wording};
use crate::{
    table::{LoggedEvent, recap::RecapLine},
    text::Words,
};

/// What one turn brought.
#[derive(Clone, Default)]
struct Deeds {
    /// Whether the turn is over: until then more may come.
    over: bool,
    played: Cards,
    bought: Cards,
    gained: Cards,
    trashed: Cards,
    /// What the reader gained by it.
    cursed: Cards,
    /// What the reader discarded by it.
    lost: Cards,
    /// What the reader lost by it for good.
    ruined: Cards,
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
            (false, true) => deeds.note(&told.event),
            _ => {}
        }
    }
    turns.retain(|(seat, _)| *seat != reader);
    turns.iter().map(|(seat, deeds)| deeds.line(words, game, *seat)).collect()
}

impl Deeds {
    fn note(&mut self, event: &Event) {
        match *event {
            Event::Played { card, .. } => self.played.add(card, 1),
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

    fn line(&self, words: &Words, game: &Dominion, seat: Seat) -> RecapLine {
        let told = |key: &str, cards: &Cards| {
            (!cards.is_empty()).then(|| words.with(key, &[("cards", &wording::cards(words, game, cards))]))
        };
        let harm = [
            told("realm-recap-cursed", &self.cursed),
            told("realm-recap-lost", &self.lost),
            told("realm-recap-ruined", &self.ruined),
        ];
        let mut text: Vec<String> = [
            told("realm-recap-played", &self.played.only(|card| game.is(card, dominion::Type::Action))),
            told("realm-recap-bought", &self.bought),
            told("realm-recap-gained", &self.gained),
            told("realm-recap-trashed", &self.trashed),
        ]
        .into_iter()
        .flatten()
        .collect();
        match (self.over, text.first_mut()) {
            (true, _) if self.bought.is_empty() => text.push(words.get("realm-recap-nothing").to_owned()),
            (true, _) => {}
            // Whoever is asked in the middle of a turn, such as by an attack, is told how far it is.
            (false, Some(first)) => *first = words.with("realm-recap-so_far", &[("deed", first)]),
            (false, None) => text.push(words.get("realm-recap-goes_on").to_owned()),
        }
        RecapLine::new(seat, &harm.into_iter().flatten().collect::<Vec<_>>(), &text)
    }
}

#[cfg(test)]
mod tests {
    use dominion::{Card, Catalog, Setup};

    use super::*;

    #[test]
    fn what_is_told_in_the_middle_of_a_turn_is_what_is_so_far() {
        let cards = include_str!("../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let setup = Setup { kingdom: vec!["militia".to_owned()], ..Setup::default() };
        let game = Dominion::new(setup, &catalog).expect("sound");
        let militia = game.card("militia").expect("in the kingdom");
        let (words, reader, foe, third) = (Words::english(), Seat(0), Seat(1), Seat(2));
        let told = |active: Seat, events: &[Event]| -> Vec<(Seat, String)> {
            let events: Vec<_> =
                events.iter().enumerate().map(|(step, event)| LoggedEvent { step, event: *event }).collect();
            let lines = lines(&game, active, &events, reader, &words);
            lines.into_iter().map(|line| (line.seat, format!("{}{}", line.harm, line.text))).collect()
        };
        let began = |seat| Event::TurnBegan { seat, turn: 2 };
        let attack = Event::Played { seat: foe, card: militia, repeat: false };
        assert_eq!(told(reader, &[began(foe), attack]), [(foe, "so far played Militia.".to_owned())]);
        assert_eq!(told(reader, &[began(foe)]), [(foe, "still in the middle of the turn.".to_owned())]);
        // Of the rest of a turn the first event may be somebody else's, who was attacked, too.
        let lost = Event::Discarded { seat: third, cards: dominion::Cards::one(Card::ESTATE) };
        let bought = Event::Bought { seat: foe, card: Card::SILVER };
        let rest = told(foe, &[lost, bought, began(third), began(reader)]);
        assert_eq!(rest, [(foe, "bought Silver.".to_owned()), (third, "bought nothing.".to_owned())]);
    }
}

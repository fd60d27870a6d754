//! What each opponent did between two turns of a person, in few words.

use dominion::{Cards, Dominion, Event};
use tabletop::Seat;

use super::{cues::seat_of, state::RealmTable, wording};
use crate::{
    table::{LoggedEvent, recap::RecapLine},
    text::Words,
};

/// What one turn brought.
#[derive(Clone, Default)]
struct Deeds {
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

/// One line for each who had a turn, in their order, apart from the reader.
pub fn lines(table: &RealmTable, events: &[LoggedEvent<Event>], reader: Seat, words: &Words) -> Vec<RecapLine> {
    let mut turns: Vec<(Seat, Deeds)> = Vec::new();
    for told in events {
        if let Event::TurnBegan { seat, .. } = told.event {
            turns.push((seat, Deeds::default()));
            continue;
        }
        let Some(by) = seat_of(&told.event) else { continue };
        if turns.is_empty() && by != reader {
            turns.push((by, Deeds::default()));
        }
        let Some((active, deeds)) = turns.last_mut() else { continue };
        match (by == reader, by == *active) {
            (true, false) => deeds.suffer(&told.event),
            (false, true) => deeds.note(&told.event),
            _ => {}
        }
    }
    let game = table.game();
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
        if self.bought.is_empty() {
            text.push(words.get("realm-recap-nothing").to_owned());
        }
        RecapLine::new(seat, &harm.into_iter().flatten().collect::<Vec<_>>(), &text)
    }
}

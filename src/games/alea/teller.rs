//! What happened in a fight, in lines of the log: one for each use of a card with all it did, and one for whatever happens without. What is
//! said of an event is chosen where the command line's log is, by the lab's [`Narrator`].

use std::borrow::Cow;

use dice::{Catalogue, Cause, Event as Fought, gauntlet::Event};
use registry::games::dice::Narrator;
use tabletop::{Message, Seat};

use super::road::Road;
use crate::{
    table::{Entry, Log, LoggedEvent, Tone},
    text::Words,
};

/// Whose fight is told, and in which words.
pub struct Teller<'a> {
    /// The cards.
    pub catalogue: &'a Catalogue,
    /// The fighters' names.
    pub names: [Cow<'a, str>; 2],
    /// The words.
    pub words: &'a Words,
}

impl Teller<'_> {
    fn narrator(&self) -> Narrator<'_> {
        let names = self.names.each_ref().map(|name| Message::text(&**name));
        Narrator { catalogue: self.catalogue, names, sees: true }
    }

    /// Adds what happened to the log. What a card does goes on in the line of its use.
    pub fn tell(&self, log: &mut Log, told: &LoggedEvent<Event>) {
        let Some(said) = self.narrator().run(&told.event) else { return };
        let text = self.words.message(&said);
        let last = log.entries().last().filter(|last| self.joins(last, &told.event));
        if let Some(last) = last {
            let joined = Entry { text: format!("{} \u{b7} {text}", last.text), ..last.clone() };
            return log.amend(joined);
        }
        let text = match told.event {
            Event::Fight(Fought::Die { rolled: true, .. }) => format!("{} {text}", self.rolls()),
            _ => text,
        };
        let (seat, tone) = weight(&told.event);
        log.add(Entry { seat: Some(seat), text, tone, place: None, step: told.step });
    }

    /// What the use of a card did, without the card.
    pub fn deeds(&self, events: &[Fought]) -> Vec<String> {
        let narrator = self.narrator();
        let told = events.iter().filter(|event| !matches!(event, Fought::Activated { .. } | Fought::Turn { .. }));
        told.filter_map(|event| Some(self.words.message(&narrator.fight(event)?))).collect()
    }

    /// What stands before the dice of a roll.
    fn rolls(&self) -> &str {
        self.words.get("alea-log-rolls")
    }

    /// Whether an event belongs to the line before it: rolled dice stand in one, and so do a card and its doing.
    fn joins(&self, last: &Entry, event: &Event) -> bool {
        let rolls = last.text.starts_with(self.rolls());
        match event {
            Event::Fight(event) if last.tone == Tone::Plain => match event {
                Fought::Turn { .. } | Fought::Over(_) | Fought::Activated { .. } => false,
                Fought::Die { rolled: true, .. } => rolls,
                Fought::Frozen { .. } | Fought::Marked { .. } | Fought::Vanished { .. } => true,
                Fought::Hurt { cause: Cause::Poison, .. } => false,
                _ => !rolls,
            },
            _ => false,
        }
    }
}

/// Who did it, and how much it matters.
fn weight(event: &Event) -> (Seat, Tone) {
    match event {
        Event::Fight(event) => {
            let tone = match event {
                Fought::Turn { .. } => Tone::Turn,
                Fought::Over(_) => Tone::Loud,
                _ => Tone::Plain,
            };
            (event.seat().unwrap_or(Seat(0)), tone)
        }
        Event::Begins(_) => (Road::HERO, Tone::Turn),
        Event::Over { .. } => (Road::HERO, Tone::Loud),
        _ => (Road::HERO, Tone::Plain),
    }
}

//! What happened, in lines of the log: one for each use of a card with all it did, and one for whatever happens without.

use std::borrow::Cow;

use std::sync::Arc;

use dice::{Catalogue, Cause, End, Event as Fought, Reason, gauntlet::Event};
use tabletop::Seat;

use super::{
    preview::{face, status_word},
    road,
    state::Duel,
};
use crate::{
    games::alea::card_words,
    table::{Entry, Log, LoggedEvent, Tone},
    text::{Value, Words},
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
    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index() & 1]
    }

    /// Adds what happened to the log. What a card does goes on in the line of its use.
    pub fn tell(&self, log: &mut Log, told: &LoggedEvent<Event>) {
        let Some((seat, text, tone)) = self.line(&told.event) else { return };
        let entry = Entry { seat: Some(seat), text, tone, place: None, step: told.step };
        let Event::Fight(event) = &told.event else { return log.add(entry) };
        let goes_on = !matches!(event, Fought::Turn { .. } | Fought::Over(_) | Fought::Activated { .. });
        match log.entries().last() {
            Some(last) if goes_on && last.tone == Tone::Plain && self.joins(last, event) => {
                let more = entry.text.strip_prefix(self.words.get("alea-log-rolls")).unwrap_or(&entry.text).trim();
                let text = format!("{} \u{b7} {more}", last.text);
                let joined = Entry { text, ..last.clone() };
                log.amend(joined);
            }
            _ => log.add(entry),
        }
    }

    /// What the use of a card did, without the card.
    pub fn deeds(&self, events: &[Fought]) -> Vec<String> {
        let told = events.iter().filter(|event| !matches!(event, Fought::Activated { .. } | Fought::Turn { .. }));
        told.filter_map(|event| Some(self.fought(event)?.1)).collect()
    }

    /// Whether an event belongs to the line before it: rolled dice stand in one, and so do a card and its doing.
    fn joins(&self, last: &Entry, event: &Fought) -> bool {
        match event {
            Fought::Die { rolled: true, .. } => last.text.starts_with(self.words.get("alea-log-rolls")),
            Fought::Frozen { .. } | Fought::Vanished { .. } => true,
            Fought::Hurt { cause: Cause::Poison, .. } => false,
            _ => !last.text.starts_with(self.words.get("alea-log-rolls")),
        }
    }

    fn line(&self, event: &Event) -> Option<(Seat, String, Tone)> {
        match event {
            Event::Fight(event) => self.fought(event),
            event => road::line(event, self.catalogue, [0, 1].map(|seat| self.name(Seat(seat))), self.words),
        }
    }

    fn fought(&self, event: &Fought) -> Option<(Seat, String, Tone)> {
        let words = self.words;
        let plain =
            |seat: Seat, key: &str, values: &[(&str, &dyn Value)]| Some((seat, words.with(key, values), Tone::Plain));
        match *event {
            Fought::Turn { seat, round } => {
                let text = words.with("alea-log-turn", &[("round", &round), ("name", &self.name(seat))]);
                Some((seat, text, Tone::Turn))
            }
            Fought::Die { seat, die, rolled } => {
                let mut text = face(die.value);
                for (is, key) in [(die.burning, "alea-log-burning"), (die.locked, "alea-log-locked")] {
                    if is {
                        text = format!("{text} ({})", words.get(key));
                    }
                }
                match rolled {
                    true => Some((seat, format!("{} {text}", words.get("alea-log-rolls")), Tone::Plain)),
                    false => plain(seat, "alea-log-gets_die", &[("die", &text)]),
                }
            }
            Fought::Frozen { seat, .. } => plain(seat, "alea-log-frozen", &[]),
            Fought::Vanished { seat, value } => plain(seat, "alea-log-vanished", &[("value", &value)]),
            Fought::Turned { seat, value, back } => {
                plain(seat, if back { "alea-log-turned_back" } else { "alea-log-turned" }, &[("value", &value)])
            }
            Fought::Counted { seat, left, .. } if left > 0 => plain(seat, "alea-log-counted", &[("left", &left)]),
            Fought::Activated { seat, id, form, dice, .. } => {
                let card = self.catalogue.card(id)?;
                let name = card_words::name(words, card, form);
                let dice: Vec<String> = dice.iter().filter(|die| **die > 0).map(|die| face(*die)).collect();
                match dice.is_empty() {
                    true => Some((seat, name, Tone::Plain)),
                    false => plain(seat, "alea-log-uses", &[("card", &name), ("dice", &dice.join(", "))]),
                }
            }
            Fought::Fizzled { seat, .. } => plain(seat, "alea-log-fizzled", &[]),
            Fought::Dodged { seat } => plain(seat, "alea-log-dodged", &[("name", &self.name(seat))]),
            Fought::Hurt { seat, cause, hp, shield } => {
                let cause = match cause {
                    Cause::Attack => "alea-log-hurt",
                    Cause::Poison => "alea-log-poisoned",
                    Cause::Burn => "alea-log-burnt",
                    Cause::Thorns => "alea-log-pricked",
                    Cause::Price => "alea-log-paid",
                };
                let text = words.with(cause, &[("name", &self.name(seat)), ("n", &hp)]);
                let text = match (hp, shield) {
                    (_, 0) => text,
                    (0, _) => words.with("alea-log-absorbed", &[("name", &self.name(seat)), ("n", &shield)]),
                    _ => words.with("alea-log-shielded", &[("text", &text), ("n", &shield)]),
                };
                Some((seat, text, Tone::Plain))
            }
            Fought::Survived { seat } => plain(seat, "alea-log-survived", &[("name", &self.name(seat))]),
            Fought::Healed { seat, hp } => plain(seat, "alea-log-healed", &[("name", &self.name(seat)), ("n", &hp)]),
            Fought::Status { seat, status, change } => {
                let key = if change > 0 { "alea-log-gains" } else { "alea-log-loses" };
                let status = words.get(status_word(status));
                let n = change.unsigned_abs();
                plain(seat, key, &[("name", &self.name(seat)), ("n", &n), ("status", &status)])
            }
            Fought::Shocked { seat, off, .. } => {
                plain(seat, if off { "alea-log-shocked" } else { "alea-log-freed" }, &[("name", &self.name(seat))])
            }
            Fought::Weakened { seat, .. } => plain(seat, "alea-log-weakened", &[("name", &self.name(seat))]),
            Fought::Copied { seat, stolen, .. } => {
                let key = if stolen { "alea-log-stolen" } else { "alea-log-copied" };
                plain(seat, key, &[("name", &self.name(seat))])
            }
            Fought::Over(end) => Some(self.over(end)),
            Fought::Counted { .. } | Fought::Placed { .. } | Fought::Bonus { .. } | Fought::TurnEnd { .. } => None,
        }
    }

    fn over(&self, end: End) -> (Seat, String, Tone) {
        let seat = end.winner.unwrap_or(Seat(0));
        let key = match (end.winner, end.reason) {
            (None, _) => "alea-over-rounds",
            (Some(_), Reason::Flight) => "alea-over-flight",
            (Some(_), _) => "alea-over-defeat",
        };
        let loser = Seat(1 - (seat.0 & 1));
        let values: [(&str, &dyn Value); 2] = [("winner", &self.name(seat)), ("loser", &self.name(loser))];
        (seat, self.words.with(key, &values), Tone::Loud)
    }
}

/// Writes what happened into an empty log.
pub fn write(table: &mut Duel, past: &[LoggedEvent<Event>], words: &Words) {
    let mut log = Log::default();
    let mut teller = teller(table, words);
    let cut = past.first().is_some_and(|told| told.step > 0);
    // The first turn of a duel begins with the fight itself, and so without an event.
    if let Some(start) = table.host.duel().filter(|_| !cut).and_then(|_| table.host.track()?.at(0).fight) {
        let event = Event::Fight(Fought::Turn { seat: start.active, round: start.round });
        teller.tell(&mut log, &LoggedEvent { step: 0, event });
    }
    let rules = table.journey().map(|(rules, _)| Arc::clone(rules));
    let begins = past.iter().position(|told| matches!(told.event, Event::Begins(_)));
    // Where the beginning is cut off, so may be that of the fight with somebody else.
    let known = begins.filter(|_| cut).unwrap_or(0);
    for told in &past[known..] {
        if let (Event::Begins(enemy), Some(rules)) = (told.event, &rules) {
            teller.names[1] = words.person(rules.enemy(enemy).map_or("?", |enemy| enemy.fighter.name.as_str()));
        }
        teller.tell(&mut log, told);
    }
    table.log = log;
}

/// Whoever tells of the fight that is shown.
pub fn teller<'a>(table: &'a Duel, words: &'a Words) -> Teller<'a> {
    Teller { catalogue: table.game().catalogue(), names: [0, 1].map(|seat| table.name(words, Seat(seat))), words }
}

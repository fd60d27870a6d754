//! What an action would do, before it is done: certain things first, then what chance may add.

use dice::{Action, Alea, Due, Event, Outcome, Side, State, Status};
use tabletop::{EventSink, Game, Seat};

use super::card_words;
use crate::text::{Decimal, Value, Words};

/// What an action would do.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Preview {
    /// What is certain.
    pub certain: Vec<String>,
    /// What chance may do: how likely, and what comes of it.
    pub chances: Vec<(f64, Vec<String>)>,
    /// HP each seat loses for certain.
    pub harm: [u16; 2],
    /// Whether it kills the actor, for certain or by chance.
    pub deadly: bool,
}

impl Preview {
    /// All of it in a sentence.
    pub fn said(&self, words: &Words) -> String {
        let chance = |(chance, lines): &(f64, Vec<String>)| {
            let percent = Decimal::new(100.0 * chance, 0);
            words.with("alea-preview-chance", &[("percent", &percent), ("what", &lines.join(", "))])
        };
        let deadly = self.deadly.then(|| words.get("alea-preview-deadly").to_owned());
        let lines: Vec<String> =
            deadly.into_iter().chain(self.certain.iter().cloned()).chain(self.chances.iter().map(chance)).collect();
        if lines.is_empty() { words.get("alea-preview-nothing").to_owned() } else { lines.join("; ") }
    }
}

/// Works out an action that is legal in `state`; `names` are the fighters'.
pub fn preview(game: &Alea, state: &State, action: Action, names: [&str; 2], words: &Words) -> Preview {
    let mut after = state.clone();
    let mut tally = Tally::default();
    if game.apply(&mut after, &action, &mut tally).is_err() {
        return Preview::default();
    }
    let mut preview = Preview {
        certain: tally.tell(game, names, words),
        harm: tally.harm,
        deadly: tally.lost == Some(state.active),
        ..Preview::default()
    };
    let Some(due) = after.due.filter(|_| !tally.done) else { return preview };
    if let Some(key) = random(due) {
        preview.certain.push(words.get(key).to_owned());
        return preview;
    }
    for (probability, outcome) in game.outcomes(&after) {
        let mut fallen = after.clone();
        let mut tally = Tally::default();
        if game.resolve(&mut fallen, &outcome, &mut tally).is_err() {
            continue;
        }
        preview.deadly |= tally.lost == Some(state.active);
        let mut lines = tally.tell(game, names, words);
        if lines.is_empty() {
            lines.push(words.get("alea-preview-nothing").to_owned());
        }
        if outcome == Outcome::Fizzle(true) {
            lines = vec![words.get("alea-preview-fizzles").to_owned()];
        }
        if let Some(next) = fallen.due.filter(|_| !tally.done) {
            lines.push(words.get(random(next).unwrap_or("alea-preview-more")).to_owned());
        }
        match preview.chances.iter_mut().find(|(_, known)| *known == lines) {
            Some((known, _)) => *known += probability,
            None => preview.chances.push((probability, lines)),
        }
    }
    preview.chances.sort_by(|a, b| b.0.total_cmp(&a.0));
    preview
}

/// Chance that is told by its name, since every outcome is as good as another.
fn random(due: Due) -> Option<&'static str> {
    match due {
        Due::Roll | Due::Give => Some("alea-preview-random_die"),
        Due::Split(_) => Some("alea-preview-split"),
        Due::Copy(Side::Own) => Some("alea-preview-copy_own"),
        Due::Copy(Side::Foe) => Some("alea-preview-copy_foe"),
        Due::Steal => Some("alea-preview-steal"),
        Due::Shock | Due::Weaken | Due::Turn(_) | Due::Curse { .. } | Due::Branch { .. } => None,
    }
}

/// Adds up the events of an action, until its turn ends.
#[derive(Default)]
struct Tally {
    harm: [u16; 2],
    shield: [u16; 2],
    healed: [u16; 2],
    statuses: Vec<(Seat, Status, i32)>,
    dice: Vec<u8>,
    /// Dice passed on, with whose they were.
    passed: Vec<(Seat, u8)>,
    counted: Option<u8>,
    freed: bool,
    back: bool,
    dodged: bool,
    lost: Option<Seat>,
    done: bool,
}

impl EventSink<Event> for Tally {
    fn push(&mut self, event: impl FnOnce() -> Event) {
        if self.done {
            return;
        }
        match event() {
            Event::Hurt { seat, hp, shield, .. } => {
                self.harm[seat.index() & 1] += hp;
                self.shield[seat.index() & 1] += u16::from(shield);
            }
            Event::Healed { seat, hp } => self.healed[seat.index() & 1] += hp,
            Event::Status { seat, status, change } => {
                let known = self.statuses.iter_mut().find(|(who, what, _)| (*who, *what) == (seat, status));
                match known {
                    Some((.., count)) => *count += i32::from(change),
                    None => self.statuses.push((seat, status, change.into())),
                }
            }
            Event::Die { die, rolled: false, .. } => self.dice.push(die.value),
            Event::Passed { seat, value } => self.passed.push((seat, value)),
            Event::Counted { left, .. } => self.counted = Some(left),
            Event::Shocked { off: false, .. } => self.freed = true,
            Event::Turned { back, .. } => self.back |= back,
            Event::Dodged { .. } => self.dodged = true,
            Event::Over(end) => {
                self.lost = end.winner.map(|winner| Seat(1 - (winner.0 & 1)));
                self.done = true;
            }
            Event::TurnEnd { .. } => self.done = true,
            _ => {}
        }
    }
}

impl Tally {
    fn tell(&self, game: &Alea, names: [&str; 2], words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        let mut say = |key: &str, values: &[(&str, &dyn Value)]| lines.push(words.with(key, values));
        // The foe first, whichever seat that is: what is done to it is what one plays for.
        for seat in [1, 0] {
            let name: &dyn Value = &names[seat];
            if self.shield[seat] > 0 {
                say("alea-preview-shield", &[("name", name), ("n", &self.shield[seat])]);
            }
            if self.harm[seat] > 0 {
                say("alea-preview-harm", &[("name", name), ("n", &self.harm[seat])]);
            }
            if self.healed[seat] > 0 {
                say("alea-preview-heal", &[("name", name), ("n", &self.healed[seat])]);
            }
        }
        for (seat, status, change) in self.statuses.iter().filter(|(.., change)| *change != 0) {
            let Some(kind) = game.catalogue().statuses().get(*status) else { continue };
            let status = words.message(&kind.name_message());
            let sign = if *change > 0 { "+" } else { "\u{2212}" };
            let name = names[seat.index() & 1];
            let n = change.unsigned_abs();
            say("alea-preview-status", &[("name", &name), ("sign", &sign), ("n", &n), ("status", &status)]);
        }
        if !self.dice.is_empty() {
            let dice: Vec<String> = self.dice.iter().map(|die| face(*die)).collect();
            say("alea-preview-dice", &[("dice", &dice.join(", "))]);
        }
        for (seat, die) in &self.passed {
            say("alea-preview-passed", &[("name", &names[1 - (seat.index() & 1)]), ("die", die)]);
        }
        if let Some(left) = self.counted.filter(|left| *left > 0) {
            say("alea-preview-counted", &[("n", &left)]);
        }
        for (is, key) in [
            (self.freed, "alea-preview-freed"),
            (self.back, "alea-preview-back"),
            (self.dodged, "alea-preview-dodged"),
            (self.done && self.lost.is_none(), "alea-preview-ends"),
        ] {
            if is {
                say(key, &[]);
            }
        }
        if let Some(seat) = self.lost {
            say("alea-preview-falls", &[("name", &names[seat.index() & 1])]);
        }
        lines
    }
}

/// An action in words.
pub fn action_label(game: &Alea, state: &State, action: Action, words: &Words) -> String {
    let name = |card: u8| {
        let card = state.actor().cards.get(usize::from(card));
        let known = card.and_then(|card| Some((game.catalogue().card(card.card)?, card.face())));
        known.map_or_else(String::new, |(known, form)| card_words::name(words, known, form))
    };
    match action {
        Action::Place { die, card } => {
            let value = state.actor().dice.get(usize::from(die)).map_or(0, |die| die.value);
            let face = face(value);
            words.with("alea-preview-place", &[("die", &face), ("card", &name(card))])
        }
        Action::Use { card } => words.with("alea-preview-use", &[("card", &name(card))]),
        Action::EndTurn => words.get("alea-end_turn").to_owned(),
    }
}

/// A die as it is written.
pub fn face(value: u8) -> String {
    if value == 0 { "?".to_owned() } else { value.to_string() }
}

//! Events of a fight as lines of a log: what each of them says, as facts. Which line is said of them, and on which condition, stands in
//! `assets/sentences/dice-log.ron`.

use std::sync::LazyLock;

use dice::{CardId, Catalogue, Cause, Die, End, Event, Form, Mark, Reason};
use lab::LogLine;
use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

/// What the log may say of a fight.
static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../assets/sentences/dice-log.ron")));

/// Tells in logs what happens in fights and between them.
#[derive(Clone, Debug)]
pub struct Narrator<'a> {
    /// The cards.
    pub catalogue: &'a Catalogue,
    /// What the hero and its enemy are called; empty for an enemy who is not known.
    pub names: [Message; 2],
    /// Whether whoever reads has the table before them, and need not be told what lies on it.
    pub sees: bool,
}

/// The line of an event for those who do not see the table; `None` where it is not worth one.
pub(super) fn line(catalogue: &Catalogue, names: &[String], event: &Event) -> Option<LogLine> {
    let name = |seat: usize| names.get(seat).map_or_else(|| Message::text("?"), |name| Message::person(name));
    let narrator = Narrator { catalogue, names: [0, 1].map(name), sees: false };
    Some(LogLine::new(depth(event), narrator.fight(event)?))
}

/// See [`LogLine::depth`].
const fn depth(event: &Event) -> u8 {
    match event {
        Event::Turn { .. } | Event::Over(_) => 0,
        Event::Die { .. }
        | Event::Frozen { .. }
        | Event::Marked { .. }
        | Event::Vanished { .. }
        | Event::Turned { .. }
        | Event::Counted { .. }
        | Event::Activated { .. }
        | Event::Fizzled { .. } => 1,
        _ => 2,
    }
}

impl Narrator<'_> {
    /// What is said of an event of a fight; `None` where it is not worth a line.
    pub fn fight(&self, event: &Event) -> Option<Message> {
        let (occasion, facts) = self.occasion_of(event)?;
        LOG.first(occasion, &facts)
    }

    /// The occasion that an event is, and what it says.
    fn occasion_of(&self, event: &Event) -> Option<(&'static str, Facts)> {
        let facts = match event.seat() {
            Some(seat) => self.facts().with("name", self.name(seat)),
            None => self.facts(),
        };
        Some(match *event {
            Event::Turn { round, .. } => ("turn", facts.count("round", round)),
            Event::Die { die, rolled, .. } => ("die", lies(facts, die)?.holds("rolled", rolled)),
            Event::Frozen { .. } => ("frozen", facts),
            Event::Marked { mark, .. } => ("marked", facts.holds("burning", mark == Mark::Fire)),
            Event::Vanished { value, .. } => ("vanished", facts.count("value", value)),
            Event::Turned { value, back, .. } => ("turned", facts.count("value", value).holds("back", back)),
            Event::Counted { id, form, left, .. } => {
                ("counted", facts.with("card", self.card(id, form)).count("left", left))
            }
            Event::Activated { id, form, dice, .. } => {
                let dice = dice.iter().filter(|die| **die > 0).map(|die| Message::text(die.to_string()));
                ("activated", facts.with("card", self.card(id, form)).list("dice", dice.collect()))
            }
            Event::Fizzled { .. } => ("fizzled", facts),
            Event::Dodged { .. } => ("dodged", facts),
            Event::Hurt { cause, hp, shield, .. } => {
                let kind = match cause {
                    Cause::Status(status) => self.catalogue.statuses().get(status),
                    _ => None,
                };
                let facts = kind.into_iter().fold(facts, |facts, kind| facts.with("status", kind.name_message()));
                ("hurt", facts.holds(by(cause), true).count("hp", hp).count("shield", shield))
            }
            Event::Passed { value, .. } => ("passed", facts.count("value", value)),
            Event::Survived { .. } => ("survived", facts),
            Event::Healed { hp, .. } => ("healed", facts.count("hp", hp)),
            Event::Status { status, change, .. } => {
                let facts = facts.count("change", change).count("n", change.unsigned_abs());
                let kind = self.catalogue.statuses().get(status)?;
                ("status", facts.with("status", kind.name_message()))
            }
            Event::Shocked { off, .. } => ("shocked", facts.holds("off", off)),
            Event::Weakened { .. } => ("weakened", facts),
            Event::Offered { id, form, .. } => ("offered", facts.with("card", self.card(id, form))),
            Event::Copied { stolen, .. } => ("copied", facts.holds("stolen", stolen)),
            Event::Over(End { winner: None, .. }) => ("over", facts),
            Event::Over(End { winner: Some(winner), reason }) => {
                let loser = self.name(Seat(1 - (winner.0 & 1)));
                let facts = facts.with("winner", self.name(winner)).with("loser", loser);
                ("over", facts.holds("flight", reason == Reason::Flight))
            }
            Event::Placed { .. } | Event::Bonus { .. } | Event::TurnEnd { .. } => return None,
        })
    }

    /// What is so of all that happens.
    pub(super) fn facts(&self) -> Facts {
        Facts::new().holds("sees", self.sees)
    }

    fn name(&self, seat: Seat) -> Message {
        self.names[seat.index() & 1].clone()
    }

    /// A card's name with the sign of its form.
    pub(super) fn card(&self, id: CardId, form: Form) -> Message {
        self.catalogue.card(id).map_or_else(Message::default, |card| card.message(form))
    }
}

/// With how a die lies, in a word that lines may use; `None` where there is none.
fn lies(facts: Facts, die: Die) -> Option<Facts> {
    let facts = facts.count("value", die.value).holds("burning", die.burning).holds("locked", die.locked);
    let face = LOG.first("face", &facts)?;
    let facts = facts.with("face", face);
    let lies = LOG.first("lies", &facts)?;
    Some(facts.with("die", lies))
}

const fn by(cause: Cause) -> &'static str {
    match cause {
        Cause::Attack => "attack",
        Cause::Poison => "poison",
        Cause::Burn => "burn",
        Cause::Thorns => "thorns",
        Cause::Price => "price",
        Cause::Status(_) => "by_status",
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use dice::{CardId, Cause, Die, End, Event, Form, Mark, Reason, Status};
    use lab::{Library, render};
    use sentences::Phrases;
    use tabletop::{Argument, Message, Seat};

    use crate::games::dice::narrate::{LOG, Narrator};

    pub fn library() -> Library {
        Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the repository is a library")
    }

    /// Holds what a file may say against what is said of events: all of it is said of one of them, and stands in both languages with all it names.
    pub fn held(phrases: &Phrases, said: &[Message]) {
        let languages = ["en", "ru"].map(|tag| library().words(Some(tag)).expect("it is complete").0);
        let mut ids: BTreeSet<&str> = BTreeSet::new();
        for message in said {
            ids.insert(message.id.as_ref());
            let parts = message.arguments.values().filter_map(|argument| match argument {
                Argument::Message(part) => Some(part.id.as_ref()),
                _ => None,
            });
            ids.extend(parts);
            for words in &languages {
                let text = render(words, message);
                let whole = !text.is_empty() && !text.contains(['{', '}', '$']) && !text.contains("alea-");
                assert!(words.has(&message.id) && whole, "{}: {text}", message.id);
            }
        }
        let unsaid: Vec<&str> = phrases.iter().map(|(_, say, _)| say).filter(|say| !ids.contains(say)).collect();
        assert!(phrases.iter().count() > 0 && unsaid.is_empty(), "of no event {unsaid:?} is said");
    }

    /// Events of every kind.
    fn events() -> Vec<Event> {
        let (seat, card) = (Seat(0), 0);
        let activated = |dice| Event::Activated { seat, card, id: CardId(0), form: Form::Plus, dice };
        let over = |winner, reason| Event::Over(End { winner, reason });
        let mut events = vec![
            Event::Turn { seat, round: 2 },
            Event::Frozen { seat, die: 0 },
            Event::Marked { seat, die: 0, mark: Mark::Fire },
            Event::Marked { seat, die: 0, mark: Mark::Lock },
            Event::Vanished { seat, value: 3 },
            Event::Turned { seat, value: 3, back: true },
            Event::Turned { seat, value: 3, back: false },
            Event::Counted { seat, card, id: CardId(0), form: Form::Plus, pips: 3, left: 2 },
            activated([0, 0]),
            activated([3, 4]),
            Event::Fizzled { seat, card },
            Event::Dodged { seat },
            Event::Survived { seat },
            Event::Healed { seat, hp: 3 },
            Event::Status { seat, status: Status::RE_EQUIP, change: 2 },
            Event::Status { seat, status: Status::REDUCE, change: -2 },
            Event::Passed { seat, value: 3 },
            Event::Shocked { seat, card, off: true },
            Event::Shocked { seat, card, off: false },
            Event::Weakened { seat, card },
            Event::Offered { seat, id: CardId(0), form: Form::Base },
            Event::Copied { seat, from: Seat(1), card, stolen: true },
            Event::Copied { seat, from: Seat(1), card, stolen: false },
            over(Some(seat), Reason::Defeat),
            over(Some(seat), Reason::Flight),
            over(None, Reason::Rounds),
        ];
        for (burning, locked) in [(false, false), (true, false), (false, true), (true, true)] {
            for (value, rolled) in [(0, true), (0, false), (3, true), (3, false)] {
                events.push(Event::Die { seat, die: Die { burning, locked, ..Die::new(value) }, rolled });
            }
        }
        for cause in
            [Cause::Attack, Cause::Poison, Cause::Burn, Cause::Thorns, Cause::Price, Cause::Status(Status::POISON)]
        {
            events.extend([(3, 0), (0, 3), (3, 3)].map(|(hp, shield)| Event::Hurt { seat, cause, hp, shield }));
        }
        events
    }

    /// What is said of all of them, by those who see the table and by those who do not.
    fn said() -> Vec<Message> {
        let stock = super::super::DiceModule.stock(&library()).expect("what is shipped can be read");
        let names = ["Marta", "the foe"].map(Message::text);
        let tell = |sees| {
            let narrator = Narrator { catalogue: &stock.content.catalogue, names: names.clone(), sees };
            events().iter().filter_map(|event| narrator.fight(event)).collect::<Vec<_>>()
        };
        [true, false].into_iter().flat_map(tell).collect()
    }

    #[test]
    fn every_line_of_a_fight_is_said_of_an_event_and_stands_in_both_languages() {
        held(&LOG, &said());
    }

    #[test]
    fn what_the_shield_took_and_what_went_through_it_is_told() {
        let (english, _) = library().words(None).expect("English");
        let told: Vec<String> = said().iter().map(|message| render(&english, message)).collect();
        for line in [
            "Marta \u{2212}3 HP",
            "Marta \u{2212}3 HP, shield \u{2212}3",
            "Marta's shield \u{2212}3",
            "thorns cost Marta 3 HP, shield \u{2212}3",
            "gets a ? (burning) (locked)",
            "rolls a die that lies face down",
            "Marta \u{2212}2 armour",
        ] {
            assert!(told.iter().any(|told| told == line), "{line} is not among {told:#?}");
        }
    }

    /// A fighter may have two countdowns, and a card may bring all of them nearer.
    #[test]
    fn a_countdown_says_which_card_it_is_of() {
        let stock = super::super::DiceModule.stock(&library()).expect("what is shipped can be read");
        let catalogue = &stock.content.catalogue;
        let names = ["Marta", "the foe"].map(Message::text);
        let narrator = Narrator { catalogue, names, sees: true };
        let told = |tag: &str, card: &str, form, left| {
            let id = catalogue.find(card).expect("it is shipped");
            let event = Event::Counted { seat: Seat(0), card: 0, id, form, pips: 1, left };
            let (words, _) = library().words(Some(tag)).expect("it is complete");
            narrator.fight(&event).map(|message| render(&words, &message))
        };
        let said = |line: &str| Some(line.to_owned());
        assert_eq!(told("en", "bowl-of-soup", Form::Base, 4), said("Bowl of Soup counts down: 4 to go"));
        assert_eq!(told("en", "marsh-gas", Form::Plus, 1), said("Marsh Gas+ counts down: 1 to go"));
        assert_eq!(told("ru", "bowl-of-soup", Form::Base, 4), said("Миска супа: до конца отсчёта ещё 4"));
        // At its end it is used, and that is told.
        assert_eq!(told("en", "marsh-gas", Form::Base, 0), None);
    }
}

//! Events of a fight as lines of a log.

use dice::{CardId, Catalogue, Cause, Die, Event, Form, Reason, Status};
use tabletop::{Message, Seat};

use crate::LogLine;

/// The line of an event; `None` where it is not worth one.
pub(super) fn line(catalogue: &Catalogue, names: &[String], event: &Event) -> Option<LogLine> {
    let who = |seat: Seat| names.get(seat.index()).map_or_else(|| Message::text("?"), |name| Message::person(name));
    let named = |id: &'static str, seat: Seat| Message::new(id).with("name", who(seat));
    let (depth, message) = match *event {
        Event::Turn { seat, round } => (0, named("alea-log-turn", seat).count("round", round)),
        Event::Die { die, rolled, .. } => (1, came(die, rolled)),
        Event::Frozen { .. } => (1, Message::new("alea-log-frozen")),
        Event::Vanished { value, .. } => (1, Message::new("alea-log-vanished").count("value", value)),
        Event::Placed { .. } | Event::TurnEnd { .. } | Event::Bonus { .. } => return None,
        Event::Turned { value, back, .. } => {
            (1, Message::new(if back { "alea-log-turned_back" } else { "alea-log-turned" }).count("value", value))
        }
        Event::Counted { left, .. } => (1, Message::new("alea-log-counted").count("left", left)),
        Event::Activated { id, form, dice, .. } => (1, used(card(catalogue, id, form), dice)),
        Event::Fizzled { .. } => (1, Message::new("alea-log-fizzled")),
        Event::Dodged { seat } => (2, named("alea-log-dodged", seat)),
        Event::Hurt { seat, cause, hp, shield } => (2, hurt(who(seat), cause, hp, shield)),
        Event::Survived { seat } => (2, named("alea-log-survived", seat)),
        Event::Healed { seat, hp } => (2, named("alea-log-healed", seat).count("n", hp)),
        Event::Status { seat, status, change } => {
            let id = if change < 0 { "alea-log-loses" } else { "alea-log-gains" };
            (2, named(id, seat).count("n", change.unsigned_abs()).with("status", name(status)))
        }
        Event::Shocked { seat, off, .. } => (2, named(if off { "alea-log-shocked" } else { "alea-log-freed" }, seat)),
        Event::Weakened { seat, .. } => (2, named("alea-log-weakened", seat)),
        Event::Copied { seat, stolen, .. } => {
            (2, named(if stolen { "alea-log-stolen" } else { "alea-log-copied" }, seat))
        }
        Event::Over(end) => {
            let Some(winner) = end.winner else { return Some(LogLine::new(0, Message::new("alea-over-rounds"))) };
            let id = if end.reason == Reason::Flight { "alea-over-flight" } else { "alea-over-defeat" };
            (0, Message::new(id).with("winner", who(winner)).with("loser", who(Seat(1 - (winner.0 & 1)))))
        }
    };
    Some(LogLine::new(depth, message))
}

/// A die that was rolled, or came otherwise.
fn came(die: Die, rolled: bool) -> Message {
    let id = match (rolled, die.hidden()) {
        (true, false) => "alea-event-rolls",
        (true, true) => "alea-event-rolls_hidden",
        (false, false) => "alea-log-gets_die",
        (false, true) => "alea-event-gets_hidden",
    };
    let came = if die.hidden() { Message::new(id) } else { Message::new(id).count("die", die.value) };
    let but = [(die.burning, "alea-log-burning"), (die.locked, "alea-log-locked")];
    but.into_iter()
        .filter(|(is, _)| *is)
        .fold(came, |came, (_, how)| Message::new("reason-list").with("list", came).with("more", Message::new(how)))
}

/// A card that was used, with these dice; 0 stands for none.
fn used(card: Message, dice: [u8; 2]) -> Message {
    let dice: Vec<String> = dice.iter().filter(|die| **die > 0).map(u8::to_string).collect();
    match dice.is_empty() {
        true => Message::new("alea-event-uses").with("card", card),
        false => Message::new("alea-log-uses").with("card", card).with("dice", Message::text(dice.join(" + "))),
    }
}

fn hurt(who: Message, cause: Cause, hp: u16, shield: u8) -> Message {
    if shield > 0 && hp == 0 {
        return Message::new("alea-log-absorbed").with("name", who).count("n", shield);
    }
    let id = match cause {
        Cause::Attack => "alea-log-hurt",
        Cause::Poison => "alea-log-poisoned",
        Cause::Burn => "alea-log-burnt",
        Cause::Thorns => "alea-log-pricked",
        Cause::Price => "alea-log-paid",
    };
    let lost = Message::new(id).with("name", who).count("n", hp);
    if shield > 0 { Message::new("alea-log-shielded").with("text", lost).count("n", shield) } else { lost }
}

fn name(status: Status) -> Message {
    let id = status.name().to_lowercase();
    Message::name(format!("alea-status-{id}"), id.replace('_', "-"))
}

/// A card's name with the sign of its form.
pub(super) fn card(catalogue: &Catalogue, id: CardId, form: Form) -> Message {
    catalogue.card(id).map_or_else(Message::default, |card| card.message(form))
}

//! Events of a fight as lines of a log.

use dice::{CardId, Catalogue, Cause, Event, Form, Reason, Status};
use tabletop::Seat;

/// The line of an event; `None` where it is not worth one.
pub(super) fn line(catalogue: &Catalogue, names: &[String], event: &Event) -> Option<String> {
    let who = |seat: Seat| names.get(seat.index()).map_or("?", String::as_str);
    Some(match *event {
        Event::Turn { seat, round } => format!("Round {round}: {}", who(seat)),
        Event::Die { die, rolled, .. } => {
            let verb = if rolled { "rolls" } else { "gets" };
            let value = if die.hidden() { "a die that falls face down".to_owned() } else { format!("a {}", die.value) };
            let burning = if die.burning { ", burning" } else { "" };
            let locked = if die.locked { ", locked" } else { "" };
            format!("  {verb} {value}{burning}{locked}")
        }
        Event::Frozen { .. } => "  frost makes the highest die a 1".to_owned(),
        Event::Vanished { value, .. } => format!("  the {value}s vanish"),
        Event::Placed { .. } | Event::TurnEnd { .. } | Event::Bonus { .. } => return None,
        Event::Turned { value, back, .. } => {
            format!("  turns over a {value}{}", if back { ", which does not fit and comes back" } else { "" })
        }
        Event::Counted { pips, left, .. } => format!("  counts {pips} down, {left} to go"),
        Event::Activated { id, form, dice, .. } => {
            let dice: Vec<String> = dice.iter().filter(|die| **die > 0).map(u8::to_string).collect();
            let with = if dice.is_empty() { String::new() } else { format!(" with {}", dice.join(" and ")) };
            format!("  uses {}{with}", card(catalogue, id, form))
        }
        Event::Fizzled { .. } => "  the curse takes it: nothing happens".to_owned(),
        Event::Dodged { seat } => format!("    {} dodges", who(seat)),
        Event::Hurt { seat, cause, hp, shield } => hurt(who(seat), cause, hp, shield),
        Event::Survived { seat } => format!("    {} survives with 1 HP", who(seat)),
        Event::Healed { seat, hp } => format!("    {} gains {hp} HP", who(seat)),
        Event::Status { seat, status, change } => {
            let verb = if change < 0 { "loses" } else { "gets" };
            format!("    {} {verb} {} {}", who(seat), change.unsigned_abs(), name(status))
        }
        Event::Shocked { seat, off, .. } => {
            format!("    a card of {} is {}", who(seat), if off { "shocked" } else { "free again" })
        }
        Event::Weakened { seat, .. } => format!("    a card of {} is weakened", who(seat)),
        Event::Copied { seat, from, stolen, .. } => {
            format!("    {} {} a card of {}", who(seat), if stolen { "steals" } else { "copies" }, who(from))
        }
        Event::Over(end) => match (end.winner, end.reason) {
            (None, _) => "Nobody wins: the last round is over".to_owned(),
            (Some(winner), Reason::Flight) => format!("{} wins: the other has fled", who(winner)),
            (Some(winner), _) => format!("{} wins", who(winner)),
        },
    })
}

fn hurt(who: &str, cause: Cause, hp: u16, shield: u8) -> String {
    let shield = if shield > 0 { format!(", the shield takes {shield}") } else { String::new() };
    let by = match cause {
        Cause::Attack => "",
        Cause::Poison => " to poison",
        Cause::Burn => " to a burning die",
        Cause::Thorns => " to thorns",
        Cause::Price => " as the price",
    };
    format!("    {who} loses {hp} HP{by}{shield}")
}

fn name(status: Status) -> String {
    status.name().to_lowercase().replace('_', "-")
}

/// A card's name with the sign of its form.
pub(super) fn card(catalogue: &Catalogue, id: CardId, form: Form) -> String {
    catalogue.card(id).map_or_else(String::new, |card| format!("{}{}", card.name, form.sign()))
}

//! Conquest's events as lines of a log. It tells everything, hidden cards too: whoever plays without a window sees all.

use risk::card::Card;
use risk::map::{Map, TerritoryId};
use risk::{EventKind, Mission, Owner, Region, Roll};
use tabletop::{Message, Seat, Standing};

use crate::LogLine;

/// The line of an event; `None` where it is not worth one.
pub(super) fn line(map: &Map, names: &[String], event: &EventKind) -> Option<LogLine> {
    let teller = Teller { map, names };
    match event {
        EventKind::First(_)
        | EventKind::Mission { .. }
        | EventKind::Settled { .. }
        | EventKind::Named { .. }
        | EventKind::Capitals(_)
        | EventKind::Turn { .. }
        | EventKind::Eliminated { .. }
        | EventKind::Reshuffled
        | EventKind::Over(_) => teller.of_the_game(event).map(|message| LogLine::new(0, message)),
        _ => teller.of_a_turn(event).map(|message| LogLine::new(1, message)),
    }
}

struct Teller<'a> {
    map: &'a Map,
    names: &'a [String],
}

impl Teller<'_> {
    /// What concerns the game as a whole, or begins a turn.
    fn of_the_game(&self, event: &EventKind) -> Option<Message> {
        Some(match event {
            EventKind::First(seat) => Message::new("conquest-event-first").with("name", self.seat(*seat)),
            EventKind::Mission { seat, mission } => {
                let mission = self.mission((*mission)?.asked_of(*seat, |_| true));
                Message::new("conquest-event-mission").with("name", self.seat(*seat)).with("mission", mission)
            }
            EventKind::Settled { territory, owner } => {
                let settled = Message::new("conquest-event-settled").with("place", self.place(*territory));
                settled.with("owner", self.owner(*owner))
            }
            EventKind::Named { seat, territory } => {
                let named = Message::new("conquest-event-named").with("name", self.seat(*seat));
                named.with("place", self.place((*territory)?))
            }
            EventKind::Capitals(capitals) => {
                let capital = |(name, at): (&String, &TerritoryId)| {
                    Message::new("conquest-event-capital")
                        .with("name", Message::person(name))
                        .with("place", self.place(*at))
                };
                Message::new("conquest-event-capitals")
                    .list("list", self.names.iter().zip(capitals).map(capital).collect())
            }
            EventKind::Turn { seat, round, income } => {
                let armies = income.as_ref().map_or(0, |income| income.total());
                let turn = Message::new("conquest-event-turn").count("round", *round).with("name", self.seat(*seat));
                turn.count("n", armies)
            }
            EventKind::Eliminated { seat, by, cards } => {
                let cards = cards.as_ref().map_or(0, Vec::len);
                let id = if cards == 0 { "conquest-event-eliminated" } else { "conquest-event-eliminated_cards" };
                let eliminated = Message::new(id).with("name", self.seat(*by)).with("loser", self.seat(*seat));
                if cards == 0 { eliminated } else { eliminated.count("n", cards) }
            }
            EventKind::Reshuffled => Message::new("conquest-event-reshuffled"),
            EventKind::Over(standing) => self.end(standing),
            _ => return None,
        })
    }

    /// What is done in a turn.
    fn of_a_turn(&self, event: &EventKind) -> Option<Message> {
        Some(match event {
            EventKind::Placed { territory, armies, .. } => {
                Message::new("conquest-event-placed").count("n", *armies).with("place", self.place(*territory))
            }
            EventKind::Traded { cards, armies, .. } => {
                let cards = cards.iter().map(|card| self.card(*card)).collect();
                Message::new("conquest-event-traded").list("list", cards).count("n", *armies)
            }
            EventKind::Rolled { from, to, defender, roll, attacker_lost, defender_lost, .. } => {
                let attack = Message::new("conquest-event-rolled").with("to", self.place(*to));
                let attack = attack.with("from", self.place(*from)).with("defender", self.owner(*defender));
                rolled(attack, *roll).count("lost", *attacker_lost).count("killed", *defender_lost)
            }
            EventKind::Assaulted { to, defender, defender_lost, .. } => {
                let attack = Message::new("conquest-event-assaulted").with("to", self.place(*to));
                attack.with("defender", self.owner(*defender)).count("killed", *defender_lost)
            }
            EventKind::Captured { to, loser, .. } => {
                let captured = Message::new("conquest-event-captured").with("place", self.place(*to));
                captured.with("loser", self.owner(*loser))
            }
            EventKind::Occupied { to, armies, .. } => {
                Message::new("conquest-event-occupied").count("n", *armies).with("place", self.place(*to))
            }
            EventKind::Fortified { from, to, armies, .. } => {
                let moved = Message::new("conquest-event-fortified").count("n", *armies);
                moved.with("from", self.place(*from)).with("to", self.place(*to))
            }
            EventKind::Drew { card, .. } => Message::new("conquest-event-drew").with("card", self.card((*card)?)),
            _ => return None,
        })
    }

    fn seat(&self, seat: Seat) -> Message {
        match self.names.get(seat.index()) {
            Some(name) => Message::person(name),
            None => Message::new("conquest-somebody"),
        }
    }

    fn owner(&self, owner: Owner) -> Message {
        owner.seat().map_or(Message::new("conquest-neutral"), |seat| self.seat(seat))
    }

    fn place(&self, territory: TerritoryId) -> Message {
        match self.map.contains(territory) {
            true => self.map.territory_message(territory),
            false => Message::text("?"),
        }
    }

    fn card(&self, card: Card) -> Message {
        match card.territory(self.map) {
            Some(territory) => self.place(territory),
            None => Message::new("conquest-wild"),
        }
    }

    fn mission(&self, mission: Mission) -> Message {
        match mission {
            Mission::Continents { first, second, third } => {
                let id = if third { "conquest-mission-three" } else { "conquest-mission-two" };
                let continent = |region: Region| match region.on(self.map) {
                    Some(continent) => self.map.continent_message(continent),
                    None => Message::text(region.name()),
                };
                Message::new(id).with("first", continent(first)).with("second", continent(second))
            }
            Mission::Eighteen => Message::new("conquest-mission-eighteen"),
            Mission::TwentyFour => Message::new("conquest-mission-twenty_four"),
            Mission::Destroy(seat) => Message::new("conquest-mission-destroy").with("name", self.seat(seat)),
        }
    }

    fn end(&self, standing: &Standing) -> Message {
        let winners: Vec<Message> = standing.winners().map(|seat| self.seat(seat)).collect();
        let first = winners.first().cloned().unwrap_or_default();
        let reason = Message::name(format!("conquest-reason-{}", standing.reason), standing.reason.replace('_', " "));
        Message::new("conquest-event-over").list("names", winners).with("reason", reason.with("name", first))
    }
}

/// What fell, the attacker's dice and the defender's, highest first.
fn rolled(message: Message, roll: Roll) -> Message {
    let faces = |dice: [u8; 3]| {
        let rolled: Vec<String> = dice.iter().filter(|face| **face > 0).map(u8::to_string).collect();
        Message::text(rolled.join(" "))
    };
    message.with("attack", faces(roll.attacker)).with("defence", faces(roll.defender))
}

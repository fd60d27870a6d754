//! Conquest's events as lines of a log. It tells everything, hidden cards too: whoever plays without a window sees all.

use risk::card::Card;
use risk::map::{Map, TerritoryId};
use risk::{EventKind, Mission, Owner, Roll};
use tabletop::{Seat, Standing};

/// The line of an event; `None` where it is not worth one.
pub(super) fn line(map: &Map, names: &[String], event: &EventKind) -> Option<String> {
    let teller = Teller { map, names };
    Some(match event {
        EventKind::First(seat) => format!("{} begins", teller.seat(*seat)),
        EventKind::Mission { seat, mission } => {
            format!("{} is dealt a mission: {}", teller.seat(*seat), teller.mission((*mission)?))
        }
        EventKind::Settled { territory, owner } => {
            format!("{} goes to {}", teller.place(*territory), teller.owner(*owner))
        }
        EventKind::Placed { territory, armies, .. } => format!("  places {armies} in {}", teller.place(*territory)),
        EventKind::Scattered { .. } => return None,
        EventKind::Named { seat, territory } => {
            format!("{} makes {} the capital", teller.seat(*seat), teller.place((*territory)?))
        }
        EventKind::Capitals(capitals) => {
            let pairs = names.iter().zip(capitals);
            let pairs: Vec<String> = pairs.map(|(name, at)| format!("{} of {name}", teller.place(*at))).collect();
            format!("The capitals are {}", pairs.join(", "))
        }
        EventKind::Turn { seat, round, income } => {
            let armies = income.as_ref().map_or(0, |income| income.total());
            format!("Round {round}: {} has {armies} armies to place", teller.seat(*seat))
        }
        EventKind::Traded { cards, armies, .. } => {
            format!("  trades {} for {armies} armies", cards.map(|card| teller.card(card)).join(", "))
        }
        EventKind::Rolled { from, to, defender, roll, attacker_lost, defender_lost, .. } => format!(
            "  attacks {} from {}: {}, loses {attacker_lost}, {} loses {defender_lost}",
            teller.place(*to),
            teller.place(*from),
            dice(*roll),
            teller.owner(*defender),
        ),
        EventKind::Assaulted { to, defender, defender_lost, .. } => {
            format!("  attacks {}: {} loses {defender_lost}", teller.place(*to), teller.owner(*defender))
        }
        EventKind::Captured { to, loser, .. } => {
            format!("  takes {} from {}", teller.place(*to), teller.owner(*loser))
        }
        EventKind::Occupied { to, armies, .. } => format!("  moves {armies} into {}", teller.place(*to)),
        EventKind::Eliminated { seat, by, cards } => {
            let cards = cards.as_ref().map_or(0, Vec::len);
            let cards = if cards == 0 { String::new() } else { format!(" and takes over {cards} cards") };
            format!("{} eliminates {}{cards}", teller.seat(*by), teller.seat(*seat))
        }
        EventKind::Fortified { from, to, armies, .. } => {
            format!("  moves {armies} from {} to {}", teller.place(*from), teller.place(*to))
        }
        EventKind::Drew { card, .. } => format!("  draws {}", teller.card((*card)?)),
        EventKind::Reshuffled => "The traded cards are shuffled into a new deck".to_owned(),
        EventKind::Over(standing) => teller.end(standing),
    })
}

fn dice(roll: Roll) -> String {
    let faces = |dice: [u8; 3]| {
        let rolled: Vec<String> = dice.iter().filter(|face| **face > 0).map(u8::to_string).collect();
        rolled.join(" ")
    };
    format!("{} against {}", faces(roll.attacker), faces(roll.defender))
}

struct Teller<'a> {
    map: &'a Map,
    names: &'a [String],
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("somebody", String::as_str)
    }

    fn owner(&self, owner: Owner) -> &str {
        match owner.seat() {
            Some(seat) => self.seat(seat),
            None => "the neutral force",
        }
    }

    fn place(&self, territory: TerritoryId) -> &str {
        if self.map.contains(territory) { self.map.territory_name(territory) } else { "nowhere" }
    }

    fn card(&self, card: Card) -> String {
        match (card.territory(self.map), card.symbol(self.map)) {
            (Some(territory), Some(symbol)) => format!("{} ({symbol})", self.place(territory)),
            _ => "a wild card".to_owned(),
        }
    }

    fn mission(&self, mission: Mission) -> String {
        match mission {
            Mission::Continents { first, second, third } => {
                let third = if third { " and a third continent" } else { "" };
                format!("hold {} and {}{third}", first.name(), second.name())
            }
            Mission::Eighteen => "hold 18 territories with two armies each".to_owned(),
            Mission::TwentyFour => "hold 24 territories".to_owned(),
            Mission::Destroy(seat) => format!("destroy {}", self.seat(seat)),
        }
    }

    fn end(&self, standing: &Standing) -> String {
        let winners: Vec<&str> = standing.winners().map(|seat| self.seat(seat)).collect();
        format!(
            "{} {} ({})",
            winners.join(" and "),
            if winners.len() == 1 { "wins" } else { "share the win" },
            standing.reason.replace('_', " ")
        )
    }
}

//! What happened in Conquest: an occasion to say something, with its facts, and a line of a log without a window. That log tells everything,
//! hidden cards too: whoever plays without a window sees all.

use std::borrow::Cow;
use std::sync::LazyLock;

use lab::LogLine;
use risk::card::Card;
use risk::map::{ContinentId, Map, TerritoryId};
use risk::{EventKind, Income, Mission, Owner, Region, Roll};
use sentences::Phrases;
use tabletop::{Facts, Message, Seat, Standing};

/// What logs may say, that of the window too.
pub static LOG: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../../../assets/sentences/risk-log.ron")));

/// The line of an event; `None` where it is not worth one.
pub(super) fn line(map: &Map, names: &[String], event: &EventKind) -> Option<LogLine> {
    let depth = match event {
        EventKind::First(_)
        | EventKind::Mission { .. }
        | EventKind::Settled { .. }
        | EventKind::Named { .. }
        | EventKind::Capitals(_)
        | EventKind::Turn { .. }
        | EventKind::Eliminated { .. }
        | EventKind::Reshuffled
        | EventKind::Over(_) => 0,
        _ => 1,
    };
    let (occasion, facts) = Teller::new(map, |seat| names.get(seat.index()).map(Cow::from)).occasion(event);
    LOG.first(&format!("headless_{occasion}"), &facts).map(|message| LogLine::new(depth, message))
}

/// What the log says of portals and blizzards of a map; nothing of a map as its file has it.
pub fn board(map: &Map) -> Vec<Message> {
    LOG.every("board", &with_board(Facts::new(), map))
}

/// With the portals of a map, and what blizzards close of it, where there are any.
fn with_board(facts: Facts, map: &Map) -> Facts {
    let portals: Vec<Message> = map.portals().iter().map(|&portal| map.territory_message(portal)).collect();
    let blizzards: Vec<Message> = map.blizzards().collect();
    [("portals", portals), ("blizzards", blizzards)]
        .into_iter()
        .filter(|(_, places)| !places.is_empty())
        .fold(facts, |facts, (name, places)| facts.list(name, places))
}

/// Names what events are about.
pub struct Teller<'a> {
    map: &'a Map,
    name: Box<dyn Fn(Seat) -> Option<Cow<'a, str>> + 'a>,
}

impl<'a> Teller<'a> {
    /// For a game on that map. `name` is a player's; it is asked for where an event names one, which most do not.
    pub fn new(map: &'a Map, name: impl Fn(Seat) -> Option<Cow<'a, str>> + 'a) -> Self {
        Self { map, name: Box::new(name) }
    }

    /// What an event is in the file of what may be said, and its facts.
    pub fn occasion(&self, event: &EventKind) -> (&'static str, Facts) {
        let by = |seat: &Seat| Facts::new().with("name", self.seat(*seat));
        let at = |territory: &TerritoryId| Facts::new().with("place", self.place(*territory));
        let march = |from: &TerritoryId, to: &TerritoryId| {
            Facts::new().with("from", self.place(*from)).with("to", self.place(*to))
        };
        match event {
            EventKind::First(seat) => ("first", with_board(by(seat), self.map)),
            EventKind::Mission { seat, mission } => {
                let mission = mission.map(|mission| self.mission(mission.asked_of(*seat, |_| true)));
                ("mission", with_name(by(seat), "mission", mission))
            }
            EventKind::Settled { territory, owner } => {
                let settled = at(territory).with("owner", self.owner(*owner));
                ("settled", settled.holds("neutral", owner.seat().is_none()))
            }
            EventKind::Named { seat, territory } => {
                ("named", with_name(by(seat), "place", territory.map(|place| self.place(place))))
            }
            EventKind::Capitals(capitals) => {
                let capital = |(seat, place): (Seat, &TerritoryId)| {
                    Message::new("conquest-event-capital")
                        .with("name", self.seat(seat))
                        .with("place", self.place(*place))
                };
                ("capitals", Facts::new().list("list", Seat::all(capitals.len()).zip(capitals).map(capital).collect()))
            }
            EventKind::Turn { seat, round, income } => {
                let armies = income.as_ref().map(Income::total);
                ("turn", with_count(by(seat).count("round", *round), "n", armies))
            }
            EventKind::Placed { territory, armies, .. } => ("placed", at(territory).count("n", *armies)),
            EventKind::Scattered { territory } => ("scattered", at(territory)),
            EventKind::Traded { seat, cards, armies } => {
                let cards = cards.iter().map(|card| self.card(*card)).collect();
                ("traded", by(seat).list("list", cards).count("n", *armies))
            }
            EventKind::Rolled { from, to, defender, roll, attacker_lost, defender_lost, .. } => {
                let rolled = with_dice(march(from, to).with("defender", self.owner(*defender)), *roll);
                ("fought", rolled.count("lost", *attacker_lost).count("killed", *defender_lost))
            }
            EventKind::Assaulted { to, defender, defender_lost, .. } => {
                let seen = Facts::new().with("to", self.place(*to)).with("defender", self.owner(*defender));
                ("fought", seen.count("killed", *defender_lost))
            }
            EventKind::Captured { to, loser, .. } => ("captured", at(to).with("loser", self.owner(*loser))),
            EventKind::Occupied { to, armies, .. } => ("occupied", at(to).count("n", *armies)),
            EventKind::Eliminated { seat, by: winner, cards } => {
                let eliminated = by(winner).with("loser", self.seat(*seat));
                ("eliminated", with_count(eliminated, "n", cards.as_ref().map(Vec::len)))
            }
            EventKind::Fortified { from, to, armies, .. } => ("fortified", march(from, to).count("n", *armies)),
            EventKind::Drew { seat, card } => ("drew", with_name(by(seat), "card", card.map(|card| self.card(card)))),
            EventKind::Reshuffled => ("reshuffled", Facts::new()),
            EventKind::Over(standing) => ("over", self.end(standing)),
        }
    }

    /// A player's name.
    pub fn seat(&self, seat: Seat) -> Message {
        match (self.name)(seat) {
            Some(name) => Message::person(&name),
            None => Message::new("conquest-somebody"),
        }
    }

    /// A force's name.
    pub fn owner(&self, owner: Owner) -> Message {
        match owner.seat() {
            Some(seat) => self.seat(seat),
            None if owner == Owner::NEUTRAL => Message::new("conquest-neutral"),
            None => Message::new("conquest-somebody"),
        }
    }

    /// A territory's name.
    pub fn place(&self, territory: TerritoryId) -> Message {
        match self.map.contains(territory) {
            true => self.map.territory_message(territory),
            false => Message::text("?"),
        }
    }

    /// A continent's name, and what it brings.
    pub fn continent(&self, continent: ContinentId) -> Facts {
        let name = self.map.continent_message(continent);
        Facts::new().with("place", name).count("n", self.map.continent_bonus(continent))
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

    fn end(&self, standing: &Standing) -> Facts {
        let winners: Vec<Message> = standing.winners().map(|seat| self.seat(seat)).collect();
        let first = winners.first().cloned().unwrap_or_default();
        let reason = Message::name(format!("conquest-reason-{}", standing.reason), standing.reason.replace('_', " "));
        Facts::new()
            .count("winners", winners.len())
            .with("reason", reason.with("name", first.clone()))
            .with("name", first)
            .list("names", winners)
            .holds("rounds", standing.reason == "rounds")
            .holds("round_limit", standing.reason == "round_limit")
    }
}

/// With a name that may be hidden.
fn with_name(facts: Facts, fact: &'static str, name: Option<Message>) -> Facts {
    match name {
        Some(name) => facts.with(fact, name),
        None => facts,
    }
}

/// With a number that may be hidden.
fn with_count(facts: Facts, fact: &'static str, count: Option<impl TryInto<i64>>) -> Facts {
    match count {
        Some(count) => facts.count(fact, count),
        None => facts,
    }
}

/// With what fell, the attacker's dice and the defender's, highest first.
fn with_dice(facts: Facts, roll: Roll) -> Facts {
    let faces = |dice: [u8; 3]| {
        let rolled: Vec<String> = dice.iter().filter(|face| **face > 0).map(u8::to_string).collect();
        Message::text(rolled.join(" "))
    };
    facts.with("attack", faces(roll.attacker)).with("defence", faces(roll.defender))
}

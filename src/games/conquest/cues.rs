//! From an event to the cues it is shown in, and how long each is shown.
//!
//! What is a person's affair is told as designed, what opponents do among themselves in passing, and the longer a turn has been
//! told, the quicker its rest: a long run of small moves is told together, and nobody waits long for two opponents. What changes the
//! game keeps its time.

use risk::{Board, Event, EventKind, Owner, Roll, map::ContinentId, map::Map, map::TerritoryId};
use tabletop::Seat;

use super::{
    pace::{Pace, Scene, Weight},
    state::Match,
};
use crate::{table::LoggedEvent, theme::board};

/// Something that is shown for a while.
#[derive(Clone, PartialEq, Debug)]
pub enum Cue {
    /// The attacker points at the territory to be attacked.
    Aim {
        /// The step of the roll.
        step: usize,
        /// The attacker.
        seat: Seat,
        /// From where.
        from: TerritoryId,
        /// Against where.
        to: TerritoryId,
    },
    /// Dice tumble, to come to lie as they were rolled.
    Tumble {
        /// The dice.
        roll: Roll,
    },
    /// The event itself: what it changes is seen from here on.
    Event(LoggedEvent<Event>),
}

impl Cue {
    /// What it shows.
    pub const fn scene(&self) -> Scene {
        match self {
            Self::Aim { .. } | Self::Tumble { .. } => Scene::Dice,
            Self::Event(told) => match told.event.kind {
                EventKind::Rolled { .. } => Scene::Dice,
                EventKind::Settled { .. } => Scene::Owners,
                EventKind::Placed { .. } | EventKind::Scattered { .. } => Scene::Arrival,
                EventKind::Occupied { .. } | EventKind::Fortified { .. } => Scene::March,
                EventKind::Traded { .. } | EventKind::Drew { .. } => Scene::Cards,
                _ => Scene::Nothing,
            },
        }
    }
}

/// Queues the events of a stretch of play.
pub fn queue(table: &mut Match, events: impl IntoIterator<Item = LoggedEvent<Event>>) {
    let mut pace = table.own.pace;
    let mut ahead = table.shown.clone();
    for told in events {
        let weight = weight(table, &ahead.board, &told.event.kind);
        ahead.apply(&told.event.kind);
        if matches!(told.event.kind, EventKind::Turn { .. }) {
            pace = Pace::default();
        }
        if let EventKind::Rolled { seat, from, to, roll, .. } = told.event.kind {
            // A battle is aimed once, and its later rolls need less time to be understood.
            let again = pace.fight.replace((from, to)) == Some((from, to));
            if !again {
                table.cues.push(Cue::Aim { step: told.step, seat, from, to }, pace.share(board::AIM, weight));
            }
            let haste = if again { board::AGAIN } else { 1.0 };
            table.cues.push(Cue::Tumble { roll }, pace.share(board::TUMBLE * haste, weight));
            table.cues.push(Cue::Event(told), pace.share(board::LIE * haste, weight));
        } else {
            let seconds = match (&told.event.kind, weight) {
                (EventKind::Captured { .. }, Weight::Blow) => board::TRIUMPH,
                (event, _) => length(event),
            };
            table.cues.push(Cue::Event(told), pace.share(seconds, weight));
        }
    }
    table.own.pace = pace;
}

/// How much an event is to whoever looks on, with the board as it is before.
fn weight(table: &Match, before: &Board, event: &EventKind) -> Weight {
    // A record is watched for its own sake.
    let watched = table.tape.is_some() || table.replaying.is_some();
    let own = |owner: Owner| owner.seat().is_some_and(|seat| table.is_person(seat));
    let near = match *event {
        EventKind::Eliminated { .. } | EventKind::Over(_) => return Weight::Blow,
        EventKind::Captured { seat, to, .. } if completes(table.map(), before, seat, to).is_some() => {
            return Weight::Blow;
        }
        EventKind::Rolled { defender, .. } | EventKind::Assaulted { defender, .. } => own(defender),
        EventKind::Captured { loser, .. } => own(loser),
        EventKind::Turn { seat, .. } | EventKind::First(seat) => table.is_person(seat),
        _ => false,
    };
    if near || watched || table.is_person(before.active) { Weight::Near } else { Weight::Far }
}

/// The continent that is a seat's with this territory, where it holds all the rest of it.
pub fn completes(map: &Map, board: &Board, seat: Seat, territory: TerritoryId) -> Option<ContinentId> {
    let continent = map.continent_of(territory);
    let held = |other: &TerritoryId| *other == territory || board.holds(seat, *other);
    map.continent_members(continent).iter().all(held).then_some(continent)
}

/// How long an event is shown, seconds; 0 where there is nothing to see.
pub fn length(event: &EventKind) -> f32 {
    match event {
        EventKind::Settled { .. } | EventKind::Scattered { .. } => board::SETTLE,
        EventKind::Placed { .. } => board::PLACE,
        EventKind::Turn { .. } => board::TURN_BANNER,
        EventKind::Captured { .. } => board::FLASH,
        EventKind::Occupied { .. } | EventKind::Fortified { .. } => board::MARCH,
        EventKind::Traded { .. } | EventKind::Drew { .. } => board::CARD,
        EventKind::Eliminated { .. } | EventKind::Over(_) => board::GREAT_BANNER,
        EventKind::First(_) | EventKind::Capitals(_) => board::TURN_BANNER,
        EventKind::Mission { .. } | EventKind::Named { .. } | EventKind::Reshuffled => 0.0,
        EventKind::Rolled { .. } | EventKind::Assaulted { .. } => board::LIE,
    }
}

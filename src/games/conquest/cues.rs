//! From an event to the cues it is shown in.

use risk::{Event, EventKind, Roll, map::TerritoryId};
use tabletop::Seat;

use crate::{
    table::{LoggedEvent, Queue},
    theme::board,
};

/// Something that is shown for a while.
#[derive(Clone, PartialEq, Debug)]
pub enum Cue {
    /// The attacker points at the territory to be attacked.
    Aim {
        /// The step of the roll.
        step: usize,
        /// From where.
        from: TerritoryId,
        /// Against where.
        to: TerritoryId,
    },
    /// Dice tumble, to come to lie as they were rolled.
    Tumble {
        /// The dice.
        roll: Roll,
        /// The attacker.
        seat: Seat,
        /// From where.
        from: TerritoryId,
        /// Against where.
        to: TerritoryId,
    },
    /// The event itself: what it changes is seen from here on.
    Event(LoggedEvent<Event>),
}

/// Queues the events of a stretch of play.
pub fn queue(cues: &mut Queue<Cue>, events: impl IntoIterator<Item = LoggedEvent<Event>>) {
    let mut aimed = None;
    for told in events {
        if let EventKind::Rolled { seat, from, to, roll, .. } = &told.event.kind {
            let (seat, from, to, roll) = (*seat, *from, *to, *roll);
            // A blitz aims once, and its later rolls need less time to be understood.
            let again = aimed == Some((from, to));
            aimed = Some((from, to));
            if !again {
                cues.push(Cue::Aim { step: told.step, from, to }, board::AIM);
            }
            let haste = if again { 0.45 } else { 1.0 };
            cues.push(Cue::Tumble { roll, seat, from, to }, board::TUMBLE * haste);
            cues.push(Cue::Event(told), board::LIE * haste);
        } else {
            let seconds = length(&told.event.kind);
            cues.push(Cue::Event(told), seconds);
        }
    }
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

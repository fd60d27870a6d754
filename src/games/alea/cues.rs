//! From what happened to what is shown, one event after the other, each for its time.

use dice::{
    Event as Fought,
    gauntlet::{Event, Gauntlet, State},
};
use tabletop::Session;

use crate::{
    games::alea::theme::duel,
    table::{LoggedEvent, Queue},
};

/// An event that is shown for a while.
#[derive(Clone, PartialEq, Debug)]
pub struct Cue {
    /// What happened.
    pub told: LoggedEvent<Event>,
    /// The position after the step it came with, where it is the last event of that step, or one that begins a fight.
    pub after: Option<Box<State>>,
}

/// Queues the events of a stretch of play, with the positions they led to.
pub fn queue(cues: &mut Queue<Cue>, events: Vec<LoggedEvent<Event>>, mut past: Session<Gauntlet>) {
    let mut events = events.into_iter().peekable();
    while let Some(told) = events.next() {
        let next = events.peek();
        let seconds = length(&told.event, next.map(|told| &told.event));
        let last = next.is_none_or(|next| next.step != told.step) || matches!(told.event, Event::Begins(_));
        let after = last.then(|| {
            past.seek(told.step + 1);
            Box::new(past.state().clone())
        });
        cues.push(Cue { told, after }, seconds);
    }
}

/// How long an event is shown, seconds; 0 where there is nothing to see.
pub fn length(event: &Event, next: Option<&Event>) -> f32 {
    match (event, next) {
        (Event::Fight(event), Some(Event::Fight(next))) => length_in_fight(event, Some(next)),
        (Event::Fight(event), _) => length_in_fight(event, None),
        (Event::Offered(_), _) => duel::CHANGE,
        (Event::Won { .. } | Event::Scrapped(_) | Event::Upgraded(_) | Event::Healed { .. }, _) => duel::HIT,
        _ => 0.0,
    }
}

fn length_in_fight(event: &Fought, next: Option<&Fought>) -> f32 {
    match event {
        Fought::Turn { .. } => duel::TURN,
        // The dice of a roll tumble together, and lie still before anything is done with them.
        Fought::Die { rolled: true, .. } if matches!(next, Some(Fought::Die { rolled: true, .. })) => duel::ROLL,
        Fought::Die { .. } => duel::TUMBLE,
        Fought::Placed { .. } => duel::FLY,
        Fought::Activated { .. } | Fought::Fizzled { .. } => duel::USE,
        Fought::Hurt { .. } | Fought::Healed { .. } | Fought::Dodged { .. } | Fought::Survived { .. } => duel::HIT,
        Fought::Frozen { .. }
        | Fought::Marked { .. }
        | Fought::Vanished { .. }
        | Fought::Turned { .. }
        | Fought::Counted { .. }
        | Fought::Status { .. }
        | Fought::Shocked { .. }
        | Fought::Weakened { .. }
        | Fought::Passed { .. }
        | Fought::Offered { .. }
        | Fought::Copied { .. } => duel::CHANGE,
        Fought::Over(_) => duel::END,
        Fought::Bonus { .. } | Fought::TurnEnd { .. } => 0.0,
    }
}

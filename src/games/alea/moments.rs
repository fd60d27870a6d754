//! From what happened to what is shown, one event after the other, each for its time.

use dice::{Alea, Event, State};
use tabletop::Session;

use crate::{
    table::{Queue, Told},
    theme::duel,
};

/// An event that is shown for a while.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// What happened.
    pub told: Told<Event>,
    /// The position after the step it came with, where it is the last event of that step.
    pub after: Option<Box<State>>,
}

/// Queues the events of a stretch of play, with the positions they led to.
pub fn queue(moments: &mut Queue<Moment>, events: Vec<Told<Event>>, session: &Session<Alea>) {
    let Some(first) = events.first().map(|told| told.step) else { return };
    let mut past = session.clone();
    past.seek(first);
    let mut events = events.into_iter().peekable();
    while let Some(told) = events.next() {
        let next = events.peek();
        let seconds = length(&told.event, next.map(|told| &told.event));
        let last = next.is_none_or(|next| next.step != told.step);
        let after = last.then(|| {
            past.seek(told.step + 1);
            Box::new(past.state().clone())
        });
        moments.push(Moment { told, after }, seconds);
    }
}

/// How long an event is shown, seconds; 0 where there is nothing to see.
fn length(event: &Event, next: Option<&Event>) -> f32 {
    match event {
        Event::Turn { .. } => duel::TURN,
        // The dice of a roll tumble together, and lie still before anything is done with them.
        Event::Die { rolled: true, .. } if matches!(next, Some(Event::Die { rolled: true, .. })) => duel::ROLL,
        Event::Die { .. } => duel::TUMBLE,
        Event::Placed { .. } => duel::FLY,
        Event::Activated { .. } | Event::Fizzled { .. } => duel::USE,
        Event::Hurt { .. } | Event::Healed { .. } | Event::Dodged { .. } | Event::Survived { .. } => duel::HIT,
        Event::Frozen { .. }
        | Event::Vanished { .. }
        | Event::Turned { .. }
        | Event::Counted { .. }
        | Event::Status { .. }
        | Event::Shocked { .. }
        | Event::Weakened { .. }
        | Event::Copied { .. } => duel::CHANGE,
        Event::Over(_) => duel::END,
        Event::Bonus { .. } | Event::TurnEnd { .. } => 0.0,
    }
}

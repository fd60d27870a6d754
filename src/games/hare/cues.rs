//! From an event to the cue it is shown in, and how long that is shown.

use hare::{Event, State};

use super::{
    state::RaceTable,
    theme::meadow::{CARD, DEED, HOME, HOP},
};
use crate::table::LoggedEvent;

/// Something that is shown for a while.
#[derive(Clone, Debug)]
pub struct Cue {
    /// What happened.
    pub told: LoggedEvent<Event>,
    /// What is so after the step it came with, where it is the last event of that step.
    pub after: Option<State>,
}

/// Queues the events of a stretch of play.
pub fn queue(table: &mut RaceTable, events: Vec<LoggedEvent<Event>>) {
    let Some(mut past) = table.host.session().cloned() else { return };
    let mut events = events.into_iter().peekable();
    while let Some(told) = events.next() {
        let last = events.peek().is_none_or(|next| next.step != told.step);
        let after = last.then(|| {
            past.seek(told.step + 1);
            *past.state()
        });
        let seconds = length(&told.event);
        table.cues.push(Cue { told, after }, seconds);
    }
}

/// How long an event is shown, seconds; 0 where there is nothing to see.
pub fn length(event: &Event) -> f32 {
    match *event {
        Event::Moved { from, to, .. } | Event::Sent { from, to, .. } => {
            let [each, most] = HOP;
            (0.25 + each * f32::from(to.abs_diff(from))).min(most)
        }
        Event::Took(_) | Event::Gave(_) | Event::Ate { .. } | Event::Paid { .. } | Event::Refunded { .. } => DEED,
        Event::Toll { .. } | Event::WillEat { .. } | Event::WillMiss(_) => DEED,
        Event::Restarted { .. } | Event::Missed(_) | Event::Idle { .. } => DEED,
        Event::Drew { .. } => CARD,
        Event::Home { .. } | Event::Over(_) => HOME,
        Event::Kept(_) => 0.0,
    }
}

/// Whether a turn begins with an event, or may: what a card brings on the way is a turn's middle.
pub fn begins_turn(event: &Event) -> bool {
    matches!(event, Event::Moved { .. } | Event::Took(_) | Event::Gave(_) | Event::Ate { .. })
}

/// Whose turn step `step` was made in.
pub fn doer(table: &RaceTable, step: usize) -> Option<tabletop::Seat> {
    (0..=step).rev().find_map(|step| table.host.action_at(step)).map(|(seat, _)| seat)
}

#[cfg(test)]
mod tests {
    use hare::Runner;
    use tabletop::Seat;

    use super::*;

    #[test]
    fn a_longer_way_takes_longer_but_never_long() {
        let lasts = |to| length(&Event::Moved { seat: Seat(0), runner: Runner::A, from: 0, to, carrots: -1 });
        assert!(lasts(1) < lasts(4) && lasts(4) <= lasts(60));
        assert!(lasts(64) <= 1.0);
    }
}

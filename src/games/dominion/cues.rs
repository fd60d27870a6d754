//! From an event to the cue it is shown in, and how long that is shown.

use dominion::{Action, Dominion, Event, Task, Type, View};
use tabletop::Seat;

use super::{
    eyes::visible,
    state::RealmTable,
    theme::court::{BOUGHT, COINED, DREW, OWN, PLAYED, TURN},
};
use crate::table::LoggedEvent;

/// Something that is shown for a while.
#[derive(Clone, Debug)]
pub struct Cue {
    /// What happened.
    pub told: LoggedEvent<Event>,
    /// What is so after the step it came with, where it is the first event of that step.
    pub after: Option<Box<View>>,
    /// Whether it belongs to what every turn ends with, which no log needs to tell.
    pub tidying: bool,
}

/// Queues the events of a stretch of play.
pub fn queue(table: &mut RealmTable, events: Vec<LoggedEvent<Event>>) {
    let Some(mut past) = table.host.session().cloned() else { return };
    let (mut shown_step, mut coins) = (None, 0.0);
    let mut events = events.into_iter().peekable();
    while let Some(told) = events.next() {
        let first = shown_step != Some(told.step);
        shown_step = Some(told.step);
        past.seek(told.step);
        let tidying = is_tidying(&past.state().stack, table.host.action_at(told.step), &told.event);
        let after = first.then(|| {
            past.seek(told.step + 1);
            Box::new(visible(&past, table.sight))
        });
        let own = seat_of(&told.event).is_some_and(|seat| table.is_person(seat)) && table.replaying.is_none();
        let game = table.game();
        // Treasures of one step lie there together, and are told together: the last one takes the time of all.
        let plain = if is_coin(game, &told.event) {
            coins += COINED;
            let more = events.peek().is_some_and(|next| next.step == told.step && is_coin(game, &next.event));
            if more { 0.0 } else { std::mem::take(&mut coins) }
        } else {
            length(&told.event)
        };
        let seconds = if tidying { 0.0 } else { plain * if own { OWN } else { 1.0 } };
        table.cues.push(Cue { told, after, tidying }, seconds);
    }
}

/// Whether a treasure is played.
fn is_coin(game: &Dominion, event: &Event) -> bool {
    matches!(*event, Event::Played { card, .. } if game.is(card, Type::Treasure))
}

/// Whether an event is what every turn ends with: all is discarded, and a new hand drawn. `stack` is what was still to be done before.
pub fn is_tidying(stack: &[Task], action: Option<(Seat, Action)>, event: &Event) -> bool {
    // Where nothing is left to chance, the new hand comes in the step that ends the turn.
    let ends = matches!(action, Some((_, Action::EndTurn))) || stack.contains(&Task::CleanUp);
    match event {
        Event::Discarded { .. } => ends,
        Event::Drew { .. } | Event::Shuffled(_) => ends || stack.contains(&Task::Begin),
        _ => false,
    }
}

/// How long an event is shown, seconds; 0 where there is nothing to see.
pub fn length(event: &Event) -> f32 {
    match event {
        Event::Played { .. } => PLAYED,
        Event::Bought { .. } | Event::Gained { .. } | Event::Trashed { .. } => BOUGHT,
        Event::Drew { .. } | Event::Discarded { .. } | Event::PutOnDeck { .. } | Event::SetAside { .. } => DREW,
        Event::ShowedHand { .. } | Event::Safe { .. } | Event::Tokens { .. } | Event::Chose { .. } => PLAYED,
        Event::TurnBegan { .. } | Event::Over(_) => TURN,
        Event::Shuffled(_) => 0.0,
    }
}

/// Whom an event is about; nobody where it is about the game.
pub fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::TurnBegan { seat, .. }
        | Event::Played { seat, .. }
        | Event::Chose { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Shuffled(seat)
        | Event::Bought { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Trashed { seat, .. }
        | Event::PutOnDeck { seat, .. }
        | Event::SetAside { seat, .. }
        | Event::ShowedHand { seat, .. }
        | Event::Safe { seat, .. }
        | Event::Tokens { seat, .. } => Some(seat),
        Event::Over(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use dominion::{Cards, Drawn};

    use super::*;

    #[test]
    fn what_every_turn_ends_with_is_told_apart_from_what_cards_do() {
        let (seat, cards) = (Seat(0), Cards::NONE);
        let discarded = Event::Discarded { seat, cards };
        assert!(is_tidying(&[], Some((seat, Action::EndTurn)), &discarded));
        assert!(!is_tidying(&[], Some((seat, Action::Choose(cards))), &discarded));
        let drew = Event::Drew { seat, count: 5, to: Drawn::Hand, cards: None };
        let draw = Task::Draw { seat, count: 5, to: Drawn::Hand };
        assert!(is_tidying(&[Task::Begin, draw], None, &drew));
        assert!(!is_tidying(&[draw], None, &drew));
        assert!(is_tidying(&[], Some((seat, Action::EndTurn)), &drew), "the deck had no more than that");
    }
}

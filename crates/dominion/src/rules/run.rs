//! The stack of what is to be done, worked off until somebody has to choose or chance is due.

use tabletop::EventSink;

use super::Dominion;
use crate::action::Action;
use crate::cards::Cards;
use crate::event::Event;
use crate::kinds::Type;
use crate::sight::Sight;
use crate::state::State;
use crate::task::{Drawn, Query, Task};

/// How many answers there are to a question.
enum Answers {
    /// None that would do anything.
    None,
    /// One, which is then given.
    One(Action),
    /// Several.
    Many,
}

impl Dominion {
    /// Goes on until a seat has a choice or chance is due. Whoever has no choice is not asked.
    pub(crate) fn run(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        while let Some(task) = state.stack.pop() {
            match task {
                Task::First => return state.stack.push(task),
                Task::Ask(seat, query) => {
                    let answers =
                        Sight::asked(state, seat, Some(query)).map_or(Answers::None, |sight| self.answers(&sight));
                    match answers {
                        Answers::None => {}
                        Answers::One(action) => self.answer(state, seat, query, &action, events),
                        Answers::Many => return state.stack.push(task),
                    }
                }
                Task::Draw { seat, count, to } => {
                    if !self.draw_cards(state, seat, count, to, events) {
                        return;
                    }
                }
                _ => self.do_task(state, task, events),
            }
        }
    }

    fn do_task(&self, state: &mut State, task: Task, events: &mut impl EventSink<Event>) {
        match task {
            Task::Begin => self.begin_turn(state, events),
            Task::Effect { .. } => self.next_step(state, task, events),
            Task::Again { card, times, repeat, kept } => {
                if let Some(times) = times.checked_sub(1) {
                    state.stack.push(Task::Again { card, times, repeat: true, kept });
                    self.play_card(state, card, repeat, kept, events);
                }
            }
            Task::Hit { victim, attack } => self.hit(state, victim, attack, events),
            Task::Revealed { victim, attack } => self.hit_revealed(state, victim, attack, events),
            Task::TopRevealed => self.top_revealed(state, events),
            Task::Inspected => state.stack.push(Task::Ask(state.active, Query::InspectTrash)),
            Task::DrawUpTo(size) => self.draw_up_to(state, size, events),
            Task::DrewUpTo(size) => self.drew_up_to(state, size),
            Task::NextTreasure => self.next_treasure(state, events),
            Task::Treasures => self.play_next_treasure(state, events),
            Task::CleanUp => self.clean_up(state, events),
            Task::First | Task::Ask(..) | Task::Draw { .. } => {}
        }
    }

    fn answers(&self, sight: &Sight<'_>) -> Answers {
        if let Some(selection) = self.select(sight) {
            let (from, least, most) = (selection.from, selection.least, selection.most);
            return match from.kinds().next() {
                _ if most == 0 => Answers::None,
                _ if least == from.total() => Answers::One(Action::Choose(from)),
                Some(card) if least == most && from.is_uniform() => {
                    Answers::One(Action::Choose(Cards::NONE.with(card, least as u8)))
                }
                _ => Answers::Many,
            };
        }
        match sight.query {
            Some(Query::Gain { optional, .. }) => {
                let mut piles = self.piles_to_gain(sight);
                match (piles.next(), piles.next()) {
                    (None, _) => Answers::None,
                    (Some(card), None) if !optional => Answers::One(Action::Gain(card)),
                    _ => Answers::Many,
                }
            }
            Some(Query::Shield | Query::DiscardCurse) => match self.allows(Some(sight), &Action::Accept) {
                Ok(()) => Answers::Many,
                Err(_) => Answers::One(Action::Decline),
            },
            _ => Answers::Many,
        }
    }

    /// The top card of the active seat's deck was revealed: it is discarded, and may be played if it is an action.
    fn top_revealed(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let shown = self.discard_shown(state, seat, events);
        if let Some(card) = shown.kinds().find(|&card| self.is(card, Type::Action)) {
            state.stack.push(Task::Ask(seat, Query::PlayRevealed(card)));
        }
    }

    /// Draws the next card of several that are drawn up to a size of the hand, or ends it.
    fn draw_up_to(&self, state: &mut State, size: u8, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let player = &state.players[seat.index()];
        if player.hand.total() >= size.into() || (player.deck_size() == 0 && player.discard.is_empty()) {
            self.discard_shown(state, seat, events);
            return;
        }
        state.stack.extend([Task::DrewUpTo(size), Task::Draw { seat, count: 1, to: Drawn::Looked }]);
    }

    /// The next card was drawn: an action may be set aside, any other card goes into the hand.
    fn drew_up_to(&self, state: &mut State, size: u8) {
        let player = &mut state.players[state.active.index()];
        if player.looked.kinds().any(|card| self.is(card, Type::Action)) {
            state.stack.push(Task::Ask(state.active, Query::SetDrawnAside(size)));
        } else {
            let drawn = player.looked.empty();
            player.hand.add_all(&drawn);
            state.stack.push(Task::DrawUpTo(size));
        }
    }

    /// Goes on revealing until a treasure comes, which is played; the rest is discarded.
    fn next_treasure(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let seat = state.active;
        let player = &mut state.players[seat.index()];
        let found = player.shown.kinds().find(|&card| self.is(card, Type::Treasure));
        if let Some(card) = found {
            player.shown.take(card, 1);
            player.play.add(card, 1);
            self.discard_shown(state, seat, events);
            self.play_card(state, card, false, false, events);
        } else if player.deck_size() == 0 && player.discard.is_empty() {
            self.discard_shown(state, seat, events);
        } else {
            state.stack.extend([Task::NextTreasure, Task::Draw { seat, count: 1, to: Drawn::Shown }]);
        }
    }

    /// Plays one of the plain treasures in hand, those first that count no others, and then the next.
    fn play_next_treasure(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let player = &state.players[state.active.index()];
        let treasures = player.hand.kinds().filter_map(|card| Some((self.play_rank(card)?, card)));
        if let Some((_, card)) = treasures.min() {
            state.stack.push(Task::Treasures);
            self.play_from_hand(state, card, events);
        }
    }
}

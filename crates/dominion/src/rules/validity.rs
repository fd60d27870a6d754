//! Whether a state that somebody wrote can be one at all: every card is somewhere, and the game can go on.

use tabletop::{Illegal, Seat, Turn};

use super::Dominion;
use crate::cards::{Card, Cards, KINDS};
use crate::sight::{Sight, turn_of};
use crate::state::{Phase, State};
use crate::task::{Query, Task};

type Verdict = Result<(), Illegal>;

/// Most tasks a stack may hold; games stay far below.
const DEEPEST: usize = 400;
/// Most times that a card played several times may still be played.
const TIMES: u8 = 5;

fn ensure(holds: bool, text: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new("unsound-state", text())) }
}

impl Dominion {
    pub(super) fn check_validity(&self, state: &State) -> Verdict {
        let seats = usize::from(self.setup.seats);
        ensure(state.players.len() == seats && state.active.index() < seats, || {
            format!("{} seats are not {seats}, or none of them has its turn", state.players.len())
        })?;
        self.check_cards(state)?;
        for (index, player) in state.players.iter().enumerate() {
            let seat = Seat(index as u8);
            ensure(player.hand.includes(&player.known), || format!("more is known of {seat}'s hand than is in it"))?;
            ensure(player.play.includes(&player.staying), || format!("more stays of {seat}'s cards than is in play"))?;
            let later = player.later.kinds().all(|card| self.kind(card).is_some_and(|kind| kind.stays()));
            ensure(later, || format!("{seat} awaits something of a card that brings nothing later"))?;
        }
        match state.turn.phase {
            Phase::Over(end) => {
                ensure(state.stack.is_empty(), || "the game is over and something is to be done".to_owned())?;
                ensure(self.end(state) == Some(end), || "the game has not come to its end".to_owned())
            }
            _ => {
                let fresh = state.stack.contains(&Task::Begin);
                self.check_turns(state)?;
                ensure(!fresh || self.end(state).is_none(), || "a turn begins after the end of the game".to_owned())?;
                self.check_stack(state)
            }
        }
    }

    /// Somebody has turns left, and nobody is further ahead than a game lasts. Seats may be uneven, as in a position that somebody wrote; how
    /// uneven they are is the same after every round, so that what a game leads to from such a position is accepted, too.
    fn check_turns(&self, state: &State) -> Verdict {
        let limit = u32::from(self.setup.turn_limit);
        // Rounds are counted from the first seat on: whoever sits before the active one has had its turn of this round.
        let rounds = |index: usize| u32::from(state.players[index].turns) + u32::from(index >= state.active.index());
        let (least, most) =
            (0..state.players.len()).map(rounds).fold((u32::MAX, 0), |(least, most), n| (least.min(n), most.max(n)));
        ensure(state.players.iter().any(|player| u32::from(player.turns) < limit), || {
            "every seat has had all its turns".to_owned()
        })?;
        ensure(most - least <= limit, || format!("a seat is {} turns ahead of another one", most - least))
    }

    /// Every kind has as many cards as the game began with.
    fn check_cards(&self, state: &State) -> Verdict {
        for player in &state.players {
            ensure(player.top.len() <= 255 && player.top.iter().all(|top| top.card.index() < KINDS), || {
                "a deck has a card on top that is not there".to_owned()
            })?;
        }
        let began = |card| self.ever(card);
        let count = |cards: &Cards, card| u16::from(cards.count(card));
        for card in Card::all() {
            let owned: u16 = state
                .players
                .iter()
                .map(|player| {
                    let heaps = [
                        &player.hand,
                        &player.deck,
                        &player.looked,
                        &player.shown,
                        &player.discard,
                        &player.play,
                        &player.aside,
                    ];
                    let top = player.top.iter().filter(|top| top.card == card).count() as u16;
                    heaps.iter().map(|heap| count(heap, card)).sum::<u16>() + top
                })
                .sum();
            let all = owned + count(&state.supply, card) + count(&state.trash, card);
            ensure(all == began(card), || format!("there are {all} of card {}, not {}", card.0, began(card)))?;
        }
        Ok(())
    }

    fn check_stack(&self, state: &State) -> Verdict {
        ensure(state.stack.len() <= DEEPEST, || "too much is to be done".to_owned())?;
        ensure(state.stack.iter().all(|task| self.is_sound(task)), || {
            "something is to be done by a seat or with a card that is not there".to_owned()
        })?;
        match state.stack.last() {
            None | Some(Task::First) => Ok(()),
            Some(Task::Ask(..)) => {
                let answers = Sight::of(state).is_some_and(|sight| self.can_answer(&sight));
                ensure(answers, || "a seat is asked what it cannot answer".to_owned())
            }
            Some(&Task::Draw { seat, count, .. }) => {
                let player = &state.players[seat.index()];
                let due = count > 0
                    && player.top.is_empty()
                    && player.deck.total() > count.into()
                    && !player.deck.is_uniform();
                ensure(due, || format!("{seat} draws what is no chance"))
            }
            Some(_) => ensure(turn_of(&state.stack, state.active, state.turn.phase) != Turn::Chance, || {
                "something is to be done that nobody decides".to_owned()
            }),
        }
    }

    /// Whether there is an answer to what is asked.
    fn can_answer(&self, sight: &Sight<'_>) -> bool {
        match self.select(sight) {
            Some(selection) => selection.most > 0,
            None => self.list(sight).is_some_and(|list| !list.is_empty()),
        }
    }

    fn is_sound(&self, task: &Task) -> bool {
        let there = |seat: Seat| seat.0 < self.setup.seats;
        let known = |card: Card| self.kind(card).is_some();
        match *task {
            Task::Effect { card, choice, immune, .. } => {
                let choices = self.kind(card).map_or(0, |kind| kind.choices.len());
                known(card) && choice.is_none_or(|choice| usize::from(choice) < choices) && immune < 16
            }
            Task::Again { card, times, .. } => known(card) && times <= TIMES,
            Task::Draw { seat, .. } => there(seat),
            Task::Hit { victim, .. } | Task::Revealed { victim, .. } => there(victim),
            Task::Ask(seat, query) => {
                there(seat)
                    && match query {
                        Query::PlayTimes { times, by, .. } => known(by) && times <= TIMES,
                        Query::Return(card) | Query::PlayRevealed(card) | Query::Choose(card) => known(card),
                        Query::SpyDiscard(of) => there(of),
                        _ => true,
                    }
            }
            Task::First
            | Task::Begin
            | Task::TopRevealed
            | Task::Inspected
            | Task::DrawUpTo(_)
            | Task::DrewUpTo(_)
            | Task::NextTreasure
            | Task::Treasures
            | Task::CleanUp => true,
        }
    }
}

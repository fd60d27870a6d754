//! What the seat to act has before it: what it may know and what legality depends on, the same of a state and of that seat's view.
//!
//! Rules and opponents decide by this alone. What it borrows from a state it hides: there is no way from it to other hands or to the order
//! of what lies on a deck face down.

use tabletop::{Seat, Turn};

use crate::cards::Cards;
use crate::state::{Phase, State, TurnState};
use crate::task::{Query, Task};
use crate::view::View;

/// What a seat to act has before it.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    /// The seat.
    pub seat: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What it is asked, if anything.
    pub query: Option<Query>,
    /// What the turn has brought.
    pub turn: &'a TurnState,
    /// What can be gained.
    pub supply: &'a Cards,
    /// Its own hand.
    pub hand: &'a Cards,
    /// What it is looking at.
    pub looked: &'a Cards,
    /// What it has revealed or set aside for a while.
    pub shown: &'a Cards,
    /// Its discard pile.
    pub discard: &'a Cards,
    /// Its cards in play.
    pub play: &'a Cards,
    /// Those of them that stay when the turn ends.
    pub staying: &'a Cards,
    /// What is still to be done before the active seat goes on, the next last.
    pub stack: &'a [Task],
    /// Where the rest comes from.
    table: Table<'a>,
}

/// Where what everybody knows of the seats is taken from.
#[derive(Clone, Copy)]
enum Table<'a> {
    State(&'a State),
    View(&'a View),
}

/// Who acts, by what is public.
pub(crate) fn turn_of(stack: &[Task], active: Seat, phase: Phase) -> Turn {
    match stack.last() {
        Some(Task::Ask(seat, _)) => Turn::Seat(*seat),
        Some(_) => Turn::Chance,
        None if matches!(phase, Phase::Over(_)) => Turn::Over,
        None => Turn::Seat(active),
    }
}

fn asked(stack: &[Task]) -> Option<Query> {
    match stack.last() {
        Some(Task::Ask(_, query)) => Some(*query),
        _ => None,
    }
}

impl<'a> Sight<'a> {
    /// What the seat to act has before it; `None` where no seat is to act.
    #[inline]
    pub fn of(state: &'a State) -> Option<Self> {
        let Turn::Seat(seat) = turn_of(&state.stack, state.active, state.turn.phase) else { return None };
        Self::asked(state, seat, asked(&state.stack))
    }

    /// What a seat would have before it if it were asked.
    #[inline]
    pub fn asked(state: &'a State, seat: Seat, query: Option<Query>) -> Option<Self> {
        let player = state.players.get(seat.index())?;
        Some(Self {
            seat,
            active: state.active,
            query,
            turn: &state.turn,
            supply: &state.supply,
            hand: &player.hand,
            looked: &player.looked,
            shown: &player.shown,
            discard: &player.discard,
            play: &player.play,
            staying: &player.staying,
            stack: &state.stack,
            table: Table::State(state),
        })
    }

    /// The same from the view of the seat to act; `None` where it is not the one to act.
    pub fn through(view: &'a View) -> Option<Self> {
        let seat = view.seat?;
        if turn_of(&view.stack, view.active, view.turn.phase) != Turn::Seat(seat) {
            return None;
        }
        let (player, own) = view.me()?;
        Some(Self {
            seat,
            active: view.active,
            query: asked(&view.stack),
            turn: &view.turn,
            supply: &view.supply,
            hand: &own.hand,
            looked: &own.looked,
            shown: &player.shown,
            discard: &player.discard,
            play: &player.play,
            staying: &player.staying,
            stack: &view.stack,
            table: Table::View(view),
        })
    }

    /// Every card a seat owns.
    #[inline]
    pub fn owned(&self, seat: Seat) -> Cards {
        match self.table {
            Table::State(state) => state.players.get(seat.index()).map_or(Cards::NONE, |player| player.owned()),
            Table::View(view) => view.players.get(seat.index()).map_or(Cards::NONE, |player| player.owned),
        }
    }

    /// A seat's victory tokens and finished turns.
    pub fn tokens_and_turns(&self, seat: Seat) -> (u16, u16) {
        match self.table {
            Table::State(state) => state.players.get(seat.index()).map(|player| (player.tokens, player.turns)),
            Table::View(view) => view.players.get(seat.index()).map(|player| (player.tokens, player.turns)),
        }
        .unwrap_or_default()
    }

    /// A seat's cards in play.
    pub fn played_by(&self, seat: Seat) -> Cards {
        match self.table {
            Table::State(state) => state.players.get(seat.index()).map_or(Cards::NONE, |player| player.play),
            Table::View(view) => view.players.get(seat.index()).map_or(Cards::NONE, |player| player.play),
        }
    }

    /// What a seat has revealed or set aside for a while.
    pub fn shown_by(&self, seat: Seat) -> Cards {
        match self.table {
            Table::State(state) => state.players.get(seat.index()).map_or(Cards::NONE, |player| player.shown),
            Table::View(view) => view.players.get(seat.index()).map_or(Cards::NONE, |player| player.shown),
        }
    }
}

//! A position as `search` walks it: moves by their static value, cards as chance, what it is worth to every seat.

use std::cmp::Reverse;

use search::{ManySided, Moves, Outcomes, Position, TwoSided};
use tabletop::{Game, Message, NoEvents, Seat, Turn};

use super::wording;
use super::worth::Judge;
use crate::action::Action;
use crate::card::Card;
use crate::rules::Hare;
use crate::state::{Phase, RUNNERS, State};
use crate::track::GOAL;

/// Most moves a position can have: two runners, each to every square and back, and what can be done without moving.
const MOST_MOVES: usize = 2 * (GOAL as usize + 1) + 4;
/// Turns whose cost is looked up: more than most searches see.
const TURNS: usize = 32;
/// Spreads a number of decisions over a hash.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// One edge of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// What a seat does.
    Move(Action),
    /// Chance: the card that is drawn.
    Card(Card),
}

/// What is the same in all positions of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook<'a> {
    pub game: &'a Hare,
    pub judge: &'a Judge,
    /// The worst-option cut: how many moves are looked at in the first decision, the second and so on, the best by static value; 0
    /// for all. Beyond its end it goes on as there.
    pub widths: &'a [u16],
    /// Whose value alpha-beta makes large.
    pub root: Seat,
    /// The places taken before the search: below one more seat that is home there is nothing to look for.
    places: [u8; RUNNERS],
    /// The turn of the root, counted over all seats.
    turn: u32,
    /// Seats that are home there, a bit each.
    home: u8,
    /// What turns since then cost, by how many.
    late: [f64; TURNS],
}

impl<'a> Outlook<'a> {
    /// A search from `state`, for the seat to move there.
    pub fn new(game: &'a Hare, judge: &'a Judge, widths: &'a [u16], state: &State) -> Self {
        let home =
            (0..game.seat_count()).filter(|&seat| game.has_finished(state, seat)).fold(0, |set, seat| set | 1 << seat);
        let late = std::array::from_fn(|turns| cost_of(game, judge, turns as u32));
        Self { game, judge, widths, root: state.mover(), places: state.places, turn: turn(game, state), home, late }
    }

    /// The position the search starts from.
    pub fn field(&'a self, state: &State) -> Field<'a> {
        Field { outlook: self, state: *state, decisions: 0 }
    }
}

/// What so many turns cost.
fn cost_of(game: &Hare, judge: &Judge, turns: u32) -> f64 {
    judge.worth().curves().turn * f64::from(turns) / f64::from(game.seat_count())
}

/// A turn, counted over all seats.
fn turn(game: &Hare, state: &State) -> u32 {
    u32::from(state.round()) * u32::from(game.seat_count()) + u32::from(state.mover().0)
}

/// A position of a search. Small, so that it is copied instead of working backwards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<'a> {
    pub outlook: &'a Outlook<'a>,
    pub state: State,
    /// Choices made since the root.
    decisions: u8,
}

impl Field<'_> {
    /// What the turns since the root cost a seat: nothing those that were home at the root. If it cost them as much as who still races, coming
    /// home later would take nothing from a lead over them, and the last ones would never end their race.
    pub fn late(&self, seat: Seat) -> f64 {
        if self.outlook.home >> seat.0 & 1 == 1 { 0.0 } else { self.delay() }
    }

    /// What the turns since the root cost.
    fn delay(&self) -> f64 {
        let Outlook { game, judge, late, .. } = self.outlook;
        let turns = turn(game, &self.state).saturating_sub(self.outlook.turn);
        late.get(turns as usize).copied().unwrap_or_else(|| cost_of(game, judge, turns))
    }

    /// Whether a seat came home since the root: of two runners the first does not count.
    fn is_home(&self) -> bool {
        let Outlook { game, places, .. } = self.outlook;
        let came = |number: usize| places[number] == 0 && self.state.places[number] > 0;
        (0..game.seat_count()).any(|seat| game.has_finished(&self.state, seat) && game.numbers(seat).any(came))
    }

    /// Lists the moves that are looked at, by what they are worth.
    #[inline]
    fn list(&self, out: &mut Moves<'_, Step>, worth: impl Fn(Action) -> i32) {
        let listed = self.outlook.game.moves(&self.state);
        let width = self.width();
        if width == 0 || listed.len() <= width {
            for action in listed {
                out.push_ordered(Step::Move(action), worth(action));
            }
            return;
        }
        let mut values = [0; MOST_MOVES];
        let mut count = 0;
        for (action, value) in listed.iter().zip(&mut values) {
            *value = worth(action);
            count += 1;
        }
        let (bar, mut at_bar) = bar(&values[..count], width);
        for (action, value) in listed.iter().zip(values) {
            if value < bar || value == bar && at_bar == 0 {
                continue;
            }
            if value == bar {
                at_bar -= 1;
            }
            out.push_ordered(Step::Move(action), value);
        }
    }

    /// How many moves are looked at here, 0 for all.
    fn width(&self) -> usize {
        let widths = self.outlook.widths;
        widths.get(usize::from(self.decisions)).or(widths.last()).copied().unwrap_or(0).into()
    }
}

/// The least static value that is looked at, and how many moves that have just it are.
fn bar(values: &[i32], width: usize) -> (i32, usize) {
    if width == 0 || values.len() <= width {
        return (i32::MIN, usize::MAX);
    }
    let mut sorted = [0; MOST_MOVES];
    let sorted = &mut sorted[..values.len()];
    sorted.copy_from_slice(values);
    sorted.sort_unstable_by_key(|value| Reverse(*value));
    let bar = sorted[width - 1];
    (bar, width - sorted.iter().filter(|value| **value > bar).count())
}

impl Position for Field<'_> {
    type Move = Step;
    type Undo = (State, u8);

    fn turn(&self) -> Turn {
        let outlook = self.outlook;
        match outlook.game.turn(&self.state) {
            Turn::Over => Turn::Over,
            _ if self.state.places != outlook.places && self.is_home() => Turn::Over,
            turn => turn,
        }
    }

    fn moves(&self, out: &mut Moves<'_, Step>) {
        let Outlook { game, judge, .. } = *self.outlook;
        // No later place is better than the one that is free now. A lead could be: who stays out keeps a rival's limit low, and so refused to win.
        if let Some(home) = game.homecoming(&self.state) {
            return out.push_ordered(Step::Move(home), 0);
        }
        match judge.choosing(game, &self.state) {
            Some(choosing) => self.list(out, |action| choosing.after(action)),
            None => self.list(out, |action| judge.after_either(game, &self.state, action)),
        }
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        let all: u32 = self.outlook.game.cards(&self.state).map(|(count, _)| u32::from(count)).sum();
        for (count, card) in self.outlook.game.cards(&self.state) {
            out.push(f64::from(count) / f64::from(all), Step::Card(card));
        }
    }

    fn make(&mut self, step: Step) -> (State, u8) {
        let before = (self.state, self.decisions);
        match step {
            Step::Move(action) => {
                self.decisions = self.decisions.saturating_add(u8::from(!self.forced()));
                self.outlook.game.play(&mut self.state, action, &mut NoEvents);
            }
            Step::Card(card) => self.outlook.game.deal(&mut self.state, card, &mut NoEvents),
        }
        before
    }

    fn unmake(&mut self, _: Step, (state, decisions): (State, u8)) {
        self.state = state;
        self.decisions = decisions;
    }

    fn hash(&self) -> u64 {
        let key = self.state.key();
        // With the cut, what is listed depends on how far the root is.
        if self.outlook.widths.is_empty() { key } else { key ^ u64::from(self.decisions).wrapping_mul(SPREAD) }
    }

    /// Eating is all that can be done, and there are few salads.
    fn forced(&self) -> bool {
        self.state.phase() == Phase::Move && self.outlook.game.eats_now(&self.state)
    }

    fn label(&self, step: Step) -> Message {
        match step {
            Step::Move(action) => wording::action(self.outlook.game, &self.state, action),
            Step::Card(card) => wording::card(self.outlook.game, card),
        }
    }
}

impl ManySided for Field<'_> {
    fn seats(&self) -> usize {
        self.outlook.game.seats()
    }

    fn evaluate_seats(&self, out: &mut [f64]) {
        self.outlook.judge.all(self.outlook.game, &self.state, out);
        // What came later is worth less to all that race: so a seat that goes by its own value alone comes home sooner too.
        let delay = self.delay();
        for (at, value) in out.iter_mut().enumerate() {
            if self.outlook.home >> at & 1 == 0 {
                *value -= delay;
            }
        }
    }
}

/// Two seats: what the root has more than the other.
impl TwoSided for Field<'_> {
    fn maximises(&self, seat: Seat) -> bool {
        seat == self.outlook.root
    }

    fn evaluate(&self) -> f64 {
        let mut values = [0.0; 2];
        self.outlook.judge.all(self.outlook.game, &self.state, &mut values);
        let own = self.outlook.root.index() & 1;
        values[own] - values[1 - own]
    }
}

#[cfg(test)]
mod tests;

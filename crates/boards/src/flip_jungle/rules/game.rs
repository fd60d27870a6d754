//! The rules of a setup, and a step by them.

use tabletop::{EventSink, Seat};

use crate::board::QuietMove;
use crate::flip_jungle::action::Action;
use crate::flip_jungle::board::Board;
use crate::flip_jungle::event::Event;
use crate::flip_jungle::piece::Piece;
use crate::flip_jungle::position::Move;
use crate::flip_jungle::ranks::Rules;
use crate::flip_jungle::setup::Setup;
use crate::flip_jungle::state::State;
use crate::flip_jungle::unopened::Unopened;

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct FlipJungle {
    pub(super) setup: Setup,
    pub(super) rules: Rules,
    /// What the game may begin with, one at least.
    pub(super) starts: Vec<State>,
}

impl FlipJungle {
    /// The rules of a setup without faults, for games that begin with one of these positions, or as usual where there is none.
    pub(crate) fn of(setup: Setup, starts: Vec<State>) -> Self {
        let rules = Rules::new(setup.equals);
        let usual = || State {
            board: Board::full(),
            unopened: Unopened::all(),
            to_act: Seat(0),
            first_colour: None,
            flipping: None,
            undecided: false,
            quiet: 0,
            plies: 0,
            past: Vec::new(),
            end: None,
        };
        let starts = if starts.is_empty() { vec![usual()] } else { starts };
        Self { setup, rules, starts }
    }

    /// Who takes whom.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Does what may be done.
    pub(super) fn play(&self, state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
        let Action::Move { from, to } = action else {
            state.flipping = Some(Move::from(action).from);
            return;
        };
        let seat = state.to_act;
        let mut position = state.position();
        let Some(piece) = position.board.piece(from) else { return };
        match position.play(self.rules, Move { from, to }) {
            Some(taken) if self.rules.both_fall(piece.animal, taken.animal) => {
                events.push(|| Event::Fell { seat, piece, from, to, taken });
                state.past.clear();
            }
            Some(taken) => {
                events.push(|| Event::Took { seat, piece, from, to, taken });
                state.past.clear();
            }
            None => {
                events.push(|| Event::Moved { seat, piece, from, to });
                state.past.push(QuietMove { from, to });
            }
        }
        (state.board, state.quiet) = (position.board, position.quiet);
        self.pass(state, events);
    }

    /// The piece that is being turned over is this one.
    pub(super) fn reveal(&self, state: &mut State, piece: Piece, events: &mut impl EventSink<Event>) {
        let (seat, Some(square)) = (state.to_act, state.flipping) else { return };
        let mut position = state.position();
        position.reveal(piece);
        events.push(|| Event::Flipped { seat, square, piece });
        if state.first_colour.is_none() {
            events.push(|| Event::Chose { seat, colour: piece.colour });
            state.first_colour = Some(if seat == Seat(0) { piece.colour } else { piece.colour.other() });
        }
        (state.board, state.unopened, state.quiet) = (position.board, position.unopened, position.quiet);
        state.flipping = None;
        state.past.clear();
        self.pass(state, events);
    }

    fn pass(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        state.to_act = Seat(1 - state.to_act.0.min(1));
        state.plies = state.plies.saturating_add(1);
        state.end = self.end_of(state);
        if let Some(end) = state.end {
            events.push(|| Event::Over(end));
        }
    }
}

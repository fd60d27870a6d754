//! The rules of a setup, and a step by them.

use tabletop::{EventSink, Seat};

use crate::board::QuietMove;
use crate::face_down::event::{Capture, Happening};
use crate::face_down::moves::Move;
use crate::face_down::piece::{Piece, PieceColour};
use crate::face_down::rules::{GameSetup, Rules};
use crate::face_down::state::State;

/// The rules of one game with face-down pieces.
#[derive(Clone, Debug)]
pub struct FaceDown<R: Rules> {
    pub(super) setup: R::Setup,
    pub(super) rules: R,
    /// What the game may begin with, one at least.
    pub(super) starts: Vec<State<R::Kind>>,
}

impl<R: Rules> FaceDown<R> {
    /// The rules of a setup without faults, for games that begin with one of these positions, or as usual where there is none.
    pub(crate) fn of(setup: R::Setup, mut starts: Vec<State<R::Kind>>) -> Self {
        if starts.is_empty() {
            starts.push(State::usual(setup.size(), setup.pieces()));
        }
        Self { rules: setup.rules(), setup, starts }
    }

    /// How pieces move, and which takes which.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// Does what may be done.
    pub(super) fn play(&self, state: &mut State<R::Kind>, mv: Move, events: &mut impl EventSink<R::Event>) {
        let Move { from, to } = mv;
        if mv.is_flip() {
            state.flipping = Some(from);
            return;
        }
        let seat = state.to_act;
        let mut position = state.position();
        let Some(piece) = position.board.piece(from) else { return };
        match self.rules.play(&mut position, mv) {
            Some(taken) => {
                events.push(|| self.rules.captured(Capture { seat, piece, from, to, taken }));
                state.past.clear();
            }
            None => {
                events.push(|| R::Event::moved(seat, piece, from, to));
                state.past.push(QuietMove { from, to });
            }
        }
        (state.board, state.quiet) = (position.board, position.quiet);
        self.pass(state, events);
    }

    /// The piece that is being turned over is this one.
    pub(super) fn reveal(
        &self,
        state: &mut State<R::Kind>,
        piece: Piece<R::Kind>,
        events: &mut impl EventSink<R::Event>,
    ) {
        let (seat, Some(square)) = (state.to_act, state.flipping) else { return };
        let mut position = state.position();
        position.reveal(piece);
        events.push(|| R::Event::flipped(seat, square, piece));
        if state.first_colour.is_none() {
            events.push(|| R::Event::chose(seat, piece.colour));
            state.first_colour = Some(if seat == Seat(0) { piece.colour } else { piece.colour.other() });
        }
        (state.board, state.unopened, state.quiet) = (position.board, position.unopened, position.quiet);
        state.flipping = None;
        state.past.clear();
        self.pass(state, events);
    }

    fn pass(&self, state: &mut State<R::Kind>, events: &mut impl EventSink<R::Event>) {
        state.to_act = Seat(1 - state.to_act.0.min(1));
        state.plies = state.plies.saturating_add(1);
        state.end = self.end_of(state);
        if let Some(end) = state.end {
            events.push(|| R::Event::over(end));
        }
    }
}

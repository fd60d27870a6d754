//! Doing what may be done.

use tabletop::EventSink;

use super::generals::Generals;
use crate::board::{MOST_PLIES, QuietMove, Square};
use crate::generals::action::Action;
use crate::generals::event::Event;
use crate::generals::rank::{Rank, Ranks};
use crate::generals::rules::Survivor;
use crate::generals::side::Side;
use crate::generals::state::{Fight, Phase, Piece, State};

impl Generals {
    /// A side places its pieces.
    pub(super) fn place(
        &self,
        state: &mut State,
        side: Side,
        army: Vec<Piece>,
        action: &Action,
        events: &mut impl EventSink<Event>,
    ) {
        state.armies[side.index()] = army;
        state.phase = match side {
            Side::White => Phase::Placing(Side::Black),
            Side::Black => Phase::Screen,
        };
        events.push(|| Event::Placed { seat: side.seat(), pieces: Some(action.clone()) });
    }

    /// The screen between the sides is taken away.
    pub(super) fn unscreen(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        state.phase = Phase::Moving;
        let squares = |side: Side| state.army(side).iter().map(|piece| piece.home).collect();
        events.push(|| Event::Unscreened { squares: Side::ALL.map(squares) });
        self.settle(state, events);
    }

    /// A piece goes from one square to another, where it may.
    pub(super) fn go(&self, state: &mut State, from: Square, to: Square, events: &mut impl EventSink<Event>) {
        let (rules, side) = (self.rules(), state.mover);
        let Some((_, place)) = state.piece_on(from) else { return };
        let piece = &mut state.armies[side.index()][place];
        piece.moved = true;
        piece.may = piece.may.and(rules.moving());
        if rules.size.distance(from, to) > 1 {
            piece.may = piece.may.and(rules.far());
        }
        let rank = piece.rank;
        if let Some((other, met)) = state.piece_on(to) {
            self.fight(state, (side, place), (other, met), events);
        } else {
            state.armies[side.index()][place].at = Some(to);
            state.quiet = state.quiet.saturating_add(1);
            state.past.push(QuietMove { from, to });
            events.push(|| Event::Moved { seat: side.seat(), from, to, rank });
        }
        state.mover = side.other();
        state.plies = state.plies.saturating_add(1).min(MOST_PLIES);
        self.settle(state, events);
    }

    fn fight(
        &self,
        state: &mut State,
        (side, place): (Side, usize),
        (other, met): (Side, usize),
        events: &mut impl EventSink<Event>,
    ) {
        let flag = self.rules().flag;
        let rank_of = |piece: &Piece| piece.rank.unwrap_or(flag);
        let (attacker, defender) = (state.army(side)[place], state.army(other)[met]);
        let survivor = match self.rules().survivor(rank_of(&attacker), rank_of(&defender)) {
            Survivor::Attacker => Some(side),
            Survivor::Defender => Some(other),
            Survivor::Nobody => None,
        };
        for (whose, place, piece) in [(side, place, &attacker), (other, met, &defender)] {
            let after = &mut state.armies[whose.index()][place];
            if self.shows_fights() {
                after.may = Ranks::of(rank_of(piece));
            }
            after.at = if survivor != Some(whose) {
                None
            } else if whose == side {
                defender.at
            } else {
                piece.at
            };
        }
        state.fights.push(Fight { side, attacker: attacker.home, defender: defender.home, survivor });
        state.quiet = 0;
        state.past.clear();
        let known: [Option<Rank>; 2] = match side {
            Side::White => [attacker.rank, defender.rank],
            Side::Black => [defender.rank, attacker.rank],
        };
        let (from, to) = (attacker.at.unwrap_or(attacker.home), defender.at.unwrap_or(defender.home));
        events.push(|| Event::Fought { seat: side.seat(), from, to, ranks: known, survivor });
    }

    /// Looks whether the game is over; if not, everybody knows some pieces not to be flags.
    fn settle(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        state.end = self.end_of(state);
        if let Some(end) = state.end {
            events.push(|| Event::Over(end));
            return;
        }
        let flag = self.rules().flag;
        for side in Side::ALL {
            for place in 0..state.army(side).len() {
                let no_flag = match state.army(side)[place].at {
                    None => true,
                    Some(square) => self.would_have_won(state, side, square),
                };
                if no_flag {
                    let piece = &mut state.armies[side.index()][place];
                    piece.may = piece.may.without(flag);
                }
            }
        }
    }
}

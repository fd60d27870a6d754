//! Positions as people write them, to states and back.

use tabletop::{Game, Illegal, Seat};

use super::Hare;
use crate::position::{PlayerAt, Position, RunnerAt};
use crate::state::{Phase, RUNNERS, State};
use crate::track::GOAL;

impl Hare {
    /// The state of a written position, in the first round and with no card drawn.
    ///
    /// # Errors
    /// What cannot be so under these rules.
    pub fn place(&self, position: &Position) -> Result<State, Illegal> {
        let mut state = self.start();
        let no = |text: String| Err(Illegal::new("invalid-position", text));
        if position.players.len() != self.seats() {
            return no(format!("{} players where there are {} seats", position.players.len(), self.seats()));
        }
        for (seat, player) in (0..).zip(&position.players) {
            if player.runners.len() != usize::from(self.runners) {
                return no(format!("{}: {} runners instead of {}", Seat(seat), player.runners.len(), self.runners));
            }
            state.carrots[usize::from(seat)] = player.carrots;
            state.salads[usize::from(seat)] = player.salads;
            for (number, runner) in self.numbers(seat).zip(&player.runners) {
                state.squares[number] = runner.square;
                state.places[number] = runner.place;
                state.eating |= u8::from(runner.eating) << number;
            }
        }
        state.mover = position.to_move.0;
        state.waiting = self.usually_waiting(&state);
        if self.racing(&state) <= 1 {
            state.phase = Phase::Over(crate::state::End::Home);
        }
        self.check_state(&state)?;
        Ok(state)
    }

    /// Which runners usually wait for their rank to be looked at, a bit each: those on position squares, but for the seat to move, which has been paid.
    pub(crate) fn usually_waiting(&self, state: &State) -> u8 {
        let stands = |number: &usize| self.track.square(state.squares[*number].min(GOAL)).is_position();
        let waiting = (0..self.all_runners().min(RUNNERS)).filter(stands).fold(0, |bits, number| bits | 1 << number);
        if state.mover < self.setup.seats { waiting & !self.bits(state.mover) } else { waiting }
    }

    /// The position of a state as people write it, where it says all of the state but its round: no card is due or was drawn, and
    /// nobody misses a turn.
    pub fn written(&self, state: &State) -> Option<Position> {
        let position = self.position(state);
        let placed = self.place(&position).ok()?;
        (placed == State { round: placed.round, ..*state }).then_some(position)
    }

    /// The position of a state as people write it: where all stand, and what they have. Cards, missed turns and the round are
    /// left out.
    pub fn position(&self, state: &State) -> Position {
        let runner = |number: usize| RunnerAt {
            square: state.squares[number],
            eating: state.eating >> number & 1 == 1,
            place: state.places[number],
        };
        let player = |seat: u8| PlayerAt {
            carrots: state.carrots(Seat(seat)),
            salads: state.salads(Seat(seat)),
            runners: self.numbers(seat).filter(|&number| number < RUNNERS).map(runner).collect(),
        };
        Position { to_move: state.mover(), players: (0..self.setup.seats).map(player).collect() }
    }
}

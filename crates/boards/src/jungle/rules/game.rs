//! The rules of a setup, and a step by them.

use tabletop::EventSink;

use crate::board::QuietMove;
use crate::jungle::action::Action;
use crate::jungle::animal::{Animal, Piece, Side};
use crate::jungle::board::Board;
use crate::jungle::event::Event;
use crate::jungle::ground::SIZE;
use crate::jungle::ranks::Rules;
use crate::jungle::setup::Setup;
use crate::jungle::state::State;

/// Where white's animals begin, by column and row; black's stand the same, turned by half a turn.
const BEGIN: [(Animal, u8, u8); 8] = [
    (Animal::Tiger, 0, 0),
    (Animal::Lion, 6, 0),
    (Animal::Cat, 1, 1),
    (Animal::Dog, 5, 1),
    (Animal::Elephant, 0, 2),
    (Animal::Wolf, 2, 2),
    (Animal::Leopard, 4, 2),
    (Animal::Rat, 6, 2),
];

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Jungle {
    pub(super) setup: Setup,
    pub(super) rules: Rules,
    /// What the game may begin with, one at least.
    pub(super) starts: Vec<State>,
}

impl Jungle {
    /// The rules of a setup without faults, for games that begin with one of these positions, or as usual where there is none.
    pub(crate) fn of(setup: Setup, starts: Vec<State>) -> Self {
        let rules = Rules::new(&setup);
        let starts = if starts.is_empty() { vec![usual()] } else { starts };
        Self { setup, rules, starts }
    }

    /// Who takes whom, and who leaps where.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Does what may be done.
    pub(super) fn play(&self, state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
        let (Action { from, to }, seat) = (action, state.seat());
        let mut position = state.position();
        let Some(piece) = position.board.piece(from) else { return };
        match position.play(action.into()) {
            Some(animal) => {
                let taken = Piece { side: piece.side.other(), animal };
                events.push(|| Event::Took { seat, piece, from, to, taken });
                state.past.clear();
            }
            None => {
                events.push(|| Event::Moved { seat, piece, from, to });
                state.past.push(QuietMove { from, to });
            }
        }
        (state.board, state.mover, state.quiet) = (position.board, position.mover, position.quiet);
        state.plies = state.plies.saturating_add(1);
        state.end = self.end_of(state);
        if let Some(end) = state.end {
            events.push(|| Event::Over(end));
        }
    }
}

/// The usual beginning.
fn usual() -> State {
    let mut board = Board::default();
    for (animal, column, row) in BEGIN {
        let places = [(column, row), (SIZE.columns() - 1 - column, SIZE.rows() - 1 - row)];
        for (side, (column, row)) in Side::ALL.into_iter().zip(places) {
            SIZE.square(column, row).into_iter().for_each(|square| board.set(square, Piece { side, animal }));
        }
    }
    State { board, mover: Side::White, undecided: false, quiet: 0, plies: 0, past: Vec::new(), end: None }
}

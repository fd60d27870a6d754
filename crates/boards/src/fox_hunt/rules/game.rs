//! The rules of a setup, and a shot by them.

use tabletop::EventSink;

use crate::board::{Size, Square};
use crate::fox_hunt::event::Event;
use crate::fox_hunt::ground::{Area, GRID, rays};
use crate::fox_hunt::setup::Setup;
use crate::fox_hunt::shot::{Answer, Shot};
use crate::fox_hunt::state::{State, found};

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct FoxHunt {
    pub(super) setup: Setup,
    /// The squares of the board.
    pub(super) ground: Area,
    /// What the game may begin with, one at least: shots, and the foxes that they found.
    pub(super) starts: Vec<State>,
}

impl FoxHunt {
    /// The rules of a setup without faults, for games that begin with one of these positions, or as usual where there is none.
    pub(crate) fn of(setup: Setup, starts: Vec<State>) -> Self {
        let usual = State { undecided: false, foxes: Vec::new(), shots: Vec::new() };
        let starts = if starts.is_empty() { vec![usual] } else { starts };
        Self { ground: setup.size.squares(), setup, starts }
    }

    /// The squares of the board.
    pub fn ground(&self) -> Area {
        self.ground
    }

    /// Columns and rows.
    pub fn board_size(&self) -> Size {
        self.setup.size.size()
    }

    /// How many foxes there are, found ones among them.
    pub fn foxes(&self) -> u8 {
        self.setup.foxes
    }

    /// The number of a square on a board of this size, row by row from the lower left, as screens and [`tabletop::Mark`] count; `None` beside the board.
    pub fn place(&self, square: Square) -> Option<u16> {
        let columns = u16::from(self.board_size().columns());
        self.is_on_board(square).then(|| u16::from(GRID.row(square)) * columns + u16::from(GRID.column(square)))
    }

    /// The square of such a number.
    pub fn square_at(&self, place: u16) -> Option<Square> {
        let columns = u16::from(self.board_size().columns());
        let square = GRID.square((place % columns) as u8, u8::try_from(place / columns).ok()?);
        square.filter(|square| self.is_on_board(*square))
    }

    /// Whether all foxes are found by these shots.
    pub(crate) fn is_over(&self, shots: &[Shot]) -> bool {
        found(shots).len() == u32::from(self.setup.foxes)
    }

    /// Fires a shot that may be fired.
    pub(super) fn shoot(&self, state: &mut State, square: Square, events: &mut impl EventSink<Event>) {
        let dens = state.dens();
        let hit = dens.contains(square);
        let answer = if hit { Answer::Hit } else { Answer::Missed((rays(square) & dens).len() as u8) };
        let shot = Shot { square, answer };
        state.shots.push(shot);
        let left = self.setup.foxes.saturating_sub(found(&state.shots).len() as u8);
        events.push(|| Event::Shot { shot, left });
        if left == 0 {
            events.push(|| Event::Over { shots: state.shots.len() as u8 });
        }
    }
}

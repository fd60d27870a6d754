//! The rules of a game, as far as a plan of a turn follows them.

use arrayvec::ArrayVec;

use super::position::Position;
use super::set::TerritorySet;
use super::terrain::Terrain;
use crate::agents::sight::{Ground, Sight};
use crate::board::MAX_SEATS;
use crate::odds::Defence;
use crate::setup::{Cards, Fortify, TWO_PHASE_BATTLES, Victory};

/// What a game is played by. Missions are left out: nobody knows those of others.
#[derive(Debug)]
pub(in crate::agents) struct Rules {
    pub terrain: Terrain,
    pub cards: Cards,
    pub fortify: Fortify,
    /// Most battles of a turn.
    pub battles: u8,
    /// Territories that win.
    pub lands: u32,
    pub capitals: ArrayVec<u8, MAX_SEATS>,
    /// Capitals that win; 0 where they do not.
    pub wanted: usize,
    /// Capitals that are defended with three dice.
    pub walled: TerritorySet,
}

impl Rules {
    /// The rules of the game that is seen.
    pub fn new(sight: &Sight<'_>) -> Self {
        let (setup, board) = (sight.setup(), sight.board());
        let lands = match setup.victory {
            Victory::Share(percent) => (board.lands.len() * usize::from(percent)).div_ceil(100) as u32,
            _ => u32::MAX,
        };
        let wanted = match setup.victory {
            Victory::Capitals(0) => board.capitals.len(),
            Victory::Capitals(wanted) => wanted.into(),
            _ => 0,
        };
        let walled = sight.map().territories().filter(|&at| sight.defence(at) == Defence::Capital).map(|at| at.0);
        Self {
            terrain: Terrain::new(sight.map()),
            cards: if setup.has_cards() { setup.cards } else { Cards::Off },
            fortify: setup.fortify_rule(),
            battles: if setup.two_phase { TWO_PHASE_BATTLES } else { u8::MAX },
            lands,
            capitals: board.capitals.iter().map(|capital| capital.0).collect(),
            wanted,
            walled: walled.collect(),
        }
    }

    /// Whether the seat to move has won.
    #[inline]
    pub fn won(&self, position: &Position) -> bool {
        let seat = position.seat;
        position.alive == 1 << seat
            || position.lands(seat) >= self.lands
            || (self.wanted > 1 && {
                let held = self.capitals.iter().filter(|&&capital| position.owner(capital) == seat).count();
                held >= self.wanted
            })
    }
}

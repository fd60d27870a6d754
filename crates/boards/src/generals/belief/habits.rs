//! What pieces of each rank are wont to do. It only weighs what is possible, and rules nothing out.

use super::weights::Chances;
use crate::generals::game::Generals;
use crate::generals::rank::Rank;
use crate::generals::rules::Steps;
use crate::generals::side::Side;
use crate::generals::state::{Piece, View};

/// How much likelier or less likely something makes a rank, each a factor; 1 says nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// A flag, for each row that it was placed ahead of the first.
    pub flag_ahead: f64,
    /// A flag that has moved.
    pub flag_moved: f64,
    /// A flag that came to a fight.
    pub flag_came: f64,
    /// What never moves, for each row that it was placed ahead of the first.
    pub still_ahead: f64,
    /// A rank that takes nothing, where the piece came to a fight; one that takes all has 1.
    pub weak_came: f64,
}

impl Habits {
    /// Those by which every way that fits is as likely as any other.
    pub const NONE: Self = Self { flag_ahead: 1.0, flag_moved: 1.0, flag_came: 1.0, still_ahead: 1.0, weak_came: 1.0 };

    /// The weight of each rank for a piece, 0 where it is not among the `fitting`.
    pub(super) fn weights(
        &self,
        game: &Generals,
        view: &View,
        side: Side,
        place: usize,
        strengths: &Chances,
    ) -> Chances {
        let rules = game.rules();
        let piece: &Piece = &view.known.army(side)[place];
        let came = view.known.fights.iter().filter(|fight| fight.side == side && fight.attacker == piece.home).count();
        let ahead = i32::from(rules.ahead(side, piece.home));
        let mut weights = [0.0; super::weights::MOST_RANKS];
        for (rank, weight) in (0..).map(Rank).zip(&mut weights).take(rules.ranks.len()) {
            *weight = if rank == rules.flag {
                let moved = if piece.moved { self.flag_moved } else { 1.0 };
                let fought = if came > 0 { self.flag_came } else { 1.0 };
                self.flag_ahead.powi(ahead) * moved * fought
            } else if rules.info(rank).steps == Steps::None {
                self.still_ahead.powi(ahead)
            } else if came > 0 {
                self.weak_came + (1.0 - self.weak_came) * strengths[rank.index()]
            } else {
                1.0
            };
        }
        weights
    }
}

impl Default for Habits {
    fn default() -> Self {
        Self { flag_ahead: 0.45, flag_moved: 0.35, flag_came: 0.02, still_ahead: 0.8, weak_came: 0.4 }
    }
}

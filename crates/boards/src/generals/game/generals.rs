//! The rules of a setup.

use crate::board::Square;
use crate::generals::arrangement::Arrangement;
use crate::generals::rank::{Rank, Ranks};
use crate::generals::rules::Rules;
use crate::generals::setup::Setup;
use crate::generals::side::Side;
use crate::generals::state::{Phase, Piece, State};

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Generals {
    pub(in crate::generals) setup: Setup,
    /// The positions that it may begin with; none where both sides place their pieces first.
    pub(in crate::generals) starts: Vec<State>,
}

impl Generals {
    /// The rules of a sound setup with these starts.
    pub(in crate::generals) fn of(setup: Setup, starts: Vec<State>) -> Self {
        Self { setup, starts }
    }

    /// The description of the game that is played.
    pub fn rules(&self) -> &'static Rules {
        self.setup.relative.rules()
    }

    /// Whether both ranks of a fight are shown.
    pub fn shows_fights(&self) -> bool {
        self.setup.shows_fights()
    }

    /// The state before anything happened.
    pub(in crate::generals) fn start_state(&self) -> State {
        match self.starts.as_slice() {
            [] => State {
                phase: Phase::Placing(Side::White),
                armies: [Vec::new(), Vec::new()],
                mover: Side::White,
                fights: Vec::new(),
                quiet: 0,
                plies: 0,
                past: Vec::new(),
                end: None,
            },
            [start] => start.clone(),
            [start, ..] => State { phase: Phase::Undecided, ..start.clone() },
        }
    }

    /// The pieces of an arrangement on the board, in the order of their squares; those of unknown letters are left out.
    pub(in crate::generals) fn army_of(&self, side: Side, arrangement: &Arrangement) -> Vec<Piece> {
        let rules = self.rules();
        let piece =
            |(square, letter): (Square, char)| Some(self.fresh(rules.of_camp(side, square), Some(rules.rank(letter)?)));
        let mut army: Vec<Piece> = arrangement.pieces().filter_map(piece).collect();
        army.sort_unstable_by_key(|piece| piece.home);
        army
    }

    /// A piece that was just placed.
    pub(in crate::generals) fn fresh(&self, home: Square, rank: Option<Rank>) -> Piece {
        Piece { home, at: Some(home), rank, moved: false, may: self.rules().all() }
    }

    /// The ranks that a piece may have of which no more is known than whether it moved, and whether it fell in a game that is not over.
    pub(in crate::generals) fn plain_may(&self, moved: bool, fell: bool) -> Ranks {
        let rules = self.rules();
        let may = if moved { rules.moving() } else { rules.all() };
        if fell { may.without(rules.flag) } else { may }
    }
}

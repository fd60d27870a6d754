//! How foxes hide, and which positions look alike to whoever does not see them.

use rand::seq::SliceRandom;
use tabletop::Rng;

use super::FoxHunt;
use crate::board::Square;
use crate::fox_hunt::ground::{Area, GRID};
use crate::fox_hunt::odds::{Clues, MOST_COUNTS, Odds};
use crate::fox_hunt::state::{State, found};
use crate::fox_hunt::view::View;

impl FoxHunt {
    /// What the shots of a view tell. `None` where they contradict each other, as far as that is seen at once.
    pub fn clues(&self, view: &View) -> Option<Clues> {
        Clues::of(self.ground, self.setup.foxes, &view.shots)
    }

    /// The odds of every square, for whoever has this view. `None` where the shots of the view contradict each other at once, which they never do in a game, or where counting the
    /// placements takes more than [`MOST_COUNTS`], twenty times as much as in any hunt that was measured.
    pub fn odds(&self, view: &View) -> Option<Odds> {
        Odds::new(&self.clues(view)?, MOST_COUNTS)
    }

    /// Whether foxes still hide.
    pub(super) fn is_hiding(&self, state: &State) -> bool {
        state.foxes.len() < usize::from(self.setup.foxes)
    }

    /// The odds of every square for a fox that hides after those which have hidden.
    pub(super) fn hiding_odds(&self, state: &State) -> Option<Odds> {
        let unfound = state.dens() & !found(&state.shots);
        let clues = Clues::of(self.ground, self.setup.foxes, &state.shots)?;
        let clues = unfound.into_iter().try_fold(clues, |clues, fox| clues.with_fox(fox))?;
        Odds::new(&clues, MOST_COUNTS).filter(|odds| odds.placements() > 0)
    }

    /// Where the next fox may hide, with the probability of each place. One after the other they come to lie in any way that fits the shots with which the game began,
    /// each as likely as any other.
    pub(super) fn places(&self, state: &State) -> Vec<(f64, Square)> {
        let hides = !state.undecided && self.is_hiding(state);
        let Some(odds) = hides.then(|| self.hiding_odds(state)).flatten() else { return Vec::new() };
        let left = f64::from(self.setup.foxes) - state.foxes.len() as f64;
        odds.possible().map(|square| (odds.chance(square) / left, square)).collect()
    }

    /// A position that looks so, foxes drawn evenly from all placements that fit.
    pub(super) fn world_of(&self, view: &View, rng: &mut Rng) -> Option<State> {
        let View { undecided, hidden, shots } = view.clone();
        if undecided {
            return Some(State { undecided, foxes: Vec::new(), shots });
        }
        let found = view.found();
        let mut drawn: Vec<Square> = self.odds(view)?.draw(rng)?.collect();
        let hiding = usize::from(hidden).checked_sub(found.len() as usize)?;
        // While foxes hide, any of them may be those that have.
        let hiding: Area = drawn.partial_shuffle(rng, hiding).0.iter().copied().collect();
        Some(State { undecided, foxes: (found | hiding).collect(), shots })
    }

    /// Squares that were not shot at and on which no fox can be, by all that was told. Where that is too much to be counted, those beside which a miss saw none.
    pub fn impossible(&self, view: &View) -> Area {
        let untried = self.ground & !view.tried();
        match (self.odds(view), self.clues(view)) {
            (Some(odds), _) => untried & !odds.possible(),
            (None, Some(clues)) => untried & !clues.open(),
            (None, None) => untried,
        }
    }

    /// Squares that were not shot at and on which a fox must be, by all that was told. None where that is too much to be counted.
    pub fn certain(&self, view: &View) -> Area {
        self.odds(view).map_or(Area::none(), |odds| odds.certain())
    }

    /// Whether a square lies on the board.
    pub(crate) fn is_on_board(&self, square: Square) -> bool {
        GRID.contains(square) && self.ground.contains(square)
    }
}

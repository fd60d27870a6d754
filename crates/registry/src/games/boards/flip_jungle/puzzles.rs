//! Puzzles of Flip Jungle: what tables know of its endings, and endings drawn.

use boards::flip_jungle::tables::{MOST_PIECES, Tables};
use boards::flip_jungle::{Action, Animal, Colour, FlipJungle, Piece, State};
use lab::puzzle::{PuzzleMaker, Task, Worth};
use tabletop::{Game, Rng};

use crate::games::boards::drawn::{Over, drawn, lay, one_of, worths_of};

/// How many pieces each colour has in a puzzle of the day.
const SIDES: [[usize; 2]; 6] = [[2, 1], [1, 2], [2, 2], [2, 2], [2, 2], [3, 1]];
/// Tables that are kept; then all are thrown away.
const KEPT: usize = 48;

/// Tables of endings, kept.
#[derive(Default)]
pub(super) struct FlipJunglePuzzles {
    tables: Tables,
    built: usize,
}

impl FlipJunglePuzzles {
    /// Builds what is asked of a state and of all that may follow.
    fn build(&mut self, game: &FlipJungle, state: &State) {
        let position = state.position();
        if self.tables.solved(&position).is_some() {
            return;
        }
        if self.built >= KEPT {
            *self = Self::default();
        }
        self.built += 1;
        self.tables.build(*game.rules(), &position);
    }
}

impl PuzzleMaker<FlipJungle> for FlipJunglePuzzles {
    fn worths(&mut self, game: &FlipJungle, state: &State) -> Option<Vec<(Action, Worth)>> {
        if !state.board.face_down().is_empty() || state.board.occupied().len() as usize > MOST_PIECES {
            return None;
        }
        self.build(game, state);
        let left = game.setup().quiet_limit.saturating_sub(state.quiet);
        worths_of(game, state, left, |next| match next.end {
            Some(end) => Some(end.winner.map_or(Over::Drawn, Over::Won)),
            None => self.tables.solved(&next.position()).map(Over::Later),
        })
    }

    fn key(&self, state: &State) -> u64 {
        state.position().key()
    }

    fn standing_key(&self, state: &State) -> u64 {
        state.position().repetition_key()
    }

    fn is_plain(&self, state: &State, action: &Action) -> bool {
        matches!(action, Action::Move { to, .. } if state.board.piece(*to).is_some())
    }

    fn pieces(&self, _: Task, rng: &mut Rng) -> String {
        let counts = one_of(&SIDES, rng).unwrap_or_default();
        let mut letters = String::new();
        for (colour, count) in Colour::ALL.into_iter().zip(counts) {
            letters.extend(drawn(&Animal::ALL, count, rng).into_iter().map(|kind| Piece { colour, kind }.letter()));
        }
        letters
    }

    /// Letters after a stroke are pieces that lie face down.
    fn draw(&self, game: &FlipJungle, pieces: &str, rng: &mut Rng) -> Option<State> {
        lay(game, pieces, rng)
    }

    fn defender(&self) -> &'static str {
        "prowler@hard"
    }
}

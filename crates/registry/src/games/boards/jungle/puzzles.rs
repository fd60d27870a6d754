//! Puzzles of Jungle: what tables know of its endings, and endings drawn.

use boards::board::{Square, write_rows};
use boards::jungle::tables::{MOST_ANIMALS, Tables};
use boards::jungle::{Action, Animal, Board, Ground, Jungle, Piece, Pieces, SIZE, Side, State, den, ground};
use lab::puzzle::{PuzzleMaker, Task, Worth};
use tabletop::{Game, Rng, Seat};

use crate::games::boards::drawn::{Over, drawn, one_of, squares, worths_of};

/// How many animals each side has in a puzzle of the day.
const SIDES: [[usize; 2]; 3] = [[2, 1], [2, 1], [1, 2]];
/// Tables that are kept; then all are thrown away.
const KEPT: usize = 48;

/// Tables of endings, kept.
#[derive(Default)]
pub(super) struct JunglePuzzles {
    tables: Tables,
    built: usize,
}

impl JunglePuzzles {
    /// Builds what is asked of a state and of all that may follow.
    fn build(&mut self, game: &Jungle, state: &State) {
        let position = state.position();
        if self.tables.solved(&Pieces::from(&position)).is_some() {
            return;
        }
        if self.built >= KEPT {
            *self = Self::default();
        }
        self.built += 1;
        self.tables.build(game.rules(), &position);
    }
}

impl PuzzleMaker<Jungle> for JunglePuzzles {
    fn worths(&mut self, game: &Jungle, state: &State) -> Option<Vec<(Action, Worth)>> {
        if state.board.occupied().len() as usize > MOST_ANIMALS {
            return None;
        }
        self.build(game, state);
        let left = game.setup().quiet_limit.saturating_sub(state.quiet);
        worths_of(game, state, left, |next| match next.end {
            Some(end) => Some(end.winner.map_or(Over::Drawn, |winner| Over::Won(Seat(winner.index() as u8)))),
            None => self.tables.solved(&Pieces::from(&next.position())).map(Over::Later),
        })
    }

    fn key(&self, state: &State) -> u64 {
        state.position().key()
    }

    fn standing_key(&self, state: &State) -> u64 {
        state.position().repetition_key()
    }

    fn is_plain(&self, state: &State, action: &Action) -> bool {
        let goal = den(state.mover.other());
        let way = |square: Square| {
            let along = |of: fn(Square) -> u8| i32::from(of(square)).abs_diff(i32::from(of(goal)));
            along(|square| square.0 % SIZE.columns()) + along(|square| square.0 / SIZE.columns())
        };
        state.board.piece(action.to).is_some() || way(action.to) < way(action.from)
    }

    fn pieces(&self, _: Task, rng: &mut Rng) -> String {
        let counts = one_of(&SIDES, rng).unwrap_or_default();
        let mut letters = String::new();
        for (side, count) in Side::ALL.into_iter().zip(counts) {
            letters.extend(drawn(&Animal::ALL, count, rng).into_iter().map(|animal| Piece { side, animal }.letter()));
        }
        letters
    }

    fn draw(&self, game: &Jungle, pieces: &str, rng: &mut Rng) -> Option<State> {
        let pieces = pieces.chars().map(Piece::from_letter).collect::<Option<Vec<Piece>>>()?;
        let places: Vec<Square> = squares(SIZE.squares(), pieces.len(), rng);
        if places.len() < pieces.len() {
            return None;
        }
        for (square, piece) in places.iter().zip(&pieces) {
            let may = match ground(*square) {
                Ground::Land | Ground::Trap(_) => true,
                Ground::Water => piece.animal == Animal::Rat,
                Ground::Den(_) => false,
            };
            if !may {
                return None;
            }
        }
        let on = |square| places.iter().position(|place| *place == square).map(|at| pieces[at].letter());
        let board = Board::try_from(write_rows(SIZE, SIZE.squares().map(on))).ok()?;
        let mut state = State { board, mover: Side::White, ..game.start() };
        state.undecided = false;
        game.check_state(&state).is_ok().then_some(state)
    }

    fn defender(&self) -> &'static str {
        "tracker@hard"
    }
}

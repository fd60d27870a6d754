//! Puzzles of Flip Jungle: what tables know of its endings, and endings drawn.

use boards::board::Square;
use boards::flip_jungle::tables::{MOST_PIECES, Tables};
use boards::flip_jungle::{Action, Animal, Board, Cell, Colour, FlipJungle, Piece, SIZE, State, Unopened};
use lab::puzzle::{PuzzleMaker, Task, Worth};
use tabletop::{Game, NoEvents, Rng, Seat};

use crate::games::boards::drawn::{drawn, one_of, squares, too_late, worth_before};

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

    /// What an action is worth; `None` where the plies without progress may be up before.
    fn worth(&self, game: &FlipJungle, state: &State, action: &Action) -> Option<Worth> {
        let mut next = state.clone();
        game.apply(&mut next, action, &mut NoEvents).ok()?;
        let worth = match next.end {
            Some(end) if end.winner == Some(state.to_act) => Worth::Won(1),
            Some(end) if end.winner.is_some() => Worth::Lost(1),
            Some(_) => Worth::Drawn,
            None => worth_before(self.tables.solved(&next.position())?),
        };
        let left = game.setup().quiet_limit.saturating_sub(state.quiet);
        (!too_late(worth, left)).then_some(worth)
    }
}

impl PuzzleMaker<FlipJungle> for FlipJunglePuzzles {
    fn worths(&mut self, game: &FlipJungle, state: &State) -> Option<Vec<(Action, Worth)>> {
        if !state.board.face_down().is_empty() || state.board.occupied().len() as usize > MOST_PIECES {
            return None;
        }
        self.build(game, state);
        let actions = game.actions(state)?;
        let known = actions.into_iter().map(|action| self.worth(game, state, &action).map(|worth| (action, worth)));
        let mut worths: Vec<(Action, Worth)> = known.collect::<Option<_>>()?;
        worths.sort_by_key(|(_, worth)| worth.order());
        (!worths.is_empty()).then_some(worths)
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
        let (open, face_down) = pieces.split_once('/').unwrap_or((pieces, ""));
        let read = |letters: &str| letters.chars().map(Piece::from_letter).collect::<Option<Vec<Piece>>>();
        let (open, unopened) = (read(open)?, read(face_down)?);
        let count = open.len() + unopened.len();
        let places: Vec<Square> = squares(SIZE.squares(), count, rng);
        if places.len() < count {
            return None;
        }
        let mut board = Board::empty(SIZE.rows());
        for (square, piece) in places.iter().zip(&open) {
            board.put(*square, Cell::Open(*piece));
        }
        places[open.len()..].iter().for_each(|square| board.put(*square, Cell::FaceDown));
        let mut state = State {
            board,
            unopened: unopened.into_iter().collect::<Unopened>(),
            to_act: Seat(0),
            first_colour: one_of(&Colour::ALL, rng),
            ..game.start()
        };
        state.undecided = false;
        game.check_state(&state).is_ok().then_some(state)
    }

    fn defender(&self) -> &'static str {
        "prowler@hard"
    }
}

//! What board games have in common for puzzles: pieces laid on squares that are drawn, and what tables say of actions.

use boards::board::{Solved, Square};
use boards::face_down::{Board, Cell, FaceDown, GameSetup, Piece, PieceColour, PieceKind, Rules, State};
use lab::puzzle::Worth;
use rand::RngExt;
use tabletop::{Game, NoEvents, Rng, Seat, Turn};

/// So many of these, each once, in an order that is drawn; fewer where there are not as many.
pub(super) fn drawn<T: Copy>(from: &[T], count: usize, rng: &mut Rng) -> Vec<T> {
    let mut left = from.to_vec();
    let mut drawn = Vec::with_capacity(count);
    while drawn.len() < count && !left.is_empty() {
        // A number of fixed width: the same on every machine.
        let at = rng.random_range(0..left.len() as u32) as usize;
        drawn.push(left.swap_remove(at));
    }
    drawn
}

/// One of these.
pub(super) fn one_of<T: Copy>(from: &[T], rng: &mut Rng) -> Option<T> {
    drawn(from, 1, rng).pop()
}

/// A square for each of so many pieces.
pub(super) fn squares(all: impl Iterator<Item = Square>, count: usize, rng: &mut Rng) -> Vec<Square> {
    drawn(&all.collect::<Vec<_>>(), count, rng)
}

/// These pieces as letters on squares that are drawn, those after a stroke face down; `None` where there are too few squares, no piece has such a letter, or the rules refuse it.
pub(super) fn lay<R: Rules>(game: &FaceDown<R>, pieces: &str, rng: &mut Rng) -> Option<State<R::Kind>> {
    let (open, face_down) = pieces.split_once('/').unwrap_or((pieces, ""));
    let read = |letters: &str| letters.chars().map(Piece::from_letter).collect::<Option<Vec<Piece<R::Kind>>>>();
    let (open, unopened) = (read(open)?, read(face_down)?);
    let mut board = Board::empty(game.setup().size().rows());
    let count = open.len() + unopened.len();
    let places: Vec<Square> = squares(board.all(), count, rng);
    if places.len() < count {
        return None;
    }
    for (square, piece) in places.iter().zip(&open) {
        board.put(*square, Cell::Open(*piece));
    }
    places[open.len()..].iter().for_each(|square| board.put(*square, Cell::FaceDown));
    let mut state = State {
        board,
        unopened: unopened.into_iter().collect(),
        to_act: Seat(0),
        first_colour: one_of(&<R::Kind as PieceKind>::Colour::ALL, rng),
        ..game.start()
    };
    state.undecided = false;
    game.check_state(&state).is_ok().then_some(state)
}

/// How a game stands after an action.
pub(super) enum Over {
    /// This seat has won.
    Won(Seat),
    /// It is drawn.
    Drawn,
    /// It goes on, and ends so by the tables.
    Later(Solved),
}

/// What each action is worth to whoever acts, best first; `None` where that of one is not known, or where the plies that are `left` until the game is drawn
/// may be up before.
pub(super) fn worths_of<G: Game<View = <G as Game>::State>>(
    game: &G,
    state: &G::State,
    left: u16,
    over: impl Fn(&G::State) -> Option<Over>,
) -> Option<Vec<(G::Action, Worth)>> {
    let Turn::Seat(mover) = game.turn(state) else { return None };
    let mut worths = Vec::new();
    for action in game.actions(state)? {
        let mut next = state.clone();
        game.apply(&mut next, &action, &mut NoEvents).ok()?;
        let worth = match over(&next)? {
            Over::Won(winner) if winner == mover => Worth::Won(1),
            Over::Won(_) => Worth::Lost(1),
            Over::Drawn => Worth::Drawn,
            Over::Later(after) => worth_before(after),
        };
        if too_late(worth, left) {
            return None;
        }
        worths.push((action, worth));
    }
    worths.sort_by_key(|(_, worth)| worth.order());
    (!worths.is_empty()).then_some(worths)
}

/// What an action is worth that leads to a position that ends so.
fn worth_before(after: Solved) -> Worth {
    match after {
        Solved::Won(plies) => Worth::Lost(u32::from(plies) + 1),
        Solved::Lost(plies) => Worth::Won(u32::from(plies) + 1),
        Solved::Drawn => Worth::Drawn,
    }
}

/// Whether a game that is won or lost in so many plies may be drawn before, since only so many are left until it is.
fn too_late(worth: Worth, left: u16) -> bool {
    match worth {
        Worth::Won(plies) | Worth::Lost(plies) => plies > u32::from(left),
        Worth::Drawn => false,
    }
}

//! How a game is over.

use tabletop::Seat;

use super::FaceDown;
use crate::face_down::ending::{End, Ending};
use crate::face_down::piece::PieceKind;
use crate::face_down::rules::{GameSetup, Rules};
use crate::face_down::state::State;

/// How often the same position ends the game.
const TIMES: usize = 3;

/// Why games of these rules end.
type EndingOf<R> = <<R as Rules>::Kind as PieceKind>::Ending;

impl<R: Rules> FaceDown<R> {
    /// How the game is over in a position in which somebody is to act, if it is.
    ///
    /// Whoever lost all pieces or can do nothing has lost, also where the same position comes for the third time or the plies are up.
    pub(crate) fn end_of(&self, state: &State<R::Kind>) -> Option<End<EndingOf<R>>> {
        if state.undecided || state.flipping.is_some() {
            return None;
        }
        let (mover, other) = (state.to_act, Seat(1 - state.to_act.0.min(1)));
        let position = state.position();
        let bare = |seat| state.colour(seat).is_some_and(|colour| position.living(colour) == 0);
        let won = |winner, ending| Some(End { winner: Some(winner), ending });
        let drawn = |ending| Some(End { winner: None, ending });
        match (bare(mover), bare(other)) {
            (true, true) if EndingOf::<R>::BARE.is_some() => return EndingOf::<R>::BARE.and_then(drawn),
            (true, _) => return won(other, EndingOf::<R>::TAKEN),
            (_, true) => return won(mover, EndingOf::<R>::TAKEN),
            _ => {}
        }
        if self.possible(state).is_empty() {
            return won(other, EndingOf::<R>::STUCK);
        }
        if times(state) >= TIMES {
            return drawn(EndingOf::<R>::REPETITION);
        }
        if state.quiet >= self.setup.quiet_limit() { drawn(EndingOf::<R>::QUIET) } else { None }
    }
}

/// How often a position has been on the board, this time counted.
fn times<K: PieceKind>(state: &State<K>) -> usize {
    let now = state.position().repetition_key();
    // The same side is to act after every second ply.
    1 + state.earlier().skip(1).step_by(2).filter(|earlier| earlier.repetition_key() == now).count()
}

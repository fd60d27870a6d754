//! How a game is over.

use super::game::Fog;
use super::state::{End, Ending, State};
use crate::board::Square;
use crate::chess::piece::{Kind, Side};
use crate::chess::position::Position;
use crate::chess::rules::{Repetition, Stalemate};

/// How often the same position ends the game.
const TIMES: usize = 3;

impl Fog {
    /// How the game is over in a position, if it is. Whoever has won has won, also where the same position comes for the third time or the plies are up.
    pub(super) fn end_of(&self, state: &State) -> Option<End> {
        if state.undecided {
            return None;
        }
        let (rules, position, mover) = (self.rules(), state.position(self.rules()), state.mover);
        let won = |side, ending| Some(End { winner: Some(side), ending });
        let drawn = |ending| Some(End { winner: None, ending });
        for side in Side::ALL {
            if position.royal(side).is_none() && position.in_hand(side, rules.royal) == 0 {
                return won(side.other(), Ending::Taken);
            }
        }
        if let Some(end) = self.bare(&position) {
            return Some(end);
        }
        if self.chess.passed_out(&position) {
            let faced = position.passes < 2;
            return Some(End { winner: if faced { None } else { self.ahead(&position) }, ending: Ending::Passed });
        }
        if self.legal(&State { end: None, ..state.clone() }).is_empty() {
            return match rules.stalemate {
                _ if !self.setup.fog && self.chess.in_check(&position, mover) => won(mover.other(), Ending::Mate),
                Stalemate::Lost => won(mover.other(), Ending::Stalemate),
                Stalemate::Drawn => drawn(Ending::Stalemate),
            };
        }
        if self.too_little(&position) {
            return drawn(Ending::Material);
        }
        if let Some(end) = self.repeated(state, position.repetition_key()) {
            return Some(end);
        }
        if state.quiet >= self.setup.quiet_limit { drawn(Ending::Quiet) } else { None }
    }

    /// Whether all but the king of a side was taken, where that ends the game: unless the other side is left so by the next move, which is then a draw.
    pub(super) fn bare(&self, position: &Position) -> Option<End> {
        if !self.rules().bare_loses {
            return None;
        }
        let alone = |side| position.of(side).len() == 1;
        match (alone(position.mover), alone(position.mover.other())) {
            (true, true) => Some(End { winner: None, ending: Ending::Bare }),
            // Its own move did not help whoever is alone and has just moved.
            (false, true) => Some(End { winner: Some(position.mover), ending: Ending::Bare }),
            _ => None,
        }
    }

    /// Whether neither side can ever win: by the ordinary rules, where kings stand alone, or nothing but one of the weakest pieces helps one of them.
    fn too_little(&self, position: &Position) -> bool {
        let rules = self.rules();
        let others =
            position.occupied().filter_map(|square| position.piece(square)).filter(|piece| piece.kind != rules.royal);
        let mut left: Vec<Kind> = others.map(|piece| piece.kind).collect();
        left.extend(
            Side::ALL.iter().flat_map(|side| {
                (0..rules.kinds.len() as u8).map(Kind).filter(|kind| position.in_hand(*side, *kind) > 0)
            }),
        );
        // In fog a king can be taken by anything, even by the other king.
        !self.setup.fog && left.len() <= 1 && left.iter().all(|kind| rules.too_weak.contains(kind)) && !rules.passes
    }

    /// How the game ends by the rule of repetition, if the position came for the third time.
    fn repeated(&self, state: &State, key: u64) -> Option<End> {
        let at = |(at, past): (usize, &super::state::Past)| (past.key == key).then_some(at);
        let before: Vec<usize> = state.past.iter().enumerate().filter_map(at).collect();
        if before.len() + 1 < TIMES {
            return None;
        }
        if self.rules().repetition == Repetition::PerpetualCheckLoses && !self.setup.fog {
            let since = &state.past[before[0]..];
            // Sides act in turn; the first of these is whoever acts now.
            let always = |first: usize| {
                let mut checked = since.iter().skip(first).step_by(2).peekable();
                checked.peek().is_some() && checked.all(|past| past.check)
            };
            let winner = match (always(0), always(1)) {
                (true, false) => Some(state.mover),
                (false, true) => Some(state.mover.other()),
                _ => None,
            };
            if winner.is_some() {
                return Some(End { winner, ending: Ending::PerpetualCheck });
            }
        }
        Some(End { winner: None, ending: Ending::Repetition })
    }

    /// Who has more points, as they are counted where both sides leave their turns.
    pub(super) fn ahead(&self, position: &Position) -> Option<Side> {
        let rules = self.rules();
        let points = |side: Side| -> i32 {
            let worth = |square: Square| {
                position.piece(square).map_or(0, |piece| rules.points.get(piece.kind.index()).copied().unwrap_or(0))
            };
            position.of(side).map(worth).sum::<i32>()
        };
        // Doubled, since whoever moves second has half a point more than a whole one.
        let (white, black) = (2 * points(Side::White), 2 * points(Side::Black) + rules.second_has);
        match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Side::White),
            std::cmp::Ordering::Less => Some(Side::Black),
            std::cmp::Ordering::Equal => None,
        }
    }
}

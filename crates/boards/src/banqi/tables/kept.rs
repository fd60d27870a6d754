//! Tables that were built, kept for as long as there is room.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabletop::Game;

use super::build::Building;
use super::material::{MOST, Material};
use super::table::Table;
use super::verdict::Verdict;
use crate::banqi::action::Action;
use crate::banqi::position::{Move, Position};
use crate::banqi::ranks::Rules;
use crate::banqi::rules::Banqi;
use crate::banqi::setup::BoardSize;
use crate::banqi::state::State;

/// Bytes of all tables together; one of four pieces takes half a million.
const ROOM: usize = 64 << 20;
/// How often a position may have been on the board that comes once more without a draw.
const TIMES: usize = 1;

/// Exact tables of the endings of one game, built when they are asked for. A table of four pieces takes about a tenth of a second and half a megabyte; at most 64
/// megabytes are kept, the latest used.
#[derive(Clone, Debug)]
pub struct Tables {
    rules: Rules,
    limit: u16,
    kept: BTreeMap<Material, (u64, Arc<Table>)>,
    used: u64,
    size: usize,
}

impl Tables {
    /// Most pieces on the board, all of them open, with which a table knows a position.
    pub const MOST: usize = MOST;

    /// None built so far. `None` for games that tables do not know: on the large board, and with a limit of chases, which may forbid a move that a win needs.
    pub fn of(game: &Banqi) -> Option<Self> {
        let setup = game.setup();
        let known = setup.size == BoardSize::Small && setup.chase_limit == 0;
        known.then(|| Self { rules: *game.rules(), limit: setup.quiet_limit, kept: BTreeMap::new(), used: 0, size: 0 })
    }

    /// Whether they are those of a game.
    pub fn serve(&self, game: &Banqi) -> bool {
        let setup = game.setup();
        let known = setup.size == BoardSize::Small && setup.chase_limit == 0;
        known && self.rules == *game.rules() && self.limit == setup.quiet_limit
    }

    /// What a position is worth to whoever is to act, by the plies that are left to it; builds what that takes. `None` where pieces lie face down, where more than
    /// [`MOST`](Self::MOST) are left, or where a colour has none.
    ///
    /// A position that came before in a game counts as if it had not.
    pub fn verdict(&mut self, position: &Position) -> Option<Verdict> {
        let mover = position.mover?;
        let (material, squares) = Material::of(position)?;
        let verdict = self.table(&material).verdict(&squares, mover);
        Some(verdict.within(self.left(position)))
    }

    /// The same of a position whose table is kept already.
    #[inline]
    pub fn known(&self, position: &Position) -> Option<Verdict> {
        let mover = position.mover?;
        let (material, squares) = Material::of(position)?;
        let (_, table) = self.kept.get(&material)?;
        Some(table.verdict(&squares, mover).within(self.left(position)))
    }

    /// Builds all that captures in a position lead to, where that is one piece more than tables know at most; tells whether everything is known then.
    pub fn prepare(&mut self, position: &Position) -> bool {
        if position.board.occupied().len() as usize > MOST + 1 || !position.board.face_down().is_empty() {
            return false;
        }
        for square in position.board.occupied() {
            let Some(piece) = position.board.piece(square) else { continue };
            let mut left = *position;
            left.board.lift(square, piece);
            if let Some((material, _)) = Material::of(&left) {
                self.table(&material);
            }
        }
        true
    }

    /// What each move of a state is worth to whoever makes it, best first; of those worth the same, first what leads to the quicker end after a capture. `None` where
    /// [`verdict`](Self::verdict) knows nothing, and where nobody is to act.
    ///
    /// A move that would bring the same position for the third time draws.
    pub fn of_moves(&mut self, game: &Banqi, state: &State) -> Option<Vec<(Action, Verdict)>> {
        let position = state.position();
        Material::of(&position)?;
        let earlier: Vec<u64> = state.earlier().map(|position| position.repetition_key()).collect();
        let mut moves: Vec<(Move, Verdict, i32)> = Vec::new();
        for mv in game.legal(state) {
            let (verdict, further) = self.of_move(&position, mv, &earlier)?;
            moves.push((mv, verdict, further));
        }
        moves.sort_by_key(|(_, verdict, further)| (-verdict.order(), *further));
        (!moves.is_empty()).then(|| moves.into_iter().map(|(mv, verdict, _)| (mv.into(), verdict)).collect())
    }

    /// What a move is worth, and how the position after it stands for the other side.
    fn of_move(&mut self, position: &Position, mv: Move, earlier: &[u64]) -> Option<(Verdict, i32)> {
        let mut after = *position;
        let taken = after.play(mv);
        if taken.is_some_and(|taken| after.living(taken.colour) == 0) {
            return Some((Verdict::Won(1), Verdict::Lost(0).order()));
        }
        let key = after.repetition_key();
        if earlier.iter().filter(|earlier| **earlier == key).count() > TIMES {
            return Some((Verdict::Drawn, 0));
        }
        let verdict = self.verdict(&after)?;
        // A quiet move that uses up the plies draws, unless the other side can do nothing then.
        let verdict = match verdict {
            _ if taken.is_some() => (verdict.taking(), verdict.order()),
            verdict => (verdict.before(), verdict.order()),
        };
        Some(verdict)
    }

    /// Plies to the next capture that are left to a position.
    const fn left(&self, position: &Position) -> u16 {
        self.limit.saturating_sub(position.quiet)
    }

    /// The table of a material.
    fn table(&mut self, material: &Material) -> Arc<Table> {
        self.used += 1;
        if let Some((used, table)) = self.kept.get_mut(material) {
            *used = self.used;
            return Arc::clone(table);
        }
        let smaller =
            (0..material.count()).map(|taken| material.without(taken).map(|left| self.table(&left))).collect();
        let table = Arc::new(Building::new(&self.rules, material, smaller).finish(self.limit));
        self.size += table.size();
        self.kept.insert(*material, (self.used, Arc::clone(&table)));
        self.make_room();
        table
    }

    /// Forgets what was not used for the longest time, until the rest has room.
    fn make_room(&mut self) {
        while self.size > ROOM {
            let oldest = self.kept.iter().min_by_key(|(_, (used, _))| *used).map(|(material, _)| *material);
            let Some((_, table)) = oldest.and_then(|oldest| self.kept.remove(&oldest)) else { return };
            self.size -= table.size();
        }
    }
}

//! A state that looks like a view: what is dark is drawn.

use rand::RngExt;
use tabletop::{Eye, Rng, Seat};

use super::game::Fog;
use super::mend::{Sought, pick};
use super::state::{Cell, State};
use super::view::View;
use crate::board::{Square, Squares};
use crate::chess::piece::{Kind, Piece, Side};

/// How often pieces are laid on the dark squares anew.
const TRIES: usize = 100;
impl Fog {
    /// A state that looks so.
    pub(super) fn world_of(&self, view: &View, rng: &mut Rng) -> Option<State> {
        if !self.setup.fog || view.known.end.is_some() {
            return Some(view.known.clone());
        }
        if view.known.undecided {
            return Some(self.start_undecided());
        }
        self.world_of_whole(view).or_else(|| (0..TRIES).find_map(|_| self.try_world(view, rng)))
    }

    /// The state of a view that shows all of it; only the other side's hand could still be hidden.
    pub(super) fn world_of_whole(&self, view: &View) -> Option<State> {
        let held = [0, 1]
            .map(|side: usize| view.known.hands[side].iter().fold(0, |sum: u8, count| sum.saturating_add(*count)));
        (view.dark.is_empty() && held == view.held).then(|| view.known.clone())
    }

    fn try_world(&self, view: &View, rng: &mut Rng) -> Option<State> {
        let mut world = view.known.clone();
        let mut hidden = Squares::<u128>::none();
        let dark: Squares<u128> = view.dark.iter().copied().collect();
        for side in Side::ALL.into_iter().filter(|side| Some(*side) != view.side) {
            let mut left = self.hidden_pieces(view, side);
            self.fill_hand(&mut world, &mut left, view, side, rng);
            for kind in left {
                let piece = Piece { side, kind };
                let square = pick(self.homes(piece) & dark & !hidden, rng)?;
                world.cells[square.index()] = Cell::Piece(piece);
                hidden.insert(square);
            }
        }
        let Some(side) = view.side else { return self.rights(world, view, rng) };
        let mended = self.mend(world.position(self.rules()), &Sought::of(self, view, side), rng)?;
        for square in dark {
            world.cells[square.index()] = mended.piece(square).map_or(Cell::Empty, Cell::Piece);
        }
        let world = self.rights(world, view, rng)?;
        (self.view_of(&world, Eye::Seat(Seat(side.index() as u8))) == *view).then_some(world)
    }

    /// What a side has left that is not seen: the king last put off, so that it finds a place first. A piece that stands for a pawn that became it is one pawn fewer.
    fn hidden_pieces(&self, view: &View, side: Side) -> Vec<Kind> {
        let rules = self.rules();
        let (known, at) = (&view.known, side.index());
        let seen = |kind| known.cells.iter().filter(|cell| **cell == Cell::Piece(Piece { side, kind })).count();
        let mut counts: Vec<i32> = (0..rules.kinds.len())
            .map(|kind| {
                i32::from(known.army[at][kind]) - i32::from(known.lost[at][kind]) - seen(Kind(kind as u8)) as i32
            })
            .collect();
        let became: i32 = counts.iter().map(|count| (-count).max(0)).sum();
        counts[rules.pawn.index()] -= became;
        let kinds = (0..).map(Kind).zip(counts).flat_map(|(kind, count)| (0..count.max(0)).map(move |_| kind));
        let mut kinds: Vec<Kind> = kinds.collect();
        // What may stand in few places comes first.
        kinds.sort_by_key(|kind| self.homes(Piece { side, kind: *kind }).len());
        kinds
    }

    /// Takes as many pieces into the hand as a side has there.
    fn fill_hand(&self, world: &mut State, left: &mut Vec<Kind>, view: &View, side: Side, rng: &mut Rng) {
        for _ in 0..view.held[side.index()] {
            let may: Vec<usize> = (0..left.len()).filter(|at| left[*at] != self.rules().pawn).collect();
            if may.is_empty() {
                return;
            }
            let kind = left.remove(may[rng.random_range(0..may.len())]);
            world.hands[side.index()][kind.index()] += 1;
        }
    }

    /// Whether the other side's pieces have moved is drawn, where they stand as they began.
    fn rights(&self, mut world: State, view: &View, rng: &mut Rng) -> Option<State> {
        let start = self.starts.first()?;
        for side in Side::ALL.into_iter().filter(|side| Some(*side) != view.side) {
            if rng.random_range(0..2_u32) == 0 {
                continue;
            }
            let begun = |square: &&Square| start.piece(**square).filter(|piece| piece.side == side).is_some();
            let stands = |square: &&Square| world.piece(**square) == start.piece(**square);
            let unmoved: Vec<Square> = start.unmoved.iter().filter(begun).filter(stands).copied().collect();
            // A rook castles only with its king.
            let royal =
                unmoved.iter().any(|square| world.piece(*square).is_some_and(|piece| piece.kind == self.rules().royal));
            if self.rules().castles_with.is_none() || (royal && unmoved.len() > 1) {
                world.unmoved.extend(unmoved);
            }
        }
        world.unmoved.sort_unstable();
        Some(world)
    }
}

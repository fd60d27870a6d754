//! Placing: a side lays all its pieces where it wants them, in one action, before the game begins.

use super::game::Lying;
use crate::{
    board::PlaceId,
    pieces::{Grid, PieceMove},
};

/// So many changes can be taken back.
const MOST_CHANGES: usize = 200;

/// A way to place the pieces that the player keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    /// What the player calls it.
    pub name: String,
    /// Where the pieces lie.
    pub pieces: Vec<Lying>,
}

/// What the person to act is placing. It begins when such a person is to place pieces, and ends with the action that places them.
#[derive(Clone, PartialEq, Debug)]
pub struct Placing {
    camp: Vec<PlaceId>,
    pieces: Vec<Lying>,
    earlier: Vec<Vec<Lying>>,
    /// The placements that the player keeps; none before they were read.
    pub kept: Option<Vec<Placement>>,
    /// The name under which this one is to be kept, as it is being written.
    pub name: String,
}

impl Placing {
    /// Begins on these cells, with pieces that lie so.
    pub fn new(camp: Vec<PlaceId>, pieces: Vec<Lying>) -> Self {
        Self { camp, pieces, earlier: Vec::new(), kept: None, name: String::new() }
    }

    /// Where the pieces lie.
    pub fn pieces(&self) -> &[Lying] {
        &self.pieces
    }

    /// Whether they lie as there.
    pub fn is_like(&self, pieces: &[Lying]) -> bool {
        self.pieces.len() == pieces.len() && pieces.iter().all(|piece| self.pieces.contains(piece))
    }

    /// What can be done with them: each goes to any cell of the camp, and changes places with what lies there.
    pub fn moves(&self) -> Vec<PieceMove> {
        let from =
            |from: PlaceId| self.camp.iter().filter(move |to| **to != from).map(move |to| PieceMove { from, to: *to });
        self.pieces.iter().flat_map(|piece| from(piece.place)).collect()
    }

    /// Carries a piece to another cell; what lies there goes where it came from.
    pub fn carry(&mut self, by: PieceMove) {
        if !self.camp.contains(&by.to) || !self.pieces.iter().any(|piece| piece.place == by.from) {
            return;
        }
        let mut pieces = self.pieces.clone();
        for piece in &mut pieces {
            piece.place = match piece.place {
                place if place == by.from => by.to,
                place if place == by.to => by.from,
                place => place,
            };
        }
        self.lay(pieces);
    }

    /// Exchanges left and right.
    pub fn mirror(&mut self, grid: Grid) {
        let mirrored = |place: PlaceId| {
            let ([column, row], [columns, _]) = (grid.cell(place), grid.size());
            grid.place(columns - 1 - column, row).unwrap_or(place)
        };
        self.lay(self.pieces.iter().map(|piece| Lying { place: mirrored(piece.place), ..piece.clone() }).collect());
    }

    /// Lays the pieces otherwise.
    pub fn lay(&mut self, pieces: Vec<Lying>) {
        if !self.is_like(&pieces) {
            if self.earlier.len() == MOST_CHANGES {
                self.earlier.remove(0);
            }
            self.earlier.push(std::mem::replace(&mut self.pieces, pieces));
        }
    }

    /// Whether there is a change to be taken back.
    pub fn can_go_back(&self) -> bool {
        !self.earlier.is_empty()
    }

    /// Takes the last change back.
    pub fn go_back(&mut self) {
        if let Some(before) = self.earlier.pop() {
            self.pieces = before;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::{Cells, Face};

    fn at(place: u16, kind: &str) -> Lying {
        Lying { place: PlaceId(place), face: Face::up(kind, 0) }
    }

    fn by(from: u16, to: u16) -> PieceMove {
        PieceMove { from: PlaceId(from), to: PlaceId(to) }
    }

    /// Two rows of three cells, of which the lower one is the camp.
    fn placing() -> Placing {
        Placing::new((0..3).map(PlaceId).collect(), vec![at(0, "flag"), at(1, "spy")])
    }

    #[test]
    fn pieces_change_places_within_the_camp_and_nowhere_else() {
        let mut placing = placing();
        assert_eq!(placing.moves(), [by(0, 1), by(0, 2), by(1, 0), by(1, 2)]);
        placing.carry(by(0, 1));
        assert!(placing.is_like(&[at(0, "spy"), at(1, "flag")]));
        placing.carry(by(1, 2));
        assert!(placing.is_like(&[at(0, "spy"), at(2, "flag")]));
        placing.carry(by(2, 3));
        placing.carry(by(1, 0));
        assert!(placing.is_like(&[at(0, "spy"), at(2, "flag")]), "there is no such cell, and no such piece");
        for _ in 0..2 {
            placing.go_back();
        }
        assert!(placing.is_like(&[at(0, "flag"), at(1, "spy")]) && !placing.can_go_back());
    }

    #[test]
    fn left_and_right_are_exchanged() {
        let mut placing = placing();
        placing.mirror(Grid::new(3, 2, Cells::Squares));
        assert!(placing.is_like(&[at(2, "flag"), at(1, "spy")]));
        placing.mirror(Grid::new(3, 2, Cells::Squares));
        assert!(placing.is_like(&[at(0, "flag"), at(1, "spy")]));
    }
}

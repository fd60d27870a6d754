//! A position while it is set up. It need not be sound: the game's own reader says what is wrong with it.

use crate::{board::PlaceId, pieces::Face};

/// A position while it is set up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// What lies on each cell, by the numbers of places.
    pub cells: Vec<Option<Face>>,
    /// The pieces that were taken. They are asked for where some lie face down; else whatever is not on the board was taken.
    pub taken: Vec<Face>,
    /// The side that is to move; nobody's where no seat has a side yet.
    pub to_move: Option<usize>,
    /// The side of the first seat.
    pub first: Option<usize>,
}

impl Draft {
    /// A bare board, whose first seat plays the first side and is to move.
    pub fn empty(cells: usize) -> Self {
        Self { cells: vec![None; cells], taken: Vec::new(), to_move: Some(0), first: Some(0) }
    }

    /// What lies on a cell.
    pub fn at(&self, place: PlaceId) -> Option<&Face> {
        self.cells.get(usize::from(place.0))?.as_ref()
    }

    /// How many pieces like this lie on the board.
    pub fn lying(&self, face: &Face) -> usize {
        self.cells.iter().flatten().filter(|there| *there == face).count()
    }

    /// How many pieces lie face down.
    pub fn face_down(&self) -> usize {
        self.lying(&Face::default())
    }

    /// How many pieces like this were taken, where the game has so many of them.
    pub fn gone(&self, face: &Face, supply: usize) -> usize {
        match self.face_down() {
            0 => supply.saturating_sub(self.lying(face)),
            _ => self.taken.iter().filter(|taken| *taken == face).count(),
        }
    }

    /// How many pieces like this may still be laid on the board without another one going: those that nobody has seen.
    pub fn left(&self, face: &Face, supply: usize) -> usize {
        let gone = if self.face_down() == 0 { 0 } else { self.gone(face, supply) };
        supply.saturating_sub(self.lying(face) + gone)
    }

    /// Says how many pieces like this were taken.
    pub fn take(&mut self, face: &Face, count: usize) {
        self.taken.retain(|taken| taken != face);
        self.taken.extend(std::iter::repeat_n(face.clone(), count));
    }

    /// Lays a piece on a cell, in place of what lies there. Where the game, which has so many of them, has none left, it is one that was taken, and else one that lies elsewhere.
    pub fn put(&mut self, place: PlaceId, face: Face, supply: usize) {
        if usize::from(place.0) >= self.cells.len() {
            return;
        }
        self.remove(place);
        if face.kind.is_some() && self.left(&face, supply) == 0 {
            let elsewhere = self.cells.iter().position(|there| there.as_ref() == Some(&face));
            match (self.taken.iter().position(|taken| *taken == face), elsewhere) {
                (Some(taken), _) if self.face_down() > 0 => drop(self.taken.remove(taken)),
                (_, Some(elsewhere)) => self.cells[elsewhere] = None,
                _ => return,
            }
        }
        self.cells[usize::from(place.0)] = Some(face);
    }

    /// Takes away what lies on a cell.
    pub fn remove(&mut self, place: PlaceId) {
        if let Some(cell) = self.cells.get_mut(usize::from(place.0)) {
            *cell = None;
        }
    }

    /// Carries what lies on a cell to another one, in place of what lies there.
    pub fn carry(&mut self, from: PlaceId, to: PlaceId) {
        if from == to || usize::from(to.0) >= self.cells.len() {
            return;
        }
        if let Some(face) = self.cells.get_mut(usize::from(from.0)).and_then(Option::take) {
            self.cells[usize::from(to.0)] = Some(face);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: PlaceId = PlaceId(0);
    const B: PlaceId = PlaceId(1);
    const C: PlaceId = PlaceId(2);

    fn rook() -> Face {
        Face::up("rook", 0)
    }

    #[test]
    fn a_piece_more_than_the_game_has_comes_from_those_taken_or_from_elsewhere() {
        let mut draft = Draft::empty(3);
        draft.put(A, rook(), 2);
        draft.put(B, rook(), 2);
        assert_eq!((draft.left(&rook(), 2), draft.gone(&rook(), 2)), (0, 0));
        draft.put(C, rook(), 2);
        assert_eq!(draft.cells, [None, Some(rook()), Some(rook())], "the first one went there");
        // With one face down it matters what was taken.
        draft.put(A, Face::default(), 0);
        draft.remove(B);
        draft.take(&rook(), 1);
        assert_eq!((draft.left(&rook(), 2), draft.gone(&rook(), 2), draft.face_down()), (0, 1, 1));
        draft.put(B, rook(), 2);
        assert_eq!((draft.at(C), draft.taken.len()), (Some(&rook()), 0), "it was one that was taken");
        draft.put(PlaceId(3), rook(), 9);
        draft.put(A, Face::up("king", 0), 0);
        assert_eq!(draft.cells, [None, Some(rook()), Some(rook())], "there is no such piece, nor such a cell");
    }

    #[test]
    fn a_piece_is_carried_over_what_lies_there() {
        let mut draft = Draft::empty(3);
        draft.put(A, rook(), 1);
        draft.put(B, Face::default(), 0);
        draft.carry(A, B);
        draft.carry(C, A);
        draft.carry(B, PlaceId(9));
        assert_eq!(draft.cells, [None, Some(rook()), None]);
    }
}

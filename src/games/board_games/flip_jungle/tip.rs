//! What is told of a square where the pointer rests: of an open animal what it takes and what takes it, of one face down what it may be.

use boards::{
    board::Square,
    flip_jungle::{Animal, Cell, FlipJungle, Piece, SIZE, State},
};

use super::{FlipJungleBoard, face};
use crate::{
    games::board_games::game::{BoardGame, CellTip},
    text::{Words, capitalised},
};

/// What is told of a square; nothing of an empty one.
pub fn tip(words: &Words, game: &FlipJungle, view: &State, square: Square) -> Option<CellTip> {
    if !SIZE.contains(square) {
        return None;
    }
    match view.board.cell(square) {
        Cell::Empty => None,
        Cell::FaceDown => Some(face_down(words, view)),
        Cell::Open(piece) => Some(open(words, game, piece)),
    }
}

fn open(words: &Words, game: &FlipJungle, piece: Piece) -> CellTip {
    let list = |animals: Vec<Animal>| {
        animals.iter().map(|animal| words.message(&animal.name())).collect::<Vec<_>>().join(", ")
    };
    let takes = list(Animal::ALL.into_iter().filter(|other| piece.kind.takes(*other)).collect());
    let by = list(Animal::ALL.into_iter().filter(|other| other.takes(piece.kind)).collect());
    let mut lines = vec![
        words.with("jungle-tip_takes", &[("animals", &takes)]),
        words.with("jungle-tip_taken_by", &[("animals", &by)]),
    ];
    if game.rules().both_fall(piece.kind, piece.kind) {
        lines.push(words.get("flip_jungle-tip_equals").to_owned());
    }
    CellTip { title: capitalised(&FlipJungleBoard::face_name(words, &face(piece))), lines }
}

fn face_down(words: &Words, view: &State) -> CellTip {
    let names: Vec<String> =
        view.unopened.iter().map(|piece| FlipJungleBoard::face_name(words, &face(piece))).collect();
    let lines = vec![words.with("flip_jungle-tip_unopened", &[("count", &names.len())]), names.join(", ")];
    CellTip { title: capitalised(words.get("flip_jungle-face_down")), lines }
}

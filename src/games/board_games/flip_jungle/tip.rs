//! What is told of an animal where the pointer rests: of an open one what it takes and what takes it, of one face down what it may be.

use boards::flip_jungle::{Animal, FlipJungle, Piece, State};

use super::{FlipJungleBoard, FlipJunglePieces};
use crate::{
    games::board_games::{
        face_down::face,
        game::{BoardGame, CellTip},
    },
    text::{Words, capitalised},
};

/// What is told of an open one.
pub fn open(words: &Words, game: &FlipJungle, piece: Piece) -> CellTip {
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
    CellTip { title: capitalised(&FlipJungleBoard::face_name(words, &face::<FlipJunglePieces>(piece))), lines }
}

/// What is told of one that lies face down.
pub fn face_down(words: &Words, view: &State) -> CellTip {
    let names: Vec<String> =
        view.unopened.iter().map(|piece| FlipJungleBoard::face_name(words, &face::<FlipJunglePieces>(piece))).collect();
    let lines = vec![words.with("flip_jungle-tip_unopened", &[("count", &names.len())]), names.join(", ")];
    CellTip { title: capitalised(words.get("flip_jungle-face_down")), lines }
}

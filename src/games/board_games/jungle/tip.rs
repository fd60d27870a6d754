//! What is told of a square where the pointer rests: of an animal what it takes and what takes it, of the ground what it means.

use boards::{
    board::Square,
    jungle::{Animal, Ground, Jungle, Piece, SIZE, Side, State, ground},
};
use tabletop::Game;

use super::{JungleBoard, face};
use crate::{
    games::board_games::game::{BoardGame, CellTip},
    text::{Words, capitalised},
};

/// What is told of a square; nothing of bare land.
pub fn tip(words: &Words, game: &Jungle, view: &State, square: Square) -> Option<CellTip> {
    if !SIZE.contains(square) {
        return None;
    }
    let below = on_ground(words, square);
    match view.board.piece(square) {
        Some(piece) => {
            let mut tip = animal(words, game, piece);
            tip.lines.extend(below.map(|(_, meaning)| meaning));
            Some(tip)
        }
        None => below.map(|(title, meaning)| CellTip { title, lines: vec![meaning] }),
    }
}

fn animal(words: &Words, game: &Jungle, piece: Piece) -> CellTip {
    let rules = game.rules();
    let list = |animals: Vec<Animal>| {
        animals.iter().map(|animal| words.message(&animal.name())).collect::<Vec<_>>().join(", ")
    };
    let takes = list(Animal::ALL.into_iter().filter(|other| rules.takes(piece.animal, *other)).collect());
    let by = list(Animal::ALL.into_iter().filter(|other| rules.takes(*other, piece.animal)).collect());
    let mut lines = vec![
        words.with("jungle-tip_takes", &[("animals", &takes)]),
        words.with("jungle-tip_taken_by", &[("animals", &by)]),
    ];
    if piece.animal == Animal::Rat {
        lines.push(words.get("jungle-tip_swims").to_owned());
    }
    if rules.leaps(piece.animal) {
        lines.push(words.get("jungle-tip_leaps").to_owned());
    }
    let seen = face(piece, game.setup().dog_above_wolf);
    CellTip { title: capitalised(&JungleBoard::face_name(words, &seen)), lines }
}

/// What the ground is called, and what it means; nothing of bare land.
fn on_ground(words: &Words, square: Square) -> Option<(String, String)> {
    let (title, meaning) = match ground(square) {
        Ground::Land => return None,
        Ground::Water => ("jungle-ground_water", "jungle-tip_water"),
        Ground::Trap(Side::White) => ("jungle-ground_trap", "jungle-tip_white_trap"),
        Ground::Trap(Side::Black) => ("jungle-ground_trap", "jungle-tip_black_trap"),
        Ground::Den(Side::White) => ("jungle-ground_den", "jungle-tip_white_den"),
        Ground::Den(Side::Black) => ("jungle-ground_den", "jungle-tip_black_den"),
    };
    Some((words.get(title).to_owned(), words.get(meaning).to_owned()))
}

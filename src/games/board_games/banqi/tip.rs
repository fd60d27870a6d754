//! What is told of a piece where the pointer rests: of an open one what it takes and what takes it, of one face down what it may be.

use boards::banqi::{Banqi, Kind, Piece, State};

use super::{BanqiBoard, BanqiPieces};
use crate::{
    games::board_games::{
        face_down::{face, faces},
        game::{BoardGame, CellTip},
    },
    text::{Words, capitalised},
};

/// What a piece face down may be, at most so many of the likeliest.
const LIKELIEST: usize = 4;

/// What is told of an open one.
pub fn open(words: &Words, game: &Banqi, piece: Piece) -> CellTip {
    let rules = game.rules();
    let list = |kinds: Vec<Kind>| {
        let names: Vec<String> = kinds.iter().map(|kind| words.message(&kind.name())).collect();
        if names.is_empty() { words.get("banqi-tip_nothing").to_owned() } else { names.join(", ") }
    };
    let takes = list(Kind::ALL.into_iter().filter(|other| rules.may_take(piece.kind, *other)).collect());
    let by = list(Kind::ALL.into_iter().filter(|other| rules.may_take(*other, piece.kind)).collect());
    let mut lines = vec![
        words.with("banqi-tip_takes", &[("pieces", &takes)]),
        words.with("banqi-tip_taken_by", &[("pieces", &by)]),
    ];
    if piece.kind == Kind::Cannon && rules.leaps() {
        lines.push(words.get("banqi-tip_cannon").to_owned());
    }
    CellTip { title: capitalised(&BanqiBoard::face_name(words, &face::<BanqiPieces>(piece))), lines }
}

/// What is told of one that lies face down.
pub fn face_down(words: &Words, view: &State) -> CellTip {
    let mut left = faces::<BanqiPieces>(&view.unopened);
    left.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let total: usize = left.iter().map(|(_, count)| count).sum();
    let odds = left.iter().take(LIKELIEST).map(|(face, count)| {
        let percent = (100 * count + total / 2) / total.max(1);
        words.with("banqi-tip_odds", &[("piece", &BanqiBoard::face_name(words, face)), ("percent", &percent)])
    });
    let lines = std::iter::once(words.with("banqi-tip_unopened", &[("count", &total)])).chain(odds).collect();
    CellTip { title: capitalised(words.get("banqi-face_down")), lines }
}

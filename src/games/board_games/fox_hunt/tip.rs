//! What is told of a square that was shot at, where the pointer rests.

use boards::{
    board::Square,
    fox_hunt::{Answer, View, rays, square_name},
};

use crate::{
    games::board_games::game::CellTip,
    text::{Words, capitalised},
};

/// What a shot told, which shot it was, and how many of the foxes that it sees are found; nothing where nobody shot.
pub fn tip(words: &Words, view: &View, square: Square) -> Option<CellTip> {
    let number = view.shots.iter().position(|shot| shot.square == square)?;
    let name = square_name(square);
    let title = match view.shots[number].answer {
        Answer::Hit => words.get("fox_hunt-cell_fox").to_owned(),
        Answer::Missed(seen) => words.with("fox_hunt-cell_missed", &[("seen", &u32::from(seen))]),
    };
    let mut lines = vec![words.with("fox_hunt-tip_shot", &[("square", &name), ("number", &(number + 1))])];
    if let Answer::Missed(seen @ 1..) = view.shots[number].answer {
        let found = (rays(square) & view.found()).len();
        lines.push(words.with("fox_hunt-tip_left", &[("left", &u32::from(seen).saturating_sub(found))]));
    }
    Some(CellTip { title: capitalised(&title), lines })
}

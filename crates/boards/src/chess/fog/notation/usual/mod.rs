//! Moves as players of a game usually write them, which hangs on the position: `Nf3` in chess and what is played on its board, `H2+3` in Xiangqi.

mod algebraic;
mod by_files;

use crate::chess::fog::action::Action;
use crate::chess::fog::game::Fog;
use crate::chess::fog::setup::Relative;
use crate::chess::fog::view::View;

/// A move that a view offers, as players usually write it; `None` where they write it as it is written everywhere here.
pub(super) fn write(game: &Fog, view: &View, action: Action) -> Option<String> {
    match game.setup.relative {
        Relative::Chess | Relative::Shatranj | Relative::Makruk | Relative::Cambodian => {
            algebraic::write(game, view, action)
        }
        Relative::Xiangqi => by_files::write(game, view, action),
        Relative::Janggi | Relative::Sittuyin => None,
    }
}

/// The move of a view that is written so. What is said beyond it is left aside: the number of the move before it, and signs of check, mate, praise and blame behind it.
pub(super) fn read(game: &Fog, view: &View, word: &str) -> Option<Action> {
    let behind_number = word.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches('.');
    let numbered = behind_number.len() < word.len() && word[..word.len() - behind_number.len()].ends_with('.');
    let word = if numbered { behind_number } else { word };
    // Zeros for castling, and the points of the federation, are written as often.
    let word = word.trim_end_matches(['+', '#', '!', '?']).replace('0', "O").replace('.', "=");
    let bare = |written: String| written.trim_end_matches(['+', '#']) == word;
    let mut moves = view.moves.iter().copied();
    moves.find(|action| write(game, view, *action).is_some_and(bare))
}

/// Whether a word is the number of the next move, or how a game ended.
pub(super) fn is_no_move(word: &str) -> bool {
    let number = word.trim_end_matches('.');
    let counts = number.len() < word.len() && number.bytes().all(|digit| digit.is_ascii_digit());
    counts || matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*")
}

//! What is told of a square where the pointer rests: how the piece that stands there goes.

use boards::{
    board::Square,
    chess::fog::{Fog, Relative, View},
};
use tabletop::Game;

use super::faces;
use crate::{
    games::board_games::game::CellTip,
    text::{Words, capitalised},
};

/// What is told of a square; nothing of an empty one.
pub fn tip(words: &Words, game: &Fog, view: &View, square: Square) -> Option<CellTip> {
    if view.dark.contains(&square) {
        return Some(CellTip {
            title: words.get("fog-tip_dark").to_owned(),
            lines: vec![words.get("fog-tip_dark_note").to_owned()],
        });
    }
    let piece = view.known.piece(square)?;
    let kind = game.rules().kinds.get(piece.kind.index())?.id;
    let title = capitalised(&faces::name(words, &faces::face(game, piece)));
    Some(CellTip { title, lines: vec![words.get(way(game.setup().relative, kind)).to_owned()] })
}

/// The message that says how a piece goes.
fn way(relative: Relative, kind: &str) -> &'static str {
    use Relative::{Cambodian, Chess, Janggi, Sittuyin, Xiangqi};
    match (relative, kind) {
        (Chess, "king") => "fog-way_king_castles",
        (Cambodian, "king") => "fog-way_king_leaps",
        (_, "king") => "fog-way_king",
        (_, "queen") => "fog-way_queen",
        (_, "rook") => "fog-way_rook",
        (_, "bishop") => "fog-way_bishop",
        (_, "knight") => "fog-way_knight",
        (Chess, "pawn") => "fog-way_pawn",
        (Sittuyin, "pawn") => "fog-way_pawn_sittuyin",
        (_, "pawn") => "fog-way_pawn_plain",
        (Cambodian, "met") => "fog-way_met_leaps",
        (_, "counsellor" | "met") | (Sittuyin, "general") => "fog-way_counsellor",
        (_, "khon") | (Sittuyin, "elephant") => "fog-way_khon",
        (Xiangqi, "general") => "fog-way_general",
        (_, "general" | "guard") => "fog-way_guard",
        (_, "advisor") => "fog-way_advisor",
        (Xiangqi, "elephant") => "fog-way_minister",
        (Janggi, "elephant") => "fog-way_janggi_elephant",
        (_, "elephant") => "fog-way_elephant",
        (_, "horse") => "fog-way_horse",
        (Janggi, "chariot") => "fog-way_janggi_chariot",
        (_, "chariot") => "fog-way_rook",
        (Janggi, "cannon") => "fog-way_janggi_cannon",
        (_, "cannon") => "fog-way_cannon",
        (Janggi, _) => "fog-way_janggi_soldier",
        _ => "fog-way_soldier",
    }
}

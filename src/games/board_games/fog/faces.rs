//! How pieces are seen: each game has its own, of which some look alike.

use boards::chess::{
    Kind, Piece, Rules, Side,
    fog::{Fog, Relative},
};
use tabletop::Game;

use crate::{pieces::Face, text::Words};

/// All kinds of pieces that are drawn.
pub const KINDS: &[&str] = &[
    "king",
    "queen",
    "rook",
    "bishop",
    "knight",
    "pawn",
    "counsellor",
    "elephant",
    "khon",
    "met",
    "general",
    "advisor",
    "minister",
    "horse",
    "chariot",
    "cannon",
    "soldier",
    "janggi-general",
    "janggi-guard",
    "janggi-elephant",
    "janggi-horse",
    "janggi-chariot",
    "janggi-cannon",
    "janggi-soldier",
];

/// What a piece of a game looks like: the name of its picture.
fn drawn(relative: Relative, kind: &str) -> &'static str {
    let name = match (relative, kind) {
        (Relative::Xiangqi, "elephant") => "minister",
        (Relative::Sittuyin, "general") => "counsellor",
        (Relative::Janggi, kind) => {
            return KINDS.iter().find(|name| name.strip_prefix("janggi-") == Some(kind)).copied().unwrap_or("pawn");
        }
        (_, kind) => kind,
    };
    KINDS.iter().find(|known| **known == name).copied().unwrap_or("pawn")
}

/// How a piece is seen.
pub fn face(game: &Fog, piece: Piece) -> Face {
    let kind = game.rules().kinds.get(piece.kind.index()).map_or("pawn", |kind| kind.id);
    Face::up(drawn(game.setup().relative, kind), piece.side.index())
}

/// What a piece is called, with its side.
pub fn name(words: &Words, face: &Face) -> String {
    let kind = face.kind.as_deref().unwrap_or_default();
    let kind = match kind.strip_prefix("janggi-").unwrap_or(kind) {
        "minister" => "elephant",
        kind => kind,
    };
    let kind = words.get(&format!("chess_piece-{kind}")).to_owned();
    let message = if face.side == Some(0) { "fog-piece_white" } else { "fog-piece_black" };
    words.with(message, &[("piece", &kind)])
}

/// The piece that is seen so; `None` where the game has none.
pub fn piece(game: &Fog, face: &Face) -> Option<Piece> {
    pieces(game.rules()).find(|piece| self::face(game, *piece) == *face)
}

/// All pieces that a game has.
pub fn pieces(rules: &'static Rules) -> impl Iterator<Item = Piece> {
    let kinds = move || (0..rules.kinds.len() as u8).map(Kind);
    Side::ALL.into_iter().flat_map(move |side| kinds().map(move |kind| Piece { side, kind }))
}

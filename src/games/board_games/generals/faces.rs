//! How pieces are seen: by their ranks, or as one of unknown rank.

use boards::generals::{Generals, Rank, Side};

use crate::{pieces::Face, text::Words};

/// All ranks that are drawn, and a piece of unknown rank.
pub const KINDS: &[&str] = &[
    "commander_in_chief",
    "general_of_the_army",
    "general",
    "lieutenant_general",
    "major_general",
    "brigadier_general",
    "colonel",
    "lieutenant_colonel",
    "major",
    "captain",
    "first_lieutenant",
    "lieutenant",
    "second_lieutenant",
    "sergeant",
    "private",
    "sapper",
    "scout",
    "spy",
    "mine",
    "flag",
    UNKNOWN,
];

/// A piece of a rank that its eyes do not know.
const UNKNOWN: &str = "unknown";

/// How a piece is seen.
pub fn face(game: &Generals, side: Side, rank: Option<Rank>) -> Face {
    Face::up(rank.map_or(UNKNOWN, |rank| game.rules().info(rank).id), side.index())
}

/// The piece that is seen so; `None` where the game has none, or its rank is not known.
pub fn piece(game: &Generals, face: &Face) -> Option<(Side, Rank)> {
    let side = Side::ALL.into_iter().find(|side| Some(side.index()) == face.side)?;
    let rank = game.rules().ranks.iter().position(|rank| Some(rank.id) == face.kind.as_deref())?;
    Some((side, Rank(rank as u8)))
}

/// What a piece is called, with its side.
pub fn name(words: &Words, face: &Face) -> String {
    let message = if face.side == Some(0) { "generals-piece_white" } else { "generals-piece_black" };
    let rank = match face.kind.as_deref() {
        None | Some(UNKNOWN) => words.get("generals-unknown").to_owned(),
        Some(rank) => words.get(&format!("generals_rank-{rank}")).to_owned(),
    };
    words.with(message, &[("piece", &rank)])
}

//! What pieces and squares are called.

use tabletop::Message;

use super::game::Fog;
use crate::board::Square;
use crate::chess::fen;
use crate::chess::piece::Kind;

impl Fog {
    /// What pieces of a kind are called.
    pub fn kind_name(&self, kind: Kind) -> Message {
        let id = self.rules().kinds.get(kind.index()).map_or("pawn", |kind| kind.id);
        Message::name(format!("chess_piece-{id}"), id)
    }

    /// What a square is called, such as `e4`.
    pub fn square_name(&self, square: Square) -> String {
        fen::name(self.rules(), square)
    }
}

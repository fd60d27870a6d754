//! What ranks and squares are called.

use tabletop::Message;

use super::game::Generals;
use super::point::Point;
use super::rank::Rank;
use crate::board::Square;

impl Generals {
    /// What a rank is called.
    pub fn rank_name(&self, rank: Rank) -> Message {
        let id = self.rules().info(rank).id;
        Message::name(format!("generals_rank-{id}"), id.replace('_', " "))
    }

    /// What a square is called, such as `e3`.
    pub fn square_name(&self, square: Square) -> String {
        Point::of(self.rules().size, square).to_string()
    }
}

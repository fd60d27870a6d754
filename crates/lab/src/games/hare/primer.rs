//! What a bot needs to know of the board.

use hare::{Hare, SQUARES, Square};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The board, which actions and views number by its squares.
#[derive(Serialize, JsonSchema)]
struct Primer {
    /// What every square is, from the start, 0, to the goal, 64: `start`, `hare`, `carrot`, `salad`, `hedgehog`, `1` to `4`, `flag`
    /// or `goal`.
    squares: Vec<String>,
}

/// The squares in their order.
pub(super) fn of(game: &Hare) -> Value {
    let square = |at: usize| match game.track().square(at as u8) {
        Square::Start => "start".to_owned(),
        Square::Hare => "hare".to_owned(),
        Square::Carrot => "carrot".to_owned(),
        Square::Salad => "salad".to_owned(),
        Square::Hedgehog => "hedgehog".to_owned(),
        Square::Position(rank) => rank.to_string(),
        Square::Flag => "flag".to_owned(),
        Square::Goal => "goal".to_owned(),
    };
    // Words can always be written.
    serde_json::to_value(Primer { squares: (0..SQUARES).map(square).collect() }).unwrap_or_default()
}

/// Not described yet: a page would promise what no test holds.
#[cfg(feature = "door")]
impl crate::door::DoorModule for super::HareModule {}

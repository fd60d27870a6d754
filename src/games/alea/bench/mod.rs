//! A card tried out: what it does for every die, and what each enemy would do with it.
//!
//! `effects` tells a card's table in words, `board` lays the position an enemy is asked about, `trial` asks them all off the
//! main thread. The page is [`crate::screens`]'s.

mod board;
mod effects;
mod trial;

pub use board::{MOST_DICE, Question, board};
pub use effects::{EffectRow, effects};
pub use trial::{Answer, Trial};

//! A card tried out: what it does for every die, and what each enemy would do with it.
//!
//! `effects` tells a card's table in words, `board` lays the position an enemy is asked about, `trial` asks them all off the
//! main thread. `page` shows it.

mod board;
mod effects;
mod page;
mod trial;

pub use board::{MOST_DICE, Question, board};
pub use effects::{EffectRow, effects, moments};
pub(super) use page::BenchPlugin;
pub use page::{BenchFoe, BenchKind, BenchModel, BenchPage, bench_page};
pub use trial::{Answer, Trial};

//! Why a decision was made, for every game: which one is looked at, and what is shown of it.
//!
//! [`WhyModel`] is what is shown, made from [`tabletop::Explanation`] alone; [`drawer`] and [`brief`] show it, [`Why`] is
//! what a player looks at in it. How its marks are drawn on a board, and who may read what, belongs to the game.

mod bars;
mod beside;
mod brief;
mod candidates;
mod deliberation;
mod drawer;
mod figures;
mod focus;
mod graph;
mod honesty;
mod model;
mod scale;
mod sections;
mod sentence;
mod telling;

pub use beside::{reasons_beside, reasons_handles};
pub use brief::brief;
pub use candidates::candidates;
pub use deliberation::Deliberation;
pub use drawer::{DrawerModel, Reading, drawer, drawer_width};
pub use figures::figure;
pub use focus::{Why, WhyAsk, WhyFocus};
pub use graph::{GraphFile, GraphTarget};
pub use honesty::Honesty;
pub use model::{NumberColumn, NumberRow, Numbers, Step, WhyCandidate, WhyModel};
pub use scale::BarPart;
pub use scale::{Scale, Segment};
pub use sentence::{Sentence, because, quoted, sentence};
pub use telling::{matters, telling_with};

//! The panels of a plain game: the position and what can be done, the log beside them, whose turn it is below.

mod ask;
mod model;
mod show;
mod view;

pub use ask::PanelAsk;
pub use model::PlainModel;
pub(super) use show::show;
pub use view::{offers, position, show_panels};

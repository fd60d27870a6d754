//! A board in the window, for any game that is played on one: places that can be pointed at, a view of them that pans and zooms,
//! and what is drawn over them.
//!
//! A game [opens](open) it with its [`Places`], numbered as in [`tabletop::Mark`], and draws its own ground and pieces at a
//! [`Depth`]. It reads [`Click`]s and the [`Pointer`], says in [`Highlights`], [`Unseen`] and [`Arrows`] what is so now, and sends
//! [`Flash`]es and [`Effect`]s for what happens. Where something can be carried by hand it says so in [`Grips`] and reads [`Drag`]s; what
//! a player draws for thinking is the [`Sketch`]. Where the player wants text, the [`TextView`] tells its [`PlaceList`] in place of all
//! that is drawn. [`reasons::plugin_of`] draws what its opponents weighed, and [`guidance`] tells newcomers what is due. Nothing here knows a game;
//! what a place means, and how it looks, is the game's affair.

mod annotation;
mod areas;
mod arrow;
mod depth;
mod effects;
mod flash;
mod fog;
pub mod guidance;
mod heat;
mod highlight;
mod ink;
mod layer;
mod letters;
mod on_board;
mod open;
mod opened;
mod places;
mod plan;
mod plugin;
mod pointer;
mod press;
pub mod reasons;
mod resting;
mod sketch;
mod systems;
mod text_view;
pub mod tile;
mod view;
mod viewport;

pub use annotation::{Annotation, Arrows, Weighed};
pub use arrow::Pen;
pub use depth::Depth;
pub use effects::Effect;
pub use flash::Flash;
pub use fog::{Fog, Unseen};
pub use heat::{Heat, HeatMap};
pub use highlight::{Highlight, Highlights};
pub use ink::Ink;
pub use on_board::OnBoard;
pub use open::{lay_anew, open};
pub use opened::Board;
pub use places::{Place, PlaceId, Places, Ring, Route, Wrap};
pub use plan::{BoardPlan, PieceHeight};
pub use plugin::plugin;
pub use pointer::{Click, Pointer};
pub use press::{Drag, DragStep, Grips};
pub use resting::Resting;
pub use sketch::Sketch;
pub use systems::BoardSystems;
pub use text_view::{PlaceGroup, PlaceLine, PlaceList, TextView};
pub use viewport::Viewport;

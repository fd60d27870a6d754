//! Fox Hunt: foxes hide on a board, and one hunter shoots at squares until all are found; a shot that misses tells how many foxes lie on its eight rays.
//!
//! Where the foxes are is drawn before the first shot and stands in the [`State`], which nobody sees but the rules; the hunter has a [`View`]: shots and what they told. Chance could as
//! well decide at each shot what it tells, by the placements that still fit, as Banqi does for pieces that lie face down: the same answers would come as often, and a state would hold no secret.
//! Against that stands that a replay or a result could not show where the foxes were while they were sought, that a shot would cost as much as all odds do, and that what another
//! shot would have told could not be looked up afterwards. That nobody peeks is shown by twins instead: [`Game::world`](tabletop::Game::world) draws from all placements that fit a view, each as
//! likely as any other.
//!
//! [`FoxHunt`] is the rules, a [`tabletop::Game`], of a [`Setup`]. `ground` has boards and rays, `rules` plays and answers which squares can hold no fox and which must
//! ([`FoxHunt::impossible`], [`FoxHunt::certain`]), [`odds`] counts placements exactly, [`thought`] weighs shots and [`agents`] are opponents of one's own best result; `names` and
//! `notation` write and read, `make` reads what a setup begins with.

mod action;
pub mod agents;
mod event;
mod facts;
mod ground;
mod make;
mod names;
mod notation;
pub mod odds;
mod outcome;
mod rules;
mod setup;
mod shot;
mod state;
pub mod thought;
mod variants;
mod view;

pub use action::Action;
pub use event::Event;
pub use ground::{Area, BoardSize, GRID, rays};
pub use names::square_name;
pub use notation::{FoxHuntNotation, read_position, write_position};
pub use outcome::Outcome;
pub use rules::FoxHunt;
pub use setup::{MOST_FOXES, Setup, SetupError};
pub use shot::{Answer, Shot};
pub use state::State;
pub use view::View;

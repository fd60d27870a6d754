//! Laying the table: seats, the kingdom, variants and seed.
//!
//! `model` is the table as data, `kingdom` how its ten cards come about, `page` puts the panels together: `kingdom_panel`, `cards_panel`,
//! `champion_panel` and `rules_panel`; `short` breeds a champion on the spot. What the setup of every game has around it belongs to [`table::setup`](crate::table::setup); what a variant means, to the
//! rules.

mod cards_panel;
mod champion_panel;
mod kingdom;
mod kingdom_panel;
mod model;
mod page;
mod rules_panel;
mod short;
mod variants;

pub use kingdom::{OwnKingdom, day, drawn, of_the_day, title};
pub use model::{KingdomSetup, RealmSetup, first};
pub use short::{BredMenu, ShortRun, ShortState, is_shipped};
pub use variants::variants;

//! What the models of one frame leave for the next.

use bevy::ecs::change_detection::Tick;

use super::{DockModel, OddsCache, RestCache, SideModel};
use crate::table::{Memo, logbook::LogFeed};

/// What the models of one frame leave for the next, so that nothing is made twice.
#[derive(Default)]
pub struct ModelCache {
    /// Lines of the log.
    pub log: LogFeed,
    /// Odds of the chosen attack.
    pub odds: OddsCache,
    /// Where the rest of the armies would go.
    pub rest: RestCache,
    /// The side panel.
    pub side: Memo<[Tick; 4], SideModel>,
    /// The dock.
    pub dock: Memo<[Tick; 4], DockModel>,
}

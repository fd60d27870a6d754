//! What the page of the setup shows beside the table itself.

use std::sync::Arc;

use risk::map::Map;

use super::model::Preset;
use crate::{table::setup::Opponent, theme::Palette};

/// What the page shows beside the table itself.
pub struct SetupContext<'a> {
    /// Who can take a seat.
    pub opponents: &'a [Opponent],
    /// Ready-made tables.
    pub presets: &'a [Preset],
    /// The players' colours.
    pub palette: Palette,
    /// The maps one can play on.
    pub maps: &'a [Arc<Map>],
    /// What keeps the table from being played.
    pub faults: Vec<String>,
}

//! A picture below a part of the rules that shows how something goes.

use std::{fmt, sync::Arc};

use bevy_egui::egui::{Painter, Rect};

/// What moves in a picture.
pub trait Moving: Send + Sync {
    /// Its width and height, in any unit.
    fn size(&self) -> [f32; 2];

    /// For how long it moves, seconds.
    fn lasts(&self) -> f32;

    /// Paints it as it is after so many seconds; from [`lasts`](Self::lasts) on it stands still.
    fn paint(&self, painter: &Painter, area: Rect, seconds: f32);
}

/// A picture below a part of the rules.
#[derive(Clone)]
pub struct HelpFigure {
    /// What is seen in it.
    pub caption: String,
    /// What moves in it.
    pub moving: Arc<dyn Moving>,
}

impl PartialEq for HelpFigure {
    fn eq(&self, other: &Self) -> bool {
        self.caption == other.caption && Arc::ptr_eq(&self.moving, &other.moving)
    }
}

impl Eq for HelpFigure {}

impl fmt::Debug for HelpFigure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("HelpFigure").field(&self.caption).finish_non_exhaustive()
    }
}

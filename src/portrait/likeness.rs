//! Somebody's portrait: shapes, or the picture of a mod.

use super::{picture::Picture, shape::Shape};

/// Somebody's portrait.
#[derive(Clone, PartialEq, Debug)]
pub struct Portrait(pub(super) Kind);

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Kind {
    /// Shapes in a square of 0 to 100, `y` downwards, each over those before it.
    Drawn(Vec<Shape>),
    /// The picture of a mod.
    Picture(Picture),
}

impl Portrait {
    /// The picture of a mod as a portrait.
    ///
    /// # Errors
    /// It is no PNG, or too large; why.
    pub fn from_png(png: &[u8]) -> Result<Self, String> {
        Picture::read(png).map(|picture| Self(Kind::Picture(picture)))
    }

    /// The points its shapes are drawn by, a list for each; none for a picture.
    #[cfg(test)]
    pub(crate) fn outlines(&self) -> Vec<Vec<[f32; 2]>> {
        let Kind::Drawn(shapes) = &self.0 else { return Vec::new() };
        let points = |shape: &Shape| match shape {
            Shape::Area { outline, .. } => outline.clone(),
            Shape::Line { points, .. } => points.clone(),
            Shape::Disc { middle, .. } => vec![*middle],
        };
        shapes.iter().map(points).collect()
    }
}

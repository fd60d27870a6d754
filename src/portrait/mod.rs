//! Portraits drawn as paths: who somebody is is seen at a glance, in one style at any size.
//!
//! `file` is how they are written, `picture` what mods bring instead, `paint` puts one on the screen. Whose portrait it is
//! belongs to the game.

mod file;
mod paint;
mod picture;

use std::{collections::BTreeMap, sync::Arc};

pub use paint::medallion;

use tabletop::written::Distinct;

use self::{
    file::{Drawn, Ink, Part},
    picture::Picture,
};

/// Somebody's portrait.
#[derive(Clone, PartialEq, Debug)]
pub struct Portrait(Kind);

#[derive(Clone, PartialEq, Debug)]
enum Kind {
    /// Shapes in a square of 0 to 100, `y` downwards, each over those before it.
    Drawn(Vec<Shape>),
    /// The picture of a mod.
    Picture(Picture),
}

/// One shape of it.
#[derive(Clone, PartialEq, Debug)]
enum Shape {
    /// An area: its outline, and corners and triangles that fill it.
    Area { ink: Ink, outline: Vec<[f32; 2]>, corners: Vec<[f32; 2]>, triangles: Vec<u32> },
    /// A line with its width.
    Line { ink: Ink, width: f32, points: Vec<[f32; 2]> },
    /// A disc with its radius.
    Disc { ink: Ink, middle: [f32; 2], radius: f32 },
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

/// Reads a file of portraits.
///
/// # Errors
/// It is no such file, or a path is none; with the portrait and the place.
pub fn read(text: &str) -> Result<BTreeMap<String, Arc<Portrait>>, String> {
    let Distinct(file) = ron::from_str::<Distinct<String, Drawn>>(text).map_err(|error| error.to_string())?;
    let mut portraits = BTreeMap::new();
    for (id, drawn) in file {
        let mut shapes = Vec::new();
        for part in &drawn.parts {
            let (part, mirrored) = match part {
                Part::Only(part) => (&**part, false),
                part => (part, true),
            };
            let shape = part.shape(drawn.accent).map_err(|problem| format!("{id}: {problem}"))?;
            let twin = mirrored.then(|| shape.mirrored());
            shapes.push(shape);
            shapes.extend(twin);
        }
        portraits.insert(id, Arc::new(Portrait(Kind::Drawn(shapes))));
    }
    Ok(portraits)
}

impl Shape {
    /// The shape on the other side.
    fn mirrored(&self) -> Self {
        let across = |points: &[[f32; 2]]| points.iter().map(|[x, y]| [100.0 - x, *y]).collect();
        match self {
            Self::Area { ink, outline, corners, triangles } => Self::Area {
                ink: *ink,
                outline: across(outline),
                corners: across(corners),
                triangles: triangles.clone(),
            },
            Self::Line { ink, width, points } => Self::Line { ink: *ink, width: *width, points: across(points) },
            Self::Disc { ink, middle: [x, y], radius } => {
                Self::Disc { ink: *ink, middle: [100.0 - x, *y], radius: *radius }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_portrait_is_refused_with_its_name() {
        let refused = |parts: &str| read(&format!("{{\"x\": (accent: Moss, parts: [{parts}])}}")).unwrap_err();
        assert!(refused("Fill(Dark, \"M 1 oops\")").starts_with("x: "));
        assert!(refused("Fill(Accent, \"\")").contains("nothing"));
        assert!(refused("Only(Only(Disc(Dark, (1, 2), 3)))").contains("Only"));
        assert!(read("{").is_err());
    }
}

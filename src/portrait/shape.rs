//! The shapes of which a portrait is drawn.

use super::ink::Ink;

/// One shape of it.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Shape {
    /// An area: its outline, and corners and triangles that fill it.
    Area { ink: Ink, outline: Vec<[f32; 2]>, corners: Vec<[f32; 2]>, triangles: Vec<u32> },
    /// A line with its width.
    Line { ink: Ink, width: f32, points: Vec<[f32; 2]> },
    /// A disc with its radius.
    Disc { ink: Ink, middle: [f32; 2], radius: f32 },
}

impl Shape {
    /// The shape on the other side.
    pub fn mirrored(&self) -> Self {
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

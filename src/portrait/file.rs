//! How portraits are written: parts with an ink, areas and lines as SVG paths.

use kurbo::{BezPath, PathEl};
use lyon_tessellation::{
    BuffersBuilder, FillOptions, FillTessellator, FillVertex, VertexBuffers, math::point, path::Path,
};
use serde::Deserialize;

use super::{ink::Ink, shape::Shape};

/// How far a flattened curve may be from the true one, in hundredths of the square.
const TOLERANCE: f64 = 0.1;

/// A portrait as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Drawn {
    /// What the ink [`Ink::Accent`] stands for.
    pub accent: Ink,
    /// From the back to the front.
    pub parts: Vec<Part>,
}

/// A part; it is mirrored about the middle unless it stands in [`Part::Only`].
#[derive(Deserialize)]
pub(super) enum Part {
    /// An area within a path.
    Fill(Ink, String),
    /// A line of this width along a path.
    Line(Ink, f32, String),
    /// A disc: its middle and radius.
    Disc(Ink, [f32; 2], f32),
    /// A part that is not mirrored.
    Only(Box<Part>),
}

impl Part {
    /// The shape, with the accent's own ink.
    pub fn shape(&self, accent: Ink) -> Result<Shape, String> {
        let own = |ink: Ink| if ink == Ink::Accent { accent } else { ink };
        match self {
            Self::Fill(ink, path) => {
                let outline = points(path)?;
                let (corners, triangles) = fill(&outline).ok_or_else(|| format!("{path:?} encloses nothing"))?;
                Ok(Shape::Area { ink: own(*ink), outline, corners, triangles })
            }
            Self::Line(ink, width, path) => Ok(Shape::Line { ink: own(*ink), width: *width, points: points(path)? }),
            Self::Disc(ink, middle, radius) => Ok(Shape::Disc { ink: own(*ink), middle: *middle, radius: *radius }),
            Self::Only(_) => Err("Only stands in Only".to_owned()),
        }
    }
}

/// The points of a path of one piece, with its curves as short lines.
fn points(path: &str) -> Result<Vec<[f32; 2]>, String> {
    let parsed = BezPath::from_svg(path).map_err(|error| format!("{path:?}: {error}"))?;
    let mut points = Vec::new();
    kurbo::flatten(parsed, TOLERANCE, |element| {
        if let PathEl::MoveTo(at) | PathEl::LineTo(at) = element {
            points.push([at.x as f32, at.y as f32]);
        }
    });
    Ok(points)
}

/// Corners and triangles that fill an outline; `None` where it encloses nothing.
fn fill(outline: &[[f32; 2]]) -> Option<(Vec<[f32; 2]>, Vec<u32>)> {
    let mut path = Path::builder();
    let mut rest = outline.iter().map(|[x, y]| point(*x, *y));
    path.begin(rest.next()?);
    rest.for_each(|at| {
        path.line_to(at);
    });
    path.end(true);
    let mut buffers: VertexBuffers<[f32; 2], u32> = VertexBuffers::new();
    let mut output = BuffersBuilder::new(&mut buffers, |vertex: FillVertex<'_>| vertex.position().to_array());
    FillTessellator::new().tessellate_path(&path.build(), &FillOptions::non_zero(), &mut output).ok()?;
    (!buffers.indices.is_empty()).then_some((buffers.vertices, buffers.indices))
}

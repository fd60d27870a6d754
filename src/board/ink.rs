//! Meshes drawn like with a pen: filled outlines and stroked lines, coloured by vertex.

use bevy::{
    asset::RenderAssetUsages,
    math::Vec2,
    mesh::{Indices, Mesh, PrimitiveTopology},
    prelude::*,
};
use lyon_tessellation::{
    BuffersBuilder, FillOptions, FillTessellator, FillVertex, LineCap, LineJoin, StrokeOptions, StrokeTessellator,
    StrokeVertex, VertexBuffers,
    math::point,
    path::{Path, builder::NoAttributes, path::BuilderImpl},
};

/// How far a drawn curve may be off, world units.
const TOLERANCE: f32 = 0.1;

/// A mesh in the making. Texture coordinates are world coordinates divided by the texture's size, `y` downwards.
#[derive(Default)]
pub struct Ink {
    buffers: VertexBuffers<(Vec2, LinearRgba), u32>,
}

impl Ink {
    /// Fills the area the rings enclose by the even-odd rule; holes are rings too.
    pub fn fill(&mut self, rings: &[Vec<Vec2>], color: impl Into<LinearRgba>) {
        let color = color.into();
        self.fill_by(rings, |_| color);
    }

    /// As [`Ink::fill`], with a colour for each place.
    pub fn fill_by(&mut self, rings: &[Vec<Vec2>], color: impl Fn(Vec2) -> LinearRgba) {
        let mut path = Path::builder();
        rings.iter().for_each(|ring| trace(&mut path, ring, true));
        let mut output = BuffersBuilder::new(&mut self.buffers, |vertex: FillVertex<'_>| {
            let at = Vec2::new(vertex.position().x, vertex.position().y);
            (at, color(at))
        });
        let options = FillOptions::even_odd().with_tolerance(TOLERANCE);
        if let Err(problem) = FillTessellator::new().tessellate_path(&path.build(), &options, &mut output) {
            // The rest of the map is still worth drawing.
            error!("an outline cannot be filled: {problem}");
        }
    }

    /// Draws along a line, with round corners and ends.
    pub fn stroke(&mut self, line: &[Vec2], closed: bool, width: f32, color: impl Into<LinearRgba>) {
        let color = color.into();
        let mut path = Path::builder();
        trace(&mut path, line, closed);
        let mut output = BuffersBuilder::new(&mut self.buffers, |vertex: StrokeVertex| {
            (Vec2::new(vertex.position().x, vertex.position().y), color)
        });
        let options = StrokeOptions::tolerance(TOLERANCE)
            .with_line_width(width)
            .with_line_join(LineJoin::Round)
            .with_line_cap(LineCap::Round);
        if let Err(problem) = StrokeTessellator::new().tessellate_path(&path.build(), &options, &mut output) {
            error!("a line cannot be drawn: {problem}");
        }
    }

    /// Draws dashes along a line.
    pub fn dashes(&mut self, line: &[Vec2], [dash, gap]: [f32; 2], width: f32, color: impl Into<LinearRgba>) {
        let color = color.into();
        for piece in cut(line, dash, gap) {
            self.stroke(&piece, false, width, color);
        }
    }

    /// Fills a convex outline with a colour for each of its points.
    pub fn convex(&mut self, points: impl IntoIterator<Item = (Vec2, LinearRgba)>) {
        let first = self.buffers.vertices.len() as u32;
        self.buffers.vertices.extend(points);
        let count = self.buffers.vertices.len() as u32 - first;
        for i in 2..count {
            self.buffers.indices.extend([first, first + i - 1, first + i]);
        }
    }

    /// The mesh, with texture coordinates for a texture of this size in world units.
    pub fn mesh(mut self, texture: Vec2) -> Mesh {
        // The renderer calls a mesh without points an error: where nothing is drawn, a triangle without area is.
        if self.buffers.indices.is_empty() {
            self.convex([(Vec2::ZERO, LinearRgba::NONE); 3]);
        }
        let (mut positions, mut colors, mut uvs) = (Vec::new(), Vec::new(), Vec::new());
        for (at, color) in &self.buffers.vertices {
            positions.push([at.x, at.y, 0.0]);
            colors.push(color.to_f32_array());
            uvs.push([at.x / texture.x, -at.y / texture.y]);
        }
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_indices(Indices::U32(self.buffers.indices))
    }

    /// The corners with their colours, and the triangles between them, three numbers of corners each.
    pub fn triangles(self) -> (Vec<(Vec2, LinearRgba)>, Vec<u32>) {
        (self.buffers.vertices, self.buffers.indices)
    }

    /// The mesh, for materials without texture.
    pub fn plain(self) -> Mesh {
        self.mesh(Vec2::ONE)
    }
}

fn trace(path: &mut NoAttributes<BuilderImpl>, line: &[Vec2], closed: bool) {
    let mut points = line.iter().map(|at| point(at.x, at.y));
    let Some(first) = points.next() else { return };
    path.begin(first);
    points.for_each(|at| {
        path.line_to(at);
    });
    path.end(closed);
}

/// Pieces of `dash` units along a line, `gap` units apart.
fn cut(line: &[Vec2], dash: f32, gap: f32) -> Vec<Vec<Vec2>> {
    let mut pieces = Vec::new();
    let mut piece: Vec<Vec2> = line.first().copied().into_iter().collect();
    let (mut drawing, mut left) = (true, dash);
    for pair in line.windows(2) {
        let (mut at, end) = (pair[0], pair[1]);
        loop {
            let rest = at.distance(end);
            if rest < left {
                left -= rest;
                piece.push(end);
                break;
            }
            at = at.move_towards(end, left);
            piece.push(at);
            if drawing {
                pieces.push(std::mem::take(&mut piece));
            }
            piece = vec![at];
            drawing = !drawing;
            left = if drawing { dash } else { gap };
        }
    }
    if drawing && piece.first() != piece.last() {
        pieces.push(piece);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dashes_cover_their_share_of_a_bent_line() {
        let line = [Vec2::ZERO, Vec2::new(10.0, 0.0), Vec2::new(10.0, 10.0)];
        let pieces = cut(&line, 3.0, 1.0);
        assert_eq!(pieces.len(), 5);
        let length: f32 = pieces.iter().flat_map(|piece| piece.windows(2)).map(|pair| pair[0].distance(pair[1])).sum();
        assert!((length - 15.0).abs() < 1e-4, "{length}");
        assert_eq!(pieces[0], [Vec2::ZERO, Vec2::new(3.0, 0.0)]);
    }

    #[test]
    fn a_square_with_a_hole_is_filled_by_its_area() {
        let square = |r: f32| vec![Vec2::new(-r, -r), Vec2::new(r, -r), Vec2::new(r, r), Vec2::new(-r, r)];
        let mut ink = Ink::default();
        ink.fill(&[square(2.0), square(1.0)], LinearRgba::WHITE);
        let at = |i: &u32| ink.buffers.vertices[*i as usize].0;
        let area: f32 = ink
            .buffers
            .indices
            .chunks_exact(3)
            .map(|t| (at(&t[1]) - at(&t[0])).perp_dot(at(&t[2]) - at(&t[0])).abs() / 2.0)
            .sum();
        assert!((area - 12.0).abs() < 1e-3, "{area}");
    }
}

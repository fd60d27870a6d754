//! Pictures that stand still are made into triangles once, and not in every frame anew.

use std::{
    hash::{Hash, Hasher},
    sync::Arc,
};

use bevy_egui::egui::{
    Context, Mesh, Painter, Rect, Shape,
    cache::{ComputerMut, FrameCache},
    epaint::{TessellationOptions, Tessellator},
};

use super::Picture;
use crate::theme::color::Shade;

/// A picture where it is painted.
#[derive(Clone, Copy)]
struct Placed<'a> {
    picture: &'a Picture,
    area: Rect,
    enamel: Shade,
    pixels_per_point: f32,
    options: TessellationOptions,
}

impl Hash for Placed<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.picture.id().hash(state);
        let Rect { min, max } = self.area;
        [min.x, min.y, max.x, max.y, self.pixels_per_point].map(f32::to_bits).hash(state);
        self.enamel.egui().to_array().hash(state);
        (self.options.feathering, self.options.feathering_size_in_pixels.to_bits()).hash(state);
    }
}

/// Makes triangles of pictures.
#[derive(Default)]
struct Triangulator;

impl ComputerMut<Placed<'_>, Arc<Mesh>> for Triangulator {
    fn compute(&mut self, placed: Placed<'_>) -> Arc<Mesh> {
        // Discs of the font's texture would be elsewhere once more letters are there.
        let options = TessellationOptions { prerasterized_discs: false, ..placed.options };
        let mut tessellator = Tessellator::new(placed.pixels_per_point, options, [1, 1], Vec::new());
        let mut mesh = Mesh::default();
        for shape in placed.picture.shapes_in(placed.area, placed.enamel) {
            tessellator.tessellate_shape(shape, &mut mesh);
        }
        Arc::new(mesh)
    }
}

impl Picture {
    /// Paints it as large as an area allows, in its middle; what is of enamel, in this one. What was painted in just this way in the frame before
    /// is not made into triangles anew.
    pub fn paint(&self, painter: &Painter, area: Rect, enamel: Shade) {
        if let Some(mesh) = mesh(painter.ctx(), self, area, enamel) {
            painter.add(mesh);
        }
    }
}

/// The triangles of a picture at a place, kept as long as every frame asks for them; `None` where nothing is to be seen of it.
fn mesh(ctx: &Context, picture: &Picture, area: Rect, enamel: Shade) -> Option<Shape> {
    if !area.is_positive() {
        return None;
    }
    let (pixels_per_point, options) = (ctx.pixels_per_point(), ctx.tessellation_options(|options| *options));
    let placed = Placed { picture, area, enamel, pixels_per_point, options };
    let mesh =
        ctx.memory_mut(|memory| Arc::clone(memory.caches.cache::<FrameCache<Arc<Mesh>, Triangulator>>().get(placed)));
    (!mesh.is_empty()).then(|| Shape::mesh(mesh))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;
    use crate::{pictures::Album, theme::color::IVORY};

    /// The mesh that is painted for a picture, in a frame of its own.
    fn painted(ctx: &Context, picture: &Picture, area: Rect) -> Arc<Mesh> {
        let Some(Shape::Mesh(mesh)) = mesh(ctx, picture, area, IVORY) else { panic!("it is painted") };
        mesh
    }

    #[test]
    fn what_stands_still_is_made_once_and_what_moves_anew() {
        let text = include_str!("../../assets/dominion/pictures/base.ron");
        let album: Album<String> = Album::read(text).expect("pictures");
        let (gold, silver) = (album.get("gold").expect("there"), album.get("silver").expect("there"));
        let ctx = Context::default();
        let area = Rect::from_min_max(pos2(10.0, 10.0), pos2(90.0, 64.0));
        let first = painted(&ctx, gold, area);
        // What bleeds over the edge is cut off where it is painted.
        assert!(area.expand(12.0).contains_rect(first.calc_bounds()), "{:?}", first.calc_bounds());
        assert!(Arc::ptr_eq(&first, &painted(&ctx, gold, area)), "it stands still");
        assert!(!Arc::ptr_eq(&first, &painted(&ctx, silver, area)), "another picture is another one");
        let moved = painted(&ctx, gold, area.translate(bevy_egui::egui::vec2(5.0, 0.0)));
        assert!((moved.calc_bounds().left() - first.calc_bounds().left() - 5.0).abs() < 0.1);
        assert!(mesh(&ctx, gold, Rect::NOTHING, IVORY).is_none());
    }
}

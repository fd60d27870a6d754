//! Pictures that mods bring: a PNG in the place of a drawn portrait.

use std::{
    fmt,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, Image, ImageSampler, ImageType},
    render::render_resource::TextureFormat,
};
use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Pos2, Shape, TextureHandle, TextureOptions, Vec2, pos2,
};
use lab::mods::MOST_SIDE;

/// Where a PNG says its width and height, each four bytes, the highest first.
const SIDES: [usize; 2] = [16, 20];

/// A picture, and what tells it from others.
#[derive(Clone, PartialEq)]
pub(super) struct Picture {
    image: Arc<ColorImage>,
    id: u64,
}

impl fmt::Debug for Picture {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "Picture({:?})", self.image.size)
    }
}

impl Picture {
    /// Reads a PNG.
    ///
    /// # Errors
    /// It is none, or too large; why.
    pub fn read(png: &[u8]) -> Result<Self, String> {
        let side = |at: usize| png.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map(u32::from_be_bytes);
        match SIDES.map(side) {
            [Some(width), Some(height)] if width.max(height) <= MOST_SIDE => {}
            [Some(width), Some(height)] => {
                return Err(format!("has {width}\u{d7}{height} pixels, and at most {MOST_SIDE} a side are shown"));
            }
            _ => return Err("is not a PNG picture".to_owned()),
        }
        let read = Image::from_buffer(
            png,
            ImageType::Extension("png"),
            CompressedImageFormats::NONE,
            true,
            ImageSampler::default(),
            RenderAssetUsages::MAIN_WORLD,
        );
        let image = read.map_err(|error| error.to_string())?;
        let size = [image.width() as usize, image.height() as usize];
        let image = match image.texture_descriptor.format {
            TextureFormat::Rgba8UnormSrgb => image,
            _ => image.convert(TextureFormat::Rgba8UnormSrgb).ok_or("has colours that cannot be shown")?,
        };
        let pixels = image.data.ok_or("holds no pixels")?;
        if pixels.len() != 4 * size[0] * size[1] {
            return Err("holds another number of pixels than it says".to_owned());
        }
        let mut hasher = DefaultHasher::new();
        (size, &pixels).hash(&mut hasher);
        Ok(Self { image: Arc::new(ColorImage::from_rgba_unmultiplied(size, &pixels)), id: hasher.finish() })
    }

    /// Paints the middle of it in a circle.
    pub fn paint(&self, painter: &Painter, middle: Pos2, radius: f32) {
        const STEPS: u32 = 64;
        let texture = self.texture(painter.ctx());
        let [width, height] = self.image.size.map(|side| side as f32);
        // The largest square in the middle of the picture fills the circle's.
        let reach = 0.5 * width.min(height) * Vec2::new(width.recip(), height.recip());
        let mut mesh = Mesh::with_texture(texture.id());
        let mut corner = |toward: Vec2| {
            mesh.vertices.push(bevy_egui::egui::epaint::Vertex {
                pos: middle + radius * toward,
                uv: pos2(0.5, 0.5) + reach * toward,
                color: Color32::WHITE,
            });
        };
        corner(Vec2::ZERO);
        (0..STEPS).for_each(|step| corner(Vec2::angled(std::f32::consts::TAU * step as f32 / STEPS as f32)));
        (0..STEPS).for_each(|step| mesh.add_triangle(0, 1 + step, 1 + (step + 1) % STEPS));
        painter.add(Shape::mesh(mesh));
    }

    /// Its texture, made when it is painted first.
    fn texture(&self, ctx: &Context) -> TextureHandle {
        let id = Id::new(("portrait", self.id));
        if let Some(known) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
            return known;
        }
        let texture = ctx.load_texture("portrait", self.image.clone(), TextureOptions::LINEAR);
        ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
        texture
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_small_png_is_refused_with_its_reason() {
        assert!(Picture::read(b"").is_err());
        assert!(Picture::read(b"\x89PNG\r\n\x1a\n nothing more than that here").is_err());
        let mut huge = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        huge.extend(60_000_u32.to_be_bytes());
        huge.extend(60_000_u32.to_be_bytes());
        assert!(Picture::read(&huge).unwrap_err().contains("60000\u{d7}60000"));
    }
}

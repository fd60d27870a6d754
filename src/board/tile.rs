//! Textures that repeat without a seam: the grain of paper, hatching, clouds.

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use rand::{Rng, SeedableRng};

/// Side of the grain texture in pixels.
pub const GRAIN_SIZE: u32 = 256;

/// The grain of paper: light and dark specks about white, to be multiplied with a colour. Repeats without a seam.
pub fn grain() -> Image {
    let side = GRAIN_SIZE as usize;
    let mut rng = tabletop::Rng::seed_from_u64(0x9a17);
    let noise: Vec<f32> = (0..side * side).map(|_| unit(&mut rng)).collect();
    let coarse = standardized(&blur(&blur(&noise, side, 9), side, 9));
    let fine = standardized(&blur(&noise, side, 1));
    let pixels = coarse.iter().zip(&fine).flat_map(|(coarse, fine)| {
        let level = ((0.955 + 0.02 * coarse + 0.014 * fine).clamp(0.0, 1.0) * 255.0).round() as u8;
        [level, level, level, 255]
    });
    image(GRAIN_SIZE, GRAIN_SIZE, pixels.collect(), ImageAddressMode::Repeat)
}

/// Hatching from the lower left to the upper right: white lines on nothing. Repeats without a seam.
pub fn hatch() -> Image {
    const SIDE: u32 = 64;
    let pixels = (0..SIDE * SIDE).flat_map(|at| {
        let across = ((at % SIDE + at / SIDE) % SIDE) as f32 / SIDE as f32;
        let from_line = (across - 0.5).abs() * 2.0;
        let alpha = (1.0 - (from_line - 0.25) / 0.15).clamp(0.0, 1.0);
        [255, 255, 255, (alpha * 255.0).round() as u8]
    });
    image(SIDE, SIDE, pixels.collect(), ImageAddressMode::Repeat)
}

/// Clouds seen from above: light and dark billows that nothing shows through. Repeats without a seam.
pub fn clouds() -> Image {
    const SIDE: usize = 256;
    let mut rng = tabletop::Rng::seed_from_u64(0xc10d);
    let noise: Vec<f32> = (0..SIDE * SIDE).map(|_| unit(&mut rng)).collect();
    let octaves = [(24, 0.6), (9, 0.3), (3, 0.1)].map(|(reach, weight)| {
        let billows = standardized(&blur(&blur(&noise, SIDE, reach), SIDE, reach));
        billows.into_iter().map(|value| weight * value).collect::<Vec<f32>>()
    });
    let pixels = (0..SIDE * SIDE).flat_map(|at| {
        let thickness: f32 = octaves.iter().map(|octave| octave[at]).sum();
        let level = ((0.84 + 0.1 * thickness).clamp(0.0, 1.0) * 255.0).round() as u8;
        [level, level, level, 255]
    });
    image(SIDE as u32, SIDE as u32, pixels.collect(), ImageAddressMode::Repeat)
}

/// Values with their mean taken away, in units of their standard deviation.
fn standardized(values: &[f32]) -> Vec<f32> {
    let mean = values.iter().sum::<f32>() / values.len() as f32;
    let deviation = (values.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / values.len() as f32).sqrt();
    let deviation = deviation.max(f32::MIN_POSITIVE);
    values.iter().map(|value| (value - mean) / deviation).collect()
}

fn unit(rng: &mut tabletop::Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1u32 << 24) as f32
}

/// The mean over squares of `2 * reach + 1` cells of a square that repeats.
fn blur(values: &[f32], side: usize, reach: usize) -> Vec<f32> {
    let pass = |values: &[f32], index: &dyn Fn(usize, usize) -> usize| {
        let mut blurred = vec![0.0; values.len()];
        for row in 0..side {
            for at in 0..side {
                let sum: f32 = (0..=2 * reach).map(|step| values[index(row, (at + side + step - reach) % side)]).sum();
                blurred[index(row, at)] = sum / (2 * reach + 1) as f32;
            }
        }
        blurred
    };
    let across = pass(values, &|row, at| row * side + at);
    pass(&across, &|column, at| at * side + column)
}

/// An image of opacities and factors, four bytes a pixel.
pub fn image(width: u32, height: u32, pixels: Vec<u8>, mode: ImageAddressMode) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    // Opacities and factors, not colours: linear in every channel.
    let format = TextureFormat::Rgba8Unorm;
    let mut image = Image::new(size, TextureDimension::D2, pixels, format, RenderAssetUsages::RENDER_WORLD);
    let mut sampler = ImageSamplerDescriptor::linear();
    sampler.set_address_mode(mode);
    image.sampler = ImageSampler::Descriptor(sampler);
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The greatest step between neighbouring pixels of a row, within the image and over its seam.
    fn steps(image: &Image, channel: usize) -> (i32, i32) {
        let data = image.data.as_deref().expect("made here");
        let (width, height) = (image.width() as usize, image.height() as usize);
        let at = |x: usize, y: usize| i32::from(data[4 * (y * width + x % width) + channel]);
        let step = |x: usize| (0..height).map(|y| (at(x, y) - at(x + 1, y)).abs()).max().unwrap_or(0);
        ((0..width - 1).map(step).max().unwrap_or(0), step(width - 1))
    }

    #[test]
    fn tiles_repeat_without_a_seam() {
        for (image, channel) in [(grain(), 0), (clouds(), 0), (hatch(), 3)] {
            let (within, seam) = steps(&image, channel);
            assert!(seam <= within && within > 0, "{seam} at the seam, {within} within");
        }
    }

    #[test]
    fn nothing_shows_through_clouds() {
        let clouds = clouds();
        let data = clouds.data.as_deref().expect("made here");
        assert!(data.chunks_exact(4).all(|pixel| pixel[3] == 255));
        let levels = data.chunks_exact(4).map(|pixel| pixel[0]);
        assert!(levels.clone().max() > levels.min().map(|least| least + 40), "they are seen to drift");
    }
}

//! Textures made from the map when it is opened: the wash of colour along borders, the shallows along coasts, and the
//! grain of paper.

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor},
    math::Vec2,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use rand::{Rng, SeedableRng};
use risk::map::BorderKind;

use super::atlas::Atlas;
use crate::theme::board::{SHALLOWS_REACH, WASH, WASH_REACH};

/// World units a pixel of the textures covers.
const CELL: f32 = 1.6;

/// Side of the grain texture in pixels; it repeats.
pub const GRAIN_SIZE: u32 = 256;

/// How far each cell of a grid over the board is from the nearest line, up to a reach.
struct Distances {
    width: usize,
    height: usize,
    cells: Vec<f32>,
}

impl Distances {
    /// Distances to those lines of the map that `wanted` picks, exact up to `reach` and at least `reach` beyond.
    fn new(atlas: &Atlas, reach: f32, wanted: impl Fn(BorderKind) -> bool) -> Self {
        let width = (atlas.size().x / CELL).ceil().max(1.0) as usize;
        let height = (atlas.size().y / CELL).ceil().max(1.0) as usize;
        let mut grid = Self { width, height, cells: vec![reach; width * height] };
        for line in atlas.lines().iter().filter(|line| wanted(line.kind)) {
            for pair in line.points.windows(2) {
                grid.near(pair[0], pair[1], reach);
            }
        }
        grid
    }

    fn near(&mut self, a: Vec2, b: Vec2, reach: f32) {
        let (low, high) = (a.min(b) - reach, a.max(b) + reach);
        let column = |x: f32| (x / CELL).clamp(0.0, self.width as f32 - 1.0) as usize;
        let row = |y: f32| (-y / CELL).clamp(0.0, self.height as f32 - 1.0) as usize;
        let along = b - a;
        let inverse = along.length_squared().max(f32::MIN_POSITIVE).recip();
        for y in row(high.y)..=row(low.y) {
            for x in column(low.x)..=column(high.x) {
                let from_a = Vec2::new((x as f32 + 0.5) * CELL, -(y as f32 + 0.5) * CELL) - a;
                let share = (from_a.dot(along) * inverse).clamp(0.0, 1.0);
                let distance = (from_a - along * share).length();
                let cell = &mut self.cells[y * self.width + x];
                *cell = cell.min(distance);
            }
        }
    }

    /// A white image whose opacity (0–1) follows from the distance.
    fn image(&self, opacity: impl Fn(f32) -> f32) -> Image {
        let pixels = self.cells.iter().flat_map(|&distance| {
            let alpha = (opacity(distance).clamp(0.0, 1.0) * 255.0).round() as u8;
            [255, 255, 255, alpha]
        });
        image(self.width as u32, self.height as u32, pixels.collect(), ImageAddressMode::ClampToEdge)
    }
}

/// The wash over land: the owner's colour, deeper along every border. Covers the board.
pub fn wash(atlas: &Atlas) -> Image {
    // Beyond three times the reach the deeper colour is below what the eye tells apart.
    let distances = Distances::new(atlas, 3.0 * WASH_REACH, |_| true);
    let [middle, edge] = WASH;
    distances.image(|distance| middle + edge * (-distance / WASH_REACH).exp())
}

/// Shallow water along the coasts, with the waterlines of old charts. Covers the board.
pub fn shallows(atlas: &Atlas) -> Image {
    let distances = Distances::new(atlas, SHALLOWS_REACH, |kind| kind == BorderKind::Coast);
    distances.image(|distance| {
        let fade = 1.0 - distance / SHALLOWS_REACH;
        // The lines lie farther apart the farther they are from the shore.
        let phase = (distance / SHALLOWS_REACH).sqrt() * 5.0;
        let line = (0.5 + 0.5 * (phase * std::f32::consts::TAU).cos()).powi(3);
        fade * fade * (0.20 + 0.22 * line)
    })
}

/// The grain of paper: light and dark specks about white, to be multiplied with a colour. Repeats without a seam.
pub fn grain() -> Image {
    let side = GRAIN_SIZE as usize;
    let mut rng = tabletop::Rng::seed_from_u64(0x9a17);
    let noise: Vec<f32> = (0..side * side).map(|_| unit(&mut rng)).collect();
    let coarse = blur(&blur(&noise, side, 9), side, 9);
    let fine = blur(&noise, side, 1);
    let spread = |values: &[f32]| {
        let mean = values.iter().sum::<f32>() / values.len() as f32;
        let deviation = (values.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / values.len() as f32).sqrt();
        (mean, deviation.max(f32::MIN_POSITIVE))
    };
    let ((coarse_mean, coarse_spread), (fine_mean, fine_spread)) = (spread(&coarse), spread(&fine));
    let pixels = coarse.iter().zip(&fine).flat_map(|(coarse, fine)| {
        let value = 0.955 + 0.02 * (coarse - coarse_mean) / coarse_spread + 0.014 * (fine - fine_mean) / fine_spread;
        let level = (value.clamp(0.0, 1.0) * 255.0).round() as u8;
        [level, level, level, 255]
    });
    image(GRAIN_SIZE, GRAIN_SIZE, pixels.collect(), ImageAddressMode::Repeat)
}

/// World units after which the hatching repeats.
pub const HATCH_SPAN: f32 = 14.0;

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

fn image(width: u32, height: u32, pixels: Vec<u8>, mode: ImageAddressMode) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    // Opacities and factors, not colours: linear in every channel.
    let format = TextureFormat::Rgba8Unorm;
    let mut image = Image::new(size, TextureDimension::D2, pixels, format, RenderAssetUsages::RENDER_WORLD);
    let mut sampler = ImageSamplerDescriptor::linear();
    sampler.set_address_mode(mode);
    image.sampler = ImageSampler::Descriptor(sampler);
    image
}

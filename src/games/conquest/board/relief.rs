//! Textures made from the map when it is opened: the wash of colour along borders, and the shallows along coasts.

use bevy::{
    image::{Image, ImageAddressMode},
    math::Vec2,
};
use risk::map::BorderKind;

use super::atlas::Atlas;
use crate::{
    board::tile,
    theme::board::{SHALLOWS_REACH, WASH, WASH_REACH},
};

/// World units a pixel of the textures covers.
const CELL: f32 = 1.6;

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
        tile::image(self.width as u32, self.height as u32, pixels.collect(), ImageAddressMode::ClampToEdge)
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

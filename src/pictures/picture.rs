//! A picture as shapes, and how it is painted.

use std::{
    f32::consts::TAU,
    sync::atomic::{AtomicU64, Ordering},
};

use bevy::math::Vec2;
use bevy_egui::egui::{self, Mesh, Pos2, Rect, Stroke};

use super::Ink;
use crate::{board, theme::color::Shade};

/// Corners of a disc on a board.
const ROUND: u8 = 28;
/// No line on a panel is thinner, points.
const THINNEST: f32 = 0.7;

/// One shape, in units of its file, `y` downwards.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// An area within its rings, by the even-odd rule, with the triangles it is made of.
    Area {
        /// What it is painted with.
        ink: Ink,
        /// Its outline and its holes.
        rings: Vec<Vec<Vec2>>,
        /// Corners of the triangles.
        corners: Vec<Vec2>,
        /// Three numbers of corners each.
        triangles: Vec<u32>,
    },
    /// A line.
    Line {
        /// What it is painted with.
        ink: Ink,
        /// How wide.
        width: f32,
        /// Its points.
        points: Vec<Vec2>,
        /// Whether its end meets its beginning.
        closed: bool,
    },
    /// A disc.
    Disc {
        /// What it is painted with.
        ink: Ink,
        /// Its middle.
        middle: Vec2,
        /// Its radius.
        radius: f32,
    },
}

impl Shape {
    /// The area within rings; `None` where they enclose nothing.
    pub(super) fn area(ink: Ink, rings: Vec<Vec<Vec2>>) -> Option<Self> {
        let mut pen = board::Ink::default();
        pen.fill(&rings, bevy::color::LinearRgba::WHITE);
        let (corners, triangles) = pen.triangles();
        let corners = corners.into_iter().map(|(at, _)| at).collect();
        (!triangles.is_empty()).then_some(Self::Area { ink, rings, corners, triangles })
    }

    /// The least rectangle around it, as two corners, without the width of lines.
    fn bounds(&self) -> [Vec2; 2] {
        let around = |points: &mut dyn Iterator<Item = &Vec2>| {
            points.fold([Vec2::MAX, Vec2::MIN], |[least, most], at| [least.min(*at), most.max(*at)])
        };
        match self {
            Self::Area { rings, .. } => around(&mut rings.iter().flatten()),
            Self::Line { points, .. } => around(&mut points.iter()),
            Self::Disc { middle, radius, .. } => [*middle - *radius, *middle + *radius],
        }
    }
}

/// A picture.
#[derive(Clone, Debug)]
pub struct Picture {
    id: u64,
    size: Vec2,
    shapes: Vec<Shape>,
}

impl Picture {
    pub(super) fn new(size: Vec2, shapes: Vec<Shape>) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self { id: NEXT.fetch_add(1, Ordering::Relaxed), size, shapes }
    }

    /// Width and height of its rectangle, in units of its file.
    pub fn size(&self) -> Vec2 {
        self.size
    }

    /// Its shapes, the later ones over those before.
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// How far its shapes reach out of its rectangle, as a share of the rectangle's shorter side; 0 where they lie within.
    pub fn overhang(&self) -> f32 {
        let out = |[least, most]: [Vec2; 2]| (-least).max(most - self.size).max_element();
        self.shapes.iter().map(|shape| out(shape.bounds())).fold(0.0, f32::max) / self.size.min_element()
    }

    /// Draws it on a board about `middle`, the shorter side of its rectangle so far to both sides; what is of enamel, in this one.
    pub fn draw(&self, pen: &mut board::Ink, middle: Vec2, half: f32, enamel: Shade) {
        let scale = 2.0 * half / self.size.min_element();
        let place = |at: &Vec2| {
            let off = *at - 0.5 * self.size;
            middle + scale * Vec2::new(off.x, -off.y)
        };
        for shape in &self.shapes {
            match shape {
                Shape::Area { ink, rings, .. } => {
                    let rings: Vec<Vec<Vec2>> = rings.iter().map(|ring| ring.iter().map(place).collect()).collect();
                    pen.fill(&rings, ink.shade(enamel).bevy());
                }
                Shape::Line { ink, width, points, closed } => {
                    let line: Vec<Vec2> = points.iter().map(place).collect();
                    pen.stroke(&line, *closed, scale * width, ink.shade(enamel).bevy());
                }
                Shape::Disc { ink, middle, radius } => {
                    let colour = ink.shade(enamel).bevy().into();
                    let reach = |i: u8| scale * radius * Vec2::from_angle(TAU * f32::from(i) / f32::from(ROUND));
                    pen.convex((0..ROUND).map(|i| (place(middle) + reach(i), colour)));
                }
            }
        }
    }

    /// The shapes of it, as large as an area allows, in its middle.
    pub fn shapes_in(&self, area: Rect, enamel: Shade) -> Vec<egui::Shape> {
        let scale = (area.width() / self.size.x).min(area.height() / self.size.y);
        let middle = area.center();
        let place = |at: &Vec2| -> Pos2 {
            let off = *at - 0.5 * self.size;
            middle + scale * egui::Vec2::new(off.x, off.y)
        };
        let mut painted = Vec::new();
        for shape in &self.shapes {
            match shape {
                Shape::Area { ink, rings, corners, triangles } => {
                    let colour = ink.shade(enamel).egui();
                    let mut mesh = Mesh::default();
                    corners.iter().for_each(|at| mesh.colored_vertex(place(at), colour));
                    triangles.chunks_exact(3).for_each(|t| mesh.add_triangle(t[0], t[1], t[2]));
                    painted.push(egui::Shape::mesh(mesh));
                    // A hairline smooths the mesh's hard edge.
                    for ring in rings {
                        let line = ring.iter().map(place).collect();
                        painted.push(egui::Shape::closed_line(line, Stroke::new(THINNEST, colour)));
                    }
                }
                Shape::Line { ink, width, points, closed } => {
                    let stroke = Stroke::new((scale * width).max(THINNEST), ink.shade(enamel).egui());
                    let points = points.iter().map(place).collect();
                    let line = if *closed { egui::Shape::closed_line } else { egui::Shape::line };
                    painted.push(line(points, stroke));
                }
                Shape::Disc { ink, middle, radius } => {
                    painted.push(egui::Shape::circle_filled(place(middle), scale * radius, ink.shade(enamel).egui()));
                }
            }
        }
        painted
    }

    /// Tells it from every other picture as long as the program runs.
    pub(super) fn id(&self) -> u64 {
        self.id
    }
}

impl PartialEq for Picture {
    fn eq(&self, other: &Self) -> bool {
        (self.size, &self.shapes) == (other.size, &other.shapes)
    }
}

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
/// Points of a line that are nearer to each other than this are one, in points of the screen.
const NEAR: f32 = 0.02;
/// The cosine of the angle from which on a line goes back on itself; and a hairline round an area, which is filled up to its tips anyway.
const TURNED_BACK: [f32; 2] = [-0.98, -0.85];

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
                        let line = without_spikes(ring.iter().map(place), true, TURNED_BACK[1]);
                        if !line.is_empty() {
                            painted.push(egui::Shape::closed_line(line, Stroke::new(THINNEST, colour)));
                        }
                    }
                }
                Shape::Line { ink, width, points, closed } => {
                    let stroke = Stroke::new((scale * width).max(THINNEST), ink.shade(enamel).egui());
                    let points = without_spikes(points.iter().map(place), *closed, TURNED_BACK[0]);
                    let line = if *closed { egui::Shape::closed_line } else { egui::Shape::line };
                    if !points.is_empty() {
                        painted.push(line(points, stroke));
                    }
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

/// A line without the points at which it goes back on itself, by the cosine of the angle it turns by, or does not go on: a stroke is joined there far outside. Nothing where too few points are left for a stroke.
fn without_spikes(points: impl Iterator<Item = Pos2>, closed: bool, turned_back: f32) -> Vec<Pos2> {
    let turns_back = |one: Pos2, middle: Pos2, other: Pos2| {
        let (to, on) = ((middle - one).normalized(), (other - middle).normalized());
        to.dot(on) < turned_back
    };
    let mut line: Vec<Pos2> = Vec::new();
    for point in points {
        while let [.., one, middle] = line[..]
            && turns_back(one, middle, point)
        {
            line.pop();
        }
        if line.last().is_none_or(|last| last.distance(point) > NEAR) {
            line.push(point);
        }
    }
    // Where a ring closes, its ends are met as well.
    while closed && line.len() > 2 {
        let (first, second) = (line[0], line[1]);
        let (before, last) = (line[line.len() - 2], line[line.len() - 1]);
        if last.distance(first) <= NEAR || turns_back(before, last, first) {
            line.pop();
        } else if turns_back(last, first, second) {
            line.remove(0);
        } else {
            break;
        }
    }
    let least = if closed { 3 } else { 2 };
    if line.len() < least { Vec::new() } else { line }
}

impl PartialEq for Picture {
    fn eq(&self, other: &Self) -> bool {
        (self.size, &self.shapes) == (other.size, &other.shapes)
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    #[test]
    fn a_line_that_goes_back_on_itself_has_no_spike_there() {
        let kept = |points: &[(f32, f32)], closed| {
            let line = without_spikes(points.iter().map(|(x, y)| pos2(*x, *y)), closed, TURNED_BACK[0]);
            line.iter().map(|at| (at.x, at.y)).collect::<Vec<_>>()
        };
        let square = [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)];
        assert_eq!(kept(&square, true), square);
        assert_eq!(
            kept(&[(0.0, 0.0), (9.0, 0.0), (5.0, 0.001), (5.0, 9.0)], false),
            [(0.0, 0.0), (5.0, 0.001), (5.0, 9.0)]
        );
        // A hair that sticks out of a side, a point that is there twice, and a hair where the ring closes.
        let hair = [
            (0.0, 0.0),
            (4.0, 0.0),
            (4.0, -3.0),
            (4.0, 0.0),
            (9.0, 0.0),
            (9.0, 0.0),
            (9.0, 9.0),
            (0.0, 9.0),
            (-5.0, 9.0),
            (0.0, 9.0),
        ];
        assert_eq!(kept(&hair, true), [(0.0, 0.0), (4.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)]);
        let closing = [(0.0, 9.0), (0.0, -4.0), (0.0, 0.0), (9.0, 0.0), (9.0, 9.0)];
        let sliver = [(0.0, 0.0), (9.0, 0.0), (0.0, 0.01), (0.0, 0.005)];
        assert_eq!(kept(&sliver, true), Vec::new(), "nothing is left of a ring without room");
        assert_eq!(kept(&closing, true), [(0.0, 9.0), (0.0, 0.0), (9.0, 0.0), (9.0, 9.0)]);
    }
}

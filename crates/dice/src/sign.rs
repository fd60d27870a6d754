//! Signs as data: strokes of a pen in a square of −1 to 1, `y` downwards.

use serde::{Deserialize, Serialize};

/// A point, `x` before `y`.
pub type Point = [f32; 2];

/// A stroke of the pen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Stroke {
    /// Through these points.
    Line(Vec<Point>),
    /// The same, and back to the first.
    Closed(Vec<Point>),
    /// A convex shape, filled.
    Fill(Vec<Point>),
    /// A shape that is seen whole from the middle of its points, filled.
    Fan(Vec<Point>),
    /// Part of a circle: its middle and radius, and from where to where in turns, clockwise from the right.
    Arc(Point, f32, f32, f32),
    /// A circle.
    Ring(Point, f32),
    /// A circle, filled.
    Disc(Point, f32),
}

/// Most strokes of a sign, and most points of a stroke.
pub const MOST_STROKES: usize = 64;

/// How far from the middle a stroke may reach.
pub const MOST_REACH: f32 = 1.2;

/// No number of a stroke is NaN: readers refuse what is not finite.
impl Eq for Stroke {}

impl Stroke {
    /// Its points; none of circles.
    fn points(&self) -> &[Point] {
        match self {
            Self::Line(points) | Self::Closed(points) | Self::Fill(points) | Self::Fan(points) => points,
            Self::Arc(..) | Self::Ring(..) | Self::Disc(..) => &[],
        }
    }

    /// Whether it has as many points as it needs, and all of it lies where a sign may be drawn.
    pub fn is_sound(&self) -> bool {
        let within = |x: f32| x.is_finite() && x.abs() <= MOST_REACH;
        match *self {
            Self::Arc(middle, radius, from, to) => {
                let turns = |turns: f32| turns.is_finite() && turns.abs() <= 4.0;
                radius > 0.0
                    && turns(from)
                    && turns(to)
                    && arc(middle, radius, from, to).iter().flatten().all(|x| within(*x))
            }
            Self::Ring([x, y], radius) | Self::Disc([x, y], radius) => {
                radius > 0.0 && within(x.abs() + radius) && within(y.abs() + radius)
            }
            _ => {
                (2..=MOST_STROKES).contains(&self.points().len()) && self.points().iter().flatten().all(|x| within(*x))
            }
        }
    }
}

/// Points of a part of a circle, from where to where in turns, clockwise from the right.
pub fn arc([x, y]: Point, radius: f32, from: f32, to: f32) -> Vec<Point> {
    const STEPS: usize = 20;
    let point = |step: usize| {
        let (sin, cos) = libm::sincosf(std::f32::consts::TAU * (from + (to - from) * step as f32 / STEPS as f32));
        [x + radius * cos, y + radius * sin]
    };
    (0..=STEPS).map(point).collect()
}

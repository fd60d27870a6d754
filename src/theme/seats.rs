//! What tells players apart: a colour of the chosen palette and a shape of their own.

use super::color::{INK_TEXT, IVORY, Shade};

/// A player's colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatColor {
    shade: Shade,
    word: &'static str,
}

impl SeatColor {
    pub(super) const fn new(rgb: u32, word: &'static str) -> Self {
        Self { shade: Shade::hex(rgb), word }
    }

    /// What is drawn.
    pub const fn shade(self) -> Shade {
        self.shade
    }

    /// The key of its name among the client's words.
    pub const fn word(self) -> &'static str {
        self.word
    }
}

/// What a player's tokens look like: one of eight pairs of colour and shape, handed out by a [`super::Palette`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Livery {
    /// The colour.
    pub color: SeatColor,
    /// The shape.
    pub emblem: Emblem,
}

impl Livery {
    /// How many there are.
    pub const COUNT: u8 = 8;

    /// Ink that reads on the colour.
    pub fn ink(self) -> Shade {
        ink_on(self.color.shade())
    }
}

/// Ink that reads on an enamel.
pub fn ink_on(enamel: Shade) -> Shade {
    // Ivory suits enamel; ink is taken only where ivory is clearly worse.
    if enamel.contrast(INK_TEXT) > 1.5 * enamel.contrast(IVORY) { INK_TEXT } else { IVORY }
}

/// What a seat without a player is drawn in: the neutral armies of a two-player game.
pub const NEUTRAL: Shade = Shade::hex(0x403a28);

/// A player's shape, drawn on every token beside the colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Emblem {
    /// A disc.
    Disc,
    /// A triangle pointing up.
    Triangle,
    /// A square.
    Square,
    /// A diamond.
    Diamond,
    /// A five-pointed star.
    Star,
    /// A cross with equal arms.
    Cross,
    /// An hourglass.
    Hourglass,
    /// A heart.
    Heart,
}

impl Emblem {
    /// All shapes, in the order seats are given them.
    pub const ALL: [Self; Livery::COUNT as usize] = [
        Self::Disc,
        Self::Triangle,
        Self::Square,
        Self::Diamond,
        Self::Star,
        Self::Cross,
        Self::Hourglass,
        Self::Heart,
    ];

    /// The key of its name among the client's words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Disc => "emblem-disc",
            Self::Triangle => "emblem-triangle",
            Self::Square => "emblem-square",
            Self::Diamond => "emblem-diamond",
            Self::Star => "emblem-star",
            Self::Cross => "emblem-cross",
            Self::Hourglass => "emblem-hourglass",
            Self::Heart => "emblem-heart",
        }
    }

    /// The outline as a polygon about the origin, `y` downwards, within a circle of radius 1; listed clockwise.
    pub fn outline(self) -> Vec<[f32; 2]> {
        let ring = |count: usize, radius: &dyn Fn(usize) -> f32, turn: f32| {
            (0..count)
                .map(|i| {
                    let angle = turn + std::f32::consts::TAU * i as f32 / count as f32;
                    [radius(i) * angle.cos(), radius(i) * angle.sin()]
                })
                .collect()
        };
        const UP: f32 = -std::f32::consts::FRAC_PI_2;
        match self {
            Self::Disc => ring(24, &|_| 0.82, UP),
            Self::Triangle => ring(3, &|_| 1.0, UP),
            Self::Square => ring(4, &|_| 1.0, UP + std::f32::consts::FRAC_PI_4),
            Self::Diamond => vec![[0.0, -1.0], [0.72, 0.0], [0.0, 1.0], [-0.72, 0.0]],
            Self::Star => ring(10, &|i| if i % 2 == 0 { 1.0 } else { 0.44 }, UP),
            Self::Cross => {
                let (near, far) = (0.3, 0.9);
                vec![
                    [-near, -far],
                    [near, -far],
                    [near, -near],
                    [far, -near],
                    [far, near],
                    [near, near],
                    [near, far],
                    [-near, far],
                    [-near, near],
                    [-far, near],
                    [-far, -near],
                    [-near, -near],
                ]
            }
            Self::Hourglass => {
                vec![[-0.62, -0.78], [0.62, -0.78], [0.16, 0.0], [0.62, 0.78], [-0.62, 0.78], [-0.16, 0.0]]
            }
            Self::Heart => heart(),
        }
    }

    /// Whether the outline has no dents.
    pub const fn is_convex(self) -> bool {
        !matches!(self, Self::Star | Self::Cross | Self::Hourglass | Self::Heart)
    }

    /// The outline cut into triangles, three points each, for painters that fill convex shapes only.
    pub fn triangles(self) -> Vec<[[f32; 2]; 3]> {
        let outline = self.outline();
        // Every shape is star-shaped about the origin, so a fan from there covers it.
        (0..outline.len()).map(|i| [[0.0, 0.0], outline[i], outline[(i + 1) % outline.len()]]).collect()
    }
}

/// The outline of a heart, from its notch on.
fn heart() -> Vec<[f32; 2]> {
    const STEPS: usize = 28;
    /// The well-known curve is 32 wide; it is moved to lie about its middle, and its lobes reach farthest.
    const SIZE: f32 = 18.2;
    const DOWN: f32 = 2.5;
    let at = |step: usize| {
        let angle = std::f32::consts::TAU * step as f32 / STEPS as f32;
        let up = 13.0 * angle.cos() - 5.0 * (2.0 * angle).cos() - 2.0 * (3.0 * angle).cos() - (4.0 * angle).cos();
        [16.0 * angle.sin().powi(3) / SIZE, -(up + DOWN) / SIZE]
    };
    (0..STEPS).map(at).collect()
}

/// The outline of the enamel shield tokens are drawn on: a polygon within `-1..=1` on both axes, `y` downwards, listed
/// clockwise from the top left corner. It is convex.
pub fn shield_outline() -> Vec<[f32; 2]> {
    let mut points = vec![[-0.86, -1.0], [0.86, -1.0]];
    // The flanks fall straight for a while, then meet in a point along an ellipse.
    const STEPS: usize = 10;
    for i in 0..=STEPS {
        let angle = std::f32::consts::FRAC_PI_2 * i as f32 / STEPS as f32;
        points.push([0.86 * angle.cos(), 0.05 + 0.95 * angle.sin()]);
    }
    for i in (0..STEPS).rev() {
        let angle = std::f32::consts::FRAC_PI_2 * i as f32 / STEPS as f32;
        points.push([-0.86 * angle.cos(), 0.05 + 0.95 * angle.sin()]);
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_fits_its_circle() {
        for emblem in Emblem::ALL {
            for [x, y] in emblem.outline() {
                assert!(x.hypot(y) <= 1.001, "{emblem:?} reaches {x}, {y}");
            }
        }
    }

    /// Where an outline has a dent.
    fn dents(points: &[[f32; 2]]) -> Vec<[f32; 2]> {
        let corners = (0..points.len()).map(|i| [0, 1, 2].map(|k| points[(i + k) % points.len()]));
        let turns_back =
            |[a, b, c]: &[[f32; 2]; 3]| (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) < -1e-5;
        corners.filter(turns_back).map(|[_, dent, _]| dent).collect()
    }

    #[test]
    fn the_shield_is_convex() {
        assert_eq!(dents(&shield_outline()), Vec::<[f32; 2]>::new());
    }

    #[test]
    fn shapes_are_convex_as_they_say_and_covered_from_their_middle() {
        for emblem in Emblem::ALL {
            assert_eq!(dents(&emblem.outline()).is_empty(), emblem.is_convex(), "{emblem:?}");
            for [_, a, b] in emblem.triangles() {
                assert!(a[0] * b[1] - a[1] * b[0] > 0.0, "{emblem:?} is not seen whole from its middle: {a:?}, {b:?}");
            }
        }
    }
}

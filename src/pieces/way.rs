//! The ways of pieces, for a piece on a board of cells as for a runner on a track: how high it leaps, how large it looks up there, and where
//! it is on its way.

use bevy::math::Vec2;

use crate::{
    shell::Passage,
    theme::board::{PIECE_LEAP, PIECE_LIFTED},
};

/// How high a piece is (0–1) that has gone so much of its way (0–1) with so many leaps.
pub fn lift(share: f32, leaps: f32) -> f32 {
    (share * leaps * std::f32::consts::PI).sin().abs()
}

/// How much larger a piece looks at this height (0–1).
pub fn grown(lift: f32) -> f32 {
    let [_, highest] = PIECE_LIFTED;
    1.0 + (highest - 1.0) * lift
}

/// A piece on its way to where it stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Way {
    /// From where.
    pub from: Vec2,
    /// How far it has come.
    pub passage: Passage,
    /// Whether it leaps.
    pub leaps: bool,
}

impl Way {
    /// Where a piece of this height is on its way to `end`, and how large it looks there.
    pub fn at(self, end: Vec2, height: f32) -> (Vec2, f32) {
        let share = self.passage.eased();
        let lift = if self.leaps { lift(share, 1.0) } else { 0.0 };
        (self.from.lerp(end, share) + Vec2::new(0.0, PIECE_LEAP * height * lift), grown(lift))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slide_goes_straight_and_a_leap_over() {
        for leaps in [false, true] {
            let mut way = Way { from: Vec2::ZERO, passage: Passage::new(1.0), leaps };
            let end = Vec2::new(100.0, 0.0);
            assert_eq!(way.at(end, 40.0), (Vec2::ZERO, 1.0));
            way.passage.pass(0.5);
            let (at, size) = way.at(end, 40.0);
            assert!((at.x - 50.0).abs() < 1e-3);
            assert_eq!((at.y > 10.0, size > 1.05), (leaps, leaps), "{at} {size}");
            way.passage.pass(0.5);
            let (at, size) = way.at(end, 40.0);
            assert!(at.distance(end) < 1e-3 && (size - 1.0).abs() < 1e-3, "{at} {size}");
        }
    }

    #[test]
    fn so_many_leaps_touch_the_ground_between() {
        let ground = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| lift(share, 4.0));
        assert!(ground.iter().all(|lift| *lift < 1e-3), "{ground:?}");
        assert!((lift(0.125, 4.0) - 1.0).abs() < 1e-3);
    }
}

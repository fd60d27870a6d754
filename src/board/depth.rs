//! What lies over what.

use bevy::prelude::*;

/// What lies over what, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// What the game draws below everything, its own layers 0 to 9.
    Ground(u8),
    /// Flashes of light.
    Flash,
    /// Numbers of a method, as warmth.
    Heat,
    /// What hides places nobody at this screen can see.
    Fog,
    /// What the game draws over that, its own layers 0 to 9.
    Lines(u8),
    /// Lines of light around places.
    Glow,
    /// Names.
    Names,
    /// Arrows of what is done.
    Arrows,
    /// What was weighed and expected.
    Weighed,
    /// What a player draws.
    Sketch,
    /// Pieces.
    Pieces,
    /// The numbers of what was weighed.
    Numbers,
    /// What rises and marches over them.
    Effects,
}

impl Depth {
    /// Its distance from the ground.
    pub fn z(self) -> f32 {
        match self {
            Self::Ground(layer) => 0.1 * f32::from(layer),
            Self::Flash => 1.0,
            Self::Heat => 2.0,
            Self::Fog => 3.0,
            Self::Lines(layer) => 4.0 + 0.1 * f32::from(layer),
            Self::Glow => 5.0,
            Self::Names => 6.0,
            Self::Arrows => 7.0,
            Self::Weighed => 8.0,
            Self::Sketch => 8.5,
            Self::Pieces => 9.0,
            Self::Numbers => 10.0,
            Self::Effects => 11.0,
        }
    }

    /// A point at this depth.
    pub fn at(self, point: Vec2) -> Transform {
        Transform::from_translation(point.extend(self.z()))
    }
}

//! Sizes, light and timings of the picture behind the pages. Places and reaches are shares of the window, `x` to the
//! right and `y` upwards from its middle; widths are board units, times seconds.

use bevy::math::Vec2;

/// The world's height, in heights of the window.
pub const OVERSCAN: f32 = 1.12;
/// One turn of the world.
pub const TURN: f32 = 360.0;
/// Where the turn begins, as a share of it.
pub const FIRST_MERIDIAN: f32 = 0.02;
/// The longest step of time in one frame.
pub const LONGEST_FRAME: f32 = 0.1;
/// The same where it changes in steps only.
pub const LONGEST_STEP: f32 = 30.0;

/// Where the lamp hangs.
pub const LAMP: Vec2 = Vec2::new(0.17, 0.07);
/// How far its light reaches on the water.
pub const POOL: f32 = 0.50;
/// How far it keeps the dark off.
pub const REACH: f32 = 0.37;
/// How dark it is under the lamp and far from it (0–1).
pub const DARKNESS: [f32; 2] = [0.12, 0.94];
/// How far the flame's warm glow reaches, and how strong it is (0–1).
pub const FLAME: f32 = 0.26;
/// See [`FLAME`].
pub const WARMTH: f32 = 0.09;
/// How much of the glow comes and goes (0–1).
pub const FLICKER: f32 = 0.22;
/// Where the dark under the words ends, how far it fades, how dark it is (0–1).
pub const WORDS_END: f32 = 0.06;
/// See [`WORDS_END`].
pub const WORDS_FADE: f32 = 0.42;
/// See [`WORDS_END`].
pub const WORDS_DARKNESS: f32 = 0.72;

/// Opacity of shallow water.
pub const SHALLOWS: f32 = 0.5;
/// How much earth is in the owners' colours (0–1): pigments on an old chart.
pub const EARTH: f32 = 0.36;
/// Opacity of the graticule.
pub const GRATICULE: f32 = 0.16;
/// Meridians and parallels.
pub const LINES: [usize; 2] = [12, 6];
/// Width of their lines.
pub const HAIRLINE: f32 = 1.1;

/// Between two layers of the chart.
pub const STEP: f32 = 0.02;
/// Where the light under the chart lies, the arrows over it, and the light over all.
pub const BELOW: f32 = -1.0;
/// See [`BELOW`].
pub const ARROWS: f32 = 3.0;
/// See [`BELOW`].
pub const ABOVE: f32 = 5.0;

/// An arrow is drawn, stays, and fades.
pub const ARROW_SECONDS: [f32; 3] = [1.1, 0.5, 0.9];
/// Between two captures of a turn, from arrow to arrow.
pub const CAPTURE_PAUSE: f32 = 2.3;
/// Between two turns.
pub const TURN_PAUSE: f32 = 1.2;
/// How long a colour takes to seep into the land.
pub const SEEP: f32 = 0.5;
/// Width of an arrow's dashes.
pub const ARROW_WIDTH: f32 = 4.0;
/// Length of its head.
pub const ARROW_HEAD: f32 = 17.0;
/// How far it bends, as a share of its length.
pub const ARROW_BEND: f32 = 0.16;
/// Captures after which a still picture is taken.
pub const STILL_AFTER: u32 = 24;

//! The meadow by lamplight: colours, and sizes in the board's own units.

use bevy::math::Vec2;

use crate::theme::color::Shade;

/// Width and height of the board.
pub const SIZE: Vec2 = Vec2::new(1500.0, 920.0);

/// Grass under the lamp, and where its light ends.
pub const GRASS: [Shade; 2] = [Shade::hex(0x5f7f43), Shade::hex(0x121d1a)];
/// Light on the board's far corners and under the lamp (factors of its colours).
pub const LIGHT: [f32; 2] = [0.55, 1.0];
/// Tufts of grass, dark and light.
pub const TUFTS: [Shade; 2] = [Shade::hex(0x486634), Shade::hex(0x7f9c55)];
/// Flowers.
pub const FLOWERS: [Shade; 4] =
    [Shade::hex(0xf0e6c8), Shade::hex(0xd9a441), Shade::hex(0xc4766a), Shade::hex(0x9a8cc0)];
/// Bushes: the dark below and the lit top.
pub const BUSH: [Shade; 2] = [Shade::hex(0x33502f), Shade::hex(0x587a41)];
/// The worn earth the track lies on.
pub const EARTH: Shade = Shade::hex(0x6e5636);
/// The seams between squares.
pub const SEAM: Shade = Shade::hex(0x3d2e1c);

/// Grounds of squares: clearings, hares, carrots, salads, hedgehogs, positions, flags.
pub const GROUNDS: [Shade; 7] = [
    Shade::hex(0xa9b574),
    Shade::hex(0xcfc3a3),
    Shade::hex(0xe6bf86),
    Shade::hex(0xb9c98b),
    Shade::hex(0xa88f6d),
    Shade::hex(0xdccb9c),
    Shade::hex(0xd3a48c),
];
/// How much of the night lies over squares that are not in question now (0–1).
pub const DIMMED: f32 = 0.3;
/// How much of the lamp's light lies on squares where something can be done (0–1).
pub const LIT: f32 = 0.34;

/// Half of a square's width across the track.
pub const HALF: f32 = 57.0;
/// Between two squares.
pub const GAP: f32 = 5.0;
/// Half of the earth's width.
pub const PATH: f32 = 64.0;
/// Distance between two rows of the track.
pub const ROW: f32 = 170.0;
/// The lowest row's distance from the lower edge.
pub const LOWEST: f32 = 92.0;
/// Where rows turn, from the left.
pub const TURNS: [f32; 2] = [170.0, 1330.0];
/// Where the first row begins and the last one ends.
pub const ENDS: [f32; 2] = [236.0, 1264.0];
/// How far rows swing up.
pub const SWING: f32 = 13.0;
/// Half width and half height of the clearings at start and goal.
pub const CLEARING: Vec2 = Vec2::new(104.0, 78.0);
/// The middle of a clearing beyond the end of the track.
pub const CLEARING_OFF: f32 = 106.0;

/// Half side of a square's sign, and where it stands from the square's middle.
pub const SIGN: f32 = 32.0;
/// See [`SIGN`].
pub const SIGN_AT: Vec2 = Vec2::new(0.0, 14.0);
/// Height of a square's number, and where it stands.
pub const NUMBER: f32 = 22.0;
/// See [`NUMBER`].
pub const NUMBER_AT: Vec2 = Vec2::new(-29.0, -37.0);
/// How far the sign stands outwards and the number inwards, where the track turns.
pub const TURNED: [f32; 2] = [14.0, 36.0];
/// Height of the rank on a position square, and its ink.
pub const RANK: f32 = 37.0;
/// See [`RANK`].
pub const RANK_INK: Shade = Shade::hex(0x241a12);
/// Half side of a runner, and where it stands from the square's middle.
pub const RUNNER: f32 = 39.0;
/// See [`RUNNER`].
pub const RUNNER_AT: Vec2 = Vec2::new(18.0, -10.0);
/// Between two runners in a clearing.
pub const PLACES: Vec2 = Vec2::new(52.0, 66.0);
/// Half length and half width of a footprint, and how many there are a square.
pub const PRINT: [f32; 2] = [7.0, 4.2];
/// See [`PRINT`].
pub const PRINTS: f32 = 2.6;
/// Height of the number of a step, and where it stands from the square's middle.
pub const STEP_NUMBER: f32 = 27.0;
/// See [`STEP_NUMBER`].
pub const STEP_AT: Vec2 = Vec2::new(33.0, -36.0);
/// A runner that is to act is so much larger.
pub const FORWARD: f32 = 1.16;
/// How high a runner leaps, and the squares a leap covers.
pub const LEAP: [f32; 2] = [34.0, 2.5];

/// A runner's move, for each square and at most.
pub const HOP: [f32; 2] = [0.075, 0.9];
/// Carrots taken or given, a salad eaten, a position square that pays.
pub const DEED: f32 = 0.5;
/// A card lies open.
pub const CARD: f32 = 1.3;
/// A runner is home, and the race is over.
pub const HOME: f32 = 1.6;
/// A tile lights up or goes dark.
pub const FADE: f32 = 0.14;

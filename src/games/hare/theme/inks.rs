//! The inks of the pictures.

use crate::theme::{color, color::Shade};

/// Carrots, in the plain light, away from it and in it.
pub const CARROT: [Shade; 3] = [Shade::hex(0xdd7a2c), Shade::hex(0xb4581c), Shade::hex(0xf0a35a)];
/// Leaves.
pub const LEAF: [Shade; 3] = [Shade::hex(0x6f9a45), Shade::hex(0x456b2f), Shade::hex(0xa3c264)];
/// Fur.
pub const FUR: [Shade; 3] = [Shade::hex(0xb48a5c), Shade::hex(0x8d6640), Shade::hex(0xe8d3ae)];
/// Quills.
pub const QUILL: [Shade; 3] = [Shade::hex(0x6d5039), Shade::hex(0x4a3527), Shade::hex(0xc7ab80)];
/// The flag's cloth.
pub const CLOTH: [Shade; 2] = [Shade::hex(0xb8452f), Shade::hex(0x8f3122)];
/// Posts and boards.
pub const WOOD: [Shade; 2] = [Shade::hex(0x9a744a), Shade::hex(0x614628)];
/// Brass of a roundel.
pub const ROUNDEL: [Shade; 2] = [Shade::hex(0xcda35a), Shade::hex(0x6b5126)];
/// The inside of an ear, and a nose.
pub const ROSE: Shade = Shade::hex(0xd59a86);
/// What is light: eyes, veins, paper.
pub const PALE: Shade = Shade::hex(0xf6ecd4);
/// What is dark: eyes, lines.
pub const DARK: Shade = Shade::hex(0x241a12);
/// Arrows on cards.
pub const ARROW: Shade = Shade::hex(0x7d4a2a);
/// Forks.
pub const METAL: Shade = Shade::hex(0x6f7880);
/// Glass.
pub const GLASS: Shade = Shade::hex(0xd5e2dc);
/// The rim of a runner.
pub const RIM: Shade = Shade::hex(0xe0c48a);
/// How much light, and how much dark, is in the enamel's lit and unlit sides (0–1).
pub const ENAMEL: [f32; 2] = [0.42, 0.34];
/// A runner's shadow.
pub const SHADOW: Shade = color::SHADOW;

//! Colours and sizes of the gauntlet's road. Sizes are points at 100 % window scale.

use crate::theme::color::Shade;

/// The road that was gone, that lies open, and that lies further on.
pub const WAY: [Shade; 3] = [Shade::hex(0xd9b26f), Shade::hex(0xb3945a), Shade::hex(0x6d6754)];
/// Gold pieces.
pub const GOLD: Shade = Shade::hex(0xe0b84e);
/// Width of the road that was gone, and of any other.
pub const WIDTH: [f32; 2] = [4.0, 2.0];
/// Least and most height of a layer of the map, before text size.
pub const LAYER: [f32; 2] = [46.0, 86.0];
/// Most width of a stop on the map, before text size.
pub const STOP_MOST: f32 = 300.0;
/// Share of a layer's height that its stops take.
pub const STOP_SHARE: f32 = 0.7;
/// Most width and height of a card on offer.
pub const CARD_MOST: [f32; 2] = [200.0, 250.0];
/// Least height of a card on offer.
pub const CARD_LEAST: f32 = 120.0;
/// Most width and height of a choice that is no card.
pub const TILE_MOST: [f32; 2] = [260.0, 230.0];

//! Colours and sizes of portraits.

use super::color::Shade;

/// The ground of a medallion in the lamp's light, and its edge.
pub const GROUND: [Shade; 2] = super::color::FELT;
/// How much of a medallion's radius its portrait takes to each side.
pub const SHARE: f32 = 0.84;
/// Side of a portrait in a list, in heights of a letter.
pub const LINES: f32 = 3.4;
/// The inks: dark, mid, light, ember, ice, moss, spark, blood, brass, violet; then those of people, each in the light and away from
/// it: skin (fair, tan, olive, umber) and cheeks, linen, hair (ash, raven, chestnut, copper, straw), cloth (ochre, navy, wine, pine,
/// steel, plum). The last is for what has no ink of its own.
pub const INKS: [Shade; 38] = [
    Shade::hex(0x1d1a17),
    Shade::hex(0x8a7350),
    Shade::hex(0xe6d9b8),
    Shade::hex(0xd8702f),
    Shade::hex(0x9cc9dd),
    Shade::hex(0x86a35f),
    Shade::hex(0xecca5d),
    Shade::hex(0xb8452f),
    Shade::hex(0xc9962f),
    Shade::hex(0x8d78b0),
    Shade::hex(0xe9c6a2),
    Shade::hex(0xc99a74),
    Shade::hex(0xd5a273),
    Shade::hex(0xa9764c),
    Shade::hex(0xcda176),
    Shade::hex(0xa17850),
    Shade::hex(0x96623f),
    Shade::hex(0x6e4429),
    Shade::hex(0xd99a7c),
    Shade::hex(0xc9bb97),
    Shade::hex(0x8f8b84),
    Shade::hex(0x2b2523),
    Shade::hex(0x6e4527),
    Shade::hex(0xb45f2b),
    Shade::hex(0xd9b56c),
    Shade::hex(0xb98a3a),
    Shade::hex(0x8a6427),
    Shade::hex(0x2d4470),
    Shade::hex(0x1f3052),
    Shade::hex(0x86303a),
    Shade::hex(0x5f2029),
    Shade::hex(0x39694f),
    Shade::hex(0x264a38),
    Shade::hex(0x8b97a3),
    Shade::hex(0x626d79),
    Shade::hex(0x60427a),
    Shade::hex(0x442e58),
    Shade::hex(0xe6d9b8),
];

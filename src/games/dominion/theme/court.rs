//! The table of a court by lamplight.

use crate::theme::color::Shade;

/// The cloth under the lamp, and where its light ends.
pub const CLOTH: [Shade; 2] = [Shade::hex(0x3b2733), Shade::hex(0x120d15)];

/// Bands of cards by what they are, each light enough for dark letters: actions, attacks, reactions, cards that stay, treasures, points,
/// points with more, curses.
pub const BANDS: [Shade; 8] = [
    Shade::hex(0xdccfb2),
    Shade::hex(0xe0a893),
    Shade::hex(0x9fbfda),
    Shade::hex(0xe8b981),
    Shade::hex(0xe3c66a),
    Shade::hex(0x9fc48b),
    Shade::hex(0xc3cf8d),
    Shade::hex(0xb9a3cc),
];
/// Light and dark of the ground behind a picture that a card has not.
pub const BARE: [f32; 2] = [0.28, 0.62];
/// The coin on which a cost stands, and its rim.
pub const COIN: [Shade; 2] = [Shade::hex(0xe8c766), Shade::hex(0x7a5a22)];
/// How much of the night lies over a card that is not in question now (0–1).
pub const DIMMED: f32 = 0.55;

/// Width and height of a picture.
pub const PICTURE: [f32; 2] = [120.0, 80.0];
/// Height of the strip with a card's name, in heights of small letters.
pub const STRIP: f32 = 1.45;
/// Least height of a picture of which only the middle is shown, in heights of small letters: cost and number have their place on it.
pub const LEAST_PICTURE: f32 = 1.7;
/// Least and greatest width of a card on the table, in heights of small letters.
pub const CARD: [f32; 2] = [5.2, 11.0];
/// Most of the table's height that the supply takes (0–1).
pub const SUPPLY: f32 = 0.62;
/// Between two cards, points.
pub const GAP: f32 = 6.0;
/// Radius of a card's corners, points.
pub const CORNER: u8 = 5;
/// How far a card that is chosen stands out, in heights of small letters.
pub const RAISED: f32 = 0.4;
/// Width of the card that is read, in heights of plain letters.
pub const READING: f32 = 17.0;

/// Ahead, behind, and within chance: the grounds of a tournament, each light enough for dark letters.
pub const AHEAD: Shade = Shade::hex(0x8fc98a);
pub const BEHIND: Shade = Shade::hex(0xe39a86);
pub const CHANCE: Shade = Shade::hex(0xb9b5aa);

/// A card is played.
pub const PLAYED: f32 = 0.55;
/// One of several treasures is played.
pub const COINED: f32 = 0.2;
/// A card is bought, gained or trashed.
pub const BOUGHT: f32 = 0.8;
/// Cards are drawn, discarded or put somewhere.
pub const DREW: f32 = 0.3;
/// A turn begins, and the game is over.
pub const TURN: f32 = 0.35;
/// How much of that what one does oneself takes.
pub const OWN: f32 = 0.35;

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
/// Height of a card of which nothing but its name, cost and number is seen, in heights of small letters.
pub const PLATE: f32 = 1.75;
/// Least and greatest width of such a card, in heights of small letters.
pub const PLATE_WIDTH: [f32; 2] = [6.0, 14.0];
/// Least height of a picture of which only the middle is shown, in heights of small letters: cost and number have their place on it.
pub const LEAST_PICTURE: f32 = 1.7;
/// Least and greatest width of a card on the table, in heights of small letters.
pub const CARD: [f32; 2] = [5.2, 13.0];
/// Width of a card in a list, in heights of small letters.
pub const USUAL: f32 = 8.25;
/// Least and greatest width of a card with its text.
pub const READ: [f32; 2] = [8.5, 20.0];
/// Least height of a picture above a text, on the average of the cards that lie together, as a share of the card's width.
pub const ABOVE_TEXT: f32 = 0.22;
/// Around a card's text, in heights of small letters.
pub const TEXT_MARGIN: [f32; 2] = [0.4, 0.3];
/// How much lighter than its band the ground of a card's text is (0–1).
pub const TEXT_GROUND: f32 = 0.55;
/// What the cards in play take of the room above the hand, at least (0–1).
pub const FIELD: f32 = 0.22;
/// So many cards lie side by side in hand and in play before they become smaller.
pub const HANDFUL: usize = 6;
/// Height of the dock as a share of the window's, at least (0–1).
pub const DOCK: f32 = 0.26;
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

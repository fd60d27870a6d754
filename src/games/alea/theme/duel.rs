//! Colours, sizes and timings of Alea's duels. Sizes are points at 100 % window scale, times seconds at normal speed.

use crate::theme::color::Shade;

/// The felt of a tray of dice.
pub const TRAY: Shade = Shade::hex(0x141b22);
/// A card that can be used, in the light and in the shade of its lower edge.
pub const CARD: [Shade; 2] = [Shade::hex(0xe2d4b2), Shade::hex(0xc9b68c)];
/// A card that cannot be used now.
pub const CARD_SPENT: [Shade; 2] = [Shade::hex(0x8d8571), Shade::hex(0x7a725f)];
/// The band a card's name stands on, by what it is: gear, skill, limit break.
pub const BANDS: [Shade; 3] = [Shade::hex(0x5b4a2c), Shade::hex(0x2f5563), Shade::hex(0x7a3422)];
/// How far a card is lit that the reasons speak of which are read (0–1).
pub const MARKED: f32 = 0.5;
/// The well of a slot.
pub const WELL: Shade = Shade::hex(0xa8946a);
/// HP that are left, that are about to be lost, and that are gone.
pub const HP: [Shade; 3] = [Shade::hex(0xa8452f), Shade::hex(0xe8b06a), Shade::hex(0x2a1a17)];
/// The bar of the limit break.
pub const LIMIT: Shade = Shade::hex(0xc9962f);
/// A burning die, a frozen one, a locked one, one that lies face down.
pub const BURNING: Shade = Shade::hex(0xd8642a);
/// See [`BURNING`].
pub const FROZEN: Shade = Shade::hex(0x9cc9dd);
/// See [`BURNING`].
pub const LOCKED: Shade = Shade::hex(0x6d6a66);
/// See [`BURNING`].
pub const HIDDEN: Shade = Shade::hex(0x3a3346);
/// What a fighter is glad of, and what it is not, on a status.
pub const GLAD: Shade = Shade::hex(0x2f5a48);
/// See [`GLAD`].
pub const SORRY: Shade = Shade::hex(0x5d2a2a);
/// Floating numbers: harm, healing, anything else.
pub const FLOATS: [Shade; 3] = [Shade::hex(0xf08b6e), Shade::hex(0x9fd3b0), Shade::hex(0xecca8d)];

/// Side of a die, least and most where there is little room.
pub const DIE: [f32; 2] = [30.0, 46.0];
/// Most side of a die, as a share of the height of a half of the table.
pub const DIE_SHARE: f32 = 0.09;
/// Height of a line of the strip a fighter has above reasons, in heights of a line of its head.
pub const STRIP_ROW: f32 = 1.25;
/// Width of what tells who it is, as a share of the strip.
pub const STRIP_HEAD: f32 = 0.28;
/// Least and most width of a card in it, in heights of a line of it.
pub const STRIP_CARD: [f32; 2] = [3.05, 7.0];
/// How much larger than other small words a card's may be, and at which width of a card they are as large as those.
pub const CARD_LETTERS: [f32; 2] = [1.6, 150.0];
/// Letters of a card that grow with it are no larger, points.
pub const CARD_LETTER_MOST: f32 = 18.0;
/// Height of a status sign.
pub const STATUS: f32 = 22.0;
/// Columns of cards a board has room for before they get narrower; as many cards stand in one row.
pub const COLUMNS: usize = 3;
/// Most width of a column of cards, and most height of a card of one cell.
pub const CARD_MOST: [f32; 2] = [280.0, 320.0];
/// How strong the large sign on a tall card is, and how small it may be, points.
pub const WATERMARK: f32 = 0.32;
/// See [`WATERMARK`].
pub const WATERMARK_LEAST: f32 = 22.0;
/// Width and height of a node of the drawn graph, and the gaps between columns and rows.
pub const NODE: [f32; 2] = [264.0, 102.0];
/// See [`NODE`].
pub const NODE_GAP: [f32; 2] = [40.0, 10.0];
/// Between the edge of a node and what is in it.
pub const NODE_MARGIN: f32 = 8.0;
/// Side of the dice in it.
pub const NODE_DIE: f32 = 16.0;
/// What belongs to the line that was chosen, mixed into the ground of its nodes.
pub const NODE_CHOSEN: f32 = 0.16;
/// How far the drawn graph can be made smaller and larger.
pub const ZOOM: [f32; 2] = [0.08, 2.5];
/// How much smaller than other words it may be at first, to be seen in its whole width.
pub const ZOOM_READ: f32 = 0.75;
/// One step of the keys: how much larger it gets, and how far it moves as a share of the room.
pub const ZOOM_STEP: f32 = 1.25;
/// See [`ZOOM_STEP`].
pub const PAN_STEP: f32 = 0.15;
/// Height of the smallest letters that are drawn in it.
pub const LEGIBLE: f32 = 6.0;
/// Nodes drawn at most.
pub const MOST_NODES: usize = 1500;

/// Between two dice of a roll.
pub const ROLL: f32 = 0.14;
/// A die tumbles.
pub const TUMBLE: f32 = 0.65;
/// A die flies to its slot.
pub const FLY: f32 = 0.42;
/// A card is used.
pub const USE: f32 = 0.34;
/// Somebody is hit or healed.
pub const HIT: f32 = 0.5;
/// A status comes or goes, a card is shocked, weakened or copied, a countdown moves.
pub const CHANGE: f32 = 0.36;
/// A turn begins.
pub const TURN: f32 = 0.9;
/// The fight is over.
pub const END: f32 = 1.8;
/// A number floats.
pub const FLOAT: f32 = 1.3;
/// Height of the number of HP lost, in heights of a title.
pub const HARM_LETTERS: f32 = 1.05;
/// How far a number floats.
pub const FLOAT_RISE: f32 = 46.0;
/// How far a fighter that was hit is shaken, and how often.
pub const SHAKE: [f32; 2] = [9.0, 4.0];

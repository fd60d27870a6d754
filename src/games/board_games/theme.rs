//! What only the boards with pieces are painted with: lacquer, wood and brass, and what grows in Jungle.

use crate::theme::color::Shade;

/// The table below the board, under the lamp and where its light ends.
pub const TABLE: [Shade; 2] = [Shade::hex(0x3a2c22), Shade::hex(0x0d0b0c)];
/// Brightness of the board's far corners (a factor of its colours; 1 under the lamp).
pub const NIGHT: f32 = 0.62;
/// How far the lamp's light reaches, in lengths of the board.
pub const LAMP: f32 = 0.72;
/// How far the table goes on beyond the board, in lengths of the board.
pub const BEYOND: f32 = 1.2;

/// The lacquer of the frame, its lit edge, and the brass line in it.
pub const LACQUER: Shade = Shade::hex(0x4a1a18);
/// See [`LACQUER`].
pub const LACQUER_LIT: Shade = Shade::hex(0x7c3028);
/// See [`LACQUER`].
pub const INLAY: Shade = Shade::hex(0xb8924f);
/// Width of the frame and of the brass line, in sides of a cell.
pub const FRAME: f32 = 0.5;
/// See [`FRAME`].
pub const INLAY_WIDTH: f32 = 0.02;
/// How round the frame's corners are, in sides of a cell.
pub const CORNER: f32 = 0.22;

/// The wood of cells, in two tints by turns.
pub const WOOD: [Shade; 2] = [Shade::hex(0xc49a63), Shade::hex(0xb98e58)];
/// Dark and light wood, by turns: the first cell of a board of chess is dark.
pub const CHEQUERED: [Shade; 2] = [Shade::hex(0x9a6a3f), Shade::hex(0xdcbd8b)];
/// The lines between cells, and their width in sides of a cell.
pub const SEAM: Shade = Shade::hex(0x5d3f22);
/// See [`SEAM`].
pub const SEAM_WIDTH: f32 = 0.022;
/// Grass, in two tints by turns.
pub const GRASS: [Shade; 2] = [Shade::hex(0x9a9a5c), Shade::hex(0x909254)];
/// Water, in two tints by turns, and its waves.
pub const WATER: [Shade; 2] = [Shade::hex(0x48707f), Shade::hex(0x436a7a)];
/// See [`WATER`].
pub const WAVE: Shade = Shade::hex(0x86a9b1);
/// A trap's ground, and its bars.
pub const TRAP: Shade = Shade::hex(0xa47648);
/// See [`TRAP`].
pub const BARS: Shade = Shade::hex(0x5a3a20);
/// A den's ground, and its mouth.
pub const DEN: Shade = Shade::hex(0x7a4a34);
/// See [`DEN`].
pub const MOUTH: Shade = Shade::hex(0x22150f);

/// What is cut into wood: its shadow, its lit edge, and its height in sides of a cell.
pub const ENGRAVED: Shade = Shade::hex(0x3b2410);
/// See [`ENGRAVED`].
pub const ENGRAVED_LIT: Shade = Shade::hex(0xe6c692);
/// See [`ENGRAVED`].
pub const ENGRAVED_SIZE: f32 = 0.56;

/// A line from the cell that is pointed at, how strong it is (0–1), and its width in sides of a cell.
pub const LINE: Shade = Shade::hex(0xffe2a0);
/// See [`LINE`].
pub const LINE_STRENGTH: f32 = 0.55;
/// See [`LINE`].
pub const LINE_WIDTH: f32 = 0.05;

/// The light on the cells of the last move, and how strong it is (0–1).
pub const LAST_MOVE: Shade = Shade::hex(0xffd772);
/// See [`LAST_MOVE`].
pub const LAST_MOVE_STRENGTH: f32 = 0.34;

/// A piece is turned over, goes a step, takes another; and it is told who plays which side, seconds.
pub const FLIP: f32 = 0.55;
/// See [`FLIP`].
pub const STEP: f32 = 0.38;
/// See [`FLIP`].
pub const TAKE: f32 = 0.55;
/// See [`FLIP`].
pub const SIDES: f32 = 1.4;
/// Pieces that are exchanged while they are placed go so long, seconds.
pub const PLACED: f32 = 0.22;
/// The end of a game is told for so long, seconds.
pub const END: f32 = 1.6;

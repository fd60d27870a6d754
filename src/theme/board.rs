//! Colours, sizes and timings of boards. Board units are the map's own; pixels are logical ones.

use super::color::Shade;

/// The sea under the lamp.
pub const SEA_LIT: Shade = Shade::hex(0x2a3f52);
/// The sea where the lamp's light ends.
pub const SEA_DARK: Shade = Shade::hex(0x0c1119);
/// Shallow water along the coasts.
pub const SHALLOWS: Shade = Shade::hex(0x7fa0a8);
/// Lakes.
pub const LAKE: Shade = Shade::hex(0x33495a);
/// The graticule.
pub const GRATICULE: Shade = Shade::hex(0x8fa3ac);
/// Names of waters and of continents, over the sea.
pub const SEA_LETTERS: Shade = Shade::hex(0xc7b58c);
/// How strong the halo is that parts letters from the map (0–1).
pub const LETTERS_HALO: f32 = 0.8;
/// Sea lanes.
pub const LANE: Shade = Shade::hex(0xcbb68a);
/// Parchment of land under the lamp.
pub const LAND: Shade = Shade::hex(0xd9c8a0);
/// Land that is no part of the game.
pub const WILDS: Shade = Shade::hex(0x4a4a45);
/// Ink of the borders between territories.
pub const BORDER_INK: Shade = Shade::hex(0x3a2d1e);
/// Coastlines.
pub const COAST: Shade = Shade::hex(0xc9a468);
/// The rim of a token.
pub const TOKEN_RIM: Shade = Shade::hex(0xc9a86e);
/// Snow over territories that blizzards have closed.
pub const SNOW: Shade = Shade::hex(0xe6edf2);
/// Flakes on it.
pub const SNOW_FLAKES: Shade = Shade::hex(0x7f9db5);
/// Reach of the small flakes and of the large one in the middle, and distance of the small ones, board units.
pub const FLAKE: [f32; 3] = [5.0, 15.0, 21.0];
/// Portals: the deep and the light in it.
pub const PORTAL: [Shade; 2] = [Shade::hex(0x3b1f5c), Shade::hex(0xc79bff)];
/// Radius of a portal, as a share of the height of a token.
pub const PORTAL_SIZE: f32 = 0.84;
/// Territories nobody at this screen can see.
pub const FOG: Shade = Shade::hex(0x2b313c);
/// Hatching over them.
pub const FOG_HATCH: Shade = Shade::hex(0x515a68);
/// World units after which the hatching repeats.
pub const HATCH_SPAN: f32 = 14.0;
/// Clouds over places nobody at this screen can see.
pub const CLOUD: Shade = Shade::hex(0xb9c0c6);
/// World units after which clouds repeat.
pub const CLOUD_SPAN: f32 = 420.0;
/// How fast clouds drift, world units a second.
pub const CLOUD_DRIFT: f32 = 9.0;
/// Faces of dice.
pub const DIE_IVORY: Shade = Shade::hex(0xf1e7d2);
/// A die that was beaten.
pub const DIE_BEATEN: Shade = Shade::hex(0xa79c88);

/// Thematic maps of a threat, from none to the greatest: lighter is safer, and the steps differ in lightness too.
pub const HEAT: [Shade; 5] =
    [Shade::hex(0x9db79b), Shade::hex(0xe9cf7a), Shade::hex(0xe79a4d), Shade::hex(0xd2603f), Shade::hex(0xa83253)];
/// Thematic maps of a yield, from the least to the greatest.
pub const YIELD: [Shade; 4] = [Shade::hex(0xcfd3c4), Shade::hex(0x9cc2a5), Shade::hex(0x4f9a83), Shade::hex(0x1d5f5a)];
/// Tints of continents on their thematic map: quiet, so that tokens stand out against them.
pub const CONTINENT_TINTS: [Shade; 8] = [
    Shade::hex(0x8e8a5e),
    Shade::hex(0xa8744f),
    Shade::hex(0x6f7f9c),
    Shade::hex(0xb59a5a),
    Shade::hex(0x6f8f74),
    Shade::hex(0x94708a),
    Shade::hex(0x5f8d94),
    Shade::hex(0x9a5f5c),
];
/// Size of the numbers on thematic maps, pixels.
pub const BADGE_SIZE: f32 = 13.0;

/// Old pigments: how much of this earth is in every owner's colour on land (0–1).
pub const EARTH: (Shade, f32) = (Shade::hex(0x5f4c2e), 0.12);
/// How much of the owner's colour lies on the middle of a territory, and how much more on its edge (0–1).
pub const WASH: [f32; 2] = [0.62, 0.28];
/// How much of the night lies over places that are not in question now (0–1).
pub const DIMMED: f32 = 0.32;
/// How much of the lamp's light lies on places on which something can be done (0–1).
pub const LIT: f32 = 0.18;
/// Light on the land at the board's far corners and under the lamp (factors of its colour).
pub const LAND_LIGHT: [f32; 2] = [0.42, 1.0];
/// How far the deeper colour reaches in from the border, board units.
pub const WASH_REACH: f32 = 11.0;
/// How far shallow water reaches out from the coast, board units.
pub const SHALLOWS_REACH: f32 = 40.0;

/// Width of coastlines, board units.
pub const COAST_WIDTH: f32 = 2.2;
/// Width of borders between continents, board units.
pub const CONTINENT_WIDTH: f32 = 3.4;
/// Width of borders between territories, board units.
pub const BORDER_WIDTH: f32 = 1.5;
/// Width of sea lanes, board units.
pub const LANE_WIDTH: f32 = 1.8;
/// Length of a dash and of a gap of a sea lane, board units.
pub const LANE_DASH: [f32; 2] = [9.0, 7.0];
/// The lines of light around places: where something can be done, what is chosen, what is aimed at. Brighter than any ground, and each
/// of another lightness.
pub const RIM_LEGAL: Shade = Shade::hex(0xffc83d);
/// See [`RIM_LEGAL`].
pub const RIM_CHOSEN: Shade = Shade::hex(0xfff4d8);
/// See [`RIM_LEGAL`].
pub const RIM_TARGET: Shade = Shade::hex(0xff5c43);
/// Width of such a line, and of the dark on both sides of it that parts it from any ground, board units.
pub const RIM_WIDTH: [f32; 2] = [4.6, 8.0];
/// How far a bend leads off the straight way at most that such a line does not follow, board units.
pub const RIM_BENDS: f32 = 2.2;
/// Parts of a place that reach less far have no such line, unless it has none that is larger, board units.
pub const RIM_SPECK: f32 = 16.0;
/// The soft light about it: how far it reaches to both sides in all, board units, and how strong it is at the line (0–1).
pub const HALO: (f32, f32) = (22.0, 0.3);
/// Degrees between lines of the graticule, as board units.
pub const GRATICULE_STEP: f32 = 125.0;

/// Height of a token with one army, pixels.
pub const TOKEN_HEIGHT: f32 = 29.0;
/// How much a token grows with its armies: a share of its height for every doubling, up to the most.
pub const TOKEN_GROWTH: [f32; 2] = [0.045, 0.3];
/// How far a token that was hit is shaken, pixels, and how often.
pub const TOKEN_SHAKE: [f32; 2] = [7.0, 4.0];
/// Height of the letters that rise from a place, pixels.
pub const RISE_LETTERS: f32 = 30.0;
/// Size of the count on a token, as a share of its height.
pub const COUNT_SIZE: f32 = 0.46;
/// Size of territory names when the whole board is shown, and how far they grow when it is enlarged, pixels.
pub const NAME_SIZE: [f32; 2] = [13.0, 19.0];
/// Size of continent names when the whole board is shown, and how far they grow, pixels.
pub const CONTINENT_SIZE: [f32; 2] = [15.0, 26.0];

/// How far one can come closer than the whole board.
pub const CLOSEST: f32 = 5.0;
/// One step of the wheel or of a key.
pub const ZOOM_STEP: f32 = 1.15;
/// Pan by key, pixels a second.
pub const PAN_SPEED: f32 = 700.0;
/// How long the view takes to glide to a place.
pub const GLIDE: f32 = 0.35;
/// How long the pointer rests on a territory before its tip is shown.
pub const TIP_DELAY: f32 = 0.3;
/// Farther than this the pointer drags the board instead of clicking, pixels.
pub const DRAG_START: f32 = 5.0;

/// A territory lights up or goes dark.
pub const LIGHT_FADE: f32 = 0.14;
/// Armies are placed.
pub const PLACE: f32 = 0.34;
/// A territory is dealt or claimed.
pub const SETTLE: f32 = 0.12;
/// The attack arrow is drawn before the dice roll.
pub const AIM: f32 = 0.35;
/// Dice tumble.
pub const TUMBLE: f32 = 0.6;
/// Dice lie still and losses rise.
pub const LIE: f32 = 0.65;
/// A captured territory flashes.
pub const FLASH: f32 = 0.5;
/// A territory named in the log flashes.
pub const RECALL: f32 = 1.2;
/// How far one comes closer to a place named in the log, at least.
pub const VISIT: f32 = 1.7;
/// Armies march.
pub const MARCH: f32 = 0.6;
/// A card is drawn or traded.
pub const CARD: f32 = 0.5;
/// The banner at the beginning of a turn.
pub const TURN_BANNER: f32 = 0.9;
/// The banner of an elimination and of the end.
pub const GREAT_BANNER: f32 = 2.6;
/// The banner of a continent that is all one's.
pub const TRIUMPH: f32 = 1.8;
/// Later rolls of the same battle: as a share of the first.
pub const AGAIN: f32 = 0.45;
/// How a turn is told that is a person's affair: what is shown as a share of its length; the seconds after which the rest
/// is told as fast as possible; and how much of its length is left then.
pub const PACE_NEAR: [f32; 3] = [1.0, 24.0, 0.3];
/// The same for what opponents do among themselves.
pub const PACE_FAR: [f32; 3] = [0.62, 8.0, 0.08];
/// The dock unfolds or folds.
pub const FOLD: f32 = 0.22;

/// Width of the arrow of what is done, pixels.
pub const ARROW_WIDTH: f32 = 5.0;
/// Width of the arrow or ring of the candidate looked at, of another one, and of an expected step, pixels.
pub const REASON_WIDTH: [f32; 3] = [6.0, 3.2, 3.2];
/// How solid the candidates that are not looked at are drawn (0–1).
pub const REASON_FAINT: f32 = 0.75;
/// Radius of the disc with a candidate's rank, pixels.
pub const RANK_RADIUS: f32 = 9.5;
/// How solid the warmth of a method's numbers lies over the land (0–1).
pub const HEAT_COVER: f32 = 0.78;
/// Height of the letters that tell a method's number on its territory, pixels.
pub const HEAT_LETTERS: f32 = 13.0;
/// Width of the whole board below which tokens crowd each other, pixels as designed.
pub const LEGIBLE_WIDTH: f32 = 600.0;
/// The same for tokens that are drawn larger because the text is: they grow no further.
pub const SPACIOUS_WIDTH: f32 = 760.0;

/// Size of the letters and numbers at the edge of a board when all of it is shown, and how far they grow, pixels.
pub const COORDINATE_SIZE: [f32; 2] = [13.0, 18.0];
/// How high a piece is that stands on a cell, in sides of the cell.
pub const PIECE_HEIGHT: f32 = 0.84;
/// How much larger a piece is drawn that is lifted, and one that leaps at its highest.
pub const PIECE_LIFTED: [f32; 2] = [1.14, 1.08];
/// How high a piece leaps, in its own heights.
pub const PIECE_LEAP: f32 = 0.55;
/// How solid a translucent piece is (0–1).
pub const PIECE_FAINT: f32 = 0.5;
/// A piece that was dropped where it cannot go returns.
pub const PIECE_RETURN: f32 = 0.18;
/// How long a piece stays where it was dropped before it returns, unless the game moves it.
pub const PIECE_PROMISE: f32 = 0.6;
/// How long a captured piece is seen to go: as a share of the time in which the other one comes.
pub const PIECE_LEAVES: f32 = 1.6;
/// Width of the dashes around the cell on which the keyboard is, and of the dark on both sides of them, world units.
pub const CURSOR_WIDTH: [f32; 2] = [6.0, 10.0];
/// Height of the captured pieces beside the board, points before text size.
pub const TRAY_PIECE: f32 = 26.0;
/// What a player draws on the board for thinking.
pub const SKETCH: Shade = Shade::hex(0x7fb3c8);

/// How much light, and how much dark, is in the lit and unlit sides of enamel (0–1).
pub const ENAMEL_LIGHT: [f32; 2] = [0.42, 0.34];

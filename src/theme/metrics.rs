//! Sizes in points (one point is one pixel at 100 % window scale) and timings in seconds.

/// The grid: every margin and gap is a multiple of it.
pub const GRID: f32 = 8.0;
/// Between two things that belong together.
pub const GAP: f32 = GRID;
/// Between two groups.
pub const GAP_WIDE: f32 = 2.0 * GRID;
/// Inside a panel, from its edge to its content.
pub const PANEL_MARGIN: f32 = 2.0 * GRID;
/// From the edge of the window to the first panel.
pub const PAGE_MARGIN: f32 = 3.0 * GRID;
/// Corner radius of panels.
pub const PANEL_RADIUS: u8 = 6;
/// Corner radius of buttons and fields.
pub const BUTTON_RADIUS: u8 = 4;
/// How far the face of a key stands above its skirt.
pub const KEY_SKIRT: f32 = 3.0;
/// How dark the table is behind the curtain (0–1).
pub const CURTAIN: f32 = 0.8;
/// Width of the card on the curtain and height of its shield, in steps of the grid.
pub const CURTAIN_WIDTH: f32 = 60.0;
/// See [`CURTAIN_WIDTH`].
pub const CURTAIN_SHIELD: f32 = 11.0;
/// Width of a word of guidance, its distance from what it is about, and the ring about that, in steps of the grid.
pub const GUIDE_WIDTH: f32 = 40.0;
/// See [`GUIDE_WIDTH`].
pub const GUIDE_GAP: f32 = 7.0;
/// See [`GUIDE_WIDTH`].
pub const GUIDE_RING: f32 = 3.2;
/// Width of a search field, in steps of the grid, and the most letters it takes.
pub const SEARCH_WIDTH: f32 = 24.0;
/// See [`SEARCH_WIDTH`].
pub const SEARCH_LENGTH: usize = 40;
/// Width of a hairline.
pub const HAIRLINE: f32 = 1.0;
/// Width of the ring around what has the keyboard's focus.
pub const FOCUS_RING: f32 = 2.0;
/// How small the letters of a button get before its text takes a second line, as a share of their usual size.
pub const BUTTON_TEXT_LEAST: f32 = 0.8;
/// Least height of anything that can be clicked, before text size.
pub const CONTROL_HEIGHT: f32 = 4.0 * GRID;
/// Height of the bar that holds the primary action, before text size.
pub const ACTION_BAR: f32 = 9.0 * GRID;
/// Least width of the primary action, before text size.
pub const PRIMARY_WIDTH: f32 = 24.0 * GRID;

/// The window the layout is drawn for; larger windows enlarge everything gently.
pub const REFERENCE_WINDOW: [f32; 2] = [1280.0, 720.0];
/// No window is made smaller than this.
pub const SMALLEST_WINDOW: [f32; 2] = [960.0, 600.0];

/// How long hover, press and focus take to fade.
pub const FADE: f32 = 0.12;
/// How long a notice stays when it asks for nothing.
pub const NOTICE: f32 = 6.0;
/// Time between pictures where something moves only slowly.
pub const AMBIENT_FRAME: f32 = 1.0 / 30.0;
/// Seconds between two frames while nothing moves but a picture behind a page.
pub const LIVING_FRAME: f32 = 1.0 / 20.0;
/// How much of a processor core a picture behind a page may take (0–1): no more than it is worth.
pub const LIVING_SHARE: f32 = 0.025;
/// The longest time between two frames, in seconds, that looks like motion. What cannot be had as often changes in steps.
pub const FLOWING_FRAME: f32 = 0.125;
/// How long settings must be unchanged before they are written.
pub const SETTLE: f32 = 0.6;

//! All settings, and what they are at first.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::Resource;

use super::{MapTheme, PieceLook, Speed};
use crate::{keys::KeyMap, text::Words, theme::Palette};

/// Advisers remembered: one for each of as many games.
const ADVISERS: usize = 16;

/// Least and greatest text size, as a factor of the designed one.
pub const TEXT_SIZES: std::ops::RangeInclusive<f32> = 0.8..=2.0;

/// All settings.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Settings {
    /// Volume of the ambience, 0 (silent) to 1.
    pub music: f32,
    /// Volume of effects, 0 (silent) to 1.
    pub effects: f32,
    /// Whether nothing is heard, whatever the volumes.
    pub muted: bool,
    /// Text size as a factor, within [`TEXT_SIZES`].
    pub text_size: f32,
    /// The tag of the language that was chosen; the system's where none was.
    pub language: Option<String>,
    /// How fast moves are shown.
    pub speed: Speed,
    /// No drifting, tumbling or flashing; things change at once.
    pub reduced_motion: bool,
    /// Whether tables are told in text, where they would be drawn.
    pub text_view: bool,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Width and height of the window in logical pixels while it does not fill the screen.
    pub window: [u32; 2],
    /// The opponents that were chosen to give advice, the latest first, by their names in the registry. A game takes the first
    /// that it knows, else the strongest.
    pub advisers: Vec<String>,
    /// The players' colours.
    pub palette: Palette,
    /// The thematic map shown over boards, if any.
    pub map_theme: Option<MapTheme>,
    /// How pieces of board games look; where nothing was chosen, characters to who reads Chinese and pictures to everybody else.
    pub piece_look: Option<PieceLook>,
    /// Whether the rows and columns of boards with pieces are named at the edge.
    pub coordinates: bool,
    /// Whether a move of a piece is done only once it is confirmed.
    pub confirm_moves: bool,
    /// Whether newcomers are guided.
    pub guidance: bool,
    /// What they have been told, by name.
    pub guided: BTreeSet<String>,
    /// Which keys do what.
    pub keys: KeyMap,
    /// Values this version does not know, by name, as they were found.
    pub(super) unknown: BTreeMap<String, String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            music: 0.5,
            effects: 0.8,
            muted: false,
            text_size: 1.0,
            language: None,
            speed: Speed::Normal,
            reduced_motion: false,
            text_view: false,
            fullscreen: false,
            window: [1280, 720],
            advisers: Vec::new(),
            palette: Palette::default(),
            map_theme: None,
            piece_look: None,
            coordinates: true,
            confirm_moves: false,
            guidance: true,
            guided: BTreeSet::new(),
            keys: KeyMap::default(),
            unknown: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// The defaults, without losing what this version does not know nor the size of the window.
    pub fn restored(self) -> Self {
        Self { window: self.window, unknown: self.unknown, ..Self::default() }
    }

    /// Lets an opponent give advice from now on. Only so many are remembered.
    pub fn choose_adviser(&mut self, name: &str) {
        self.advisers.retain(|known| known != name);
        if !name.is_empty() {
            self.advisers.insert(0, name.to_owned());
        }
        self.advisers.truncate(ADVISERS);
    }

    /// How pieces of board games look to who reads these words.
    pub fn piece_look(&self, words: &Words) -> PieceLook {
        let usual = if words.language().language == "zh" { PieceLook::Characters } else { PieceLook::Pictures };
        self.piece_look.unwrap_or(usual)
    }

    /// How long an animation lasts that was designed to last `seconds`; 0 when motion is off.
    pub fn lasts(&self, seconds: f32) -> f32 {
        if self.reduced_motion { 0.0 } else { self.speed.lasts(seconds) }
    }
}

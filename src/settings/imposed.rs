//! What the command line imposes on the settings for one run.

use bevy::prelude::Resource;

use super::{Settings, Speed};

/// Settings that the command line imposes for one run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Overrides {
    /// Text size as a factor.
    pub text_size: Option<f32>,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Width and height of the window in logical pixels.
    pub window: Option<[u32; 2]>,
    /// The tag of a language.
    pub language: Option<String>,
    /// How fast moves are shown.
    pub speed: Option<Speed>,
}

impl Settings {
    /// These settings with `overrides` laid over them.
    pub fn overridden(mut self, overrides: Overrides) -> Self {
        self.text_size = overrides.text_size.unwrap_or(self.text_size);
        self.fullscreen |= overrides.fullscreen;
        self.window = overrides.window.unwrap_or(self.window);
        self.language = overrides.language.or(self.language);
        self.speed = overrides.speed.unwrap_or(self.speed);
        self
    }
}

/// Settings with what the command line imposes on them: it acts, but is not written to the file unless the player sets
/// it again.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Imposed {
    before: Settings,
    after: Settings,
}

impl Imposed {
    /// Lays `overrides` over the player's settings.
    pub fn new(settings: Settings, overrides: Overrides) -> Self {
        Self { after: settings.clone().overridden(overrides), before: settings }
    }

    /// The settings that act at first.
    pub fn settings(&self) -> &Settings {
        &self.after
    }

    /// What to write for settings that act now.
    pub(super) fn lifted(&self, now: &Settings) -> Settings {
        fn lift<T: PartialEq + Clone>(now: &T, before: &T, after: &T) -> T {
            if now == after { before.clone() } else { now.clone() }
        }
        let (before, after) = (&self.before, &self.after);
        Settings {
            text_size: lift(&now.text_size, &before.text_size, &after.text_size),
            fullscreen: lift(&now.fullscreen, &before.fullscreen, &after.fullscreen),
            window: lift(&now.window, &before.window, &after.window),
            language: lift(&now.language, &before.language, &after.language),
            speed: lift(&now.speed, &before.speed, &after.speed),
            ..now.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_command_line_imposes_is_not_written() {
        let overrides = Overrides { text_size: Some(2.0), speed: Some(Speed::Instant), ..Overrides::default() };
        let imposed = Imposed::new(Settings::default(), overrides);
        let mut now = imposed.settings().clone();
        assert_eq!((now.text_size, now.speed), (2.0, Speed::Instant));
        now.music = 0.1;
        now.text_size = 1.2;
        let written = imposed.lifted(&now);
        assert_eq!((written.music, written.text_size, written.speed), (0.1, 1.2, Speed::Normal));
    }
}

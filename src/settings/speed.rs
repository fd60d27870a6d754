//! How fast the game is told.

use serde::{Deserialize, Serialize};

/// How fast moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Speed {
    /// Half as fast.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// Two and a half times as fast.
    Fast,
    /// Nothing is shown in between.
    Instant,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// How long something lasts that was designed to last `seconds`; 0 when nothing is shown.
    pub fn lasts(self, seconds: f32) -> f32 {
        match self {
            Self::Slow => seconds * 2.0,
            Self::Normal => seconds,
            Self::Fast => seconds * 0.4,
            Self::Instant => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Settings, *};

    #[test]
    fn instant_and_reduced_motion_take_no_time() {
        assert_eq!(Speed::Instant.lasts(3.0), 0.0);
        assert_eq!(Settings { reduced_motion: true, ..Settings::default() }.lasts(3.0), 0.0);
        assert!(Speed::Slow.lasts(1.0) > Speed::Fast.lasts(1.0));
    }
}

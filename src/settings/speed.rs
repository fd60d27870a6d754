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
    /// Eight times as fast.
    Rapid,
    /// Nothing is shown in between.
    Instant,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Self; 5] = [Self::Slow, Self::Normal, Self::Fast, Self::Rapid, Self::Instant];

    /// How long something lasts that was designed to last `seconds`; 0 when nothing is shown.
    pub fn lasts(self, seconds: f32) -> f32 {
        match self {
            Self::Slow => seconds * 2.0,
            Self::Normal => seconds,
            Self::Fast => seconds * 0.4,
            Self::Rapid => seconds * 0.125,
            Self::Instant => 0.0,
        }
    }

    /// The next one up; from the last on to the first.
    pub fn next(self) -> Self {
        match self {
            Self::Slow => Self::Normal,
            Self::Normal => Self::Fast,
            Self::Fast => Self::Rapid,
            Self::Rapid => Self::Instant,
            Self::Instant => Self::Slow,
        }
    }

    /// The key of its name among the client's words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Slow => "speed-slow",
            Self::Normal => "speed-normal",
            Self::Fast => "speed-fast",
            Self::Rapid => "speed-rapid",
            Self::Instant => "speed-instant",
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
        let each = Speed::ALL.map(|speed| speed.lasts(1.0));
        assert!(each.is_sorted_by(|slower, faster| slower > faster), "{each:?}");
        assert_eq!((each[0], each[3]), (2.0, 0.125));
        assert!(Speed::ALL.into_iter().all(|speed| Speed::ALL.contains(&speed.next()) && speed.next() != speed));
    }
}

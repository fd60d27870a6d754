//! What a position is worth with best play.

/// What a position is worth to whoever is to act, or a move to whoever makes it. Distances are in plies to the next capture, or to the end of the game where that comes
/// first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Won, the next capture at the latest after so many plies.
    Won(u16),
    /// Nobody can force a win before the plies are up.
    Drawn,
    /// Lost, the next capture after at most so many plies.
    Lost(u16),
}

impl Verdict {
    /// What a move is worth that leads to a position worth this.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Won(distance) => Self::Lost(distance + 1),
            Self::Drawn => Self::Drawn,
            Self::Lost(distance) => Self::Won(distance + 1),
        }
    }

    /// What a move that takes a piece is worth, by what it leads to.
    #[must_use]
    pub const fn taking(self) -> Self {
        match self {
            Self::Won(_) => Self::Lost(1),
            Self::Drawn => Self::Drawn,
            Self::Lost(_) => Self::Won(1),
        }
    }

    /// The same where so many plies are left for the next capture: a distance beyond that is a draw.
    #[must_use]
    pub const fn within(self, plies: u16) -> Self {
        match self {
            Self::Won(distance) | Self::Lost(distance) if distance > plies => Self::Drawn,
            verdict => verdict,
        }
    }

    /// Its place in the order of what one wants: won soon, won late, drawn, lost late, lost soon.
    pub const fn order(self) -> i32 {
        match self {
            Self::Won(distance) => 1_000 - distance as i32,
            Self::Drawn => 0,
            Self::Lost(distance) => distance as i32 - 1_000,
        }
    }
}

//! What an action is worth.

/// What an action is worth to whoever makes it, where both sides play as well as can be. Plies are those to the end of the game, or, in a game whose tables count no further, to the
/// next capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// It wins in so many plies at most, itself counted.
    Won(u32),
    /// Neither side can win.
    Drawn,
    /// It loses in so many plies at most, itself counted.
    Lost(u32),
}

impl Worth {
    /// Whether it wins.
    pub const fn is_won(self) -> bool {
        matches!(self, Self::Won(_))
    }

    /// Whether it loses.
    pub const fn is_lost(self) -> bool {
        matches!(self, Self::Lost(_))
    }

    /// Its place in the order of what one wants, the best first: won soon, won late, drawn, lost late, lost soon.
    pub fn order(self) -> i64 {
        const BEYOND: i64 = 1 << 40;
        match self {
            Self::Won(plies) => i64::from(plies) - BEYOND,
            Self::Drawn => 0,
            Self::Lost(plies) => BEYOND - i64::from(plies),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quick_win_comes_first_and_a_quick_loss_last() {
        let mut worths = [Worth::Lost(2), Worth::Won(9), Worth::Drawn, Worth::Lost(8), Worth::Won(1)];
        worths.sort_by_key(|worth| worth.order());
        assert_eq!(worths, [Worth::Won(1), Worth::Won(9), Worth::Drawn, Worth::Lost(8), Worth::Lost(2)]);
    }
}

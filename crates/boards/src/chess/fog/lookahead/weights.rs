//! The numbers of the evaluation, in pawns.

/// What the evaluation goes by. Prices of pieces stand with the relative they are of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What it is worth to stand in the middle and not at the edge.
    pub places: f64,
    /// What each row is worth that a pawn has come ahead.
    pub advance: f64,
    /// What each square is worth that a side sees: that it holds, or could go to.
    pub seen: f64,
    /// What each square is worth beside the other side's king that one could go to.
    pub danger: f64,
    /// What the certain loss of the king would cost, beyond what a search finds, times how likely it is.
    pub risk: f64,
    /// The share of a score in fog that is the plan for all that looks the same together, 0 to 1; the rest is what each position comes to by itself.
    pub plan: f64,
    /// What a whim may be worth at most in fog, where it does not do always to do the same.
    pub whim: f64,
}

impl Weights {
    /// Set by hand.
    pub const BY_HAND: Self =
        Self { places: 0.3, advance: 0.06, seen: 0.03, danger: 0.08, risk: 15.0, plan: 0.5, whim: 0.1 };

    /// Learned from 12 400 games of chess in fog of a Scout with 500 positions a decision against itself, all but the plan and the whim.
    pub const LEARNED: Self =
        Self { places: 0.38, advance: 0.009, seen: 0.145, danger: 0.005, risk: 23.0, ..Self::BY_HAND };
}

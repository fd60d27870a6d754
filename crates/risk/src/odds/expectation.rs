//! What a search expects of a fight to the end, in whole armies.

use super::grid::Forecast;

/// What to expect of a fight to the end, in armies as a search moves them: rounded, and never more than there were.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Expectation {
    /// Probability that the territory falls, in [0, 1].
    pub p_conquer: f64,
    /// Attackers left where it falls, at least one.
    pub attackers: u32,
    /// Defenders left where it holds, at least one.
    pub defenders: u32,
}

impl Expectation {
    /// What the forecast of so many armies comes to.
    pub(super) fn new(forecast: &Forecast, attackers: u32, defenders: u32) -> Self {
        let whole = |left: Option<f64>, most: u32| (left.unwrap_or(1.0).round() as u32).clamp(1, most.max(1));
        Self {
            p_conquer: forecast.p_conquer,
            attackers: whole(forecast.attackers_left_if_conquered(), attackers),
            defenders: whole(forecast.defenders_left_if_held(), defenders),
        }
    }
}

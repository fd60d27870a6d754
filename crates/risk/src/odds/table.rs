//! The fight to the end tabulated to 100 v 100, for search and agents.

use std::sync::LazyLock;

use super::asymptote::Asymptote;
use super::expectation::Expectation;
use super::grid::{Forecast, Grid, unfought};
use super::roll::Defence;

/// Forecasts of fights to the end, exact up to [`OddsTable::SIZE`] armies a side, in constant time for any armies.
#[derive(Clone, Debug)]
pub struct OddsTable {
    /// By [`Defence::index`].
    exact: [Grid; 2],
    /// The same in whole armies, row by row as there.
    whole: [Vec<Expectation>; 2],
    beyond: [Asymptote; 2],
}

/// The table depends on nothing but the rules of dice and never changes once it is built, so sharing it is sharing a
/// constant too large for the compiler to evaluate: no caller can observe another through it.
static SHARED: LazyLock<OddsTable> = LazyLock::new(OddsTable::new);

impl OddsTable {
    /// Most armies a side that the table holds exactly.
    pub const SIZE: u32 = 100;

    /// Computes the table: 20 000 forecasts, less than a millisecond of work in a release build.
    pub fn new() -> Self {
        let exact = Defence::ALL.map(|defence| Grid::new(Self::SIZE, Self::SIZE, 0, defence));
        let sizes =
            || (0..=Self::SIZE).flat_map(|attackers| (0..=Self::SIZE).map(move |defenders| (attackers, defenders)));
        let whole = |grid: &Grid| sizes().map(|(a, d)| Expectation::new(grid.at(a, d), a, d)).collect();
        Self {
            whole: exact.each_ref().map(whole),
            exact,
            beyond: Defence::ALL.map(|defence| Asymptote::new(defence, 0)),
        }
    }

    /// The one table of the process, computed on first use.
    pub fn shared() -> &'static Self {
        &SHARED
    }

    /// Probability that `attackers` (without the one that stays behind) conquer `defenders`; see
    /// [`forecast`](Self::forecast).
    #[inline]
    pub fn p_conquer(&self, attackers: u32, defenders: u32, defence: Defence) -> f64 {
        match self.exact[defence.index()].get(attackers, defenders) {
            Some(forecast) => forecast.p_conquer,
            None => self.estimate(attackers, defenders, defence).p_conquer,
        }
    }

    /// What to expect when `attackers` (without the one that stays behind) fight `defenders` to the end.
    ///
    /// Right to 1e-12 up to [`SIZE`](Self::SIZE) armies a side. Beyond, the closed form of the normal law described at
    /// [`Battle::outcome`](super::Battle::outcome), never a recursion, so that search may ask for any armies: within 1e-4
    /// in `p_conquer` and 0.1 armies in the survivors where the table ends, less for larger armies. Take a
    /// [`Battle`](super::Battle) where a larger fight has to be exact.
    #[inline]
    pub fn forecast(&self, attackers: u32, defenders: u32, defence: Defence) -> Forecast {
        match self.exact[defence.index()].get(attackers, defenders) {
            Some(forecast) => *forecast,
            None => self.estimate(attackers, defenders, defence),
        }
    }

    /// The same in whole armies, as a search moves them.
    #[inline]
    pub(crate) fn expect(&self, attackers: u32, defenders: u32, defence: Defence) -> Expectation {
        if attackers <= Self::SIZE && defenders <= Self::SIZE {
            return self.whole[defence.index()][(attackers * (Self::SIZE + 1) + defenders) as usize];
        }
        Expectation::new(&self.estimate(attackers, defenders, defence), attackers, defenders)
    }

    #[cold]
    fn estimate(&self, attackers: u32, defenders: u32, defence: Defence) -> Forecast {
        if attackers == 0 || defenders == 0 {
            return unfought(attackers, defenders);
        }
        let law = &self.beyond[defence.index()];
        let (attackers_left, defenders_left) = law.survivors(attackers, defenders);
        Forecast { p_conquer: law.p_conquer(attackers, defenders), attackers_left, defenders_left }
    }
}

impl Default for OddsTable {
    fn default() -> Self {
        Self::new()
    }
}

//! The fight to the end tabulated to 100 v 100, for search and agents.

use std::sync::LazyLock;

use super::asymptote::Asymptote;
use super::roll::{Defence, RollOdds};

/// What to expect of a fight to the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// Probability that the territory falls, in [0, 1].
    pub p_conquer: f64,
    /// Attackers expected to be left, over all ends: 0 where the territory does not fall.
    pub attackers_left: f64,
    /// Defenders expected to be left, over all ends: 0 where the territory falls.
    pub defenders_left: f64,
}

impl Forecast {
    /// Attackers expected to be left given that the territory falls; `None` when it cannot.
    pub fn attackers_left_if_conquered(&self) -> Option<f64> {
        (self.p_conquer > 0.0).then(|| self.attackers_left / self.p_conquer)
    }

    /// Defenders expected to be left given that the territory does not fall; `None` when it must.
    pub fn defenders_left_if_held(&self) -> Option<f64> {
        (self.p_conquer < 1.0).then(|| self.defenders_left / (1.0 - self.p_conquer))
    }
}

/// Forecasts of fights to the end, exact up to [`OddsTable::SIZE`] armies a side, in constant time for any armies.
#[derive(Clone, Debug)]
pub struct OddsTable {
    /// By [`Defence::index`].
    exact: [Grid; 2],
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
        Self {
            exact: Defence::ALL.map(|defence| Grid::new(Self::SIZE, Self::SIZE, 0, defence)),
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

/// Exact forecasts of fights down to a stop limit.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    attackers: u32,
    defenders: u32,
    /// Row by row of equal attackers, each by defenders, both from 0.
    cells: Vec<Forecast>,
}

impl Grid {
    /// All fights of up to so many armies that stop at `floor` attackers, by recursion over the next roll.
    pub(super) fn new(attackers: u32, defenders: u32, floor: u32, defence: Defence) -> Self {
        let mut grid = Self {
            attackers,
            defenders,
            cells: Vec::with_capacity((attackers as usize + 1) * (defenders as usize + 1)),
        };
        for a in 0..=attackers {
            for d in 0..=defenders {
                let forecast = match RollOdds::of_armies(a, d, defence) {
                    Some(roll) if a > floor => grid.after(a, d, roll),
                    _ => unfought(a, d),
                };
                grid.cells.push(forecast);
            }
        }
        grid
    }

    /// The mean over the ways the next roll can fall.
    fn after(&self, attackers: u32, defenders: u32, roll: &RollOdds) -> Forecast {
        let mut mean = Forecast { p_conquer: 0.0, attackers_left: 0.0, defenders_left: 0.0 };
        for lost in 0..=roll.stake() {
            let next = self.at(attackers - lost, defenders + lost - roll.stake());
            let chance = roll.probability(lost);
            mean.p_conquer += chance * next.p_conquer;
            mean.attackers_left += chance * next.attackers_left;
            mean.defenders_left += chance * next.defenders_left;
        }
        mean
    }

    /// The forecast of armies known to be in the grid.
    pub(super) fn at(&self, attackers: u32, defenders: u32) -> &Forecast {
        &self.cells[self.index(attackers, defenders)]
    }

    fn get(&self, attackers: u32, defenders: u32) -> Option<&Forecast> {
        let inside = attackers <= self.attackers && defenders <= self.defenders;
        inside.then(|| self.at(attackers, defenders))
    }

    fn index(&self, attackers: u32, defenders: u32) -> usize {
        attackers as usize * (self.defenders as usize + 1) + defenders as usize
    }
}

/// A fight that ends as it starts. It needs an army to move in for a territory to fall.
fn unfought(attackers: u32, defenders: u32) -> Forecast {
    Forecast {
        p_conquer: if attackers > 0 && defenders == 0 { 1.0 } else { 0.0 },
        attackers_left: f64::from(attackers),
        defenders_left: f64::from(defenders),
    }
}

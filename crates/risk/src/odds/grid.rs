//! Forecasts of fights to the end, by recursion over the next roll.

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

    pub(super) fn get(&self, attackers: u32, defenders: u32) -> Option<&Forecast> {
        let inside = attackers <= self.attackers && defenders <= self.defenders;
        inside.then(|| self.at(attackers, defenders))
    }

    fn index(&self, attackers: u32, defenders: u32) -> usize {
        attackers as usize * (self.defenders as usize + 1) + defenders as usize
    }
}

/// A fight that ends as it starts. It needs an army to move in for a territory to fall.
pub(super) fn unfought(attackers: u32, defenders: u32) -> Forecast {
    Forecast {
        p_conquer: if attackers > 0 && defenders == 0 { 1.0 } else { 0.0 },
        attackers_left: f64::from(attackers),
        defenders_left: f64::from(defenders),
    }
}

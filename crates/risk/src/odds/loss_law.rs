//! What one side loses while it wears the other down: the cumulants, exact for few armies and linear beyond.

use super::gauss::Cumulants;
use super::roll::{MAX_DICE, RollOdds};

/// Armies up to which the cumulants are kept. The distance from a straight line shrinks by at least 0.5 per army, so
/// that at the end of the table it is below the rounding of f64.
const KEPT: usize = 80;

/// Armies over which the slope is measured.
const SPAN: usize = 16;

/// One roll seen from the side that does the wearing down.
#[derive(Clone, Copy)]
pub(super) struct Exchange {
    /// Armies lost by both sides together.
    stake: usize,
    /// Probability by armies the wearing side loses; the worn side loses the rest of the stake.
    chances: [f64; MAX_DICE + 1],
}

impl Exchange {
    /// The attacker wears the defender down.
    pub(super) fn by_attacker(roll: &RollOdds) -> Self {
        Self { stake: roll.stake() as usize, chances: *roll.chances() }
    }

    /// The defender wears the attacker down.
    pub(super) fn by_defender(roll: &RollOdds) -> Self {
        let mut exchange = Self::by_attacker(roll);
        exchange.chances[..=exchange.stake].reverse();
        exchange
    }
}

/// Cumulants of the losses of a side that never runs out, while the other loses `n` armies or slightly more.
#[derive(Clone, Debug)]
pub(super) struct LossLaw {
    /// By armies to wear down, 0 to `KEPT`.
    kept: Vec<Cumulants>,
    slope: Cumulants,
}

impl LossLaw {
    /// The law when `exchange(n)` is the roll made with `n >= 1` armies still to wear down.
    pub(super) fn new(exchange: impl Fn(u32) -> Exchange) -> Self {
        let mut moments = vec![[0.0; 4]];
        for n in 1..=KEPT {
            let next = raw_moments(&moments, n, exchange(n as u32));
            moments.push(next);
        }
        let kept: Vec<_> = moments.into_iter().map(Cumulants::from_moments).collect();
        let slope = (kept[KEPT] + kept[KEPT - SPAN] * -1.0) * (SPAN as f64).recip();
        Self { kept, slope }
    }

    /// Cumulants of the losses while `n` armies are worn down.
    pub(super) fn at(&self, n: u32) -> Cumulants {
        match self.kept.get(n as usize) {
            Some(&cumulants) => cumulants,
            None => self.kept[KEPT] + self.slope * (f64::from(n) - KEPT as f64),
        }
    }
}

/// `E[L], …, E[L⁴]` at `n` from those at fewer armies: `L(n) = x + L(n - stake + x)` with the wearing side's loss `x`. A roll
/// in which it loses the whole stake leaves `n` as it is and is solved for.
fn raw_moments(known: &[[f64; 4]], n: usize, exchange: Exchange) -> [f64; 4] {
    let Exchange { stake, chances } = exchange;
    let mut found = [0.0; 4];
    for order in 1..=4 {
        let mut sum = 0.0;
        for lost in 0..stake {
            sum += chances[lost] * shifted(&known[n.saturating_sub(stake - lost)], lost, order);
        }
        // The entry of this order is still 0 here: exactly the part that is solved for.
        sum += chances[stake] * shifted(&found, stake, order);
        found[order - 1] = sum / (1.0 - chances[stake]);
    }
    found
}

/// `E[(L + shift)^order]` from the raw moments of `L`.
fn shifted(moments: &[f64; 4], shift: usize, order: usize) -> f64 {
    const BINOMIAL: [[f64; 5]; 5] = [
        [1.0, 0.0, 0.0, 0.0, 0.0],
        [1.0, 1.0, 0.0, 0.0, 0.0],
        [1.0, 2.0, 1.0, 0.0, 0.0],
        [1.0, 3.0, 3.0, 1.0, 0.0],
        [1.0, 4.0, 6.0, 4.0, 1.0],
    ];
    (0..=order)
        .map(|power| {
            let moment = if power == 0 { 1.0 } else { moments[power - 1] };
            BINOMIAL[order][power] * moment * (shift as f64).powi((order - power) as i32)
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn law() -> LossLaw {
        LossLaw::new(|n| {
            let roll = RollOdds::of_dice(3, n.min(2)).expect("legal dice");
            Exchange::by_attacker(roll)
        })
    }

    #[test]
    fn the_last_army_costs_a_geometric_number() {
        let loss = 441.0 / 1296.0;
        let win = 1.0 - loss;
        let Cumulants([mean, variance, third, _]) = law().at(1);
        assert!((mean - loss / win).abs() < 1e-14);
        assert!((variance - loss / (win * win)).abs() < 1e-14);
        assert!((third - loss * (1.0 + loss) / win.powi(3)).abs() < 1e-13);
    }

    #[test]
    fn the_slope_is_the_exchange_rate_of_the_full_roll() {
        let roll = RollOdds::of_dice(3, 2).expect("legal dice");
        let rate = roll.attacker_loss().mean / roll.defender_loss().mean;
        let spread = (1.0 + rate).powi(2) * roll.attacker_loss().variance / roll.defender_loss().mean;
        let Cumulants([mean, variance, ..]) = law().slope;
        assert!((mean - rate).abs() < 1e-13);
        assert!((variance - spread).abs() < 1e-10);
    }

    #[test]
    fn the_line_goes_on_where_the_table_ends() {
        let law = law();
        let last = law.at(KEPT as u32);
        let next = law.at(KEPT as u32 + 1);
        for (a, b) in (last + law.slope).0.into_iter().zip(next.0) {
            assert!((a - b).abs() < 1e-9);
        }
    }
}

//! What a turn earns: added along a line, averaged over chance, compared at choices.

use std::cmp::Ordering;
use std::fmt::Debug;

use crate::MAX_VALUE;

/// What moves earn and states are worth.
///
/// A number ([`f64`]), or several in order of importance, such as [`Guarded`]. Sums and means go number by number; comparing
/// looks at the first, and at the next only where those before are equal. That order agrees with sums and means (if *a* is
/// better than *b*, then *a + c* is better than *b + c*, and half of *a* better than half of *b*), so the best choice in
/// every state is the best plan as a whole. An order without that property is searched all the same: the plan is then the
/// one in which every state chooses for itself.
///
/// # The grid
///
/// "Equal" must not hang on the order in which a sum was taken. So everything that comes in, and every mean, is put on a
/// grid ([`settle`](Self::settle)); sums of numbers on the grid are exact, and two ways to the same points are equal bit by
/// bit.
pub trait Reward: Copy + PartialEq + Debug {
    /// Nothing earned.
    const ZERO: Self;

    /// Both together.
    #[must_use]
    fn plus(self, other: Self) -> Self;

    /// A part of it, for means.
    #[must_use]
    fn times(self, part: f64) -> Self;

    /// Puts the numbers on their grid, and in range if they are infinite or no numbers.
    #[must_use]
    fn settle(self) -> Self;

    /// How it compares: [`Ordering::Greater`] is better. A total order.
    fn order(&self, other: &Self) -> Ordering;

    /// The same as an estimate: what must not happen is no less likely than in another estimate of it, and nothing is sure.
    #[must_use]
    fn no_safer_than(self, other: Self) -> Self {
        let _ = other;
        self
    }

    /// It as one finite number, larger is better: what is told to people, and what sampling is guided by.
    fn score(&self) -> f64;
}

/// A grid of numbers to round to.
struct Grid {
    /// Adding and taking away this number rounds, because the numbers around it are no finer than the grid.
    shift: f64,
    /// Moves the border between two steps from one half to the golden section. Means over dice fall on halves all the time,
    /// and then the last bit of a sum, which hangs on its order, would decide.
    lean: f64,
}

impl Grid {
    /// Steps of 2^`-bits`.
    const fn new(bits: u32) -> Self {
        let step = 1.0 / (1u64 << bits) as f64;
        // From 2^(52 - bits) to its double, numbers lie a step apart.
        Self { shift: 1.5 * step * (1u64 << 52) as f64, lean: 0.118_033_988_749_894_85 * step }
    }

    /// Rounds, at most two thirds of a step away; `odd` stands for what is no number.
    #[inline]
    fn round(&self, value: f64, odd: f64) -> f64 {
        if value.is_nan() {
            return odd;
        }
        (value.clamp(-MAX_VALUE, MAX_VALUE) + self.lean + self.shift) - self.shift
    }
}

/// For points and costs.
const COARSE: Grid = Grid::new(28);
/// For probabilities.
const FINE: Grid = Grid::new(48);

/// One number, on a grid of 2⁻²⁸ (4·10⁻⁹): sums are exact while they stay within ±8 million.
impl Reward for f64 {
    const ZERO: Self = 0.0;

    #[inline]
    fn plus(self, other: Self) -> Self {
        self + other
    }

    #[inline]
    fn times(self, part: f64) -> Self {
        self * part
    }

    #[inline]
    fn settle(self) -> Self {
        COARSE.round(self, -MAX_VALUE)
    }

    #[inline]
    fn order(&self, other: &Self) -> Ordering {
        self.total_cmp(other)
    }

    #[inline]
    fn score(&self) -> f64 {
        *self
    }
}

/// Points that are not worth a risk: less risk first, then more points, then less of each cost in turn. A sure win is worth
/// more than points, and the cheapest is the best.
///
/// * Risk: the probability of something that must not happen if it can be helped, such as dying. The state in which it has
///   happened tells 1 at its [`end`](super::Planning::end), every other 0. So a line that may lead there is chosen only
///   where every line may, and then the one least likely to. A line that wins first ends the turn before the risk: it tells
///   0.
/// * Win: the probability of what ends all need of points. The state in which it has happened tells 1 at its end, every other
///   0, and a game that has no such thing tells it nowhere. A line that is sure of it comes before every line that is not,
///   and of two sure ones the one of less cost, whatever they earn on the way. A chance of it counts by its points alone.
/// * Points: what the side is after. Grid as for [`f64`].
/// * Costs: what settles equal points, most important first, such as the number of moves (each move earns a cost of 1).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guarded<const COSTS: usize = 0> {
    /// Probability, from 0 to 1, on a grid of 2⁻⁴⁸.
    pub risk: f64,
    /// Probability, from 0 to 1, on a grid of 2⁻⁴⁸.
    pub win: f64,
    /// Points, more is better.
    pub points: f64,
    /// Costs, less is better.
    pub costs: [f64; COSTS],
}

/// A mean of sure wins is this near to 1; no chance in play is.
const SURE: f64 = 1.0 - 1e-9;

/// The most a win is said to be likely that was only seen to come.
const NOT_SURE: f64 = 1.0 - 1e-6;

impl<const COSTS: usize> Guarded<COSTS> {
    /// Points at a cost, without risk.
    pub const fn new(points: f64, costs: [f64; COSTS]) -> Self {
        Self { risk: 0.0, win: 0.0, points, costs }
    }

    /// The same, and what must not happen has happened.
    #[must_use]
    pub const fn lost(self) -> Self {
        self.at_risk(1.0)
    }

    /// The same, and what must not happen is so likely, from 0 to 1.
    #[must_use]
    pub const fn at_risk(self, risk: f64) -> Self {
        Self { risk, ..self }
    }

    /// The same, and it is won.
    #[must_use]
    pub const fn won(self) -> Self {
        Self { win: 1.0, ..self }
    }

    /// Whether the win is sure.
    #[inline]
    pub fn is_sure(&self) -> bool {
        self.win >= SURE
    }
}

impl<const COSTS: usize> Reward for Guarded<COSTS> {
    const ZERO: Self = Self::new(0.0, [0.0; COSTS]);

    #[inline]
    fn plus(self, other: Self) -> Self {
        let mut costs = self.costs;
        costs.iter_mut().zip(other.costs).for_each(|(cost, more)| *cost += more);
        Self { risk: self.risk + other.risk, win: self.win + other.win, points: self.points + other.points, costs }
    }

    #[inline]
    fn times(self, part: f64) -> Self {
        let costs = self.costs.map(|cost| cost * part);
        Self { risk: self.risk * part, win: self.win * part, points: self.points * part, costs }
    }

    #[inline]
    fn settle(self) -> Self {
        Self {
            risk: FINE.round(self.risk, MAX_VALUE),
            win: FINE.round(self.win, -MAX_VALUE),
            points: COARSE.round(self.points, -MAX_VALUE),
            costs: self.costs.map(|cost| COARSE.round(cost, MAX_VALUE)),
        }
    }

    #[inline]
    fn order(&self, other: &Self) -> Ordering {
        // Nearly always risks are equal, no win is sure, and points settle it: that is asked first.
        let risk = other.risk.total_cmp(&self.risk);
        if risk.is_ne() {
            return risk;
        }
        let (sure, points) = (self.is_sure(), self.points.total_cmp(&other.points));
        if sure != other.is_sure() {
            return sure.cmp(&other.is_sure());
        }
        if !sure && points.is_ne() {
            return points;
        }
        let mut costs = self.costs.iter().zip(&other.costs).map(|(cost, others)| others.total_cmp(cost));
        let costs = costs.find(|order| order.is_ne()).unwrap_or(Ordering::Equal);
        costs.then(points).then_with(|| self.win.total_cmp(&other.win))
    }

    #[inline]
    fn no_safer_than(self, other: Self) -> Self {
        Self { risk: self.risk.max(other.risk), win: self.win.min(other.win).min(NOT_SURE), ..self }
    }

    #[inline]
    fn score(&self) -> f64 {
        self.points
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn risk_comes_before_points_and_points_before_costs() {
        let safe = Guarded::new(10.0, [3.0, 0.0]);
        assert!(safe.order(&Guarded::new(1e6, [0.0, 0.0]).lost()).is_gt());
        assert!(safe.order(&Guarded::new(11.0, [0.0, 0.0])).is_lt());
        assert!(safe.order(&Guarded::new(10.0, [3.0, 1.0])).is_gt());
        assert!(safe.order(&Guarded::new(10.0, [2.0, 9.0])).is_lt());
        assert!(safe.order(&safe).is_eq());
        assert!(Guarded::new(0.0, [0.0]).order(&Guarded::new(-0.0, [-0.0]).settle()).is_eq());
    }

    #[test]
    fn a_sure_win_comes_before_points_and_the_cheapest_first() {
        let win = |points, moves| Guarded::new(points, [moves]).won();
        assert!(win(1.0, 2.0).order(&Guarded::new(1e6, [0.0])).is_gt());
        assert!(win(1.0, 2.0).order(&win(9.0, 3.0)).is_gt());
        assert!(win(1.0, 2.0).order(&win(9.0, 2.0)).is_lt());
        assert!(win(1e6, 1.0).order(&Guarded::new(0.0, [9.0]).at_risk(0.1)).is_gt());
        assert!(win(1e6, 1.0).at_risk(0.1).order(&Guarded::new(0.0, [9.0])).is_lt());
    }

    #[test]
    fn a_likely_win_counts_by_its_points_and_a_mean_of_sure_ones_is_sure() {
        let likely = Guarded::new(5.0, [1.0]).won().times(0.999_999);
        assert!(likely.order(&Guarded::new(5.0, [1.0])).is_lt(), "it has less points");
        let mean = (0..6).fold(Guarded::<0>::ZERO, |mean, _| mean.plus(Guarded::ZERO.won().times(1.0 / 6.0)));
        assert!(mean.settle().is_sure() && !mean.times(1.0 - 1e-6).settle().is_sure());
    }

    #[test]
    fn what_is_no_number_is_the_worst() {
        let odd = Guarded { risk: f64::NAN, win: f64::NAN, points: f64::NAN, costs: [f64::NAN] }.settle();
        assert_eq!(odd, Guarded { risk: MAX_VALUE, win: -MAX_VALUE, points: -MAX_VALUE, costs: [MAX_VALUE] });
        assert_eq!(f64::NEG_INFINITY.settle(), -MAX_VALUE);
    }

    #[test]
    fn a_risk_however_small_in_play_is_no_safety() {
        let mut risk = Guarded::<0>::new(0.0, []).lost();
        for _ in 0..13 {
            risk = risk.times(1.0 / 12.0).settle();
        }
        assert!(risk.risk > 0.0 && Guarded::<0>::ZERO.order(&risk).is_gt());
    }

    #[test]
    fn halves_of_a_step_do_not_hang_on_the_last_bit() {
        for steps in 1..1000u32 {
            let half = (f64::from(steps) + 0.5) * 2f64.powi(-28);
            assert_eq!(half.next_up().settle(), half.next_down().settle());
        }
    }

    proptest! {
        #[test]
        fn sums_on_the_grid_do_not_hang_on_their_order(mut values in prop::collection::vec(-1e5..1e5f64, 1..40)) {
            values.iter_mut().for_each(|value| *value = value.settle());
            let forwards = values.iter().fold(0.0, |sum, value| sum + value);
            let backwards = values.iter().rev().fold(0.0, |sum, value| sum + value);
            prop_assert_eq!(forwards, backwards);
        }

        #[test]
        fn the_grid_is_near(value in -1e6..1e6f64) {
            prop_assert!((value.settle() - value).abs() <= 0.66 * 2f64.powi(-28));
            prop_assert_eq!(value.settle().settle(), value.settle());
        }
    }
}

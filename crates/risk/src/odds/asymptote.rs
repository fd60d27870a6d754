//! Fights too large to follow roll by roll: the normal law described at [`Battle::outcome`](super::Battle::outcome).

use super::gauss::Cumulants;
use super::grid::Grid;
use super::loss_law::{Exchange, LossLaw};
use super::roll::{Defence, MAX_DICE, RollOdds};
use super::window::Window;

/// Armies of both sides together at which the exact solution of the corner is read. With so many, a side that has come
/// to its smaller hands meets an opponent that cannot lose within 1e-10.
const CORNER: u32 = 60;

/// Largest hand of the attacker; with fewer armies he rolls fewer dice.
const FULL_HAND: u32 = MAX_DICE as u32;

/// Half the width of a window of survivors, in standard deviations: what is left out is below 1e-18.
const WIDTH: f64 = 9.0;

/// The constants of the normal law for one defence and stop limit.
#[derive(Clone, Debug)]
pub(super) struct Asymptote {
    floor: u32,
    /// Armies lost in a full roll, the `m` of the formulas.
    stake: u32,
    /// Attacker's loss in a full roll.
    per_roll: Cumulants,
    /// What the smaller hands add, by the remainder of all armies by the stake: a roll with full hands never changes it.
    corner: [Cumulants; MAX_DICE],
    attackers_lost: LossLaw,
    defenders_lost: LossLaw,
    /// Probability of stopping 0, 1, 2 attackers below the stop limit.
    overshoot: [f64; MAX_DICE],
}

impl Asymptote {
    pub(super) fn new(defence: Defence, floor: u32) -> Self {
        // A higher stop limit changes no hand: all rolls above it are made with all dice.
        let spare = floor.min(FULL_HAND - 1);
        let full = hands(FULL_HAND, FULL_HAND, defence);
        let per_roll = Cumulants::from_moments([1, 2, 3, 4].map(|power| full.mean(|lost| lost.powi(power))));
        let stake = full.stake();
        let grid = Grid::new(spare + CORNER + FULL_HAND, CORNER + FULL_HAND, spare, defence);
        let mut corner = [Cumulants::ZERO; MAX_DICE];
        for level in CORNER..CORNER + stake {
            let rolls = f64::from(level) / f64::from(stake);
            corner[(level % stake) as usize] = threshold(&grid, spare, level) + per_roll * -rolls;
        }
        Self {
            floor,
            stake,
            per_roll,
            corner,
            attackers_lost: LossLaw::new(|n| Exchange::by_attacker(hands(FULL_HAND, n, defence))),
            defenders_lost: LossLaw::new(|n| Exchange::by_defender(hands(spare + n, FULL_HAND, defence))),
            overshoot: overshoot(spare, defence),
        }
    }

    /// Probability that `attackers`, of which more than the stop limit, conquer `defenders`.
    pub(super) fn p_conquer(&self, attackers: u32, defenders: u32) -> f64 {
        let fighting = attackers - self.floor;
        let both = u64::from(fighting) + u64::from(defenders);
        let rolls = both as f64 / f64::from(self.stake);
        let remainder = (both % u64::from(self.stake)) as usize;
        let law = self.per_roll * rolls + self.corner[remainder];
        law.below(f64::from(fighting))
    }

    /// Expected attackers above the stop limit, where the territory falls, and defenders, where it does not; each counts
    /// as 0 elsewhere.
    pub(super) fn survivors(&self, attackers: u32, defenders: u32) -> (f64, f64) {
        let fighting = attackers - self.floor;
        (
            self.attackers_lost.at(defenders).shortfall(f64::from(fighting)),
            self.defenders_lost.at(fighting).shortfall(f64::from(defenders)),
        )
    }

    /// Attackers left in a conquest, and the defenders left for every number of attackers at which the fight stops.
    pub(super) fn ends(&self, attackers: u32, defenders: u32) -> (Window, Vec<(u32, Window)>) {
        let fighting = attackers - self.floor;
        let p = self.p_conquer(attackers, defenders);
        let weary = (FULL_HAND - 1).saturating_sub(self.floor);
        let conquered = survivors(attackers, fighting, weary, self.attackers_lost.at(defenders), p);
        let weary = self.stake - 1;
        let held = survivors(defenders, defenders, weary, self.defenders_lost.at(fighting), 1.0 - p);
        let scale = (conquered.total() + held.total()).recip();
        let held = (0..=self.floor)
            .rev()
            .zip(self.overshoot)
            .map(|(left, weight)| (left, held.scaled(weight * scale)))
            .collect();
        (conquered.scaled(scale), held)
    }
}

/// The roll of at least one army a side.
fn hands(attackers: u32, defenders: u32, defence: Defence) -> &'static RollOdds {
    RollOdds::of_armies(attackers, defenders, defence).expect("both sides have armies")
}

/// Cumulants of the number `T` of fighting attackers, among `level` armies in all, that it takes to conquer: the chance of
/// `k` is read as `Pr(T <= k)`. Half an army and 1/12 of variance turn sums over whole numbers into integrals.
fn threshold(grid: &Grid, floor: u32, level: u32) -> Cumulants {
    let chance = |k: u32| grid.at(floor + k, level - k).p_conquer;
    let mut moments = [0.0; 4];
    for k in 1..=level {
        let weight = chance(k) - if k == 1 { 0.0 } else { chance(k - 1) };
        for (power, moment) in (1..).zip(&mut moments) {
            *moment += weight * f64::from(k).powi(power);
        }
    }
    let Cumulants([mean, variance, third, fourth]) = Cumulants::from_moments(moments);
    Cumulants([mean - 0.5, variance - 1.0 / 12.0, third, fourth])
}

/// Limits, for many attackers, of the probabilities to stop 0, 1, 2 below the stop limit.
fn overshoot(floor: u32, defence: Defence) -> [f64; MAX_DICE] {
    let mut from = vec![[1.0, 0.0, 0.0]];
    for above in 1..=CORNER as usize {
        let chances = hands(floor + above as u32, FULL_HAND, defence).chances();
        let mut next = [0.0; MAX_DICE];
        for (lost, chance) in chances.iter().enumerate().skip(1) {
            let chance = chance / (1.0 - chances[0]);
            if lost > above {
                next[lost - above] += chance;
            } else {
                for (sum, known) in next.iter_mut().zip(from[above - lost]) {
                    *sum += chance * known;
                }
            }
        }
        from.push(next);
    }
    from[CORNER as usize]
}

/// Survivors of a side of `armies`, of which it can lose `fighting`, when it wins with probability `p` and its losses
/// follow `law` while it can bear them. The law ends with the full hands: the `weary` fewest survivors, and the fewest in
/// any case, share evenly what is missing to `p`.
fn survivors(armies: u32, fighting: u32, weary: u32, law: Cumulants, p: f64) -> Window {
    let reach = WIDTH * law.standard_deviation() + 1.0;
    let most = fighting - 1;
    let first = (law.mean() - reach).floor().max(0.0);
    let last = (law.mean() + reach).ceil().min(f64::from(most));
    if first > last {
        return Window::empty();
    }
    // Both are whole numbers between 0 and u32::MAX.
    let (first, last) = (first as u32, last as u32);
    let mut below = law.below(f64::from(first) - 0.5);
    let mut cells: Vec<f64> = (first..=last)
        .map(|lost| {
            let before = std::mem::replace(&mut below, law.below(f64::from(lost) + 0.5));
            (below - before).max(0.0)
        })
        .collect();
    if last == most {
        let full = cells.len().saturating_sub(weary.max(1) as usize);
        let (bulk, fewest) = cells.split_at_mut(full);
        let missing = p - bulk.iter().sum::<f64>();
        let share = missing.max(0.0) / fewest.len() as f64;
        fewest.fill(share);
    }
    Window::ending_at(armies - first, cells)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::{Battle, Method, Outcome, chain};

    const FLOORS: [u32; 4] = [0, 1, 2, 40];

    /// Sides at the hand-over, from hopeless to certain.
    fn border_fights() -> impl Iterator<Item = (u32, u32)> {
        let limit = Battle::EXACT_LIMIT;
        let leads = [-150, -60, -31, -10, 0, 1, 2, 30, 60, 150, 900];
        leads.into_iter().flat_map(move |lead| {
            let other = limit.saturating_add_signed(lead);
            [(limit, other), (other, limit)]
        })
    }

    /// The same fight solved exactly and by the law.
    fn solve_twice(attackers: u32, defenders: u32, floor: u32, defence: Defence) -> [Outcome; 2] {
        let exact = chain::ends(attackers, defenders, floor, defence);
        let law = Asymptote::new(defence, floor).ends(attackers, defenders);
        [(exact, Method::Exact), (law, Method::NormalLaw)]
            .map(|((conquered, held), method)| Outcome::new((attackers, defenders), conquered, held, method))
    }

    #[test]
    fn the_law_meets_the_exact_solution_at_the_border() {
        for defence in Defence::ALL {
            for floor in FLOORS {
                for (fighting, defenders) in border_fights() {
                    let attackers = fighting + floor;
                    let [exact, law] = solve_twice(attackers, defenders, floor, defence);
                    let case = format!("{attackers} v {defenders}, stop at {floor}, {defence:?}");
                    let error = law.p_conquer() - exact.p_conquer();
                    assert!(error.abs() < 1e-6, "{case}: P off by {error}");
                    for (law, exact) in
                        [(law.attackers_left(), exact.attackers_left()), (law.defenders_left(), exact.defenders_left())]
                    {
                        let error = law.mean - exact.mean;
                        assert!(error.abs() < 0.01, "{case}: mean off by {error}");
                        let error = law.standard_deviation() - exact.standard_deviation();
                        assert!(error.abs() < 0.01, "{case}: deviation off by {error}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_law_stops_as_far_below_the_limit_as_the_exact_solution() {
        for defence in Defence::ALL {
            for floor in FLOORS {
                let held_at = |outcome: &Outcome, attackers| {
                    let ends = outcome.ends().filter(|end| !end.conquered && end.attackers == attackers);
                    ends.map(|end| end.probability).sum::<f64>()
                };
                let [exact, law] = solve_twice(floor + 1000, 1300, floor, defence);
                for attackers in floor.saturating_sub(3)..=floor {
                    let error = held_at(&law, attackers) - held_at(&exact, attackers);
                    assert!(error.abs() < 1e-3, "stopped at {attackers} of {floor}, {defence:?}: {error}");
                }
            }
        }
    }

    #[test]
    fn the_closed_form_of_the_survivors_agrees_with_their_distribution() {
        for defence in Defence::ALL {
            let law = Asymptote::new(defence, 0);
            for (attackers, defenders) in border_fights() {
                let [exact, _] = solve_twice(attackers, defenders, 0, defence);
                let (attackers_left, defenders_left) = law.survivors(attackers, defenders);
                assert!((attackers_left - exact.attackers_left().mean).abs() < 0.02);
                assert!((defenders_left - exact.defenders_left().mean).abs() < 0.02);
            }
        }
    }

    #[test]
    fn the_law_is_sharper_for_larger_armies() {
        let error = |armies: u32| {
            let [exact, law] = solve_twice(armies, armies + armies / 20, 0, Defence::Standard);
            (law.p_conquer() - exact.p_conquer()).abs()
        };
        assert!(error(1600) < error(200), "{} against {}", error(1600), error(200));
    }
}

//! How a fight ends: the joint distribution of the survivors and what is read off it.

use super::window::Window;

/// Mean and variance of a number of armies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moments {
    /// Expected value, in armies.
    pub mean: f64,
    /// Expected squared distance from the mean, in armies squared.
    pub variance: f64,
}

impl Moments {
    /// Square root of the variance, in armies.
    pub fn standard_deviation(self) -> f64 {
        self.variance.sqrt()
    }
}

/// One way a fight can end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct End {
    /// Attackers left, without the army that stays behind.
    pub attackers: u32,
    /// Defenders left.
    pub defenders: u32,
    /// Whether the territory fell.
    pub conquered: bool,
    /// Probability of this end, in (0, 1].
    pub probability: f64,
}

/// How an [`Outcome`] was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// By the recursion over all rolls: probabilities are right to 1e-12, expected armies to 1e-12 of all armies.
    Exact,
    /// By the normal law for large battles (see [`Battle::outcome`](super::Battle::outcome) for its error).
    NormalLaw,
}

/// The distribution of survivors at the end of a [`Battle`](super::Battle).
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    attackers: u32,
    defenders: u32,
    /// Attackers left when the territory falls.
    conquered: Window,
    /// Attackers left when it does not, each with the defenders left.
    held: Vec<(u32, Window)>,
    method: Method,
}

impl Outcome {
    pub(super) fn new(
        (attackers, defenders): (u32, u32),
        conquered: Window,
        held: Vec<(u32, Window)>,
        method: Method,
    ) -> Self {
        Self { attackers, defenders, conquered, held, method }
    }

    /// Whether the figures are exact.
    pub fn method(&self) -> Method {
        self.method
    }

    /// Every end with a probability above zero: conquests by rising attackers, then the others.
    ///
    /// Ends less likely than about 1e-30 are left out.
    pub fn ends(&self) -> impl Iterator<Item = End> + '_ {
        let conquered = self.conquered.iter().map(|(attackers, probability)| End {
            attackers,
            defenders: 0,
            conquered: true,
            probability,
        });
        let held = self.held.iter().flat_map(|&(attackers, ref window)| {
            window.iter().map(move |(defenders, probability)| End {
                attackers,
                defenders,
                conquered: false,
                probability,
            })
        });
        conquered.chain(held).filter(|end| end.probability > 0.0)
    }

    /// Probability that the territory falls, in [0, 1].
    pub fn p_conquer(&self) -> f64 {
        // The sum of many rounded terms may pass 1 by an ulp or two.
        self.conquered.total().min(1.0)
    }

    /// Attackers left at the end, over all ends.
    pub fn attackers_left(&self) -> Moments {
        moments(|| self.ends().map(|end| (end.attackers, end.probability)))
            .unwrap_or(Moments { mean: 0.0, variance: 0.0 })
    }

    /// Defenders left at the end, over all ends.
    pub fn defenders_left(&self) -> Moments {
        moments(|| self.ends().map(|end| (end.defenders, end.probability)))
            .unwrap_or(Moments { mean: 0.0, variance: 0.0 })
    }

    /// Attackers lost in the whole fight.
    pub fn attackers_lost(&self) -> Moments {
        lost(self.attackers, self.attackers_left())
    }

    /// Defenders lost in the whole fight.
    pub fn defenders_lost(&self) -> Moments {
        lost(self.defenders, self.defenders_left())
    }

    /// Attackers left given that the territory falls; `None` when it cannot.
    pub fn attackers_left_if_conquered(&self) -> Option<Moments> {
        moments(|| self.conquered.iter())
    }

    /// Defenders left given that the territory does not fall; `None` when it must.
    pub fn defenders_left_if_held(&self) -> Option<Moments> {
        moments(|| self.held.iter().flat_map(|(_, window)| window.iter()))
    }
}

fn lost(before: u32, left: Moments) -> Moments {
    Moments { mean: f64::from(before) - left.mean, variance: left.variance }
}

/// Moments of weighted army counts, the weights scaled to sum to 1; `None` when they sum to 0. Two passes, because the
/// difference of the raw moments would cancel for large armies.
fn moments<I: Iterator<Item = (u32, f64)>>(cells: impl Fn() -> I) -> Option<Moments> {
    let total: f64 = cells().map(|(_, p)| p).sum();
    if total <= 0.0 {
        return None;
    }
    let average = |of: &dyn Fn(f64) -> f64| cells().map(|(n, p)| p * of(f64::from(n))).sum::<f64>() / total;
    let mean = average(&|n| n);
    let variance = average(&|n| (n - mean).powi(2));
    Some(Moments { mean, variance })
}

//! Chance nodes: the mean over the outcomes, cut by Star1.

use super::node::Run;
use crate::position::Outcomes;
use crate::record::Trace;
use crate::{Bound, Cut, TwoSided};

/// Relative slack by which Star1 widens its windows: rounding in a bound must never cut what the exact sum keeps.
const SLACK: f64 = 1e-12;

impl<P: TwoSided, T: Trace<P>> Run<'_, P, T> {
    /// The mean over the chance outcomes, cut by Star1 (Ballard 1983): an outcome's window is what it must exceed, or fall
    /// short of, for the mean to leave `alpha .. beta` whatever the outcomes not yet searched are worth. `None` without outcomes.
    pub fn average(
        &mut self,
        pos: &mut P,
        depth: u32,
        ply: usize,
        (alpha, beta): (f64, f64),
    ) -> Result<Option<(f64, Bound)>, Cut> {
        let start = self.buffers.outcomes.len();
        pos.outcomes(&mut Outcomes { list: &mut self.buffers.outcomes });
        let end = self.buffers.outcomes.len();
        if start == end {
            return Ok(None);
        }
        let total: f64 = self.buffers.outcomes[start..].iter().map(|(probability, _)| probability).sum();
        let reach = if self.low.is_finite() { self.low.abs().max(self.high.abs()) } else { 0.0 };
        let (mut sum, mut seen, mut likeliest) = (0.0, 0.0, 0.0);
        let mut ended = None;
        for index in start..end {
            let (probability, outcome) = self.buffers.outcomes[index];
            seen += probability;
            // What the outcomes after this one can add; never 0 × ∞, and never nothing before the last.
            let (least, most) = if index + 1 == end {
                (0.0, 0.0)
            } else {
                let rest = (total - seen).max(f64::MIN_POSITIVE);
                (self.low * rest, self.high * rest)
            };
            let slack =
                |limit: f64| SLACK * (f64::abs(sum) + reach + if limit.is_finite() { limit.abs() } else { 0.0 });
            let floor = (alpha - sum - most - slack(alpha)) / probability;
            let ceiling = (beta - sum - least + slack(beta)) / probability;
            let value = self.child(pos, outcome, Some(probability), depth, ply, (floor, ceiling))?;
            let before = sum;
            sum += probability * value;
            if value >= ceiling {
                let spare = SLACK / 2.0 * (f64::abs(before) + reach);
                ended = Some(((sum + least - spare).max(beta), Bound::Lower));
                break;
            }
            if value <= floor {
                let spare = SLACK / 2.0 * (f64::abs(before) + reach);
                ended = Some(((sum + most + spare).min(alpha), Bound::Upper));
                break;
            }
            if probability > likeliest {
                likeliest = probability;
                self.prepend(ply, outcome);
            }
        }
        self.buffers.outcomes.truncate(start);
        Ok(Some(ended.unwrap_or((sum, Bound::Exact))))
    }
}

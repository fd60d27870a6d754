//! One scale for all bars of a decision: scores grow to both sides of a common zero.

/// A candidate this many times longer than the middle one is cut off: such are victories and choices ruled out, and the
/// others would be no more than hairs beside them.
const OUTLIER: f64 = 12.0;

/// One part of a score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BarPart {
    /// Which term, by its place in [`WhyModel::terms`](super::WhyModel::terms).
    pub term: usize,
    /// Its share of the score.
    pub value: f64,
    /// The weight it was measured with, where the method has weights.
    pub weight: Option<f64>,
}

impl BarPart {
    /// What was measured, where the value is that times a weight.
    pub fn measure(self) -> Option<f64> {
        self.weight.filter(|weight| *weight != 0.0).map(|weight| self.value / weight)
    }
}

/// What lies at the ends of a bar, in the agent's unit.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Scale {
    /// The sum of parts below zero at the left end, at most 0.
    pub least: f64,
    /// The sum of parts above zero at the right end, at least 0.
    pub most: f64,
}

/// A part's place in a bar: shares of its width from the left, and whether the bar's end cuts it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Segment {
    /// Which term.
    pub term: usize,
    /// Where it begins and ends, 0 to 1, the smaller first.
    pub span: [f32; 2],
    /// Whether it goes on beyond the bar.
    pub cut: bool,
}

impl Scale {
    /// The scale on which all these bars but outliers fit.
    pub fn over(bars: impl Iterator<Item = Vec<BarPart>>) -> Self {
        let ends: Vec<[f64; 2]> = bars.map(|parts| ends(&parts)).collect();
        let mut lengths: Vec<f64> = ends.iter().map(|[low, high]| high - low).filter(|length| *length > 0.0).collect();
        lengths.sort_by(f64::total_cmp);
        let longest = lengths.get(lengths.len() / 2).map_or(f64::INFINITY, |middle| OUTLIER * middle);
        let fitting = ends.iter().filter(|[low, high]| high - low <= longest);
        fitting.fold(Self::default(), |scale, [low, high]| Self {
            least: scale.least.min(*low),
            most: scale.most.max(*high),
        })
    }

    /// From end to end, at least 0.
    pub fn span(self) -> f64 {
        self.most - self.least
    }

    /// Where zero lies, as a share of the width.
    pub fn zero(self) -> f32 {
        self.share(0.0)
    }

    /// Parts set side by side: those above zero to the right of it, those below to the left, in their order.
    pub fn lay(self, parts: &[BarPart]) -> Vec<Segment> {
        let (mut low, mut high) = (0.0, 0.0);
        parts
            .iter()
            .filter(|part| part.value != 0.0 && part.value.is_finite())
            .map(|part| {
                let [from, to] = if part.value > 0.0 {
                    high += part.value;
                    [high - part.value, high]
                } else {
                    low += part.value;
                    [low, low - part.value]
                };
                let cut = from < self.least - ROUNDING * self.span() || to > self.most + ROUNDING * self.span();
                Segment { term: part.term, span: [self.share(from), self.share(to)], cut }
            })
            .collect()
    }

    /// Where a value lies, as a share of the width.
    pub fn share(self, value: f64) -> f32 {
        if self.span() > 0.0 { ((value - self.least) / self.span()).clamp(0.0, 1.0) as f32 } else { 0.0 }
    }
}

/// Differences that are rounding and nothing else, as a share of the span.
const ROUNDING: f64 = 1e-9;

fn ends(parts: &[BarPart]) -> [f64; 2] {
    parts.iter().filter(|part| part.value.is_finite()).fold([0.0, 0.0], |[low, high], part| {
        if part.value > 0.0 { [low, high + part.value] } else { [low + part.value, high] }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(values: &[f64]) -> Vec<BarPart> {
        values.iter().enumerate().map(|(term, value)| BarPart { term, value: *value, weight: None }).collect()
    }

    #[test]
    fn bars_grow_to_both_sides_of_zero() {
        let bars = [parts(&[3.0, -1.0]), parts(&[1.0, 1.0])];
        let scale = Scale::over(bars.iter().cloned());
        assert_eq!((scale.least, scale.most, scale.zero()), (-1.0, 3.0, 0.25));
        let spans: Vec<[f32; 2]> = scale.lay(&bars[1]).iter().map(|segment| segment.span).collect();
        assert_eq!(spans, [[0.25, 0.5], [0.5, 0.75]]);
        assert_eq!(scale.lay(&bars[0])[1].span, [0.0, 0.25]);
    }

    #[test]
    fn what_is_ruled_out_does_not_flatten_the_rest() {
        let bars = [parts(&[3.0]), parts(&[2.5]), parts(&[-2_147_483_648.0])];
        let scale = Scale::over(bars.iter().cloned());
        assert_eq!((scale.least, scale.most), (0.0, 3.0));
        let segment = scale.lay(&bars[2])[0];
        assert!(segment.cut);
        assert!(!scale.lay(&bars[0])[0].cut);
    }

    #[test]
    fn lengths_are_values_and_sides_are_signs() {
        for seed in 0..500u32 {
            let number = |n: u32| f64::from(seed.wrapping_mul(7919).wrapping_add(n * 104_729) % 1009) / 10.0 - 50.0;
            let values: Vec<f64> = (0..1 + seed % 9).map(number).collect();
            let bar = parts(&values);
            let scale = Scale::over(std::iter::once(bar.clone()));
            let mut sum = 0.0;
            for (segment, part) in scale.lay(&bar).iter().zip(bar.iter().filter(|part| part.value != 0.0)) {
                let length = f64::from(segment.span[1] - segment.span[0]) * scale.span();
                assert!((length - part.value.abs()).abs() < 1e-3 * scale.span(), "{values:?}");
                let right = segment.span[1] > scale.zero() + 1e-6;
                assert_eq!(right, part.value > 0.0, "{values:?}");
                sum += if right { length } else { -length };
            }
            assert!((sum - values.iter().sum::<f64>()).abs() < 1e-3 * scale.span().max(1.0), "{values:?}");
        }
    }
}

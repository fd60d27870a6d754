//! What a seat goes by where it chooses between vectors, and what follows for the seat above it.

use super::values::Vectors;

/// What the seat to move wants most. Equals keep the first child, in static order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Preference {
    /// The most for itself, whatever the others get: max^n as published.
    #[default]
    Own,
    /// The most for itself; of equals, the largest lead.
    OwnThenLead,
    /// The largest lead over the best of the others.
    Lead,
    /// The largest lead; of equals, the most for itself.
    LeadThenOwn,
}

/// How much a vector pleases a seat: by its first criterion, equals by its second.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(crate) struct Rating {
    first: f64,
    second: f64,
}

impl Rating {
    /// Less than any vector.
    pub const NOTHING: Self = Self { first: f64::NEG_INFINITY, second: 0.0 };
}

impl Preference {
    /// How much a vector pleases `seat`.
    #[inline]
    pub(crate) fn rate(self, values: &[f64], seat: usize) -> Rating {
        let own = values.get(seat).copied().unwrap_or(0.0);
        if self == Self::Own {
            return Rating { first: own, second: 0.0 };
        }
        let mut best = f64::NEG_INFINITY;
        for (other, value) in values.iter().enumerate() {
            if other != seat && *value > best {
                best = *value;
            }
        }
        let lead = if best == f64::NEG_INFINITY { own } else { own - best };
        match self {
            Self::Own => Rating { first: own, second: 0.0 },
            Self::OwnThenLead => Rating { first: own, second: lead },
            Self::Lead => Rating { first: lead, second: 0.0 },
            Self::LeadThenOwn => Rating { first: lead, second: own },
        }
    }

    /// Whether anything can be pruned soundly. A share of a constant sum bounds the others' shares. A lead bounds the others'
    /// leads by itself: who is so far behind one seat is at least so far behind the best.
    pub(super) fn prunes(self, vectors: Vectors) -> bool {
        matches!(self, Self::Lead | Self::LeadThenOwn) || vectors == Vectors::Shares
    }

    /// Whether nothing can please a seat more than `rating`.
    pub(super) fn is_satisfied(self, vectors: Vectors, rating: Rating) -> bool {
        vectors == Vectors::Shares && rating.first >= 1.0
    }

    /// Whether what a seat with so much at hand will choose is of no use to the seat above, another one, for which only a rating
    /// beyond `floor` is, or as much if `as_much`.
    ///
    /// Own shares: the other's is at most what is left of 1. Leads: who leads by so much is ahead of the other by as much, so the
    /// other's lead is at most the negative of it; rounding keeps to that, being monotone and the same for both signs.
    pub(super) fn spoils(self, rating: Rating, floor: Rating, as_much: bool) -> bool {
        let most = match self {
            Self::Own | Self::OwnThenLead => 1.0 - rating.first,
            Self::Lead | Self::LeadThenOwn => -rating.first,
        };
        // Of equals the second criterion might still be better.
        let equals = as_much || matches!(self, Self::OwnThenLead | Self::LeadThenOwn);
        if equals { most < floor.first } else { most <= floor.first }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(preference: Preference, vectors: &[[f64; 3]]) -> usize {
        let mut best = 0;
        for at in 1..vectors.len() {
            if preference.rate(&vectors[at], 0) > preference.rate(&vectors[best], 0) {
                best = at;
            }
        }
        best
    }

    #[test]
    fn the_four_rules_choose_differently() {
        // Most for itself twice, the second time with the larger lead; and the largest lead twice, the second time with more.
        let vectors = [[9.0, 9.0, 1.0], [9.0, 7.0, 8.0], [4.0, 1.0, 0.0], [6.0, 3.0, 3.0]];
        let all = [Preference::Own, Preference::OwnThenLead, Preference::Lead, Preference::LeadThenOwn];
        assert_eq!(all.map(|preference| best(preference, &vectors)), [0, 1, 2, 3]);
        assert!(Preference::Lead.rate(&[1.0], 0) > Rating::NOTHING);
    }
}

//! How far one strategy is ahead of another.

use matches::stats::wilson;

use super::Meeting;

/// Games won less games lost, as a share of all, with its 95 % interval. At larger tables what is lost is divided among the others: 1 where
/// all is won, 0 where nobody is better, −1/(seats − 1) where nothing is won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lead {
    /// The lead.
    pub value: f64,
    /// Lower bound of its interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

impl Lead {
    /// Whether it is beyond chance, to whichever side.
    pub fn is_clear(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

impl Meeting {
    /// The lead, by Wilson's interval of the share; a shared game counts for both.
    pub fn lead(&self, seats: usize) -> Lead {
        let seats = seats.max(2) as f64;
        let of = |share: f64| (seats * share - 1.0) / (seats - 1.0);
        let interval = wilson(self.share.clamp(0.0, 1.0), self.games as f64);
        Lead { value: of(interval.rate), low: of(interval.low), high: of(interval.high) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_won_less_lost() {
        // 60 won, 30 lost, 10 shared by both.
        let lead = Meeting { games: 100, won: 60, lost: 30, share: 0.65 }.lead(2);
        assert!((lead.value - 0.3).abs() < 1e-12 && lead.is_clear(), "{lead:?}");
        // Newcombe (1998): 15 of 148 is 6.24 to 16.05 %.
        let lead = Meeting { games: 148, won: 15, lost: 133, share: 15.0 / 148.0 }.lead(2);
        assert!((lead.low - (2.0 * 0.0624 - 1.0)).abs() < 1e-3 && (lead.high - (2.0 * 0.1605 - 1.0)).abs() < 1e-3);
        // Of three seats one wins 40 of 100, the others 30 each.
        let lead = Meeting { games: 100, won: 40, lost: 60, share: 0.4 }.lead(3);
        assert!((lead.value - 0.1).abs() < 1e-12 && !lead.is_clear(), "{lead:?}");
        assert!(!Meeting::default().lead(2).is_clear());
    }
}

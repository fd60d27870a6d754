//! Cards of a seat: how many of each kind somebody holds.
//!
//! Which territory a card pictures is not followed, so a trade brings its set's armies and not the two of a pictured territory.

use crate::card::{SetKind, set_value};
use crate::map::Symbol;
use crate::setup::Cards;

/// Infantry, cavalry, artillery, wild cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::agents) struct Hand(pub [u8; 4]);

const SYMBOLS: [Symbol; 3] = [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery];

impl Hand {
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Adds all cards of another.
    pub fn take(&mut self, other: Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_add(more);
        }
    }

    /// Trades the set that brings most, with as few wild cards as that takes, as the `trades`-th of the game. `None` without a set.
    pub fn trade(&mut self, rule: Cards, trades: u32) -> Option<u32> {
        let mut best: Option<((u32, u8), Hand, SetKind)> = None;
        let mut offer = |used: Hand, kind: SetKind| {
            let rank = (set_value(rule, kind, trades), u8::MAX - used.0[3]);
            if best.is_none_or(|(most, ..)| rank > most) {
                best = Some((rank, used, kind));
            }
        };
        let [infantry, cavalry, artillery, wilds] = self.0;
        let one_each = [infantry, cavalry, artillery].map(|count| count.min(1));
        let missing = 3 - one_each.iter().sum::<u8>();
        if missing <= wilds {
            offer(Hand([one_each[0], one_each[1], one_each[2], missing]), SetKind::Mixed);
        }
        for (kind, symbol) in SYMBOLS.into_iter().enumerate() {
            let alike = self.0[kind].min(3);
            if alike > 0 && 3 - alike <= wilds {
                let mut used = [0; 4];
                used[kind] = alike;
                used[3] = 3 - alike;
                offer(Hand(used), SetKind::Alike(symbol));
            }
        }
        let ((value, _), used, _) = best?;
        for (count, used) in self.0.iter_mut().zip(used.0) {
            *count -= used;
        }
        Some(value)
    }
}

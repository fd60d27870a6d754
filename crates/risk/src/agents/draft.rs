//! Drafting by normalised border-security ratio (NBSR).
//!
//! For an own border territory *x*, BST(x) is the number of foreign armies that may attack it and BSR(x) = BST(x) / armies(x).
//! The smaller half of the BSRs is dropped, the rest is scaled to sum to 1: NBSR(x), the share of the new armies that goes
//! to *x*. All ratios are real numbers.

use super::sets::Territories;
use super::sight::Ground;
use crate::board::Owner;
use crate::map::TerritoryId;

/// One border territory in a draft.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Border {
    /// Which territory.
    pub territory: TerritoryId,
    /// Foreign armies that may attack it.
    pub bst: u64,
    /// BST per own army.
    pub bsr: f64,
    /// What the armies are shared by: the BSR, in a draft by border security.
    pub need: f64,
    /// The share of the new armies; 0 for the smaller half of the BSRs, or of what else they are shared by.
    pub nbsr: f64,
    /// New armies it gets.
    pub armies: u32,
}

/// The part of the borders that shares the armies in the published method.
pub(super) const HALF: f64 = 0.5;

/// A draft under way; keeps its memory from one to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    borders: Vec<Border>,
}

impl Draft {
    /// Drafts `available` armies of `owner`: every border territory, those of larger BSR first, equal ones by territory.
    ///
    /// Without a border (which takes one-way borders, or the whole map) the first own territory gets everything.
    pub fn make(&mut self, ground: &impl Ground, owner: Owner, available: u32) -> &[Border] {
        self.make_for(ground, owner, available, |_| true)
    }

    /// The same for those border territories that `wanted` names; for all where it names none.
    pub fn make_for(
        &mut self,
        ground: &impl Ground,
        owner: Owner,
        available: u32,
        wanted: impl Fn(TerritoryId) -> bool,
    ) -> &[Border] {
        self.list(ground, owner, wanted);
        self.hand(available, HALF)
    }

    /// Shares `available` armies of `owner` by another need than the threat among a part of the borders, in [0, 1], one at least: every border territory, those
    /// of greater need first, equal ones by territory.
    pub fn share(
        &mut self,
        ground: &impl Ground,
        owner: Owner,
        available: u32,
        part: f64,
        need: impl Fn(&Border) -> f64,
    ) -> &[Border] {
        self.list(ground, owner, |_| true);
        for border in &mut self.borders {
            border.need = need(border);
        }
        self.hand(available, part)
    }

    /// The draft made last.
    pub fn borders(&self) -> &[Border] {
        &self.borders
    }

    /// The draft made last as an action's vector.
    pub fn placing(&self) -> Vec<(TerritoryId, u32)> {
        let placed = self.borders.iter().filter(|border| border.armies > 0);
        placed.map(|border| (border.territory, border.armies)).collect()
    }

    /// Lists the borders that are wanted; all where none is, and a home where there is no border.
    fn list(&mut self, ground: &impl Ground, owner: Owner, wanted: impl Fn(TerritoryId) -> bool) {
        self.list_only(ground, owner, wanted);
        if self.borders.is_empty() {
            self.list_only(ground, owner, |_| true);
        }
        if self.borders.is_empty() {
            let home = ground.map().territories().find(|&territory| ground.owner(territory) == owner);
            let inland = |territory| Border { territory, bst: 0, bsr: 0.0, need: 0.0, nbsr: 0.0, armies: 0 };
            self.borders.extend(home.map(inland));
        }
    }

    /// Ranks the borders that are listed, and hands the armies out to this part of them.
    fn hand(&mut self, available: u32, part: f64) -> &[Border] {
        self.borders.sort_unstable_by(|a, b| b.need.total_cmp(&a.need).then(a.territory.cmp(&b.territory)));
        normalise(&mut self.borders, part);
        hand_out(&mut self.borders, available);
        &self.borders
    }

    fn list_only(&mut self, ground: &impl Ground, owner: Owner, wanted: impl Fn(TerritoryId) -> bool) {
        self.borders.clear();
        let own = ground.holdings(owner);
        for territory in own.each().map(TerritoryId) {
            let foes = ground.inward(territory).without(own);
            if !foes.is_empty() && wanted(territory) {
                let bst: u64 = foes.each().map(|foe| u64::from(ground.armies(TerritoryId(foe)))).sum();
                let bsr = bst as f64 / f64::from(ground.armies(territory).max(1));
                self.borders.push(Border { territory, bst, bsr, need: bsr, nbsr: 0.0, armies: 0 });
            }
        }
    }
}

/// Sets the shares: of n borders the ⌊n · (1 − part)⌋ of least need are dropped, but never all, and the needs of the others scaled to sum to 1. `borders` come
/// sorted.
fn normalise(borders: &mut [Border], part: f64) {
    let dropped = (borders.len() as f64 * (1.0 - part)) as usize;
    let kept = borders.len().saturating_sub(dropped).max(1).min(borders.len());
    let sum: f64 = borders[..kept].iter().map(|border| border.need).sum();
    for border in &mut borders[..kept] {
        border.nbsr = if sum > 0.0 { border.need / sum } else { 1.0 / kept as f64 };
    }
}

/// Hands armies out in rounds: each round NBSR × what is left, rounded down but at least one, in order, until none is left.
fn hand_out(borders: &mut [Border], available: u32) {
    let mut left = available;
    while left > 0 && !borders.is_empty() {
        let round = f64::from(left);
        for border in borders.iter_mut().filter(|border| border.nbsr > 0.0) {
            let armies = ((border.nbsr * round) as u32).max(1).min(left);
            border.armies += armies;
            left -= armies;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn border(territory: u8, bst: u64, units: u32) -> Border {
        let bsr = bst as f64 / f64::from(units);
        Border { territory: TerritoryId(territory), bst, bsr, need: bsr, nbsr: 0.0, armies: 0 }
    }

    /// The spec's fixture: enemies 7, 4, 5 beside own 5, siblings of BSR 4 and 1.25.
    fn fixture() -> [Border; 3] {
        [border(0, 16, 4), border(1, 7 + 4 + 5, 5), border(2, 5, 4)]
    }

    #[test]
    fn ratios_are_real_and_the_smaller_half_is_dropped() {
        let mut borders = fixture();
        assert_eq!((borders[1].bst, borders[1].bsr), (16, 3.2));
        let before: f64 = borders.iter().map(|border| border.bsr).sum();
        assert!((borders[1].bsr / before - 0.3787).abs() < 5e-5);
        normalise(&mut borders, HALF);
        assert!((borders[1].nbsr - 0.4444).abs() < 5e-5);
        assert!((borders[0].nbsr - 0.5556).abs() < 5e-5);
        assert_eq!(borders[2].nbsr, 0.0);
    }

    #[test]
    fn armies_go_out_in_rounds_until_none_is_left() {
        for available in 0..200 {
            let mut borders = fixture();
            normalise(&mut borders, HALF);
            hand_out(&mut borders, available);
            assert_eq!(borders.iter().map(|border| border.armies).sum::<u32>(), available);
            assert_eq!(borders[2].armies, 0, "a dropped border gets nothing");
        }
        let mut borders = fixture();
        normalise(&mut borders, HALF);
        // Round one hands out ⌊.5556 × 5⌋ + ⌊.4444 × 5⌋ = 4, round two the last one.
        hand_out(&mut borders, 5);
        assert_eq!(borders.map(|border| border.armies), [3, 2, 0]);
    }

    #[test]
    fn one_border_gets_all() {
        let mut borders = [border(3, 1, 9)];
        normalise(&mut borders, HALF);
        hand_out(&mut borders, 7);
        assert_eq!((borders[0].nbsr, borders[0].armies), (1.0, 7));
    }
}

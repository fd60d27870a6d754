//! Marching at the end of a turn.

use risk::{Action, Phase, map::TerritoryId};

use super::{Draft, Due};

impl Due<'_> {
    /// Own territories armies can march away from.
    pub(super) fn marchers(&self) -> impl Iterator<Item = TerritoryId> + '_ {
        self.territories().filter(|from| self.marches_from(*from).next().is_some())
    }

    /// Where armies can march from in the fortifying phase, and how many: those behind the borders first, then the largest.
    pub fn spare(&self, count: usize) -> Vec<(TerritoryId, u32)> {
        if *self.phase() != Phase::Fortify {
            return Vec::new();
        }
        let sources = self.sources(None).into_iter().map(|from| (from, self.armies(from).saturating_sub(1)));
        sources.take(count).collect()
    }

    pub(super) fn marches_from(&self, from: TerritoryId) -> impl Iterator<Item = TerritoryId> + '_ {
        self.territories().filter(move |to| self.allows(&Action::Fortify { from, to: *to, armies: 1 }))
    }

    /// Where a march can begin, or the one place it is to: largest idle armies first.
    fn sources(&self, from: Option<TerritoryId>) -> Vec<TerritoryId> {
        let mut sources: Vec<TerritoryId> = from.map_or_else(|| self.marchers().collect(), |from| vec![from]);
        sources.sort_by_key(|from| (self.on_border(*from), std::cmp::Reverse(self.armies(*from))));
        sources
    }

    /// Every march: largest idle armies first.
    pub(super) fn marches(&self, from: Option<TerritoryId>) -> Vec<(TerritoryId, TerritoryId)> {
        self.sources(from)
            .into_iter()
            .flat_map(|from| {
                let mut targets: Vec<TerritoryId> = self.marches_from(from).collect();
                targets.sort_by_key(|to| !self.on_border(*to));
                targets.into_iter().map(move |to| (from, to))
            })
            .collect()
    }
}

impl Draft {
    /// A click while armies may march.
    pub(super) fn march(&mut self, due: Due<'_>, territory: TerritoryId) {
        match self.from {
            Some(from) if from == territory => (self.from, self.to) = (None, None),
            Some(from) if due.allows(&Action::Fortify { from, to: territory, armies: 1 }) => {
                self.to = Some(territory);
                self.amount = due.armies(from).saturating_sub(1);
            }
            _ if due.marches_from(territory).next().is_some() => (self.from, self.to) = (Some(territory), None),
            _ => (self.from, self.to) = (None, None),
        }
    }
}

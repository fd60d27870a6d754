//! Choosing whom to attack, and how.

use risk::{
    Action, Phase,
    map::TerritoryId,
    odds::{Defence, OddsTable},
};

use super::{Draft, Due};

impl Due<'_> {
    pub(super) fn can_attack(&self, from: TerritoryId, to: TerritoryId) -> bool {
        self.allows(&Action::Attack { from, to, dice: 1 })
    }

    /// Own territories that can attack.
    pub(super) fn attackers(&self) -> impl Iterator<Item = TerritoryId> + '_ {
        self.territories().filter(|from| self.own(*from) && self.attacks_from(*from).next().is_some())
    }

    pub(super) fn attacks_from(&self, from: TerritoryId) -> impl Iterator<Item = TerritoryId> + '_ {
        self.game.map().neighbours(from).iter().copied().filter(move |to| self.can_attack(from, *to))
    }

    /// How the territory is defended.
    pub fn defence(&self, territory: TerritoryId) -> Defence {
        let capital = self.view.board.capitals.contains(&territory);
        let strong = tabletop::Game::setup(self.game).capital_dice;
        if capital && strong { Defence::Capital } else { Defence::Standard }
    }

    /// Every attack, the likeliest to succeed first; from one territory if it is given.
    pub(super) fn attacks(&self, from: Option<TerritoryId>) -> Vec<(TerritoryId, TerritoryId)> {
        self.ranked(from).into_iter().map(|(_, pair)| pair).collect()
    }

    /// As many attacks as asked for, the likeliest to succeed first, each with its chance (0–1) when fought to the end.
    pub fn likeliest(&self, from: Option<TerritoryId>, count: usize) -> Vec<(f64, (TerritoryId, TerritoryId))> {
        if *self.phase() != Phase::Attack {
            return Vec::new();
        }
        let mut attacks = self.ranked(from);
        attacks.truncate(count);
        attacks
    }

    fn ranked(&self, from: Option<TerritoryId>) -> Vec<(f64, (TerritoryId, TerritoryId))> {
        let odds = OddsTable::shared();
        let sources: Vec<TerritoryId> = from.map_or_else(|| self.attackers().collect(), |from| vec![from]);
        let mut attacks: Vec<(f64, (TerritoryId, TerritoryId))> = sources
            .into_iter()
            .flat_map(|from| self.attacks_from(from).map(move |to| (from, to)))
            .map(|(from, to)| {
                let attackers = self.armies(from).saturating_sub(1);
                (odds.p_conquer(attackers, self.armies(to), self.defence(to)), (from, to))
            })
            .collect();
        attacks.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        attacks
    }
}

impl Draft {
    /// Chooses an attack.
    pub fn choose_attack(&mut self, due: Due<'_>, from: TerritoryId, to: TerritoryId) {
        if due.can_attack(from, to) {
            (self.from, self.to, self.cursor, self.stop) = (Some(from), Some(to), Some(to), 1);
        }
    }

    /// A click while attacks may be made.
    pub(super) fn aim(&mut self, due: Due<'_>, territory: TerritoryId) {
        if due.own(territory) {
            let chosen = self.from != Some(territory) && due.attacks_from(territory).next().is_some();
            (self.from, self.to) = (chosen.then_some(territory), None);
            self.stop = 1;
            return;
        }
        let from = self.from.filter(|from| due.can_attack(*from, territory)).or_else(|| {
            // Whoever clicks the enemy first means the strongest neighbour.
            due.game
                .map()
                .attackers_of(territory)
                .iter()
                .copied()
                .filter(|from| due.can_attack(*from, territory))
                .max_by_key(|from| due.armies(*from))
        });
        if let Some(from) = from {
            (self.from, self.to) = (Some(from), Some(territory));
            self.stop = self.stop.clamp(1, due.armies(from).saturating_sub(1).max(1));
        } else {
            (self.from, self.to) = (None, None);
        }
    }

    /// Most dice for the chosen attack, 1 to 3; `None` while none is chosen.
    pub fn most_dice(&self, due: Due<'_>) -> Option<u8> {
        let (from, to) = self.from.zip(self.to)?;
        due.can_attack(from, to).then(|| due.armies(from).saturating_sub(1).clamp(1, 3) as u8)
    }

    /// One roll of the chosen attack.
    pub fn roll(&self, due: Due<'_>) -> Option<Action> {
        let most = self.most_dice(due)?;
        let (from, to) = self.from.zip(self.to)?;
        Some(Action::Attack { from, to, dice: self.dice.unwrap_or(most).min(most) })
    }

    /// The chosen attack until it is decided or the stop limit is reached.
    pub fn blitz(&self, due: Due<'_>) -> Option<Action> {
        if *due.phase() != Phase::Attack {
            return None;
        }
        let (from, to) = self.from.zip(self.to)?;
        let action = Action::Blitz { from, to, stop: self.stop.max(1) };
        due.allows(&action).then_some(action)
    }
}

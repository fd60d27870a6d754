//! Numbers by which cards are played, beside the menu: evolution shifts them, and only those that a kingdom's cards ask for.

use serde::{Deserialize, Serialize};

use crate::kinds::{Kind, Step};

/// One of the numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Parameter {
    /// [`PlayParameters::remodel`].
    Remodel,
    /// [`PlayParameters::estates`].
    Estates,
    /// [`PlayParameters::coins`].
    Coins,
}

impl Parameter {
    /// The numbers that playing a card depends on.
    pub fn of(kind: &Kind) -> Vec<Self> {
        let steps = || kind.steps.iter().chain(kind.choices.iter().flat_map(|choice| &choice.steps));
        let grows = steps().any(|step| matches!(step, Step::Remodel { treasures: false, .. }));
        let trashes = steps().any(|step| {
            matches!(
                step,
                Step::Trash { .. } | Step::Inspect(_) | Step::Remodel { treasures: false, .. } | Step::Salvage
            )
        });
        let mut all = Vec::new();
        all.extend(grows.then_some(Self::Remodel));
        all.extend(trashes.then_some([Self::Estates, Self::Coins]).into_iter().flatten());
        all
    }
}

/// The numbers. What is left is counted of the pile whose end ends the game, Provinces or Colonies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayParameters {
    /// Cards left at or below which other cards are made into the greatest victory card, as Gold is by a Remodel.
    pub remodel: u8,
    /// Cards left above which Estates are trashed; at or below they are points.
    pub estates: u8,
    /// Coppers are trashed while all cards together bring more coins than this.
    pub coins: u8,
}

impl Default for PlayParameters {
    fn default() -> Self {
        Self { remodel: 5, estates: 2, coins: 6 }
    }
}

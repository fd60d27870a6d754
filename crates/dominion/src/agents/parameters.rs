//! Numbers by which cards are played, beside the menu: evolution shifts them, and only those that a kingdom's cards ask for.

use serde::{Deserialize, Serialize};

use crate::kinds::{Kind, Step};

/// One of the numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Parameter {
    /// [`PlayParameters::remodel`].
    Remodel,
    /// [`PlayParameters::salvage`].
    Salvage,
    /// [`PlayParameters::estates`].
    Estates,
    /// [`PlayParameters::coins`].
    Coins,
}

impl Parameter {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Remodel, Self::Salvage, Self::Estates, Self::Coins];

    /// Its name in files and on command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Remodel => "remodel",
            Self::Salvage => "salvage",
            Self::Estates => "estates",
            Self::Coins => "coins",
        }
    }

    /// The least and the most it may be.
    pub const fn range(self) -> (u8, u8) {
        match self {
            Self::Remodel | Self::Salvage | Self::Estates => (0, 12),
            Self::Coins => (0, 20),
        }
    }

    /// The numbers that playing a card depends on.
    pub fn of(kind: &Kind) -> Vec<Self> {
        let steps = || kind.steps.iter().chain(kind.choices.iter().flat_map(|choice| &choice.steps));
        let grows = steps().any(|step| matches!(step, Step::Remodel { treasures: false, .. }));
        let salvages = steps().any(|step| matches!(step, Step::Salvage));
        let trashes = steps().any(|step| {
            matches!(
                step,
                Step::Trash { .. } | Step::Inspect(_) | Step::Remodel { treasures: false, .. } | Step::Salvage
            )
        });
        let mut all = Vec::new();
        all.extend(grows.then_some(Self::Remodel));
        all.extend(salvages.then_some(Self::Salvage));
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
    /// Cards left at or below which a dear card, such as Gold or a Province, is salvaged where its coins buy one of them.
    pub salvage: u8,
    /// Cards left above which Estates are trashed; at or below they are points.
    pub estates: u8,
    /// Coppers are trashed while all cards together bring more coins than this.
    pub coins: u8,
}

impl Default for PlayParameters {
    fn default() -> Self {
        Self { remodel: 5, salvage: 2, estates: 2, coins: 6 }
    }
}

impl PlayParameters {
    /// One of the numbers.
    pub const fn get(&self, parameter: Parameter) -> u8 {
        match parameter {
            Parameter::Remodel => self.remodel,
            Parameter::Salvage => self.salvage,
            Parameter::Estates => self.estates,
            Parameter::Coins => self.coins,
        }
    }

    /// One of the numbers, to be set.
    pub const fn get_mut(&mut self, parameter: Parameter) -> &mut u8 {
        match parameter {
            Parameter::Remodel => &mut self.remodel,
            Parameter::Salvage => &mut self.salvage,
            Parameter::Estates => &mut self.estates,
            Parameter::Coins => &mut self.coins,
        }
    }
}

//! The road's signs.

use dice::gauntlet::{Site, Stage};
use serde::Deserialize;

/// A sign of the road.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum Sign {
    /// A chest.
    Chest,
    /// An anvil.
    Anvil,
    /// A shop's purse.
    Purse,
    /// A rest's fire.
    Fire,
    /// A boss.
    Crown,
    /// A parting of ways.
    Ways,
    /// A step up.
    Star,
    /// Taking things apart.
    Tongs,
    /// Gold.
    Coin,
    /// HP.
    Heart,
    /// HP that come back.
    Bandage,
    /// Dice.
    Die,
    /// A meal.
    Loaf,
    /// Sleep.
    Moon,
    /// Exercise.
    Weight,
    /// Cards on the board.
    Board,
    /// A fight.
    Sword,
}

impl Sign {
    /// All of them.
    #[cfg(test)]
    pub(in crate::games::alea) const ALL: [Self; 17] = [
        Self::Chest,
        Self::Anvil,
        Self::Purse,
        Self::Fire,
        Self::Crown,
        Self::Ways,
        Self::Star,
        Self::Tongs,
        Self::Coin,
        Self::Heart,
        Self::Bandage,
        Self::Die,
        Self::Loaf,
        Self::Moon,
        Self::Weight,
        Self::Board,
        Self::Sword,
    ];

    /// That of a site.
    pub const fn of_site(site: Site) -> Self {
        match site {
            Site::Chest => Self::Chest,
            Site::Anvil => Self::Anvil,
            Site::Shop => Self::Purse,
            Site::Rest => Self::Fire,
        }
    }

    /// That of where the hero is.
    pub const fn of_stage(stage: Stage) -> Self {
        match stage {
            Stage::Visiting(site) => Self::of_site(site),
            Stage::Levelling => Self::Star,
            Stage::Scrapping => Self::Tongs,
            Stage::Fighting => Self::Sword,
            Stage::Mapping | Stage::Choosing => Self::Ways,
            Stage::Over { .. } => Self::Crown,
        }
    }
}

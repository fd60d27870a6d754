//! Everything chosen before a run.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Message, message};

use super::map::Site;
use crate::content::Content;
use crate::in_force::{InForce, ModifierError};
use crate::setup::number_name;
use crate::state::MOST_ROLLED;

/// Most layers before the boss, ways in a layer, and cards offered at once.
const MOST_LAYERS: usize = 20;
const MOST_WAYS: u8 = Site::ALL.len() as u8;
const MOST_OFFERS: u8 = 6;

/// A run. A file names the hero and only those terms that differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RunSetup")]
pub struct Setup {
    /// The hero's id.
    pub hero: String,
    /// What the run is like.
    #[serde(default)]
    pub terms: Terms,
    /// The rule modifiers that all its fights are under, by id.
    #[serde(default)]
    pub modifiers: Vec<String>,
    /// The duel, where it is one by itself and no run: then the hero's id is empty, and the terms mean nothing.
    // Programs that play a gauntlet never meet one; a duel is told to them as what it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(skip)]
    pub duel: Option<crate::Setup>,
}

/// What a run is like.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// The layers before the boss, 1 to 20: what is met there and gained by it.
    pub layers: Vec<Growth>,
    /// Ways in each layer, 1 to 4.
    #[schemars(range(min = 1, max = 4))]
    pub ways: u8,
    /// Rounds of a fight after which the run is lost, 1 to 1000.
    #[schemars(range(min = 1, max = 1000))]
    pub rounds: u16,
    /// Cards offered when the hero has grown, 0 to 6.
    #[schemars(range(min = 0, max = 6))]
    pub offers: u8,
    /// Cards in a chest, 0 to 6.
    #[schemars(range(min = 0, max = 6))]
    pub chest: u8,
    /// Cards in a shop, 0 to 6.
    #[schemars(range(min = 0, max = 6))]
    pub shop: u8,
    /// Gold for a card.
    pub card_price: u16,
    /// Gold for a meal.
    pub meal_price: u16,
    /// HP a meal brings back.
    pub meal: u16,
    /// Percent of the most HP that sleep brings back, 0 to 100.
    #[schemars(range(min = 0, max = 100))]
    pub rest: u8,
    /// Most HP an exercise adds.
    pub drill: u16,
}

/// A layer: what is met there, and what a victory brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Growth {
    /// Tier of its enemies, 1 to 5.
    #[schemars(range(min = 1, max = 5))]
    pub tier: u8,
    /// Gold earned.
    pub gold: u16,
    /// Most HP gained; as many come back.
    pub hp: u16,
    /// Dice gained.
    #[serde(default)]
    pub dice: u8,
    /// Percent of the most HP that come back besides, 0 to 100.
    #[serde(default)]
    #[schemars(range(min = 0, max = 100))]
    pub recovery: u8,
}

impl Default for Terms {
    /// Five fights of rising tiers, two ways each; a die more after the third.
    fn default() -> Self {
        let layer =
            |tier: u8| Growth { tier, gold: 3 + u16::from(tier), hp: 4, dice: u8::from(tier == 3), recovery: 20 };
        Self {
            layers: (1..=5).map(layer).collect(),
            ways: 2,
            rounds: 60,
            offers: 3,
            chest: 2,
            shop: 3,
            card_price: 5,
            meal_price: 2,
            meal: 8,
            rest: 50,
            drill: 4,
        }
    }
}

/// A run that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Nobody of that id.
    Hero(String),
    /// The hero cannot carry what it carries.
    Fighter(crate::SetupError),
    /// A number out of range.
    Range {
        /// Which number.
        field: &'static str,
        /// What it is.
        found: u32,
        /// The least it may be.
        low: u32,
        /// The most it may be.
        high: u32,
    },
    /// Fewer enemies of a tier than ways to put them on.
    Enemies {
        /// The tier.
        tier: u8,
        /// Ways to fill.
        ways: u8,
        /// Enemies there are.
        found: usize,
    },
    /// Nobody to wait at the end.
    Boss,
    /// Rule modifiers that cannot hold.
    Modifier(ModifierError),
    /// The fighters of a duel cannot meet.
    Duel(crate::SetupError),
    /// A hero is named beside a duel, or rule modifiers that belong into it.
    Beside,
}

impl SetupError {
    /// The field, a colon, and what is wrong.
    pub fn message(&self) -> Message {
        match self {
            Self::Hero(id) => message!("fault-run-hero", "hero: there is no hero '{id}'", id),
            Self::Fighter(fault) => message!("fault-run-fighter", "hero: {fault}", fault = fault.message()),
            Self::Range { field, found, low, high } => message!(
                "fault-run-range",
                "terms: {field}: {found} is not between {low} and {high}",
                field = number_name(field),
                found = *found,
                low = *low,
                high = *high
            ),
            Self::Enemies { tier, ways, found } => message!(
                "fault-run-enemies",
                "terms: a layer of tier {tier} has {ways} ways, but there are only {found} such enemies",
                tier = *tier,
                ways = *ways,
                found = *found
            ),
            Self::Boss => message!("fault-run-boss", "there is no boss"),
            Self::Modifier(error) => error.message(),
            Self::Duel(fault) => fault.message(),
            Self::Beside => {
                message!(
                    "fault-run-beside",
                    "hero: a duel names its fighters and modifiers itself; leave both out beside it, or the duel"
                )
            }
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// A run of this hero.
    pub fn of_run(hero: impl Into<String>, terms: Terms) -> Self {
        Self { hero: hero.into(), terms, modifiers: Vec::new(), duel: None }
    }

    /// Checks every field, alone and against the content.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub fn check(&self, content: &Content) -> Result<(), Vec<SetupError>> {
        let mut faults = Vec::new();
        if let Some(duel) = &self.duel {
            faults.extend((!self.hero.is_empty() || !self.modifiers.is_empty()).then_some(SetupError::Beside));
            let fought = duel.check(&content.catalogue).err().unwrap_or_default();
            faults.extend(fought.into_iter().map(SetupError::Duel));
            return if faults.is_empty() { Ok(()) } else { Err(faults) };
        }
        let terms = &self.terms;
        let mut range = |field, found: u32, low: u32, high: u32| {
            if !(low..=high).contains(&found) {
                faults.push(SetupError::Range { field, found, low, high });
            }
        };
        range("number of layers", terms.layers.len() as u32, 1, MOST_LAYERS as u32);
        range("ways", terms.ways.into(), 1, MOST_WAYS.into());
        range("rounds", terms.rounds.into(), 1, 1000);
        range("rest", terms.rest.into(), 0, 100);
        for (field, offers) in [("offers", terms.offers), ("chest", terms.chest), ("shop", terms.shop)] {
            range(field, offers.into(), 0, MOST_OFFERS.into());
        }
        for layer in &terms.layers {
            range("tier", layer.tier.into(), 1, 5);
            range("dice", layer.dice.into(), 0, MOST_ROLLED.into());
            range("recovery", layer.recovery.into(), 0, 100);
        }
        for layer in &terms.layers {
            let found = content.enemies.iter().filter(|enemy| !enemy.boss && enemy.tier == layer.tier).count();
            if found < usize::from(terms.ways) {
                faults.push(SetupError::Enemies { tier: layer.tier, ways: terms.ways, found });
            }
        }
        if !content.enemies.iter().any(|enemy| enemy.boss) {
            faults.push(SetupError::Boss);
        }
        match content.hero(&self.hero) {
            None => faults.push(SetupError::Hero(self.hero.clone())),
            Some(hero) => {
                let fighters = [hero.fighter.clone(), hero.fighter.clone()];
                let alone = crate::Setup::new(fighters, 1).check(&content.catalogue);
                let own = |fault: &crate::SetupError| match fault {
                    crate::SetupError::Range { who, .. }
                    | crate::SetupError::Card { who, .. }
                    | crate::SetupError::Status { who, .. } => *who == 1,
                    crate::SetupError::Rounds(_) | crate::SetupError::Modifier(_) => true,
                };
                faults.extend(alone.err().unwrap_or_default().into_iter().filter(own).map(SetupError::Fighter));
            }
        }
        let in_force = InForce::new(&self.modifiers, content.catalogue.modifiers());
        faults.extend(in_force.err().into_iter().flatten().map(SetupError::Modifier));
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }
}

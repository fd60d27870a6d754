//! What the dock shows.

use risk::map::TerritoryId;

use super::{BattleModel, CardsModel, PlayerModel};
use crate::{table::replay::ReplayModel, theme::Livery};

/// The dock below the board.
#[derive(Clone, PartialEq, Debug)]
pub struct DockModel {
    /// What is due, and what the primary button does.
    pub phase: PhaseModel,
    /// The chosen attack.
    pub attack: Option<AttackModel>,
    /// The likeliest attacks with their chance, while none is chosen.
    pub suggestions: Vec<(TerritoryId, TerritoryId, String, f64)>,
    /// Where armies to spare stand and how many, while it is not chosen from where they march.
    pub spare: Vec<(TerritoryId, String, u32)>,
    /// Armies that can move: fewest, most, chosen.
    pub amount: Option<(u32, u32, u32)>,
    /// Armies to place.
    pub placing: Option<PlacingModel>,
    /// The cards of whoever looks.
    pub cards: Option<CardsModel>,
    /// The mission of whoever looks, in words.
    pub mission: Option<String>,
    /// The battle on the table, or the one that can be begun.
    pub battle: Option<BattleModel>,
    /// Whoever plays, where that is no person at this machine.
    pub player: Option<PlayerModel>,
    /// Whether nothing is to be decided, and nothing shown that needs room: the dock is but a strip.
    pub folded: bool,
    /// The replay that is watched.
    pub replay: Option<ReplayModel>,
}

impl DockModel {
    /// Whether cards lie open over the board.
    pub(in crate::games::conquest::panels) fn cards_open(&self) -> bool {
        self.cards.as_ref().is_some_and(|cards| cards.open)
    }
}

/// What is due.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PhaseModel {
    /// Colour and shape of whoever is to act.
    pub livery: Option<Livery>,
    /// The name of the phase.
    pub title: String,
    /// What to do, in one sentence.
    pub advice: String,
    /// What forbids what was tried last.
    pub hint: Option<String>,
    /// The words on the primary button.
    pub primary: String,
    /// Whether it does anything now.
    pub ready: bool,
    /// The words on the button that ends the phase, where that is not the primary one.
    pub end: Option<String>,
    /// What would be taken back, in words on a button.
    pub undo: Option<String>,
    /// What would be done again, in words.
    pub redo: Option<String>,
    /// Whether cards can be traded.
    pub trade: bool,
}

/// Armies to place.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacingModel {
    /// Own armies that are left.
    pub left: u32,
    /// Own first armies that are due later.
    pub later: u32,
    /// Armies left that belong on neutral territories.
    pub neutrals: u32,
    /// The chosen territory.
    pub here: Option<HereModel>,
    /// Where the game would place what is left; empty where nothing is.
    pub rest: String,
}

/// The territory on which armies are being placed.
#[derive(Clone, PartialEq, Debug)]
pub struct HereModel {
    /// Its name.
    pub name: String,
    /// Armies put there that can be taken back.
    pub put: u32,
    /// Armies that can still be put there.
    pub room: u32,
}

/// The chosen attack, as far as it can be changed.
#[derive(Clone, PartialEq, Debug)]
pub struct AttackModel {
    /// Armies each side is expected to lose until the attack succeeds or stops.
    pub losses: [f64; 2],
    /// Armies each side is expected to lose in one roll.
    pub roll_losses: [f64; 2],
    /// Dice chosen, and most that can be.
    pub dice: (u8, u8),
    /// Armies to keep back in a blitz, and most that can be.
    pub stop: (u32, u32),
}

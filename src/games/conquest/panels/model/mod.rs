//! What the panels show, as plain data; `side` and `dock` make it from the game.

mod battle;
mod dock;
mod rest;
mod side;

use std::sync::Arc;

use bevy::ecs::change_detection::Tick;
use risk::{
    Roll,
    card::Card,
    map::{Symbol, TerritoryId},
};

use crate::{
    portrait::Portrait,
    settings::Speed,
    table::{
        Memo,
        logbook::{LogFeed, LogModel},
        replay::ReplayModel,
    },
    theme::Livery,
};

pub use battle::OddsCache;
pub use dock::dock;
pub use rest::RestCache;
pub use side::{side, tip};

/// The side panel.
#[derive(Clone, PartialEq, Debug)]
pub struct SideModel {
    /// The round, 0 while the board is set up.
    pub round: u32,
    /// How fast moves are shown.
    pub speed: Speed,
    /// The players in turn order.
    pub players: Vec<PlayerRow>,
    /// Whether there are cards in this game.
    pub cards: bool,
    /// The log.
    pub log: LogModel,
}

/// One player's line.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerRow {
    /// Colour and shape.
    pub livery: Livery,
    /// The name.
    pub name: String,
    /// Who decides, in words.
    pub kind: String,
    /// The portrait of whoever decides, where it is somebody.
    pub portrait: Option<Arc<Portrait>>,
    /// Territories held, armies on the board and armies a turn; `None` where fog hides them.
    pub strength: Option<(u32, u64, u32)>,
    /// Cards in hand.
    pub cards: u8,
    /// Whether it is this player's turn.
    pub active: bool,
    /// Whether this player is out.
    pub fallen: bool,
}

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
    pub(super) fn cards_open(&self) -> bool {
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

/// Somebody's face and colours.
#[derive(Clone, PartialEq, Debug)]
pub struct FaceModel {
    /// The name.
    pub name: String,
    /// Colour and shape; `None` for forces that are nobody's.
    pub livery: Option<Livery>,
    /// The portrait, where it is somebody.
    pub portrait: Option<Arc<Portrait>>,
}

/// A battle.
#[derive(Clone, PartialEq, Debug)]
pub struct BattleModel {
    /// The attacker's side, and the defender's.
    pub sides: [SideOfBattle; 2],
    /// The dice of the last roll.
    pub roll: Option<Roll>,
    /// The chance that the territory falls (0–1), as it stands.
    pub win: f64,
    /// Whether it has fallen.
    pub taken: bool,
    /// Seconds the dice still tumble.
    pub tumbling: f32,
    /// Seconds since they were thrown.
    pub age: f32,
}

/// One side of a battle.
#[derive(Clone, PartialEq, Debug)]
pub struct SideOfBattle {
    /// Whose it is.
    pub face: FaceModel,
    /// The territory.
    pub place: String,
    /// Armies there.
    pub armies: u32,
    /// Armies lost in the last roll, and in all.
    pub lost: [u32; 2],
}

/// Whoever plays, and what they are up to.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerModel {
    /// Who.
    pub face: FaceModel,
    /// What they are up to, in a line of their own.
    pub line: String,
}

/// A hand of cards.
#[derive(Clone, PartialEq, Debug)]
pub struct CardsModel {
    /// The cards, sorted.
    pub hand: Vec<CardModel>,
    /// Whether they lie open for trading.
    pub open: bool,
    /// Whether a set must be traded.
    pub forced: bool,
    /// Armies of the next sets traded, this one first; `None` where that depends on the cards.
    pub values: Option<[u32; 2]>,
    /// Armies of the chosen set, without those of a pictured territory.
    pub worth: Option<u32>,
    /// Whether the best set is chosen, or there is no set.
    pub best: bool,
    /// Own territories on the chosen cards, the chosen one marked.
    pub pictured: Vec<(TerritoryId, String, bool)>,
}

/// One card.
#[derive(Clone, PartialEq, Debug)]
pub struct CardModel {
    /// Which.
    pub card: Card,
    /// Its symbol; `None` on a wild card.
    pub symbol: Option<Symbol>,
    /// The pictured territory's name.
    pub name: String,
    /// Whether it is the looker's.
    pub own: bool,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// What the models of one frame leave for the next, so that nothing is made twice.
#[derive(Default)]
pub struct ModelCache {
    /// Lines of the log.
    pub log: LogFeed,
    /// Odds of the chosen attack.
    pub odds: OddsCache,
    /// Where the rest of the armies would go.
    pub rest: RestCache,
    /// The side panel.
    pub side: Memo<[Tick; 4], SideModel>,
    /// The dock.
    pub dock: Memo<[Tick; 4], DockModel>,
}

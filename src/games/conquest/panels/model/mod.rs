//! What the panels show, as plain data; `side` and `dock` make it from the game.

mod dock;
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
        Memo, Thought,
        logbook::{LogFeed, LogModel},
        replay::ReplayModel,
        why::WhyModel,
    },
    theme::{Livery, Shade},
};

pub use dock::{OddsCache, dock};
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
    /// Armies that can move: fewest, most, chosen.
    pub amount: Option<(u32, u32, u32)>,
    /// Armies to place.
    pub placing: Option<PlacingModel>,
    /// The cards of whoever looks.
    pub cards: Option<CardsModel>,
    /// The mission of whoever looks, in words.
    pub mission: Option<String>,
    /// The roll on the table.
    pub dice: Option<DiceModel>,
    /// Who is thinking.
    pub thinking: Option<ThinkingModel>,
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
    /// Armies left that belong on neutral territories.
    pub neutrals: u32,
    /// The chosen territory.
    pub here: Option<HereModel>,
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

/// The chosen attack and its odds.
#[derive(Clone, PartialEq, Debug)]
pub struct AttackModel {
    /// Names of the territories.
    pub names: [String; 2],
    /// Colours of both sides.
    pub shades: [Shade; 2],
    /// Armies on them.
    pub armies: [u32; 2],
    /// Chance to conquer by fighting on to the stop limit.
    pub win: f64,
    /// Armies each side is expected to lose by then.
    pub losses: [f64; 2],
    /// Armies each side is expected to lose in one roll.
    pub roll_losses: [f64; 2],
    /// Dice chosen, and most that can be.
    pub dice: (u8, u8),
    /// Armies to keep back in a blitz, and most that can be.
    pub stop: (u32, u32),
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

/// The roll on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceModel {
    /// The dice.
    pub roll: Roll,
    /// Colours of attacker and defender.
    pub shades: [Shade; 2],
    /// Seconds they still tumble.
    pub tumbling: f32,
    /// Seconds since they were thrown.
    pub age: f32,
}

/// Who is thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct ThinkingModel {
    /// Colour and shape.
    pub livery: Livery,
    /// The name.
    pub name: String,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Depth under way.
    pub depth: u32,
    /// Why the last thing was done, where it may be read.
    pub why: Option<Arc<WhyModel>>,
}

/// What the models of one frame leave for the next, so that nothing is made twice.
#[derive(Default)]
pub struct ModelCache {
    /// Lines of the log.
    pub log: LogFeed,
    /// Odds of the chosen attack.
    pub odds: OddsCache,
    /// The side panel.
    pub side: Memo<[Tick; 4], SideModel>,
    /// The dock, by what is being thought.
    pub dock: Memo<([Tick; 4], Option<Thought>), DockModel>,
}

//! What the panels of a duel show, as plain data.

use std::sync::Arc;

use dice::{Form, Role, Slot, Status, Uses};

use super::road::RoadModel;
use crate::{
    games::alea::{
        icon::Icon,
        portrait::Portrait,
        preview::Preview,
        shown::{Flight, Float, Glow},
        theme::duel,
    },
    settings::Speed,
    table::{logbook::LogModel, recap::RecapModel, replay::ReplayModel, why::WhyModel},
    theme::Livery,
};

/// Everything the table shows.
#[derive(Clone, PartialEq, Debug)]
pub struct TableModel {
    /// How far the game is, in words.
    pub title: String,
    /// How fast moves are shown.
    pub speed: Speed,
    /// The fighters, by seat.
    pub fighters: [FighterModel; 2],
    /// The die that flies.
    pub flight: Option<Flight>,
    /// The card that is being used.
    pub glow: Option<Glow>,
    /// What floats.
    pub floats: Vec<Float>,
    /// What is being decided.
    pub dock: DockModel,
    /// The dock of a replay, in place of what is decided.
    pub replay: Option<ReplayModel>,
    /// What happened.
    pub log: LogModel,
    /// Whether the person who looks is to act.
    pub due: bool,
    /// Whether that person has a choice, and can be advised.
    pub hint: bool,
    /// Whether the decision that is shown was searched, so that there is a graph to draw.
    pub graph: bool,
    /// The gauntlet's road, which takes the place of the fight between two of them.
    pub road: Option<Box<RoadModel>>,
    /// What can be done in the fight, where the table is told in text and not drawn.
    pub text: Option<Vec<String>>,
}

/// One side of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct FighterModel {
    /// Name.
    pub name: String,
    /// Who decides for it.
    pub brain: String,
    /// Colour and shape.
    pub livery: Livery,
    /// Its portrait; fighters of mods have none.
    pub portrait: Option<Arc<Portrait>>,
    /// Whether it is its turn.
    pub active: bool,
    /// HP left, and most.
    pub hp: [u16; 2],
    /// HP it is about to lose, by the preview.
    pub threatened: u16,
    /// HP lost towards the limit break, and HP to lose for it.
    pub limit: Option<[u16; 2]>,
    /// What is the matter with it.
    pub statuses: Vec<StatusModel>,
    /// Its dice.
    pub dice: Vec<DieModel>,
    /// Its cards.
    pub cards: Vec<CardModel>,
    /// Seconds since it was hit.
    pub struck: f32,
}

/// A status.
#[derive(Clone, PartialEq, Debug)]
pub struct StatusModel {
    /// Which.
    pub status: Status,
    /// How many.
    pub count: u8,
    /// Its name.
    pub name: String,
    /// What it does, in a sentence.
    pub meaning: String,
}

/// A die.
#[derive(Clone, PartialEq, Debug)]
pub struct DieModel {
    /// The die.
    pub die: dice::Die,
    /// Seconds it still tumbles.
    pub tumbling: f32,
    /// Whether it can be taken up.
    pub free: bool,
    /// Whether it has somewhere to go: on the card in hand, or on any.
    pub fits: bool,
    /// Whether it is in hand.
    pub chosen: bool,
    /// Whether the reasons that are read speak of it.
    pub marked: bool,
}

/// What can be done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readiness {
    /// It can be used, now or with the right die.
    Ready,
    /// It has been used.
    Used,
    /// It is off until a die is spent on it.
    Shocked,
    /// It was stolen.
    Away,
    /// It waits for a full bar, or is silenced.
    Waiting,
    /// It acts by itself.
    Passive,
}

/// A card.
#[derive(Clone, PartialEq, Debug)]
pub struct CardModel {
    /// The key that chooses it.
    pub key: Option<char>,
    /// Its name with the sign of its form.
    pub name: String,
    /// What it says.
    pub text: String,
    /// Its sign.
    pub icon: Icon,
    /// The dice it takes.
    pub slot: Slot,
    /// The die that waits for a second one; 0 for none.
    pub held: u8,
    /// Pips a countdown has taken.
    pub progress: u8,
    /// How often it may be used, and uses this turn.
    pub uses: (Uses, u8),
    /// Cells it covers.
    pub size: u8,
    /// What it is to its fighter.
    pub role: Role,
    /// Which face is up.
    pub form: Form,
    /// Whether that is so only for this turn.
    pub weakened: bool,
    /// Whether it is a copy for this turn.
    pub borrowed: bool,
    /// What can be done with it.
    pub readiness: Readiness,
    /// Whether the die in hand, or some die where none is, may go there now, or it may be used as it is.
    pub lit: bool,
    /// Whether it waits for a die to be chosen.
    pub chosen: bool,
    /// Whether the reasons that are read speak of it.
    pub marked: bool,
    /// The statuses it deals with, on either side.
    pub statuses: Vec<Status>,
}

/// The dock: what is being decided.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DockModel {
    /// Colour and shape of whoever acts.
    pub livery: Option<Livery>,
    /// Whose turn it is.
    pub title: String,
    /// What can be done.
    pub advice: String,
    /// What went wrong.
    pub hint: Option<String>,
    /// The primary action, and whether it can be done.
    pub primary: (String, bool),
    /// The words on the button that goes on without any choice, where there is one to be made.
    pub skip: Option<String>,
    /// What can be taken back.
    pub undo: bool,
    /// What can be done again.
    pub redo: bool,
    /// What the pointed-at action would do: its name and that.
    pub preview: Option<(String, Preview)>,
    /// The card that is read.
    pub reading: Option<CardModel>,
    /// The opponent's latest decision, while it plays.
    pub why: Option<Arc<WhyModel>>,
    /// What it did in its last turn.
    pub recap: Option<RecapModel>,
}

/// Whether a fighter is still shaken by a hit.
pub fn shaken(struck: f32) -> bool {
    struck < duel::HIT
}

//! What the panels of a duel show, as plain data.

use std::sync::Arc;

use super::{card_model::CardModel, road::RoadModel};
use crate::{
    games::alea::{
        portrait::Portrait,
        preview::Preview,
        shown::{Flight, Float, Glow},
        status_look::StatusLook,
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
    /// The rule modifiers that are in force: what each is called and what is otherwise.
    pub rules: Vec<[String; 2]>,
    /// How fast moves are shown.
    pub speed: Speed,
    /// The fighters, by seat.
    pub fighters: [FighterModel; 2],
    /// The die that flies.
    pub flight: Option<Flight>,
    /// The card that is being used.
    pub glow: Option<Glow>,
    /// What floats.
    pub floats: Vec<(Float, Option<StatusLook>)>,
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
    pub look: StatusLook,
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

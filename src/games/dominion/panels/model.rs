//! What the panels show, as plain data.

use std::sync::Arc;

use dominion::Card;
use tabletop::Seat;

use crate::{
    games::dominion::{CardFace, Heap, Source},
    settings::Speed,
    table::{logbook::LogModel, replay::ReplayModel},
    theme::Livery,
};

/// A pile of the supply.
#[derive(Clone, PartialEq, Debug)]
pub struct PileModel {
    /// What stands on its cards.
    pub face: Arc<CardFace>,
    /// Coins a card of it costs now.
    pub cost: u8,
    /// Cards left.
    pub left: u8,
    /// Whether it is a basic treasure.
    pub treasure: bool,
    /// Whether one can be taken now.
    pub offered: bool,
    /// Whether it is lit: to take one is a way on, and not merely allowed.
    pub lit: bool,
    /// Whether it is not in question now: one may take from piles, and not from this one.
    pub dim: bool,
    /// Whether the keys have come to it.
    pub focused: bool,
    /// Whether something has just happened with a card of its kind.
    pub fresh: bool,
    /// Whether the open hint is to take one.
    pub advised: bool,
    /// What is to be known of taking one now.
    pub note: Option<String>,
    /// What taking one is, as a line to press.
    pub deed: String,
    /// All of it in one sentence.
    pub told: String,
}

/// A card that lies somewhere, or several of a kind.
#[derive(Clone, PartialEq, Debug)]
pub struct CardModel {
    /// What stands on it.
    pub face: Arc<CardFace>,
    /// Coins it costs now.
    pub cost: u8,
    /// How many there are.
    pub count: u16,
    /// How many of them are chosen.
    pub chosen: u16,
    /// Where it lies.
    pub source: Source,
    /// Whether it can be played or chosen.
    pub offered: bool,
    /// Whether others can and it cannot.
    pub dim: bool,
    /// The digit that stands for it.
    pub digit: Option<usize>,
    /// Whether the keys have come to it.
    pub focused: bool,
    /// Whether something has just happened with it.
    pub fresh: bool,
    /// How many of them the open hint speaks of.
    pub advised: u16,
    /// What a press on it does, as a line to press.
    pub deed: String,
    /// All of it in one sentence.
    pub told: String,
    /// The same of one card of them.
    pub single: String,
}

/// Cards that can be looked through.
#[derive(Clone, PartialEq, Debug)]
pub struct HeapModel {
    /// Which.
    pub heap: Heap,
    /// What it is called.
    pub name: String,
    /// How many cards there are.
    pub count: u16,
}

/// The middle of the table: what the turn holds, cards in play, and cards one can look through.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldModel {
    /// Whose turn it is.
    pub by: (Livery, String),
    /// The part of the turn, in a word.
    pub phase: String,
    /// Actions, buys and coins left, each with its word.
    pub counters: [(String, u16); 3],
    /// The same in one sentence.
    pub told: String,
    /// What takes the most room in the course of a game: of the names, of the parts of a turn, and of each counter's word.
    pub widest: [String; 5],
    /// What the cards below are.
    pub heading: String,
    /// Cards in play, or those that are chosen from.
    pub cards: Vec<CardModel>,
    /// What can be looked through.
    pub heaps: Vec<HeapModel>,
}

/// One seat's line.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    /// The seat.
    pub seat: Seat,
    /// Colour and shape.
    pub livery: Livery,
    /// The name.
    pub name: String,
    /// Who decides, or what is in hand.
    pub note: String,
    /// Points, by what everybody knows of its cards.
    pub points: i32,
    /// Cards it owns.
    pub cards: u16,
    /// Whether it is its turn.
    pub active: bool,
    /// All of it in one sentence.
    pub told: String,
}

/// The side panel.
#[derive(Clone, PartialEq, Debug)]
pub struct SideModel {
    /// The turn.
    pub turn: u32,
    /// How fast moves are shown.
    pub speed: Speed,
    /// The seats in turn order.
    pub rows: Vec<SeatRow>,
    /// The log.
    pub log: LogModel,
}

/// The dock below the table: the hand, what is asked, and the primary action.
#[derive(Clone, PartialEq, Debug)]
pub struct DockModel {
    /// Colour and shape of whoever is to act.
    pub livery: Livery,
    /// Whose turn it is to act.
    pub title: String,
    /// What is asked, what to do, or what forbids what was tried last.
    pub asked: String,
    /// Whether the latter.
    pub refused: bool,
    /// How many are gathered, where several cards are.
    pub gathered: Option<String>,
    /// The hand, where it may be seen.
    pub hand: Vec<CardModel>,
    /// What is said of a hand that may not be seen, or is empty.
    pub unseen: Option<String>,
    /// Answers that are no cards, in the order of their digits; whether the keys have come to them, or the open hint is to give them.
    pub answers: Vec<(String, bool)>,
    /// The words on the primary button.
    pub primary: String,
    /// Whether it does anything now.
    pub ready: bool,
    /// What would be taken back, and done again, in words on buttons.
    pub undo: [Option<String>; 2],
    /// The replay that is watched.
    pub replay: Option<ReplayModel>,
}

/// The sheet of cards that are looked through.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetModel {
    /// What they are.
    pub heading: String,
    /// What is known of them, in a sentence.
    pub note: String,
    /// The cards.
    pub cards: Vec<CardModel>,
}

/// Everything there is to see.
#[derive(Clone, PartialEq, Debug)]
pub struct TableModel {
    /// Basic cards.
    pub basics: Vec<PileModel>,
    /// The kingdom.
    pub kingdom: Vec<PileModel>,
    /// The middle of the table.
    pub field: FieldModel,
    /// The side panel.
    pub side: SideModel,
    /// The dock.
    pub dock: DockModel,
    /// The cards that are looked through.
    pub sheet: Option<SheetModel>,
    /// Whether the table is told in text.
    pub text: bool,
}

impl PileModel {
    /// The card.
    pub fn card(&self) -> Card {
        self.face.card
    }
}

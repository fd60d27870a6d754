//! What Hare and Hedgehog ships, read once at the start: opponents, ready-made tables.

use bevy::prelude::*;
use hare::{Hare, Setup, View};
use lab::{GameModule, Library, Problem};
use registry::games::HareModule;
use tabletop::{Game, Player, Seat};

use super::{card, ids};
use crate::{
    table::{
        CardPicture, LabContent,
        setup::{self, Opponent},
    },
    theme::Palette,
};

/// A race that is laid ready.
pub type Preset = setup::Preset<Content>;

/// The scene somebody begins with who has never chosen anything.
pub const FIRST: &str = "hare/first-race";

/// Whether somebody begins with this table who has never chosen anything.
pub fn is_first(preset: &Preset) -> bool {
    preset.is_of(FIRST)
}

/// What is shipped. Files that cannot be read are missing here and named when it is loaded.
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`.
    pub library: Option<Library>,
    /// Who can take a seat and give advice, weakest first.
    pub opponents: Vec<Opponent>,
    /// Ready-made tables, the first one for somebody who has never run.
    pub presets: Vec<Preset>,
}

impl Content {
    /// Reads what lies in the program's folder, and tells what could not be read.
    pub fn load(library: &Library) -> (Self, Vec<Problem>) {
        let opponents: Vec<Opponent> =
            GameModule::agents(&HareModule).into_iter().map(|agent| Opponent::of(ids::ID, agent)).collect();
        let mut content = Self { library: Some(library.clone()), opponents, presets: Vec::new() };
        let mut problems = Vec::new();
        content.presets = Preset::shipped(library, &mut problems);
        content.presets.sort_by_key(|preset| (!is_first(preset), preset.table.players.len()));
        (content, problems)
    }
}

impl LabContent for Content {
    type Module = HareModule;

    const MODULE: &'static HareModule = &HareModule;
    const ID: &'static str = ids::ID;

    fn library(&self) -> Option<&Library> {
        self.library.as_ref()
    }

    fn cast(&self) -> &[Opponent] {
        &self.opponents
    }

    /// Only two seats have two runners each, and an edition gives what its book says for so many.
    fn with_seats(setup: Setup, seats: usize) -> Setup {
        let runners = if seats == 2 { setup.runners } else { 1 };
        setup.seated(u8::try_from(seats).unwrap_or(u8::MAX), runners)
    }

    fn standing(&self, rules: &Hare, view: &View, players: &[Player], palette: Palette) -> Option<CardPicture> {
        let runners = Seat::all(rules.seats()).filter_map(|seat| {
            let livery = palette.livery(players.get(seat.index())?.livery);
            Some(rules.runners().map(move |runner| (livery, rules.square(view.seen(), seat, runner))))
        });
        Some(card::standing(rules.track(), runners.flatten().collect()))
    }
}

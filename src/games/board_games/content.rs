//! What a board game ships: opponents, and ready-made tables.

use std::marker::PhantomData;

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use derive_where::derive_where;
use lab::{GameModule, Library, Problem};
use tabletop::{Game, Player};

use super::{
    card,
    game::{BoardGame, RulesOf, Seen},
};
use crate::{
    table::{
        CardPicture, LabContent, Sight,
        setup::{self, Opponent, PuzzleCard, TablePage, TableSetup, head_over_presets},
    },
    text::Words,
    theme::Palette,
};

/// A game that is laid ready.
pub type Preset<B> = setup::Preset<Content<B>>;

/// What is shipped. Files that cannot be read are missing here and named when it is loaded.
#[derive(Resource)]
#[derive_where(Clone, Default)]
pub struct Content<B: BoardGame> {
    /// The folder with `assets` and `scenes`.
    pub library: Option<Library>,
    /// Who can take a seat and give advice, weakest first.
    pub opponents: Vec<Opponent>,
    /// Ready-made tables, the first one for somebody who has never played.
    pub presets: Vec<Preset<B>>,
    /// Puzzles, the short ones first.
    pub puzzles: Vec<PuzzleCard>,
    game: PhantomData<fn() -> B>,
}

impl<B: BoardGame> Content<B> {
    /// Reads what lies in the program's folder, and tells what could not be read.
    pub fn load(library: &Library) -> (Self, Vec<Problem>) {
        let opponents: Vec<Opponent> = B::MODULE.agents().into_iter().map(|agent| Opponent::of(B::ID, agent)).collect();
        let mut problems = Vec::new();
        let puzzles = PuzzleCard::shipped(B::MODULE, library, &mut problems);
        let library_of = Some(library.clone());
        let mut content = Self { library: library_of, opponents, presets: Vec::new(), puzzles, game: PhantomData };
        content.presets = Preset::shipped(library, &mut problems);
        content.presets.sort_by_key(|preset| !preset.is_of(B::FIRST_SCENE));
        (content, problems)
    }
}

impl<B: BoardGame> LabContent for Content<B> {
    type Module = B::Module;

    const MODULE: &'static B::Module = B::MODULE;
    const ID: &'static str = B::ID;

    fn library(&self) -> Option<&Library> {
        self.library.as_ref()
    }

    fn cast(&self) -> &[Opponent] {
        &self.opponents
    }

    fn visible(game: &RulesOf<B>, state: &<RulesOf<B> as Game>::State, sight: Sight) -> Seen<B> {
        let unveiled = if sight == Sight::All { B::unveiled(game, state) } else { None };
        unveiled.unwrap_or_else(|| game.view(state, sight.eye()))
    }

    fn standing(&self, game: &RulesOf<B>, view: &Seen<B>, _: &[Player], _: Palette) -> Option<CardPicture> {
        Some(card::standing::<B>(game, view))
    }
}

impl<B: BoardGame> TablePage for Content<B> {
    const PROGRAM_EXAMPLE: &'static str = "plain-program";

    fn first(&self, words: &Words) -> TableSetup<Self> {
        let shipped = TableSetup::of_scene(B::FIRST_SCENE, &self.presets, words, &self.opponents);
        shipped.unwrap_or_else(|| {
            let module = B::MODULE;
            let rules = self.library.as_ref().and_then(|library| module.resolve(module.setup(), library).ok());
            let rules = rules.expect("the classic rules of every game are sound");
            TableSetup::first(rules, *module.info().seats.start(), words, &self.opponents)
        })
    }

    fn puzzles(&self) -> &[PuzzleCard] {
        &self.puzzles
    }

    fn head(&self, ui: &mut Ui, words: &Words, table: &mut TableSetup<Self>) {
        head_over_presets(ui, words, table, &self.presets);
    }
}

//! A board game as the pages see it that know no game.

use std::marker::PhantomData;

use bevy::prelude::*;
use bevy_egui::egui;
use lab::Library;
use tabletop::{Game, Seed};

use super::{
    card,
    content::Content,
    editor,
    game::{BoardGame, RulesOf},
    played,
    plugin::plugin,
};
use crate::{
    demo::Step,
    settings::Settings,
    shell::{GameSetup, NewGame, Screen},
    table::{
        self, CardPicture, ClientGame, GameFiles,
        setup::{TablePage, variants_told},
    },
    text::{HelpSection, Words},
};

/// What the client knows of a board game.
pub struct BoardClient<B>(PhantomData<fn() -> B>);

impl<B: BoardGame> BoardClient<B> {
    /// The client's description of the game.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<B: BoardGame> Default for BoardClient<B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<B: BoardGame> ClientGame for BoardClient<B> {
    fn id(&self) -> &'static str {
        B::ID
    }

    fn rules(&self) -> &'static [&'static str] {
        &[<RulesOf<B> as Game>::ID]
    }

    fn build(&self, app: &mut App) {
        app.add_plugins(plugin::<B>);
    }

    fn load(&self, world: &mut World, library: &Library, words: &Words) -> Vec<String> {
        table::lend(world, words, Content::<B>::load(library))
    }

    fn pages(&self) -> &'static [(Screen, &'static str)] {
        const { &[(editor::page::<B>(), "boards-editor_way")] }
    }

    fn editor(&self) -> Option<Screen> {
        Some(editor::page::<B>())
    }

    fn picture(&self, _: &World) -> Option<CardPicture> {
        Some(card::picture::<B>())
    }

    fn backdrop(&self, painter: &egui::Painter, area: egui::Rect) {
        card::backdrop(painter, area);
    }

    fn help(&self, words: &Words) -> Vec<HelpSection> {
        played::shown::<B>(words, Settings::default().piece_look(words), B::help(words))
    }

    fn variants(&self, setup: &GameSetup, words: &Words) -> Vec<(String, String)> {
        let setup = setup.get::<RulesOf<B>>();
        setup.map_or_else(Vec::new, |setup| variants_told(words, RulesOf::<B>::variants(), setup))
    }

    fn demo(&self, world: &World, words: &Words, seed: Seed) -> Result<NewGame, String> {
        world.resource::<Content<B>>().first(words).new_game_on(seed)
    }

    fn tour(&self, world: &World, words: &Words, seed: Seed) -> Result<Vec<Step>, String> {
        let game = self.demo(world, words, seed)?;
        let game = world.resource::<Content<B>>().played_by_agents(words, game);
        Ok(vec![
            Step::Begin(Box::new(game.map_err(|problem| format!("{problem:#}"))?)),
            Step::Round(B::TOUR),
            Step::Watch(1.5),
            Step::Picture(B::ID),
        ])
    }
}

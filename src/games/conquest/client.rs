//! Conquest as the pages see it that know no game.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui;
use lab::Library;
use risk::Risk;
use tabletop::{Controller, Game, Seed};

use super::{
    card,
    content::Content,
    ids::{CAREER, ID, TRAINING},
    people,
    plugin::ConquestPlugin,
    setup, variants,
};
use crate::{
    demo::Step,
    portrait::Portrait,
    shell::{GameSetup, NewGame, Screen},
    storage::Storage,
    table::{self, CardPicture, ClientGame, setup::variants_told},
    text::{HelpSection, Words},
};

/// Conquest.
pub struct ConquestClient;

impl ClientGame for ConquestClient {
    fn id(&self) -> &'static str {
        ID
    }

    fn rules(&self) -> &'static [&'static str] {
        &[Risk::ID]
    }

    fn build(&self, app: &mut App) {
        app.add_plugins(ConquestPlugin);
    }

    fn load(&self, world: &mut World, library: &Library, words: &Words) -> Vec<String> {
        // The folder of mods is there as soon as one is put into it.
        let own = world.get_resource::<Storage>().and_then(|storage| storage.path("mods").ok());
        table::lend(world, words, Content::load(library, own))
    }

    fn pages(&self) -> &'static [(Screen, &'static str)] {
        &[(CAREER, "career-title"), (TRAINING, "title-training")]
    }

    fn picture(&self, world: &World) -> Option<CardPicture> {
        card::picture(world.get_resource::<Content>()?.maps.first()?)
    }

    /// Nothing: the living picture is this game's.
    fn backdrop(&self, _: &egui::Painter, _: egui::Rect) {}

    fn help(&self, words: &Words) -> Vec<HelpSection> {
        HelpSection::written(
            words,
            &[
                ("help-conquest-aim", None),
                ("help-conquest-turn", Some("full_turn")),
                ("help-conquest-battles", None),
                ("help-conquest-cards", Some("cards")),
                ("help-conquest-two-players", Some("two")),
                ("help-conquest-two-phase", Some("two_phase")),
                ("help-conquest-maps-over-board", None),
                ("help-conquest-replays", None),
                ("help-conquest-portals", Some("layout")),
                ("help-conquest-fog-of-war", Some("fog")),
                ("help-conquest-reading-an-opponent", None),
                ("help-conquest-sharing-screen", None),
            ],
        )
    }

    fn variants(&self, setup: &GameSetup, words: &Words) -> Vec<(String, String)> {
        setup.get::<Risk>().map_or_else(Vec::new, |setup| variants_told(words, Risk::variants(), setup))
    }

    fn applies(&self, mark: &str, setup: &GameSetup) -> bool {
        setup.get::<Risk>().is_some_and(|setup| variants::applies(mark, setup))
    }

    fn portrait(&self, controller: &Controller) -> Option<Arc<Portrait>> {
        people::of_controller(controller)
    }

    /// A game of four: a person's seat and three personas.
    fn demo(&self, world: &World, words: &Words, seed: Seed) -> Result<NewGame, String> {
        setup::first(words, &world.resource::<Content>().cast).new_game_on(seed)
    }

    fn tour(&self, _: &World, _: &Words, _: Seed) -> Result<Vec<Step>, String> {
        Ok(vec![Step::Show(CAREER), Step::Picture("career"), Step::Show(TRAINING), Step::Picture("training")])
    }
}

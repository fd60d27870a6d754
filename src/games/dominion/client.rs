//! Realm as the pages see it that know no game.

use bevy::prelude::*;
use bevy_egui::egui;
use dominion::Dominion;
use lab::Library;
use tabletop::{Game, Seed};

use super::{
    Automation, backdrop, card,
    content::Content,
    ids::{ID, TRAINING},
    plugin::RealmPlugin,
    setup,
};
use crate::{
    demo::Step,
    shell::{GameSetup, NewGame, Screen},
    storage::Storage,
    table::{self, CardPicture, ClientGame, GameFiles},
    text::{HelpSection, Words},
};

/// Realm.
pub struct RealmClient;

impl ClientGame for RealmClient {
    fn id(&self) -> &'static str {
        ID
    }

    fn rules(&self) -> &'static [&'static str] {
        &[Dominion::ID]
    }

    fn build(&self, app: &mut App) {
        app.add_plugins(RealmPlugin);
    }

    /// What is done by itself, as the player has chosen.
    fn prepare(&self, world: &mut World, words: &Words) -> Vec<String> {
        let Some(storage) = world.get_resource::<Storage>() else { return Vec::new() };
        match Automation::read(storage) {
            Ok(automation) => {
                world.insert_resource(automation);
                Vec::new()
            }
            Err(reason) => vec![words.with("realm-auto-unreadable", &[("reason", &reason)])],
        }
    }

    fn load(&self, world: &mut World, library: &Library, words: &Words) -> Vec<String> {
        table::lend(world, words, Content::load(library))
    }

    fn pages(&self) -> &'static [(Screen, &'static str)] {
        &[(TRAINING, "title-kingdom")]
    }

    fn picture(&self, world: &World) -> Option<CardPicture> {
        let content = world.get_resource::<Content>()?;
        let catalog = content.catalog.as_ref()?;
        let shown = ["village", "gold", "province", "witch", "market"].map(|id| catalog.get(id));
        Some(card::fan(&content.album, shown.into_iter().flatten()))
    }

    fn backdrop(&self, painter: &egui::Painter, area: egui::Rect) {
        backdrop::paint(painter, area);
    }

    fn help(&self, words: &Words) -> Vec<HelpSection> {
        HelpSection::written(
            words,
            &[
                ("help-dominion-aim", None),
                ("help-dominion-turn", None),
                ("help-dominion-cards", None),
                ("help-dominion-deck", None),
                ("help-dominion-points", None),
                ("help-dominion-end", None),
                ("help-dominion-colonies", Some("colonies")),
                ("help-dominion-attacks", None),
                ("help-dominion-table", None),
                ("help-dominion-advice", None),
            ],
        )
    }

    fn variants(&self, setup: &GameSetup, words: &Words) -> Vec<(String, String)> {
        setup.get::<Dominion>().map_or_else(Vec::new, |setup| setup::variants(setup, words))
    }

    fn applies(&self, mark: &str, setup: &GameSetup) -> bool {
        setup.get::<Dominion>().is_some_and(|setup| match mark {
            "colonies" => setup.colonies,
            _ => true,
        })
    }

    /// The first game, with a person in it.
    fn demo(&self, world: &World, words: &Words, seed: Seed) -> Result<NewGame, String> {
        setup::first(words, world.resource::<Content>()).new_game_on(seed)
    }

    fn tour(&self, world: &World, words: &Words, seed: Seed) -> Result<Vec<Step>, String> {
        let game = self.demo(world, words, seed)?;
        let game = world.resource::<Content>().played_by_agents(words, game);
        Ok(vec![
            Step::Begin(Box::new(game.map_err(|problem| format!("{problem:#}"))?)),
            Step::Round(6),
            Step::Watch(1.5),
            Step::Picture("kingdom"),
            Step::Over,
            Step::Picture("kingdom-result"),
        ])
    }
}

//! Hare and Hedgehog as the pages see it that know no game.

use bevy::prelude::*;
use bevy_egui::egui;
use hare::Hare;
use lab::Library;
use tabletop::{Game, Seed};

use super::{HarePlugin, card, content::Content, setup::TableSetup, theme::meadow::GRASS};
use crate::{
    shell::{GameSetup, NewGame},
    table::{CardPicture, Face, GamesFiles},
    text::{HelpSection, Words},
};

/// Hare and Hedgehog.
pub struct HareFace;

impl Face for HareFace {
    fn id(&self) -> &'static str {
        super::ID
    }

    fn rules(&self) -> &'static [&'static str] {
        &[Hare::ID]
    }

    fn build(&self, app: &mut App) {
        app.add_plugins(HarePlugin);
    }

    fn load(&self, world: &mut World, library: &Library, words: &Words) -> Vec<String> {
        let (content, problems) = Content::load(library);
        world.get_resource_or_init::<GamesFiles>().put(content.clone());
        world.insert_resource(content);
        problems.iter().map(|problem| problem.in_language(words).to_string()).collect()
    }

    fn picture(&self, _: &World) -> Option<CardPicture> {
        card::picture()
    }

    /// Grass at night, lit in the middle.
    fn backdrop(&self, painter: &egui::Painter, area: egui::Rect) {
        const STEPS: u32 = 48;
        let mut mesh = egui::Mesh::default();
        mesh.colored_vertex(area.center(), GRASS[0].mix(GRASS[1], 0.45).egui());
        let reach = 0.75 * area.size();
        for step in 0..STEPS {
            let angle = std::f32::consts::TAU * step as f32 / STEPS as f32;
            mesh.colored_vertex(area.center() + reach * egui::Vec2::angled(angle), GRASS[1].egui());
        }
        (0..STEPS).for_each(|step| mesh.add_triangle(0, 1 + step, 1 + (step + 1) % STEPS));
        painter.rect_filled(area, 0.0, GRASS[1].egui());
        painter.with_clip_rect(area).add(egui::Shape::mesh(mesh));
    }

    fn help(&self, words: &Words) -> Vec<HelpSection> {
        HelpSection::written(
            words,
            &[
                ("help-hare-aim", None),
                ("help-hare-turn", None),
                ("help-hare-squares", None),
                ("help-hare-cards", Some("luck")),
                ("help-hare-sober", Some("sober")),
                ("help-hare-goal", None),
                ("help-hare-stuck", None),
                ("help-hare-two-runners", Some("two")),
                ("help-hare-advice", None),
                ("help-hare-replays", None),
            ],
        )
    }

    fn variants(&self, setup: &GameSetup, words: &Words) -> Vec<(String, String)> {
        setup.get::<Hare>().map_or_else(Vec::new, |setup| super::setup::variants(setup, words))
    }

    fn applies(&self, mark: &str, setup: &GameSetup) -> bool {
        setup.get::<Hare>().is_some_and(|setup| match mark {
            "luck" => setup.luck,
            "sober" => !setup.luck,
            "two" => setup.runners == 2,
            _ => true,
        })
    }

    /// The first race, with a person in it.
    fn demo(&self, world: &World, words: &Words, seed: Seed) -> Result<NewGame, String> {
        let mut table = TableSetup::first(words, world.resource::<Content>());
        table.seed = seed.0.to_string();
        table.new_game()
    }
}

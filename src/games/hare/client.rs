//! Hare and Hedgehog as the pages see it that know no game.

use bevy::prelude::*;
use bevy_egui::egui;
use hare::{Hare, SaladCard};
use lab::Library;
use tabletop::{Game, Seed};

use super::{backdrop, card, content::Content, ids::ID, plugin::HarePlugin, setup, tuning::TUNING};
use crate::{
    demo::Step,
    shell::{GameSetup, NewGame, Screen},
    table::{self, CardPicture, ClientGame, GameFiles, setup::variants_told},
    text::{HelpSection, Words},
};

/// Hare and Hedgehog.
pub struct HareClient;

impl ClientGame for HareClient {
    fn id(&self) -> &'static str {
        ID
    }

    fn rules(&self) -> &'static [&'static str] {
        &[Hare::ID]
    }

    fn build(&self, app: &mut App) {
        app.add_plugins(HarePlugin);
    }

    fn load(&self, world: &mut World, library: &Library, words: &Words) -> Vec<String> {
        table::lend(world, words, Content::load(library))
    }

    fn pages(&self) -> &'static [(Screen, &'static str)] {
        &[(TUNING, "hare-tuning")]
    }

    fn picture(&self, _: &World) -> Option<CardPicture> {
        card::picture()
    }

    fn backdrop(&self, painter: &egui::Painter, area: egui::Rect) {
        backdrop::paint(painter, area);
    }

    fn help(&self, words: &Words) -> Vec<HelpSection> {
        HelpSection::written(
            words,
            &[
                ("help-hare-aim", None),
                ("help-hare-turn", None),
                ("help-hare-squares", None),
                ("help-hare-cards", Some("luck")),
                ("help-hare-salad-later", Some("later")),
                ("help-hare-hungry", Some("hungry")),
                ("help-hare-toll", Some("toll")),
                ("help-hare-sober", Some("sober")),
                ("help-hare-hidden", Some("hidden")),
                ("help-hare-goal", None),
                ("help-hare-stuck", None),
                ("help-hare-two-runners", Some("two")),
                ("help-hare-advice", None),
                ("help-hare-replays", None),
            ],
        )
    }

    fn variants(&self, setup: &GameSetup, words: &Words) -> Vec<(String, String)> {
        setup.get::<Hare>().map_or_else(Vec::new, |setup| variants_told(words, Hare::variants(), setup))
    }

    fn applies(&self, mark: &str, setup: &GameSetup) -> bool {
        setup.get::<Hare>().is_some_and(|setup| match mark {
            "luck" => setup.draws_cards(),
            "later" => setup.draws_cards() && setup.salad_card == SaladCard::NextTurn,
            "hungry" => setup.draws_cards() && setup.hungry_misses,
            "toll" => setup.has_toll(),
            "sober" => !setup.luck,
            "hidden" => setup.hidden_carrots,
            "two" => setup.runners == 2,
            _ => true,
        })
    }

    /// The first race, with a person in it.
    fn demo(&self, world: &World, words: &Words, seed: Seed) -> Result<NewGame, String> {
        setup::first(words, world.resource::<Content>()).new_game_on(seed)
    }

    fn tour(&self, world: &World, words: &Words, seed: Seed) -> Result<Vec<Step>, String> {
        let race = self.demo(world, words, seed)?;
        let race = world.resource::<Content>().played_by_agents(words, race);
        Ok(vec![
            Step::Begin(Box::new(race.map_err(|problem| format!("{problem:#}"))?)),
            Step::Round(4),
            Step::Watch(1.5),
            Step::Picture("race"),
            Step::Over,
            Step::Picture("race-result"),
            Step::Show(TUNING),
            Step::Watch(2.0),
            Step::Picture("race-tuning"),
        ])
    }
}

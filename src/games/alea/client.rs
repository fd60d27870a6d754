//! Alea as the pages see it that know no game.

use bevy::prelude::*;
use lab::Library;
use tabletop::Seed;

use super::{
    card,
    content::Content,
    ids::{ID, MODS},
    mods::{Mods, faults},
    plugin::AleaPlugin,
    setup::{DuelSetup, Foe},
};
use crate::{
    demo::Step,
    shell::{NewGame, Screen},
    storage::Storage,
    table::{self, CardPicture, ClientGame, LabContent},
    text::{HelpSection, Words},
};

/// Alea.
pub struct AleaClient;

impl ClientGame for AleaClient {
    fn id(&self) -> &'static str {
        ID
    }

    fn rules(&self) -> &'static [&'static str] {
        Content::RULES
    }

    fn build(&self, app: &mut App) {
        app.add_plugins(AleaPlugin);
    }

    fn prepare(&self, world: &mut World, words: &Words) -> Vec<String> {
        let Some(storage) = world.get_resource::<Storage>() else { return Vec::new() };
        let (mods, reports) = Mods::open(storage, words);
        world.insert_resource(mods);
        reports
    }

    fn load(&self, world: &mut World, library: &Library, words: &Words) -> Vec<String> {
        world.init_resource::<Mods>();
        let chosen = world.resource::<Mods>();
        let (content, problems) = Content::load(library, chosen.own(), chosen.choice());
        let faults = faults(words, &content.mods);
        let mut problems = table::lend(world, words, (content, problems));
        problems.extend(faults);
        problems
    }

    fn pages(&self) -> &'static [(Screen, &'static str)] {
        &[(MODS, "title-mods")]
    }

    fn picture(&self, world: &World) -> Option<CardPicture> {
        world.get_resource::<Content>().map(card::picture)
    }

    fn help(&self, words: &Words) -> Vec<HelpSection> {
        let parts = [
            "help-alea-turn",
            "help-alea-slots",
            "help-alea-dice",
            "help-alea-statuses",
            "help-alea-skill-and-limit-break",
            "help-alea-gauntlet",
            "help-alea-playing",
        ];
        HelpSection::written(words, &parts.map(|part| (part, None)))
    }

    /// A duel of computer seats: the first hero against an encounter of the third tier.
    fn demo(&self, world: &World, words: &Words, seed: Seed) -> Result<NewGame, String> {
        let content = world.resource::<Content>();
        let first = DuelSetup::shown(&content.duel, &content.duelists);
        let seed = seed.0.to_string();
        DuelSetup { foe: Foe::Random(Some(3)), watch: true, seed, ..first }.new_game(words, &content.duel)
    }

    /// The duel, and a gauntlet on which a person is to set out.
    fn tour(&self, world: &World, words: &Words, seed: Seed) -> Result<Vec<Step>, String> {
        let duel = self.demo(world, words, seed)?;
        let content = world.resource::<Content>();
        let first = DuelSetup::shown(&content.duel, &content.duelists);
        let road = DuelSetup { gauntlet: true, seed: seed.0.to_string(), ..first };
        Ok(vec![
            Step::Begin(Box::new(duel)),
            Step::Round(2),
            Step::Watch(3.0),
            Step::Picture("duel"),
            Step::Over,
            Step::Picture("duel-result"),
            Step::Begin(Box::new(road.new_game(words, &content.duel)?)),
            Step::Round(0),
            Step::Watch(1.5),
            Step::Picture("gauntlet"),
        ])
    }
}

//! Formation as the pages see it that know no game.

use bevy::prelude::*;
use lab::Library;
use rubicon::{
    shell::NewGame,
    table::{self, CardPicture, ClientGame, setup::TablePage},
    text::{HelpSection, Words},
};
use tabletop::{Game, Seed};

use super::{ID, card, content::Content, plugin, rules::Formation};

/// Formation.
pub struct FormationClient;

/// Its words. A game of the house has a file in `assets/text` for them, which a test must not add to.
const WORDS: [(&str, &str); 11] = [
    ("game-formation", "Formation"),
    ("lobby-line-formation", "Put your runners in order unseen, then send them."),
    ("lobby-seats-formation", "2 seats"),
    ("lobby-length-formation", "2 minutes"),
    ("formation-advice-set_up", "Drag a runner onto the one beside it, and they change places."),
    ("formation-advice-send", "Drag a runner one step forward, or click it and then the step."),
    ("formation-ready", "Ready"),
    ("formation-send", "Send a runner"),
    ("help-formation-aim", "The aim"),
    ("help-formation-aim-text", "Whose runners win more of the three exchanges wins: the stronger one wins a point."),
    ("formation-face_down", "face down"),
];

impl ClientGame for FormationClient {
    fn id(&self) -> &'static str {
        ID
    }

    fn rules(&self) -> &'static [&'static str] {
        &[Formation::ID]
    }

    fn build(&self, app: &mut App) {
        app.add_plugins(plugin);
    }

    fn words(&self, _: &Words) -> Vec<(String, String)> {
        WORDS.map(|(message, text)| (message.to_owned(), text.to_owned())).into()
    }

    fn load(&self, world: &mut World, library: &Library, words: &Words) -> Vec<String> {
        table::lend(world, words, Content::load(library))
    }

    fn picture(&self, _: &World) -> Option<CardPicture> {
        Some(card::picture())
    }

    fn help(&self, words: &Words) -> Vec<HelpSection> {
        HelpSection::written(words, &[("help-formation-aim", None)])
    }

    fn demo(&self, world: &World, words: &Words, seed: Seed) -> Result<NewGame, String> {
        world.resource::<Content>().first(words).new_game_on(seed)
    }
}

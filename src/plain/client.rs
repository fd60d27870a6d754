//! A plain game as the pages see it that know no game.

use std::marker::PhantomData;

use bevy::prelude::*;
use lab::{GameModule, Library};
use tabletop::{Game, Seed};

use super::{Content, GameOf, PlainGame, plugin::plugin};
use crate::{
    shell::NewGame,
    table::{self, ClientGame, setup::TablePage},
    text::{HelpSection, Words},
};

/// What the client knows of a plain game.
pub struct PlainClient<P>(PhantomData<fn() -> P>);

impl<P: PlainGame> PlainClient<P> {
    /// The client's description of the game whose table is a `P`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<P: PlainGame> Default for PlainClient<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: PlainGame> ClientGame for PlainClient<P> {
    fn id(&self) -> &'static str {
        <GameOf<P> as Game>::ID
    }

    fn rules(&self) -> &'static [&'static str] {
        &[<GameOf<P> as Game>::ID]
    }

    fn build(&self, app: &mut App) {
        app.add_plugins(plugin::<P>);
    }

    /// Its card in the registry.
    fn words(&self, words: &Words) -> Vec<(String, String)> {
        let (id, card) = (self.id(), P::MODULE.info());
        let (least, most) = (card.seats.start(), card.seats.end());
        let seats = words.with("plain-seats", &[("least", least), ("most", most)]);
        vec![
            (format!("game-{id}"), card.title.to_owned()),
            (format!("lobby-line-{id}"), card.idea.to_owned()),
            (format!("lobby-seats-{id}"), seats),
        ]
    }

    fn load(&self, world: &mut World, library: &Library, words: &Words) -> Vec<String> {
        table::lend(world, words, (Content::<P>::load(library), Vec::new()))
    }

    fn help(&self, words: &Words) -> Vec<HelpSection> {
        P::help(words)
    }

    fn demo(&self, world: &World, words: &Words, seed: Seed) -> Result<NewGame, String> {
        world.resource::<Content<P>>().first(words).new_game_on(seed)
    }
}

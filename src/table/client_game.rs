//! What every game shows of itself to the pages that know no game.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui;
use lab::Library;
use tabletop::{Controller, Seed};

use crate::{
    demo::Step,
    portrait::Portrait,
    shell::{GameSetup, NewGame, Screen},
    text::{HelpSection, Words},
    theme::Palette,
    ui::page,
};

/// Paints the picture of a game into an area.
pub type CardPicture = Arc<dyn Fn(&egui::Painter, egui::Rect) + Send + Sync>;

/// Draws how a game stands, in the colours of a palette, once somebody looks; `None` where nothing can be shown of it.
pub type Sketch = Arc<dyn Fn(Palette) -> Option<CardPicture> + Send + Sync>;

/// A game in the client. There is one value of each, in the list of [`games`](crate::games).
pub trait ClientGame: Sync {
    /// What it is called in the player's folder and in the keys of words, such as `game.<id>`.
    fn id(&self) -> &'static str;

    /// The rules that are played at its table, by the ids that stand in files.
    fn rules(&self) -> &'static [&'static str];

    /// Adds all of it to the program: its table, setup and pages.
    fn build(&self, app: &mut App);

    /// Words of its own that lie in no file, each under its key. Files have the last word.
    fn words(&self, words: &Words) -> Vec<(String, String)> {
        let _ = words;
        Vec::new()
    }

    /// Reads what the player has chosen about it, before it is loaded. Tells what could not be read.
    fn prepare(&self, world: &mut World, words: &Words) -> Vec<String> {
        let _ = (world, words);
        Vec::new()
    }

    /// Reads what it ships, and lends its files to the [`FileRegistry`](super::FileRegistry). Tells what could not be read.
    fn load(&self, world: &mut World, library: &Library, words: &Words) -> Vec<String>;

    /// Its own pages that are reached from its card in the lobby, each with the key of its words.
    fn pages(&self) -> &'static [(Screen, &'static str)] {
        &[]
    }

    /// The page on which its positions are set up, where it has one: it takes up a [`TakenPosition`](super::TakenPosition).
    fn editor(&self) -> Option<Screen> {
        None
    }

    /// What its card in the lobby shows. Asked for once, after what it ships was read.
    fn picture(&self, world: &World) -> Option<CardPicture> {
        let _ = world;
        None
    }

    /// Paints what lies behind its setup, its result and its own pages. What is not painted over is the living picture of the
    /// title.
    fn backdrop(&self, painter: &egui::Painter, area: egui::Rect) {
        page::felt(painter, area);
    }

    /// Its rules in short, in order.
    fn help(&self, words: &Words) -> Vec<HelpSection>;

    /// What the variants of a game are, in the order of a turn: each with what it means.
    fn variants(&self, setup: &GameSetup, words: &Words) -> Vec<(String, String)> {
        let _ = (setup, words);
        Vec::new()
    }

    /// Whether a part of the help that has this mark has a place in a game with these variants.
    fn applies(&self, mark: &str, setup: &GameSetup) -> bool {
        let _ = (mark, setup);
        false
    }

    /// The portrait of whoever decides for a seat, if it is somebody.
    fn portrait(&self, controller: &Controller) -> Option<Arc<Portrait>> {
        let _ = controller;
        None
    }

    /// A game for the scripted run, with a person in it.
    ///
    /// # Errors
    /// What it needs is not there.
    fn demo(&self, world: &World, words: &Words, seed: Seed) -> Result<NewGame, String>;

    /// What the scripted run shows of it after the game of the first of all games.
    ///
    /// # Errors
    /// What it needs is not there.
    fn tour(&self, world: &World, words: &Words, seed: Seed) -> Result<Vec<Step>, String> {
        let _ = (world, words, seed);
        Ok(Vec::new())
    }
}

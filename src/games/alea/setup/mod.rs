//! Setting up a duel or a gauntlet: the hero, the enemy, who decides for it.
//!
//! What the setup of every game has around it belongs to [`table::setup`](crate::table::setup); how a run goes, to the rules.

mod model;
mod road;
mod rules;
mod view;

use bevy::{ecs::system::SystemParamItem, prelude::*};
use bevy_egui::egui::Ui;

pub use model::{DuelSetup, Foe};
pub use view::{DuelContext, duel_page};

use super::content::Content;
use crate::{
    shell::NewGame,
    table::setup::{GameSetupPage, SetupChoice},
    text::Words,
};

type Needs<'w, 's> = SystemParamItem<'w, 's, <DuelSetup as GameSetupPage>::Needs>;

impl GameSetupPage for DuelSetup {
    const GAME: &'static str = super::ID;

    type Needs = Res<'static, Content>;

    fn first(_: &Words, content: &Needs<'_, '_>) -> Self {
        DuelSetup::first(&content.duel, &content.duelists)
    }

    fn read(text: &str, content: &Needs<'_, '_>) -> std::result::Result<Self, String> {
        Self::from_ron(text, &content.duel, &content.duelists)
    }

    fn to_ron(&self) -> String {
        DuelSetup::to_ron(self)
    }

    fn seed(&mut self) -> &mut String {
        &mut self.seed
    }

    fn show(&mut self, ui: &mut Ui, words: &Words, content: &Needs<'_, '_>) -> (Option<SetupChoice>, bool) {
        let context = DuelContext {
            content: &content.duel,
            portraits: &content.portraits,
            opponents: &content.duelists,
            faults: self.faults(words, &content.duel),
        };
        (duel_page(ui, words, self, &context), context.faults.is_empty())
    }

    fn new_game(&self, words: &Words, content: &Needs<'_, '_>) -> std::result::Result<NewGame, String> {
        DuelSetup::new_game(self, words, &content.duel)
    }
}

//! The setup as the frame of all setups works it.

use bevy::{ecs::system::SystemParamItem, prelude::*};
use bevy_egui::egui::Ui;

use super::{SetupContext, TableSetup, first, setup_page};
use crate::{
    games::conquest::Content,
    settings::Settings,
    shell::NewGame,
    table::setup::{GameSetupPage, SetupChoice},
    text::Words,
};

type Needs<'w, 's> = SystemParamItem<'w, 's, <TableSetup as GameSetupPage>::Needs>;

impl GameSetupPage for TableSetup {
    const GAME: &'static str = crate::games::conquest::ID;

    type Needs = (Res<'static, Content>, Res<'static, Settings>);

    fn first(words: &Words, (content, _): &Needs<'_, '_>) -> Self {
        first(words, &content.cast)
    }

    fn read(text: &str, (content, _): &Needs<'_, '_>) -> std::result::Result<Self, String> {
        Self::from_ron(text, &content.cast)
    }

    fn to_ron(&self) -> String {
        TableSetup::to_ron(self)
    }

    fn seed(&mut self) -> &mut String {
        &mut self.seed
    }

    fn show(&mut self, ui: &mut Ui, words: &Words, (content, settings): &Needs<'_, '_>) -> (Option<SetupChoice>, bool) {
        let context = SetupContext {
            opponents: &content.cast,
            presets: &content.presets,
            palette: settings.palette,
            maps: &content.maps,
            faults: self.faults(words, |rules| content.check(words, rules)),
        };
        (setup_page(ui, words, self, &context), context.faults.is_empty())
    }

    fn new_game(&self, words: &Words, (content, _): &Needs<'_, '_>) -> std::result::Result<NewGame, String> {
        match self.faults(words, |rules| content.check(words, rules)).into_iter().next() {
            Some(fault) => Err(fault),
            None => TableSetup::new_game(self),
        }
    }
}

//! The page: presets at the head, seats on the left, kingdom and variants on the right, seed and begin at the foot.

use bevy::{ecs::system::SystemParamItem, prelude::*};
use bevy_egui::egui::Ui;

use super::{
    cards_panel::{chosen, others},
    kingdom_panel::{kingdom, own},
    model::{KingdomSetup, first},
    rules_panel::rules,
};
use crate::{
    games::dominion::{Content, ID, TRAINING},
    settings::Settings,
    shell::NewGame,
    table::{
        LabContent,
        setup::{GameSetupPage, SeatsContext, SetupChoice, columns, foot, head_over_presets, room, seats_panel},
    },
    text::Words,
    ui::widgets,
};

type Needs<'w, 's> = SystemParamItem<'w, 's, <KingdomSetup as GameSetupPage>::Needs>;

impl GameSetupPage for KingdomSetup {
    const GAME: &'static str = ID;

    type Needs = (Res<'static, Content>, Res<'static, Settings>);

    fn first(words: &Words, (content, _): &Needs<'_, '_>) -> Self {
        Self::from_table(first(words, content))
    }

    fn read(text: &str, (content, _): &Needs<'_, '_>) -> std::result::Result<Self, String> {
        Self::from_ron(text, &content.opponents)
    }

    fn to_ron(&self) -> String {
        KingdomSetup::to_ron(self)
    }

    fn seed(&mut self) -> &mut String {
        &mut self.table.seed
    }

    fn show(&mut self, ui: &mut Ui, words: &Words, (content, settings): &Needs<'_, '_>) -> (Option<SetupChoice>, bool) {
        let faults = self.table.faults(words, |rules| content.check(words, rules));
        let mut choice = foot(ui, words, &mut self.table.seed, &faults);
        room(ui, |ui| {
            head_over_presets(ui, words, &mut self.table, &content.presets);
            columns(ui, &[0.46, 0.54], |ui, at| match at {
                0 => {
                    let seats = SeatsContext { palette: settings.palette, example: words.get("realm-program_example") };
                    seats_panel(ui, words, &mut self.table.seats(&content.opponents), seats);
                    self.table.adapt_to_seats();
                }
                _ => widgets::scrolling_panel(ui, words.get("realm-setup_kingdom"), |ui| {
                    if kingdom(ui, words, content, self) {
                        choice = Some(SetupChoice::Page(TRAINING));
                    }
                    chosen(ui, words, content, self);
                    own(ui, words, self);
                    rules(ui, words, self);
                    others(ui, words, content, self);
                }),
            });
        });
        (choice, faults.is_empty())
    }

    fn new_game(&self, words: &Words, (content, _): &Needs<'_, '_>) -> std::result::Result<NewGame, String> {
        match self.table.faults(words, |rules| content.check(words, rules)).into_iter().next() {
            Some(fault) => Err(fault),
            None => KingdomSetup::new_game(self),
        }
    }
}

//! The setup as the frame of all setups works it: seats on the left, variants on the right, seed and begin at the foot.

use bevy::{ecs::system::SystemParamItem, prelude::*};
use bevy_egui::egui::Ui;

use super::{Preset, TableSetup, first, rules_panel::rules_panel};
use crate::{
    games::hare::Content,
    settings::Settings,
    shell::NewGame,
    table::setup::{GameSetupPage, SeatsContext, SetupChoice, columns, foot, head, room, seats_panel},
    text::Words,
    theme::metrics,
    ui::widgets,
};

type Needs<'w, 's> = SystemParamItem<'w, 's, <TableSetup as GameSetupPage>::Needs>;

impl GameSetupPage for TableSetup {
    const GAME: &'static str = crate::games::hare::ID;

    type Needs = (Res<'static, Content>, Res<'static, Settings>);

    fn first(words: &Words, (content, _): &Needs<'_, '_>) -> Self {
        first(words, content)
    }

    fn read(text: &str, (content, _): &Needs<'_, '_>) -> std::result::Result<Self, String> {
        Self::from_ron(text, &content.opponents)
    }

    fn to_ron(&self) -> String {
        TableSetup::to_ron(self)
    }

    fn seed(&mut self) -> &mut String {
        &mut self.seed
    }

    fn show(&mut self, ui: &mut Ui, words: &Words, (content, settings): &Needs<'_, '_>) -> (Option<SetupChoice>, bool) {
        let faults = self.faults(words, |rules| content.check(words, rules));
        let choice = foot(ui, words, &mut self.seed, &faults);
        room(ui, |ui| {
            presets(ui, words, self, &content.presets);
            columns(ui, &[0.55, 0.45], |ui, at| match at {
                0 => {
                    let example = words.get("hare-program_example");
                    let seats = SeatsContext { palette: settings.palette, example };
                    seats_panel(ui, words, &mut self.seats(&content.opponents), seats);
                    self.follow();
                }
                _ => rules_panel(ui, words, &mut self.rules),
            });
        });
        (choice, faults.is_empty())
    }

    fn new_game(&self, words: &Words, (content, _): &Needs<'_, '_>) -> std::result::Result<NewGame, String> {
        match self.faults(words, |rules| content.check(words, rules)).into_iter().next() {
            Some(fault) => Err(fault),
            None => TableSetup::new_game(self),
        }
    }
}

/// The head, and below it the presets, of which there are too many for its line; they leave the seed as it is.
fn presets(ui: &mut Ui, words: &Words, table: &mut TableSetup, presets: &[Preset]) {
    head(ui, words, TableSetup::GAME, words.get("setup-line"), &[]);
    ui.horizontal_wrapped(|ui| {
        for Preset { id, title, note, table: laid } in presets {
            let title = words.named(&format!("scene-{id}"), title);
            let note = words.named(&format!("scene-{id}-note"), note);
            let chosen = table.is_laid_as(laid);
            if widgets::chip(ui, title, chosen).on_hover_text(note).clicked() {
                table.lay(laid);
            }
        }
    });
    ui.add_space(metrics::GAP);
}

//! A new mod: what it begins with, its id and its name, checked while they are written.

use std::path::{Path, PathBuf};

use bevy_egui::egui::{self, Ui, Vec2};
use lab::{LabError, Problem};
use registry::games::dice::modding::{Template, skeleton_faults, title_of, write_skeleton};

use super::ModsChoice;
use crate::{
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::{page, widgets},
};

/// A mod that is being named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// Its id, which will be its folder's name.
    pub id: String,
    /// Its name for people; made from the id where nothing is written.
    pub name: String,
    /// What it begins with.
    pub template: Template,
}

impl Draft {
    /// The name it will have.
    fn title(&self) -> String {
        let name = self.name.trim();
        if name.is_empty() { title_of(&self.id) } else { name.to_owned() }
    }

    /// What keeps it from being made in the folder `own`.
    pub fn faults(&self, own: &Path) -> Vec<Problem> {
        skeleton_faults(&self.id, &self.title(), own)
    }

    /// Makes it, and returns the file that its author will change first.
    ///
    /// # Errors
    /// What keeps it from being made.
    pub fn make(&self, own: &Path) -> Result<PathBuf, LabError> {
        let folder = write_skeleton(&self.id, &self.title(), self.template, own)?;
        Ok(folder.join(self.template.first_file()))
    }
}

/// The sheet on which a new mod is named.
pub(super) fn draft_sheet(ctx: &egui::Context, words: &Words, draft: &mut Draft, own: &Path) -> Option<ModsChoice> {
    let faults = draft.faults(own);
    let mut entered = false;
    let ((), choice, beside) = page::sheet(
        ctx,
        "new mod",
        words.get("mods-new"),
        84.0 * metrics::GRID,
        false,
        |ui| {
            templates(ui, words, &mut draft.template);
            ui.add_space(metrics::GAP);
            let first = field(ui, words.get("mods-id"), words.get("mods-id_hint"), &mut draft.id);
            if draft.id.is_empty() && draft.name.is_empty() && ui.memory(|memory| memory.focused().is_none()) {
                first.request_focus();
            }
            entered |= enter(ui, &first);
            let title = title_of(&draft.id);
            let name = field(ui, words.get("mods-name"), &title, &mut draft.name);
            entered |= enter(ui, &name);
            ui.add_space(metrics::GAP);
            // An empty form has no faults worth telling yet.
            match faults.first().filter(|_| !draft.id.is_empty()) {
                Some(fault) => widgets::warning(ui, &fault.in_language(words).to_string()),
                None => widgets::note(ui, &own.join(&draft.id).display().to_string()),
            }
        },
        |ui| {
            let make =
                ui.add_enabled_ui(faults.is_empty(), |ui| widgets::primary(ui, words.get("mods-make")).clicked());
            let back = widgets::secondary(ui, words.get("mods-forget")).clicked();
            make.inner.then_some(ModsChoice::Make).or(back.then_some(ModsChoice::Forget))
        },
    );
    let entered = (entered && faults.is_empty()).then_some(ModsChoice::Make);
    choice.or(entered).or(beside.then_some(ModsChoice::Forget))
}

/// What it begins with, to choose from, and what that brings.
fn templates(ui: &mut Ui, words: &Words, chosen: &mut Template) {
    ui.label(Type::Strong.text(words.get("mods-template")).color(IVORY.egui()));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(metrics::GAP);
        for template in Template::ALL {
            let key = format!("mods-template-{}", template.id());
            if widgets::chip(ui, words.get(&key), *chosen == template).clicked() {
                *chosen = template;
            }
        }
    });
    widgets::note(ui, words.get(&format!("mods-template-{}_note", chosen.id())));
}

/// Whether a field was left by Enter.
fn enter(ui: &Ui, field: &egui::Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
}

fn field(ui: &mut Ui, name: &str, hint: &str, text: &mut String) -> egui::Response {
    ui.label(Type::Strong.text(name).color(IVORY.egui()));
    let field = egui::TextEdit::singleline(text)
        .hint_text(Type::Body.text(hint).color(IVORY_DIM.egui()))
        .desired_width(f32::INFINITY)
        .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
        .char_limit(metrics::SEARCH_LENGTH)
        .vertical_align(egui::Align::Center)
        .min_size(egui::vec2(0.0, ui.spacing().interact_size.y))
        .text_color(IVORY.egui());
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), name));
    response
}

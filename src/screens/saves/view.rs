//! The page: a name to save under, and the saves with a small map each.

use bevy_egui::egui::{self, Align, Layout, Rect, Sense, Ui, Vec2};

use super::list::{file_for, named};
use crate::{
    table::SaveLine,
    text::Words,
    theme::{
        Palette, Type,
        board::{SEA_LIT, TOKEN_RIM},
        color::{IVORY, IVORY_DIM},
        metrics, seats,
    },
    ui::widgets::{self, paint_shield},
};

/// Longest name of a save, letters.
const TITLE_LENGTH: usize = 60;

/// What is on the page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SavesModel {
    /// The saves, the named ones first, each kind with the newest first.
    pub lines: Vec<SaveLine>,
    /// Whether there is a game to save.
    pub can_save: bool,
    /// Whether they are still being read.
    pub reading: bool,
    /// The file that is being loaded.
    pub loading: Option<String>,
    /// The name being written.
    pub draft: String,
    /// What is asked before it is done.
    pub asked: Option<Question>,
}

/// What is asked once more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Delete this file?
    Delete(String),
    /// Replace the save of the name being written?
    Overwrite,
    /// Which name instead, for this file?
    Rename(String, String),
}

/// What the player asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavesChoice {
    /// Keep the game under a name.
    Save {
        /// The name.
        title: String,
        /// The file.
        file: String,
    },
    /// Go on with this file.
    Load(String),
    /// Delete this file.
    Delete(String),
    /// Give this file another name.
    Rename {
        /// The file.
        file: String,
        /// The name.
        title: String,
    },
}

/// The body of the page.
pub fn saves_page(ui: &mut Ui, words: &Words, palette: Palette, model: &mut SavesModel) -> Option<SavesChoice> {
    let mut choice = None;
    if model.can_save {
        choice = save_row(ui, words, model);
        ui.add_space(metrics::GAP);
        widgets::rule(ui);
    }
    if model.reading || model.lines.is_empty() {
        let word = if model.reading { "saves-reading" } else { "saves-none" };
        widgets::note(ui, words.get(word));
    }
    let SavesModel { lines, asked, loading, .. } = model;
    for line in lines.iter() {
        let loads = loading.as_ref() == Some(&line.file);
        let row = |ui: &mut Ui| {
            ui.add_enabled_ui(loading.is_none(), |ui| save_line(ui, words, palette, line, loads, asked)).inner
        };
        if let Some(wish) = ui.push_id(&line.file, row).inner {
            choice = Some(wish);
        }
        ui.add_space(metrics::GAP);
    }
    choice
}

fn save_row(ui: &mut Ui, words: &Words, model: &mut SavesModel) -> Option<SavesChoice> {
    let mut pressed = false;
    ui.horizontal(|ui| {
        let entered = title_field(ui, &mut model.draft, words.get("saves-name"));
        let title = model.draft.trim();
        pressed =
            ui.add_enabled_ui(!title.is_empty(), |ui| widgets::secondary(ui, words.get("saves-save")).clicked()).inner
                || (entered && !title.is_empty());
    });
    let title = model.draft.trim().to_owned();
    let known = named(&title, &model.lines).is_some();
    if model.asked == Some(Question::Overwrite) {
        if !known {
            model.asked = None;
        } else {
            widgets::warning(ui, &words.with("saves-overwrite", &[("title", &title)]));
            pressed = widgets::secondary(ui, words.get("saves-overwrite_sure")).clicked();
            return pressed.then(|| SavesChoice::Save { file: file_for(&title, &model.lines), title });
        }
    }
    if pressed && known {
        model.asked = Some(Question::Overwrite);
        return None;
    }
    pressed.then(|| SavesChoice::Save { file: file_for(&title, &model.lines), title })
}

/// A field for a name; whether Enter was pressed in it.
fn title_field(ui: &mut Ui, title: &mut String, label: &str) -> bool {
    let field = egui::TextEdit::singleline(title)
        .hint_text(label)
        .char_limit(TITLE_LENGTH)
        .desired_width(0.5 * ui.available_width())
        .vertical_align(Align::Center)
        .min_size(Vec2::new(0.0, ui.spacing().interact_size.y))
        .font(Type::Strong.style());
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), label));
    response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
}

fn save_line(
    ui: &mut Ui,
    words: &Words,
    palette: Palette,
    line: &SaveLine,
    loads: bool,
    asked: &mut Option<Question>,
) -> Option<SavesChoice> {
    let mut choice = None;
    ui.horizontal(|ui| {
        let height = 3.2 * ui.text_style_height(&Type::Body.style());
        thumbnail(ui, Vec2::new(2.0 * height, height), palette, line);
        ui.vertical(|ui| {
            ui.add(egui::Label::new(Type::Strong.text(&line.title).color(IVORY.egui())).truncate());
            let stands = if loads { words.get("saves-loading") } else { &line.detail };
            let detail = line.problem.as_deref().unwrap_or(stands);
            ui.add(egui::Label::new(Type::Small.text(detail).color(IVORY_DIM.egui())).truncate());
            ui.horizontal(|ui| {
                if line.problem.is_none() && action(ui, words, ["saves-load", "saves-load_which"], line).clicked() {
                    choice = Some(SavesChoice::Load(line.file.clone()));
                }
                if line.problem.is_none() && action(ui, words, ["saves-rename", "saves-rename_which"], line).clicked() {
                    *asked = Some(Question::Rename(line.file.clone(), line.title.clone()));
                }
                if action(ui, words, ["saves-delete", "saves-delete_which"], line).clicked() {
                    *asked = Some(Question::Delete(line.file.clone()));
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| shields(ui, palette, line));
            });
        });
    });
    let mut answered = false;
    match asked {
        Some(Question::Delete(file)) if *file == line.file => {
            ui.horizontal(|ui| {
                widgets::warning(ui, words.get("saves-delete_ask"));
                if widgets::secondary(ui, words.get("saves-delete_sure")).clicked() {
                    choice = Some(SavesChoice::Delete(line.file.clone()));
                    answered = true;
                }
            });
        }
        Some(Question::Rename(file, title)) if *file == line.file => {
            ui.horizontal(|ui| {
                let entered = title_field(ui, title, words.get("saves-new_name"));
                let pressed = widgets::secondary(ui, words.get("saves-rename_sure")).clicked();
                if (entered || pressed) && !title.trim().is_empty() {
                    choice = Some(SavesChoice::Rename { file: line.file.clone(), title: title.trim().to_owned() });
                    answered = true;
                }
            });
        }
        _ => {}
    }
    if answered {
        *asked = None;
    }
    choice
}

/// What can be done with a save: the words on the button, and those that say with which, as every line has the same
/// buttons.
fn action(ui: &mut Ui, words: &Words, [word, which]: [&str; 2], line: &SaveLine) -> egui::Response {
    let response = widgets::secondary(ui, words.get(word));
    // Autosaves of one company share a title.
    let detail = line.problem.is_none().then_some(line.detail.as_str()).filter(|detail| !detail.is_empty());
    let save = detail.map_or_else(|| line.title.clone(), |detail| format!("{}, {detail}", line.title));
    let name = words.with(which, &[("save", &save)]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, ui.is_enabled(), &name));
    response
}

fn shields(ui: &mut Ui, palette: Palette, line: &SaveLine) {
    let height = ui.text_style_height(&Type::Body.style());
    for look in line.looks.iter().rev() {
        let livery = palette.livery(*look);
        let (place, _) = ui.allocate_exact_size(Vec2::new(0.9 * height, height), Sense::hover());
        paint_shield(ui.painter(), place.center(), height, livery.color.shade(), Some(livery.emblem), TOKEN_RIM);
    }
}

/// The board from afar: a dot where armies stand, in the colour of whoever holds the place.
fn thumbnail(ui: &mut Ui, size: Vec2, palette: Palette, line: &SaveLine) {
    let (area, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(area, metrics::BUTTON_RADIUS, SEA_LIT.egui());
    let inner: Rect = area.shrink(0.06 * size.y);
    for ([x, y], look) in &line.dots {
        let at = inner.min + Vec2::new(x * inner.width(), y * inner.height());
        let shade = look.map_or(seats::NEUTRAL, |look| palette.livery(look).color.shade());
        ui.painter().circle_filled(at, 0.055 * size.y, shade.egui());
    }
}

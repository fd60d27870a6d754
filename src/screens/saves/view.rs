//! The page: a name to save under, what is looked for, and the saves with a picture of each.

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Align, Layout, Sense, Stroke, StrokeKind, Ui, Vec2};

use super::list::{Order, file_for, found, named};
use crate::{
    table::{CardPicture, SaveLine},
    text::Words,
    theme::{
        Palette, Type,
        board::TOKEN_RIM,
        color::{BRASS_DIM, IVORY, IVORY_DIM, PANEL_RAISED},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// Longest name of a save, letters.
const TITLE_LENGTH: usize = 60;

/// From how many saves on they can be searched and sorted.
const MANY: usize = 4;

/// What is on the page.
#[derive(Clone, Default)]
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
    /// What is looked for among them.
    pub wanted: String,
    /// In which order they stand.
    pub order: Order,
    /// Their pictures as far as they have been drawn, by file, and the colours they are in.
    pub drawn: Drawn,
}

/// Pictures that were drawn, in the colours of one palette. Each is drawn when its save is first seen, and one in a frame: a map takes a while.
#[derive(Clone, Default)]
pub struct Drawn {
    palette: Option<Palette>,
    pictures: BTreeMap<String, Option<CardPicture>>,
    /// Whether one was drawn in this frame already.
    busy: bool,
}

impl Drawn {
    fn begin(&mut self, palette: Palette) {
        self.busy = false;
        if self.palette.replace(palette) != Some(palette) {
            self.pictures.clear();
        }
    }

    /// The picture of a save, once its turn has come.
    fn picture(&mut self, ui: &Ui, line: &SaveLine) -> Option<&CardPicture> {
        let sketch = line.sketch.as_ref()?;
        if !self.pictures.contains_key(&line.file) {
            if std::mem::replace(&mut self.busy, true) {
                ui.ctx().request_repaint();
                return None;
            }
            self.pictures.insert(line.file.clone(), sketch(self.palette?));
        }
        self.pictures.get(&line.file)?.as_ref()
    }
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
    let many = model.lines.len() >= MANY;
    let first = if many { search_row(ui, words, model) } else { false };
    let shown = found(&model.lines, if many { &model.wanted } else { "" }, model.order);
    if model.reading || shown.is_empty() {
        let none = if model.lines.is_empty() { "saves-none" } else { "saves-not_found" };
        widgets::note(ui, words.get(if model.reading { "saves-reading" } else { none }));
    }
    let SavesModel { lines, asked, loading, drawn, .. } = model;
    drawn.begin(palette);
    for (place, line) in shown.into_iter().map(|at| &lines[at]).enumerate() {
        let loads = loading.as_ref() == Some(&line.file);
        let row = |ui: &mut Ui| {
            let row = Row { palette, line, loads, focus: first && place == 0 };
            ui.add_enabled_ui(loading.is_none(), |ui| save_line(ui, words, row, drawn, asked)).inner
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
    field(ui, title, label, 0.5)
}

/// A field that takes so much of the width there is (0–1); whether Enter was pressed in it.
fn field(ui: &mut Ui, text: &mut String, label: &str, share: f32) -> bool {
    let field = egui::TextEdit::singleline(text)
        .hint_text(label)
        .char_limit(TITLE_LENGTH)
        .desired_width(share * ui.available_width())
        .vertical_align(Align::Center)
        .min_size(Vec2::new(0.0, ui.spacing().interact_size.y))
        .font(Type::Strong.style());
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), label));
    response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
}

/// What is looked for, and the order. Returns whether the keyboard goes on to the first that was found.
fn search_row(ui: &mut Ui, words: &Words, model: &mut SavesModel) -> bool {
    let entered = ui.horizontal_wrapped(|ui| {
        let entered = field(ui, &mut model.wanted, words.get("saves-search"), 0.4);
        ui.label(Type::Small.text(words.get("saves-order")).color(IVORY_DIM.egui()));
        widgets::segmented(ui, &mut model.order, &Order::ALL.map(|(order, word)| (order, words.get(word))));
        entered
    });
    ui.add_space(metrics::GAP);
    entered.inner
}

/// A save as it is shown.
#[derive(Clone, Copy)]
struct Row<'a> {
    palette: Palette,
    line: &'a SaveLine,
    /// Whether it is being loaded.
    loads: bool,
    /// Whether it takes the keyboard's focus.
    focus: bool,
}

fn save_line(
    ui: &mut Ui,
    words: &Words,
    row: Row<'_>,
    drawn: &mut Drawn,
    asked: &mut Option<Question>,
) -> Option<SavesChoice> {
    let Row { palette, line, loads, focus } = row;
    let mut choice = None;
    ui.horizontal(|ui| {
        let height = ui.text_style_height(&Type::Strong.style())
            + ui.text_style_height(&Type::Small.style())
            + ui.spacing().interact_size.y
            + 2.0 * ui.spacing().item_spacing.y;
        thumbnail(ui, Vec2::new(2.0 * height, height), drawn, line);
        ui.vertical(|ui| {
            ui.add(egui::Label::new(Type::Strong.text(&line.title).color(IVORY.egui())).truncate());
            let stands = if loads { words.get("saves-loading") } else { &line.detail };
            let detail = line.problem.as_deref().unwrap_or(stands);
            ui.add(egui::Label::new(Type::Small.text(detail).color(IVORY_DIM.egui())).truncate());
            ui.horizontal(|ui| {
                if line.problem.is_none() {
                    let load = action(ui, words, ["saves-load", "saves-load_which"], line);
                    if focus {
                        load.request_focus();
                    }
                    if load.clicked() {
                        choice = Some(SavesChoice::Load(line.file.clone()));
                    }
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
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response
}

fn shields(ui: &mut Ui, palette: Palette, line: &SaveLine) {
    let height = ui.text_style_height(&Type::Body.style());
    for livery in line.liveries.iter().rev() {
        let livery = palette.livery(*livery);
        let (place, _) = ui.allocate_exact_size(Vec2::new(0.9 * height, height), Sense::hover());
        paint_shield(ui.painter(), place.center(), height, livery.color.shade(), Some(livery.emblem), TOKEN_RIM);
    }
}

/// How the game stands, once that has been drawn.
fn thumbnail(ui: &mut Ui, size: Vec2, drawn: &mut Drawn, line: &SaveLine) {
    let (area, _) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(area) {
        return;
    }
    ui.painter().rect_filled(area, 0.0, PANEL_RAISED.egui());
    if let Some(picture) = drawn.picture(ui, line) {
        picture(ui.painter(), area);
    }
    ui.painter().rect_stroke(area, 0.0, Stroke::new(metrics::HAIRLINE, BRASS_DIM.egui()), StrokeKind::Inside);
}

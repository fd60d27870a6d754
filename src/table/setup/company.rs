//! Who can sit down: a person, the personas with their faces, and the methods under their own names.

use bevy_egui::egui;
use lab::Difficulty;
use tabletop::Controller;

use crate::{
    portrait::medallion,
    table::setup::{Opponent, agent_name},
    text::Words,
    theme::{
        Shade, Type,
        color::{BRASS, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics, portrait as look,
    },
    ui::widgets,
};

/// Most height of the list, in steps of the grid.
const LIST: f32 = 58.0;

/// Who is wanted in a seat.
pub enum Sitter {
    /// A person.
    Human,
    /// The opponent at this place of the list.
    Opponent(usize),
    /// A program of the player's own.
    Program,
}

/// The word for a difficulty.
pub fn difficulty_word(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Gentle => "setup-gentle",
        Difficulty::Steady => "setup-steady",
        Difficulty::Formidable => "setup-formidable",
    }
}

/// What is said of an opponent in one line, and what more there is to say.
pub fn line<'a>(words: &'a Words, opponent: &'a Opponent) -> (&'a str, &'a str) {
    let idea = opponent.idea_in(words);
    (opponent.character_in(words).unwrap_or(idea), idea)
}

/// Side of a portrait beside a seat's shield, points.
pub fn beside_shield(ui: &egui::Ui) -> f32 {
    1.8 * ui.spacing().interact_size.y
}

/// A persona's portrait, so many points wide.
pub fn face(ui: &mut egui::Ui, words: &Words, opponent: &Opponent, side: f32) -> egui::Response {
    let (area, response) = ui.allocate_exact_size(egui::Vec2::splat(side), egui::Sense::hover());
    paint(ui, area, opponent, BRASS);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, opponent.title_in(words)));
    response
}

fn paint(ui: &egui::Ui, area: egui::Rect, opponent: &Opponent, rim: Shade) {
    let portrait = opponent.persona.as_ref().and_then(|persona| persona.portrait.clone());
    medallion(ui.painter(), area, portrait.as_deref(), rim, |_, _| {});
}

/// The choice of who sits in a seat.
pub fn who(
    ui: &mut egui::Ui,
    words: &Words,
    controller: &Controller,
    opponents: &[Opponent],
    width: f32,
) -> Option<Sitter> {
    let chosen = agent_name(controller);
    let own = super::program::command(controller).is_some();
    let title = match chosen {
        None => words.get("setup-human").into(),
        Some(_) if own => words.get("program-title").into(),
        Some(name) => {
            words.person(opponents.iter().find(|known| known.name == name).map_or(name, |known| &known.title))
        }
    };
    let mut wish = None;
    let list = egui::ComboBox::from_id_salt("who").width(width).height(LIST * metrics::GRID).truncate();
    list.selected_text(Type::Button.text(&*title)).show_ui(ui, |ui| {
        ui.set_min_width(46.0 * metrics::GRID);
        if option(ui, words.get("setup-human"), words.get("setup-human_note"), None, chosen.is_none()) {
            wish = Some(Sitter::Human);
        }
        let mut personas = true;
        for (index, opponent) in opponents.iter().enumerate() {
            if opponent.persona.is_none() && std::mem::take(&mut personas) && index > 0 {
                ui.add_space(metrics::GAP);
                widgets::subheading(ui, words.get("setup-methods"));
            }
            let (mut says, difficulty) = (line(words, opponent).0.to_owned(), opponent.persona.as_ref());
            if let Some(persona) = difficulty {
                let difficulty = words.get(difficulty_word(persona.difficulty));
                says = format!("{says}\n{difficulty} \u{b7} {}", opponent.idea_in(words));
            }
            let sits = chosen == Some(opponent.name.as_str());
            if option(ui, &opponent.title_in(words), &says, difficulty.map(|_| opponent), sits) {
                wish = Some(Sitter::Opponent(index));
            }
        }
        if option(ui, words.get("program-title"), words.get("program-note"), None, own) {
            wish = Some(Sitter::Program);
        }
    });
    wish
}

/// An entry of a list: a name, under it what it means, and before it a face where it is somebody.
pub fn option(ui: &mut egui::Ui, title: &str, idea: &str, somebody: Option<&Opponent>, chosen: bool) -> bool {
    let font = |level: Type| level.style().resolve(ui.style());
    let side = if somebody.is_some() { look::LINES * font(Type::Strong).size } else { 0.0 };
    let margin = 0.75 * metrics::GRID;
    let indent = if side > 0.0 { side + metrics::GAP } else { 0.0 };
    let width = ui.available_width();
    let mut text = egui::text::LayoutJob::default();
    text.wrap.max_width = width - indent - 2.0 * margin;
    let format = |level: Type, color: Shade| egui::TextFormat {
        font_id: font(level),
        color: color.egui(),
        ..Default::default()
    };
    text.append(title, 0.0, format(Type::Strong, IVORY));
    text.append("\n", 0.0, format(Type::Small, IVORY));
    text.append(idea, 0.0, format(Type::Small, IVORY_DIM));
    let galley = ui.painter().layout_job(text);
    let height = galley.size().y.max(side) + 2.0 * margin;
    let (area, response) = ui.allocate_exact_size(egui::vec2(width, height), egui::Sense::click());
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, ui.is_enabled(), chosen, title));
    if ui.is_rect_visible(area) {
        let look = ui.style().interact_selectable(&response, chosen);
        if chosen || response.hovered() || response.has_focus() {
            ui.painter().rect_filled(area, metrics::BUTTON_RADIUS, look.weak_bg_fill);
        }
        let inner = area.shrink(margin);
        if let Some(opponent) = somebody {
            let left = egui::pos2(inner.left() + 0.5 * side, inner.center().y);
            let rim = if chosen { LAMP_GOLD } else { BRASS };
            paint(ui, egui::Rect::from_center_size(left, egui::Vec2::splat(side)), opponent, rim);
        }
        let at = egui::pos2(inner.left() + indent, inner.center().y - 0.5 * galley.size().y);
        ui.painter().galley(at, galley, IVORY.egui());
        widgets::focus_ring(ui, &response, area);
    }
    response.clicked()
}

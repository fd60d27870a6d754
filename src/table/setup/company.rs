//! Who can sit down: a person, the personas with their faces, and the methods under their own names.

use bevy_egui::egui;
use lab::Difficulty;
use tabletop::Controller;

use crate::{
    table::setup::{
        Opponent, agent_name,
        entry::{entry, portrait},
    },
    text::Words,
    theme::{Type, color::BRASS, metrics},
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
    portrait(ui, area, opponent, BRASS);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, opponent.title_in(words)));
    response
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
        if entry(ui, words.get("setup-human"), words.get("setup-human_note"), None, chosen.is_none()) {
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
            if entry(ui, &opponent.title_in(words), &says, difficulty.map(|_| opponent), sits) {
                wish = Some(Sitter::Opponent(index));
            }
        }
        if entry(ui, words.get("program-title"), words.get("program-note"), None, own) {
            wish = Some(Sitter::Program);
        }
    });
    wish
}

//! What the setup of every game has around its own part: which game it is, the seed, back and begin.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align};
use tabletop::Seed;

use crate::{
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// What the player can ask for beside changing the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupChoice {
    /// Back to the title.
    Back,
    /// Begin the game.
    Begin,
    /// Set up this game, by the id of its [`Face`](crate::table::Face).
    Game(&'static str),
}

/// The games one can set up, by the ids of their [`Face`](crate::table::Face)s.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Offered(pub Vec<&'static str>);

/// The games one can set up, as titles of which one is chosen.
pub fn games(ui: &mut egui::Ui, words: &Words, offered: &Offered, chosen: &str) -> Option<SetupChoice> {
    let mut choice = None;
    for id in offered.0.iter().copied() {
        let key = format!("game.{id}");
        let (chosen, name) = (id == chosen, words.get(&key));
        let ink = if chosen { LAMP_GOLD } else { IVORY_DIM };
        let title = egui::Label::new(Type::Title.text(name).color(ink.egui())).sense(egui::Sense::click());
        let response = ui.add(title);
        response
            .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, ui.is_enabled(), chosen, name));
        if chosen {
            let line = egui::Stroke::new(2.0, LAMP_GOLD.egui());
            ui.painter().hline(response.rect.x_range(), response.rect.bottom(), line);
        }
        widgets::focus_ring(ui, &response, response.rect);
        if response.clicked() && !chosen {
            choice = Some(SetupChoice::Game(id));
        }
        ui.add_space(metrics::GAP);
    }
    choice
}

/// The bar at the foot: back, the seed, what keeps the game from being begun, and the button that begins it.
pub fn foot(ui: &mut egui::Ui, words: &Words, seed: &mut String, faults: &[String]) -> Option<SetupChoice> {
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            let back = widgets::secondary(ui, words.get("setup.back")).clicked();
            ui.add_space(metrics::GAP_WIDE);
            seed_field(ui, words, seed);
            if let Some(fault) = faults.first() {
                ui.add_space(metrics::GAP);
                widgets::warning(ui, fault);
            }
            back.then_some(SetupChoice::Back)
        },
        |ui| {
            ui.add_enabled_ui(faults.is_empty(), |ui| {
                widgets::primary(ui, words.get("setup.begin")).clicked().then_some(SetupChoice::Begin)
            })
            .inner
        },
    );
    left.or(right)
}

fn seed_field(ui: &mut egui::Ui, words: &Words, seed: &mut String) {
    ui.label(Type::Body.text(words.get("setup.seed")).color(IVORY_DIM.egui()))
        .on_hover_text(words.get("setup.seed_note"));
    let width = 10.0 * ui.text_style_height(&Type::Body.style());
    let field = egui::TextEdit::singleline(seed)
        .desired_width(width)
        .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
        .char_limit(40)
        .vertical_align(Align::Center)
        .min_size(egui::vec2(0.0, ui.spacing().interact_size.y))
        .text_color(IVORY.egui());
    let response = ui.add(field);
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), words.get("setup.seed"))
    });
    if widgets::die_button(ui, words.get("setup.roll_seed")).clicked() {
        *seed = rolled_seed();
    }
}

/// A fresh seed.
pub fn rolled_seed() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    // Six digits are enough to tell games apart and few enough to pass on to a friend.
    (Seed(now.as_nanos() as u64).derive("setup", 0).0 % 1_000_000).to_string()
}

/// A seed as players write it: a number is taken as it is, anything else is a phrase.
///
/// # Errors
/// Nothing but blanks.
pub fn parse_seed(text: &str) -> Result<Seed, String> {
    let text = text.trim();
    if text.is_empty() {
        return Err("write a number or any phrase".to_owned());
    }
    Ok(Seed::from_phrase(text))
}

//! What is chosen of a run in numbers.

use bevy_egui::egui::{Align, Grid, Margin, TextEdit, Ui, Vec2, WidgetInfo, WidgetType};

use crate::{
    text::Words,
    theme::{Type, color::IVORY, metrics},
    ui::widgets,
};

/// A number of a plan: its name among the words, its value, the least and the most it may be, and how far a step goes.
pub type Stepped<'a> = (&'static str, &'a mut u32, u32, u32, u32);

/// Numbers of a plan, each with a stepper, and its seed below them.
pub fn steppers<const N: usize>(ui: &mut Ui, words: &Words, numbers: [Stepped<'_>; N], seed: &mut String) {
    Grid::new("numbers").num_columns(2).spacing([2.0 * metrics::GRID, 0.5 * metrics::GRID]).show(ui, |ui| {
        for (key, value, least, most, step) in numbers {
            ui.label(Type::Body.text(words.get(key)));
            widgets::stepper(ui, words.get(key), value, least, most, step);
            ui.end_row();
        }
        ui.label(Type::Body.text(words.get("setup-seed")));
        seed_field(ui, words, seed);
        ui.end_row();
    });
}

/// The choice between a run of a while and a full one, each with the key of what it means; steppers may have led to numbers of neither.
pub fn pace<N: Copy + PartialEq>(ui: &mut Ui, words: &Words, numbers: &mut N, [quick, full]: [(N, &str); 2]) {
    widgets::segmented(ui, numbers, &[(quick.0, words.get("training-quick")), (full.0, words.get("training-full"))]);
    if let Some((_, note)) = [quick, full].into_iter().find(|(known, _)| known == numbers) {
        widgets::note(ui, words.get(note));
    }
}

/// The choice of the number of seats that is learned for.
pub fn seat_choice<N: Copy + PartialEq + ToString>(ui: &mut Ui, words: &Words, seats: &mut N, offered: &[N]) {
    widgets::subheading(ui, words.get("training-seats"));
    let names: Vec<String> = offered.iter().map(ToString::to_string).collect();
    let choices: Vec<(N, &str)> = offered.iter().copied().zip(names.iter().map(String::as_str)).collect();
    widgets::segmented(ui, seats, &choices);
}

fn seed_field(ui: &mut Ui, words: &Words, seed: &mut String) {
    let width = 8.0 * ui.text_style_height(&Type::Body.style());
    let field = TextEdit::singleline(seed)
        .desired_width(width)
        .margin(Margin::symmetric(metrics::GRID as i8, 4))
        .char_limit(40)
        .vertical_align(Align::Center)
        .min_size(Vec2::new(0.0, ui.spacing().interact_size.y))
        .text_color(IVORY.egui());
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, ui.is_enabled(), words.get("setup-seed")));
}

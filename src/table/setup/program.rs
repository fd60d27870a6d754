//! A seat for a program of the player's own: its command, how long it may think, and what that means.

use bevy_egui::egui;
use tabletop::Controller;

use super::entry::entry;
use crate::{
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
};

/// Seconds a program may be given for a move. Longer thoughts are cut short at this table anyway.
const SECONDS: [u32; 3] = [5, 10, 15];

/// Longest command, in characters.
const LENGTH: usize = 400;

/// The command of a seat's program and its seconds for a move; `None` where somebody else sits.
pub fn command(controller: &Controller) -> Option<(&str, u32)> {
    let Controller::Agent(spec) = controller else { return None };
    let (head, command) = spec.split_once(':').filter(|_| lab::is_program(spec))?;
    let seconds = head.split_once('@').and_then(|(_, seconds)| seconds.parse().ok());
    Some((command, seconds.unwrap_or(lab::MOVE_SECONDS)))
}

/// The controller that has a command decide.
pub fn controller(command: &str, seconds: u32) -> Controller {
    Controller::Agent(format!("cmd@{seconds}:{command}"))
}

/// The field for a seat's command, which shows an example where it is empty, and under it what naming one means.
pub fn field(ui: &mut egui::Ui, words: &Words, seat: &mut Controller, number: usize, example: &str) {
    let Some((written, seconds)) = command(seat) else { return };
    let mut text = written.to_owned();
    let edit = egui::TextEdit::singleline(&mut text)
        .hint_text(example)
        .desired_width(f32::INFINITY)
        .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
        .char_limit(LENGTH)
        .vertical_align(egui::Align::Center)
        .min_size(egui::vec2(0.0, ui.spacing().interact_size.y))
        .font(Type::Body.style())
        .text_color(IVORY.egui());
    let response = ui.add(edit);
    let name = words.with("program-command_of", &[("n", &number)]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), &name));
    if response.changed() {
        *seat = controller(&text, seconds);
    }
    ui.add(egui::Label::new(Type::Small.text(words.get("program-caution")).color(IVORY_DIM.egui())).wrap());
}

/// The choice of how long a program may think.
pub fn patience(ui: &mut egui::Ui, words: &Words, seat: &Controller, width: f32) -> Option<Controller> {
    let (command, chosen) = command(seat)?;
    let told = |seconds: u32| words.with("program-seconds", &[("n", &seconds)]);
    let mut wish = None;
    let list = egui::ComboBox::from_id_salt("patience").width(width).truncate();
    list.selected_text(Type::Button.text(told(chosen))).show_ui(ui, |ui| {
        ui.set_min_width(32.0 * metrics::GRID);
        for seconds in SECONDS {
            if entry(ui, &told(seconds), words.get("program-seconds_note"), None, seconds == chosen) {
                wish = Some(controller(command, seconds));
            }
        }
    });
    wish
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_kept_as_they_are_written() {
        for written in ["", "python3 my:bot@home.py", "'a b' \"c\""] {
            assert_eq!(command(&controller(written, 5)), Some((written, 5)));
        }
        assert_eq!(command(&Controller::Agent("cmd:bot".to_owned())), Some(("bot", lab::MOVE_SECONDS)));
        assert_eq!(command(&Controller::Agent("minimax@hard".to_owned())), None);
        assert_eq!(command(&Controller::Human), None);
    }
}

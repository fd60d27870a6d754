//! The position as text, below the board.

use bevy_egui::egui::{self, Align, Layout, Ui, Vec2, WidgetInfo, WidgetType};

use super::{ask::EditAsk, state::Editor};
use crate::{
    games::board_games::game::BoardGame,
    text::Words,
    theme::{color::IVORY, metrics},
    ui::widgets,
};

/// Most letters of a position.
const LONGEST: usize = 4_000;

/// The position in one line, to be written over, copied and pasted.
pub fn text<B: BoardGame>(ui: &mut Ui, words: &Words, editor: &Editor<B>, asks: &mut Vec<EditAsk>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for (word, ask) in [("boards-editor_paste", EditAsk::Paste), ("boards-editor_copy", EditAsk::Copy)] {
            if widgets::secondary(ui, words.get(word)).clicked() {
                asks.push(ask);
            }
        }
        let mut written = editor.text().to_owned();
        let field = egui::TextEdit::singleline(&mut written)
            .desired_width(ui.available_width())
            .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
            .char_limit(LONGEST)
            .vertical_align(Align::Center)
            .min_size(Vec2::new(0.0, ui.spacing().interact_size.y))
            .text_color(IVORY.egui());
        let response = ui.add(field);
        let name = words.get("boards-editor_text");
        response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, ui.is_enabled(), name));
        if response.changed() {
            asks.push(EditAsk::Write(written));
        }
    });
}

//! The page: cards in a grid that wraps and scrolls, the way back at the foot.

use bevy_egui::egui::{self, Ui};

use super::{
    card::{CardSize, card},
    model::{LobbyChoice, LobbyTable},
};
use crate::{
    screens::pictures,
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::widgets,
};

/// Least and greatest width of a card, in heights of a line of text.
const WIDTH: [f32; 2] = [15.0, 27.0];

/// Least height of a picture, in its widths.
const LEAST_PICTURE: f32 = 0.2;
/// How much of the height that is left over lies above the cards (0–1).
const ABOVE: f32 = 0.4;

/// The lobby.
pub fn lobby_page(ui: &mut Ui, words: &Words, tables: &[LobbyTable<'_>]) -> Option<LobbyChoice> {
    let (mut choice, ()) = widgets::action_bar(
        ui,
        |ui| widgets::secondary(ui, words.get("lobby-back")).clicked().then_some(LobbyChoice::Title),
        |_| (),
    );
    let margin = egui::Margin::same(metrics::PAGE_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            // The scroll bar floats; cards keep clear of it.
            ui.set_max_width(ui.available_width() - metrics::GAP_WIDE);
            let (columns, width) =
                columns(ui.available_width(), ui.text_style_height(&Type::Body.style()), tables.len());
            let used = columns as f32 * (width + metrics::GAP_WIDE) - metrics::GAP_WIDE;
            let indent = (0.5 * (ui.available_width() - used)).max(0.0);
            // What lies below the pictures is as high as with the highest, which is known once all were laid out.
            let known = ui.id().with(("cards", width as u32));
            let below = ui.data(|data| data.get_temp::<f32>(known)).unwrap_or_else(|| likely_height(ui));
            let rows = tables.len().div_ceil(columns) as f32;
            let head = ui.text_style_height(&Type::Title.style()) + metrics::GAP_WIDE;
            let picture = picture_height(width, ui.available_height() - head - metrics::GAP - below);
            let height = picture + below;
            let spare = ui.available_height() - head - rows * (height + metrics::GAP_WIDE);
            ui.add_space((ABOVE * spare).max(0.0));
            ui.horizontal(|ui| {
                ui.add_space(indent);
                ui.label(Type::Title.text(words.get("lobby-title")).color(IVORY.egui()));
                let line = Type::Aside.text(words.get("lobby-line")).color(IVORY_DIM.egui());
                ui.add(egui::Label::new(line).truncate());
            });
            ui.add_space(metrics::GAP);
            let mut highest = 0.0_f32;
            for (at, row) in tables.chunks(columns).enumerate() {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 0.0;
                    ui.add_space(indent);
                    for (column, table) in row.iter().enumerate() {
                        let size = CardSize { width, picture, below };
                        let (asked, natural) = card(ui, words, table, size, (at, column) == (0, 0));
                        choice = choice.or(asked);
                        highest = highest.max(natural);
                        ui.add_space(metrics::GAP_WIDE);
                    }
                });
                ui.add_space(metrics::GAP);
            }
            if (highest - below).abs() > 0.5 {
                ui.data_mut(|data| data.insert_temp(known, highest));
                ui.ctx().request_repaint();
            }
        });
    });
    choice
}

/// How high pictures so wide are: where text is large there is less room for them, so that the first row's buttons are on the page.
fn picture_height(width: f32, room: f32) -> f32 {
    let [least, most] = [LEAST_PICTURE, pictures::HEIGHT].map(|share| share * width);
    room.clamp(least, most)
}

/// About how high a card is below its picture: a sentence of two lines, and a line of buttons.
fn likely_height(ui: &Ui) -> f32 {
    let line = |level: Type| ui.text_style_height(&level.style());
    let text = line(Type::Heading) + 2.0 * line(Type::Body) + line(Type::Small);
    text + ui.spacing().interact_size.y + 2.0 * metrics::PANEL_MARGIN + 4.0 * metrics::GAP
}

/// How many cards stand side by side in so much room, and how wide each is.
fn columns(room: f32, line: f32, cards: usize) -> (usize, f32) {
    let [least, most] = WIDTH.map(|lines| lines * line);
    let fit = ((room + metrics::GAP_WIDE) / (least + metrics::GAP_WIDE)).floor().max(1.0) as usize;
    let columns = fit.min(cards.max(1));
    let width = (room - (columns - 1) as f32 * metrics::GAP_WIDE) / columns as f32;
    (columns, width.min(most))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_fill_the_room_and_never_leave_it() {
        for room in [300.0, 592.0, 1216.0, 1856.0] {
            for cards in [1, 2, 10] {
                let (columns, width) = columns(room, 20.0, cards);
                let used = columns as f32 * (width + metrics::GAP_WIDE) - metrics::GAP_WIDE;
                assert!(
                    (1..=cards).contains(&columns) && used <= room + 0.01,
                    "{cards} in {room}: {columns} of {width}"
                );
                assert!(columns == 1 || width >= 20.0 * WIDTH[0]);
            }
        }
        assert_eq!(columns(1216.0, 20.0, 10).0, 3);
        assert_eq!(columns(592.0, 30.0, 10).0, 1, "one below the other where text is large");
    }
}

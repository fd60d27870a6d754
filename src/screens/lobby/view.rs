//! The page: cards in a grid that wraps and scrolls, the way back at the foot.

use bevy_egui::egui::{self, Ui};

use super::{
    card::{CardSize, Parts, card, likely},
    model::{LobbyChoice, LobbyTable},
};
use crate::{
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::widgets,
};

/// Least and greatest width of a card, in heights of a line of text: at the least its buttons stand on one line.
const WIDTH: [f32; 2] = [30.0, 52.0];

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
            widgets::by_pages(ui);
            // The scroll bar floats; cards keep clear of it.
            ui.set_max_width(ui.available_width() - metrics::GAP_WIDE);
            let (columns, width) =
                columns(ui.available_width(), ui.text_style_height(&Type::Body.style()), tables.len());
            let used = columns as f32 * (width + metrics::GAP_WIDE) - metrics::GAP_WIDE;
            let indent = (0.5 * (ui.available_width() - used)).max(0.0);
            // Cards are as high as the highest, which is known once all were laid out.
            let known = ui.id().with(("cards", width as u32));
            let natural = ui.data(|data| data.get_temp::<Parts>(known)).unwrap_or_else(|| {
                tables.iter().map(|table| likely(ui, words, table, width)).fold(Parts::default(), Parts::max)
            });
            let rows = tables.len().div_ceil(columns) as f32;
            let head = ui.text_style_height(&Type::Title.style()) + 2.0 * metrics::GAP_WIDE;
            let room = ui.available_height() - head;
            let parts = natural.pictured(width, room / rows - metrics::GAP_WIDE);
            let spare = room - rows * (parts.height() + metrics::GAP_WIDE);
            ui.add_space((ABOVE * spare).max(0.0));
            ui.horizontal(|ui| {
                ui.add_space(indent);
                ui.label(Type::Title.text(words.get("lobby-title")).color(IVORY.egui()));
                let line = Type::Aside.text(words.get("lobby-line")).color(IVORY_DIM.egui());
                ui.add(egui::Label::new(line).truncate());
            });
            ui.add_space(metrics::GAP);
            let mut highest = Parts::default();
            for (at, row) in tables.chunks(columns).enumerate() {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 0.0;
                    ui.add_space(indent);
                    for (column, table) in row.iter().enumerate() {
                        let size = CardSize { width, parts };
                        let (asked, natural) = card(ui, words, table, size, (at, column) == (0, 0));
                        choice = choice.or(asked);
                        highest = highest.max(natural);
                        ui.add_space(metrics::GAP_WIDE);
                    }
                });
                ui.add_space(metrics::GAP_WIDE - ui.spacing().item_spacing.y);
            }
            let off = [highest.facts - natural.facts, highest.ways - natural.ways];
            if off.iter().any(|off| off.abs() > 0.5) {
                ui.data_mut(|data| data.insert_temp(known, highest));
                ui.ctx().request_discard("cards are not as high as was thought");
                ui.ctx().request_repaint();
            }
        });
    });
    choice
}

/// How many cards stand side by side in so much room, and how wide each is.
fn columns(room: f32, line: f32, cards: usize) -> (usize, f32) {
    let [least, most] = WIDTH.map(|lines| lines * line);
    let fit = ((room + metrics::GAP_WIDE) / (least + metrics::GAP_WIDE)).floor().max(1.0) as usize;
    // As many rows as are needed, and these as full as each other.
    let rows = cards.max(1).div_ceil(fit);
    let columns = cards.max(1).div_ceil(rows);
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
        assert_eq!(columns(1216.0, 20.0, 10).0, 2);
        assert_eq!(columns(1856.0, 19.0, 4).0, 2, "four stand two by two, where three would have room");
        assert_eq!(columns(592.0, 30.0, 10).0, 1, "one below the other where text is large");
    }
}

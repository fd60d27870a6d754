//! The hero on the road: who it is, what it carries, and its purse in the place of the tray.

use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, WidgetType};

use super::{RoadModel, Sign, card_in};
use crate::{
    games::alea::{
        Pick,
        panels::{
            Ask, fighter,
            layout::{self, Half},
            model::FighterModel,
        },
        theme::road,
    },
    text::Words,
    theme::{
        Shade, Type,
        color::{IVORY, LAMP_GOLD},
        metrics,
    },
};

/// Paints the hero's half and returns where everything lies; nothing where it is `covered`.
pub fn hero(
    ui: &mut Ui,
    area: Rect,
    words: &Words,
    model: &FighterModel,
    road: &RoadModel,
    covered: bool,
    over: &mut Option<Pick>,
    asks: &mut Vec<Ask>,
) -> Half {
    let line = ui.text_style_height(&Type::Strong.style());
    let half = layout::half(area, model, layout::without_statuses(line));
    if covered {
        return half;
    }
    fighter::bars(ui, words, half.head, 0, model);
    for (at, (area, card)) in half.cards.iter().zip(&model.cards).enumerate() {
        let pick = road.hero.picks.get(at).copied().flatten();
        card_in(ui, words, *area, pick, card, over, asks);
    }
    fighter::tray(ui, half.tray, model.active);
    purse(ui, words, half.tray, road);
    half
}

/// Dice, gold, and the room on the board.
fn purse(ui: &mut Ui, words: &Words, tray: Rect, model: &RoadModel) {
    let hero = &model.hero;
    let dice = words.count("alea-count-dice", hero.dice.into());
    let gold = words.with("gauntlet-gold", &[("n", &hero.gold)]);
    let [covered, cells] = hero.room;
    let room = words.with("gauntlet-room", &[("n", &covered), ("of", &cells)]);
    let parts: [(Sign, Shade, String, &str); 3] = [
        (Sign::Die, IVORY, dice, "gauntlet-dice_note"),
        (Sign::Coin, road::GOLD, gold, "gauntlet-gold_note"),
        (Sign::Board, LAMP_GOLD, room, "gauntlet-room_note"),
    ];
    let width = tray.width() / parts.len() as f32;
    let mut font = Type::Strong.style().resolve(ui.style());
    let widest = parts.iter().map(|(_, _, text, _)| {
        1.6 * font.size + ui.painter().layout_no_wrap(text.clone(), font.clone(), IVORY.egui()).size().x
    });
    font.size *= ((width - metrics::GAP_WIDE) / widest.fold(1.0, f32::max)).min(1.0);
    for (at, (sign, shade, text, note)) in parts.into_iter().enumerate() {
        let left = tray.left() + width * at as f32;
        let area = Rect::from_min_max(Pos2::new(left, tray.top()), Pos2::new(left + width, tray.bottom()));
        let response = ui.interact(area, ui.id().with(("purse", at)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
        let radius = 0.55 * font.size;
        let galley = ui.painter().layout_no_wrap(text, font.clone(), IVORY.egui());
        let whole = 2.9 * radius + galley.size().x;
        let start = Pos2::new(area.center().x - 0.5 * whole, area.center().y);
        sign.paint(ui.painter(), Pos2::new(start.x + radius, start.y), radius, shade.egui());
        let place = Align2::LEFT_CENTER.anchor_size(Pos2::new(start.x + 2.9 * radius, start.y), galley.size());
        ui.painter().galley(place.min, galley, IVORY.egui());
        response.on_hover_text(words.get(note));
    }
}

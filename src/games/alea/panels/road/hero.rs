//! The hero on the road: who it is, what it carries, and its purse in the place of the tray.

use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Ui, WidgetInfo, WidgetType};

use super::{RoadModel, Sign, card_in};
use crate::{
    games::alea::{
        Pick,
        panels::{
            PanelAsk, card, fighter,
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

/// Paints the hero's half and returns where everything lies; where reasons cover it, in a strip above them.
pub fn hero(
    ui: &mut Ui,
    area: Rect,
    words: &Words,
    model: &FighterModel,
    road: &RoadModel,
    covered: bool,
    over: &mut Option<Pick>,
    asks: &mut Vec<PanelAsk>,
) -> Half {
    let line = ui.text_style_height(&Type::Strong.style());
    if covered {
        return strip(ui, area, words, model, road, over, asks);
    }
    let half = layout::half(area, model, true, layout::without_statuses(line));
    fighter::bars(ui, words, half.head, 0, model);
    for (at, (area, card)) in half.cards.iter().zip(&model.cards).enumerate() {
        let pick = road.hero.picks.get(at).copied().flatten();
        card_in(ui, words, *area, pick, card, over, asks);
    }
    fighter::tray(ui, half.tray, model.active);
    purse(ui, words, half.tray, road, false);
    half
}

/// The hero in a strip: what it carries can be chosen there, too.
fn strip(
    ui: &mut Ui,
    area: Rect,
    words: &Words,
    model: &FighterModel,
    road: &RoadModel,
    over: &mut Option<Pick>,
    asks: &mut Vec<PanelAsk>,
) -> Half {
    let line = ui.text_style_height(&Type::Strong.style());
    let half = layout::strip(area, model, line, metrics::GAP);
    fighter::strip(ui, words, &half, 0, model);
    // There are no statuses between fights: in their line stands the purse.
    let last = half.head.with_min_y(half.head.bottom() - half.head.height() / 3.0);
    purse(ui, words, last, road, true);
    for (at, (area, card)) in half.cards.iter().zip(&model.cards).enumerate() {
        let pick = road.hero.picks.get(at).copied().flatten();
        super::card_by(ui, words, (*area, card::compact), pick, card, over, asks);
    }
    half
}

/// Dice, gold, and the room on the board, in words.
fn purse_words(words: &Words, model: &RoadModel) -> [String; 3] {
    let hero = &model.hero;
    let [covered, cells] = hero.room;
    [
        words.count("alea-count-dice", hero.dice.into()),
        words.with("gauntlet-gold", &[("n", &hero.gold)]),
        words.with("gauntlet-room", &[("n", &covered), ("of", &cells)]),
    ]
}

/// The same with signs, in the place of the tray; `short` leaves but the figures beside them.
fn purse(ui: &mut Ui, words: &Words, tray: Rect, model: &RoadModel, short: bool) {
    let [dice, gold, room] = purse_words(words, model);
    let hero = &model.hero;
    let figures = [hero.dice.to_string(), hero.gold.to_string(), format!("{}/{}", hero.room[0], hero.room[1])];
    let [dice_short, gold_short, room_short] = figures;
    let parts: [(Sign, Shade, String, String, &str); 3] = [
        (Sign::Die, IVORY, dice, dice_short, "gauntlet-dice_note"),
        (Sign::Coin, road::GOLD, gold, gold_short, "gauntlet-gold_note"),
        (Sign::Board, LAMP_GOLD, room, room_short, "gauntlet-room_note"),
    ];
    let parts = parts.map(|(sign, shade, told, figure, note)| {
        let text = if short { figure } else { told.clone() };
        (sign, shade, text, told, note)
    });
    let width = tray.width() / parts.len() as f32;
    let mut font = Type::Strong.style().resolve(ui.style());
    let gap = if short { metrics::GRID } else { metrics::GAP_WIDE };
    let widest = parts.iter().map(|(_, _, text, ..)| {
        1.6 * font.size + ui.painter().layout_no_wrap(text.clone(), font.clone(), IVORY.egui()).size().x
    });
    font.size *= ((width - gap) / widest.fold(1.0, f32::max)).min(1.0);
    for (at, (sign, shade, text, told, note)) in parts.into_iter().enumerate() {
        let left = tray.left() + width * at as f32;
        let area = Rect::from_min_max(Pos2::new(left, tray.top()), Pos2::new(left + width, tray.bottom()));
        let response = ui.interact(area, ui.id().with(("purse", at)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
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

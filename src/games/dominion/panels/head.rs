//! The line above the supply: whose turn it is and what it holds, and what can be looked through, as far as there is room beside the ways into
//! the reasons.

use bevy_egui::egui::{
    self, Align, Align2, Layout, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType,
};

use super::{PanelAsk, model::FieldModel};
use crate::{
    games::dominion::theme::court::{COIN, GAP},
    theme::{
        Type,
        board::TOKEN_RIM,
        color::{BRASS_DIM, INK_TEXT, IVORY, IVORY_DIM, LAMP_GOLD, PANEL},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// Side of a number's plate, in heights of strong letters.
const PLATE: f32 = 1.7;
/// Around the words of a button, on both sides together, points.
const BUTTON: f32 = 3.0 * metrics::GRID;

/// What of the line there is room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Room {
    /// The numbers, beside the ways into the reasons.
    numbers: bool,
    name: bool,
    phase: bool,
    heaps: bool,
}

impl Room {
    /// By the most that each part may take in the course of a game, so that nothing comes and goes from turn to turn.
    fn measure(ui: &Ui, model: &FieldModel, width: f32) -> Self {
        let wide = |level: Type, text: &str| {
            let font = level.style().resolve(ui.style());
            ui.painter().layout_no_wrap(text.to_owned(), font, IVORY.egui()).size().x
        };
        let strong = Type::Strong.style().resolve(ui.style()).size;
        let [name, phase, counters @ ..] = &model.widest;
        let counter = |text: &String| PLATE * strong + wide(Type::Small, text) + 2.5 * metrics::GAP;
        let numbers: f32 = shield(ui).x + 3.0 * metrics::GAP + counters.iter().map(counter).sum::<f32>();
        let name = numbers + wide(Type::Strong, name) + metrics::GAP;
        let phase = wide(Type::Small, phase) + metrics::GAP;
        let chip = |text: String| wide(Type::Button, &text) + BUTTON + GAP;
        let heaps = model.heaps.iter().map(|heap| chip(format!("{} \u{b7} 99", heap.name))).sum::<f32>();
        let heaps_fit = name + heaps <= width;
        let beside = if heaps_fit { heaps } else { 0.0 };
        Self { numbers: numbers <= width, name: name <= width, heaps: heaps_fit, phase: name + phase + beside <= width }
    }
}

/// Size of the shield of whose turn it is.
fn shield(ui: &Ui) -> Vec2 {
    let height = 1.2 * ui.text_style_height(&Type::Strong.style());
    Vec2::new(0.9 * height, height)
}

/// The line, in a table's room beside what its upper left corner is taken by, or below that where letters are very large. Returns where what
/// is below begins, and whether what can be looked through was shown.
pub fn head(
    ui: &mut Ui,
    (free, taken): (Rect, Option<Rect>),
    model: &FieldModel,
    asks: &mut Vec<PanelAsk>,
) -> (f32, bool) {
    let height = taken.map_or(ui.spacing().interact_size.y + 6.0, |taken| taken.height());
    let left = taken.map_or(free.left() + metrics::GRID, |taken| taken.right() + metrics::GAP_WIDE);
    let (top, right) = (free.top() + metrics::GRID, free.right() - metrics::GRID);
    let room = Room::measure(ui, model, right - left);
    let corner = match room.numbers || taken.is_none() {
        true => egui::pos2(left, top),
        false => egui::pos2(free.left() + metrics::GRID, top + height),
    };
    let area = Rect::from_min_max(corner, egui::pos2(right.max(corner.x + 1.0), corner.y + height));
    let layout = Layout::left_to_right(Align::Center).with_main_wrap(!room.numbers);
    let mut line = ui.new_child(UiBuilder::new().id_salt("head").max_rect(area).layout(layout));
    line.set_clip_rect(free.intersect(ui.clip_rect()));
    turn(&mut line, model, room);
    if room.heaps {
        line.with_layout(Layout::right_to_left(Align::Center), |ui| heaps(ui, model, true, asks));
    }
    let bottom = line.min_rect().bottom().max(area.bottom());
    (bottom + 0.5 * metrics::GAP, room.heaps)
}

/// Whose turn it is, its part, and what it holds.
fn turn(ui: &mut Ui, model: &FieldModel, room: Room) {
    let size = shield(ui);
    let (mark, _) = ui.allocate_exact_size(size, Sense::hover());
    let (livery, name) = &model.by;
    paint_shield(ui.painter(), mark.center(), size.y, livery.color.shade(), Some(livery.emblem), TOKEN_RIM);
    if room.name {
        ui.label(Type::Strong.text(name).color(IVORY.egui()));
    }
    if room.phase {
        ui.label(Type::Small.text(&model.phase).color(LAMP_GOLD.egui()));
    }
    ui.add_space(metrics::GAP);
    let [actions, buys, coins] = &model.counters;
    for ((name, count), coin) in [(actions, false), (buys, false), (coins, true)] {
        counter(ui, name, *count, coin).on_hover_text(&model.told);
    }
}

/// A number with its word; coins stand on a coin.
fn counter(ui: &mut Ui, name: &str, count: u16, coin: bool) -> egui::Response {
    let font = Type::Strong.style().resolve(ui.style());
    let side = PLATE * font.size;
    let (area, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{name}: {count}")));
    let [gold, rim] = COIN;
    let (fill, ink, line) = match coin {
        true => (gold.egui(), INK_TEXT.egui(), rim.egui()),
        false => (PANEL.egui(), IVORY.egui(), BRASS_DIM.egui()),
    };
    let painter = ui.painter();
    if coin {
        painter.circle(area.center(), 0.48 * side, fill, Stroke::new(1.5, line));
    } else {
        painter.rect(area.shrink(1.0), 4, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    }
    painter.text(area.center(), Align2::CENTER_CENTER, count, font, ink);
    ui.label(Type::Small.text(name).color(IVORY_DIM.egui()));
    ui.add_space(0.5 * metrics::GAP);
    response
}

/// Cards one can look through, each as a button with its number; from the right in the opposite order.
pub fn heaps(ui: &mut Ui, model: &FieldModel, from_right: bool, asks: &mut Vec<PanelAsk>) {
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    let mut show = |heap: &super::model::HeapModel| {
        let text = format!("{} \u{b7} {}", heap.name, heap.count);
        if widgets::chip(ui, &text, false).clicked() {
            asks.push(PanelAsk::Open(heap.heap));
        }
    };
    match from_right {
        true => model.heaps.iter().rev().for_each(&mut show),
        false => model.heaps.iter().for_each(&mut show),
    }
}

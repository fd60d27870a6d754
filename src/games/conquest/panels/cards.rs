//! Cards: the own hand in the dock, and the sheet on which a set is chosen.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Align2, CornerRadius, Frame, Galley, Layout, Margin, Pos2, Rect, Response, Sense, Stroke, StrokeKind,
    Ui, Vec2, text::LayoutJob,
};

use super::{CardModel, CardsModel, DockModel, PanelAsk, glyphs::paint_symbol};
use crate::{
    keys::Action as Key,
    text::Words,
    theme::{
        LEAST, Type,
        color::{BRASS, INK_TEXT, IVORY, IVORY_DIM, LAMP_BRIGHT, LAMP_GOLD, PANEL, PARCHMENT, SHADOW},
        metrics,
    },
    ui::widgets,
};

/// Width of a card as a share of its height.
const SHAPE: f32 = 0.7;
/// Most height of a card in the dock.
const CARD: f32 = 14.0 * metrics::GRID;

/// Most of the dock's width that the hand takes.
const WIDEST: f32 = 0.34;

/// Width of the hand in the dock within `room`: no more than it holds, and none where there is nothing.
pub fn width(ui: &Ui, words: &Words, model: &DockModel, room: Rect) -> f32 {
    let held = model.cards.as_ref().map_or(0, |cards| cards.hand.len());
    let most = WIDEST * room.width();
    if model.mission.is_some() {
        return most;
    }
    let head = ui.text_style_height(&Type::Subheading.style());
    let card = SHAPE * (room.height() - head - metrics::GAP).min(CARD);
    // The heading has room over a single card, too.
    let heading: f32 = model.cards.as_ref().map_or(0.0, |cards| {
        let wide = |(text, style): (String, Type)| {
            let font = style.style().resolve(ui.style());
            ui.painter().layout_no_wrap(text, font, IVORY.egui()).size().x + ui.spacing().item_spacing.x
        };
        hand_heading(words, cards).map(wide).sum()
    });
    if held == 0 { 0.0 } else { (held as f32 * (card + metrics::GAP)).max(heading).min(most) }
}

/// The hand in the dock: mission, cards, what sets are worth.
pub fn hand(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<PanelAsk>) {
    ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
    if let Some(mission) = &model.mission {
        ui.label(Type::Subheading.text(words.get("conquest-mission")).color(LAMP_GOLD.egui()));
        ui.add(egui::Label::new(Type::Small.text(mission).color(IVORY.egui())).wrap());
    }
    let Some(cards) = model.cards.as_ref().filter(|cards| !cards.hand.is_empty()) else { return };
    ui.horizontal(|ui| {
        for ((text, style), ink) in hand_heading(words, cards).zip([LAMP_GOLD, IVORY, IVORY_DIM]) {
            ui.add(egui::Label::new(style.text(text).color(ink.egui())).truncate());
        }
    });
    let room = ui.available_rect_before_wrap();
    let height = room.height().min(CARD);
    let width = SHAPE * height;
    let step = if cards.hand.len() > 1 {
        ((room.width() - width) / (cards.hand.len() - 1) as f32).min(width + metrics::GAP)
    } else {
        0.0
    };
    let mut clicked = false;
    for (at, card) in cards.hand.iter().enumerate() {
        let place = Rect::from_min_size(room.min + Vec2::new(step * at as f32, 0.0), Vec2::new(width, height));
        let response = ui.interact(place, ui.id().with(("card", at)), Sense::click());
        clicked |= card_face(ui, place, card, response).clicked();
    }
    if clicked {
        asks.push(PanelAsk::Key(Key::Cards));
    }
}

/// What stands over the hand: its name, how many cards it holds, and what the next sets are worth.
fn hand_heading(words: &Words, cards: &CardsModel) -> impl Iterator<Item = (String, Type)> {
    let values = cards.values.map(|[now, next]| words.with("conquest-cards-values", &[("now", &now), ("next", &next)]));
    [
        Some((words.get("conquest-head-cards").to_owned(), Type::Subheading)),
        Some((cards.hand.len().to_string(), Type::Strong)),
        values.map(|values| (values, Type::Small)),
    ]
    .into_iter()
    .flatten()
}

/// The sheet on which a set is chosen, above the dock. The trade itself is the primary action in the dock's corner.
pub fn cards_sheet(ui: &mut Ui, free: Rect, words: &Words, model: &CardsModel, asks: &mut Vec<PanelAsk>) {
    let text = ui.text_style_height(&Type::Small.style());
    let height = (0.34 * free.height()).clamp(16.0 * metrics::GRID, 22.0 * metrics::GRID);
    let width = SHAPE * height;
    let count = model.hand.len().max(1) as f32;
    let least = 44.0 * metrics::GRID;
    let wide = (count * (width + metrics::GAP) + 4.0 * metrics::GRID).max(least);
    let wide = wide.min(free.width() - 4.0 * metrics::GRID).max(4.0 * metrics::GRID);
    egui::Area::new(egui::Id::new("cards sheet"))
        .order(egui::Order::Middle)
        .fixed_pos(Pos2::new(free.center().x - wide / 2.0, free.bottom() - height - 6.2 * text - 8.0 * metrics::GRID))
        .show(ui.ctx(), |ui| {
            let frame = Frame::new()
                .fill(PANEL.egui_alpha(0.97))
                .stroke(Stroke::new(metrics::HAIRLINE, BRASS.egui()))
                .corner_radius(CornerRadius::same(metrics::PANEL_RADIUS))
                .inner_margin(Margin::same(2 * metrics::GRID as i8));
            frame.show(ui, |ui| {
                ui.set_width(wide - 4.0 * metrics::GRID);
                heading(ui, words, model, asks);
                row(ui, height, width, model, asks);
                foot(ui, words, model, asks);
            });
        });
}

fn heading(ui: &mut Ui, words: &Words, model: &CardsModel, asks: &mut Vec<PanelAsk>) {
    // The buttons come first: the title takes what they leave, in two lines where it must.
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        if !model.forced && widgets::icon_button(ui, "\u{d7}", words.get("action-back")).clicked() {
            asks.push(PanelAsk::Key(Key::Cards));
        }
        let best = ui.add_enabled_ui(!model.best, |ui| widgets::chip(ui, words.get("conquest-cards-best"), false));
        if best.inner.clicked() {
            asks.push(PanelAsk::BestSet);
        }
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            let title = if model.forced { "conquest-cards-forced" } else { "conquest-cards-choose" };
            ui.add(egui::Label::new(Type::Subheading.text(words.get(title)).color(LAMP_GOLD.egui())).wrap());
        });
    });
}

fn row(ui: &mut Ui, height: f32, width: f32, model: &CardsModel, asks: &mut Vec<PanelAsk>) {
    let (room, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height + metrics::GRID), Sense::hover());
    let count = model.hand.len();
    let step = if count > 1 { ((room.width() - width) / (count - 1) as f32).min(width + metrics::GAP) } else { 0.0 };
    for (at, card) in model.hand.iter().enumerate() {
        let lift = if card.chosen { 0.0 } else { metrics::GRID };
        let corner = room.min + Vec2::new(step * at as f32, lift);
        let place = Rect::from_min_size(corner, Vec2::new(width, height));
        let response = ui.interact(place, ui.id().with(("card", card.card.0)), Sense::click());
        if card_face(ui, place, card, response).clicked() {
            asks.push(PanelAsk::Card(card.card));
        }
    }
}

fn foot(ui: &mut Ui, words: &Words, model: &CardsModel, asks: &mut Vec<PanelAsk>) {
    ui.horizontal_wrapped(|ui| {
        let worth = match model.worth {
            Some(armies) => words.with("conquest-cards-worth", &[("n", &armies)]),
            None => words.get("conquest-cards-no_set").to_owned(),
        };
        ui.label(Type::Strong.text(worth).color(IVORY.egui()));
        if !model.pictured.is_empty() {
            ui.label(Type::Small.text(words.get("conquest-cards-pictured")).color(IVORY_DIM.egui()));
            for (territory, name, chosen) in &model.pictured {
                if widgets::chip(ui, name, *chosen).clicked() {
                    asks.push(PanelAsk::Bonus(*territory));
                }
            }
        }
    });
}

/// Paints a card of parchment and returns the response it was given, named.
pub fn card_face(ui: &mut Ui, place: Rect, card: &CardModel, response: Response) -> Response {
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Checkbox, ui.is_enabled(), card.chosen, &card.name)
    });
    let painter = ui.painter();
    let radius = CornerRadius::same(5);
    painter.rect_filled(place.translate(Vec2::new(1.5, 3.0)), radius, SHADOW.egui_alpha(0.5));
    let lit = response.hovered() || response.has_focus();
    let paper = if lit { PARCHMENT.mix(IVORY, 0.5) } else { PARCHMENT };
    let (line, width) = if card.chosen { (LAMP_BRIGHT, 3.0) } else { (INK_TEXT.mix(PARCHMENT, 0.35), 1.0) };
    painter.rect(place, radius, paper.egui(), Stroke::new(width, line.egui()), StrokeKind::Inside);
    let inner = place.shrink(0.06 * place.width());
    painter.rect_stroke(inner, 3.0, Stroke::new(0.8, INK_TEXT.egui_alpha(0.45)), StrokeKind::Inside);
    // The name stands at the foot, and the symbol in the middle of what it leaves.
    let name = title(ui, &card.name, inner.shrink(2.0), 0.118 * place.height());
    let foot = Pos2::new(inner.center().x, inner.bottom() - 2.0);
    let band = Align2::CENTER_BOTTOM.anchor_size(foot, name.size());
    let left = band.top() - inner.top();
    let middle = Pos2::new(inner.center().x, inner.top() + 0.5 * left);
    paint_symbol(
        painter,
        middle,
        (0.25 * place.height()).min(0.4 * left),
        card.symbol,
        INK_TEXT.mix(paper, 0.12).egui(),
    );
    painter.galley(Pos2::new(foot.x, band.top()), name, INK_TEXT.egui());
    if card.own {
        // A dot of gold: the pictured territory is the looker's own, and would get armies.
        let at = Pos2::new(place.right() - 0.13 * place.width(), place.top() + 0.13 * place.width());
        ui.painter().circle(at, 0.055 * place.width(), LAMP_GOLD.egui(), Stroke::new(1.0, INK_TEXT.egui()));
    }
    response
}

/// A card's name in as many lines as it needs, its letters as large as wanted, or smaller where a word is wider than the card.
fn title(ui: &Ui, name: &str, room: Rect, wanted: f32) -> Arc<Galley> {
    let lay = |size: f32, wrap: f32| {
        let mut font = Type::Subheading.style().resolve(ui.style());
        font.size = size;
        let mut job = LayoutJob::simple(name.to_owned(), font, INK_TEXT.egui(), wrap);
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    };
    let wanted = wanted.max(LEAST);
    // One unit of room for every word is less than any word has, so that each gets a line of its own.
    let widest = lay(wanted, 1.0).size().x;
    lay(wanted * (room.width() / widest).min(1.0), room.width())
}

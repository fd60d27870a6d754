//! A card as a sheet of parchment: its name on a band, its slot, what it says, and how it stands.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Align2, Color32, CornerRadius, FontId, Galley, Mesh, Pos2, Rect, Response, Shape, Stroke, StrokeKind,
    Ui, Vec2, text::LayoutJob,
};
use dice::{Form, Role, Slot, Uses};

use super::{
    model::{CardModel, Readiness},
    slot,
};
use crate::{
    games::alea::theme::duel,
    text::Words,
    theme::{
        Shade, Type,
        color::{INK_DEEP, INK_TEXT, IVORY, LAMP_BRIGHT, LAMP_GOLD, SHADOW},
    },
    ui::widgets,
};

/// Paints a card in `area`. `glow`, 0 to 1, is how far it is lit by being used.
pub fn card(ui: &Ui, words: &Words, area: Rect, model: &CardModel, response: &Response, glow: f32) {
    let painter = ui.painter();
    let radius = CornerRadius::same(6);
    let shadow = egui::Shadow { offset: [0, 3], blur: 10, spread: 0, color: SHADOW.egui_alpha(0.6) };
    painter.add(shadow.as_shape(area, radius));
    if glow > 0.0 {
        let light = egui::Shadow { offset: [0, 0], blur: 28, spread: 4, color: LAMP_BRIGHT.egui_alpha(0.8 * glow) };
        painter.add(light.as_shape(area, radius));
    }
    let ready = matches!(model.readiness, Readiness::Ready | Readiness::Passive);
    let paper = if ready { duel::CARD } else { duel::CARD_SPENT };
    sheet(ui, area, paper.map(|shade| shade.mix(LAMP_BRIGHT, 0.5 * glow)));

    let small = Type::Small.style().resolve(ui.style());
    let strong = Type::Strong.style().resolve(ui.style());
    let line = small.size.min(0.1 * area.width() + 4.0).max(11.0);
    let band = Rect::from_min_size(area.min, Vec2::new(area.width(), (1.75 * line).min(0.3 * area.height())));
    head(ui, band, model, &FontId::new(line, strong.family.clone()), ready);

    let mut bottom = area.bottom() - 3.0;
    if let Some(state) = standing(words, model) {
        let galley = fitted(ui, &state, &FontId::new(0.92 * line, strong.family.clone()), area.width() - 8.0, 1);
        let strip =
            Rect::from_min_max(Pos2::new(area.left(), bottom - galley.size().y), Pos2::new(area.right(), bottom));
        let at = Pos2::new(strip.center().x, strip.top());
        painter.galley(at, galley, if ready { duel::BANDS[2].egui() } else { INK_TEXT.egui() });
        bottom = strip.top();
    }
    let body =
        Rect::from_min_max(Pos2::new(area.left() + 5.0, band.bottom() + 3.0), Pos2::new(area.right() - 5.0, bottom));
    let wells = (0.3 * body.height()).max(0.15 * area.height()).clamp(26.0, 44.0).min(0.29 * area.width());
    let paired = matches!(model.slot, Slot::Doubles | Slot::Pair | Slot::Total(_));
    let text_area = body.height() - 1.5 * wells;
    let text = paragraph(ui, &model.text, &small, body.width(), text_area);
    // Slot and text share the room there is.
    let spare = ((body.height() - 1.3 * wells - text.size().y) / 3.0).clamp(0.0, 14.0);
    let middle = Pos2::new(body.center().x, body.top() + spare + 0.65 * wells);
    let side = if paired { wells.min(0.4 * body.width()) } else { wells };
    slot::slot(painter, words, middle, side, model, &strong);
    let ink = if ready { INK_TEXT.egui() } else { INK_TEXT.egui_alpha(0.75) };
    let top = middle.y + 0.65 * wells + spare;
    // What room is left on a tall card shows what it is about.
    let rest = body.with_min_y(top + text.size().y + spare);
    let sign = (0.36 * rest.width()).min(0.36 * rest.height());
    if sign > duel::WATERMARK_LEAST {
        model.icon.paint(painter, rest.center(), sign, duel::BANDS[0].egui_alpha(duel::WATERMARK));
    }
    painter.with_clip_rect(body.intersect(ui.clip_rect())).galley(Pos2::new(body.center().x, top), text, ink);

    let lit = response.hovered() || response.has_focus();
    let (edge, width) = match (model.chosen, model.lit, lit) {
        (true, ..) => (IVORY, 3.0),
        (_, true, true) => (LAMP_BRIGHT, 3.0),
        (_, true, false) => (LAMP_GOLD, 2.0),
        (_, _, true) => (duel::CARD[1], 1.5),
        _ => (duel::BANDS[0], 1.0),
    };
    painter.rect_stroke(area, radius, Stroke::new(width, edge.egui()), StrokeKind::Outside);
    widgets::focus_ring(ui, response, area);
}

/// Parchment, lit from above.
fn sheet(ui: &Ui, area: Rect, [above, below]: [Shade; 2]) {
    let radius = CornerRadius::same(6);
    ui.painter().rect_filled(area, radius, above.egui());
    let mut mesh = Mesh::default();
    let inner = area.shrink2(Vec2::new(0.0, 6.0));
    for (y, ink) in [(inner.top(), above), (inner.bottom(), below)] {
        mesh.colored_vertex(Pos2::new(inner.left(), y), ink.egui());
        mesh.colored_vertex(Pos2::new(inner.right(), y), ink.egui());
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 3, 2);
    let foot = Rect::from_min_max(Pos2::new(area.left(), inner.bottom() - 6.0), area.max);
    ui.painter().rect_filled(foot, radius, below.egui());
    ui.painter().add(Shape::mesh(mesh));
}

/// The band with sign, name and key.
fn head(ui: &Ui, band: Rect, model: &CardModel, font: &FontId, ready: bool) {
    let painter = ui.painter();
    let shade = match model.role {
        Role::Gear => duel::BANDS[0],
        Role::Skill => duel::BANDS[1],
        Role::Limit => duel::BANDS[2],
    };
    let shade = if ready { shade } else { shade.mix(INK_DEEP, 0.35) };
    let top = CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 };
    painter.rect_filled(band, top, shade.egui());
    let sign = 0.34 * band.height();
    let left = Pos2::new(band.left() + 1.7 * sign, band.center().y);
    model.icon.paint(painter, left, sign, LAMP_GOLD.egui());
    let mut right = band.right() - 3.0;
    if let Some(key) = model.key {
        let cap = Rect::from_min_max(
            Pos2::new(right - 0.8 * band.height(), band.top() + 0.12 * band.height()),
            Pos2::new(right, band.bottom() - 0.12 * band.height()),
        );
        painter.rect_filled(cap, CornerRadius::same(3), INK_DEEP.egui());
        let size = FontId::new(0.9 * font.size, font.family.clone());
        painter.text(cap.center(), Align2::CENTER_CENTER, key, size, LAMP_GOLD.egui());
        right = cap.left();
    }
    let room = right - left.x - 2.0 * sign;
    let name = fitted(ui, &model.name, font, room, 1);
    let at = Pos2::new(left.x + 1.4 * sign + 0.5 * room, band.center().y - 0.5 * name.size().y);
    painter.galley(at, name, IVORY.egui());
}

/// How a card stands, in a word or two; `None` where nothing is to be said.
pub fn standing(words: &Words, model: &CardModel) -> Option<String> {
    let word = match model.readiness {
        Readiness::Used => match model.uses.0 {
            Uses::Fight => "alea.card.spent",
            _ => "alea.card.used",
        },
        Readiness::Shocked => "alea.card.shocked",
        Readiness::Away => "alea.card.away",
        Readiness::Waiting => "alea.card.waiting",
        Readiness::Passive => "alea.card.passive",
        Readiness::Ready => match (model.weakened, model.borrowed, model.uses) {
            (true, ..) => "alea.card.weakened",
            (_, true, _) => "alea.card.borrowed",
            (_, _, (Uses::Fight, _)) => "alea.card.once",
            (_, _, (Uses::Unlimited, _)) => "alea.card.unlimited",
            (_, _, (Uses::Turn(times), used)) if times > 1 => {
                return Some(words.with("alea.card.times", &[("n", &times.saturating_sub(used))]));
            }
            _ => return None,
        },
    };
    Some(words.get(word).to_owned())
}

/// A card in one sentence, for assistive technology and its tip.
pub fn told(words: &Words, model: &CardModel) -> String {
    let slot = match model.slot {
        Slot::Any => words.get("alea.takes.any").to_owned(),
        Slot::Even => words.get("alea.takes.even").to_owned(),
        Slot::Odd => words.get("alea.takes.odd").to_owned(),
        Slot::Exactly(n) => words.with("alea.takes.exactly", &[("n", &n)]),
        Slot::AtMost(n) => words.with("alea.takes.at_most", &[("n", &n)]),
        Slot::AtLeast(n) => words.with("alea.takes.at_least", &[("n", &n)]),
        Slot::Bonus(n) => words.with("alea.takes.bonus", &[("n", &n)]),
        Slot::Doubles => words.get("alea.takes.doubles").to_owned(),
        Slot::Total(n) => words.with("alea.takes.total", &[("n", &n)]),
        Slot::Pair => words.get("alea.takes.pair").to_owned(),
        Slot::Countdown(n) => {
            words.with("alea.takes.countdown", &[("n", &n), ("left", &n.saturating_sub(model.progress))])
        }
        Slot::Free => words.get("alea.takes.free").to_owned(),
        Slot::Passive => words.get("alea.takes.passive").to_owned(),
    };
    let form = match model.form {
        Form::Minus => words.get("alea.card.minus"),
        Form::Base => "",
        Form::Plus => words.get("alea.card.plus"),
    };
    let role = match model.role {
        Role::Gear => "",
        Role::Skill => words.get("alea.card.skill"),
        Role::Limit => words.get("alea.card.limit"),
    };
    let state = standing(words, model).unwrap_or_default();
    let parts = [role, &model.text, &slot, form, &state];
    let said: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("{}: {}", model.name, said.join(" \u{b7} "))
}

/// The tip of a card: everything it says, in full.
pub fn tip(ui: &mut Ui, words: &Words, model: &CardModel) {
    ui.label(Type::Subheading.text(&model.name).color(LAMP_GOLD.egui()));
    let told = told(words, model);
    let body = told.split_once(": ").map_or(told.as_str(), |(_, body)| body);
    for part in body.split(" \u{b7} ") {
        ui.label(Type::Body.text(part).color(IVORY.egui()));
    }
}

/// One line, smaller where it must be, cut off where that is not enough.
pub(super) fn fitted(ui: &Ui, text: &str, font: &FontId, room: f32, rows: usize) -> Arc<Galley> {
    let wide = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    let share = if rows == 1 { (room / wide.max(1.0)).clamp(0.72, 1.0) } else { 1.0 };
    laid(ui, text, &FontId::new(font.size * share, font.family.clone()), room, rows)
}

/// What a card says in the room there is: smaller where it must be, cut off where that is not enough.
fn paragraph(ui: &Ui, text: &str, font: &FontId, width: f32, height: f32) -> Arc<Galley> {
    const STEPS: u32 = 6;
    for step in 0..STEPS {
        let share = 1.0 - (1.0 - duel::CARD_TEXT_LEAST) * step as f32 / (STEPS - 1) as f32;
        let galley = laid(ui, text, &FontId::new(font.size * share, font.family.clone()), width, usize::MAX);
        if galley.size().y <= height {
            return galley;
        }
    }
    let font = FontId::new(font.size * duel::CARD_TEXT_LEAST, font.family.clone());
    let rows = (height / (1.25 * font.size)).floor().max(1.0) as usize;
    laid(ui, text, &font, width, rows)
}

/// Text in at most so many rows, about the middle of its first line.
pub(super) fn laid(ui: &Ui, text: &str, font: &FontId, width: f32, rows: usize) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font.clone(), Color32::PLACEHOLDER, width.max(1.0));
    job.halign = Align::Center;
    job.wrap.max_rows = rows;
    job.wrap.break_anywhere = rows == 1;
    ui.painter().layout_job(job)
}

//! A card as a sheet of parchment: its name on a band, its slot, what it says, and how it stands.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Align2, Color32, CornerRadius, FontId, Galley, Mesh, Pos2, Rect, Response, Shape, Stroke, StrokeKind,
    Ui, Vec2,
};
use dice::{Form, Role, Slot, Uses};

use super::{
    card_model::{CardModel, Readiness},
    edge::{self, Edge},
    slot,
};
use crate::{
    games::alea::theme::duel,
    text::Words,
    theme::{
        LEAST, Shade, Type,
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
    let glow = if model.marked { glow.max(duel::MARKED) } else { glow };
    if glow > 0.0 {
        let light = egui::Shadow { offset: [0, 0], blur: 28, spread: 4, color: LAMP_BRIGHT.egui_alpha(0.8 * glow) };
        painter.add(light.as_shape(area, radius));
    }
    let ready = matches!(model.readiness, Readiness::Ready | Readiness::Passive);
    let paper = if ready { duel::CARD } else { duel::CARD_SPENT };
    sheet(ui, area, paper.map(|shade| shade.mix(LAMP_BRIGHT, 0.5 * glow)));

    let below = head(ui, area, model, ready);
    let inner = Rect::from_min_max(Pos2::new(area.left() + 5.0, below + 3.0), area.max - Vec2::new(5.0, 3.0));
    let paper = ui.painter().with_clip_rect(inner.intersect(ui.clip_rect()));
    face(ui, &paper, words, inner, model, ready);

    rim(ui, area, model, response);
}

/// Paints a card in a strip: its name, what it takes, and how it stands. What it says is read where it is pointed at.
pub fn compact(ui: &Ui, words: &Words, area: Rect, model: &CardModel, response: &Response, glow: f32) {
    let ready = matches!(model.readiness, Readiness::Ready | Readiness::Passive);
    let paper = if ready { duel::CARD } else { duel::CARD_SPENT };
    sheet(ui, area, paper.map(|shade| shade.mix(LAMP_BRIGHT, 0.5 * glow)));
    let below = head(ui, area, model, ready);
    let inner = Rect::from_min_max(Pos2::new(area.left() + 3.0, below), area.max - Vec2::new(3.0, 1.0));
    let painter = ui.painter().with_clip_rect(inner.intersect(ui.clip_rect()));
    let strong = Type::Strong.style().resolve(ui.style());
    let paired = matches!(model.slot, Slot::Doubles | Slot::Pair | Slot::Total(_));
    let across = if paired { 2.6 } else { 1.3 };
    let side = (0.86 * inner.height()).min(28.0).min(inner.width() / across);
    let state = standing(words, model);
    let letters = FontId::new(LEAST, strong.family.clone());
    let room = inner.width() - across * side - 4.0;
    let state = state.map(|state| laid(ui, &state, &letters, room, 2)).filter(|state| !state.elided);
    let middle = match &state {
        Some(_) => Pos2::new(inner.left() + 0.5 * across * side, inner.center().y),
        None => inner.center(),
    };
    slot::slot(&painter, words, middle, side, model, &strong);
    if let Some(state) = state {
        let ink = if ready { duel::BANDS[0] } else { INK_TEXT };
        let place = Pos2::new(inner.right() - 0.5 * room, inner.center().y - 0.5 * state.size().y);
        painter.galley(place, state, ink.egui());
    }
    rim(ui, area, model, response);
}

/// The edge of a card, by whether it is chosen, lit, or pointed at.
fn rim(ui: &Ui, area: Rect, model: &CardModel, response: &Response) {
    let pointed = response.hovered() || response.has_focus();
    if let Some(edge) = Edge::of(model.chosen, pointed, model.lit) {
        edge.paint(ui.painter(), area);
    } else {
        let (edge, width) = if pointed { (duel::CARD[1], 1.5) } else { (duel::BANDS[0], 1.0) };
        ui.painter().rect_stroke(area, CornerRadius::same(6), Stroke::new(width, edge.egui()), StrokeKind::Outside);
    }
    if model.marked && !model.chosen {
        edge::mark(ui.painter(), area);
    }
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

/// What stands below the band: slot, text, and how the card stands. On a low card the last stands beside the slot.
fn face(ui: &Ui, painter: &egui::Painter, words: &Words, inner: Rect, model: &CardModel, ready: bool) {
    let small = Type::Small.style().resolve(ui.style());
    let small = FontId::new(grown(small.size, inner.width() + 10.0), small.family);
    let strong = Type::Strong.style().resolve(ui.style());
    let line = FontId::new((0.92 * line_of(ui, inner.width() + 10.0)).max(LEAST), strong.family.clone());
    let paired = matches!(model.slot, Slot::Doubles | Slot::Pair | Slot::Total(_));
    let (ink, state_ink) = match ready {
        true if model.weakened => (INK_TEXT.egui(), duel::BANDS[2].egui()),
        true => (INK_TEXT.egui(), duel::BANDS[0].egui()),
        false => (INK_TEXT.egui_alpha(0.85), INK_TEXT.egui()),
    };
    let said = standing(words, model);
    let most = 44.0 * growth(inner.width());
    let least = paragraph(ui, &model.text, &small, inner.width(), 0.0);
    // What is below the text, what is left above, and whether the text has room there.
    let lay = |line: &FontId| {
        let state = said.as_ref().map(|state| fitted(ui, state, line, inner.width(), 1));
        let foot = state.as_ref().map_or(0.0, |state| state.size().y);
        let body = inner.with_max_y(inner.bottom() - foot);
        let wells = (0.3 * body.height()).max(0.15 * inner.height()).clamp(26.0, most).min(0.29 * inner.width());
        let low = least.size().y > body.height() - 1.3 * wells;
        (state, body, wells, low)
    };
    let large = lay(&line);
    let (state, body, wells, low) = if large.3 { lay(&FontId::new(LEAST, line.family.clone())) } else { large };
    let (wells, body) = if low { (wells.min(24.0), inner) } else { (wells, body) };
    let text = paragraph(ui, &model.text, &small, inner.width(), body.height() - 1.3 * wells);
    // Slot and text share the room there is.
    let spare = ((body.height() - 1.3 * wells - text.size().y) / 3.0).clamp(0.0, 14.0 * growth(inner.width()));
    let side = if paired { wells.min(0.4 * inner.width()) } else { wells };
    let beside = low && state.is_some();
    let middle = if beside { inner.left() + 1.15 * wells } else { inner.center().x };
    let middle = Pos2::new(middle, body.top() + spare + 0.65 * wells);
    slot::slot(painter, words, middle, side, model, &strong);
    if let (true, Some(state)) = (beside, said.clone()) {
        let room = Rect::from_min_max(
            Pos2::new(middle.x + 1.25 * wells, body.top()),
            Pos2::new(inner.right(), body.top() + 1.3 * wells),
        );
        let state = laid(ui, &state, &FontId::new(LEAST, line.family), room.width(), 2);
        painter.galley(Pos2::new(room.center().x, room.center().y - 0.5 * state.size().y), state, state_ink);
    } else if let Some(state) = state {
        painter.galley(Pos2::new(inner.center().x, body.bottom()), state, state_ink);
    }
    let top = middle.y + 0.65 * wells + spare;
    // What room is left on a tall card shows what it is about.
    let rest = body.with_min_y(top + text.size().y + spare);
    let sign = (0.36 * rest.width()).min(0.36 * rest.height());
    if sign > duel::WATERMARK_LEAST {
        // The parts of a sign lie on each other, so it is no veil but an ink.
        let paper = if ready { duel::CARD } else { duel::CARD_SPENT };
        let ink = paper[1].mix(duel::BANDS[0], duel::WATERMARK);
        model.icon.paint(painter, rest.center(), sign, ink.egui());
    }
    painter.galley(Pos2::new(inner.center().x, top), text, ink);
}

/// How much larger than elsewhere what a card of this width says may be.
fn growth(width: f32) -> f32 {
    let [most, plain] = duel::CARD_LETTERS;
    (width / plain).clamp(1.0, most)
}

/// Letters of a size on a card of this width: where they are large anyway they grow no more.
fn grown(size: f32, width: f32) -> f32 {
    size.max((size * growth(width)).min(duel::CARD_LETTER_MOST))
}

/// Size of the letters of a card's name.
fn line_of(ui: &Ui, width: f32) -> f32 {
    let small = grown(Type::Small.style().resolve(ui.style()).size, width);
    small.min(0.1 * width + 4.0).max(LEAST)
}

/// A card that is narrower than this shows its name in full rather than its key, points.
const NARROW: f32 = 100.0;

/// The band with sign, name and key. A name that is too long for one line takes two, and the sign's room where that is not enough; on a card
/// so narrow that a word would be broken, the key's, too. Returns where the band ends.
fn head(ui: &Ui, area: Rect, model: &CardModel, ready: bool) -> f32 {
    let painter = ui.painter();
    let family = Type::Strong.style().resolve(ui.style()).family;
    let place = |font: &FontId, rows: usize, signed: bool, keyed: bool| {
        let height = (1.75 * font.size).min(0.3 * area.height()).max(1.6 * LEAST);
        let sign = if signed { 0.34 * height } else { 0.0 };
        let left = area.left() + 1.7 * sign;
        let cap = model.key.filter(|_| keyed).map(|key| (key, 0.8 * height));
        let right = area.right() - 3.0 - cap.map_or(0.0, |(_, width)| width);
        let room = right - left - 2.0 * sign;
        (height, sign, left, right, cap, room, fitted(ui, &model.name, font, room, rows))
    };
    let mut font = FontId::new(line_of(ui, area.width()), family);
    let mut placed = place(&font, 1, true, true);
    while placed.6.elided && font.size > LEAST {
        font.size = (0.85 * font.size).max(LEAST);
        placed = place(&font, 1, true, true);
    }
    if placed.6.elided {
        placed = place(&font, 2, true, true);
    }
    if placed.6.elided {
        placed = place(&font, 2, false, true);
    }
    let least = FontId::new(LEAST.min(font.size), font.family.clone());
    let wide = |word: &str| painter.layout_no_wrap(word.to_owned(), least.clone(), Color32::PLACEHOLDER).size().x;
    if area.width() < NARROW && model.name.split(' ').any(|word| wide(word) > placed.5) {
        placed = place(&font, 2, false, false);
    }
    let (height, sign, left, right, cap, room, name) = placed;
    let band = Rect::from_min_size(area.min, Vec2::new(area.width(), height.max(name.size().y + 4.0)));
    let shade = match model.role {
        Role::Gear => duel::BANDS[0],
        Role::Skill => duel::BANDS[1],
        Role::Limit => duel::BANDS[2],
    };
    let shade = if ready { shade } else { shade.mix(INK_DEEP, 0.35) };
    painter.rect_filled(band, CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 }, shade.egui());
    if sign > 0.0 {
        model.icon.paint(painter, Pos2::new(left, band.center().y), sign, LAMP_GOLD.egui());
    }
    if let Some((key, width)) = cap {
        let middle = Pos2::new(right + 0.5 * width, band.center().y);
        let cap = Rect::from_center_size(middle, Vec2::new(width, 0.76 * height));
        painter.rect_filled(cap, CornerRadius::same(3), INK_DEEP.egui());
        let size = FontId::new((0.9 * font.size).max(LEAST), font.family);
        painter.text(cap.center(), Align2::CENTER_CENTER, key, size, LAMP_GOLD.egui());
    }
    let at = Pos2::new(left + 1.4 * sign + 0.5 * room, band.center().y - 0.5 * name.size().y);
    painter.galley(at, name, IVORY.egui());
    band.bottom()
}

/// How a card stands, in a word or two; `None` where nothing is to be said.
pub fn standing(words: &Words, model: &CardModel) -> Option<String> {
    let word = match model.readiness {
        Readiness::Used => match model.uses.0 {
            Uses::Fight => "alea-card-spent",
            _ => "alea-card-used",
        },
        Readiness::Shocked => "alea-card-shocked",
        Readiness::Away => "alea-card-away",
        Readiness::PassedOver => "alea-card-passed_over",
        Readiness::Waiting => "alea-card-waiting",
        Readiness::Passive => "alea-card-passive",
        Readiness::Ready => match (model.weakened, model.borrowed, model.uses) {
            (true, ..) => "alea-card-weakened",
            (_, true, _) => "alea-card-borrowed",
            (_, _, (Uses::Fight, _)) => "alea-card-once",
            (_, _, (Uses::Unlimited, _)) => "alea-card-unlimited",
            (_, _, (Uses::Turn(times), used)) if times > 1 => {
                let word = if used > 0 { "alea-card-times" } else { "alea-card-times_a_turn" };
                return Some(words.with(word, &[("n", &times.saturating_sub(used))]));
            }
            _ => return None,
        },
    };
    Some(words.get(word).to_owned())
}

/// A card in one sentence, for assistive technology and its tip.
pub fn told(words: &Words, model: &CardModel) -> String {
    let slot = match model.slot {
        Slot::Any => words.get("alea-takes-any").to_owned(),
        Slot::Even => words.get("alea-takes-even").to_owned(),
        Slot::Odd => words.get("alea-takes-odd").to_owned(),
        Slot::Exactly(n) => words.with("alea-takes-exactly", &[("n", &n)]),
        Slot::AtMost(n) => words.with("alea-takes-at_most", &[("n", &n)]),
        Slot::AtLeast(n) => words.with("alea-takes-at_least", &[("n", &n)]),
        Slot::Bonus(n) => words.with("alea-takes-bonus", &[("n", &n)]),
        Slot::Doubles => words.get("alea-takes-doubles").to_owned(),
        Slot::Total(n) => words.with("alea-takes-total", &[("n", &n)]),
        Slot::Pair => words.get("alea-takes-pair").to_owned(),
        Slot::Countdown(n) => {
            words.with("alea-takes-countdown", &[("n", &n), ("left", &n.saturating_sub(model.progress))])
        }
        Slot::Free => words.get("alea-takes-free").to_owned(),
        Slot::Passive => words.get("alea-takes-passive").to_owned(),
    };
    let form = match model.form {
        Form::Minus => words.get("alea-card-minus"),
        Form::Base => "",
        Form::Plus => words.get("alea-card-plus"),
    };
    let role = match model.role {
        Role::Gear => "",
        Role::Skill => words.get("alea-card-skill"),
        Role::Limit => words.get("alea-card-limit"),
    };
    let state = standing(words, model).unwrap_or_default();
    let parts = [role, &model.text, &slot, form, &state];
    let mut said: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    // A passive card stands as its slot says.
    said.dedup();
    format!("{}: {}", model.name, said.join(" \u{b7} "))
}

/// One line, smaller where it must be, cut off where that is not enough.
pub(super) fn fitted(ui: &Ui, text: &str, font: &FontId, room: f32, rows: usize) -> Arc<Galley> {
    let wide = |part: &str| ui.painter().layout_no_wrap(part.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    // No word is broken where there are rows for all of them.
    let widest = if rows == 1 { wide(text) } else { text.split(' ').map(wide).fold(0.0, f32::max) };
    let share = (room / widest.max(1.0)).clamp(0.72, 1.0);
    // Letters of a third of a point more or less are of no use to anybody, and would be kept for ever.
    let size = (3.0 * font.size * share).floor() / 3.0;
    laid(ui, text, &FontId::new(size.max(LEAST.min(font.size)), font.family.clone()), room, rows)
}

/// What a card says in the room there is: smaller where it must be, down to the least size; where that is not enough the rows that
/// do not fit are cut off, and the tip says them.
fn paragraph(ui: &Ui, text: &str, font: &FontId, width: f32, height: f32) -> Arc<Galley> {
    const STEPS: u32 = 8;
    let least = LEAST.min(font.size);
    // No word is broken while there is a smaller size.
    let wide = |word: &str| ui.painter().layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    let widest = text.split(' ').map(wide).fold(1.0, f32::max);
    for step in 0..=STEPS {
        let size = font.size + (least - font.size) * step as f32 / STEPS as f32;
        if step < STEPS && widest * size > width * font.size {
            continue;
        }
        let galley = laid(ui, text, &FontId::new(size, font.family.clone()), width, usize::MAX);
        if galley.size().y <= height || (step == STEPS && height <= 0.0) {
            return galley;
        }
    }
    let font = FontId::new(least, font.family.clone());
    let rows = (height / ui.fonts_mut(|fonts| fonts.row_height(&font))).floor().max(1.0) as usize;
    laid(ui, text, &font, width, rows)
}

/// Text in at most so many rows, about the middle of its first line.
pub(super) fn laid(ui: &Ui, text: &str, font: &FontId, width: f32, rows: usize) -> Arc<Galley> {
    widgets::elided_rows(ui, text, font, Color32::PLACEHOLDER, (width, rows), Align::Center)
}

//! A score as a bar: its terms side by side, each in its ink and pattern, to both sides of zero.

use bevy_egui::egui::{self, Align2, Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2};

use super::{
    figures::{figure, letter, signed},
    model::WhyModel,
    scale::{BarPart, Scale, Segment},
};
use crate::{
    text::Words,
    theme::{
        Pattern, TermInk, Type,
        color::{INK_DEEP, INK_TEXT, IVORY_DIM},
    },
};

/// Distance of pattern lines, points.
const STEP: f32 = 4.5;

/// The bar of a candidate in all of `area`; pointing at a term tells what it is.
pub(super) fn bar(ui: &Ui, words: &Words, area: Rect, model: &WhyModel, rank: usize, against: bool) {
    let parts = model.parts(rank, against);
    let scale = model.scales[usize::from(against)];
    let segments = scale.lay(&parts);
    paint(ui.painter(), area, scale, &segments, Some(&Type::Small.style().resolve(ui.style())));
    for (part, segment) in parts.iter().filter(|part| part.value != 0.0 && part.value.is_finite()).zip(&segments) {
        let response = ui.interact(place(area, segment), ui.id().with(("term", rank, part.term)), Sense::hover());
        if response.hovered() {
            let text = term_sentence(words, model, *part, against);
            let text = if segment.cut { words.with("why-cut", &[("term", &text)]) } else { text };
            response.on_hover_text(text);
        }
    }
}

/// A term in words: what was measured, with what weight, and what that makes.
pub(super) fn term_sentence(words: &Words, model: &WhyModel, part: BarPart, against: bool) -> String {
    let decimals = model.decimals.max(2);
    let name = model.terms.get(part.term).map_or("?", String::as_str);
    if against {
        return words.with("why-term_against", &[("name", &name), ("value", &signed(words, part.value, decimals))]);
    }
    let value = figure(words, part.value, decimals);
    match (part.weight, part.measure()) {
        (Some(weight), Some(measure)) => words.with(
            "why-term_weighted",
            &[
                ("name", &name),
                ("weight", &figure(words, weight, 2)),
                ("measure", &figure(words, measure, decimals)),
                ("value", &value),
            ],
        ),
        _ => words.with("why-term", &[("name", &name), ("value", &value)]),
    }
}

/// Paints a bar without telling its terms; letters where a font is given.
pub(super) fn paint(painter: &Painter, area: Rect, scale: Scale, segments: &[Segment], font: Option<&egui::FontId>) {
    painter.rect_filled(area, 2.0, INK_DEEP.egui());
    for segment in segments {
        let place = place(area, segment);
        fill(painter, place, TermInk::nth(segment.term));
        if let Some(font) = font {
            initial(painter, place, segment.term, font);
        }
        if segment.cut {
            cut(painter, area, place);
        }
    }
    if scale.least < 0.0 {
        let x = egui::lerp(area.x_range().min..=area.x_range().max, scale.zero());
        painter.vline(x, area.expand(1.5).y_range(), Stroke::new(1.5, IVORY_DIM.egui()));
    }
}

fn place(area: Rect, segment: &Segment) -> Rect {
    let x = |share: f32| egui::lerp(area.left()..=area.right(), share);
    Rect::from_min_max(Pos2::new(x(segment.span[0]), area.top()), Pos2::new(x(segment.span[1]), area.bottom()))
}

/// Fills a rectangle with a term's colour and pattern.
pub(super) fn fill(painter: &Painter, area: Rect, ink: TermInk) {
    if area.width() <= 0.0 {
        return;
    }
    painter.rect_filled(area, 0.0, ink.shade.egui());
    let line = Stroke::new(1.2, INK_TEXT.egui_alpha(0.55));
    let painter = painter.with_clip_rect(area.intersect(painter.clip_rect()));
    let (rising, falling) = match ink.pattern {
        Pattern::Rising => (true, false),
        Pattern::Falling => (false, true),
        Pattern::Crossed => (true, true),
        Pattern::Solid | Pattern::Dotted | Pattern::Upright => (false, false),
    };
    let height = area.height();
    let steps = |from: f32, to: f32, step: f32| (0..).map(move |n| from + n as f32 * step).take_while(move |x| *x < to);
    let mut shapes: Vec<Shape> = Vec::new();
    for x in steps(area.left() - height, area.right(), 1.4 * STEP) {
        if rising {
            let ends = [Pos2::new(x, area.bottom()), Pos2::new(x + height, area.top())];
            shapes.push(Shape::line_segment(ends, line));
        }
        if falling {
            let ends = [Pos2::new(x, area.top()), Pos2::new(x + height, area.bottom())];
            shapes.push(Shape::line_segment(ends, line));
        }
    }
    match ink.pattern {
        Pattern::Upright => {
            for x in steps(area.left() + 0.5 * STEP, area.right(), STEP) {
                shapes.push(Shape::line_segment([Pos2::new(x, area.top()), Pos2::new(x, area.bottom())], line));
            }
        }
        Pattern::Dotted => {
            for (row, y) in steps(area.top() + 0.5 * STEP, area.bottom(), STEP).enumerate() {
                let shift = if row % 2 == 0 { 0.5 } else { 1.0 } * STEP;
                for x in steps(area.left() + shift, area.right(), STEP) {
                    shapes.push(Shape::circle_filled(Pos2::new(x, y), 1.0, line.color));
                }
            }
        }
        Pattern::Solid | Pattern::Rising | Pattern::Falling | Pattern::Crossed => {}
    }
    painter.extend(shapes);
    // A hair of ground parts it from its neighbour.
    painter.vline(area.right(), area.y_range(), Stroke::new(1.0, INK_DEEP.egui()));
}

/// The term's letter, where there is room for it.
fn initial(painter: &Painter, area: Rect, term: usize, font: &egui::FontId) {
    let font = egui::FontId::new((0.86 * area.height()).min(font.size), font.family.clone());
    if area.width() > 1.6 * font.size {
        sign(painter, area, term, &font);
    }
}

/// The term's letter, on a ground that parts it from the pattern.
fn sign(painter: &Painter, area: Rect, term: usize, font: &egui::FontId) {
    let galley = painter.layout_no_wrap(letter(term), font.clone(), Color32::PLACEHOLDER);
    let ground = Rect::from_center_size(area.center(), Vec2::new(galley.size().x + 5.0, area.height()));
    painter.rect_filled(ground, 0.0, TermInk::nth(term).shade.egui());
    painter.galley(Align2::CENTER_CENTER.anchor_size(area.center(), galley.size()).min, galley, INK_TEXT.egui());
}

/// A tear at the end where a bar goes on beyond its area.
fn cut(painter: &Painter, area: Rect, place: Rect) {
    let right = (place.right() - area.right()).abs() < (place.left() - area.left()).abs();
    let x = if right { area.right() - 6.0 } else { area.left() + 6.0 };
    for shift in [-2.0, 2.0] {
        let ends = [Pos2::new(x + shift - 2.0, area.bottom() + 1.0), Pos2::new(x + shift + 2.0, area.top() - 1.0)];
        painter.line_segment(ends, Stroke::new(1.5, INK_DEEP.egui()));
    }
}

/// A term's ink with its letter, for the list of terms.
pub(super) fn swatch(painter: &Painter, area: Rect, term: usize, font: &egui::FontId) {
    fill(painter, area, TermInk::nth(term));
    sign(painter, area, term, font);
}

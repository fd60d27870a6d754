//! The list of what was weighed: rank, action, score, bar; and the terms of the one looked at.

use bevy_egui::egui::{
    self, Align2, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, text::LayoutJob, text::TextFormat,
};

use super::{
    bars,
    figures::{figure, signed},
    focus::{Why, WhyAsk, WhyFocus},
    model::WhyModel,
};
use crate::{
    text::Words,
    theme::{
        Type,
        color::{DANGER_TEXT, GOOD, INK_TEXT, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER},
        metrics,
    },
    ui::widgets,
};

/// Candidates shown before the rest is asked for.
const SHOWN: usize = 6;

/// The button that shows differences in place of whole scores, where there are any.
pub fn differences(ui: &mut Ui, words: &Words, model: &WhyModel, why: &Why, asks: &mut Vec<WhyAsk>) {
    if model.candidates.len() > 1 && !model.terms.is_empty() && !model.ranked {
        let against = why.against(model);
        let chip = widgets::chip(ui, words.get("why-against"), against);
        if chip.on_hover_text(words.get("why-against_note")).clicked() {
            asks.push(WhyAsk::Against(!against));
        }
    }
}

/// The list: what was weighed, best first, and the terms of the one that is looked at.
pub fn candidates(ui: &mut Ui, words: &Words, model: &WhyModel, why: &Why, asks: &mut Vec<WhyAsk>) {
    if model.candidates.is_empty() {
        return;
    }
    let advice = why.focus() == WhyFocus::Hint;
    let against = why.against(model);
    let shown = why.shown(model);
    let mut pointed = None;
    let mut left_out = 0;
    for rank in 0..model.candidates.len() {
        // Wherever it ranks, the one that was played is shown, and the one that is looked at.
        if !why.all() && rank >= SHOWN && rank != shown && !model.candidates[rank].chosen {
            left_out += 1;
            continue;
        }
        let response = row(ui, words, model, rank, Manner { advice, against, shown: rank == shown });
        if response.clicked() {
            asks.push(WhyAsk::Choose(rank));
        }
        if response.contains_pointer() || response.has_focus() {
            pointed = Some(rank);
        }
    }
    // Below the list, so that the list is seen whole.
    if !model.ranked {
        // The one played differs from itself in nothing; its own terms say more.
        terms(ui, words, model, shown, against && model.played() != Some(shown));
    }
    if why.pointed() != pointed {
        asks.push(WhyAsk::Point(pointed));
    }
    if left_out > 0 {
        if widgets::chip(ui, &words.count("why-more", left_out), false).clicked() {
            asks.push(WhyAsk::All(true));
        }
    } else if why.all() && model.candidates.len() > SHOWN && widgets::chip(ui, words.get("why-fewer"), false).clicked()
    {
        asks.push(WhyAsk::All(false));
    }
}

/// How a row is shown.
#[derive(Clone, Copy)]
struct Manner {
    advice: bool,
    against: bool,
    shown: bool,
}

fn row(ui: &mut Ui, words: &Words, model: &WhyModel, rank: usize, how: Manner) -> egui::Response {
    let candidate = &model.candidates[rank];
    let plain = Type::Small.style().resolve(ui.style());
    let strong = Type::Strong.style().resolve(ui.style());
    let margin = 0.25 * metrics::GRID;
    let width = ui.available_width();
    let badge = 1.55 * plain.size;
    let mark = words.get(if how.advice { "why-advised" } else { "why-played" });
    let score = model.verdict(words, rank);
    // A place in an order is no number to compare: why it fires or not is told below instead.
    let figure = if model.ranked { String::new() } else { score.clone() };
    let number = ui.painter().layout_no_wrap(figure, strong, IVORY.egui());
    let room = (width - badge - number.size().x - 2.0 * margin - 2.0 * metrics::GAP).max(6.0 * metrics::GRID);
    let mut job = LayoutJob::default();
    job.wrap.max_width = room;
    let mut left = room;
    if candidate.chosen {
        let mark = format!("{mark} \u{b7} ");
        left -= ui.painter().layout_no_wrap(mark.clone(), plain.clone(), IVORY.egui()).size().x;
        job.append(&mark, 0.0, TextFormat::simple(plain.clone(), LAMP_GOLD.egui()));
    }
    // A line each, but for another one that is looked at; the one that was played stands in full above.
    let full = how.shown && !candidate.chosen;
    let text = if full { candidate.label.clone() } else { shortened(ui, &candidate.label, &plain, left) };
    job.append(&text, 0.0, TextFormat::simple(plain.clone(), IVORY.egui()));
    let label = ui.painter().layout_job(job);
    let head = label.size().y.max(number.size().y).max(badge);
    let verdict = model.ranked.then(|| {
        let room = width - badge - 2.0 * margin - metrics::GAP;
        ui.painter().layout(score.clone(), plain.clone(), IVORY_DIM.egui(), room.max(6.0 * metrics::GRID))
    });
    let bar = verdict.as_ref().map_or(plain.size, |verdict| verdict.size().y);
    let size = Vec2::new(width, head + 2.0 + bar + 2.0 * margin);
    let (area, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let key = match (model.ranked, candidate.chosen) {
            (false, true) => "why-candidate_chosen",
            (false, false) => "why-candidate",
            (true, true) => "why-entry_chosen",
            (true, false) => "why-entry",
        };
        let name =
            words.with(key, &[("rank", &(rank + 1)), ("label", &candidate.label), ("score", &score), ("mark", &mark)]);
        WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), how.shown, name)
    });
    if !ui.is_rect_visible(area) {
        return response;
    }
    widgets::row_ground(ui, &response, area, how.shown);
    let inner = area.shrink(margin);
    let middle = Pos2::new(inner.left() + badge / 2.0, inner.top() + badge / 2.0);
    let (disc, ink) = if candidate.chosen { (LAMP_GOLD, INK_TEXT) } else { (PANEL_HOVER, IVORY) };
    ui.painter().circle(middle, 0.46 * badge, disc.egui(), Stroke::new(1.2, LAMP_GOLD.egui()));
    let digits = egui::FontId::new(plain.size, Type::Strong.style().resolve(ui.style()).family);
    ui.painter().text(middle, Align2::CENTER_CENTER, (rank + 1).to_string(), digits, ink.egui());
    let text = Pos2::new(inner.left() + badge + metrics::GAP, inner.top() + ((badge - label.size().y) / 2.0).max(0.0));
    ui.painter().galley(text, label, IVORY.egui());
    let right = Pos2::new(inner.right() - number.size().x, inner.top() + ((badge - number.size().y) / 2.0).max(0.0));
    ui.painter().galley(right, number, IVORY.egui());
    let bar = Rect::from_min_max(Pos2::new(inner.left(), inner.bottom() - bar), inner.max);
    match verdict {
        Some(verdict) => {
            let at = Pos2::new(inner.left() + badge + metrics::GAP, bar.top());
            ui.painter().galley(at, verdict, IVORY_DIM.egui());
        }
        None => bars::bar(ui, words, bar, model, rank, how.against),
    }
    crate::ui::widgets::focus_ring(ui, &response, area);
    response
}

/// A text that fits a width on one line. Where it is too long its middle is left out, since actions that are alike mostly differ at the end.
fn shortened(ui: &Ui, text: &str, font: &egui::FontId, width: f32) -> String {
    let fits = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), IVORY.egui()).size().x <= width;
    if fits(text) {
        return text.to_owned();
    }
    let signs: Vec<char> = text.chars().collect();
    let cut = |kept: usize| -> String {
        let (head, tail) = (kept / 2, kept - kept / 2);
        let middle = std::iter::once(&'\u{2026}');
        signs[..head].iter().chain(middle).chain(&signs[signs.len() - tail..]).collect()
    };
    let (mut least, mut most) = (0, signs.len() - 1);
    while least < most {
        let middle = (least + most).div_ceil(2);
        if fits(&cut(middle)) { least = middle } else { most = middle - 1 }
    }
    cut(least)
}

/// The terms of a candidate, each with its ink, its measure times its weight, and its value.
fn terms(ui: &mut Ui, words: &Words, model: &WhyModel, rank: usize, against: bool) {
    let plain = Type::Small.style().resolve(ui.style());
    let strong = egui::FontId::new(plain.size, Type::Strong.style().resolve(ui.style()).family);
    let decimals = model.decimals.max(2);
    let height = 1.5 * plain.size;
    ui.spacing_mut().item_spacing.y = 1.0;
    let parts = model.parts(rank, against);
    for part in &parts {
        let name = model.terms.get(part.term).map_or("?", String::as_str);
        let value = if against { signed(words, part.value, decimals) } else { figure(words, part.value, decimals) };
        let ink = match against {
            true if part.value > 0.0 => GOOD,
            true if part.value < 0.0 => DANGER_TEXT,
            _ => IVORY,
        };
        let product = match (part.weight, part.measure()) {
            (Some(weight), Some(measure)) if !against => words.with(
                "why-term_product",
                &[("weight", &figure(words, weight, 2)), ("measure", &figure(words, measure, decimals))],
            ),
            _ => String::new(),
        };
        let number = ui.painter().layout_no_wrap(value, strong.clone(), ink.egui());
        let product = ui.painter().layout_no_wrap(product, plain.clone(), IVORY_DIM.egui());
        let indent = 1.6 * height + metrics::GAP;
        let room = ui.available_width() - indent - number.size().x - product.size().x - 3.0 * metrics::GAP;
        let label = ui.painter().layout(name.to_owned(), plain.clone(), IVORY.egui(), room.max(5.0 * metrics::GRID));
        let size = Vec2::new(ui.available_width(), label.size().y.max(height));
        let (area, response) = ui.allocate_exact_size(size, Sense::hover());
        let told = bars::term_sentence(words, model, *part, against);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
        if ui.is_rect_visible(area) {
            let swatch = Rect::from_min_size(
                Pos2::new(area.left() + metrics::GAP, area.top() + 0.12 * height),
                Vec2::new(1.5 * height, 0.8 * height),
            );
            bars::swatch(ui.painter(), swatch, part.term, &strong);
            let top = area.top() + 0.5 * (height - plain.size * 1.2).max(0.0);
            ui.painter().galley(Pos2::new(area.left() + indent + metrics::GAP, top), label, IVORY.egui());
            let right = area.right() - metrics::GAP - number.size().x;
            let middle = right - metrics::GAP - product.size().x;
            ui.painter().galley(Pos2::new(middle, top), product, IVORY_DIM.egui());
            ui.painter().galley(Pos2::new(right, top), number, ink.egui());
        }
        response.on_hover_text(told);
    }
    ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
}

//! The whole grid of weights as a picture: Ks to the right and Kc upwards for the chosen Kp, with the number of studies that each set
//! judges as they should be, and a small picture of the same for every Kp.

use bevy_egui::egui::{self, Align2, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};
use registry::games::hare::tune::{STEPS, Tuning, set, weight};

use super::model::{TuningAsk, TuningModel, figures, steps_of};
use crate::{
    text::{Decimal, Words},
    theme::{
        Type,
        color::{BRASS, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD, Shade},
        metrics, terms,
    },
    ui::widgets,
};

/// The smallest cell, in heights of its figure, that has its figure written in it.
const WRITTEN: f32 = 1.5;
/// Small pictures in a row, and the share of its width that lies between two of them.
const COLUMNS: usize = 4;
const BETWEEN: f32 = 0.04;

/// Width of the figures beside the large picture, and heights of the words above and below it, in heights of small letters.
const EDGES: [f32; 3] = [2.4, 1.5, 2.6];

/// Height of the large picture with its edges, where there is so much height and all the width.
pub(super) fn height(ui: &Ui, height: f32) -> f32 {
    height.min(ui.available_width()).max(10.0 * STEPS as f32)
}

/// The picture for the chosen Kp, so high with its edges. Tells which set is clicked.
pub(super) fn large(ui: &mut Ui, words: &Words, model: &TuningModel<'_>, height: f32) -> Option<TuningAsk> {
    let font = Type::Small.style().resolve(ui.style());
    let [left, above, below] = EDGES.map(|edge| edge * font.size);
    let side = height - above - below;
    let (area, response) = ui.allocate_exact_size(Vec2::new(left + side, height), Sense::click());
    let cells = Rect::from_min_size(area.min + Vec2::new(left, above), Vec2::splat(side));
    let [salads, carrots, squares] = model.chosen.weights;
    let at = |at: Pos2| -> Option<[usize; 3]> {
        let off = (at - cells.min) / (side / STEPS as f32);
        let last = STEPS - 1;
        cells.contains(at).then_some([(off.x as usize).min(last), last - (off.y as usize).min(last), squares])
    };
    let told = told(words, model.tuning, model.chosen.weights);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, ui.is_enabled(), &told));
    paint(ui, cells, model.tuning, squares, true);
    axes(ui, words, cells, &font);
    let marks = [(model.tuning.plateau.centre, IVORY), (model.tuning.shipped.weights, INK_DEEP)];
    for (number, (weights, ink)) in marks.into_iter().enumerate() {
        let steps = steps_of(weights);
        if steps[2] == squares {
            mark(ui, cell(cells, steps[0], steps[1]), number == 0, ink);
        }
    }
    frame(ui, cell(cells, salads, carrots));
    let pointed = response.hover_pos().and_then(at);
    if let Some(weights) = pointed {
        let tip = self::told(words, model.tuning, weights);
        let clicked = response.clicked();
        response.on_hover_text_at_pointer(tip);
        return clicked.then_some(TuningAsk::Weights(weights));
    }
    None
}

/// A small picture for every Kp, of which the chosen one is framed, all together at most so high. Tells which one is clicked.
pub(super) fn small(ui: &mut Ui, words: &Words, model: &TuningModel<'_>, height: f32) -> Option<TuningAsk> {
    let width = ui.available_width();
    let gap = BETWEEN * width;
    let font = Type::Small.style().resolve(ui.style());
    let label = 1.3 * font.size;
    let (columns, rows) = (COLUMNS as f32, (STEPS / COLUMNS) as f32);
    let wide = (width - gap * (columns - 1.0)) / columns;
    let high = height / rows - label - ui.spacing().item_spacing.y;
    let side = wide.min(high).max(STEPS as f32);
    let mut ask = None;
    for row in 0..STEPS / COLUMNS {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for squares in row * COLUMNS..(row + 1) * COLUMNS {
                let (area, response) = ui.allocate_exact_size(Vec2::new(side, side + label), Sense::click());
                let [salads, carrots, chosen] = model.chosen.weights;
                let value = words.number(Decimal::new(weight(squares), 1));
                let name = words.with("hare-tuning-slice", &[("value", &value)]);
                response.widget_info(|| {
                    WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), squares == chosen, &name)
                });
                let cells = Rect::from_min_size(area.min, Vec2::splat(side));
                paint(ui, cells, model.tuning, squares, false);
                let (line, ink) = if squares == chosen { (2.0, LAMP_GOLD) } else { (metrics::HAIRLINE, BRASS) };
                ui.painter().rect_stroke(cells, 0, Stroke::new(line, ink.egui()), StrokeKind::Outside);
                let at = Pos2::new(cells.center().x, cells.bottom() + 1.0);
                let ink = if squares == chosen { LAMP_GOLD } else { IVORY_DIM };
                ui.painter().text(at, Align2::CENTER_TOP, value, font.clone(), ink.egui());
                widgets::focus_ring(ui, &response, area);
                if response.on_hover_text(name).clicked() {
                    ask = Some(TuningAsk::Weights([salads, carrots, squares]));
                }
            }
        });
    }
    ask
}

/// Steps of the scale of colours, and how wide it is, in heights of small letters.
const SCALE: (usize, f32) = (24, 7.0);

/// What the colours of the picture say, with the fewest and the most studies that a set sees at the ends.
pub(super) fn scale(ui: &mut Ui, words: &Words, tuning: &Tuning) {
    let line = Type::Small.style().resolve(ui.style()).size;
    let dim = |text: &str| Type::Small.text(text).color(IVORY_DIM.egui());
    let [least, most] = [fewest(tuning), tuning.plateau.hits].map(|hits| hits.to_string());
    ui.label(dim(words.get("hare-tuning-legend")));
    ui.label(dim(&least));
    let (steps, wide) = SCALE;
    let (area, _) = ui.allocate_exact_size(Vec2::new(wide * line, line), Sense::hover());
    let step = area.width() / steps as f32;
    for at in 0..steps {
        let corner = area.min + Vec2::new(at as f32 * step, 0.0);
        let place = Rect::from_min_size(corner, Vec2::new(step, line));
        ui.painter().rect_filled(
            place.expand2(Vec2::new(0.3, 0.0)),
            0,
            terms::heat((at as f32 + 0.5) / steps as f32).egui(),
        );
    }
    ui.label(dim(&most));
}

/// A sign of the picture by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// What is chosen.
    Chosen,
    /// What ships.
    Shipped,
    /// The middle of the best.
    Centre,
}

/// Shows a sign on a field as it lies on the picture.
pub(super) fn sign(ui: &mut Ui, sign: Sign) {
    let side = 1.3 * Type::Small.style().resolve(ui.style()).size;
    let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    // Dark signs need a light field, and light ones a dark field.
    let ground = if sign == Sign::Shipped { 0.3 } else { 1.0 };
    ui.painter().rect_filled(place, 0, terms::heat(ground).egui());
    match sign {
        Sign::Chosen => frame(ui, place),
        Sign::Shipped => mark(ui, place, false, INK_DEEP),
        Sign::Centre => mark(ui, place, true, IVORY),
    }
}

/// In how many studies the worst of all sets sees who stands to win.
fn fewest(tuning: &Tuning) -> u16 {
    tuning.hits.iter().copied().min().unwrap_or_default()
}

/// What a set of weights comes to, in a sentence.
fn told(words: &Words, tuning: &Tuning, weights: [usize; 3]) -> String {
    let hits = u32::from(tuning.hits[set(weights)]);
    let studies = tuning.studies;
    words.with("hare-tuning-set", &[("weights", &figures(words, weights)), ("hits", &hits), ("studies", &studies)])
}

/// The place of a set on the picture.
fn cell(cells: Rect, salads: usize, carrots: usize) -> Rect {
    let side = cells.width() / STEPS as f32;
    let corner = cells.min + side * Vec2::new(salads as f32, (STEPS - 1 - carrots) as f32);
    Rect::from_min_size(corner, Vec2::splat(side))
}

fn paint(ui: &Ui, cells: Rect, tuning: &Tuning, squares: usize, written: bool) {
    let painter = ui.painter();
    let font = Type::Small.style().resolve(ui.style());
    let font = FontId::new(font.size.min(0.52 * cells.width() / STEPS as f32).max(1.0), font.family);
    let written = written && cells.width() / STEPS as f32 >= WRITTEN * Type::Small.font(1.0).size;
    let least = fewest(tuning);
    for salads in 0..STEPS {
        for carrots in 0..STEPS {
            let hits = tuning.hits[set([salads, carrots, squares])];
            let share = f32::from(hits - least) / f32::from((tuning.plateau.hits - least).max(1));
            let place = cell(cells, salads, carrots);
            painter.rect_filled(place.expand(0.3), 0, terms::heat(share).egui());
            if written {
                let ink = if share < 0.5 { INK_DEEP } else { IVORY };
                painter.text(place.center(), Align2::CENTER_CENTER, hits, font.clone(), ink.egui());
            }
        }
    }
}

/// What stands along the edges: every fifth weight, and what is weighed.
fn axes(ui: &Ui, words: &Words, cells: Rect, font: &FontId) {
    let painter = ui.painter();
    let side = cells.width() / STEPS as f32;
    for step in (0..STEPS).step_by(5) {
        let text = words.number(Decimal::new(weight(step), 1));
        let along = (step as f32 + 0.5) * side;
        let below = Pos2::new(cells.left() + along, cells.bottom() + 2.0);
        painter.text(below, Align2::CENTER_TOP, &text, font.clone(), IVORY_DIM.egui());
        let beside = Pos2::new(cells.left() - 4.0, cells.bottom() - along);
        painter.text(beside, Align2::RIGHT_CENTER, &text, font.clone(), IVORY_DIM.egui());
    }
    let above = Pos2::new(cells.left(), cells.top() - 2.0);
    painter.text(above, Align2::LEFT_BOTTOM, words.get("hare-tuning-carrots"), font.clone(), IVORY.egui());
    let below = Pos2::new(cells.right(), cells.bottom() + 1.3 * font.size);
    painter.text(below, Align2::RIGHT_TOP, words.get("hare-tuning-salads"), font.clone(), IVORY.egui());
}

/// The middle of the plateau as a diamond, what ships as a ring: told apart by shape.
fn mark(ui: &Ui, place: Rect, centre: bool, ink: Shade) {
    let reach = 0.42 * place.width();
    let line = Stroke::new(2.0, ink.egui());
    let middle = place.center();
    if centre {
        let corners = [Vec2::UP, Vec2::RIGHT, Vec2::DOWN, Vec2::LEFT].map(|way| middle + reach * way);
        ui.painter().add(egui::Shape::closed_line(corners.to_vec(), line));
    } else {
        ui.painter().circle_stroke(middle, reach, line);
    }
}

fn frame(ui: &Ui, place: Rect) {
    ui.painter().rect_stroke(place, 1, Stroke::new(4.0, INK_DEEP.egui()), StrokeKind::Middle);
    ui.painter().rect_stroke(place, 1, Stroke::new(2.0, LAMP_GOLD.egui()), StrokeKind::Middle);
}

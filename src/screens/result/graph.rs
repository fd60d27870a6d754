//! Figures of all seats over the rounds: a line each with the seat's colour and shape, what fell when, and a read-out.

use bevy_egui::egui::{self, Align, Color32, Layout, Pos2, Rect, Sense, Stroke, Ui, Vec2};
use egui_plot::{Line, PlotPoint, PlotPoints, VLine};
use tabletop::Player;

use super::model::ResultModel;
use crate::{
    table::report::{Graph, round_at},
    text::Decimal,
    theme::{
        Livery, Palette, Type,
        color::{DANGER, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER, PANEL_RAISED},
        metrics,
    },
    ui::widgets::{focus_ring, paint_emblem, paint_shield, still_plot},
};

/// Shapes along a line, about so many.
const MARKERS: usize = 12;
/// Radius of a shape, points.
const MARKER: f32 = 5.0;
/// Least height of a graph, points.
const LEAST_HEIGHT: f32 = 20.0 * metrics::GRID;

/// A graph in the room there is, `height` points high, with a legend in which each seat's line can be taken out.
/// A line marks when the game turned, where it did.
pub fn graph(
    ui: &mut Ui,
    model: ResultModel<'_>,
    (graph, turning): (&Graph, Option<f64>),
    hidden: &mut Vec<bool>,
    height: f32,
) {
    let ResultModel { words, palette, game, report, .. } = model;
    let course = &report.course;
    hidden.resize(game.players.len(), false);
    let livery = |seat: usize| palette.livery(game.players[seat].livery);
    let seats: Vec<usize> = (0..game.players.len().min(graph.lines.len())).collect();
    let line_of = |seat: usize| -> Vec<[f64; 2]> {
        course.times.iter().zip(&graph.lines[seat]).map(|(time, value)| [*time, *value]).collect()
    };
    let font = Type::Small.style().resolve(ui.style());
    ui.label(Type::Small.text(&graph.note).color(IVORY_DIM.egui()));
    let legend_height = ui.spacing().interact_size.y + metrics::GAP;
    let plot_height = (height - legend_height - 2.0 * font.size).max(LEAST_HEIGHT);
    let shown = hidden.clone();
    let (first, last) = (course.times.first().copied().unwrap_or(0.0), course.times.last().copied().unwrap_or(1.0));
    let response = still_plot(ui, ("graph", &graph.title), plot_height)
        .include_x(first)
        .include_x(last.max(first + 1.0))
        .include_y(0.0)
        .x_axis_label(Type::Small.text(words.get("result-round_axis")).color(IVORY_DIM.egui()))
        .show(ui, |plot| {
            for mark in &course.marks {
                let line = VLine::new("", mark.time).color(DANGER.egui_alpha(0.55)).width(1.0);
                plot.vline(line.allow_hover(false));
            }
            if let Some(time) = turning {
                plot.vline(VLine::new("", time).color(LAMP_GOLD.egui_alpha(0.8)).width(1.5).allow_hover(false));
            }
            for seat in seats.iter().copied().filter(|seat| !shown[*seat]) {
                let points = PlotPoints::new(line_of(seat));
                let line = Line::new("", points).color(livery(seat).color.shade().egui()).width(2.2);
                plot.line(line.allow_hover(false));
            }
            plot.pointer_coordinate()
        });
    let at = response.response.hovered().then_some(response.inner).flatten().map(|at| nearest(&course.times, at.x));
    let area = response.response.rect;
    let painter = ui.painter().with_clip_rect(*response.transform.frame());
    let place = |time: f64, value: f64| response.transform.position_from_point(&PlotPoint::new(time, value));
    for seat in seats.iter().copied().filter(|seat| !hidden[*seat]) {
        let line = line_of(seat);
        let step = line.len().div_ceil(MARKERS).max(1);
        // Lines that run together still show every shape: each seat's begin one place further on.
        for [time, value] in line.iter().skip(seat % step).step_by(step) {
            marker(&painter, place(*time, *value), livery(seat));
        }
        if let Some(at) = at.and_then(|at| line.get(at)) {
            painter.circle_stroke(place(at[0], at[1]), MARKER + 2.5, Stroke::new(1.5, IVORY.egui()));
        }
    }
    for mark in &course.marks {
        fallen(&painter, place(mark.time, 0.0).x, area.top(), palette, game.players.get(mark.seat.index()));
    }
    if let Some(time) = turning {
        let at = Pos2::new(place(time, 0.0).x + 0.5 * metrics::GRID, area.top() + 0.5 * metrics::GRID);
        // Near the right edge it stands before its line.
        let text = painter.layout_no_wrap(words.get("result-turning").to_owned(), font, LAMP_GOLD.egui());
        let fits = at.x + text.size().x < area.right();
        let left = if fits { at.x } else { at.x - metrics::GRID - text.size().x };
        painter.galley(Pos2::new(left, at.y), text, LAMP_GOLD.egui());
    }
    let read = at.unwrap_or(course.times.len().saturating_sub(1));
    if let Some(time) = course.times.get(read) {
        if at.is_some() {
            let x = place(*time, 0.0).x;
            painter.vline(x, area.y_range(), Stroke::new(metrics::HAIRLINE, LAMP_GOLD.egui_alpha(0.6)));
        }
        legend(ui, model, graph, hidden, (read, at.is_some()));
    }
}

/// The place in `times` nearest to a time.
fn nearest(times: &[f64], time: f64) -> usize {
    let after = times.partition_point(|known| *known < time);
    match (after.checked_sub(1), times.get(after)) {
        (Some(before), Some(next)) if time - times[before] < next - time => before,
        (Some(before), None) => before,
        _ => after,
    }
}

fn marker(painter: &egui::Painter, at: Pos2, livery: Livery) {
    paint_emblem(painter, at, MARKER + 1.6, livery.emblem, INK_DEEP.egui());
    paint_emblem(painter, at, MARKER, livery.emblem, livery.color.shade().egui());
}

/// The shield of an eliminated seat at the head of its line, struck out.
fn fallen(painter: &egui::Painter, x: f32, top: f32, palette: Palette, player: Option<&Player>) {
    let Some(player) = player else { return };
    let livery = palette.livery(player.livery);
    let height = 3.0 * MARKER;
    let middle = Pos2::new(x, top + 0.7 * height);
    paint_shield(painter, middle, height, livery.color.shade(), Some(livery.emblem), DANGER);
    let half = Vec2::splat(0.55 * height);
    painter.line_segment([middle - half, middle + half], Stroke::new(2.0, DANGER.egui()));
}

/// The seats with their values at a time; a click takes a line out or brings it back.
fn legend(ui: &mut Ui, model: ResultModel<'_>, graph: &Graph, hidden: &mut [bool], (read, hovered): (usize, bool)) {
    let ResultModel { words, palette, game, report, .. } = model;
    let course = &report.course;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(metrics::GAP, 4.0);
        let time = course.times[read];
        let when = if hovered || read + 1 < course.times.len() {
            match read {
                0 => words.get("result-at_start").to_owned(),
                at => words.with("result-at_round", &[("round", &round_at(&course.times, at))]),
            }
        } else {
            words.get("result-at_end").to_owned()
        };
        ui.label(Type::Small.text(when).color(LAMP_GOLD.egui()));
        for (seat, player) in game.players.iter().enumerate() {
            let Some(value) = graph.lines.get(seat).and_then(|line| line.get(read)) else { continue };
            let value = if graph.signed {
                words.signed(Decimal::new(*value, 1))
            } else {
                words.number(Decimal::new(*value, 0))
            };
            let livery = palette.livery(player.livery);
            if entry(ui, &words.person(&player.name), &value, livery, !hidden[seat]) {
                hidden[seat] = !hidden[seat];
            }
        }
        let mark = course.marks.iter().rev().find(|mark| mark.time <= time && hovered);
        if let Some(mark) = mark {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(Type::Small.text(&mark.text).color(IVORY_DIM.egui()));
            });
        }
    });
}

/// One seat of the legend. Returns whether it was clicked.
fn entry(ui: &mut Ui, name: &str, value: &str, livery: Livery, shown: bool) -> bool {
    let font = Type::Small.style().resolve(ui.style());
    let strong = Type::Strong.style().resolve(ui.style());
    let name_text = ui.painter().layout_no_wrap(name.to_owned(), font, Color32::PLACEHOLDER);
    let value_text = ui.painter().layout_no_wrap(value.to_owned(), strong, Color32::PLACEHOLDER);
    let mark = value_text.size().y;
    let width = mark + name_text.size().x + value_text.size().x + 3.5 * metrics::GAP;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, ui.spacing().interact_size.y), Sense::click());
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Checkbox, ui.is_enabled(), shown, format!("{name} {value}"))
    });
    let lit = response.hovered() || response.has_focus();
    let ground = if lit { PANEL_HOVER } else { PANEL_RAISED };
    let fade = if shown { 1.0 } else { 0.35 };
    ui.painter().rect_filled(rect, metrics::BUTTON_RADIUS, ground.egui_alpha(if shown { 1.0 } else { 0.4 }));
    let middle = rect.center().y;
    let at = Pos2::new(rect.left() + metrics::GAP + 0.5 * mark, middle);
    let shade = if shown { livery.color.shade() } else { livery.color.shade().mix(INK_DEEP, 0.6) };
    paint_emblem(ui.painter(), at, 0.4 * mark, livery.emblem, shade.egui());
    let left = rect.left() + 1.5 * metrics::GAP + mark;
    let name_width = name_text.size().x;
    let name_at = Pos2::new(left, middle - name_text.size().y / 2.0);
    ui.painter().galley(name_at, name_text, IVORY.egui_alpha(fade));
    let value_at = Pos2::new(left + name_width + metrics::GAP, middle - value_text.size().y / 2.0);
    ui.painter().galley(value_at, value_text, IVORY.egui_alpha(fade));
    if !shown {
        let strike = Rect::from_min_max(Pos2::new(left, middle), Pos2::new(left + name_width, middle));
        ui.painter().hline(strike.x_range(), middle, Stroke::new(1.5, IVORY_DIM.egui()));
    }
    focus_ring(ui, &response, rect);
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_time_is_read() {
        let times = [1.0, 1.5, 2.0];
        assert_eq!([0.0, 1.2, 1.3, 1.9, 9.0].map(|time| nearest(&times, time)), [0, 0, 1, 2, 2]);
        assert_eq!(nearest(&[], 3.0), 0);
    }
}

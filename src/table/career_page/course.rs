//! The levels over time, as a picture: a line through the levels of the opponents, with a mark for each game.

use bevy_egui::egui::{Stroke, Ui, WidgetInfo, WidgetType};
use egui_plot::{Line, PlotPoint, PlotPoints};

use super::model::CareerModel;
use crate::{
    text::Words,
    theme::{
        Type,
        color::{BRASS, GOOD, INK_DEEP, IVORY, IVORY_DIM},
    },
    ui::widgets,
};

/// Most games that are shown side by side, the latest.
const SHOWN: usize = 60;
/// Radius of a mark, points.
const MARK: f32 = 5.0;

/// The picture, `height` points high.
pub(super) fn course(ui: &mut Ui, words: &Words, model: &CareerModel, height: f32) {
    let skipped = model.course.len().saturating_sub(SHOWN);
    let points = &model.course[skipped..];
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return };
    let levels = model.rungs.len();
    let at = |index: usize| [(skipped + index + 1) as f64, (points[index].level + 1) as f64];
    let response = widgets::still_plot(ui, "career course", height)
        .include_x(skipped as f64 + 0.5)
        .include_x((skipped + points.len()).max(skipped + 5) as f64 + 0.5)
        .include_y(0.5)
        .include_y(levels as f64 + 0.5)
        .y_axis_formatter(|mark, _| if mark.value.fract() == 0.0 { format!("{}", mark.value) } else { String::new() })
        .x_axis_formatter(|mark, _| if mark.value.fract() == 0.0 { format!("{}", mark.value) } else { String::new() })
        .x_axis_label(Type::Small.text(words.get("career-axis")).color(IVORY_DIM.egui()))
        .show(ui, |plot| {
            let line: Vec<[f64; 2]> = (0..points.len()).map(at).collect();
            plot.line(Line::new("", PlotPoints::new(line)).color(BRASS.egui()).width(1.5).allow_hover(false));
        });
    let painter = ui.painter().with_clip_rect(*response.transform.frame());
    for (index, point) in points.iter().enumerate() {
        let [x, y] = at(index);
        let middle = response.transform.position_from_point(&PlotPoint::new(x, y));
        let (fill, rim) = if point.won { (GOOD, IVORY) } else { (INK_DEEP, IVORY_DIM) };
        painter.circle(middle, MARK, fill.egui(), Stroke::new(1.5, rim.egui()));
    }
    let name = |level: usize| model.rungs.get(level).map_or("", String::as_str);
    let told = words.with(
        "career-course_told",
        &[("n", &points.len()), ("first", &name(first.level)), ("last", &name(last.level))],
    );
    response.response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &told));
}

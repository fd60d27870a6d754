//! A method's numbers by place, such as a draft's, as warmth over the board, with a legend.

use bevy_egui::egui::{self, Align2, Mesh as EguiMesh, Pos2, Rect as Area, Stroke, StrokeKind, Ui};
use tabletop::Mark;

use crate::{
    board::{Heat, HeatMap, PlaceId},
    table::{
        Why,
        why::{NumberColumn, NumberRow, WhyModel, figure},
    },
    text::Words,
    theme::{
        Type,
        color::{BRASS, IVORY, LAMP_GOLD, PANEL},
        metrics,
        terms::HEAT,
    },
};

/// The warmth of the column the numbers are sorted by, on a board of so many places.
pub(super) fn heat_map(words: &Words, model: &WhyModel, why: &Why, places: usize) -> HeatMap {
    let numbers = &model.numbers;
    let (column, _) = why.sort(model);
    let Some(head) = numbers.columns.get(column) else { return HeatMap::default() };
    let heat = |row: &NumberRow| {
        let Mark::At(at) = row.place else { return None };
        let place = Some(PlaceId(at)).filter(|place| place.index() < places)?;
        let value = row.values.get(column).copied().flatten()?;
        // Without the nought before the point, so that it fits on a piece.
        let figure = figure(words, value, decimals(head));
        let short = figure.strip_prefix('0').filter(|short| !short.is_empty()).unwrap_or(&figure).to_owned();
        Some(Heat { place, share: numbers.share(row, column)?, figure: short })
    };
    HeatMap(numbers.rows.iter().filter_map(heat).collect())
}

/// Decimals of a column's figures on the board: none where its numbers are large, so that they have room on a cell.
fn decimals(head: &NumberColumn) -> usize {
    head.decimals.min(if head.most >= 10.0 { 0 } else { 2 })
}

/// What the warmth means, in the lower right corner of the free part of the board, at most so wide.
pub fn legend(ui: &Ui, words: &Words, (free, widest): (Area, f32), model: &WhyModel, why: &Why) {
    let (column, _) = why.sort(model);
    let Some(head) = model.numbers.columns.get(column).filter(|_| !model.numbers.rows.is_empty()) else { return };
    let font = |style: Type| style.style().resolve(ui.style());
    let painter = ui.painter();
    let title = painter.layout_no_wrap(head.title.clone(), font(Type::Strong), LAMP_GOLD.egui());
    let width = widest.min(free.width() - 4.0 * metrics::GRID);
    let meaning = painter.layout(head.meaning.clone(), font(Type::Small), IVORY.egui(), width);
    let ends = [0.0, head.most]
        .map(|value| painter.layout_no_wrap(figure(words, value, decimals(head)), font(Type::Small), IVORY.egui()));
    let bar = 1.5 * metrics::GRID;
    let height = title.size().y + meaning.size().y + bar + ends[0].size().y + metrics::GRID;
    let margin = metrics::GRID;
    let size = egui::Vec2::new(width, height) + egui::Vec2::splat(2.0 * margin);
    let area = Area::from_min_size(free.max - egui::Vec2::splat(margin) - size, size);
    let line = Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.8));
    painter.rect(area, metrics::BUTTON_RADIUS, PANEL.egui_alpha(0.94), line, StrokeKind::Inside);
    let mut y = area.top() + margin;
    let left = area.left() + margin;
    for galley in [title, meaning] {
        let below = galley.size().y;
        painter.galley(Pos2::new(left, y), galley, IVORY.egui());
        y += below;
    }
    y += 0.5 * metrics::GRID;
    let place = Area::from_min_size(Pos2::new(left, y), egui::Vec2::new(width, bar));
    let mut ramp = EguiMesh::default();
    for (at, shade) in HEAT.into_iter().enumerate() {
        let x = egui::lerp(place.left()..=place.right(), at as f32 / (HEAT.len() - 1) as f32);
        ramp.colored_vertex(Pos2::new(x, place.top()), shade.egui());
        ramp.colored_vertex(Pos2::new(x, place.bottom()), shade.egui());
    }
    for at in 0..HEAT.len() as u32 - 1 {
        ramp.add_triangle(2 * at, 2 * at + 1, 2 * at + 2);
        ramp.add_triangle(2 * at + 1, 2 * at + 2, 2 * at + 3);
    }
    painter.add(ramp);
    let [low, high] = ends;
    painter.galley(place.left_bottom(), low, IVORY.egui());
    let right = Align2::RIGHT_TOP.anchor_size(place.right_bottom(), high.size());
    painter.galley(right.min, high, IVORY.egui());
}

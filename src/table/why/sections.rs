//! The expected line of play, and the numbers by place.

use bevy_egui::egui::{self, Align2, CornerRadius, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType};

use super::{
    figures::figure,
    focus::{Why, WhyAsk},
    model::{Step, WhyModel},
};
use crate::{
    text::Words,
    theme::{
        Type, board,
        color::{BRASS_DIM, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER, PANEL_RAISED},
        metrics, terms,
    },
    ui::widgets::{self, paint_shield},
};

/// The line of play that is expected, a step each row.
pub(super) fn line(ui: &mut Ui, words: &Words, steps: &[Step]) {
    if steps.is_empty() {
        return;
    }
    ui.add_space(metrics::GAP);
    widgets::subheading(ui, words.get("why-line"));
    let font = Type::Small.style().resolve(ui.style());
    let mark = 1.35 * font.size;
    let indent = 3.4 * font.size;
    for (at, step) in steps.iter().enumerate() {
        let width = ui.available_width();
        let label = ui.painter().layout(step.label.clone(), font.clone(), IVORY.egui(), width - indent);
        let size = Vec2::new(width, label.size().y.max(mark) + 3.0);
        let (area, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = format!("{}. {}", at + 1, step.label);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
        if !ui.is_rect_visible(area) {
            continue;
        }
        let top = area.top() + mark / 2.0;
        let number = Pos2::new(area.left() + 1.1 * font.size, top);
        let ink = IVORY_DIM.egui();
        ui.painter().text(number, Align2::RIGHT_CENTER, format!("{}", at + 1), font.clone(), ink);
        let middle = Pos2::new(area.left() + 2.2 * font.size, top);
        match step.livery {
            Some(livery) => {
                let (shade, rim) = (livery.color.shade(), board::TOKEN_RIM);
                paint_shield(ui.painter(), middle, mark, shade, Some(livery.emblem), rim);
            }
            None => {
                // A die stands for chance.
                let die = Rect::from_center_size(middle, Vec2::splat(0.75 * mark));
                ui.painter().rect_filled(die, CornerRadius::same(2), board::DIE_IVORY.egui());
                ui.painter().circle_filled(middle, 0.12 * mark, crate::theme::color::INK_TEXT.egui());
            }
        }
        let text = Pos2::new(area.left() + indent, area.top() + 0.5 * (mark - 1.2 * font.size).max(0.0));
        ui.painter().galley(text, label, IVORY.egui());
    }
}

/// The numbers by place, sorted by the column that was chosen.
pub(super) fn numbers(ui: &mut Ui, words: &Words, model: &WhyModel, why: &Why, asks: &mut Vec<WhyAsk>) {
    let numbers = &model.numbers;
    if numbers.rows.is_empty() || numbers.columns.is_empty() {
        return;
    }
    ui.add_space(metrics::GAP);
    widgets::subheading(ui, words.get("why-numbers"));
    let font = Type::Small.style().resolve(ui.style());
    let strong = egui::FontId::new(font.size, Type::Strong.style().resolve(ui.style()).family);
    let count = numbers.columns.len() as f32;
    let width = ui.available_width();
    let column = (0.62 * width / count).min(6.2 * font.size);
    let first = width - count * column;
    let (sorted, ascending) = why.sort(model);
    let height = 2.0 * font.size;
    let (head, _) = ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    for (at, title) in numbers.columns.iter().enumerate() {
        let left = head.left() + first + at as f32 * column;
        let cell = Rect::from_min_size(Pos2::new(left, head.top()), Vec2::new(column, height));
        let response = ui.interact(cell, ui.id().with(("column", at)), Sense::click());
        let name = words.with("why-sort", &[("title", &title.title), ("meaning", &title.meaning)]);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, at == sorted, &name));
        let lit = response.hovered() || response.has_focus();
        if lit {
            ui.painter().rect_filled(cell.shrink(1.0), 3.0, PANEL_HOVER.egui());
        }
        let arrow = match (at == sorted, ascending) {
            (true, true) => " \u{25b4}",
            (true, false) => " \u{25be}",
            (false, _) => "",
        };
        let ink = if at == sorted { LAMP_GOLD } else { IVORY_DIM };
        let place = Pos2::new(cell.right() - 4.0, cell.center().y);
        let title = format!("{}{arrow}", title.title);
        ui.painter().text(place, Align2::RIGHT_CENTER, title, strong.clone(), ink.egui());
        if response.clicked() {
            asks.push(WhyAsk::Sort(at));
        }
        response.on_hover_text(name);
    }
    ui.painter().hline(head.x_range(), head.bottom(), Stroke::new(metrics::HAIRLINE, BRASS_DIM.egui()));
    ui.spacing_mut().item_spacing.y = 0.0;
    for (row, numbers_of) in numbers.sorted(sorted, ascending).into_iter().enumerate() {
        let (area, response) = ui.allocate_exact_size(Vec2::new(width, 1.75 * font.size), Sense::hover());
        let cells: Vec<String> = numbers_of
            .values
            .iter()
            .zip(&numbers.columns)
            .map(|(value, column)| {
                value.map_or_else(|| "\u{2013}".to_owned(), |value| figure(words, value, column.decimals))
            })
            .collect();
        let told = format!("{}: {}", numbers_of.label, cells.join(", "));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
        if !ui.is_rect_visible(area) {
            continue;
        }
        if row % 2 == 1 {
            ui.painter().rect_filled(area, 2.0, PANEL_RAISED.egui());
        }
        let painter = ui.painter().with_clip_rect(
            Rect::from_min_size(area.min, Vec2::new(first - 4.0, area.height())).intersect(ui.clip_rect()),
        );
        let left = Pos2::new(area.left() + 4.0, area.center().y);
        painter.text(left, Align2::LEFT_CENTER, &numbers_of.label, font.clone(), IVORY.egui());
        for (at, cell) in cells.into_iter().enumerate() {
            let left = area.left() + first + at as f32 * column;
            let place = Rect::from_min_size(Pos2::new(left, area.top()), Vec2::new(column, area.height()));
            let mut ink = IVORY;
            if let Some(share) = numbers.share(numbers_of, at).filter(|_| at == sorted) {
                let shade = terms::heat(share);
                ui.painter().rect_filled(place.shrink2(Vec2::new(1.0, 1.0)), 2.0, shade.egui());
                ink = crate::theme::color::INK_TEXT;
                if shade.contrast(ink) < shade.contrast(IVORY) {
                    ink = IVORY;
                }
            }
            let right = Pos2::new(place.right() - 4.0, place.center().y);
            ui.painter().text(right, Align2::RIGHT_CENTER, cell, font.clone(), ink.egui());
        }
    }
}

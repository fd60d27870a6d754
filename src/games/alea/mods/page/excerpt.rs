//! The line a problem stands on, with a sign under the place.

use std::{ops::Range, sync::Arc};

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Frame, Galley, Margin, TextStyle, Ui, Vec2, WidgetInfo, WidgetType,
    text::CCursor,
};
use tabletop::written::Excerpt;

use crate::theme::{
    Shade,
    color::{INK_DEEP, IVORY, IVORY_DIM},
    metrics,
};

/// What stands where a line goes on.
const MORE: &str = "\u{2026}";
/// The sign under the place.
const CARET: &str = "^";

/// Shows the line of this number, from 1, and below it the place in the colour `ink`. Of a line that is too long for the panel the
/// part around the place is shown: it is never wrapped, for then nothing would stand under its place.
pub(super) fn show(ui: &mut Ui, line: u32, excerpt: &Excerpt, ink: Shade) {
    let frame = Frame::new()
        .fill(INK_DEEP.egui())
        .corner_radius(CornerRadius::same(metrics::GRID as u8 / 2))
        .inner_margin(Margin::symmetric(metrics::GRID as i8, metrics::GRID as i8 / 2));
    frame.show(ui, |ui| {
        let font = TextStyle::Monospace.resolve(ui.style());
        let number = galley(ui, &font, format!("{line} \u{2502} "), IVORY_DIM.egui());
        let room = ui.available_width() - number.size().x;
        let (text, caret) = fitting(ui, &font, excerpt, room);
        let told = format!("{line}: {text}");
        let text = galley(ui, &font, text, IVORY.egui());
        let sign = galley(ui, &font, CARET.to_owned(), ink.egui());
        let row = text.size().y;
        let size = Vec2::new(ui.available_width(), 2.0 * row);
        let (area, response) = ui.allocate_exact_size(size, egui::Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
        let begin = area.min + Vec2::new(number.size().x, 0.0);
        let under = begin + Vec2::new(text.pos_from_cursor(CCursor::new(caret)).left(), row);
        ui.painter().galley(area.min, number, IVORY_DIM.egui());
        ui.painter().galley(begin, text, IVORY.egui());
        ui.painter().galley(under, sign, ink.egui());
    });
}

fn galley(ui: &Ui, font: &FontId, text: String, ink: Color32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text, font.clone(), ink)
}

/// As much of a line around its place as has room, and the place in that, in characters.
fn fitting(ui: &Ui, font: &FontId, excerpt: &Excerpt, room: f32) -> (String, usize) {
    let whole = galley(ui, font, excerpt.text.clone(), IVORY.egui());
    if whole.size().x <= room {
        return (excerpt.text.clone(), excerpt.caret);
    }
    let more = galley(ui, font, MORE.to_owned(), IVORY.egui()).size().x;
    let length = excerpt.text.chars().count();
    let edges: Vec<f32> = (0..=length).map(|at| whole.pos_from_cursor(CCursor::new(at)).left()).collect();
    let part = part(&edges, excerpt.caret.min(length), room - 2.0 * more);
    let shown: String = excerpt.text.chars().skip(part.start).take(part.len()).collect();
    let (before, after) = (if part.start > 0 { MORE } else { "" }, if part.end < length { MORE } else { "" });
    (format!("{before}{shown}{after}"), excerpt.caret - part.start + before.chars().count())
}

/// Which characters are shown in `room`, of those between `edges`: the place `caret` is among them, and what stands before it
/// before what follows, two thirds to one.
fn part(edges: &[f32], caret: usize, room: f32) -> Range<usize> {
    let last = edges.len().saturating_sub(1);
    let (Some(place), Some(end)) = (edges.get(caret), edges.last()) else { return 0..0 };
    let from = (place - 2.0 / 3.0 * room).min(end - room);
    let start = edges.iter().position(|edge| *edge >= from).unwrap_or(last).min(caret);
    let begun = edges[start];
    let end = edges.iter().rposition(|edge| edge - begun <= room).unwrap_or(start);
    start..end.max(caret)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_is_always_among_what_is_shown() {
        // A hundred characters, each ten wide.
        let edges: Vec<f32> = (0..=100).map(|at| 10.0 * at as f32).collect();
        for room in [5.0, 100.0, 305.0, 990.0] {
            for caret in 0..=100 {
                let part = part(&edges, caret, room);
                assert!(part.start <= caret && caret <= part.end, "{part:?}, {caret}, {room}");
                assert!(part.len() as f32 * 10.0 <= room.max(10.0), "{part:?}, {caret}, {room}");
                // Room is not left empty.
                assert!(part.len() as f32 * 10.0 > room - 20.0, "{part:?}, {caret}, {room}");
            }
        }
        assert_eq!(part(&edges, 50, 300.0), 30..60);
        assert_eq!(part(&edges, 0, 300.0), 0..30);
        assert_eq!(part(&edges, 100, 300.0), 70..100);
    }
}

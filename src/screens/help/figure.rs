//! A picture below a part of the rules: it moves once when it comes into sight, and again when it is clicked.

use bevy_egui::egui::{Id, Label, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use crate::{
    text::{HelpFigure, Words},
    theme::{Type, color::IVORY_DIM, metrics},
    ui::widgets,
};

/// How wide and high a picture is at most, in heights of plain letters.
const MOST: Vec2 = Vec2::new(26.0, 13.0);

/// How much of a picture must be in sight for it to move, as a share.
const MOSTLY: f32 = 0.6;

/// When a picture began to move, and the frame in which it was seen last.
#[derive(Clone, Copy)]
struct Running {
    since: f64,
    seen: u64,
}

/// Shows a picture; where nothing is to move by itself, its end.
pub fn figure(ui: &mut Ui, words: &Words, figure: &HelpFigure, still: bool) {
    let size = Vec2::from(figure.moving.size());
    let most = MOST * ui.text_style_height(&Type::Body.style());
    let scale = (most.x.min(ui.available_width()) / size.x).min(most.y / size.y);
    let (area, response) = ui.allocate_exact_size(scale * size, Sense::click());
    let name = words.with("help-show_again", &[("what", &figure.caption)]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &name));
    if ui.is_rect_visible(area) {
        // It waits until most of it is seen.
        let seen = ui.clip_rect().intersect(area).height() > MOSTLY * area.height();
        let seconds = if !seen {
            Some(0.0).filter(|_| !still)
        } else {
            run(ui, Id::new(("help figure", &figure.caption)), response.clicked(), still)
        };
        let seconds = seconds.map_or(figure.moving.lasts(), |seconds| seconds as f32);
        figure.moving.paint(ui.painter(), area, seconds);
        widgets::focus_ring(ui, &response, area);
        if seen && seconds < figure.moving.lasts() {
            ui.ctx().request_repaint();
        }
    }
    response.on_hover_text(words.get("help-show_again_tip"));
    ui.add(Label::new(Type::Small.text(&figure.caption).color(IVORY_DIM.egui())).wrap());
    ui.add_space(metrics::GAP);
}

/// For how many seconds a picture has been moving; `None` where it stands at its end.
fn run(ui: &Ui, id: Id, clicked: bool, still: bool) -> Option<f64> {
    let (now, frame) = (ui.input(|input| input.time), ui.ctx().cumulative_frame_nr());
    let before: Option<Running> = ui.data(|data| data.get_temp(id));
    // Whatever was out of sight begins anew.
    let before = before.filter(|before| frame.saturating_sub(before.seen) <= 1);
    let since = match before {
        Some(before) if !clicked => before.since,
        None if still && !clicked => f64::NEG_INFINITY,
        _ => now,
    };
    ui.data_mut(|data| data.insert_temp(id, Running { since, seen: frame }));
    since.is_finite().then_some(now - since)
}

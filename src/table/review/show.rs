//! The review over the dock of a replay: a button, what was found in a list over it, and a sign of each finding over the time line.

use bevy_egui::egui::{self, Align, Layout, Painter, Pos2, Response, ScrollArea, Sense, Stroke, Ui, Vec2};
use tabletop::{Cause, Seat};

use super::model::{Found, ReviewModel};
use crate::{
    text::Words,
    theme::{
        Livery, Shade, Type,
        color::{DANGER, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Width of the list, in heights of a line.
const WIDTH: f32 = 24.0;
/// Most height of the list, in heights of a line.
const HEIGHT: f32 = 16.0;

/// The kinds, what they are called, and what that means.
const KINDS: [(Cause, &str, &str); 3] = [
    (Cause::Judgement, "watch-review_judgement", "watch-review_judgement_note"),
    (Cause::Belief, "watch-review_belief", "watch-review_belief_note"),
    (Cause::Luck, "watch-review_luck", "watch-review_luck_note"),
];

/// What is asked for.
pub enum Asked {
    /// To look over this seat's play.
    Look(Seat),
    /// To go where a finding is about.
    Seek(usize),
}

/// The button, and over it, once it is pressed, what was found.
pub fn chip(ui: &mut Ui, words: &Words, model: &ReviewModel, seats: &[(Livery, String)]) -> Option<Asked> {
    let label = match model.seat {
        None => words.get("watch-review").to_owned(),
        Some(_) if model.percent < 100 => words.with("watch-review_at", &[("percent", &model.percent)]),
        Some(_) => words.with("watch-review_found", &[("count", &model.found.len())]),
    };
    let button = widgets::chip(ui, &label, model.seat.is_some()).on_hover_text(words.get("watch-review_note"));
    list(&button, words, model, seats)
}

fn list(button: &Response, words: &Words, model: &ReviewModel, seats: &[(Livery, String)]) -> Option<Asked> {
    let mut asked = None;
    let popup = egui::Popup::menu(button).close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside);
    // As menus are laid out, words would stretch from edge to edge.
    popup.layout(Layout::top_down(Align::Min)).show(|ui| {
        let line = ui.text_style_height(&Type::Body.style());
        ui.set_width(WIDTH * line);
        ui.horizontal_wrapped(|ui| {
            for seat in &model.seats {
                let Some((_, name)) = seats.get(seat.index()) else { continue };
                let text = words.with("watch-review_of", &[("name", name)]);
                if widgets::chip(ui, &text, model.seat == Some(*seat)).clicked() && model.seat != Some(*seat) {
                    asked = Some(Asked::Look(*seat));
                }
            }
        });
        if model.seat.is_none() {
            widgets::note(ui, words.get("watch-review_note"));
            return;
        }
        // Before anything is found as high as with all of it: it does not grow out of the window.
        ScrollArea::vertical().max_height(HEIGHT * line).min_scrolled_height(HEIGHT * line).show(ui, |ui| {
            for (cause, title, note) in KINDS {
                heading(ui, words, (cause, title), note, model.count(cause));
                for found in model.found.iter().filter(|found| found.cause == cause) {
                    if entry(ui, words, found) {
                        asked = Some(Asked::Seek(found.step));
                        ui.close();
                    }
                }
                ui.add_space(0.5 * metrics::GAP);
            }
        });
    });
    asked
}

/// A kind, with its sign and how many there are.
fn heading(ui: &mut Ui, words: &Words, (cause, title): (Cause, &str), note: &str, count: usize) {
    ui.horizontal(|ui| {
        let height = ui.text_style_height(&Type::Strong.style());
        let (area, _) = ui.allocate_exact_size(Vec2::splat(height), Sense::hover());
        sign(ui.painter(), area.center(), 0.32 * height, cause);
        let text = words.with(title, &[("count", &count)]);
        ui.label(Type::Strong.text(text).color(LAMP_GOLD.egui())).on_hover_text(words.get(note));
    });
}

/// A finding. Whether it was chosen.
fn entry(ui: &mut Ui, words: &Words, found: &Found) -> bool {
    let text = words.with("watch-review_entry", &[("step", &(found.step + 1)), ("text", &found.text)]);
    let label = egui::Label::new(Type::Small.text(text).color(IVORY.egui())).wrap().sense(Sense::click());
    ui.add(label).on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// What each kind is drawn in: told apart by shape as well.
fn ink(cause: Cause) -> Shade {
    match cause {
        Cause::Judgement => DANGER,
        Cause::Belief => LAMP_GOLD,
        Cause::Luck => IVORY_DIM,
    }
}

/// The sign of a kind: a triangle for what was misjudged, a diamond for what was to be reckoned with, a disc for bad luck.
fn sign(painter: &Painter, at: Pos2, reach: f32, cause: Cause) {
    let (fill, rim) = (ink(cause).egui(), Stroke::new(1.0, INK_DEEP.egui()));
    let corner = |x: f32, y: f32| at + reach * Vec2::new(x, y);
    let corners = match cause {
        Cause::Judgement => vec![corner(-1.0, -0.8), corner(1.0, -0.8), corner(0.0, 1.0)],
        Cause::Belief => vec![corner(0.0, -1.1), corner(1.1, 0.0), corner(0.0, 1.1), corner(-1.1, 0.0)],
        Cause::Luck => {
            painter.circle(at, 0.85 * reach, fill, rim);
            return;
        }
    };
    painter.add(egui::Shape::convex_polygon(corners, fill, rim));
}

/// A sign of each finding over the time line; `x` says where a step is.
pub fn signs(painter: &Painter, model: &ReviewModel, x: impl Fn(usize) -> f32, (y, reach): (f32, f32)) {
    for found in model.found.iter() {
        sign(painter, Pos2::new(x(found.step), y), reach, found.cause);
    }
}

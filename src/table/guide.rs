//! A word of guidance beside what it is about: it never stands in the way, and it goes when it is told to.

use bevy_egui::egui::{self, Area, Id, Order, Pos2, Rect, Stroke, Ui, Vec2};

use crate::{
    text::Words,
    theme::{
        Type,
        color::{BRASS_DIM, INK_DEEP, IVORY, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// What the player answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuideAnswer {
    /// Understood.
    Understood,
    /// No more guidance.
    Enough,
}

/// A word of guidance.
#[derive(Clone, PartialEq, Debug)]
pub struct GuideModel {
    /// What it is about.
    pub heading: String,
    /// Its place among all lessons, from 1, and how many there are.
    pub count: (usize, usize),
    /// What it says, keys filled in.
    pub text: String,
    /// What it points at, in points of the window.
    pub at: Pos2,
    /// Whether that lies on the board, and may have been moved out of sight there.
    pub on_board: bool,
    /// What one may want to click on the board, in points of the window: as little of it as can be is covered.
    pub keep_clear: Vec<Pos2>,
}

/// Paints the word within the free area, beside what it points at.
pub fn guide(ui: &mut Ui, free: Rect, words: &Words, model: &GuideModel) -> Option<GuideAnswer> {
    let id = Id::new("guidance bubble");
    let growth = (Type::Body.style().resolve(ui.style()).size / Type::Body.font(1.0).size).powf(0.8);
    let width = (metrics::GUIDE_WIDTH * metrics::GRID * growth).min(0.7 * free.width());
    // Where it was a frame ago tells how large it is.
    let last = ui.ctx().memory(|memory| memory.area_rect(id)).map_or(Vec2::new(width, 0.5 * width), |area| area.size());
    // Towards what is out of sight the line ends at the board's edge.
    let ring = model.on_board && free.contains(model.at);
    let at = if model.on_board { free.shrink(2.0 * metrics::GRID).clamp(model.at) } else { model.at };
    let corner = place(free.shrink(metrics::GAP_WIDE), at, last, &model.keep_clear);
    let shown = Area::new(id).order(Order::Middle).fixed_pos(corner).constrain(false).show(ui.ctx(), |ui| {
        let frame = widgets::panel_frame().stroke(Stroke::new(metrics::FOCUS_RING, LAMP_GOLD.egui()));
        frame
            .show(ui, |ui| {
                ui.set_width(width);
                ui.horizontal(|ui| {
                    ui.label(Type::Subheading.text(&model.heading).color(LAMP_GOLD.egui()));
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        let (n, all) = model.count;
                        widgets::note(ui, &words.with("guidance-count", &[("n", &n), ("all", &all)]));
                    });
                });
                ui.label(Type::Body.text(&model.text).color(IVORY.egui()));
                ui.add_space(metrics::GAP / 2.0);
                ui.horizontal_wrapped(|ui| {
                    // Whoever plays by keys reads on as one turns a page.
                    let turned = ui.input(|input| input.key_pressed(egui::Key::PageDown));
                    let understood = widgets::secondary(ui, words.get("guidance-understood")).clicked() || turned;
                    let enough = widgets::chip(ui, words.get("guidance-enough"), false).clicked();
                    let answer = understood.then_some(GuideAnswer::Understood);
                    answer.or(enough.then_some(GuideAnswer::Enough))
                })
                .inner
            })
            .inner
    });
    point(ui, shown.response.rect, at, ring);
    shown.inner
}

/// Places tried across and down where the one beside what is pointed at covers something.
const TRIED: [usize; 2] = [9, 9];

/// Where a bubble of this size goes so that it is near its place, does not cover it, and covers as few as can be of those to be kept clear.
fn place(room: Rect, at: Pos2, size: Vec2, keep_clear: &[Pos2]) -> Pos2 {
    let usual = beside(room, at, size);
    let covered = |corner: Pos2| {
        let bubble = Rect::from_min_size(corner, size).expand(metrics::GUIDE_RING * metrics::GRID);
        let over = keep_clear.iter().filter(|point| bubble.contains(**point)).count();
        // What it speaks of is worth more than all the rest.
        over + if bubble.contains(at) { keep_clear.len() + 1 } else { 0 }
    };
    let [across, down] = TRIED;
    let span = (room.size() - size).max(Vec2::ZERO);
    let step = |at: usize, of: usize| at as f32 / (of - 1) as f32;
    let tried = (0..across * down)
        .map(|number| room.min + span * Vec2::new(step(number % across, across), step(number / across, down)));
    let far = |corner: Pos2| corner.distance(usual);
    let better = |a: &Pos2, b: &Pos2| covered(*a).cmp(&covered(*b)).then(far(*a).total_cmp(&far(*b)));
    std::iter::once(usual).chain(tried).min_by(better).unwrap_or(usual)
}

/// Beside what is pointed at.
fn beside(room: Rect, at: Pos2, size: Vec2) -> Pos2 {
    let gap = metrics::GUIDE_GAP * metrics::GRID;
    let fits = |x: f32, y: f32| {
        let low = room.max - size;
        egui::pos2(x.clamp(room.left(), low.x.max(room.left())), y.clamp(room.top(), low.y.max(room.top())))
    };
    let middle = at - size / 2.0;
    if at.y > room.bottom() {
        fits(middle.x, room.bottom() - size.y)
    } else if at.x > room.right() {
        fits(room.right() - size.x, middle.y)
    } else if at.x < room.center().x {
        fits(at.x + gap, middle.y)
    } else {
        fits(at.x - gap - size.x, middle.y)
    }
}

/// A line from the bubble to its place; on the board with a ring about it.
fn point(ui: &Ui, bubble: Rect, at: Pos2, ring: bool) {
    let painter = ui.painter();
    let radius = if ring { metrics::GUIDE_RING * metrics::GRID } else { 0.0 };
    let from = bubble.clamp(at);
    let along = at - from;
    let length = along.length();
    if length <= radius {
        return;
    }
    let to = from + along * ((length - radius) / length);
    for (width, shade) in [(3.0 * metrics::FOCUS_RING, INK_DEEP), (metrics::FOCUS_RING, LAMP_GOLD)] {
        painter.line_segment([from, to], Stroke::new(width, shade.egui()));
        if ring {
            painter.circle_stroke(at, radius, Stroke::new(width, shade.egui()));
        } else {
            painter.circle_filled(to, 1.5 * width, shade.egui());
        }
    }
    painter.circle_filled(from, metrics::FOCUS_RING, BRASS_DIM.egui());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bubble_stays_in_its_room_and_off_its_place() {
        let room = Rect::from_min_max(egui::pos2(10.0, 10.0), egui::pos2(900.0, 500.0));
        let size = Vec2::new(320.0, 180.0);
        for at in [
            egui::pos2(20.0, 20.0),
            egui::pos2(890.0, 490.0),
            egui::pos2(450.0, 250.0),
            egui::pos2(400.0, 650.0),
            egui::pos2(1100.0, 400.0),
        ] {
            let bubble = Rect::from_min_size(place(room, at, size, &[]), size);
            assert!(room.contains_rect(bubble), "{bubble:?} for {at:?}");
            assert!(!bubble.contains(at), "{bubble:?} covers {at:?}");
        }
    }

    #[test]
    fn the_bubble_makes_way_for_what_is_to_be_clicked() {
        let room = Rect::from_min_max(egui::pos2(10.0, 10.0), egui::pos2(900.0, 500.0));
        let size = Vec2::new(320.0, 180.0);
        let at = egui::pos2(100.0, 450.0);
        let row: Vec<Pos2> = (0..9).map(|step| egui::pos2(60.0 + 100.0 * step as f32, 450.0)).collect();
        let before = Rect::from_min_size(place(room, at, size, &[]), size);
        assert!(row.iter().any(|point| before.contains(*point)), "beside its place it would cover the row");
        let bubble = Rect::from_min_size(place(room, at, size, &row), size);
        assert!(room.contains_rect(bubble) && !row.iter().any(|point| bubble.contains(*point)), "{bubble:?}");
        assert!(bubble.bottom() > 380.0, "and stays near: {bubble:?}");
    }
}

//! The dock of a replay: where it stands, the time line, and the buttons that move it.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Align2, Layout, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
};
use tabletop::{Seat, Turn};

use super::{Branch, Sign, Timeline, Wish};
use crate::{
    table::{
        Table, TableGame,
        review::{self, Asked, ReviewModel},
    },
    text::Words,
    theme::{
        Livery, Type,
        board::TOKEN_RIM,
        color::{BRASS, BRASS_DIM, DANGER, INK_DEEP, INK_NAVY, IVORY, IVORY_DIM, LAMP_BRIGHT, LAMP_GOLD},
        metrics,
    },
    ui::widgets::{self, focus_ring, paint_emblem, paint_shield},
};

/// What the player asks for in the dock of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayAsk {
    /// Move it.
    Move(Wish),
    /// Play on from where it stands, on a line of one's own.
    PlayOn,
    /// Leave it.
    Leave,
}

/// What the dock of a replay shows.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayModel {
    /// The line.
    pub timeline: Arc<Timeline>,
    /// Colours and shapes of the seats, and their names.
    pub seats: Vec<(Livery, String)>,
    /// Steps made.
    pub at: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// Whether a decision is being made again for its reasons.
    pub pondering: bool,
    /// Whether the game is over there.
    pub over: bool,
    /// Through the eyes of which seat it is watched, or of all; nothing where seats hide nothing from each other.
    pub eyes: Option<Option<Seat>>,
    /// A seat's play looked over, where that can be done.
    pub review: Option<ReviewModel>,
}

impl ReplayModel {
    /// The dock of a replay; `None` where a game is played.
    pub fn new<T: TableGame>(table: &Table<T>, words: &Words) -> Option<Self> {
        let tape = table.tape.as_ref()?;
        Some(Self {
            timeline: Arc::clone(&tape.timeline),
            seats: table.seats(words),
            at: table.host.steps().unwrap_or(0),
            playing: tape.playing,
            pondering: table.reasoning.recalls(),
            over: table.host.turn() == Some(Turn::Over),
            eyes: T::secrets(table).then_some(tape.eyes),
            review: ReviewModel::new(table, words),
        })
    }

    fn livery(&self, seat: Seat) -> Option<Livery> {
        self.seats.get(seat.index()).map(|(livery, _)| *livery)
    }

    /// Where a place is, in words.
    fn place(&self, words: &Words, step: usize) -> String {
        let section = self.timeline.section(step);
        match section.and_then(|section| Some((section.round, self.seats.get(section.seat?.index())?))) {
            Some((round, (_, name))) => words.with(self.timeline.place, &[("round", &round), ("name", name)]),
            None => words.get("watch-setting_up").to_owned(),
        }
    }
}

/// Room of the line's marks above it, and of the rounds' numbers below it, in heights of small letters.
const MARK_ROOM: f32 = 1.5;
/// Least distance of two numbers of rounds, points.
const ROUND_GAP: f32 = 4.0 * metrics::GRID;

/// The dock, in all the room there is; the right part is as wide as the side panel.
pub fn dock(ui: &mut Ui, words: &Words, model: &ReplayModel, right_width: f32, asks: &mut Vec<ReplayAsk>) {
    let area = ui.available_rect_before_wrap();
    let right = Rect::from_min_max(egui::pos2(area.right() - right_width + 2.0 * metrics::GRID, area.top()), area.max);
    let left = Rect::from_min_max(area.min, egui::pos2(right.left() - 2.0 * metrics::GRID, area.bottom()));
    let part = |ui: &mut Ui, name: &str, area: Rect, content: &mut dyn FnMut(&mut Ui)| {
        let builder = UiBuilder::new().id_salt(name).max_rect(area).layout(Layout::top_down(Align::Min));
        content(&mut ui.new_child(builder));
    };
    part(ui, "line", left, &mut |ui| {
        caption(ui, words, model);
        line(ui, words, model, asks);
        buttons(ui, words, model, asks);
    });
    ui.painter().vline(right.left() - metrics::GRID, area.y_range(), Stroke::new(metrics::HAIRLINE, BRASS_DIM.egui()));
    part(ui, "play", right, &mut |ui| main(ui, words, model, asks));
}

/// Where it stands, in words.
fn caption(ui: &mut Ui, words: &Words, model: &ReplayModel) {
    ui.horizontal(|ui| {
        let section = model.timeline.section(model.at);
        let height = ui.text_style_height(&Type::Strong.style());
        if let Some(livery) = section.and_then(|section| model.livery(section.seat?)) {
            let (mark, _) = ui.allocate_exact_size(Vec2::new(0.9 * height, height), Sense::hover());
            paint_shield(ui.painter(), mark.center(), height, livery.color.shade(), Some(livery.emblem), TOKEN_RIM);
        }
        let text = model.place(words, model.at);
        ui.label(Type::Strong.text(text).color(LAMP_GOLD.egui()));
        let step = words.with("watch-step", &[("at", &model.at), ("all", &model.timeline.length)]);
        ui.add(egui::Label::new(Type::Small.text(step).color(IVORY_DIM.egui())).truncate());
        let found = model.review.as_ref().and_then(|review| review.at(model.at));
        let last = model.timeline.marks.iter().take_while(|mark| mark.step <= model.at).last();
        let told = found.map(|found| (&found.text, IVORY)).or(last.map(|mark| (&mark.text, IVORY_DIM)));
        if let Some((text, ink)) = told {
            ui.add(egui::Label::new(Type::Small.text(text).color(ink.egui())).truncate());
        }
    });
}

/// The line itself: a stretch for every turn in its seat's colour, what was remarkable above it, and the place.
fn line(ui: &mut Ui, words: &Words, model: &ReplayModel, asks: &mut Vec<ReplayAsk>) {
    let small = Type::Small.style().resolve(ui.style());
    let height = (2.0 * MARK_ROOM * small.size + 2.0 * metrics::GRID).min(0.6 * ui.available_height());
    let (area, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height), Sense::click_and_drag());
    let spoken = words.with("watch-line", &[("at", &model.at), ("all", &model.timeline.length)]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Slider, true, &spoken));
    let bar = Rect::from_min_max(
        Pos2::new(area.left() + metrics::GRID, area.top() + MARK_ROOM * small.size),
        Pos2::new(area.right() - metrics::GRID, area.bottom() - 1.2 * small.size),
    );
    let length = model.timeline.length.max(1) as f32;
    let x = |step: usize| bar.left() + bar.width() * step as f32 / length;
    let painter = ui.painter();
    painter.rect_filled(bar, 2.0, INK_DEEP.egui());
    let mut numbered = f32::NEG_INFINITY;
    let mut round = 0;
    for section in &model.timeline.sections {
        let stretch = Rect::from_x_y_ranges(x(section.from)..=x(section.to), bar.y_range());
        let livery = section.seat.and_then(|seat| model.livery(seat));
        let shade = livery.map_or(BRASS_DIM, |livery| livery.color.shade());
        let past = section.from < model.at;
        painter.rect_filled(stretch, 0.0, if past { shade.egui() } else { shade.mix(INK_NAVY, 0.55).egui() });
        // Where stretches are wide enough they carry the shape too.
        if let Some(livery) = livery.filter(|_| stretch.width() > bar.height()) {
            let ink = livery.ink().egui_alpha(0.7);
            paint_emblem(painter, stretch.center(), 0.28 * bar.height(), livery.emblem, ink);
        }
        if section.round > round {
            round = section.round;
            painter.vline(stretch.left(), bar.bottom()..=bar.bottom() + 3.0, Stroke::new(1.0, BRASS.egui()));
            if stretch.left() - numbered >= ROUND_GAP {
                numbered = stretch.left();
                let at = Pos2::new(stretch.left(), area.bottom());
                painter.text(at, Align2::LEFT_BOTTOM, round, small.clone(), IVORY_DIM.egui());
            }
        }
    }
    painter.rect_stroke(bar, 2.0, Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.8)), StrokeKind::Outside);
    for mark in &model.timeline.marks {
        let middle = Pos2::new(x(mark.step), bar.top() - 0.62 * small.size);
        match mark.sign {
            Sign::Fallen(loser) => {
                let Some(loser) = model.livery(loser) else { continue };
                let height = 1.15 * small.size;
                paint_shield(painter, middle, height, loser.color.shade(), Some(loser.emblem), DANGER);
                let half = Vec2::splat(0.55 * height);
                painter.line_segment([middle - half, middle + half], Stroke::new(1.5, DANGER.egui()));
            }
            Sign::Gain => {
                // A pennant in the colour of whoever took it.
                let (w, h) = (0.55 * small.size, 0.5 * small.size);
                let top = middle - Vec2::new(0.0, 0.4 * small.size);
                painter.vline(middle.x, top.y..=bar.top(), Stroke::new(1.0, IVORY_DIM.egui()));
                let flag = vec![top, top + Vec2::new(w, h / 2.0), top + Vec2::new(0.0, h)];
                let shade = model.livery(mark.seat).map_or(BRASS, |livery| livery.color.shade()).egui();
                painter.add(egui::Shape::convex_polygon(flag, shade, Stroke::new(0.5, IVORY_DIM.egui())));
            }
            Sign::Over => {
                let side = 0.45 * small.size;
                let r = Rect::from_center_size(middle, Vec2::splat(2.0 * side));
                painter.rect_filled(r, 1.0, LAMP_GOLD.egui());
            }
        }
    }
    // Where other lines of play leave this one.
    for branch in model.timeline.branches.iter().filter(|branch| !branch.current && branch.depth > 0) {
        let at = Pos2::new(x(branch.fork.min(model.timeline.length)), bar.bottom() + 1.0);
        let reach = 0.3 * small.size;
        let sign = vec![at, at + Vec2::new(-reach, 1.4 * reach), at + Vec2::new(reach, 1.4 * reach)];
        painter.add(egui::Shape::convex_polygon(sign, LAMP_GOLD.egui(), Stroke::NONE));
    }
    if let Some(found) = &model.review {
        review::signs(painter, found, x, (bar.top() - 0.62 * small.size, 0.36 * small.size));
    }
    let now = x(model.at);
    painter.vline(now, bar.top() - 4.0..=bar.bottom() + 4.0, Stroke::new(2.5, LAMP_BRIGHT.egui()));
    painter.circle(Pos2::new(now, bar.center().y), 5.0, LAMP_BRIGHT.egui(), Stroke::new(1.5, INK_DEEP.egui()));
    focus_ring(ui, &response, bar);
    pointed(ui, words, model, &response, bar, asks);
}

/// What lies under the pointer, and the jump there.
fn pointed(ui: &Ui, words: &Words, model: &ReplayModel, response: &Response, bar: Rect, asks: &mut Vec<ReplayAsk>) {
    let Some(at) = response.hover_pos().or(response.interact_pointer_pos()) else { return };
    let share = ((at.x - bar.left()) / bar.width()).clamp(0.0, 1.0);
    let step = (share * model.timeline.length as f32).round() as usize;
    let near = |mark: &&super::Mark| {
        let x = bar.left() + bar.width() * mark.step as f32 / model.timeline.length.max(1) as f32;
        (x - at.x).abs() <= 0.75 * metrics::GRID
    };
    let mark = model.timeline.marks.iter().find(near);
    if response.clicked() || (response.dragged() && step != model.at) {
        asks.push(ReplayAsk::Move(Wish::Seek(mark.map_or(step, |mark| mark.step))));
    }
    let text = mark.map_or_else(|| model.place(words, step), |mark| mark.text.clone());
    ui.painter().vline(at.x.min(bar.right()).max(bar.left()), bar.y_range(), Stroke::new(1.0, IVORY.egui_alpha(0.6)));
    response.clone().on_hover_text_at_pointer(text);
}

/// A button's sign, the words that name it, and what it asks for.
const BUTTONS: [(&str, &str, Wish); 6] = [
    ("\u{23ee}", "start", Wish::Start),
    ("\u{23ea}", "turn_back", Wish::Turn(-1)),
    ("\u{25c0}", "step_back", Wish::Step(-1)),
    ("\u{25b6}", "step_on", Wish::Step(1)),
    ("\u{23e9}", "turn_on", Wish::Turn(1)),
    ("\u{23ed}", "end", Wish::End),
];

fn buttons(ui: &mut Ui, words: &Words, model: &ReplayModel, asks: &mut Vec<ReplayAsk>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (sign, word, wish) in BUTTONS {
            if widgets::icon_button(ui, sign, words.get(&format!("watch-{word}"))).clicked() {
                asks.push(ReplayAsk::Move(wish));
            }
        }
        ui.add_space(metrics::GAP);
        let word = if model.pondering { "watch-pondering" } else { "watch-why" };
        let note = words.get("watch-why_note");
        if widgets::chip(ui, words.get(word), model.pondering).on_hover_text(note).clicked() {
            asks.push(ReplayAsk::Move(Wish::Why));
        }
        if let Some(eyes) = model.eyes {
            let label = eyes_label(words, model, eyes);
            let chip = widgets::chip(ui, &label, eyes.is_some()).on_hover_text(words.get("watch-eyes_note"));
            all_eyes(&chip, words, model, eyes, asks);
        }
        if let Some(model_of) = &model.review {
            asks.extend(review::chip(ui, words, model_of, &model.seats).map(|asked| match asked {
                Asked::Look(seat) => ReplayAsk::Move(Wish::Review(seat)),
                Asked::Seek(step) => ReplayAsk::Move(Wish::Seek(step)),
            }));
        }
    });
}

/// Who sees what is shown, in words.
fn eyes_label(words: &Words, model: &ReplayModel, eyes: Option<Seat>) -> String {
    match eyes.and_then(|seat| model.seats.get(seat.index())) {
        Some((_, name)) => words.with("watch-eyes_of", &[("name", name)]),
        None => words.get("watch-eyes_all").to_owned(),
    }
}

/// Everybody through whose eyes the replay can be watched; the list comes up over its button.
fn all_eyes(button: &Response, words: &Words, model: &ReplayModel, now: Option<Seat>, asks: &mut Vec<ReplayAsk>) {
    egui::Popup::menu(button).show(|ui| {
        for eyes in std::iter::once(None).chain(Seat::all(model.seats.len()).map(Some)) {
            if widgets::chip(ui, &eyes_label(words, model, eyes), eyes == now).clicked() && eyes != now {
                asks.push(ReplayAsk::Move(Wish::Eyes(eyes)));
                ui.close();
            }
        }
    });
}

/// The lines of play as a small tree that comes up over its button: one leads to each.
fn tree(button: &Response, words: &Words, branches: &[Branch], asks: &mut Vec<ReplayAsk>) {
    egui::Popup::menu(button).show(|ui| {
        let indent = 2.0 * metrics::GRID;
        let stem = Stroke::new(metrics::HAIRLINE, BRASS.egui());
        // Where the row of each depth stands, for the stems of those below it.
        let mut rows: Vec<f32> = Vec::new();
        for (number, branch) in branches.iter().enumerate() {
            let key = match (branch.depth, branch.over) {
                (0, true) => "watch-branch_first_over",
                (0, false) => "watch-branch_first",
                (_, true) => "watch-branch_row_over",
                (_, false) => "watch-branch_row",
            };
            let steps = branch.length - branch.fork.min(branch.length);
            let text = words.with(key, &[("n", &(number + 1)), ("fork", &branch.fork), ("steps", &steps)]);
            ui.horizontal(|ui| {
                ui.add_space(branch.depth as f32 * indent);
                let row = widgets::chip(ui, &text, branch.current);
                let middle = row.rect.center().y;
                rows.truncate(branch.depth);
                if let Some(above) = branch.depth.checked_sub(1).and_then(|depth| rows.get(depth)) {
                    let x = row.rect.left() - 0.5 * indent;
                    ui.painter().vline(x, *above..=middle, stem);
                    ui.painter().hline(x..=row.rect.left(), middle, stem);
                }
                rows.resize(branch.depth + 1, row.rect.bottom());
                if row.clicked() && !branch.current {
                    asks.push(ReplayAsk::Move(Wish::Line(branch.line)));
                    ui.close();
                }
            });
        }
    });
}

/// The primary action: play, pause, or play again.
fn main(ui: &mut Ui, words: &Words, model: &ReplayModel, asks: &mut Vec<ReplayAsk>) {
    ui.horizontal(|ui| {
        ui.label(Type::Subheading.text(words.get("watch-title")).color(LAMP_GOLD.egui()));
        let branches = &model.timeline.branches;
        let Some(at) = branches.iter().position(|branch| branch.current) else { return };
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = words.with("watch-branch", &[("n", &(at + 1)), ("all", &branches.len())]);
            let chip = widgets::chip(ui, &name, false).on_hover_text(words.get("watch-branch_note"));
            tree(&chip, words, branches, asks);
        });
    });
    let room = ui.available_rect_before_wrap();
    let mut foot = ui.new_child(UiBuilder::new().id_salt("foot").max_rect(room).layout(Layout::bottom_up(Align::Max)));
    foot.spacing_mut().item_spacing = Vec2::splat(0.75 * metrics::GAP);
    let word = match (model.playing, model.at >= model.timeline.length) {
        (true, _) => "watch-pause",
        (false, true) => "watch-again",
        (false, false) => "watch-play",
    };
    let width = foot.available_width();
    if widgets::primary_wide(&mut foot, words.get(word), width).clicked() {
        asks.push(ReplayAsk::Move(Wish::Toggle));
    }
    let row = Vec2::new(width, foot.spacing().interact_size.y);
    foot.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        if widgets::secondary(ui, words.get("watch-leave")).clicked() {
            asks.push(ReplayAsk::Leave);
        }
        ui.add_enabled_ui(!model.over, |ui| {
            let on = widgets::secondary(ui, words.get("watch-play_on"));
            if on.on_hover_text(words.get("watch-play_on_note")).clicked() {
                asks.push(ReplayAsk::PlayOn);
            }
        });
    });
    let above = Rect::from_min_max(room.min, Pos2::new(room.right(), foot.min_rect().top() - 2.0));
    let font = Type::Small.style().resolve(ui.style());
    let advice = ui.painter().layout(words.get("watch-advice").to_owned(), font, IVORY_DIM.egui(), above.width());
    // Half a sentence helps nobody.
    if advice.size().y <= above.height() {
        let mut text = ui.new_child(UiBuilder::new().id_salt("advice").max_rect(above));
        text.add(egui::Label::new(Type::Small.text(words.get("watch-advice")).color(IVORY_DIM.egui())).wrap());
    }
}

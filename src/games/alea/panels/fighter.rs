//! Who fights: name, HP, the bar of the limit break, statuses; and the tray with the dice.

use bevy_egui::egui::{
    self, Align2, CornerRadius, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType,
};

use super::{
    layout::{Half, line_of_head},
    model::{DieModel, FighterModel, StatusModel, shaken},
};
use crate::{
    games::alea::{icon::Icon, portrait::medallion, status_look::StatusLook, theme::duel},
    text::{Words, capitalised},
    theme::{
        LEAST, Type, board,
        color::{BRASS, BRASS_DIM, DANGER_TEXT, GOOD, INK_DEEP, INK_TEXT, IVORY, IVORY_DIM, LAMP_BRIGHT, LAMP_GOLD},
        metrics,
    },
    ui::widgets::{Lie, die_point, elided, focus_ring, paint_die, paint_shield},
};

/// Between two statuses.
const STATUS_GAP: f32 = 4.0;

/// Paints a fighter's head in `area`.
pub fn head(ui: &mut Ui, words: &Words, area: Rect, seat: usize, model: &FighterModel) {
    let area = bars(ui, words, area, seat, model);
    let line = line_of_head(ui.text_style_height(&Type::Strong.style()));
    let row = Rect::from_min_max(Pos2::new(area.left(), area.bottom() - 1.4 * line), area.right_bottom());
    statuses(ui, words, row, seat, &model.statuses);
}

/// Paints name and bars alone, and returns where: a fighter that was hit is shaken.
pub fn bars(ui: &mut Ui, words: &Words, area: Rect, seat: usize, model: &FighterModel) -> Rect {
    let shift = match shaken(model.struck) {
        true => {
            let share = model.struck / duel::HIT;
            let [reach, times] = duel::SHAKE;
            reach * (1.0 - share) * (share * times * std::f32::consts::TAU).sin()
        }
        false => 0.0,
    };
    let area = area.translate(Vec2::new(shift, 0.0));
    let line = line_of_head(ui.text_style_height(&Type::Strong.style()));
    let rim = if model.active { LAMP_GOLD } else { board::TOKEN_RIM };
    let edge = if shaken(model.struck) { duel::FLOATS[0] } else { rim };
    // Portraits stand at the outer edges, and face each other over the table.
    let side = area.height();
    let (face, area) = match seat {
        0 => area.split_left_right_at_x(area.left() + side),
        _ => {
            let (rest, face) = area.split_left_right_at_x(area.right() - side);
            (face, rest)
        }
    };
    let gap = metrics::GRID;
    let area = if seat == 0 { area.with_min_x(area.left() + gap) } else { area.with_max_x(area.right() - gap) };
    let sign = model.cards.first().map_or(Icon::Sword, |card| card.icon.clone());
    medallion(ui.painter(), face, model.portrait.as_deref(), &sign, edge);
    let livery = model.livery;
    let shield = 1.4 * line;
    let corner = if seat == 0 { face.right_bottom() } else { face.left_bottom() };
    let mark = corner + Vec2::new(if seat == 0 { -0.5 } else { 0.5 }, -0.5) * shield;
    paint_shield(ui.painter(), mark, shield, livery.color.shade(), Some(livery.emblem), rim);
    let mut top = area.top();
    let middle = top + 0.75 * line;
    let ink = if model.active { LAMP_GOLD } else { IVORY };
    let name = short(ui, &model.name, Type::Subheading, ink.egui(), area.width());
    let name_end = area.left() + name.size().x;
    ui.painter().galley(Pos2::new(area.left(), middle - 0.5 * name.size().y), name, ink.egui());
    let brain = short(ui, &model.brain, Type::Small, IVORY_DIM.egui(), area.right() - name_end - 16.0);
    let at = Pos2::new(area.right() - brain.size().x, middle - 0.5 * brain.size().y);
    ui.painter().galley(at, brain, IVORY_DIM.egui());

    top += 1.7 * line;
    let bar = |top: f32| Rect::from_min_size(Pos2::new(area.left(), top), Vec2::new(area.width(), 0.95 * line));
    hp(ui, words, bar(top), seat, model);
    top += 1.1 * line;
    if let Some([lost, after]) = model.limit {
        limit(ui, words, bar(top), seat, lost, after);
    }
    area
}

/// Paints a fighter's name, HP and statuses in the head of a strip, beside its dice.
pub fn strip(ui: &mut Ui, words: &Words, half: &Half, seat: usize, model: &FighterModel) {
    let area = half.head;
    let line = line_of_head(ui.text_style_height(&Type::Strong.style()));
    let row = duel::STRIP_ROW * line;
    let rows =
        |at: usize| Rect::from_min_size(area.min + Vec2::new(0.0, row * at as f32), Vec2::new(area.width(), row));
    let first = rows(0);
    let rim = if model.active { LAMP_GOLD } else { board::TOKEN_RIM };
    let shield = Pos2::new(area.left() + 0.4 * row, first.center().y);
    paint_shield(ui.painter(), shield, 0.85 * row, model.livery.color.shade(), Some(model.livery.emblem), rim);
    let ink = if model.active { LAMP_GOLD } else { IVORY };
    let left = area.left() + row;
    let name = short(ui, &model.name, Type::Strong, ink.egui(), area.right() - left);
    ui.painter().galley(Pos2::new(left, first.center().y - 0.5 * name.size().y), name, ink.egui());
    let bar = |row: Rect| row.shrink2(Vec2::new(1.0, 0.5 * (row.height() - 0.95 * line)));
    hp(ui, words, bar(rows(1)), seat, model);
    if let Some([lost, after]) = model.limit {
        limit(ui, words, bar(rows(2)), seat, lost, after);
    }
    let last = rows(if model.limit.is_some() { 3 } else { 2 });
    let right = half.dice.first().map_or(last.right(), |die| die.left() - 0.5 * metrics::GRID);
    statuses(ui, words, last.with_max_x(right).shrink2(Vec2::new(0.0, 1.0)), seat, &model.statuses);
}

/// Words in one line, smaller where they are too long, and cut off where that is not enough.
fn short(ui: &Ui, text: &str, kind: Type, ink: egui::Color32, width: f32) -> std::sync::Arc<egui::Galley> {
    let font = kind.style().resolve(ui.style());
    let wide = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), ink).size().x;
    let size = (font.size * (width / wide.max(1.0)).min(1.0)).max(LEAST.min(font.size));
    // Letters of a third of a point more or less are of no use to anybody.
    let font = egui::FontId::new(((3.0 * size).floor() / 3.0).max(LEAST.min(size)), font.family);
    elided(ui, text, &font, ink, width)
}

/// Where the HP stand that the fighter loses whose head is in `area`: on the bar, beside those that are left.
pub fn place_of_harm(ui: &Ui, area: Rect, seat: usize) -> Pos2 {
    let line = line_of_head(ui.text_style_height(&Type::Strong.style()));
    // The portrait stands at the outer edge.
    let bar = area.width() - area.height() - metrics::GRID;
    let left = if seat == 0 { area.right() - bar } else { area.left() };
    Pos2::new(left + 0.8 * bar, area.top() + (1.7 + 0.5 * 0.95) * line)
}

fn hp(ui: &mut Ui, words: &Words, area: Rect, seat: usize, model: &FighterModel) {
    let [left, most] = model.hp;
    let told = words.with("alea-hp_told", &[("name", &model.name), ("n", &left), ("most", &most)]);
    let response = ui.interact(area, ui.id().with(("hp", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &told));
    let share = |hp: u16| f32::from(hp) / f32::from(most.max(1));
    let radius = CornerRadius::same(3);
    let part =
        |share: f32| Rect::from_min_size(area.min, Vec2::new(area.width() * share.clamp(0.0, 1.0), area.height()));
    let painter = ui.painter();
    let line = Stroke::new(1.0, BRASS.egui());
    painter.rect(area, radius, duel::HP[2].egui(), line, StrokeKind::Outside);
    painter.rect_filled(part(share(left)), radius, duel::HP[0].egui());
    let font = Type::Strong.style().resolve(ui.style());
    let font = egui::FontId::new(font.size.min(0.86 * area.height()), font.family);
    let mut text = words.with("alea-hp", &[("n", &left), ("most", &most)]);
    if model.threatened > 0 {
        let kept = left.saturating_sub(model.threatened);
        let lost = Rect::from_min_max(Pos2::new(part(share(kept)).right(), area.top()), part(share(left)).max);
        painter.rect_filled(lost, radius, duel::HP[1].egui());
        // Hatched, so that it is told apart without colour.
        let clipped = painter.with_clip_rect(lost);
        let mut x = lost.left() - area.height();
        while x < lost.right() {
            let ends = [Pos2::new(x, area.bottom()), Pos2::new(x + area.height(), area.top())];
            clipped.line_segment(ends, Stroke::new(1.5, INK_TEXT.egui_alpha(0.7)));
            x += 6.0;
        }
        text = words.with("alea-hp_after", &[("now", &text), ("n", &kept)]);
    }
    let galley = painter.layout_no_wrap(text, font, IVORY.egui());
    let ground = Rect::from_center_size(area.center(), galley.size() + Vec2::new(10.0, -2.0));
    painter.rect_filled(ground, radius, INK_DEEP.egui_alpha(0.55));
    painter.galley(area.center() - 0.5 * galley.size(), galley, IVORY.egui());
    response.on_hover_text(told);
}

fn limit(ui: &mut Ui, words: &Words, area: Rect, seat: usize, lost: u16, after: u16) {
    let full = lost >= after;
    let key = if full { "alea-limit_full" } else { "alea-limit" };
    let told = words.with(key, &[("n", &lost), ("after", &after)]);
    let response = ui.interact(area, ui.id().with(("limit", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &told));
    let radius = CornerRadius::same(2);
    let painter = ui.painter();
    let line = Stroke::new(1.0, if full { LAMP_BRIGHT } else { BRASS_DIM }.egui());
    painter.rect(area, radius, INK_DEEP.egui(), line, StrokeKind::Outside);
    let share = f32::from(lost) / f32::from(after.max(1));
    let part = Rect::from_min_size(area.min, Vec2::new(area.width() * share.clamp(0.0, 1.0), area.height()));
    painter.rect_filled(part, radius, duel::LIMIT.egui_alpha(if full { 1.0 } else { 0.75 }));
    let font = Type::Small.style().resolve(ui.style());
    let font = egui::FontId::new(font.size.min(0.8 * area.height()).max(LEAST), font.family);
    let galley = painter.layout_no_wrap(told.clone(), font, IVORY.egui());
    let ground = Rect::from_center_size(area.center(), galley.size() + Vec2::new(10.0, -1.0));
    painter.rect_filled(ground, radius, INK_DEEP.egui_alpha(0.6));
    painter.galley(area.center() - 0.5 * galley.size(), galley, IVORY.egui());
    response.on_hover_text(words.get("alea-limit_note"));
}

/// The statuses in a row: sign and count, and the name where there is room for it. What it does is told where the pointer rests.
fn statuses(ui: &mut Ui, words: &Words, row: Rect, seat: usize, statuses: &[StatusModel]) {
    let font = Type::Strong.style().resolve(ui.style());
    let font = egui::FontId::new(font.size.min(0.8 * row.height()), font.family);
    let small = Type::Small.style().resolve(ui.style());
    let small = egui::FontId::new(small.size.min(font.size), small.family);
    let bare = row.height() + 1.3 * font.size;
    let pad = 0.45 * font.size;
    let laid = |text: String, font: &egui::FontId| ui.painter().layout_no_wrap(text, font.clone(), IVORY.egui());
    let counts: Vec<_> = statuses.iter().map(|model| laid(model.count.to_string(), &font)).collect();
    let names: Vec<_> = statuses.iter().map(|model| laid(model.name.clone(), &small)).collect();
    let number = row.height();
    let wide = |at: usize| number + counts[at].size().x + 2.0 * pad + names[at].size().x;
    let more: Vec<f32> = (0..statuses.len()).map(|at| wide(at) - bare).collect();
    let named = with_names(row.width(), bare + STATUS_GAP, &more);
    // Where there are very many they move together.
    let most = row.width() / statuses.len().max(1) as f32;
    let mut left = row.left();
    for (at, model) in statuses.iter().enumerate() {
        let width = match named {
            0 => bare.min(most),
            _ if at < named => wide(at),
            _ => bare,
        };
        let area = Rect::from_min_size(Pos2::new(left, row.top()), Vec2::new(width, row.height()));
        left += if named == 0 { (bare + STATUS_GAP).min(most) } else { width + STATUS_GAP };
        let response = ui.interact(area, ui.id().with(("status", seat, at)), Sense::click());
        let told = words.with("alea-status_told", &[("name", &model.name), ("n", &model.count)]);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
        let good = model.look.kind().good;
        let ground = if good { duel::GLAD } else { duel::SORRY };
        let edge = if good { GOOD } else { DANGER_TEXT };
        let radius = CornerRadius::same(4);
        ui.painter().rect(area, radius, ground.egui(), Stroke::new(1.0, edge.egui()), StrokeKind::Inside);
        let sign = 0.34 * area.height();
        let middle = Pos2::new(area.left() + 0.5 * area.height(), area.center().y);
        let ink = model.look.colour().unwrap_or(IVORY.egui());
        Icon::Status(model.look.clone()).paint(ui.painter(), middle, sign, ink);
        let write = |left: f32, text: &std::sync::Arc<egui::Galley>| {
            let place = Pos2::new(left, area.center().y - 0.5 * text.size().y);
            ui.painter().galley(place, text.clone(), IVORY.egui());
            left + text.size().x
        };
        let end = write(area.left() + number, &counts[at]);
        if at < named {
            write(end + pad, &names[at]);
        }
        focus_ring(ui, &response, area);
        response.on_hover_ui(|ui| {
            ui.label(Type::Subheading.text(capitalised(&told)).color(LAMP_GOLD.egui()));
            ui.label(Type::Body.text(&model.meaning).color(IVORY.egui()));
        });
    }
}

/// How many statuses, from the left, have their names beside them in a row of this width: `bare` is what one takes without, `names` what a
/// name adds.
fn with_names(width: f32, bare: f32, names: &[f32]) -> usize {
    let mut room = width + STATUS_GAP - bare * names.len() as f32;
    let fit = |name: &&f32| {
        room -= **name;
        room >= 0.0
    };
    names.iter().take_while(fit).count()
}

/// The felt the dice lie on.
pub fn tray(ui: &Ui, area: Rect, active: bool) {
    let line = Stroke::new(1.0, if active { BRASS } else { BRASS_DIM }.egui());
    ui.painter().rect(area, CornerRadius::same(6), duel::TRAY.egui_alpha(0.85), line, StrokeKind::Inside);
}

/// A die in its place; returns what is done with it.
pub fn die(ui: &mut Ui, words: &Words, area: Rect, seat: usize, at: usize, model: &DieModel, hidden: bool) -> Response {
    let sense = if model.free { Sense::click_and_drag() } else { Sense::hover() };
    let response = ui.interact(area, ui.id().with(("die", seat, at)), sense);
    let name = told(words, model);
    response.widget_info(|| {
        let kind = if model.free { WidgetType::Button } else { WidgetType::Label };
        WidgetInfo::selected(kind, model.free, model.chosen, &name)
    });
    if !hidden {
        let raised = model.chosen || (model.free && (response.hovered() || response.has_focus()));
        let middle = area.center() - Vec2::new(0.0, if raised { 3.0 } else { 0.0 });
        let side = area.width();
        let lie = match model.tumbling > 0.0 {
            true => Lie::tumbling(duel::TUMBLE - model.tumbling, at + 3 * seat, side),
            false => Lie::still(model.die.value),
        };
        if model.chosen || model.marked {
            let ring = Rect::from_center_size(middle, Vec2::splat(1.18 * side));
            let line = Stroke::new(3.0, if model.chosen { LAMP_BRIGHT } else { LAMP_GOLD }.egui());
            ui.painter().rect_stroke(ring, CornerRadius::same((0.26 * side) as u8), line, StrokeKind::Middle);
        }
        paint(ui, middle, side, lie, model);
        if model.fits && !model.chosen {
            ui.painter().circle_filled(Pos2::new(area.center().x, area.bottom() + 5.0), 2.2, LAMP_GOLD.egui());
        }
        if model.free && at < 9 {
            let font = Type::Small.style().resolve(ui.style());
            let font = egui::FontId::new((0.8 * font.size.min(0.4 * side)).max(LEAST), font.family);
            let corner = Pos2::new(area.right() + 0.04 * side, area.top() - 0.04 * side);
            ui.painter().circle(
                corner,
                (0.2 * side).max(0.65 * LEAST),
                INK_DEEP.egui(),
                Stroke::new(1.0, BRASS.egui()),
            );
            ui.painter().text(corner, Align2::CENTER_CENTER, at + 1, font, LAMP_GOLD.egui());
        }
    }
    focus_ring(ui, &response, area);
    response.on_hover_text(name)
}

/// Paints a die with what lies on it.
pub fn paint(ui: &Ui, middle: Pos2, side: f32, lie: Lie, model: &DieModel) {
    paint_with(ui.painter(), ui, middle, side, lie, model);
}

/// The same by a painter of its own.
pub fn paint_with(painter: &egui::Painter, ui: &Ui, middle: Pos2, side: f32, lie: Lie, model: &DieModel) {
    let font = Type::Strong.style().resolve(ui.style());
    let ivory = match () {
        () if model.tumbling > 0.0 => board::DIE_IVORY,
        () if lie.face == 0 => duel::HIDDEN,
        () if model.die.locked => duel::LOCKED,
        () if model.die.frozen => duel::FROZEN,
        () => board::DIE_IVORY,
    };
    paint_die(painter, middle, side, lie, ivory, &font);
    if model.tumbling > 0.0 {
        return;
    }
    let corner = die_point(middle, side, lie)(-0.82, 0.82);
    let sign = |status: dice::Status, shade: crate::theme::Shade| {
        painter.circle(corner, 0.24 * side, INK_DEEP.egui(), Stroke::new(1.0, shade.egui()));
        Icon::Status(StatusLook::built_in(status)).paint(painter, corner, 0.15 * side, shade.egui());
    };
    if model.die.burning {
        let ring = Rect::from_center_size(middle, Vec2::splat(side));
        let line = Stroke::new(2.5, duel::BURNING.egui());
        painter.add(Shape::from(egui::epaint::RectShape::stroke(
            ring,
            CornerRadius::same((0.2 * side) as u8),
            line,
            StrokeKind::Inside,
        )));
        sign(dice::Status::BURN, duel::BURNING);
    } else if model.die.locked {
        sign(dice::Status::LOCK, IVORY);
    } else if model.die.frozen {
        sign(dice::Status::FREEZE, duel::FROZEN);
    }
}

/// A die in words.
pub fn told(words: &Words, model: &DieModel) -> String {
    let name = match model.die.value {
        0 => words.get("alea-die_hidden").to_owned(),
        value => words.with("alea-die", &[("n", &value)]),
    };
    let marks = [
        (model.die.burning, "alea-die_burning"),
        (model.die.locked, "alea-die_locked"),
        (model.die.frozen, "alea-die_frozen"),
    ];
    let said = marks.into_iter().filter(|(is, _)| *is).map(|(_, key)| words.get(key));
    std::iter::once(name.as_str()).chain(said).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_beside_as_many_statuses_as_there_is_room_for() {
        assert_eq!(with_names(200.0, 54.0, &[40.0, 40.0]), 2);
        assert_eq!(with_names(160.0, 54.0, &[40.0, 40.0]), 1);
        assert_eq!(with_names(130.0, 54.0, &[40.0, 40.0]), 0);
        // Where not even the signs have room, no name stands there.
        assert_eq!(with_names(90.0, 54.0, &[40.0, 40.0]), 0);
        assert_eq!(with_names(90.0, 54.0, &[]), 0);
    }
}

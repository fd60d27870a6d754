//! The stage in the middle of the dock: a battle with the faces of both sides, their armies, dice and losses; or whoever plays.

use bevy_egui::egui::{Align2, FontId, Pos2, Rect, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType};

use super::{BattleModel, FaceModel, PlayerModel, SideOfBattle, dice};
use crate::{
    portrait::medallion,
    text::{Decimal, Words},
    theme::{
        Shade, Type,
        board::TOKEN_RIM,
        color::{DANGER_TEXT, GOOD, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics, seats,
    },
    ui::widgets::{elided, elided_rows, paint_shield},
};

/// Most height of a face, points at the plain text size.
const FACE: f32 = 15.0 * metrics::GRID;
/// Share of the stage's width that the dice and the odds between them take.
const MIDDLE: f32 = 0.43;
/// Least and most width of a die, points at the plain text size.
const DIE: [f32; 2] = [2.0 * metrics::GRID, 6.5 * metrics::GRID];

/// A chance in percent, as opponents tell it.
pub fn percent(words: &Words, chance: f64) -> String {
    words.number(Decimal::new(tabletop::percent(chance), 1))
}

/// Paints a face in the largest circle in `area`, with the colours at its foot; a shield alone where there is no face.
pub fn face(ui: &Ui, area: Rect, model: &FaceModel) {
    let side = area.width().min(area.height());
    let (shade, emblem) = model.livery.map_or((seats::NEUTRAL, None), |at| (at.color.shade(), Some(at.emblem)));
    if let Some(portrait) = &model.portrait {
        medallion(ui.painter(), area, Some(portrait), shade, |_, _| {});
        let at = area.center() + Vec2::new(0.36, 0.34) * side;
        paint_shield(ui.painter(), at, 0.36 * side, shade, emblem, TOKEN_RIM);
    } else {
        paint_shield(ui.painter(), area.center(), 0.86 * side, shade, emblem, TOKEN_RIM);
    }
}

/// The battle, in all of `area`.
pub fn battle(ui: &mut Ui, words: &Words, area: Rect, model: &BattleModel) {
    let told = sentence(words, model);
    let response = ui.interact(area, ui.id().with("battle"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    let middle = Rect::from_center_size(area.center(), Vec2::new(MIDDLE * area.width(), area.height()));
    for (at, side) in model.sides.iter().enumerate() {
        let (left, right) = [(area.left(), middle.left()), (middle.right(), area.right())][at];
        let room = Rect::from_min_max(Pos2::new(left, area.top()), Pos2::new(right, area.bottom()));
        side_of(ui, words, room.shrink2(Vec2::new(0.5 * metrics::GRID, 0.0)), at == 0, side);
    }
    between(ui, words, middle, model);
}

/// The battle as it is told to those who do not see it.
fn sentence(words: &Words, model: &BattleModel) -> String {
    let [attacker, defender] = &model.sides;
    if model.taken {
        let (by, from) = (&attacker.face.name, &defender.face.name);
        return words.with("conquest-battle-told_taken", &[("by", by), ("place", &defender.place), ("from", from)]);
    }
    words.with(
        "conquest-battle-told",
        &[
            ("attacker", &attacker.face.name),
            ("from", &attacker.place),
            ("a", &attacker.armies),
            ("lost", &attacker.lost[1]),
            ("defender", &defender.face.name),
            ("to", &defender.place),
            ("d", &defender.armies),
            ("killed", &defender.lost[1]),
            ("chance", &percent(words, model.win)),
        ],
    )
}

/// One side: the face at the outer edge, beside it the place, its armies, and what was lost.
fn side_of(ui: &Ui, words: &Words, area: Rect, left: bool, model: &SideOfBattle) {
    let strong = Type::Strong.style().resolve(ui.style());
    let growth = strong.size / Type::Strong.font(1.0).size;
    let side = area.height().min(FACE * growth).min(0.36 * area.width());
    let place = |x: f32| if left { area.left() + x } else { area.right() - x };
    face(ui, Rect::from_center_size(Pos2::new(place(0.5 * side), area.center().y), Vec2::splat(side)), &model.face);
    let align = if left { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER };
    let inner = place(side + metrics::GAP);
    let room = area.width() - side - metrics::GAP;
    let figure = FontId::new((2.1 * strong.size).min(0.42 * area.height()), strong.family.clone());
    let small = Type::Small.style().resolve(ui.style());
    let [lost, in_all] = model.lost;
    let losses = match (lost, in_all) {
        (_, 0) => String::new(),
        (0, all) => words.with("conquest-battle-in_all", &[("n", &all)]),
        (now, all) if now == all => words.with("conquest-battle-lost", &[("n", &now)]),
        (now, all) => words.with("conquest-battle-lost_of", &[("n", &now), ("all", &all)]),
    };
    let lines =
        [(model.place.clone(), strong, IVORY), (model.armies.to_string(), figure, IVORY), (losses, small, DANGER_TEXT)];
    let lines = lines.map(|(text, font, ink)| (elided_rows(ui, &text, &font, ink.egui(), (room, 2), align.x()), ink));
    let height: f32 = lines.iter().map(|(galley, _)| galley.size().y).sum();
    let mut top = area.center().y - 0.5 * height;
    for (galley, ink) in lines {
        let below = top + galley.size().y;
        // A galley that is aligned to the right lies to the left of where it is put.
        ui.painter().galley(Pos2::new(inner, top), galley, ink.egui());
        top = below;
    }
}

/// What lies between the sides: the dice of both, and the odds or that it is decided.
fn between(ui: &Ui, words: &Words, area: Rect, model: &BattleModel) {
    let strong = Type::Strong.style().resolve(ui.style());
    let growth = strong.size / Type::Strong.font(1.0).size;
    let [least, most] = DIE.map(|side| side * growth);
    let (odds, caption, ink) = if model.taken {
        (words.get("conquest-battle-taken").to_owned(), String::new(), GOOD)
    } else {
        (format!("{} %", percent(words, model.win)), words.get("conquest-battle-chance").to_owned(), LAMP_GOLD)
    };
    let figure = FontId::new((1.5 * strong.size).min(0.3 * area.height()), strong.family.clone());
    let small = Type::Small.style().resolve(ui.style());
    // Six dice at most and the gaps between them; what is between them comes first.
    let dice = 6.0 * 1.08;
    let wanted = ui.painter().layout_no_wrap(odds.clone(), figure.clone(), ink.egui()).size().x + 2.0 * metrics::GRID;
    let die = ((area.width() - wanted) / dice).min(area.width() / 8.0).min(0.5 * area.height()).clamp(least, most);
    let room = area.width() - if model.roll.is_some() { dice * die } else { 0.0 };
    let odds = elided(ui, &odds, &figure, ink.egui(), room);
    let caption = elided(ui, &caption, &small, IVORY_DIM.egui(), room);
    let height = odds.size().y + caption.size().y;
    let top = area.center().y - 0.5 * height;
    for (galley, top, ink) in [(odds.clone(), top, ink), (caption, top + odds.size().y, IVORY_DIM)] {
        let left = area.center().x - 0.5 * galley.size().x;
        ui.painter().galley(Pos2::new(left, top), galley, ink.egui());
    }
    if model.roll.is_some() {
        for (side, x) in [(0, area.left()), (1, area.right())] {
            dice::row(ui, model, side, Pos2::new(x, area.center().y), die);
        }
    }
}

/// Whoever plays, with what they are up to, in all of `area`.
pub fn player(ui: &mut Ui, area: Rect, model: &PlayerModel) {
    let strong = Type::Strong.style().resolve(ui.style());
    let growth = strong.size / Type::Strong.font(1.0).size;
    let side = area.height().min(FACE * growth).min(0.3 * area.width());
    let middle = Rect::from_center_size(Pos2::new(area.left() + 0.5 * side, area.center().y), Vec2::splat(side));
    face(ui, middle, &model.face);
    let text = Rect::from_min_max(Pos2::new(area.left() + side + 2.0 * metrics::GRID, area.top()), area.max);
    let mut text = ui.new_child(UiBuilder::new().id_salt("player").max_rect(text));
    let heading = text.text_style_height(&Type::Heading.style());
    text.add_space((0.5 * (area.height() - 2.2 * heading)).max(0.0));
    text.label(Type::Heading.text(&model.face.name).color(IVORY.egui()));
    text.label(Type::Subheading.text(&model.line).color(LAMP_GOLD.egui()));
}

/// The dock when it is but a strip: whoever plays with what they are up to, and a battle in small.
pub fn strip(ui: &mut Ui, area: Rect, player: Option<&PlayerModel>, battle: Option<&BattleModel>) {
    let gap = metrics::GAP;
    let mut left = area.left();
    let side = area.height();
    // The battle stands at the right, so that the line before it stays where it is.
    let die = 0.62 * side;
    let width = if battle.is_some() { 5.0 * 1.08 * die + 5.0 * side } else { 0.0 };
    let words = area.with_max_x(area.right() - width);
    if let Some(model) = player {
        face(ui, Rect::from_min_size(area.min, Vec2::splat(side)), &model.face);
        left += side + 1.5 * gap;
        let name = line(ui, Pos2::new(left, area.center().y), &model.face.name, Type::Subheading, IVORY, words.right());
        line(ui, Pos2::new(name + 1.5 * gap, area.center().y), &model.line, Type::Body, LAMP_GOLD, words.right());
    }
    if let Some(model) = battle {
        let area = area.with_min_x(words.right() + gap);
        small_battle(ui, area, model, die);
    }
}

/// Armies, dice and losses of a battle in one row.
fn small_battle(ui: &Ui, area: Rect, model: &BattleModel, die: f32) {
    let strong = Type::Strong.style().resolve(ui.style());
    for (at, side) in model.sides.iter().enumerate() {
        let shade = side.face.livery.map_or(seats::NEUTRAL, |livery| livery.color.shade());
        let emblem = side.face.livery.map(|livery| livery.emblem);
        let mark = 0.7 * area.height();
        let place = |x: f32| if at == 0 { area.left() + x } else { area.right() - x };
        let middle = Pos2::new(place(0.5 * mark), area.center().y);
        paint_shield(ui.painter(), middle, mark, shade, emblem, TOKEN_RIM);
        let align = if at == 0 { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER };
        let number = Pos2::new(place(1.2 * mark), area.center().y);
        let armies = ui.painter().text(number, align, side.armies, strong.clone(), IVORY.egui());
        if side.lost[0] > 0 {
            let x = if at == 0 { armies.right() + 4.0 } else { armies.left() - 4.0 };
            let lost = format!("\u{2212}{}", side.lost[0]);
            ui.painter().text(Pos2::new(x, area.center().y), align, lost, strong.clone(), DANGER_TEXT.egui());
        }
    }
    if model.roll.is_some() {
        let room = area.shrink2(Vec2::new(2.2 * area.height(), 0.0));
        for (side, x) in [(0, room.left()), (1, room.right())] {
            dice::row(ui, model, side, Pos2::new(x, area.center().y), die);
        }
    }
}

/// One line of words from a place to the right, as far as there is room. Returns where it ends.
fn line(ui: &mut Ui, at: Pos2, text: &str, style: Type, ink: Shade, right: f32) -> f32 {
    let font = style.style().resolve(ui.style());
    let galley = elided(ui, text, &font, ink.egui(), right - at.x);
    let area = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    let response = ui.interact(area, ui.id().with(text), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    ui.painter().galley(area.min, galley, ink.egui());
    area.right()
}

#[cfg(test)]
mod tests {
    use crate::text::Words;

    #[test]
    fn only_what_is_certain_is_called_so() {
        let shown = [0.0, 0.0001, 0.5, 0.99951, 1.0].map(|chance| super::percent(&Words::english(), chance));
        assert_eq!(shown, ["0.0", "0.1", "50.0", "99.9", "100.0"]);
    }
}

//! Dice on the table: they tumble, then lie as they were rolled, the beaten ones marked.

use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use risk::Roll;

use super::BattleModel;
use crate::{
    theme::{
        Type,
        board::{DIE_BEATEN, DIE_IVORY},
        color::{BRASS, DANGER, DANGER_TEXT, INK_DEEP, PANEL},
        metrics, seats,
    },
    ui::widgets::{Lie, die_point, paint_die},
};

/// Side of a die in the tray, points.
const SIDE: f32 = 4.5 * metrics::GRID;
/// How far the middles of two dice are apart, in sides of a die.
const STEP: f32 = 1.08;

/// Paints the tray in the lower left corner of the free area, where no dock has room for the battle: the attacker's dice above, the
/// defender's below.
pub fn dice_tray(ui: &Ui, free: Rect, model: &BattleModel) {
    if model.roll.is_none() {
        return;
    }
    let gap = 0.75 * metrics::GRID;
    let row_height = SIDE + 2.0 * gap;
    let size = Vec2::new(3.0 * STEP * SIDE + 4.0 * gap + 4.0 * metrics::GRID, 2.0 * row_height + 3.0 * gap);
    let corner = Pos2::new(free.left() + 2.0 * metrics::GRID, free.bottom() - 2.0 * metrics::GRID - size.y);
    let tray = Rect::from_min_size(corner, size);
    let painter = ui.painter();
    let radius = CornerRadius::same(metrics::PANEL_RADIUS);
    let line = Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.8));
    painter.rect(tray, radius, PANEL.egui_alpha(0.92), line, StrokeKind::Inside);
    for (at, side) in model.sides.iter().enumerate() {
        let top = tray.top() + gap + at as f32 * (row_height + gap);
        let width = 3.0 * STEP * SIDE + 2.0 * gap;
        let felt = Rect::from_min_size(Pos2::new(tray.left() + gap, top), Vec2::new(width, row_height));
        let shade = side.face.livery.map_or(seats::NEUTRAL, |livery| livery.color.shade());
        let radius = CornerRadius::same(metrics::BUTTON_RADIUS);
        let ground = shade.mix(INK_DEEP, 0.62).egui();
        painter.rect(felt, radius, ground, Stroke::new(2.0, shade.egui()), StrokeKind::Inside);
        for die in 0..dice_of(model, at).len() {
            let x = felt.left() + gap + (die as f32 + 0.5) * STEP * SIDE;
            die_of(ui, model, at, die, Pos2::new(x, felt.center().y), SIDE);
        }
        if side.lost[0] > 0 {
            let end = Pos2::new(tray.right() - gap, felt.center().y);
            let font = Type::Strong.style().resolve(ui.style());
            let lost = format!("\u{2212}{}", side.lost[0]);
            painter.text(end, Align2::RIGHT_CENTER, lost, font, DANGER_TEXT.egui());
        }
    }
}

/// Paints the dice of one side in a row: the attacker's from `end` to the right, the defender's from there to the left.
pub fn row(ui: &Ui, model: &BattleModel, side: usize, end: Pos2, width: f32) {
    let count = dice_of(model, side).len();
    for die in 0..count {
        // The highest dice are the innermost: they meet.
        let steps = ((count - 1 - die) as f32 + 0.5) * STEP * width;
        let x = if side == 0 { end.x + steps } else { end.x - steps };
        die_of(ui, model, side, die, Pos2::new(x, end.y), width);
    }
}

/// The dice that one side threw, highest first.
fn dice_of(model: &BattleModel, side: usize) -> Vec<u8> {
    let Some(roll) = model.roll else { return Vec::new() };
    let dice = if side == 0 { roll.attacker } else { roll.defender };
    dice.into_iter().filter(|face| *face > 0).collect()
}

fn die_of(ui: &Ui, model: &BattleModel, side: usize, at: usize, middle: Pos2, width: f32) {
    let Some(face) = dice_of(model, side).get(at).copied() else { return };
    let still = model.tumbling <= 0.0;
    let lie = if still { Lie::still(face) } else { Lie::tumbling(model.age, side * 3 + at, width) };
    let beaten = still && model.roll.is_some_and(|roll| beaten(roll, side, at));
    let hidden = Type::Strong.style().resolve(ui.style());
    paint_die(ui.painter(), middle, width, lie, if beaten { DIE_BEATEN } else { DIE_IVORY }, &hidden);
    if beaten {
        let at = die_point(middle, width, Lie::still(lie.face));
        ui.painter().line_segment([at(-0.78, 0.78), at(0.78, -0.78)], Stroke::new(2.5, DANGER.egui()));
    }
}

/// Whether a die lost its pair.
fn beaten(roll: Roll, side: usize, at: usize) -> bool {
    let (a, d) = (roll.attacker[at], roll.defender[at]);
    a > 0 && d > 0 && if side == 0 { a <= d } else { a > d }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_beat_the_attacker() {
        let roll = Roll { attacker: [6, 3, 1], defender: [6, 2, 0] };
        let marked = |side| [0, 1, 2].map(|at| beaten(roll, side, at));
        assert_eq!(marked(0), [true, false, false]);
        assert_eq!(marked(1), [false, true, false]);
    }
}

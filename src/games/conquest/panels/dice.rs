//! Dice on the table: they tumble, then lie as they were rolled, the beaten ones marked.

use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::DiceModel;
use crate::{
    theme::{
        Type,
        board::{DIE_BEATEN, DIE_IVORY},
        color::{BRASS, DANGER, DANGER_TEXT, INK_DEEP, PANEL},
        metrics,
    },
    ui::widgets::{Lie, die_point, paint_die},
};

/// Side of a die, points.
const SIDE: f32 = 4.5 * metrics::GRID;

/// Paints the tray in the lower left corner of the free area: the attacker's dice above, the defender's below.
pub fn dice_tray(ui: &Ui, free: Rect, model: &DiceModel) {
    let gap = 0.75 * metrics::GRID;
    let row = SIDE + 2.0 * gap;
    let size = Vec2::new(3.0 * SIDE + 4.0 * gap + 4.0 * metrics::GRID, 2.0 * row + 3.0 * gap);
    let corner = Pos2::new(free.left() + 2.0 * metrics::GRID, free.bottom() - 2.0 * metrics::GRID - size.y);
    let tray = Rect::from_min_size(corner, size);
    let painter = ui.painter();
    let radius = CornerRadius::same(metrics::PANEL_RADIUS);
    painter.rect(
        tray,
        radius,
        PANEL.egui_alpha(0.92),
        Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.8)),
        StrokeKind::Inside,
    );
    let (lost, killed) = model.roll.losses();
    let sides = [(model.roll.attacker, lost), (model.roll.defender, killed)];
    for (side, (dice, losses)) in sides.into_iter().enumerate() {
        let top = tray.top() + gap + side as f32 * (row + gap);
        let felt = Rect::from_min_size(Pos2::new(tray.left() + gap, top), Vec2::new(3.0 * SIDE + 4.0 * gap, row));
        let shade = model.shades[side];
        painter.rect(
            felt,
            CornerRadius::same(metrics::BUTTON_RADIUS),
            shade.mix(INK_DEEP, 0.62).egui(),
            Stroke::new(2.0, shade.egui()),
            StrokeKind::Inside,
        );
        for (at, face) in dice.into_iter().enumerate().filter(|(_, face)| *face > 0) {
            let middle = felt.min + Vec2::new(gap + SIDE / 2.0 + at as f32 * (SIDE + gap), row / 2.0);
            let beaten = beaten(model, side, at);
            let still = model.tumbling <= 0.0;
            let lie = if still { Lie::still(face) } else { Lie::tumbling(model.age, side * 3 + at, SIDE) };
            die(ui, middle, beaten && still, lie);
        }
        if model.tumbling <= 0.0 && losses > 0 {
            painter.text(
                Pos2::new(tray.right() - 0.75 * metrics::GRID, felt.center().y),
                Align2::RIGHT_CENTER,
                format!("\u{2212}{losses}"),
                Type::Strong.style().resolve(ui.style()),
                DANGER_TEXT.egui(),
            );
        }
    }
}

/// Whether a die lost its pair.
fn beaten(model: &DiceModel, side: usize, at: usize) -> bool {
    let (a, d) = (model.roll.attacker[at], model.roll.defender[at]);
    a > 0 && d > 0 && if side == 0 { a <= d } else { a > d }
}

fn die(ui: &Ui, middle: Pos2, beaten: bool, lie: Lie) {
    let hidden = Type::Strong.style().resolve(ui.style());
    let ivory = if beaten { DIE_BEATEN } else { DIE_IVORY };
    paint_die(ui.painter(), middle, SIDE, lie, ivory, &hidden);
    if beaten {
        let at = die_point(middle, SIDE, Lie::still(lie.face));
        ui.painter().line_segment([at(-0.78, 0.78), at(0.78, -0.78)], Stroke::new(2.5, DANGER.egui()));
    }
}

#[cfg(test)]
mod tests {
    use risk::Roll;

    use super::*;
    use crate::theme::seats::NEUTRAL;

    #[test]
    fn ties_beat_the_attacker() {
        let roll = Roll { attacker: [6, 3, 1], defender: [6, 2, 0] };
        let model = DiceModel { roll, shades: [NEUTRAL; 2], tumbling: 0.0, age: 0.0 };
        let marked = |side| [0, 1, 2].map(|at| beaten(&model, side, at));
        assert_eq!(marked(0), [true, false, false]);
        assert_eq!(marked(1), [false, true, false]);
    }
}

//! Dice on the table: they tumble, then lie as they were rolled, the beaten ones marked.

use bevy_egui::egui::{Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2};

use super::DiceModel;
use crate::theme::{
    Type,
    board::{DIE_BEATEN, DIE_IVORY},
    color::{BRASS, DANGER, DANGER_TEXT, INK_DEEP, INK_TEXT, PANEL, SHADOW},
    metrics,
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
            die(ui, middle, face, beaten && model.tumbling <= 0.0, tumble(model, side * 3 + at));
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

/// How a die that still tumbles lies: turned by, moved by, face shown; at rest `None`.
fn tumble(model: &DiceModel, die: usize) -> Option<(f32, Vec2, u8)> {
    if model.tumbling <= 0.0 {
        return None;
    }
    let phase = model.age * 9.0 + die as f32 * 1.7;
    // What lies on top while it rolls says nothing: any face will do, changing a few times a second.
    let step = (phase * 1.6) as u32;
    let face = (step.wrapping_mul(0x9e37_79b9).wrapping_add(die as u32 * 0x85eb) >> 13) % 6 + 1;
    let jump = (phase * 2.1).sin().abs() * 0.16 * SIDE;
    Some((phase, Vec2::new((phase * 1.3).cos() * 0.06 * SIDE, -jump), face as u8))
}

fn die(ui: &Ui, middle: Pos2, face: u8, beaten: bool, tumbling: Option<(f32, Vec2, u8)>) {
    let painter = ui.painter();
    let (turn, shift, face) = tumbling.unwrap_or((0.0, Vec2::ZERO, face));
    let (sin, cos) = turn.sin_cos();
    let at =
        |x: f32, y: f32, shift: Vec2| middle + shift + Vec2::new(x * cos - y * sin, x * sin + y * cos) * SIDE / 2.0;
    let body = |scale: f32, shift: Vec2| -> Vec<Pos2> {
        rounded_square().into_iter().map(|[x, y]| at(x * scale, y * scale, shift)).collect()
    };
    let ground = Vec2::new(1.0, 2.5);
    painter.add(Shape::convex_polygon(body(0.94, ground), SHADOW.egui_alpha(0.55), Stroke::NONE));
    let ivory = if beaten { DIE_BEATEN } else { DIE_IVORY };
    painter.add(Shape::convex_polygon(body(0.94, shift), ivory.mix(INK_TEXT, 0.22).egui(), Stroke::NONE));
    painter.add(Shape::convex_polygon(body(0.88, shift - Vec2::new(0.5, 1.0)), ivory.egui(), Stroke::NONE));
    let ink: Color32 = INK_TEXT.egui();
    for [x, y] in pips(face) {
        painter.circle_filled(at(x, y, shift - Vec2::new(0.5, 1.0)), 0.085 * SIDE, ink);
    }
    if beaten {
        painter
            .line_segment([at(-0.78, 0.78, Vec2::ZERO), at(0.78, -0.78, Vec2::ZERO)], Stroke::new(2.5, DANGER.egui()));
    }
}

/// A square with round corners within `-1..=1`, clockwise.
fn rounded_square() -> Vec<[f32; 2]> {
    const CORNER: f32 = 0.3;
    const STEPS: usize = 5;
    let mut points = Vec::new();
    for (corner, [x, y]) in [[1.0, -1.0], [1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0]].into_iter().enumerate() {
        for step in 0..=STEPS {
            let angle = (corner as f32 - 1.0 + step as f32 / STEPS as f32) * std::f32::consts::FRAC_PI_2;
            points.push([x * (1.0 - CORNER) + CORNER * angle.cos(), y * (1.0 - CORNER) + CORNER * angle.sin()]);
        }
    }
    points
}

/// Where the pips of a face are, within `-1..=1`.
fn pips(face: u8) -> Vec<[f32; 2]> {
    const FAR: f32 = 0.48;
    let mut pips = Vec::new();
    if face % 2 == 1 {
        pips.push([0.0, 0.0]);
    }
    if face >= 2 {
        pips.extend([[-FAR, -FAR], [FAR, FAR]]);
    }
    if face >= 4 {
        pips.extend([[FAR, -FAR], [-FAR, FAR]]);
    }
    if face >= 6 {
        pips.extend([[-FAR, 0.0], [FAR, 0.0]]);
    }
    pips
}

#[cfg(test)]
mod tests {
    use risk::Roll;

    use super::*;
    use crate::theme::seats::NEUTRAL;

    #[test]
    fn every_face_has_its_pips() {
        for face in 1..=6 {
            assert_eq!(pips(face).len(), usize::from(face));
        }
    }

    #[test]
    fn ties_beat_the_attacker() {
        let roll = Roll { attacker: [6, 3, 1], defender: [6, 2, 0] };
        let model = DiceModel { roll, shades: [NEUTRAL; 2], tumbling: 0.0, age: 0.0 };
        let marked = |side| [0, 1, 2].map(|at| beaten(&model, side, at));
        assert_eq!(marked(0), [true, false, false]);
        assert_eq!(marked(1), [false, true, false]);
    }
}

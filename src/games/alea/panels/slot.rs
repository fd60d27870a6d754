//! Where dice go on a card, each kind with its own sign.

use bevy_egui::egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};
use dice::Slot;

use super::card_model::{CardModel, Readiness};
use crate::{
    games::alea::{icon::Icon, status_look::StatusLook, theme::duel},
    text::Words,
    theme::{
        LEAST, Shade, board,
        color::{INK_TEXT, IVORY, LAMP_GOLD},
    },
    ui::widgets::{Lie, paint_die},
};

/// Paints a card's slot about `middle`, its wells `side` points wide.
pub fn slot(painter: &Painter, words: &Words, middle: Pos2, side: f32, card: &CardModel, font: &FontId) {
    let ink = if card.readiness == Readiness::Ready { INK_TEXT } else { duel::CARD_SPENT[1].mix(INK_TEXT, 0.7) };
    if card.readiness == Readiness::Shocked {
        well(painter, middle, side, card.lit);
        Icon::Status(StatusLook::built_in(dice::Status::SHOCK)).paint(painter, middle, 0.34 * side, ink.egui());
        return;
    }
    let pair = [-0.62, 0.62].map(|x| middle + Vec2::new(x * side, 0.0));
    match card.slot {
        Slot::Doubles | Slot::Pair | Slot::Total(_) => {
            for (at, place) in pair.into_iter().enumerate() {
                well(painter, place, side, card.lit);
                if at == 0 && card.held > 0 {
                    die(painter, place, side, card.held, font);
                }
            }
            let sign = match card.slot {
                Slot::Doubles => "=".to_owned(),
                Slot::Pair => "+".to_owned(),
                _ => "+".to_owned(),
            };
            write(painter, middle, &sign, 0.5 * side, font, ink.egui());
            if let Slot::Total(sum) = card.slot {
                let place = if card.held > 0 { pair[1] } else { middle + Vec2::new(0.0, 0.0) };
                match card.held {
                    0 => {
                        write(painter, pair[1], &format!("={sum}"), 0.42 * side, font, ink.egui());
                    }
                    held => write(painter, place, &sum.saturating_sub(held).to_string(), 0.5 * side, font, ink.egui()),
                }
            }
        }
        Slot::Countdown(goal) => countdown(painter, middle, side, card, goal, font, ink),
        Slot::Free => {
            let size = Vec2::new(2.1 * side, 0.8 * side);
            let button = Rect::from_center_size(middle, size);
            let (fill, edge) = if card.lit { (duel::BANDS[1], LAMP_GOLD) } else { (duel::WELL, INK_TEXT) };
            let radius = CornerRadius::same(4);
            painter.rect(button, radius, fill.egui(), Stroke::new(1.5, edge.egui()), StrokeKind::Inside);
            let letters = if card.lit { IVORY } else { ink };
            write(painter, middle, words.get("alea-card-use"), 0.42 * side, font, letters.egui());
        }
        Slot::Passive => {
            Icon::Status(StatusLook::built_in(dice::Status::RE_EQUIP)).paint(painter, middle, 0.4 * side, ink.egui())
        }
        single => {
            well(painter, middle, side, card.lit);
            let sign = match single {
                Slot::Even => words.get("alea-slot-even").to_owned(),
                Slot::Odd => words.get("alea-slot-odd").to_owned(),
                Slot::Exactly(n) => format!("{n}"),
                Slot::AtMost(n) => format!("\u{2264}{n}"),
                Slot::AtLeast(n) => format!("\u{2265}{n}"),
                Slot::Bonus(n) => format!("+{n}"),
                _ => String::new(),
            };
            match sign.is_empty() {
                true => any(painter, middle, side, ink.egui()),
                // A word takes more room than a number.
                false => {
                    let share = if sign.starts_with(char::is_alphabetic) { 0.37 } else { 0.48 };
                    write(painter, middle, &sign, share * side, font, ink.egui());
                }
            }
        }
    }
}

/// The place for one die.
fn well(painter: &Painter, middle: Pos2, side: f32, lit: bool) {
    let area = Rect::from_center_size(middle, Vec2::splat(side));
    let radius = CornerRadius::same((0.16 * side) as u8);
    if lit {
        painter.rect_filled(area.expand(0.09 * side), radius, LAMP_GOLD.egui_alpha(0.55));
    }
    let line =
        Stroke::new(if lit { 2.0 } else { 1.2 }, if lit { duel::BANDS[0].egui() } else { INK_TEXT.egui_alpha(0.6) });
    painter.rect(area, radius, duel::WELL.egui(), line, StrokeKind::Inside);
}

/// Any die: the outline of one.
fn any(painter: &Painter, middle: Pos2, side: f32, ink: Color32) {
    let area = Rect::from_center_size(middle, Vec2::splat(0.56 * side));
    let corners = [area.left_top(), area.right_top(), area.right_bottom(), area.left_bottom(), area.left_top()];
    painter.extend(Shape::dashed_line(&corners, Stroke::new(1.2, ink), 3.0, 2.5));
}

/// What is left to count down, and a ring of what has been.
fn countdown(painter: &Painter, middle: Pos2, side: f32, card: &CardModel, goal: u8, font: &FontId, ink: Shade) {
    const STEPS: usize = 40;
    let radius = 0.56 * side;
    if card.lit {
        painter.circle_filled(middle, radius + 0.12 * side, LAMP_GOLD.egui_alpha(0.55));
    }
    painter.circle(middle, radius, duel::WELL.egui(), Stroke::new(1.2, INK_TEXT.egui_alpha(0.6)));
    let share = f32::from(card.progress) / f32::from(goal.max(1));
    let count = (share * STEPS as f32).round() as usize;
    if count > 0 {
        let point = |step: usize| {
            let angle = std::f32::consts::TAU * (step as f32 / STEPS as f32 - 0.25);
            middle + radius * Vec2::angled(angle)
        };
        let arc = (0..=count.min(STEPS)).map(point).collect();
        painter.add(Shape::line(arc, Stroke::new(0.13 * side, duel::BANDS[1].egui())));
    }
    let left = goal.saturating_sub(card.progress);
    write(painter, middle, &left.to_string(), 0.56 * side, font, ink.egui());
}

fn die(painter: &Painter, middle: Pos2, side: f32, value: u8, font: &FontId) {
    paint_die(painter, middle, 0.86 * side, Lie::still(value), board::DIE_IVORY, font);
}

/// A sign, no wider than a well can show.
fn write(painter: &Painter, middle: Pos2, sign: &str, size: f32, font: &FontId, ink: Color32) {
    let long = sign.chars().count() as f32;
    let size = size.min(size * 3.2 / long.max(3.2)).max(LEAST);
    painter.text(middle, Align2::CENTER_CENTER, sign, FontId::new(size, font.family.clone()), ink);
}

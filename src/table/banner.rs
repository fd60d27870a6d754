//! Words across the board for a while: whose turn it is, and how it ended.

use bevy_egui::egui::{self, Align2, Pos2, Rect, Stroke, Ui, Vec2};
use tabletop::Seat;

use crate::{
    portrait::{Portrait, medallion},
    theme::{
        Livery, Type,
        color::{BRASS, INK_NAVY, IVORY, LAMP_GOLD},
        metrics,
    },
    ui::widgets::paint_shield,
};

/// Words across the board for a while.
#[derive(Clone, PartialEq, Debug)]
pub struct Banner {
    /// Whose colours it wears.
    pub seat: Option<Seat>,
    /// The words.
    pub text: String,
    /// Whether it is one of the great moments of a game, and shows who brought it about.
    pub great: bool,
    /// Seconds it has been shown.
    pub age: f32,
    /// Seconds it is shown in all.
    pub lasts: f32,
}

impl Banner {
    /// Words that are shown for so many seconds.
    pub fn new(seat: Option<Seat>, text: String, lasts: f32) -> Self {
        Self { seat, text, great: false, age: 0.0, lasts }
    }

    /// Words that stand there for as long as they are painted.
    pub fn standing(seat: Seat, text: String) -> Self {
        // In the middle of its time nothing of it fades.
        Self { age: 0.5, ..Self::new(Some(seat), text, 1.0) }
    }

    /// One of the great moments of a game, which a seat brought about.
    pub fn great(seat: Seat, text: String, lasts: f32) -> Self {
        Self { great: true, ..Self::new(Some(seat), text, lasts) }
    }
}

/// Height of a face over the words of a great moment, in heights of their line.
const FACE: f32 = 2.6;

/// Paints the words across a board, with the shield of whoever they are about, or in a great moment the face.
pub fn banner(ui: &Ui, free: Rect, livery: Option<Livery>, face: Option<&Portrait>, banner: &Banner) {
    let share = if banner.lasts > 0.0 { banner.age / banner.lasts } else { 1.0 };
    // Where motion is off it stands and is gone.
    let moves = ui.style().animation_time > 0.0;
    let presence = if moves { (share * 8.0).min(1.0).min((1.0 - share) * 5.0).clamp(0.0, 1.0) } else { 1.0 };
    let painter = ui.painter().with_clip_rect(free);
    let font = Type::Title.style().resolve(ui.style());
    let ink = if banner.great { LAMP_GOLD } else { IVORY };
    let galley = painter.layout(banner.text.clone(), font, ink.egui(), 0.8 * free.width());
    let words = galley.size().y + 2.0 * metrics::GRID;
    let side = if banner.great { FACE * galley.size().y } else { 0.0 };
    let height = words + side;
    let middle = Pos2::new(free.center().x, free.top() + 0.13 * free.height() + height / 2.0);
    let ribbon = Rect::from_center_size(middle, Vec2::new(free.width(), height));
    // A ribbon that fades to both sides.
    let mut mesh = egui::Mesh::default();
    let solid = INK_NAVY.egui_alpha(0.9 * presence);
    let clear = INK_NAVY.egui_alpha(0.0);
    let xs = [0.0, 0.22, 0.78, 1.0].map(|share| egui::lerp(ribbon.left()..=ribbon.right(), share));
    for (x, ink) in xs.into_iter().zip([clear, solid, solid, clear]) {
        mesh.colored_vertex(Pos2::new(x, ribbon.top()), ink);
        mesh.colored_vertex(Pos2::new(x, ribbon.bottom()), ink);
    }
    for step in 0..3 {
        let first = 2 * step;
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 3, first + 2);
    }
    painter.add(egui::Shape::mesh(mesh));
    for y in [ribbon.top(), ribbon.bottom()] {
        painter.hline(xs[1]..=xs[2], y, Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(presence)));
    }
    let line = Pos2::new(middle.x, ribbon.bottom() - 0.5 * words);
    let text = Align2::CENTER_CENTER.anchor_size(line, galley.size());
    painter.galley_with_override_text_color(text.min, galley, ink.egui_alpha(presence));
    // What cannot be made fainter comes when the ribbon has.
    let Some(livery) = livery.filter(|_| presence > 0.5) else { return };
    let (shade, emblem) = (livery.color.shade(), Some(livery.emblem));
    if banner.great {
        let area = Rect::from_center_size(Pos2::new(middle.x, ribbon.top() + 0.55 * side), Vec2::splat(0.9 * side));
        medallion(&painter, area, face, shade, |middle, radius| {
            paint_shield(&painter, middle, 1.3 * radius, shade, emblem, LAMP_GOLD);
        });
    } else {
        let mark = 0.8 * height;
        paint_shield(&painter, Pos2::new(text.left() - 0.7 * mark, middle.y), mark, shade, emblem, LAMP_GOLD);
    }
}

//! How large a card is, and what of it is seen there: its name alone, its picture, or what it does, too.

use std::sync::Arc;

use bevy_egui::egui::{Align, FontId, Galley, TextFormat, Ui, Vec2, text::LayoutJob};

use crate::{
    games::dominion::{
        CardFace,
        theme::court::{
            CARD, GAP, HANDFUL, LEAST_PICTURE, PICTURE, PLATE, PLATE_WIDTH, READ, STRIP, TEXT_MARGIN, USUAL,
        },
    },
    theme::{Type, color::INK_TEXT},
};

/// Height of a picture by its width.
pub const RATIO: f32 = PICTURE[1] / PICTURE[0];

/// Least height of a card that has its text, in heights of small letters: below it there would be room for a line or two at most.
const LEAST_READ: f32 = 10.0;

/// How large a card is, and whether its text is seen where there is room below its picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Form {
    /// Width and height.
    pub size: Vec2,
    /// Whether its text is seen.
    pub text: bool,
}

/// The size of a whole picture so wide.
pub fn whole(width: f32) -> Vec2 {
    Vec2::new(width, width * RATIO)
}

/// Height of small letters, by which cards are measured.
pub fn em(ui: &Ui) -> f32 {
    small(ui).size
}

/// Small letters.
pub fn small(ui: &Ui) -> FontId {
    Type::Small.style().resolve(ui.style())
}

impl Form {
    /// A whole picture so wide with the card's name.
    pub fn pictured(ui: &Ui, width: f32) -> Self {
        Self { size: whole(width) + Vec2::new(0.0, STRIP * em(ui)), text: false }
    }

    /// As it lies in a list.
    pub fn usual(ui: &Ui) -> Self {
        Self::pictured(ui, USUAL * em(ui))
    }

    /// As it lies where cards are looked through.
    pub fn read(ui: &Ui) -> Self {
        Self { size: em(ui) * Vec2::new(READ[0] + 2.5, READ[0] + 4.5), text: true }
    }

    /// A card of a row so high in a room so wide: with its text where that is high, the middle of its picture where it is low, and its name
    /// alone where it is lower still. A handful keeps its size whatever is played of it.
    pub fn in_row(ui: &Ui, room: Vec2) -> Self {
        let em = em(ui);
        let broad = room.x / HANDFUL as f32 - GAP;
        let (strip, plate) = (STRIP * em, PLATE * em);
        if room.y >= LEAST_READ * em {
            let [least, most] = READ.map(|width| width * em);
            let width = (0.95 * room.y).min(broad).clamp(least, most);
            return Self { size: Vec2::new(width, room.y.min(strip + 1.4 * width)), text: true };
        }
        if room.y >= strip + LEAST_PICTURE * em {
            let [least, most] = CARD.map(|width| width * em);
            let width = ((room.y - strip) / RATIO).min(broad).clamp(least, most);
            return Self { size: Vec2::new(width, (room.y - strip).min(whole(width).y) + strip), text: false };
        }
        let [least, most] = PLATE_WIDTH.map(|width| width * em);
        Self { size: Vec2::new(broad.clamp(least, most), plate), text: false }
    }

    /// Whether nothing but the card's name, its cost and its number are seen.
    pub fn is_plate(&self, ui: &Ui) -> bool {
        self.size.y < (STRIP + LEAST_PICTURE) * em(ui) - 0.5
    }

    /// What a card does as it is set on it, where its text is seen and leaves room for some of the picture.
    pub fn text_of(&self, ui: &Ui, face: &CardFace) -> Option<Arc<Galley>> {
        let galley = self.text.then(|| text(ui, face, self.size.x))?;
        let room = self.size.y - (STRIP + LEAST_PICTURE) * em(ui);
        (galley.size().y + 2.0 * TEXT_MARGIN[1] * em(ui) <= room + 0.5).then_some(galley)
    }
}

/// What a card so wide does: what it brings at once in strong letters, the rest in small ones.
fn text(ui: &Ui, face: &CardFace, width: f32) -> Arc<Galley> {
    let plain = small(ui);
    let strong = FontId::new(plain.size, Type::Strong.style().resolve(ui.style()).family);
    let mut job = LayoutJob { halign: Align::Center, ..LayoutJob::default() };
    job.wrap.max_width = (width - 2.0 * TEXT_MARGIN[0] * plain.size).max(1.0);
    for (at, line) in face.lines.iter().enumerate() {
        let font = if at == 0 && face.brings { &strong } else { &plain };
        let line = if at == 0 { line.clone() } else { format!("\n{line}") };
        job.append(&line, 0.0, TextFormat::simple(font.clone(), INK_TEXT.egui()));
    }
    ui.painter().layout_job(job)
}

/// Height of what a card so wide does, with the room around it.
pub fn text_height(ui: &Ui, face: &CardFace, width: f32) -> f32 {
    text(ui, face, width).size().y + 2.0 * TEXT_MARGIN[1] * em(ui)
}

//! The card that sums up what happened since a person's last turn.

use bevy_egui::egui::{self, Align, Layout, ScrollArea, Ui, Vec2};

use super::RecapLine;
use crate::{
    table::{Table, TableGame},
    text::Words,
    theme::{
        Livery, Type,
        color::{DANGER_TEXT, IVORY, LAMP_GOLD},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// The card.
#[derive(Clone, PartialEq, Debug)]
pub struct RecapModel {
    /// What each opponent did, in the order of their turns: colour and shape, name, and what was done.
    pub lines: Vec<(Livery, String, RecapLine)>,
}

impl RecapModel {
    /// The card of a game, if there is one to show.
    pub fn new<T: TableGame>(table: &Table<T>, words: &Words) -> Option<Self> {
        let recap = table.recap.as_ref().filter(|_| table.recap_open && table.actor().is_some())?;
        let line =
            |line: &RecapLine| (table.livery(line.seat), table.name(words, line.seat).into_owned(), line.clone());
        Some(Self { lines: recap.lines.iter().map(line).collect() })
    }
}

/// What the player asks for on the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecapAsk {
    /// Show it on the board.
    Replay,
    /// Put the card away.
    Dismiss,
}

/// The card, in all the room there is: what is longer scrolls, and the buttons below are always seen.
pub fn recap_card(ui: &mut Ui, words: &Words, model: &RecapModel, asks: &mut Vec<RecapAsk>) {
    ui.label(Type::Subheading.text(words.get("recap-title")).color(LAMP_GOLD.egui()));
    // The buttons are laid out from the foot upwards; the lines take what is left.
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.horizontal_wrapped(|ui| {
            if widgets::secondary(ui, words.get("recap-replay")).clicked() {
                asks.push(RecapAsk::Replay);
            }
            if widgets::secondary(ui, words.get("recap-dismiss")).clicked() {
                asks.push(RecapAsk::Dismiss);
            }
        });
        ui.add_space(0.5 * metrics::GAP);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ScrollArea::vertical().id_salt("recap").auto_shrink(false).show(ui, |ui| {
                for line in &model.lines {
                    show(ui, line);
                }
            });
        });
    });
}

/// The same without a card of its own, in all the room there is.
pub fn recap_lines(ui: &mut Ui, words: &Words, model: &RecapModel, asks: &mut Vec<RecapAsk>) {
    ui.label(Type::Strong.text(words.get("recap-title")).color(LAMP_GOLD.egui()));
    for line in &model.lines {
        show(ui, line);
    }
    if widgets::secondary(ui, words.get("recap-replay")).clicked() {
        asks.push(RecapAsk::Replay);
    }
}

fn show(ui: &mut Ui, (livery, name, line): &(Livery, String, RecapLine)) {
    ui.horizontal_top(|ui| {
        let height = 1.2 * ui.text_style_height(&Type::Small.style());
        let (mark, _) = ui.allocate_exact_size(Vec2::new(height, height), egui::Sense::hover());
        let rim = crate::theme::board::TOKEN_RIM;
        let (shade, emblem) = (livery.color.shade(), livery.emblem);
        paint_shield(ui.painter(), mark.center(), height, shade, Some(emblem), rim);
        let mut job = egui::text::LayoutJob::default();
        let font = Type::Small.style().resolve(ui.style());
        let mut add = |text: &str, ink: egui::Color32| {
            if !text.is_empty() {
                let lead = if job.text.is_empty() { "" } else { " " };
                job.append(&format!("{lead}{text}"), 0.0, egui::TextFormat::simple(font.clone(), ink));
            }
        };
        add(name, LAMP_GOLD.egui());
        add(&line.harm, DANGER_TEXT.egui());
        add(&line.text, IVORY.egui());
        ui.add(egui::Label::new(job).wrap());
    });
}

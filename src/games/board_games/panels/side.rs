//! The side panel: the round, the seats with what they captured, the log.

use std::cell::RefCell;

use bevy_egui::egui::{Label, Sense, Ui, Vec2};

use super::{
    ask::PanelAsk,
    model::{Model, SeatModel},
};
use crate::{
    pieces::{Face, PieceSet, Tray},
    settings::Speed,
    table::{
        logbook::{LogAsk, LogModel},
        panels::SideContent,
    },
    text::Words,
    theme::{
        Livery, Type,
        board::TOKEN_RIM,
        color::{IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets::paint_shield,
};

/// The side panel of a game: what it shows, how its pieces look and what they are called, and the captured ones.
pub struct Side<'a> {
    /// What it shows.
    pub model: &'a Model,
    /// How the pieces look.
    pub set: &'a PieceSet,
    /// The captured pieces, and where they lie.
    pub tray: RefCell<&'a mut Tray>,
    /// What a piece is called.
    pub name: &'a dyn Fn(&Face) -> String,
}

impl Side<'_> {
    /// The name of a seat, its side and who decides for it.
    fn line(&self, ui: &mut Ui, seat: &SeatModel) {
        ui.horizontal(|ui| {
            let height = 1.5 * ui.text_style_height(&Type::Strong.style());
            let (mark, _) = ui.allocate_exact_size(Vec2::new(0.9 * height, height), Sense::hover());
            let shade = seat.livery.color.shade();
            paint_shield(ui.painter(), mark.center(), height, shade, Some(seat.livery.emblem), TOKEN_RIM);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let ink = if seat.active { LAMP_GOLD } else { IVORY };
                ui.add(Label::new(Type::Strong.text(&seat.name).color(ink.egui())).truncate());
                ui.add(Label::new(Type::Small.text(&seat.note).color(IVORY_DIM.egui())).truncate());
            });
        });
    }
}

impl SideContent for Side<'_> {
    type Ask = PanelAsk;

    fn speed(&self) -> Speed {
        self.model.speed
    }

    fn log(&self) -> &LogModel {
        &self.model.log
    }

    fn players(&self) -> Vec<(Livery, &str)> {
        self.model.seats.iter().map(|seat| (seat.livery, seat.name.as_str())).collect()
    }

    fn heading(&self, ui: &mut Ui, _: &Words) {
        ui.label(Type::Heading.text(&self.model.heading).color(LAMP_GOLD.egui()));
    }

    fn seats(&self, ui: &mut Ui, words: &Words, _: f32, _: &mut Vec<PanelAsk>) {
        for seat in &self.model.seats {
            self.line(ui, seat);
            if let Some(side) = seat.side {
                let other = 1 - side.min(1);
                let name = |kind: &str| (self.name)(&Face::up(kind, other));
                self.tray.borrow_mut().show(ui, words, self.set, other, name);
            }
            ui.add_space(metrics::GAP);
        }
        if let Some(best) = &self.model.best {
            ui.add(Label::new(Type::Small.text(best).color(IVORY_DIM.egui())).wrap());
            ui.add_space(metrics::GAP);
        }
    }

    fn standing(&self, ui: &mut Ui, _: &Words) {
        self.model.seats.iter().for_each(|seat| self.line(ui, seat));
    }

    fn recall(&self, line: LogAsk) -> PanelAsk {
        PanelAsk::Recall { step: line.step, place: line.place }
    }
}

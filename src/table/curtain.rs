//! The curtain between persons who share a screen and hold secrets: until the next one has taken the seat, the table shows
//! what everybody may know.

use bevy_egui::egui::{Align2, Area, Id, Order, Ui, Vec2};
use tabletop::Seat;

use crate::{
    text::Words,
    theme::{
        Livery, Type,
        color::{INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Whether the curtain is down, and for whom it was last lifted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Curtain {
    waiting: Option<Seat>,
    seated: Option<Seat>,
}

impl Curtain {
    /// Whether the curtain is down before this person, who is to act; it falls when somebody else was seated before.
    pub fn falls(&mut self, seat: Seat) -> bool {
        self.waiting = (self.seated != Some(seat)).then_some(seat);
        self.waiting.is_some()
    }

    /// This person acts where there is nothing to hide.
    pub fn stays_up(&mut self, seat: Seat) {
        self.seated = Some(seat);
        self.waiting = None;
    }

    /// Whom it waits for.
    pub fn waiting(&self) -> Option<Seat> {
        self.waiting
    }

    /// Somebody else has sat at the screen for a moment: it falls before whoever acts next.
    pub fn vacate(&mut self) {
        self.seated = None;
    }

    /// The person it waits for has taken the seat.
    pub fn lift(&mut self) {
        if let Some(seat) = self.waiting.take() {
            self.seated = Some(seat);
        }
    }
}

/// Who is to take the seat.
#[derive(Clone, PartialEq, Debug)]
pub struct CurtainModel {
    /// The person's name.
    pub name: String,
    /// The person's colour and shape.
    pub livery: Livery,
    /// Whether that person sets up where nobody else sees it.
    pub sets_up: bool,
    /// Whether it can be lifted already: whoever sat there before may still be at the keys.
    pub ready: bool,
}

/// Paints the curtain over the table, but not over what lies over that. Returns whether the person has taken the seat.
pub fn curtain(ui: &mut Ui, words: &Words, model: &CurtainModel) -> bool {
    let [title, note] = match model.sets_up {
        true => ["curtain-sets_up", "curtain-sets_up_note"],
        false => ["curtain-turn", "curtain-note"],
    };
    let window = ui.ctx().viewport_rect();
    ui.painter().rect_filled(window, 0.0, INK_DEEP.egui_alpha(metrics::CURTAIN));
    let width = (metrics::CURTAIN_WIDTH * metrics::GRID).min(window.width() - 2.0 * metrics::PAGE_MARGIN);
    Area::new(Id::new("curtain"))
        .order(Order::Middle)
        .anchor(Align2::CENTER_CENTER, Vec2::ZERO)
        .show(ui.ctx(), |ui| {
            widgets::panel_frame()
                .show(ui, |ui| {
                    ui.set_width(width);
                    ui.vertical_centered(|ui| {
                        let height = metrics::CURTAIN_SHIELD * metrics::GRID;
                        ui.add_space(metrics::GAP);
                        let size = Vec2::new(height * 0.9, height);
                        let (mark, _) = ui.allocate_exact_size(size, bevy_egui::egui::Sense::hover());
                        let (color, emblem) = (model.livery.color.shade(), model.livery.emblem);
                        widgets::paint_shield(ui.painter(), mark.center(), height, color, Some(emblem), LAMP_GOLD);
                        let title = words.with(title, &[("name", &model.name)]);
                        ui.label(Type::Title.text(title).color(IVORY.egui()));
                        widgets::rule(ui);
                        let note = words.with(note, &[("name", &model.name)]);
                        ui.label(Type::Body.text(note).color(IVORY_DIM.egui()));
                        ui.add_space(metrics::GAP_WIDE);
                        let label = words.with("curtain-open", &[("name", &model.name)]);
                        let opened = |ui: &mut Ui| widgets::primary(ui, &label).clicked();
                        let opened = ui.add_enabled_ui(model.ready, opened).inner;
                        ui.add_space(metrics::GAP);
                        opened
                    })
                    .inner
                })
                .inner
        })
        .inner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_falls_between_persons_and_not_within_a_turn() {
        let mut curtain = Curtain::default();
        assert!(curtain.falls(Seat(0)) && curtain.falls(Seat(0)));
        curtain.lift();
        assert!(!curtain.falls(Seat(0)) && curtain.waiting().is_none());
        assert!(curtain.falls(Seat(2)));
        assert_eq!(curtain.waiting(), Some(Seat(2)));
        curtain.lift();
        assert!(curtain.falls(Seat(0)), "somebody else has seen the table since");
    }
}

//! What the panels of every table need of the application, and what they do there.

use bevy::{
    ecs::{change_detection::Tick, system::SystemParam},
    prelude::*,
};
use bevy_egui::egui::{Align2, Id, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::{
    TableAsk,
    offer::{OfferModel, draw_offered},
};
use crate::{
    input::Actions,
    settings::Settings,
    shell::{Notices, Overlay, Overlays},
    table::{
        Banner, CurtainModel, DrawOffer, Table, TableGame, banner, curtain, recap::RecapAsk, replay::Viewer,
        why::reasons_handles,
    },
    text::Words,
};

/// What the panels of every table need of the application.
#[derive(SystemParam)]
pub struct TablePanels<'w> {
    /// The words.
    pub words: Res<'w, Words>,
    /// How the player wants it.
    pub settings: ResMut<'w, Settings>,
    /// What lies over the table.
    pub overlays: Overlays<'w>,
    /// Where what cannot be done is told.
    pub notices: ResMut<'w, Notices>,
    /// What the keys ask for.
    pub actions: Res<'w, Actions>,
    viewer: Viewer<'w>,
}

impl TablePanels<'_> {
    /// Whether nothing lies over the table.
    pub fn bare(&self) -> bool {
        !self.overlays.any()
    }

    /// When that was changed last which panels are made from: the table, what its game ships, how the player wants it, and the words.
    pub fn changes<T: TableGame>(&self, table: &ResMut<Table<T>>, content: &Res<T::Content>) -> [Tick; 4] {
        [table.last_changed(), content.last_changed(), self.settings.last_changed(), self.words.last_changed()]
    }

    /// The ways to the reasons, in a corner at `at`, while nothing lies over the table and none are open. Returns the room they take.
    pub fn ways_to_reasons<T: TableGame>(
        &self,
        ui: &Ui,
        (corner, at): (Align2, Pos2),
        table: &Table<T>,
        asks: &mut Vec<impl From<TableAsk>>,
    ) -> Option<Rect> {
        if !self.bare() || table.why.is_open() {
            return None;
        }
        let mut reasons = Vec::new();
        let taken = reasons_handles(ui, (corner, at), &self.words, table.offers_hint(), &mut reasons);
        asks.extend(reasons.into_iter().map(|ask| TableAsk::Reason(ask).into()));
        Some(taken)
    }

    /// What lies over the table's part of the window for a while: the words across it, and the curtain.
    pub fn over<T: TableGame>(&self, ui: &mut Ui, free: Rect, table: &Table<T>, asks: &mut Vec<impl From<TableAsk>>) {
        if table.banner.is_none() && table.curtain.waiting().is_none() {
            self.reason_to_wait(ui, free, table);
        }
        if let Some(ribbon) = &table.banner {
            let face = ribbon.seat.and_then(|seat| T::portrait(table, seat));
            banner(ui, free, ribbon.seat.map(|seat| table.livery(seat)), face.as_deref(), ribbon);
        }
        if let Some(DrawOffer { by, to }) = table.draw_offer().filter(|_| self.bare()) {
            let model = OfferModel {
                by: table.name(&self.words, by).into_owned(),
                to: table.name(&self.words, to).into_owned(),
                livery: table.livery(by),
            };
            if let Some(accepts) = draw_offered(ui, free, &self.words, &model) {
                asks.push(TableAsk::AnswerDraw(accepts).into());
            }
            return;
        }
        let Some(seat) = table.curtain.waiting().filter(|_| self.bare()) else { return };
        let veil = CurtainModel {
            name: table.name(&self.words, seat).into_owned(),
            livery: table.livery(seat),
            sets_up: table.setting_up == Some(seat),
            ready: !self.actions.resting(),
        };
        if curtain(ui, &self.words, &veil) {
            asks.push(TableAsk::TakeSeat.into());
        }
    }

    /// Says across the board why nothing is seen to happen, while somebody sets up unseen.
    fn reason_to_wait<T: TableGame>(&self, ui: &Ui, free: Rect, table: &Table<T>) {
        let Some(seat) = table.unseen_setup() else { return };
        let text = self.words.with("table-sets_up", &[("name", &table.name(&self.words, seat))]);
        // What is painted is not told to assistive technology by itself; as nothing that can be pressed it takes no room from the board.
        let told = ui.interact(Rect::from_min_size(free.min, Vec2::ZERO), Id::new("reason to wait"), Sense::hover());
        told.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
        banner(ui, free, Some(table.livery(seat)), None, &Banner::standing(seat, text));
    }

    /// Does what is asked for.
    pub fn carry_out<T: TableGame>(&mut self, ask: TableAsk, table: &mut Table<T>, content: &T::Content) {
        match ask {
            TableAsk::Speed(speed) => self.settings.speed = speed,
            TableAsk::Menu => self.overlays.open(Overlay::Menu),
            TableAsk::TakeSeat => table.curtain.lift(),
            TableAsk::AnswerDraw(accepts) => table.answer_draw(accepts, &mut self.notices),
            TableAsk::Recall(step) => {
                if table.decision(step).is_some_and(|made| table.readable(made)) {
                    table.why.ask(step);
                }
            }
            TableAsk::Recap(RecapAsk::Replay) => table.replay_recap(),
            TableAsk::Recap(RecapAsk::Dismiss) => table.recap_open = false,
            TableAsk::Replay(ask) => self.viewer.carry_out(ask, table, &self.words, &mut self.notices),
            TableAsk::Reason(ask) => {
                table.carry_out_reason(ask, content, &mut self.settings, &mut self.notices);
            }
        }
    }
}

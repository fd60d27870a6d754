//! The picked card: as it lies on the table, and what it does for every die.

use bevy_egui::egui::{self, Sense, Ui, Vec2};
use dice::{Card, Content, Form, Role, Slot};

use super::{BenchPage, row::line, status::status};
use crate::{
    games::alea::card_words,
    games::alea::{
        Icon,
        bench::effects,
        panels::{CardModel, Readiness, paint_card, statuses, told},
        theme::duel,
    },
    text::Words,
    theme::{Type, color::IVORY, metrics},
    ui::widgets,
};

/// The card, its forms and its effects.
pub(super) fn card(ui: &mut Ui, words: &Words, content: &Content, state: &mut BenchPage) {
    let Some(card) = state.picked(content) else {
        widgets::panel(ui, words.get("bench-none"), |_| ());
        return;
    };
    widgets::panel(ui, &card_words::plain_name(words, card), |ui| {
        let forms = [
            (Form::Minus, words.get("bench-minus")),
            (Form::Base, words.get("bench-base")),
            (Form::Plus, words.get("bench-plus")),
        ];
        widgets::segmented(ui, &mut state.form, &forms);
        let room = (ui.available_height() - metrics::PANEL_MARGIN).max(8.0 * metrics::GRID);
        egui::ScrollArea::vertical().id_salt("card").max_height(room).auto_shrink(false).show(ui, |ui| {
            ui.set_width(ui.available_width() - metrics::GAP_WIDE);
            ui.add_space(metrics::GAP);
            let model = model(words, card, state.form, content);
            let size = Vec2::from(duel::CARD_MOST);
            let (area, response) = ui.allocate_exact_size(size, Sense::hover());
            let name = told(words, &model);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &name));
            paint_card(ui, words, area, &model, &response, 0.0);
            ui.add_space(metrics::GAP);
            widgets::subheading(ui, words.get("bench-does"));
            let face = &card.faces[state.form as usize];
            for row in effects(words, &content.catalogue, face) {
                line(ui, &row.head, &row.lines);
            }
            if !card.offers.is_empty() {
                let offered = content.catalogue.find(&card.id).into_iter().flat_map(|id| content.catalogue.offers(id));
                let offered = offered.filter_map(|id| content.catalogue.card(id));
                let names: Vec<String> = offered.map(|offered| card_words::name(words, offered, state.form)).collect();
                let told = words.with("bench-offers", &[("names", &names.join(", "))]);
                ui.add(egui::Label::new(Type::Body.text(told).color(IVORY.egui())).wrap());
            }
            widgets::note(ui, words.get("bench-does_note"));
            if !model.statuses.is_empty() {
                ui.add_space(metrics::GAP);
                widgets::subheading(ui, words.get("bench-statuses"));
                for look in &model.statuses {
                    status(ui, words, &content.catalogue, look);
                }
            }
        });
    });
}

/// The card as it lies before a fighter who can use it.
fn model(words: &Words, card: &Card, form: Form, content: &Content) -> CardModel {
    let face = &card.faces[form as usize];
    CardModel {
        key: None,
        name: card_words::name(words, card, form),
        text: card_words::text(words, card, form),
        icon: Icon::of(card, &content.catalogue),
        slot: face.slot,
        held: 0,
        progress: 0,
        uses: (face.uses, 0),
        size: face.size,
        role: Role::Gear,
        form,
        weakened: false,
        borrowed: false,
        readiness: if face.slot == Slot::Passive { Readiness::Passive } else { Readiness::Ready },
        lit: false,
        chosen: false,
        marked: false,
        statuses: statuses(face, &content.catalogue),
    }
}

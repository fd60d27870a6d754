//! The studies, and whether the chosen weights see who stands to win.

use bevy_egui::egui::{self, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::model::{StudyLine, TuningAsk, TuningModel};
use crate::{
    text::{Decimal, Words},
    theme::{
        Type,
        color::{DANGER_TEXT, GOOD, IVORY, IVORY_DIM},
        metrics,
    },
    training::TrainingAsk,
    ui::widgets,
};

/// The list; the study that is read is open in it. Tells what is asked for.
pub(super) fn studies_panel(ui: &mut Ui, words: &Words, model: &TuningModel<'_>) -> Option<TrainingAsk<TuningAsk>> {
    let (hits, studies) = (u32::from(model.judge.hits), model.studies.len());
    let heading = words.with("hare-tuning-studies", &[("hits", &hits), ("studies", &studies)]);
    widgets::scrolling_panel(ui, &heading, |ui| {
        let (hits, studies) = model.judge.independent;
        let line =
            words.with("hare-tuning-independent", &[("hits", &u32::from(hits)), ("studies", &u32::from(studies))]);
        widgets::note(ui, &line);
        widgets::note(ui, words.get("hare-tuning-own"));
        ui.add_space(0.5 * metrics::GAP);
        let mut ask = None;
        for (at, study) in model.studies.iter().enumerate() {
            let open = model.chosen.study == Some(at);
            if row(ui, words, study, open) {
                ask = Some(TrainingAsk::Own(TuningAsk::Study(at)));
            }
            if open {
                let winner = words.with("hare-tuning-winner", &[("winner", &study.winner), ("reason", &study.reason)]);
                ui.add(egui::Label::new(Type::Body.text(winner).color(IVORY.egui())).wrap());
                widgets::note(ui, &study.origin);
                if widgets::secondary(ui, words.get("hare-tuning-race_from")).clicked() {
                    ask = Some(TrainingAsk::PlayKept(at));
                }
                ui.add_space(metrics::GAP);
            }
        }
        ask
    })
}

/// A study in one line: a sign and a word for hit or missed, its name, and the lead. Whether it was clicked.
fn row(ui: &mut Ui, words: &Words, study: &StudyLine, open: bool) -> bool {
    let (strong, small) = (Type::Strong.style().resolve(ui.style()), Type::Small.style().resolve(ui.style()));
    let (sign, key, ink) = match study.hit() {
        true => ("\u{2714}", "hare-tuning-hit", GOOD),
        false => ("\u{d7}", "hare-tuning-missed", DANGER_TEXT),
    };
    let lead = words.number(Decimal::new(study.lead, 1));
    let told = words.with(key, &[("title", &study.title), ("lead", &lead)]);
    let size = Vec2::new(ui.available_width(), 1.9 * strong.size);
    let (area, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), open, &told));
    if ui.is_rect_visible(area) {
        widgets::row_ground(ui, &response, area, open);
        let painter = ui.painter();
        let inner = area.shrink2(Vec2::new(metrics::GRID, 0.0));
        painter.text(inner.left_center(), egui::Align2::LEFT_CENTER, sign, strong.clone(), ink.egui());
        let figure = painter.layout_no_wrap(lead, small, ink.egui());
        let left = inner.left() + 1.6 * strong.size;
        let right = inner.right() - figure.size().x;
        painter.galley(egui::pos2(right, inner.center().y - 0.5 * figure.size().y), figure, IVORY_DIM.egui());
        let title = widgets::elided(ui, &study.title, &strong, IVORY.egui(), right - metrics::GAP - left);
        painter.galley(egui::pos2(left, inner.center().y - 0.5 * title.size().y), title, IVORY.egui());
        widgets::focus_ring(ui, &response, area);
    }
    response.on_hover_text(told).clicked()
}

//! What is wrong with a mod: faults first, for what they concern is left out, then warnings.

use bevy_egui::egui::{self, Ui};
use lab::Problem;
use tabletop::written::Severity;

use super::excerpt;
use crate::{
    text::Words,
    theme::{
        Shade, Type,
        color::{DANGER_TEXT, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Faults and warnings, each kind with its number.
pub(super) fn problems(ui: &mut Ui, words: &Words, problems: &[Problem]) {
    for (severity, count, note) in [
        (Severity::Error, "mods-faults", "mods-faults_note"),
        (Severity::Warning, "mods-warnings", "mods-warnings_note"),
    ] {
        let of_kind: Vec<&Problem> = problems.iter().filter(|problem| problem.severity == severity).collect();
        if of_kind.is_empty() {
            continue;
        }
        ui.add_space(metrics::GAP);
        widgets::subheading(ui, &words.count(count, of_kind.len()));
        widgets::note(ui, words.get(note));
        for problem in of_kind {
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                one(ui, words, problem);
            });
        }
    }
}

/// The sign, the word and the colour a problem is told with: none of them is needed to tell it by the others.
pub(super) const fn look(severity: Severity) -> (&'static str, &'static str, Shade) {
    match severity {
        Severity::Error => ("\u{2716}", "mods-fault", DANGER_TEXT),
        Severity::Warning => ("\u{26a0}", "mods-warning", LAMP_GOLD),
    }
}

/// Where, what, the line it stands on, and what to do about it.
fn one(ui: &mut Ui, words: &Words, problem: &Problem) {
    let (sign, word, ink) = look(problem.severity);
    let place = match (&problem.file, problem.place) {
        (Some(file), Some((line, column))) => {
            words.with("mods-place", &[("file", file), ("line", &line), ("column", &column)])
        }
        (Some(file), None) => file.clone(),
        (None, _) => String::new(),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = metrics::GRID;
        ui.label(Type::Strong.text(format!("{sign} {}", words.get(word))).color(ink.egui()));
        if !place.is_empty() {
            ui.add(egui::Label::new(Type::Small.text(place).color(IVORY_DIM.egui())).wrap());
        }
    });
    ui.add(egui::Label::new(Type::Body.text(words.message(&problem.reason)).color(ink.egui())).wrap());
    if let (Some(excerpt), Some((line, _))) = (&problem.excerpt, problem.place) {
        excerpt::show(ui, line, excerpt, ink);
    }
    if let Some(remedy) = &problem.remedy {
        let remedy = words.with("mods-remedy", &[("remedy", &words.message(remedy))]);
        ui.add(egui::Label::new(Type::Body.text(remedy).color(IVORY.egui())).wrap());
    }
    ui.add_space(metrics::GAP);
}

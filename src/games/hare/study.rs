//! A position kept as a study: who stands to win, and why. It is a scene's file in the player's folder, to be opened with `--scene`.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use hare::Hare;
use tabletop::Seat;

use super::{state::RaceTable, study_draft::StudyDraft};
use crate::{
    shell::{Notices, Overlays},
    stamp,
    storage::{Storage, StorageError},
    text::Words,
    theme::{Livery, Type, color::IVORY, metrics},
    ui::{page, widgets},
};

/// Where studies lie among the player's files.
pub const STUDIES: &str = "studies";
/// The longest reason, letters.
const LONGEST: usize = 300;
/// Width of the sheet, in steps of the grid, and lines of the reason.
const WIDTH: f32 = 72.0;
const LINES: usize = 3;

/// What is asked for on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StudyAsk {
    /// Keep it.
    Keep,
    /// Put it away.
    Dismiss,
}

/// Shows the sheet while a study is being written.
pub fn show(
    mut contexts: EguiContexts,
    mut table: ResMut<RaceTable>,
    words: Res<Words>,
    overlays: Overlays,
    storage: Option<Res<Storage>>,
    mut notices: ResMut<Notices>,
) -> Result {
    let Some(mut draft) = table.own.study.clone().filter(|_| !overlays.any()) else { return Ok(()) };
    let seats = table.seats(&words);
    let ask = sheet(contexts.ctx_mut()?, &words, &seats, &mut draft);
    let after = match ask {
        Some(StudyAsk::Dismiss) => None,
        Some(StudyAsk::Keep) => match keep(&draft, table.game(), &words, storage.as_deref()) {
            Ok(file) => {
                notices.info(words.with("hare-study-kept", &[("file", &file)]));
                None
            }
            Err(problem) => {
                notices.error(problem);
                Some(draft)
            }
        },
        None => Some(draft),
    };
    if table.own.study != after {
        table.own.study = after;
    }
    Ok(())
}

/// Writes it into the player's folder. Returns where it lies.
fn keep(
    draft: &StudyDraft,
    game: &Hare,
    words: &Words,
    storage: Option<&Storage>,
) -> std::result::Result<String, String> {
    let text = draft.written(game, words).ok_or_else(|| words.get("hare-study-incomplete").to_owned())?;
    let storage = storage.ok_or_else(|| words.get("hare-study-no_folder").to_owned())?;
    let name = format!("{STUDIES}/hare-{}.ron", stamp::for_file());
    let told = |problem: StorageError| words.message(&problem.message());
    storage.write(&name, &text).map_err(told)?;
    storage.path(&name).map(|path| path.display().to_string()).map_err(told)
}

/// The sheet: who stands to win, why, and the buttons.
pub fn sheet(
    ctx: &egui::Context,
    words: &Words,
    seats: &[(Livery, String)],
    draft: &mut StudyDraft,
) -> Option<StudyAsk> {
    let whole = draft.winner.is_some() && !draft.reason.trim().is_empty();
    let width = WIDTH * metrics::GRID;
    let (_, asked, beside) = page::sheet(
        ctx,
        "study",
        words.get("hare-study-title"),
        width,
        false,
        |ui| {
            ui.label(Type::Body.text(words.get("hare-study-winner")).color(IVORY.egui()));
            ui.horizontal_wrapped(|ui| {
                for (seat, (_, name)) in Seat::all(seats.len()).zip(seats) {
                    if widgets::chip(ui, name, draft.winner == Some(seat)).clicked() {
                        draft.winner = Some(seat);
                    }
                }
            });
            ui.add_space(metrics::GAP);
            ui.label(Type::Body.text(words.get("hare-study-reason")).color(IVORY.egui()));
            let field = egui::TextEdit::multiline(&mut draft.reason)
                .char_limit(LONGEST)
                .desired_rows(LINES)
                .desired_width(f32::INFINITY)
                .text_color(IVORY.egui());
            let response = ui.add(field);
            let told = words.get("hare-study-reason");
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), told));
            widgets::note(ui, words.get("hare-study-note"));
        },
        |ui| {
            ui.horizontal(|ui| {
                let dismiss = widgets::secondary(ui, words.get("hare-study-dismiss")).clicked();
                let keep =
                    ui.add_enabled_ui(whole, |ui| widgets::primary(ui, words.get("hare-study-keep")).clicked()).inner;
                if keep { Some(StudyAsk::Keep) } else { dismiss.then_some(StudyAsk::Dismiss) }
            })
            .inner
        },
    );
    asked.or(beside.then_some(StudyAsk::Dismiss))
}

//! Keeping the game as a replay under a name.

use bevy_egui::egui::{self, Id};

use crate::{
    shell::{NewGame, Notices},
    storage::Storage,
    table::{Replay, ReplaySummary, report::Report},
    text::Words,
    theme::{Type, metrics},
    ui::{page, widgets},
};

/// What the player can ask for while naming a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveChoice {
    /// Keep it under the name.
    Save,
    /// Do not.
    Cancel,
}

/// Width of the sheet, points.
const WIDTH: f32 = 60.0 * metrics::GRID;
/// Letters of a name.
const LONGEST: usize = 48;

/// The sheet that asks for a name; `taken` says that there is a replay of this name already.
pub fn save_sheet(ctx: &egui::Context, words: &Words, name: &mut String, taken: bool) -> Option<SaveChoice> {
    let valid = Replay::file(name).is_some();
    let (entered, foot, beside) = page::sheet(
        ctx,
        "save replay",
        words.get("replay-save_title"),
        WIDTH,
        false,
        |ui| {
            let label = ui.label(Type::Body.text(words.get("replay-save_name")));
            let id = Id::new("replay name");
            let field = egui::TextEdit::singleline(name).id(id).char_limit(LONGEST).desired_width(f32::INFINITY);
            let response = ui.add(field).labelled_by(label.id);
            if !ui.memory(|memory| memory.focused().is_some()) {
                response.request_focus();
            }
            let key = if !valid {
                "replay-name_empty"
            } else if taken {
                "replay-name_taken"
            } else {
                ""
            };
            // A line is kept free for it, lest the sheet jumps while one types.
            let note = if key.is_empty() { " " } else { words.get(key) };
            widgets::note(ui, note);
            response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
        },
        |ui| {
            let save = ui.add_enabled_ui(valid, |ui| widgets::primary(ui, words.get("replay-save")).clicked()).inner;
            let cancel = widgets::secondary(ui, words.get("replay-cancel")).clicked();
            save.then_some(SaveChoice::Save).or(cancel.then_some(SaveChoice::Cancel))
        },
    );
    let enter = (entered && valid).then_some(SaveChoice::Save);
    foot.or(enter).or(beside.then_some(SaveChoice::Cancel))
}

/// A name that says what game it was.
pub(super) fn proposed(words: &Words, game: &NewGame, report: &Report) -> String {
    let winner = report.standings.first().and_then(|placing| game.players.get(placing.seat.index()));
    let name = words.person(winner.map_or("?", |player| player.name.as_str()));
    words.with("replay-proposed", &[("name", &name), ("round", &report.rounds)])
}

/// Writes the replay and says so.
pub(super) fn keep(
    storage: Option<&Storage>,
    words: &Words,
    report: &Report,
    game: &NewGame,
    name: &str,
    notices: &mut Notices,
) {
    let (Some(storage), Some(record)) = (storage, &report.record) else {
        notices.error(words.get("replay-no_storage"));
        return;
    };
    let first = report.standings.iter().filter(|placing| placing.place == 1);
    let won = first.filter_map(|placing| game.players.get(placing.seat.index())).map(|player| player.name.clone());
    let players = game.players.iter().map(|player| player.name.clone()).collect();
    let played = ReplaySummary { players, won: won.collect(), rounds: report.rounds };
    match Replay::save(storage, name, &played, record) {
        Ok(()) => notices.info(words.with("replay-saved", &[("name", &name.trim())])),
        Err(problem) => notices.failed(problem),
    }
}

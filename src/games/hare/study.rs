//! A position kept as a study: who stands to win, and why. It is a scene's file in the player's folder, to be opened with `--scene`.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use hare::{Hare, Phase, State};
use lab::{
    Origin, Study,
    games::hare::studies::{self, Title},
};
use tabletop::Seat;

use super::state::RaceTable;
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

/// A study that is being written.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyDraft {
    /// The position.
    pub state: State,
    /// Who stands to win.
    pub winner: Option<Seat>,
    /// Why.
    pub reason: String,
}

/// What is asked for on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StudyAsk {
    /// Keep it.
    Keep,
    /// Put it away.
    Dismiss,
}

impl StudyDraft {
    /// One of a position; `None` where the race is over: there is nothing to judge.
    pub fn of(state: State) -> Option<Self> {
        let open = !matches!(state.phase(), Phase::Over(_));
        open.then(|| Self { state, winner: None, reason: String::new() })
    }

    /// The scene's file, once it is said who stands to win and why.
    pub fn written(&self, game: &Hare, words: &Words) -> Option<String> {
        let (winner, reason) = (self.winner?, self.reason.trim());
        if reason.is_empty() {
            return None;
        }
        let title = words.with("hare-study-named", &[("when", &stamp::local(&stamp::now()))]);
        let title = Title { title: &title, description: words.get("hare-study-description") };
        let study = Study { winner, reason: reason.to_owned(), origin: Origin::Hand };
        Some(studies::write(game, &self.state, title, &study))
    }
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

#[cfg(test)]
mod tests {
    use hare::Setup;
    use lab::{Library, Scene, TextFile, games::HareModule};
    use tabletop::Game;

    use super::*;

    #[test]
    fn what_is_kept_is_a_scene_with_the_same_position() {
        let words = Words::english();
        let game = Hare::new(Setup { seats: 3, board: "1978".to_owned(), ..Setup::default() }).expect("sound");
        let mut state = game.start();
        for action in ["+5", "+2", "+10"] {
            game.apply(&mut state, &action.parse().expect("a move"), &mut Vec::new()).expect("legal");
        }
        let mut draft = StudyDraft::of(state).expect("the race is on");
        assert_eq!(draft.written(&game, &words), None, "nothing is said yet");
        draft.winner = Some(Seat(2));
        assert_eq!(draft.written(&game, &words), None);
        "It has \"most\" carrots.".clone_into(&mut draft.reason);
        let text = draft.written(&game, &words).expect("all is said");
        let library = Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
        let scene = Scene::load(&HareModule, &library, &TextFile { name: "study".to_owned(), text }).expect("a scene");
        let study = scene.study.expect("a study");
        assert_eq!((study.winner, study.reason.as_str()), (Seat(2), "It has \"most\" carrots."));
        let begun = scene.origin.expect("in the middle");
        assert_eq!(game.position(&begun), game.position(&state));
        assert_eq!(scene.game.setup(), game.setup());
    }

    #[test]
    fn a_race_that_is_over_is_no_study() {
        let game = Hare::new(Setup { seats: 2, ..Setup::default() }).expect("sound");
        let mut position = game.position(&game.start());
        position.players[0].salads = 0;
        position.players[0].runners[0] = hare::RunnerAt { square: 64, place: 1, ..Default::default() };
        let over = game.place(&position).expect("it can be");
        assert_eq!(StudyDraft::of(over), None);
    }
}

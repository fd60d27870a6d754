//! Saves: those the player named and the autosaves, to load, rename and delete; and while a game is played, to keep it under
//! a name.

mod list;
mod view;

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on},
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use list::file_for;
pub use view::{Question, SavesChoice, SavesModel, saves_page};

use crate::{
    settings::Settings,
    shell::{Motion, NewGame, Notices, Overlay, Overlays, PanelSystems, Screen, ShellSystems},
    storage::{Storage, StorageError},
    table::{self, GamesFiles, SaveAs, SaveLine, Unusable},
    text::Words,
    theme::metrics,
    ui::{page, widgets},
};

/// See the module.
pub(super) struct SavesPlugin;

impl Plugin for SavesPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Shelf>()
            .add_systems(OnEnter(Overlay::Saves), look)
            .add_systems(Update, take_list.in_set(ShellSystems::Act).run_if(in_state(Overlay::Saves)))
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Overlay).run_if(in_state(Overlay::Saves)));
    }
}

/// What lies on the shelf, as far as it has been read.
#[derive(Resource, Default)]
struct Shelf {
    model: SavesModel,
    reading: Option<Task<(Vec<SaveLine>, Vec<String>)>>,
}

/// Reads all saves, in another thread: long games take a while.
fn look(
    mut shelf: ResMut<Shelf>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    files: Res<GamesFiles>,
    screen: Res<State<Screen>>,
) {
    shelf.model = SavesModel { can_save: *screen.get() == Screen::Play, reading: true, ..SavesModel::default() };
    let Some(storage) = storage.map(|storage| storage.clone()) else {
        shelf.model.reading = false;
        return;
    };
    let (words, files) = (words.clone(), files.clone());
    shelf.reading = Some(IoTaskPool::get().spawn(async move { table::save_lines(&storage, &words, &files) }));
}

fn take_list(mut shelf: ResMut<Shelf>, mut notices: ResMut<Notices>, mut motion: ResMut<Motion>) {
    if shelf.reading.is_some() {
        motion.ambient();
    }
    if let Some(task) = shelf.reading.take_if(|task| task.is_finished()) {
        let (lines, reports) = block_on(task);
        (shelf.model.lines, shelf.model.reading) = (lines, false);
        reports.into_iter().for_each(|report| notices.error(report));
    }
}

#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<Settings>,
    files: Res<GamesFiles>,
    storage: Option<Res<Storage>>,
    mut shelf: ResMut<Shelf>,
    mut overlays: Overlays,
    mut notices: ResMut<Notices>,
    mut begin: MessageWriter<NewGame>,
    mut keep: MessageWriter<SaveAs>,
) -> Result {
    let model = &mut shelf.model;
    let (body, close, beside) = page::sheet(
        contexts.ctx_mut()?,
        "saves",
        words.get("saves.title"),
        104.0 * metrics::GRID,
        |ui| saves_page(ui, &words, settings.palette, model),
        |ui| widgets::primary(ui, words.get("saves.close")).clicked(),
    );
    if close || beside {
        overlays.close();
    }
    let (Some(choice), Some(storage)) = (body, storage) else { return Ok(()) };
    match choice {
        SavesChoice::Save { title, file } => {
            keep.write(SaveAs { title, file });
            overlays.close_all();
        }
        SavesChoice::Load(file) => {
            let found = table::find(&storage, &file, &words, |text| files.saved_game(text));
            if let Some(report) = found.report {
                notices.error(report);
            }
            match found.value {
                Some(Ok(saved)) => {
                    begin.write(saved.game);
                }
                Some(Err(reason)) => notices.error(words.with("saves.unusable", &[("reason", &reason)])),
                None => model.lines.retain(|line| line.file != file),
            }
        }
        SavesChoice::Delete(file) => match storage.delete(&file) {
            Ok(()) => model.lines.retain(|line| line.file != file),
            Err(problem) => notices.error(problem.to_string()),
        },
        SavesChoice::Rename { file, title } => match rename(&storage, &files, &model.lines, &file, &title) {
            Ok(to) => {
                if let Some(line) = model.lines.iter_mut().find(|line| line.file == file) {
                    (line.file, line.title, line.autosave) = (to, title, false);
                }
            }
            Err(problem) => notices.error(problem),
        },
    }
    Ok(())
}

/// Gives a save another name, in the file and of the file. Returns the new file.
fn rename(
    storage: &Storage,
    files: &GamesFiles,
    lines: &[SaveLine],
    file: &str,
    title: &str,
) -> std::result::Result<String, String> {
    let told = |problem: StorageError| problem.to_string();
    let text = storage.read(file).map_err(told)?.unwrap_or_default();
    let game = files.of_record(&text).map_err(|unusable| match unusable {
        Unusable::Damaged(reason) | Unusable::Foreign(reason) => reason,
    })?;
    let text = game.retitled(&text, title).map_err(|problem| problem.to_string())?;
    let to = file_for(title, lines);
    if to != file {
        storage.rename(file, &to).map_err(told)?;
    }
    storage.write(&to, &text).map_err(told)?;
    Ok(to)
}

//! Saves: those the player named and the autosaves, to load, rename and delete; and while a game is played, to keep it under
//! a name.
//!
//! How a game is written and read belongs to the [`table`](crate::table), where files lie to [`storage`](crate::storage).

mod list;
mod view;

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task},
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tabletop::Message;

pub use list::{Order, file_for};
pub use view::{Question, SavesChoice, SavesModel, saves_page};

use crate::{
    settings::Settings,
    shell::{Motion, NewGame, Notices, Overlay, Overlays, PanelSystems, Screen, ShellSystems, take_ready},
    storage::Storage,
    table::{self, FileRegistry, Found, SaveAs, SaveLine, SavedGame, Unusable},
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
            .add_systems(
                Update,
                (take_list, take_game).chain().in_set(ShellSystems::Act).run_if(in_state(Overlay::Saves)),
            )
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Overlay).run_if(in_state(Overlay::Saves)));
    }
}

/// What lies on the shelf, as far as it has been read.
#[derive(Resource, Default)]
struct Shelf {
    model: SavesModel,
    reading: Option<Task<(Vec<SaveLine>, Vec<String>)>>,
    /// The save that is being loaded.
    loading: Option<Task<Found<SavedGame>>>,
}

/// Reads all saves, in another thread: long games take a while.
fn look(
    mut shelf: ResMut<Shelf>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    files: Res<FileRegistry>,
    screen: Res<State<Screen>>,
) {
    // A save that was being loaded when the page was left is not wanted any more.
    shelf.loading = None;
    let order = shelf.model.order;
    shelf.model = SavesModel { can_save: *screen.get() == Screen::Play, reading: true, order, ..SavesModel::default() };
    let Some(storage) = storage.map(|storage| storage.clone()) else {
        shelf.model.reading = false;
        return;
    };
    let (words, files) = (words.clone(), files.clone());
    shelf.reading = Some(IoTaskPool::get().spawn(async move { table::save_lines(&storage, &words, &files) }));
}

/// Begins the game of a save, once it has been followed to where it stands.
fn take_game(
    mut shelf: ResMut<Shelf>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
    mut begin: MessageWriter<NewGame>,
) {
    if shelf.loading.is_some() {
        motion.ambient();
    }
    let Some(found) = take_ready(&mut shelf.loading) else { return };
    let file = shelf.model.loading.take();
    if let Some(report) = found.report {
        notices.error(report);
    }
    match found.value {
        Some(Ok(saved)) => drop(begin.write(saved.game)),
        Some(Err(reason)) => notices.error(words.with("saves-unusable", &[("reason", &reason)])),
        None => shelf.model.lines.retain(|line| file.as_ref() != Some(&line.file)),
    }
}

fn take_list(mut shelf: ResMut<Shelf>, mut notices: ResMut<Notices>, mut motion: ResMut<Motion>) {
    if shelf.reading.is_some() {
        motion.ambient();
    }
    if let Some((lines, reports)) = take_ready(&mut shelf.reading) {
        (shelf.model.lines, shelf.model.reading) = (lines, false);
        reports.into_iter().for_each(|report| notices.error(report));
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<Settings>,
    files: Res<FileRegistry>,
    storage: Option<Res<Storage>>,
    mut shelf: ResMut<Shelf>,
    mut overlays: Overlays,
    mut notices: ResMut<Notices>,
    mut keep: MessageWriter<SaveAs>,
) -> Result {
    let model = &mut shelf.model;
    let (body, close, beside) = page::sheet(
        contexts.ctx_mut()?,
        "saves",
        words.get("saves-title"),
        104.0 * metrics::GRID,
        true,
        |ui| saves_page(ui, &words, settings.palette, model),
        |ui| widgets::primary(ui, words.get("saves-close")).clicked(),
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
            let (storage, files, words) = (storage.clone(), files.clone(), words.clone());
            model.loading = Some(file.clone());
            let follow = async move { table::find(&storage, &file, &words, |text| files.saved_game(text)) };
            shelf.loading = Some(IoTaskPool::get().spawn(follow));
        }
        SavesChoice::Delete(file) => match storage.delete(&file) {
            Ok(()) => model.lines.retain(|line| line.file != file),
            Err(problem) => notices.failed(problem.message()),
        },
        SavesChoice::Rename { file, title } => match rename(&storage, &files, &model.lines, &file, &title) {
            Ok(to) => {
                if let Some(line) = model.lines.iter_mut().find(|line| line.file == file) {
                    (line.file, line.title, line.autosave) = (to, title, false);
                }
            }
            Err(problem) => notices.failed(problem),
        },
    }
    Ok(())
}

/// Gives a save another name, in the file and of the file. Returns the new file.
fn rename(
    storage: &Storage,
    files: &FileRegistry,
    lines: &[SaveLine],
    file: &str,
    title: &str,
) -> std::result::Result<String, Message> {
    let text = storage.read(file)?.unwrap_or_default();
    let game = files.of_record(&text).map_err(|unusable| match unusable {
        Unusable::Damaged(reason) | Unusable::Foreign(reason) => reason,
    })?;
    let text = game.retitled(&text, title)?;
    let to = file_for(title, lines);
    if to != file {
        storage.rename(file, &to)?;
    }
    storage.write(&to, &text)?;
    Ok(to)
}

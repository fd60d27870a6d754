//! The games that can be watched again: replays that were kept under a name, and finished games among the saves.

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task},
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    input::Actions,
    keys::Action,
    shell::{GameRecord, Motion, Notices, Overlays, PanelSystems, Screen, ShellSystems, WatchReplay, take_ready},
    storage::Storage,
    table::{FileRegistry, Replay, ReplayError},
    text::Words,
    theme::{
        Type,
        color::{BRASS_DIM, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER},
        metrics,
    },
    ui::{page, widgets},
};

/// What the page shows.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct ReplayShelf {
    /// The replays: those that were kept, by name, and from the `kept`th on finished games, the newest first.
    pub replays: Vec<Replay>,
    /// How many were kept under a name.
    pub kept: usize,
    /// The chosen one.
    pub chosen: usize,
    /// The one that is taken away if it is asked for once more.
    pub doomed: Option<usize>,
    /// Whether the saves are still being looked through, or the chosen one read.
    pub reading: bool,
}

impl ReplayShelf {
    /// Takes those off the shelf whose files are gone.
    fn clear(&mut self, storage: &Storage) {
        let kept = self.replays.iter().take(self.kept).filter(|replay| storage.has(&replay.file)).count();
        self.replays.retain(|replay| storage.has(&replay.file));
        (self.kept, self.doomed) = (kept, None);
        self.chosen = self.chosen.min(self.replays.len().saturating_sub(1));
    }
}

/// What the player can ask for among the replays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplaysChoice {
    /// Watch the chosen one.
    Watch,
    /// Take the chosen one away; asked for twice it is done.
    Remove,
    /// The title.
    Title,
}

/// The page of replays.
pub fn replays_page(ui: &mut egui::Ui, words: &Words, shelf: &mut ReplayShelf) -> Option<ReplaysChoice> {
    let any = !shelf.replays.is_empty();
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            let back = widgets::secondary(ui, words.get("replay-back")).clicked();
            let word = if shelf.doomed == Some(shelf.chosen) { "replay-remove_sure" } else { "replay-remove" };
            let remove = any && widgets::secondary(ui, words.get(word)).clicked();
            back.then_some(ReplaysChoice::Title).or(remove.then_some(ReplaysChoice::Remove))
        },
        |ui| {
            let ready = any && !shelf.reading;
            let watch = ui.add_enabled_ui(ready, |ui| widgets::primary(ui, words.get("replay-watch")).clicked()).inner;
            watch.then_some(ReplaysChoice::Watch)
        },
    );
    let mut choice = left.or(right);
    let margin = egui::Margin::same(metrics::PAGE_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        ui.vertical_centered(|ui| {
            ui.set_max_width(ui.available_width().min(110.0 * metrics::GRID));
            ui.label(Type::Title.text(words.get("replay-title")).color(IVORY.egui()));
            ui.add_space(metrics::GAP);
            widgets::panel_frame().show(ui, |ui| {
                ui.set_width(ui.available_width());
                egui::ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
                    widgets::by_pages(ui);
                    if !any && !shelf.reading {
                        ui.label(Type::Body.text(words.get("replay-none")).color(IVORY_DIM.egui()));
                    }
                    for at in 0..shelf.replays.len() {
                        if at == shelf.kept {
                            widgets::subheading(ui, words.get("replay-finished"));
                        }
                        let line = entry(ui, words, &shelf.replays[at], shelf.chosen == at);
                        if line.clicked() || line.gained_focus() {
                            (shelf.chosen, shelf.doomed) = (at, None);
                        }
                        if line.double_clicked() {
                            choice = Some(ReplaysChoice::Watch);
                        }
                    }
                    if shelf.reading {
                        ui.label(Type::Aside.text(words.get("replay-reading")).color(IVORY_DIM.egui()));
                    }
                });
            });
        });
    });
    choice
}

/// One replay: its name, and below it what game it is.
fn entry(ui: &mut egui::Ui, words: &Words, replay: &Replay, chosen: bool) -> egui::Response {
    let line = |style: Type| ui.text_style_height(&style.style());
    let height = line(Type::Strong) + line(Type::Small) + 1.5 * metrics::GRID;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), height), egui::Sense::click());
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, ui.is_enabled(), chosen, &replay.name)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    if chosen || response.hovered() {
        let ground = if chosen { BRASS_DIM } else { PANEL_HOVER };
        ui.painter().rect_filled(rect, metrics::BUTTON_RADIUS, ground.egui());
    }
    let put = |ui: &egui::Ui, y: f32, style: Type, text: &str, ink: egui::Color32| {
        let font = style.style().resolve(ui.style());
        let galley = widgets::elided(ui, text, &font, ink, rect.width() - 2.0 * metrics::GRID);
        ui.painter().galley(egui::pos2(rect.left() + metrics::GRID, y), galley, ink);
    };
    let top = rect.top() + 0.5 * metrics::GRID;
    let ink = if chosen { LAMP_GOLD } else { IVORY };
    put(ui, top, Type::Strong, &replay.name, ink.egui());
    put(ui, top + ui.text_style_height(&Type::Strong.style()), Type::Small, &replay.summary(words), IVORY_DIM.egui());
    widgets::focus_ring(ui, &response, rect);
    response
}

/// See the module.
pub(super) struct ReplaysPlugin;

impl Plugin for ReplaysPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<ReplayShelf>()
            .init_resource::<Reading>()
            .add_systems(OnEnter(Screen::Replays), look)
            .add_systems(OnExit(Screen::Replays), |mut reading: ResMut<Reading>| reading.opened = None)
            .add_systems(Update, take.in_set(ShellSystems::Act))
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(Screen::Replays)));
    }
}

/// What is read in another thread: all saves, or a long game step by step.
#[derive(Resource, Default)]
struct Reading {
    finished: Option<Task<(Vec<Replay>, Vec<String>)>>,
    opened: Option<Task<std::result::Result<GameRecord, ReplayError>>>,
}

fn look(
    mut shelf: ResMut<ReplayShelf>,
    mut reading: ResMut<Reading>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    files: Res<FileRegistry>,
) {
    let Some(storage) = storage.map(|storage| storage.clone()) else { return };
    let replays = Replay::kept(&storage);
    *shelf = ReplayShelf { kept: replays.len(), replays, chosen: shelf.chosen, doomed: None, reading: true };
    let (words, files, earlier) = (words.clone(), files.clone(), reading.finished.take());
    reading.finished = Some(IoTaskPool::get().spawn(async move {
        // What was damaged is told, though whoever asked first has left.
        let mut reports = match earlier {
            Some(earlier) => earlier.await.1,
            None => Vec::new(),
        };
        let (finished, more) = Replay::finished(&storage, &words, &files);
        reports.extend(more);
        (finished, reports)
    }));
}

/// Takes what was read.
fn take(
    mut shelf: ResMut<ReplayShelf>,
    mut reading: ResMut<Reading>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
    mut watch: MessageWriter<WatchReplay>,
    storage: Option<Res<Storage>>,
) {
    if reading.finished.is_some() || reading.opened.is_some() {
        motion.ambient();
    }
    if let Some((finished, reports)) = take_ready(&mut reading.finished) {
        shelf.replays.extend(finished);
        shelf.reading = false;
        shelf.chosen = shelf.chosen.min(shelf.replays.len().saturating_sub(1));
        reports.into_iter().for_each(|report| notices.error(report));
    }
    if let Some(opened) = take_ready(&mut reading.opened) {
        shelf.reading = false;
        match opened {
            Ok(record) => {
                watch.write(WatchReplay { record, back: Screen::Replays });
            }
            Err(problem) => {
                notices.failed(problem.message());
                // What was damaged has been set aside.
                if let Some(storage) = storage {
                    shelf.clear(&storage);
                }
            }
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut shelf: ResMut<ReplayShelf>,
    mut reading: ResMut<Reading>,
    files: Res<FileRegistry>,
    storage: Option<Res<Storage>>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let mut choice = page::full(contexts.ctx_mut()?, "replays", |ui| {
        page::cover(ui, 0.4);
        replays_page(ui, &words, &mut shelf)
    });
    if !overlays.any() {
        let last = shelf.replays.len().saturating_sub(1);
        if actions.take(Action::Fewer) {
            (shelf.chosen, shelf.doomed) = ((shelf.chosen + 1).min(last), None);
        }
        if actions.take(Action::More) {
            (shelf.chosen, shelf.doomed) = (shelf.chosen.saturating_sub(1), None);
        }
        if actions.take(Action::Main) || actions.take(Action::EndPhase) {
            choice = Some(ReplaysChoice::Watch);
        }
        if actions.take(Action::Back) {
            choice = Some(ReplaysChoice::Title);
        }
    }
    let chosen = shelf.replays.get(shelf.chosen).filter(|_| !shelf.reading).cloned();
    match (choice, storage, chosen) {
        (Some(ReplaysChoice::Title), ..) => next.set(Screen::Title),
        (Some(ReplaysChoice::Watch), Some(storage), Some(replay)) => {
            let (storage, files) = (storage.clone(), files.clone());
            let open = async move { replay.open(&storage, &files) };
            (shelf.reading, reading.opened) = (true, Some(IoTaskPool::get().spawn(open)));
        }
        (Some(ReplaysChoice::Remove), Some(storage), Some(replay)) => {
            if shelf.doomed != Some(shelf.chosen) {
                shelf.doomed = Some(shelf.chosen);
            } else if let Err(problem) = replay.remove(&storage) {
                notices.failed(problem.message());
            } else {
                shelf.clear(&storage);
            }
        }
        _ => {}
    }
    Ok(())
}

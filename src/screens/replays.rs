//! The replays that were kept: which there are, to be watched or taken away.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    input::Actions,
    keys::Action,
    shell::{Notices, Overlays, PanelSystems, Screen, WatchReplay},
    storage::Storage,
    table::{GamesFiles, Replay},
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
    /// The replays, by name.
    pub replays: Vec<Replay>,
    /// The chosen one.
    pub chosen: usize,
    /// The one that is taken away if it is asked for once more.
    pub doomed: Option<usize>,
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
            let back = widgets::secondary(ui, words.get("replay.back")).clicked();
            let word = if shelf.doomed == Some(shelf.chosen) { "replay.remove_sure" } else { "replay.remove" };
            let remove = any && widgets::secondary(ui, words.get(word)).clicked();
            back.then_some(ReplaysChoice::Title).or(remove.then_some(ReplaysChoice::Remove))
        },
        |ui| {
            let watch = ui.add_enabled_ui(any, |ui| widgets::primary(ui, words.get("replay.watch")).clicked()).inner;
            watch.then_some(ReplaysChoice::Watch)
        },
    );
    let mut choice = left.or(right);
    let margin = egui::Margin::same(metrics::PAGE_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        ui.vertical_centered(|ui| {
            ui.set_max_width(ui.available_width().min(110.0 * metrics::GRID));
            ui.label(Type::Title.text(words.get("replay.title")).color(IVORY.egui()));
            ui.add_space(metrics::GAP);
            widgets::panel_frame().show(ui, |ui| {
                ui.set_width(ui.available_width());
                egui::ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
                    if !any {
                        ui.label(Type::Body.text(words.get("replay.none")).color(IVORY_DIM.egui()));
                    }
                    for (at, replay) in shelf.replays.iter().enumerate() {
                        let line = entry(ui, replay, shelf.chosen == at);
                        if line.clicked() || line.gained_focus() {
                            (shelf.chosen, shelf.doomed) = (at, None);
                        }
                        if line.double_clicked() {
                            choice = Some(ReplaysChoice::Watch);
                        }
                    }
                });
            });
        });
    });
    choice
}

/// One replay: its name, and below it what game it is.
fn entry(ui: &mut egui::Ui, replay: &Replay, chosen: bool) -> egui::Response {
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
        let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, ink);
        job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width() - 2.0 * metrics::GRID);
        let galley = ui.painter().layout_job(job);
        ui.painter().galley(egui::pos2(rect.left() + metrics::GRID, y), galley, ink);
    };
    let top = rect.top() + 0.5 * metrics::GRID;
    let ink = if chosen { LAMP_GOLD } else { IVORY };
    put(ui, top, Type::Strong, &replay.name, ink.egui());
    put(ui, top + ui.text_style_height(&Type::Strong.style()), Type::Small, &replay.about, IVORY_DIM.egui());
    widgets::focus_ring(ui, &response, rect);
    response
}

/// See the module.
pub(super) struct ReplaysPlugin;

impl Plugin for ReplaysPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<ReplayShelf>()
            .add_systems(OnEnter(Screen::Replays), look)
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(Screen::Replays)));
    }
}

fn look(mut shelf: ResMut<ReplayShelf>, storage: Option<Res<Storage>>) {
    shelf.replays = storage.map_or_else(Vec::new, |storage| Replay::list(&storage));
    shelf.chosen = shelf.chosen.min(shelf.replays.len().saturating_sub(1));
    shelf.doomed = None;
}

#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut shelf: ResMut<ReplayShelf>,
    files: Res<GamesFiles>,
    storage: Option<Res<Storage>>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
    mut watch: MessageWriter<WatchReplay>,
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
    let chosen = shelf.replays.get(shelf.chosen).map(|replay| replay.name.clone());
    match (choice, storage, chosen) {
        (Some(ReplaysChoice::Title), ..) => next.set(Screen::Title),
        (Some(ReplaysChoice::Watch), Some(storage), Some(name)) => match Replay::open(&storage, &name, &files) {
            Ok(record) => {
                watch.write(WatchReplay { record, back: Screen::Replays });
            }
            Err(problem) => {
                notices.error(problem.to_string());
                look(shelf, Some(storage));
            }
        },
        (Some(ReplaysChoice::Remove), Some(storage), Some(name)) => {
            if shelf.doomed == Some(shelf.chosen) {
                if let Err(problem) = Replay::remove(&storage, &name) {
                    notices.error(problem.to_string());
                }
                look(shelf, Some(storage));
            } else {
                shelf.doomed = Some(shelf.chosen);
            }
        }
        _ => {}
    }
    Ok(())
}

//! Setting the table: seats, variants and seed of the next game. What was chosen last is there again next time.

mod model;
mod rules_panel;
mod seats_panel;
mod view;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use model::{Level, Opponent, Preset, TableSetup};
pub use view::{SetupChoice, SetupContext, setup_page};

use super::page;
use crate::{
    app::{Launch, Overlays, PanelSystems, Screen},
    content::Content,
    handover::NewGame,
    input::{Action, Actions},
    notice::Notices,
    settings::Settings,
    storage::Storage,
    text::Words,
};

const FILE: &str = "setup/conquest.ron";

/// See the module.
pub(super) struct SetupPlugin;

impl Plugin for SetupPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Table>()
            .add_systems(OnEnter(Screen::Setup), lay_table)
            .add_systems(OnExit(Screen::Setup), remember)
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(Screen::Setup)));
    }
}

/// The table as it is laid; `None` before the page was first shown.
#[derive(Resource, Default)]
struct Table(Option<TableSetup>);

fn lay_table(
    mut table: ResMut<Table>,
    mut launch: ResMut<Launch>,
    content: Res<Content>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    let table = table.0.get_or_insert_with(|| {
        let fresh = || TableSetup::classic(&words, &content.opponents);
        let Some(storage) = storage else { return fresh() };
        match storage.read(FILE) {
            Ok(None) => fresh(),
            Ok(Some(text)) => TableSetup::from_ron(&text, &content.opponents).unwrap_or_else(|reason| {
                match storage.set_aside(FILE) {
                    Ok(file) => notices
                        .error(words.with("notice.setup_damaged", &[("reason", &reason), ("file", &file.display())])),
                    Err(problem) => notices.error(problem.to_string()),
                }
                fresh()
            }),
            Err(problem) => {
                notices.error(problem.to_string());
                fresh()
            }
        }
    });
    match launch.seed.take() {
        Some(seed) => table.seed = seed.0.to_string(),
        None => table.roll_seed(),
    }
}

fn remember(table: Res<Table>, storage: Option<Res<Storage>>, mut notices: ResMut<Notices>) {
    if let (Some(table), Some(storage)) = (&table.0, storage)
        && let Err(problem) = storage.write(FILE, &table.to_ron())
    {
        notices.error(problem.to_string());
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    content: Res<Content>,
    settings: Res<Settings>,
    mut table: ResMut<Table>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut begin: MessageWriter<NewGame>,
) -> Result {
    let Some(table) = table.0.as_mut() else { return Ok(()) };
    let context = SetupContext {
        opponents: &content.opponents,
        presets: &content.presets,
        palette: settings.palette,
        maps: &content.maps,
        faults: table.faults(&words, |rules| content.check(rules)),
    };
    let bare = !overlays.any();
    let mut choice = page::full(contexts.ctx_mut()?, "setup", |ui| {
        page::cover(ui, 0.55);
        setup_page(ui, &words, table, &context)
    });
    if bare && actions.take(Action::Back) {
        choice = Some(SetupChoice::Back);
    }
    if bare && (actions.take(Action::Main) || actions.take(Action::EndPhase)) && context.faults.is_empty() {
        choice = Some(SetupChoice::Begin);
    }
    match choice {
        Some(SetupChoice::Begin) => match table.new_game() {
            Ok(game) => {
                begin.write(game);
            }
            Err(fault) => debug_assert!(false, "the page lets nobody begin with a fault: {fault}"),
        },
        Some(SetupChoice::Back) => next.set(Screen::Title),
        Some(SetupChoice::Preset(index)) => {
            if let Some(preset) = content.presets.get(index) {
                *table = TableSetup { seed: table.seed.clone(), ..preset.table.clone() };
            }
        }
        None => {}
    }
    Ok(())
}

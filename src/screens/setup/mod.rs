//! Setting the table: which game, its seats, variants and seed. What was chosen last is there again next time.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::{
    content::Content,
    games::{
        alea::setup::{DuelContext, DuelSetup, duel_page},
        conquest::setup::{SetupContext, TableSetup, setup_page},
    },
    input::Actions,
    keys::Action,
    settings::Settings,
    shell::{Launch, NewGame, Notices, Overlays, PanelSystems, Screen},
    storage::Storage,
    table::{OwnPrograms, setup::SetupChoice},
    text::Words,
    ui::page,
};

const FILE: &str = "setup/conquest.ron";
const DUEL_FILE: &str = "setup/alea.ron";

/// Which game the page sets up.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SetupGame {
    /// Conquest.
    #[default]
    Conquest,
    /// Alea.
    Alea,
}

/// See the module.
pub(super) struct SetupPlugin;

impl Plugin for SetupPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Table>()
            .init_resource::<SetupGame>()
            .init_resource::<OwnPrograms>()
            .add_systems(OnEnter(Screen::Setup), lay_table)
            .add_systems(OnExit(Screen::Setup), remember)
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(Screen::Setup)));
    }
}

/// The table and the duel as they are laid; `None` before the page was first shown.
#[derive(Resource, Default)]
struct Table(Option<(TableSetup, DuelSetup)>);

fn lay_table(
    mut table: ResMut<Table>,
    mut launch: ResMut<Launch>,
    content: Res<Content>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    let storage = storage.as_deref();
    let (table, duel) = table.0.get_or_insert_with(|| {
        let known = |text: &str| TableSetup::from_ron(text, &content.cast);
        let table = read(storage, FILE, &words, &mut notices, known);
        let known = |text: &str| DuelSetup::from_ron(text, &content.duel, &content.duelists);
        let duel = read(storage, DUEL_FILE, &words, &mut notices, known);
        (
            table.unwrap_or_else(|| TableSetup::classic(&words, &content.cast)),
            duel.unwrap_or_else(|| DuelSetup::first(&content.duel, &content.duelists)),
        )
    });
    match launch.seed.take() {
        Some(seed) => table.seed = seed.0.to_string(),
        None => table.roll_seed(),
    }
    duel.seed.clone_from(&table.seed);
}

/// What was chosen last; `None` where nothing was, or it cannot be read, which is told.
fn read<T>(
    storage: Option<&Storage>,
    file: &str,
    words: &Words,
    notices: &mut Notices,
    known: impl FnOnce(&str) -> std::result::Result<T, String>,
) -> Option<T> {
    let storage = storage?;
    match storage.read(file) {
        Ok(None) => None,
        Ok(Some(text)) => known(&text)
            .map_err(|reason| match storage.set_aside(file) {
                Ok(file) => {
                    notices
                        .error(words.with("notice.setup_damaged", &[("reason", &reason), ("file", &file.display())]));
                }
                Err(problem) => notices.error(problem.to_string()),
            })
            .ok(),
        Err(problem) => {
            notices.error(problem.to_string());
            None
        }
    }
}

fn remember(table: Res<Table>, storage: Option<Res<Storage>>, mut notices: ResMut<Notices>) {
    let (Some((table, duel)), Some(storage)) = (&table.0, storage) else { return };
    for (file, text) in [(FILE, table.to_ron()), (DUEL_FILE, duel.to_ron())] {
        if let Err(problem) = storage.write(file, &text) {
            notices.error(problem.to_string());
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    content: Res<Content>,
    settings: Res<Settings>,
    mut table: ResMut<Table>,
    mut game: ResMut<SetupGame>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut begin: MessageWriter<NewGame>,
    mut programs: ResMut<OwnPrograms>,
) -> Result {
    let Some((table, duel)) = table.0.as_mut() else { return Ok(()) };
    let bare = !overlays.any();
    let ctx = contexts.ctx_mut()?;
    let (mut choice, sound) = match *game {
        SetupGame::Conquest => {
            let context = SetupContext {
                opponents: &content.cast,
                presets: &content.presets,
                palette: settings.palette,
                maps: &content.maps,
                faults: table.faults(&words, |rules| content.check(rules)),
            };
            let choice = page::full(ctx, "setup", |ui| {
                page::cover(ui, 0.55);
                setup_page(ui, &words, table, &context)
            });
            (choice, context.faults.is_empty())
        }
        SetupGame::Alea => {
            let faults = duel.faults(&words, &content.duel);
            let context = DuelContext {
                content: &content.duel,
                portraits: &content.portraits,
                opponents: &content.duelists,
                faults,
            };
            let choice = page::full(ctx, "setup duel", |ui| {
                page::cover(ui, 0.55);
                duel_page(ui, &words, duel, &context)
            });
            (choice, context.faults.is_empty())
        }
    };
    if bare && actions.take(Action::Back) {
        choice = Some(SetupChoice::Back);
    }
    if bare && (actions.take(Action::Main) || actions.take(Action::EndPhase)) && sound {
        choice = Some(SetupChoice::Begin);
    }
    match choice {
        Some(SetupChoice::Begin) => {
            let laid = match *game {
                SetupGame::Conquest => table.new_game(),
                SetupGame::Alea => duel.new_game(&words, &content.duel),
            };
            match laid {
                Ok(game) => {
                    programs.allow(&game.players);
                    begin.write(game);
                }
                Err(fault) => debug_assert!(false, "the page lets nobody begin with a fault: {fault}"),
            }
        }
        Some(SetupChoice::Back) => next.set(Screen::Title),
        Some(SetupChoice::Preset(index)) => {
            if let Some(preset) = content.presets.get(index) {
                *table = TableSetup { seed: table.seed.clone(), ..preset.table.clone() };
            }
        }
        Some(SetupChoice::Game(at)) => *game = if at == 0 { SetupGame::Conquest } else { SetupGame::Alea },
        None => {}
    }
    Ok(())
}

//! The application: its screens, the order of its systems, and the ways to build it (in a window, drawn off screen, or
//! with neither for tests).

use std::path::Path;

use anyhow::Context;
use bevy::{
    asset::AssetPlugin,
    ecs::{
        schedule::{Schedules, SingleThreadedExecutor},
        system::SystemParam,
    },
    prelude::*,
    state::app::StatesPlugin,
    window::{ExitCondition, PresentMode, WindowPlugin, WindowResolution},
    winit::WinitPlugin,
};
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};
use serde::Serialize;

use crate::{
    audio,
    content::Content,
    demo, games,
    handover::{ActiveGame, NewGame, TableStatus},
    input::ActionPlugin,
    mods::ModsPlugin,
    motion::MotionPlugin,
    notice::Notices,
    replay::{self, WatchReplay},
    screens,
    settings::{Imposed, SettingsPlugin},
    storage::Storage,
    text::Words,
    theme::{self, metrics},
};

/// What fills the window.
#[derive(States, Serialize, Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Screen {
    /// Before the first picture.
    #[default]
    Loading,
    /// The title.
    Title,
    /// Seats and variants of the next game.
    Setup,
    /// A game.
    Play,
    /// How it ended.
    Result,
    /// The replays that were kept.
    Replays,
    /// The mods there are.
    Mods,
    /// A card tried out.
    Bench,
    /// An opponent that learns.
    Training,
}

/// What lies over the screen.
#[derive(States, Serialize, Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu of a running game.
    Menu,
    /// The settings.
    Settings,
    /// Saves to load, and a name to save under.
    Saves,
    /// The help page.
    Help,
}

/// Opens and closes overlays; closing one that was opened from another goes back to that.
#[derive(SystemParam)]
pub struct Overlays<'w> {
    state: Res<'w, State<Overlay>>,
    next: ResMut<'w, NextState<Overlay>>,
    below: ResMut<'w, OverlaysBelow>,
}

/// The overlays the shown one was opened from, the first opened first.
#[derive(Resource, Default)]
struct OverlaysBelow(Vec<Overlay>);

impl Overlays<'_> {
    /// What is shown.
    pub fn shown(&self) -> Overlay {
        *self.state.get()
    }

    /// Whether anything is shown.
    pub fn any(&self) -> bool {
        self.shown() != Overlay::None
    }

    /// Shows one over what is shown now.
    pub fn open(&mut self, overlay: Overlay) {
        let shown = self.shown();
        if shown == overlay {
            return;
        }
        if shown != Overlay::None {
            self.below.0.push(shown);
        }
        self.next.set(overlay);
    }

    /// Back to the one below, or to none.
    pub fn close(&mut self) {
        let below = self.below.0.pop().unwrap_or_default();
        self.next.set(below);
    }

    /// Away with all of them.
    pub fn close_all(&mut self) {
        self.below.0.clear();
        self.next.set(Overlay::None);
    }
}

/// The order of a frame's work in `Update`. Keys are read before, in `PreUpdate`.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum ShellSystems {
    /// Scripted runs act as a player would.
    Drive,
    /// Actions and messages change what is the case.
    Act,
    /// What moves is moved on.
    Animate,
    /// What is heard.
    Sound,
    /// What is remembered is written.
    Remember,
}

/// The order in which panels are painted, in [`EguiPrimaryContextPass`]: later ones lie on top.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum PanelSystems {
    /// Typefaces, colours and text size.
    Dress,
    /// The screen.
    Screen,
    /// The overlay.
    Overlay,
    /// Notices.
    Notices,
}

/// The one camera: boards move and zoom it, egui paints over it unmoved.
#[derive(Component)]
pub struct MainCamera;

/// What the program was asked for on the command line that concerns the window or the first screen.
#[derive(Resource, Clone, Debug, Default)]
pub struct Launch {
    /// The seed the first game is set up with.
    pub seed: Option<tabletop::Seed>,
    /// A game to start at once.
    pub game: Option<NewGame>,
    /// A replay to watch at once.
    pub replay: Option<WatchReplay>,
}

/// Adds everything that needs neither window nor graphics: states, settings, input, screens' logic. Tests drive this.
pub struct ShellPlugin;

impl Plugin for ShellPlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>()
            .init_state::<Overlay>()
            .init_resource::<OverlaysBelow>()
            .init_resource::<Words>()
            .init_resource::<Notices>()
            .init_resource::<TableStatus>()
            .init_resource::<Launch>()
            .init_resource::<Content>()
            .add_message::<NewGame>()
            .configure_sets(
                Update,
                (
                    ShellSystems::Drive,
                    ShellSystems::Act,
                    ShellSystems::Animate,
                    ShellSystems::Sound,
                    ShellSystems::Remember,
                )
                    .chain(),
            )
            .configure_sets(
                EguiPrimaryContextPass,
                (PanelSystems::Dress, PanelSystems::Screen, PanelSystems::Overlay, PanelSystems::Notices).chain(),
            )
            .add_plugins((ActionPlugin, MotionPlugin, SettingsPlugin, audio::SoundPlugin, screens::ScreensPlugin))
            .add_plugins((games::conquest::ConquestPlugin, games::alea::AleaPlugin, replay::ReplayPlugin, ModsPlugin))
            .add_systems(Update, begin_game.in_set(ShellSystems::Act));
    }
}

/// Makes the game somebody asked for the active one and shows it, also from a game that is running.
fn begin_game(
    mut asked: MessageReader<NewGame>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    mut overlays: Overlays,
    mut status: ResMut<TableStatus>,
) {
    if let Some(game) = asked.read().last() {
        commands.insert_resource(ActiveGame(game.clone()));
        commands.remove_resource::<replay::Watching>();
        *status = TableStatus::default();
        overlays.close_all();
        next.set(Screen::Play);
    }
}

/// Everything without window, graphics and sound device, to be stepped by hand with `App::update`.
pub fn headless() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, bevy::input::InputPlugin, AssetPlugin::default()))
        .add_plugins(ShellPlugin);
    run_in_one_thread(&mut app);
    app
}

/// Runs the systems of the main world one after another. There are many, and each does next to nothing: handing them to
/// other threads takes three times as long as they do, and longer still while opponents think there.
fn run_in_one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// How the program shows itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Display {
    /// In a window.
    Window,
    /// On an image of this width and height in pixels, without any display.
    Image([u32; 2]),
}

/// The whole program, ready to run.
///
/// `root` holds the assets; without `storage` nothing is remembered.
///
/// # Errors
/// The path of the assets is not Unicode, which Bevy cannot read.
pub fn build(
    display: Display,
    root: &Path,
    imposed: Imposed,
    storage: Option<Storage>,
    content: Content,
    launch: Launch,
) -> anyhow::Result<App> {
    let assets = root.join("assets");
    let assets = assets.to_str().with_context(|| format!("the path {} is not Unicode", assets.display()))?.to_owned();
    let settings = imposed.settings().clone();
    let size = match display {
        Display::Window => settings.window,
        Display::Image(size) => size,
    };
    let window = Window {
        title: "Rubicon".to_owned(),
        name: Some("rubicon".to_owned()),
        resolution: WindowResolution::new(size[0], size[1]),
        resize_constraints: bevy::window::WindowResizeConstraints {
            min_width: metrics::SMALLEST_WINDOW[0],
            min_height: metrics::SMALLEST_WINDOW[1],
            ..default()
        },
        mode: screens::window_mode(settings.fullscreen && display == Display::Window),
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    let exit_condition = match display {
        Display::Window => ExitCondition::OnPrimaryClosed,
        Display::Image(_) => ExitCondition::DontExit,
    };
    let plugins = DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window), exit_condition, ..default() })
        .set(AssetPlugin { file_path: assets, ..default() })
        .set(crate::log::plugin());

    let mut app = App::new();
    if let Some(storage) = storage {
        app.insert_resource(storage);
    }
    app.insert_resource(ClearColor(theme::color::INK_NAVY.bevy()))
        .insert_resource(settings)
        .insert_resource(imposed)
        .insert_resource(content)
        .insert_resource(launch);
    match display {
        Display::Window => app.add_plugins(plugins),
        Display::Image(size) => {
            app.add_plugins(plugins.disable::<WinitPlugin>()).add_plugins(demo::OffscreenPlugin { size })
        }
    };
    app.add_plugins(EguiPlugin::default())
        .add_plugins(ShellPlugin)
        .init_resource::<theme::GameFonts>()
        .add_systems(PreStartup, spawn_camera.before(bevy_egui::EguiStartupSet::InitContexts));
    if display == Display::Window {
        audio::add_device(&mut app);
    }
    run_in_one_thread(&mut app);
    Ok(app)
}

fn spawn_camera(mut commands: Commands, target: Option<Res<demo::OffscreenTarget>>) {
    let mut camera = commands.spawn((Camera2d, MainCamera));
    if let Some(target) = target {
        camera.insert(target.render_target());
    }
}

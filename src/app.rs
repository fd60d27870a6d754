//! The application: its screens, the order of its systems, and the ways to build it (in a window, drawn off screen, or
//! with neither for tests).

use std::path::Path;

use anyhow::Context;
use bevy::{
    asset::AssetPlugin,
    prelude::*,
    state::app::StatesPlugin,
    window::{ExitCondition, PresentMode, WindowPlugin, WindowResolution},
    winit::WinitPlugin,
};
use bevy_egui::EguiPlugin;

use crate::{
    audio, board, demo,
    input::ActionPlugin,
    pieces, screens,
    settings::{Imposed, SettingsPlugin},
    shell::{self, Launch, MainCamera},
    table::{self, Games},
    text::Words,
    theme::{self, metrics},
};

/// Adds everything that needs neither window nor graphics: states, settings, input, screens' logic. Tests drive this.
pub struct CorePlugin {
    /// The games that can be played.
    pub games: Games,
}

impl Plugin for CorePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Words>()
            .add_plugins((shell::plugin, ActionPlugin, SettingsPlugin, audio::SoundPlugin, screens::ScreensPlugin))
            .add_plugins((table::plugin, board::plugin, pieces::plugin));
        self.games.build(app);
    }
}

/// Everything without window, graphics and sound device, to be stepped by hand with `App::update`.
pub fn headless(games: Games) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, bevy::input::InputPlugin, AssetPlugin::default()))
        .add_plugins(CorePlugin { games });
    shell::lighten(&mut app);
    app
}

/// How the program shows itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Display {
    /// In a window.
    Window,
    /// On an image of this width and height in pixels, without any display.
    Image([u32; 2]),
}

/// Makes the whole program of one in which what the games ship is [read](Games::load), ready to run.
///
/// `root` holds the assets; without [`Storage`](crate::storage::Storage) in it nothing is remembered.
///
/// # Errors
/// The path of the assets is not Unicode, which Bevy cannot read.
pub fn build(
    mut app: App,
    games: Games,
    display: Display,
    root: &Path,
    imposed: Imposed,
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

    app.insert_resource(ClearColor(theme::color::INK_NAVY.bevy()))
        .insert_resource(settings)
        .insert_resource(imposed)
        .insert_resource(launch);
    match display {
        Display::Window => app.add_plugins(plugins),
        Display::Image(size) => {
            app.add_plugins(plugins.disable::<WinitPlugin>()).add_plugins(demo::OffscreenPlugin { size })
        }
    };
    app.add_plugins(EguiPlugin::default())
        .add_plugins(CorePlugin { games })
        .init_resource::<theme::GameFonts>()
        .add_systems(PreStartup, spawn_camera.before(bevy_egui::EguiStartupSet::InitContexts));
    if display == Display::Window {
        audio::add_device(&mut app);
    }
    shell::lighten(&mut app);
    Ok(app)
}

fn spawn_camera(mut commands: Commands, target: Option<Res<demo::OffscreenTarget>>) {
    let mut camera = commands.spawn((Camera2d, MainCamera));
    if let Some(target) = target {
        camera.insert(target.render_target());
    }
}

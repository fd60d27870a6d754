//! What holds on every screen: the first step, the theme, the keys for help, settings and fullscreen, the window's mode.

use bevy::{prelude::*, window::WindowMode};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    app::{Launch, Overlay, Overlays, PanelSystems, Screen, ShellSystems},
    audio::{Effect, PlaySound},
    handover::NewGame,
    input::{Action, Actions},
    settings::Settings,
    theme,
};

/// See the module.
pub(super) struct ShellKeysPlugin;

impl Plugin for ShellKeysPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Update, leave_loading.run_if(in_state(Screen::Loading)).in_set(ShellSystems::Act))
            .add_systems(
                Update,
                (open_overlays, close_overlays, turn_fullscreen, follow_window_settings)
                    .chain()
                    .in_set(ShellSystems::Act),
            )
            .add_systems(EguiPrimaryContextPass, dress.in_set(PanelSystems::Dress))
            .add_systems(EguiPrimaryContextPass, sound_of_clicks.after(PanelSystems::Notices));
    }
}

/// How a window shows itself.
pub fn window_mode(fullscreen: bool) -> WindowMode {
    if fullscreen { WindowMode::BorderlessFullscreen(MonitorSelection::Current) } else { WindowMode::Windowed }
}

fn leave_loading(mut launch: ResMut<Launch>, mut next: ResMut<NextState<Screen>>, mut begin: MessageWriter<NewGame>) {
    match launch.game.take() {
        Some(game) => {
            begin.write(game);
        }
        None => next.set(Screen::Title),
    }
}

fn open_overlays(mut actions: ResMut<Actions>, mut overlays: Overlays, screen: Res<State<Screen>>) {
    if *screen.get() == Screen::Loading {
        return;
    }
    if actions.take(Action::Help) {
        overlays.open(Overlay::Help);
    } else if actions.take(Action::Settings) {
        overlays.open(Overlay::Settings);
    }
}

/// Escape closes what lies on top. What it does on a bare screen is the screen's affair.
fn close_overlays(mut actions: ResMut<Actions>, mut overlays: Overlays) {
    if overlays.any() && actions.take(Action::Back) {
        overlays.close();
    }
}

fn turn_fullscreen(mut actions: ResMut<Actions>, mut settings: ResMut<Settings>) {
    if actions.take(Action::Fullscreen) {
        settings.fullscreen = !settings.fullscreen;
    }
}

fn follow_window_settings(mut settings: ResMut<Settings>, mut windows: Query<&mut Window>) {
    let Ok(mut window) = windows.single_mut() else { return };
    let wanted = window_mode(settings.fullscreen);
    if settings.is_changed() && window.mode != wanted {
        window.mode = wanted;
    }
    let size = [window.width().round() as u32, window.height().round() as u32];
    if !settings.fullscreen && window.is_changed() && settings.window != size {
        settings.window = size;
    }
}

fn dress(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    let ctx = contexts.ctx_mut()?;
    theme::apply(ctx, settings.text_size);
    let size = ctx.viewport_rect().size() * ctx.zoom_factor();
    ctx.set_zoom_factor(theme::layout_zoom(size.x, size.y));
    if settings.reduced_motion {
        ctx.all_styles_mut(|style| style.animation_time = 0.0);
    }
    Ok(())
}

fn sound_of_clicks(mut contexts: EguiContexts, mut sounds: MessageWriter<PlaySound>) -> Result {
    let clicked = contexts
        .ctx_mut()?
        .output(|output| output.events.iter().any(|event| matches!(event, egui::output::OutputEvent::Clicked(_))));
    if clicked {
        sounds.write(PlaySound(Effect::Click));
    }
    Ok(())
}

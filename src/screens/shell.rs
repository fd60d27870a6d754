//! What holds on every screen: the first step, the theme, the keys for help, settings and fullscreen, the window's mode.

use bevy::{prelude::*, window::WindowMode};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    audio::{Effect, PlaySound},
    input::Actions,
    keys::Action,
    settings::Settings,
    shell::{Launch, Motion, NewGame, Overlay, Overlays, PanelSystems, Screen, ShellSystems, WatchReplay},
    text::Words,
    theme::{self, metrics},
    ui::widgets,
};

/// See the module.
pub(super) struct ShellKeysPlugin;

impl Plugin for ShellKeysPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Screen::Loading), leave_loading)
            .add_systems(
                Update,
                (open_overlays, close_overlays, turn_switches, follow_window_settings, rest)
                    .chain()
                    .in_set(ShellSystems::Act),
            )
            .add_systems(Update, open_menu.run_if(in_state(Screen::Play)).in_set(ShellSystems::Remember))
            .configure_sets(
                EguiPrimaryContextPass,
                (PanelSystems::Screen, PanelSystems::Overlay, PanelSystems::Notices).run_if(resource_exists::<Dressed>),
            )
            .add_systems(EguiPrimaryContextPass, dress.in_set(PanelSystems::Dress))
            .add_systems(
                EguiPrimaryContextPass,
                (sound_of_clicks, lay_out_twice.run_if(resource_exists::<Dressed>)).after(PanelSystems::Notices),
            );
    }
}

/// A page that takes no key yet shows when it does.
fn rest(actions: Res<Actions>, mut motion: ResMut<Motion>) {
    if actions.resting() {
        motion.ambient();
    }
}

/// How a window shows itself.
pub fn window_mode(fullscreen: bool) -> WindowMode {
    if fullscreen { WindowMode::BorderlessFullscreen(MonitorSelection::Current) } else { WindowMode::Windowed }
}

/// Once, on entering: a second look would find no game any more and ask for the title over it.
fn leave_loading(
    mut launch: ResMut<Launch>,
    mut next: ResMut<NextState<Screen>>,
    mut begin: MessageWriter<NewGame>,
    mut watch: MessageWriter<WatchReplay>,
) {
    match (launch.game.take(), launch.replay.take()) {
        (Some(game), _) => {
            begin.write(game);
        }
        (None, Some(replay)) => {
            watch.write(replay);
        }
        (None, None) => next.set(Screen::Title),
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

/// Escape that a running game had no use for opens its menu.
fn open_menu(mut actions: ResMut<Actions>, mut overlays: Overlays) {
    if !overlays.any() && actions.take(Action::Back) {
        overlays.open(Overlay::Menu);
    }
}

fn turn_switches(mut actions: ResMut<Actions>, mut settings: ResMut<Settings>) {
    if actions.take(Action::Fullscreen) {
        settings.fullscreen = !settings.fullscreen;
    }
    if actions.take(Action::Mute) {
        settings.muted = !settings.muted;
    }
    if actions.take(Action::TextView) {
        settings.text_view = !settings.text_view;
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

/// Present while typefaces, colours and the room panels need are there; they wait for it.
#[derive(Resource)]
pub(super) struct Dressed;

/// Zooms that differ by less are one.
const ZOOM_STEP: f32 = 0.002;

fn dress(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    words: Res<Words>,
    mut commands: Commands,
    mut asked: Local<bool>,
    mut motion: ResMut<Motion>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let room = ctx.viewport_rect().size();
    let size = room * ctx.zoom_factor();
    let zoom = theme::layout_zoom(size.x, size.y);
    // The room is rounded, and the zoom it gives differs a little each time: followed, it would never come to rest, and as long as the
    // zoom changes egui takes no new size of the window.
    if (zoom - ctx.zoom_factor()).abs() > ZOOM_STEP {
        ctx.set_zoom_factor(zoom);
    }
    // egui takes new typefaces and another zoom at the beginning of the next frame.
    let dressed = std::mem::replace(&mut *asked, true);
    let [width, height] = metrics::SMALLEST_WINDOW;
    if dressed && room.x > width - 1.0 && room.y > height - 1.0 {
        commands.insert_resource(Dressed);
    } else {
        commands.remove_resource::<Dressed>();
        motion.smooth();
    }
    theme::apply(ctx, settings.text_size, settings.reduced_motion);
    if !dressed || settings.is_changed() || words.is_changed() {
        widgets::know_keys(ctx, &settings.keys, &words);
    }
    Ok(())
}

/// What has only just come up is laid out once more before anybody sees it: how large some of it is, is known only once it was laid out.
fn lay_out_twice(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    mut dressed: Local<bool>,
) -> Result {
    let first = !std::mem::replace(&mut *dressed, true);
    if first || screen.is_changed() || overlay.is_changed() {
        contexts.ctx_mut()?.request_discard("a page that has only just come up");
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

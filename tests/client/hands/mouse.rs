//! A window without glass: panels are laid out and clicked as in the program, only nothing is drawn.

use bevy::{
    a11y::AccessibilityPlugin,
    camera::RenderTargetInfo,
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput, NativeKeyCode},
        mouse::MouseButtonInput,
    },
    prelude::*,
    shader::Shader,
    window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResolution},
};
use bevy_egui::{EguiPlugin, EguiStartupSet};
use rubicon::{
    inspect::{InspectPlugin, Seen, Touch},
    shell::MainCamera,
    storage::Storage,
    table::Games,
};

const SIZE: UVec2 = UVec2::new(1280, 720);

/// The client on its title, in such a window; with `storage` it remembers.
pub fn shell(storage: Option<&Storage>) -> App {
    shell_of(rubicon::games::GAMES, storage)
}

/// The same with these games in place of the program's own.
pub fn shell_of(games: Games, storage: Option<&Storage>) -> App {
    let mut app = rubicon::app::headless(games);
    let window = Window { resolution: WindowResolution::new(SIZE.x, SIZE.y), ..default() };
    app.add_plugins(WindowPlugin { primary_window: Some(window), ..default() })
        .init_asset::<Shader>()
        .init_asset::<Image>()
        .add_plugins((AccessibilityPlugin, EguiPlugin::default(), InspectPlugin { file: None }))
        .add_systems(PreStartup, spawn_camera.before(EguiStartupSet::InitContexts));
    super::settle_in(&mut app, games, storage);
    app
}

fn spawn_camera(mut commands: Commands) {
    let mut camera = Camera::default();
    camera.computed.target_info = Some(RenderTargetInfo { physical_size: SIZE, scale_factor: 1.0 });
    commands.spawn((Camera2d, camera, MainCamera));
}

/// What is on the screen.
pub fn seen(app: &App) -> &Seen {
    app.world().resource::<Seen>()
}

/// What can be touched under this name.
pub fn find(app: &App, name: &str) -> Option<Touch> {
    seen(app).touch.iter().find(|touch| touch.name == name).cloned()
}

/// The middle of what is called so; it must be there.
pub fn place(app: &App, name: &str) -> Vec2 {
    let names: Vec<&str> = seen(app).touch.iter().map(|touch| touch.name.as_str()).collect();
    let Some(Touch { area: [left, top, width, height], .. }) = find(app, name) else {
        panic!("there is no {name:?} among {names:?}")
    };
    IVec2::new(left, top).as_vec2() + 0.5 * IVec2::new(width, height).as_vec2()
}

/// Moves the mouse.
pub fn point(app: &mut App, position: Vec2) {
    let window = window(app);
    send(app, WindowEvent::CursorMoved(CursorMoved { window, position, delta: None }));
}

/// Presses or releases a button of the mouse.
pub fn button(app: &mut App, button: MouseButton, state: ButtonState) {
    let window = window(app);
    send(app, WindowEvent::MouseButtonInput(MouseButtonInput { button, state, window }));
}

/// A quick click: the mouse comes, is pressed and released, all within one frame.
pub fn flick(app: &mut App, at: Vec2) {
    point(app, at);
    button(app, MouseButton::Left, ButtonState::Pressed);
    button(app, MouseButton::Left, ButtonState::Released);
    super::steps(app, 2);
}

/// A click as most are: the mouse rests where it is pressed, and is released a frame later.
pub fn click(app: &mut App, at: Vec2) {
    point(app, at);
    super::steps(app, 2);
    button(app, MouseButton::Left, ButtonState::Pressed);
    super::steps(app, 1);
    button(app, MouseButton::Left, ButtonState::Released);
    super::steps(app, 2);
}

/// Carries what lies at one point to another, in a few frames, as a hand does.
pub fn drag(app: &mut App, from: Vec2, to: Vec2) {
    point(app, from);
    super::steps(app, 1);
    button(app, MouseButton::Left, ButtonState::Pressed);
    for share in [0.3, 0.6, 1.0] {
        super::steps(app, 1);
        point(app, from.lerp(to, share));
    }
    super::steps(app, 2);
    button(app, MouseButton::Left, ButtonState::Released);
    super::steps(app, 4);
}

/// Clicks what is called so.
pub fn click_on(app: &mut App, name: &str) {
    let at = place(app, name);
    click(app, at);
}

fn window(app: &mut App) -> Entity {
    app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("there is one")
}

/// Presses and releases a key as the window has it, so that egui hears it too.
pub fn key(app: &mut App, logical_key: Key) {
    let window = window(app);
    let key_code = KeyCode::Unidentified(NativeKeyCode::Unidentified);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let logical_key = logical_key.clone();
        let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
        app.world_mut().write_message(input);
        super::steps(app, 2);
    }
}

/// Sends an event as a window does: by itself, and among all in their order.
fn send(app: &mut App, event: WindowEvent) {
    match &event {
        WindowEvent::CursorMoved(moved) => {
            app.world_mut().write_message(moved.clone());
        }
        WindowEvent::MouseButtonInput(input) => {
            app.world_mut().write_message(*input);
        }
        _ => {}
    }
    app.world_mut().write_message(event);
}

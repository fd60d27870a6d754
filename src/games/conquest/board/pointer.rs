//! The pointer on the board: what lies under it, clicks, dragging and zooming.

use bevy::{
    input::{
        keyboard::Key,
        mouse::{MouseScrollUnit, MouseWheel},
    },
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::input::EguiWantsInput;
use risk::map::TerritoryId;

use super::Board;
use crate::{
    app::{Overlay, Screen},
    input::{Action, Actions},
    motion::Motion,
    settings::Settings,
    theme::board,
};

/// Where the pointer is.
#[derive(Resource, Default, Debug)]
pub struct Pointer {
    /// The territory under it, while no panel lies between.
    pub over: Option<TerritoryId>,
    /// Its place on the screen, while it is over the board.
    pub at: Option<Vec2>,
    /// Whether something painted over the board lies under it; told by whoever paints there.
    pub covered: bool,
    press: Option<Press>,
}

#[derive(Clone, Copy, Debug)]
struct Press {
    began: Vec2,
    last: Vec2,
    drags: bool,
}

/// A click on the board.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Click {
    /// The territory, or the sea.
    pub on: Option<TerritoryId>,
    /// With which button.
    pub button: MouseButton,
    /// Whether Shift was held.
    pub shift: bool,
    /// Whether Ctrl was held.
    pub ctrl: bool,
}

/// Reads the mouse.
#[expect(clippy::too_many_arguments, reason = "a system takes what it reads")]
pub(super) fn point(
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<Key>>,
    mut wheel: MessageReader<MouseWheel>,
    egui: Option<Res<EguiWantsInput>>,
    overlay: Res<State<Overlay>>,
    screen: Res<State<Screen>>,
    mut board: ResMut<Board>,
    mut pointer: ResMut<Pointer>,
    mut clicks: MessageWriter<Click>,
) {
    let covered = pointer.covered || egui.is_some_and(|egui| egui.is_using_pointer());
    let shut = *overlay.get() != Overlay::None || *screen.get() != Screen::Play;
    let cursor = windows.iter().find_map(Window::cursor_position);
    let dragging = pointer.press.is_some_and(|press| press.drags);
    let at = cursor.filter(|at| !shut && (dragging || (!covered && board.lens.free().contains(*at))));
    pointer.at = at;
    let Some(at) = at else {
        pointer.over = None;
        pointer.press = None;
        wheel.clear();
        return;
    };
    pointer.over = if dragging { None } else { board.atlas.at(board.lens.world(at)) };

    let turns: f32 = wheel
        .read()
        .map(|wheel| match wheel.unit {
            MouseScrollUnit::Line => wheel.y,
            MouseScrollUnit::Pixel => wheel.y / 40.0,
        })
        .sum();
    if turns != 0.0 {
        board.lens.zoom_at(at, board::ZOOM_STEP.powf(turns.clamp(-4.0, 4.0)));
    }

    let on = board.atlas.at(board.lens.world(at));
    let modifiers = |button| Click { on, button, shift: keys.pressed(Key::Shift), ctrl: keys.pressed(Key::Control) };
    if buttons.just_pressed(MouseButton::Right) {
        clicks.write(modifiers(MouseButton::Right));
    }
    if buttons.just_pressed(MouseButton::Left) || buttons.just_pressed(MouseButton::Middle) {
        pointer.press = Some(Press { began: at, last: at, drags: false });
    }
    let Some(mut press) = pointer.press else { return };
    press.drags |= press.began.distance(at) > board::DRAG_START;
    if press.drags && at != press.last {
        board.lens.pan(at - press.last);
    }
    press.last = at;
    pointer.press = Some(press);
    if !buttons.pressed(MouseButton::Left) && !buttons.pressed(MouseButton::Middle) {
        pointer.press = None;
        if !press.drags && buttons.just_released(MouseButton::Left) {
            clicks.write(modifiers(MouseButton::Left));
        }
    }
}

/// Reads the keys that move the view.
pub(super) fn keys(
    actions: Res<Actions>,
    overlay: Res<State<Overlay>>,
    settings: Res<Settings>,
    mut board: ResMut<Board>,
    mut motion: ResMut<Motion>,
) {
    if *overlay.get() != Overlay::None {
        return;
    }
    let step = 0.1 * board::PAN_SPEED;
    for (action, pan) in [
        (Action::PanLeft, Vec2::new(step, 0.0)),
        (Action::PanRight, Vec2::new(-step, 0.0)),
        (Action::PanUp, Vec2::new(0.0, step)),
        (Action::PanDown, Vec2::new(0.0, -step)),
    ] {
        if actions.just(action) {
            board.lens.pan(pan);
        }
    }
    let middle = board.lens.free().center();
    if actions.just(Action::ZoomIn) {
        board.lens.zoom_at(middle, board::ZOOM_STEP);
    }
    if actions.just(Action::ZoomOut) {
        board.lens.zoom_at(middle, board::ZOOM_STEP.recip());
    }
    if actions.just(Action::ZoomReset) {
        board.lens.fit(settings.lasts(board::GLIDE));
        motion.smooth();
    }
}

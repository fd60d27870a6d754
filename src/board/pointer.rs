//! The pointer on the board: what lies under it, clicks, dragging and zooming.
//!
//! The mouse is read event by event, since a quick click is pressed and released within one slow frame, perhaps at another
//! place than where the pointer lay when the frame before was drawn. What lies at the place of the press decides whose it is.

use bevy::{
    input::{
        ButtonState,
        keyboard::Key,
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
    },
    prelude::*,
    window::WindowEvent,
};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::{
    Board, PlaceId,
    press::{Drag, Grips, Heard, Held, Press},
};
use crate::{
    input::Actions,
    keys::Action,
    settings::Settings,
    shell::{Motion, Overlay, Screen},
    theme::board,
    ui::page,
};

/// Where the pointer is.
#[derive(Resource, Default, Debug)]
pub struct Pointer {
    /// The place under it, while no panel lies between.
    pub over: Option<PlaceId>,
    /// Its place on the screen, while it is over the board.
    pub at: Option<Vec2>,
    /// Its place in the window.
    place: Option<Vec2>,
    press: Press,
}

/// A click on the board.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Click {
    /// The place, or none where the board is bare.
    pub on: Option<PlaceId>,
    /// With which button.
    pub button: MouseButton,
    /// Whether Shift was held.
    pub shift: bool,
    /// Whether Ctrl was held.
    pub ctrl: bool,
}

/// Reads the mouse.
pub(super) fn point(
    mut events: MessageReader<WindowEvent>,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<Key>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    (overlay, screen): (Res<State<Overlay>>, Res<State<Screen>>),
    grips: Res<Grips>,
    mut board: ResMut<Board>,
    mut pointer: ResMut<Pointer>,
    (mut clicks, mut drags): (MessageWriter<Click>, MessageWriter<Drag>),
) {
    let shut = *overlay.get() != Overlay::None || *screen.get() != Screen::Play;
    let panels = contexts.single_mut().ok().map(|mut context| context.get_mut().clone());
    let bare = |board: &Board, at: Vec2| {
        let covered = panels.as_ref().is_some_and(|panels| page::takes_pointer(panels, at));
        !shut && board.viewport.free().contains(at) && !covered
    };
    let hit = |board: &Board, at: Vec2| board.places.hit(board.viewport.world(at));
    for event in events.read() {
        let heard = match event {
            WindowEvent::CursorMoved(moved) => {
                let last = pointer.place.replace(moved.position);
                pointer.press.moved(last, moved.position)
            }
            WindowEvent::CursorLeft(_) => {
                pointer.place = None;
                None
            }
            WindowEvent::MouseWheel(wheel) => {
                if let Some(at) = pointer.place.filter(|at| bare(&board, *at)) {
                    board.viewport.zoom_at(at, board::ZOOM_STEP.powf(turns(wheel).clamp(-4.0, 4.0)));
                }
                None
            }
            WindowEvent::MouseButtonInput(MouseButtonInput { button, state, .. }) => {
                let at = pointer.place.filter(|at| bare(&board, *at));
                let on = at.and_then(|at| hit(&board, at));
                match state {
                    ButtonState::Pressed => pointer.press.pressed(*button, at, grips.of(*button, on), grips.draws),
                    ButtonState::Released => pointer.press.released(*button, on),
                }
            }
            _ => None,
        };
        match heard {
            Some(Heard::Click(button, at)) if !shut => {
                let [shift, ctrl] = [Key::Shift, Key::Control].map(|key| keys.pressed(key));
                clicks.write(Click { on: hit(&board, at), button, shift, ctrl });
            }
            Some(Heard::Drag(drag)) => {
                drags.write(drag);
            }
            Some(Heard::Pan(pixels)) => board.viewport.pan(pixels),
            _ => {}
        }
    }
    // A window that loses the focus is not told of buttons released elsewhere, but forgets them.
    if let Some(lost) = pointer.press.keep(|button| !shut && buttons.pressed(button)) {
        drags.write(lost);
    }
    let over = match pointer.press.held() {
        Some(Held::Board { drags, grip, .. }) => pointer.place.map(|at| (at, !drags || grip.is_some())),
        Some(Held::Other(_)) => None,
        None => pointer.place.filter(|at| bare(&board, *at)).map(|at| (at, true)),
    };
    pointer.at = over.map(|(at, _)| at);
    pointer.over = over.filter(|(_, points)| *points).and_then(|(at, _)| hit(&board, at));
}

/// How far the wheel was turned, in lines.
fn turns(wheel: &MouseWheel) -> f32 {
    match wheel.unit {
        MouseScrollUnit::Line => wheel.y,
        MouseScrollUnit::Pixel => wheel.y / 40.0,
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
            board.viewport.pan(pan);
        }
    }
    let middle = board.viewport.free().center();
    if actions.just(Action::ZoomIn) {
        board.viewport.zoom_at(middle, board::ZOOM_STEP);
    }
    if actions.just(Action::ZoomOut) {
        board.viewport.zoom_at(middle, board::ZOOM_STEP.recip());
    }
    if actions.just(Action::ZoomReset) {
        board.viewport.fit(settings.lasts(board::GLIDE));
        motion.smooth();
    }
}

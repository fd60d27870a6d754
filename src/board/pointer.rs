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

use super::{Board, PlaceId};
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
    held: Option<Held>,
}

/// A button that is held down.
#[derive(Clone, Copy, Debug)]
enum Held {
    /// It was pressed on the board.
    Board { button: MouseButton, began: Vec2, drags: bool },
    /// It was pressed on something else, to which everything belongs until it is released.
    Other(MouseButton),
}

impl Held {
    fn button(self) -> MouseButton {
        let (Self::Board { button, .. } | Self::Other(button)) = self;
        button
    }
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
    overlay: Res<State<Overlay>>,
    screen: Res<State<Screen>>,
    mut board: ResMut<Board>,
    mut pointer: ResMut<Pointer>,
    mut clicks: MessageWriter<Click>,
) {
    let shut = *overlay.get() != Overlay::None || *screen.get() != Screen::Play;
    let panels = contexts.single_mut().ok().map(|mut context| context.get_mut().clone());
    let bare = |board: &Board, at: Vec2| {
        let covered = panels.as_ref().is_some_and(|panels| page::takes_pointer(panels, at));
        !shut && board.viewport.free().contains(at) && !covered
    };
    let click = |board: &Board, at: Vec2, button| {
        let on = board.places.hit(board.viewport.world(at));
        Click { on, button, shift: keys.pressed(Key::Shift), ctrl: keys.pressed(Key::Control) }
    };
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                let last = pointer.place.replace(moved.position);
                if let Some(Held::Board { began, drags, .. }) = &mut pointer.held {
                    *drags |= began.distance(moved.position) > board::DRAG_START;
                    if *drags {
                        board.viewport.pan(moved.position - last.unwrap_or(*began));
                    }
                }
            }
            WindowEvent::CursorLeft(_) => pointer.place = None,
            WindowEvent::MouseWheel(wheel) => {
                if let Some(at) = pointer.place.filter(|at| bare(&board, *at)) {
                    board.viewport.zoom_at(at, board::ZOOM_STEP.powf(turns(wheel).clamp(-4.0, 4.0)));
                }
            }
            WindowEvent::MouseButtonInput(MouseButtonInput { button, state: ButtonState::Pressed, .. }) => {
                let button = *button;
                let place = pointer.place.filter(|at| bare(&board, *at));
                match place {
                    Some(at) if button == MouseButton::Right => {
                        clicks.write(click(&board, at, button));
                    }
                    Some(at) if pointer.held.is_none() => {
                        pointer.held = Some(Held::Board { button, began: at, drags: false });
                    }
                    None if pointer.held.is_none() => pointer.held = Some(Held::Other(button)),
                    _ => {}
                }
            }
            WindowEvent::MouseButtonInput(MouseButtonInput { button, state: ButtonState::Released, .. }) => {
                let released = pointer.held.take_if(|held| held.button() == *button);
                if let Some(Held::Board { button: MouseButton::Left, began, drags: false }) = released
                    && !shut
                {
                    clicks.write(click(&board, began, MouseButton::Left));
                }
            }
            _ => {}
        }
    }
    // A window that loses the focus is not told of buttons released elsewhere, but forgets them.
    pointer.held = pointer.held.filter(|held| !shut && buttons.pressed(held.button()));
    let over = match pointer.held {
        Some(Held::Board { drags, .. }) => pointer.place.map(|at| (at, !drags)),
        Some(Held::Other(_)) => None,
        None => pointer.place.filter(|at| bare(&board, *at)).map(|at| (at, true)),
    };
    pointer.at = over.map(|(at, _)| at);
    pointer.over = over.filter(|(_, points)| *points).and_then(|(at, _)| board.places.hit(board.viewport.world(at)));
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

//! A button of the mouse that is held down on the board: whether it clicks, moves the board, or carries what lies there.
//!
//! It knows neither window nor board, only what it is told, so that it can be tested by itself; [`pointer`](super::pointer) tells it.

use bevy::prelude::*;

use super::PlaceId;
use crate::theme::board::DRAG_START;

/// Where a press takes hold of something, so that a drag carries that and does not move the board.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Grips {
    /// Whether the left button takes hold of what lies there, by place.
    pub lifts: Vec<bool>,
    /// Whether the right button draws from place to place. Its clicks are told when it is released then, and not when it is pressed.
    pub draws: bool,
}

impl Grips {
    /// What a press of this button there takes hold of.
    pub(super) fn of(&self, button: MouseButton, on: Option<PlaceId>) -> Option<PlaceId> {
        on.filter(|place| match button {
            MouseButton::Left => self.lifts.get(place.index()).copied().unwrap_or_default(),
            MouseButton::Right => self.draws,
            _ => false,
        })
    }
}

/// Something is carried over the board with a button of the mouse. After [`DragStep::Begun`] one of the other steps follows.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drag {
    /// With which button.
    pub button: MouseButton,
    /// The place of which it took hold.
    pub from: PlaceId,
    /// How far it is.
    pub step: DragStep,
}

/// How far a drag is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DragStep {
    /// The pointer has gone farther than a hand trembles.
    Begun,
    /// It was let go: over a place, or where there is none.
    Dropped(Option<PlaceId>),
    /// It came to nothing: another button was pressed, a page came up, or the window lost the keyboard.
    Cancelled,
}

/// What a button does, as it turns out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Heard {
    /// It clicks there.
    Click(MouseButton, Vec2),
    /// It carries something.
    Drag(Drag),
    /// It moves the board by so many pixels.
    Pan(Vec2),
}

/// A button that is held down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Held {
    /// It was pressed on the board.
    Board {
        /// Which button.
        button: MouseButton,
        /// Where on the screen.
        began: Vec2,
        /// What it took hold of.
        grip: Option<PlaceId>,
        /// Whether it drags.
        drags: bool,
    },
    /// It was pressed on something else, to which everything belongs until it is released.
    Other(MouseButton),
}

impl Held {
    const fn button(self) -> MouseButton {
        let (Self::Board { button, .. } | Self::Other(button)) = self;
        button
    }

    /// What is carried, and with which button.
    const fn carried(self) -> Option<(MouseButton, PlaceId)> {
        match self {
            Self::Board { button, grip: Some(from), drags: true, .. } => Some((button, from)),
            _ => None,
        }
    }
}

/// The button that is held down, if any is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Press(Option<Held>);

impl Press {
    /// What is held.
    pub const fn held(self) -> Option<Held> {
        self.0
    }

    /// The pointer has moved, and was at `last` before.
    pub fn moved(&mut self, last: Option<Vec2>, to: Vec2) -> Option<Heard> {
        let Some(Held::Board { button, began, grip, drags }) = &mut self.0 else { return None };
        let begins = !*drags && began.distance(to) > DRAG_START;
        *drags |= begins;
        match *grip {
            Some(from) if begins => Some(Heard::Drag(Drag { button: *button, from, step: DragStep::Begun })),
            None if *drags && *button != MouseButton::Right => Some(Heard::Pan(to - last.unwrap_or(*began))),
            _ => None,
        }
    }

    /// A button is pressed: `at` a point of the board, if it lies bare there, where it takes hold of `grip`.
    pub fn pressed(
        &mut self,
        button: MouseButton,
        at: Option<Vec2>,
        grip: Option<PlaceId>,
        draws: bool,
    ) -> Option<Heard> {
        // Another button lets go of what the first one carries.
        if let Some((first, from)) = self.0.and_then(Held::carried).filter(|(first, _)| *first != button) {
            self.0 = Some(Held::Other(first));
            return Some(Heard::Drag(Drag { button: first, from, step: DragStep::Cancelled }));
        }
        match at {
            Some(at) if button == MouseButton::Right && !(draws && self.0.is_none()) => {
                return Some(Heard::Click(button, at));
            }
            Some(began) if self.0.is_none() => self.0 = Some(Held::Board { button, began, grip, drags: false }),
            None if self.0.is_none() => self.0 = Some(Held::Other(button)),
            _ => {}
        }
        None
    }

    /// A button is released, `on` a place of the board.
    pub fn released(&mut self, button: MouseButton, on: Option<PlaceId>) -> Option<Heard> {
        match self.0.take_if(|held| held.button() == button)? {
            Held::Board { button: MouseButton::Left | MouseButton::Right, began, drags: false, .. } => {
                Some(Heard::Click(button, began))
            }
            held => held.carried().map(|(_, from)| Heard::Drag(Drag { button, from, step: DragStep::Dropped(on) })),
        }
    }

    /// Forgets the button where it is not held any more, without having been told.
    pub fn keep(&mut self, is_held: impl Fn(MouseButton) -> bool) -> Option<Drag> {
        let lost = self.0.take_if(|held| !is_held(held.button()))?;
        lost.carried().map(|(button, from)| Drag { button, from, step: DragStep::Cancelled })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEFT: MouseButton = MouseButton::Left;
    const RIGHT: MouseButton = MouseButton::Right;
    const AT: Vec2 = Vec2::new(100.0, 100.0);
    const NEAR: Vec2 = Vec2::new(103.0, 102.0);
    const FAR: Vec2 = Vec2::new(160.0, 120.0);
    const PIECE: Option<PlaceId> = Some(PlaceId(7));

    fn drag(button: MouseButton, step: DragStep) -> Option<Heard> {
        Some(Heard::Drag(Drag { button, from: PlaceId(7), step }))
    }

    #[test]
    fn a_press_on_a_piece_carries_it_and_elsewhere_moves_the_board() {
        let mut press = Press::default();
        assert_eq!(press.pressed(LEFT, Some(AT), PIECE, true), None);
        assert_eq!(press.moved(Some(AT), NEAR), None, "a hand trembles");
        assert_eq!(press.moved(Some(NEAR), FAR), drag(LEFT, DragStep::Begun));
        assert_eq!(press.moved(Some(FAR), AT), None, "it has begun, and goes on back to where it began");
        assert_eq!(press.released(LEFT, Some(PlaceId(3))), drag(LEFT, DragStep::Dropped(Some(PlaceId(3)))));
        assert_eq!(press.pressed(LEFT, Some(AT), None, true), None);
        assert_eq!(press.moved(Some(AT), FAR), Some(Heard::Pan(FAR - AT)));
        assert_eq!(press.moved(Some(FAR), NEAR), Some(Heard::Pan(NEAR - FAR)));
        assert_eq!(press.released(LEFT, PIECE), None);
        assert_eq!(press, Press::default());
    }

    #[test]
    fn a_click_is_told_where_it_was_pressed() {
        let mut press = Press::default();
        press.pressed(LEFT, Some(AT), PIECE, false);
        press.moved(Some(AT), NEAR);
        assert_eq!(press.released(LEFT, None), Some(Heard::Click(LEFT, AT)));
        // The right button clicks at once where it does not draw.
        assert_eq!(press.pressed(RIGHT, Some(AT), None, false), Some(Heard::Click(RIGHT, AT)));
        assert_eq!(press.released(RIGHT, None), None);
        assert_eq!(press.pressed(RIGHT, Some(AT), PIECE, true), None);
        assert_eq!(press.released(RIGHT, None), Some(Heard::Click(RIGHT, AT)));
        assert_eq!(press.pressed(RIGHT, Some(AT), PIECE, true), None);
        assert_eq!(press.moved(Some(AT), FAR), drag(RIGHT, DragStep::Begun));
        assert_eq!(press.released(RIGHT, None), drag(RIGHT, DragStep::Dropped(None)));
    }

    #[test]
    fn what_comes_between_lets_go_of_what_is_carried() {
        let carrying = || {
            let mut press = Press::default();
            press.pressed(LEFT, Some(AT), PIECE, true);
            press.moved(Some(AT), FAR);
            press
        };
        let mut press = carrying();
        assert_eq!(press.pressed(RIGHT, Some(FAR), None, true), drag(LEFT, DragStep::Cancelled));
        assert_eq!((press.moved(Some(FAR), AT), press.released(LEFT, PIECE)), (None, None), "nothing is carried now");
        let mut press = carrying();
        let lost = press.keep(|_| false).map(Heard::Drag);
        assert_eq!((lost, press), (drag(LEFT, DragStep::Cancelled), Press::default()));
        let mut press = carrying();
        assert_eq!((press.keep(|_| true), press.held()), (None, carrying().held()));
    }

    #[test]
    fn what_is_pressed_on_a_panel_is_none_of_the_board_s_affairs() {
        let mut press = Press::default();
        assert_eq!(press.pressed(LEFT, None, None, true), None);
        assert_eq!(press.moved(Some(AT), FAR), None);
        assert_eq!(press.pressed(RIGHT, Some(AT), PIECE, true), Some(Heard::Click(RIGHT, AT)));
        assert_eq!(press.released(LEFT, PIECE), None);
    }

    #[test]
    fn each_button_takes_hold_of_what_is_said() {
        let grips = Grips { lifts: vec![false, true], draws: false };
        let of = |button, place| grips.of(button, Some(PlaceId(place)));
        assert_eq!([of(LEFT, 0), of(LEFT, 1), of(LEFT, 2)], [None, Some(PlaceId(1)), None]);
        assert_eq!([of(RIGHT, 1), of(MouseButton::Middle, 1), grips.of(LEFT, None)], [None; 3]);
        assert_eq!(Grips { draws: true, ..grips }.of(RIGHT, Some(PlaceId(0))), Some(PlaceId(0)));
    }
}

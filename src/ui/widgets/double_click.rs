//! A double click presses one button: where the first click made another stand in its place, the second was not meant for that.

use bevy_egui::egui::{Id, PointerButton, Pos2, Response, Ui, response::Flags};

/// For how long after a click another one at the same place is the rest of a double click, seconds.
const MOMENT: f64 = 0.4;
/// How far the hand may move in between, points.
const SAME_PLACE: f32 = 6.0;

/// What was clicked last.
#[derive(Clone)]
struct Clicked {
    name: String,
    at: Pos2,
    time: f64,
}

/// Takes a click from a button of this name that came to stand where another was clicked a moment ago.
pub fn forgive(ui: &Ui, response: &mut Response, name: &str) {
    if !response.clicked_by(PointerButton::Primary) {
        return;
    }
    let Some(at) = response.interact_pointer_pos() else { return };
    let now = Clicked { name: name.to_owned(), at, time: ui.input(|input| input.time) };
    let last = Id::new("clicked last");
    let before: Option<Clicked> = ui.data(|data| data.get_temp(last));
    let doubled = before.is_some_and(|before| {
        before.name != now.name && before.at.distance(now.at) < SAME_PLACE && now.time - before.time < MOMENT
    });
    if doubled {
        response.flags.remove(Flags::CLICKED);
    } else {
        ui.data_mut(|data| data.insert_temp(last, now));
    }
}

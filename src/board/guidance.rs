//! The guidance of a first game on a board: a few words on what is due, told once each, beside what they are about.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{Board, Highlights, PlaceId};
use crate::{
    settings::Settings,
    shell::{Motion, Overlays},
    table::{
        Table,
        lessons::{self, Pointing, Taught},
    },
    text::Words,
};

/// A game with a board at whose table newcomers are guided.
pub trait Guided: Taught {
    /// Where that lies which a lesson points at.
    fn pointed_at(spot: Self::Spot) -> PointedAt;
}

/// What a lesson points at.
#[derive(Clone, Copy, Debug)]
pub struct PointedAt {
    /// A place on the board, where it is one.
    pub place: Option<PlaceId>,
    /// A point of the panels, from the part of the window that they leave free; in its stead, where the board is told in text.
    pub panel: fn(egui::Rect) -> egui::Pos2,
}

/// Shows the lesson that is due, and remembers it once it has been answered or done.
pub fn show<T: Guided>(
    mut contexts: EguiContexts,
    table: Res<Table<T>>,
    view: Option<Res<Board>>,
    words: Res<Words>,
    mut settings: ResMut<Settings>,
    (overlays, highlights): (Overlays, Res<Highlights>),
    mut motion: ResMut<Motion>,
    mut before: Local<Option<T::Lesson>>,
) -> Result {
    let Some(view) = view else { return Ok(()) };
    // A lesson waits while past decisions are read.
    if table.looks_back() {
        return Ok(());
    }
    let due = lessons::lesson(&table, &settings);
    lessons::go_on::<T>(&mut before, due.as_ref().map(|(lesson, _)| *lesson), &mut settings, &mut motion);
    let Some((lesson, spot)) = due.filter(|_| !overlays.any()) else { return Ok(()) };
    let pointed = T::pointed_at(spot);
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let free = view.viewport.free();
    let point = |at: Vec2| egui::pos2(at.x / zoom, at.y / zoom);
    let free = egui::Rect::from_min_max(point(free.min), point(free.max));
    // In text no place can be pointed at.
    let place = pointed.place.filter(|_| !settings.text_view);
    let at = match place {
        Some(place) => {
            let Some(place) = view.places.get(place) else { return Ok(()) };
            view.on_screen(place.centre(), zoom)
        }
        None => (pointed.panel)(free),
    };
    let lit = view.places.iter().filter(|(place, _)| highlights.of(*place).is_open() && !settings.text_view);
    let keep_clear = lit.map(|(_, place)| view.on_screen(place.centre(), zoom)).collect();
    let told = (lesson, lessons::count(&table, &settings));
    let pointing = Pointing { at, on_board: place.is_some(), keep_clear };
    if let Some(answer) = lessons::tell::<T>(ctx, told, free, pointing, &words, &settings) {
        lessons::answered(lesson, answer, &mut settings);
    }
    Ok(())
}

//! The guidance of a first game on a board: a few words on what is due, told once each, beside what they are about.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{Board, Highlights, PlaceId};
use crate::{
    keys::Action,
    settings::Settings,
    shell::{Motion, Overlays},
    table::{GuideAnswer, GuideModel, Table, TableGame, guide},
    text::Words,
    ui::page,
};

/// What a newcomer is told at a game's table, each lesson once.
pub trait Guided: TableGame {
    /// Something to be told.
    type Lesson: Copy + PartialEq + Send + Sync + 'static;

    /// All lessons, in the order a first game brings them.
    const LESSONS: &'static [Self::Lesson];
    /// The player's own keys that lessons may name, by their places in the words.
    const KEYS: &'static [(&'static str, Action)];

    /// A lesson's name among the words, and in the settings.
    fn lesson_name(lesson: Self::Lesson) -> &'static str;

    /// Whether it was learnt by doing once something else is due. What is only read stays until it is dismissed.
    fn learnt_by_doing(lesson: Self::Lesson) -> bool;

    /// The lesson that fits what is due now, and what it points at; `None` where it was told before or nothing is to be told.
    fn due_lesson(table: &Table<Self>, settings: &Settings) -> Option<(Self::Lesson, PointedAt)>;
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
    let due = T::due_lesson(&table, &settings);
    let now = due.map(|(lesson, _)| lesson);
    if *before != now {
        // The bubble is as large as its words only from the next frame on.
        motion.smooth();
        if let Some(done) = before.filter(|lesson| settings.guidance && T::learnt_by_doing(*lesson)) {
            settings.guided.insert(T::lesson_name(done).to_owned());
        }
        *before = now;
    }
    let Some((lesson, pointed)) = due.filter(|_| !overlays.any()) else { return Ok(()) };
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
    let name = T::lesson_name(lesson);
    let count = (T::LESSONS.iter().position(|other| *other == lesson).unwrap_or(0) + 1, T::LESSONS.len());
    let heading = words.get(&format!("guide-{name}")).to_owned();
    let text = text::<T>(name, &words, &settings);
    let model = GuideModel { heading, count, text, at, on_board: place.is_some(), keep_clear };
    match page::full(ctx, "guide", |ui| guide(ui, free, &words, &model)) {
        Some(GuideAnswer::Understood) => {
            settings.guided.insert(name.to_owned());
        }
        Some(GuideAnswer::Enough) => settings.guidance = false,
        None => {}
    }
    Ok(())
}

/// What a lesson says, with the player's own keys.
fn text<T: Guided>(lesson: &str, words: &Words, settings: &Settings) -> String {
    let keys: Vec<String> = T::KEYS.iter().map(|(_, action)| settings.keys.label(*action, words)).collect();
    let values: Vec<(&str, &dyn words::Value)> =
        T::KEYS.iter().zip(&keys).map(|((place, _), key)| (*place, key as &dyn words::Value)).collect();
    words.with(&format!("guide_text-{lesson}"), &values)
}

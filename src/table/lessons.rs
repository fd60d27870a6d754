//! What a newcomer is told at a game's table: which lesson is due, what it says, and that each is told once.

use bevy_egui::egui::{Context, Pos2, Rect};

use super::{GuideAnswer, GuideModel, Table, TableGame, guide};
use crate::{
    keys::Action,
    settings::Settings,
    text::{Value, Words},
    ui::page,
};

/// What a newcomer is told at a game's table, each lesson once.
pub trait Taught: TableGame {
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

    /// The lesson that fits what is due now; `None` where it was told before or nothing is to be told.
    fn lesson_due(table: &Table<Self>, settings: &Settings) -> Option<Self::Lesson>;
}

/// What a lesson points at, and what its bubble keeps clear of, in points of the window.
#[derive(Clone, PartialEq, Debug)]
pub struct Pointing {
    /// What it points at.
    pub at: Pos2,
    /// Whether that lies on a board, and may have been moved out of sight there.
    pub on_board: bool,
    /// What one may want to click.
    pub keep_clear: Vec<Pos2>,
}

/// What has been learnt by doing, by its name: `before` is the lesson of the frame before, in which another one was due.
pub fn learnt<T: Taught>(before: Option<T::Lesson>, settings: &Settings) -> Option<&'static str> {
    let done = before.filter(|lesson| settings.guidance && T::learnt_by_doing(*lesson))?;
    Some(T::lesson_name(done))
}

/// Shows a lesson within the free part of the window. Returns what is answered.
pub fn tell<T: Taught>(
    ctx: &Context,
    lesson: T::Lesson,
    free: Rect,
    pointing: Pointing,
    words: &Words,
    settings: &Settings,
) -> Option<GuideAnswer> {
    let name = T::lesson_name(lesson);
    let place = T::LESSONS.iter().position(|other| *other == lesson).unwrap_or(0);
    let Pointing { at, on_board, keep_clear } = pointing;
    let model = GuideModel {
        heading: words.get(&format!("guide-{name}")).to_owned(),
        count: (place + 1, T::LESSONS.len()),
        text: text::<T>(name, words, settings),
        at,
        on_board,
        keep_clear,
    };
    page::full(ctx, "guide", |ui| guide(ui, free, words, &model))
}

/// Remembers what was answered to a lesson.
pub fn answered<T: Taught>(lesson: T::Lesson, answer: GuideAnswer, settings: &mut Settings) {
    match answer {
        GuideAnswer::Understood => {
            settings.guided.insert(T::lesson_name(lesson).to_owned());
        }
        GuideAnswer::Enough => settings.guidance = false,
    }
}

/// What a lesson says, with the player's own keys.
fn text<T: Taught>(lesson: &str, words: &Words, settings: &Settings) -> String {
    let keys: Vec<String> = T::KEYS.iter().map(|(_, action)| settings.keys.label(*action, words)).collect();
    let values: Vec<(&str, &dyn Value)> =
        T::KEYS.iter().zip(&keys).map(|((place, _), key)| (*place, key as &dyn Value)).collect();
    words.with(&format!("guide_text-{lesson}"), &values)
}

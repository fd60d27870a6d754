//! What a newcomer is told at a game's table: which lesson is due, what it says, and that each is told once.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Pos2, Rect};
use sentences::Phrases;
use tabletop::{Facts, Message};

use super::{GuideAnswer, GuideModel, Table, TableGame, guide};
use crate::{
    keys::Action,
    settings::Settings,
    shell::Motion,
    text::{Value, Words},
    ui::page,
};

/// What a newcomer is told at a game's table, each once.
pub trait Lessons: Copy + PartialEq + Send + Sync + 'static {
    /// All of them, in the order a first game brings them.
    const ALL: &'static [Self];

    /// Its name among the words, and in the settings.
    fn name(self) -> &'static str;

    /// Whether it was learnt by doing once something else is due. What is only read stays until it is dismissed.
    fn learnt_by_doing(self) -> bool;
}

/// A game at whose table newcomers are told what is due.
pub trait Taught: TableGame {
    /// What they are told.
    type Lesson: Lessons;
    /// What a lesson points at.
    type Spot;

    /// The player's own keys that lessons may name, by their places in the words.
    const KEYS: &'static [(&'static str, Action)];

    /// What must hold for each lesson: of the occasion `due` those that fit a decision, the most pressing first; of `never` those that cannot
    /// come at a table by its rules. A lesson's message is `guide_text-` and its name.
    fn phrases() -> &'static Phrases;

    /// What is so at the decision that is due; `None` where none is.
    fn facts(table: &Table<Self>) -> Option<Facts>;

    /// What is so by the rules of a table, for the occasion `never`.
    fn rules(_: &Table<Self>) -> Facts {
        Facts::new()
    }

    /// What a lesson that fits the decision points at.
    fn spot(table: &Table<Self>, lesson: Self::Lesson) -> Self::Spot;
}

/// The lessons that fit the decision that is due, the most pressing first.
pub fn fitting<T: Taught>(table: &Table<T>) -> Vec<T::Lesson> {
    T::facts(table).map_or_else(Vec::new, |facts| named::<T>(&T::phrases().every("due", &facts)))
}

/// The lessons that messages belong to.
fn named<T: Taught>(messages: &[Message]) -> Vec<T::Lesson> {
    let of = |message: &Message| {
        let name = message.id.strip_prefix("guide_text-")?;
        T::Lesson::ALL.iter().copied().find(|lesson| lesson.name() == name)
    };
    messages.iter().filter_map(of).collect()
}

/// The lesson that is due, and what it points at; `None` where it was told before or nothing is to be told. Lessons stand beside
/// decisions: what is being told, dice and what others do, is there to be watched.
pub fn lesson<T: Taught>(table: &Table<T>, settings: &Settings) -> Option<(T::Lesson, T::Spot)> {
    let new = |lesson: T::Lesson| !settings.guided.contains(lesson.name());
    if !settings.guidance || table.curtain.waiting().is_some() || T::over(table) || table.actor().is_none() {
        return None;
    }
    // Whoever has been told everything is asked no more in every frame.
    T::Lesson::ALL.iter().find(|lesson| new(**lesson))?;
    let due = fitting(table).into_iter().find(|lesson| new(*lesson))?;
    Some((due, T::spot(table, due)))
}

/// Which lesson is told now, from 1 in the order they are told, and how many may come at this table in all.
pub fn count<T: Taught>(table: &Table<T>, settings: &Settings) -> (usize, usize) {
    let told = |lesson: &T::Lesson| settings.guided.contains(lesson.name());
    let before = T::Lesson::ALL.iter().filter(|lesson| told(lesson)).count();
    let never = named::<T>(&T::phrases().every("never", &T::rules(table)));
    let coming = T::Lesson::ALL.iter().filter(|lesson| !told(lesson) && !never.contains(lesson)).count();
    (before + 1, before + coming.max(1))
}

/// Goes on from the lesson of the frame before to the one that is due now. What has been learnt by doing is remembered.
pub fn go_on<T: Taught>(
    before: &mut Option<T::Lesson>,
    now: Option<T::Lesson>,
    settings: &mut ResMut<Settings>,
    motion: &mut ResMut<Motion>,
) {
    if *before == now {
        return;
    }
    // The bubble is as large as its words only from the next frame on.
    motion.smooth();
    let done = before.filter(|lesson| settings.guidance && lesson.learnt_by_doing());
    if let Some(done) = done {
        settings.guided.insert(done.name().to_owned());
    }
    *before = now;
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

/// Shows a lesson within the free part of the window, with [its place](count) among all. Returns what is answered.
pub fn tell<T: Taught>(
    ctx: &Context,
    (lesson, count): (T::Lesson, (usize, usize)),
    free: Rect,
    pointing: Pointing,
    words: &Words,
    settings: &Settings,
) -> Option<GuideAnswer> {
    let name = lesson.name();
    let Pointing { at, on_board, keep_clear } = pointing;
    let model = GuideModel {
        heading: words.get(&format!("guide-{name}")).to_owned(),
        count,
        text: text::<T>(name, words, settings),
        at,
        on_board,
        keep_clear,
    };
    page::full(ctx, "guide", |ui| guide(ui, free, words, &model))
}

/// Remembers what was answered to a lesson.
pub fn answered(lesson: impl Lessons, answer: GuideAnswer, settings: &mut Settings) {
    match answer {
        GuideAnswer::Understood => {
            settings.guided.insert(lesson.name().to_owned());
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

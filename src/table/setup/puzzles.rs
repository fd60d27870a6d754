//! The puzzles of a game on the page of its setup: those that are shipped, and that of the day.

use std::{collections::BTreeSet, sync::Arc};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task},
};
use bevy_egui::egui::{ComboBox, Label, Ui, WidgetInfo, WidgetType};
use lab::{
    GameModule, Library, Problem, Scene, TextFile,
    puzzle::{Day, of_day},
};
use tabletop::Game;

use super::{SetupChoice, SetupOf, entry::entry};
use crate::{
    shell::{Motion, Screen},
    stamp,
    storage::Storage,
    table::{LabContent, solved},
    text::Words,
    theme::{Type, color::IVORY_DIM, metrics},
    ui::widgets,
};

/// What stands behind the name of a puzzle that was solved.
const DONE: &str = "\u{2713}";
/// Widths of the list of puzzles while it is shut and open, and its height at most, in steps of the grid.
const LIST_WIDTH: f32 = 26.0;
const ENTRY_WIDTH: f32 = 60.0;
const LIST_HEIGHT: f32 = 60.0;

/// A puzzle that a game ships.
#[derive(Clone, Debug)]
pub struct PuzzleCard {
    /// The name of its scene, such as `banqi/puzzles/two-hunters`.
    pub name: String,
    /// What it is called, in English.
    pub title: String,
    /// What there is to see, in English.
    pub note: String,
    /// Its file.
    pub file: Arc<TextFile>,
    /// The plies of its proof.
    plies: u32,
}

impl PuzzleCard {
    /// The puzzles of a game, the short ones first. What cannot be read is told as `problems`.
    pub fn shipped<M: GameModule>(module: &M, library: &Library, problems: &mut Vec<Problem>) -> Vec<Self> {
        let mut cards = Vec::new();
        for name in library.puzzles(M::Game::ID) {
            let read = library.scene(&name).and_then(|file| Ok((Scene::load(module, library, &file)?, file)));
            match read {
                Ok((Scene { title, description: note, puzzle: Some(puzzle), .. }, file)) => {
                    // The game remembers it by this name, wherever its file lies.
                    let file = Arc::new(TextFile { name: name.clone(), ..file });
                    cards.push(Self { name, title, note, file, plies: puzzle.proof.plies() });
                }
                Ok(_) => {}
                Err(error) => problems.extend(error.problems()),
            }
        }
        cards.sort_by_key(|card| card.plies);
        cards
    }
}

/// How far the puzzle of the day is.
#[derive(Default)]
enum OfDay {
    /// Nobody has asked for it.
    #[default]
    Unasked,
    /// It is looked for, off the main thread.
    Sought(Task<Option<TextFile>>),
    /// It was found, or there is none.
    Known(Option<Arc<TextFile>>),
}

/// The puzzles on the page that is set up, besides those that are shipped.
#[derive(Resource, Default)]
pub struct PuzzleShelf {
    /// The game and the day they are of.
    of: Option<(&'static str, Day)>,
    of_day: OfDay,
    /// Which were solved, by the names of their scenes.
    solved: BTreeSet<String>,
}

/// What the puzzles of all games need.
pub(super) fn shared(app: &mut App) {
    app.init_resource::<PuzzleShelf>().add_systems(Update, seek.run_if(in_state(Screen::Setup)));
}

/// Looks for the puzzle of the day while the page of a game's setup is shown.
pub fn plugin_of<C: LabContent>(app: &mut App) {
    app.add_systems(
        Update,
        ask::<C>
            .before(seek)
            .run_if(state_changed::<Screen>.or_else(resource_changed::<SetupOf>))
            .run_if(in_state(Screen::Setup))
            .run_if(|of: Res<SetupOf>| of.0 == C::ID),
    );
}

/// Asks for the puzzle of today, unless it is known, and reads which were solved.
fn ask<C: LabContent>(mut shelf: ResMut<PuzzleShelf>, content: Res<C>, storage: Option<Res<Storage>>) {
    let solved = storage.map(|storage| solved(&storage, C::ID)).unwrap_or_default();
    shelf.solved = solved.into_iter().collect();
    let Ok(today) = stamp::today().parse::<Day>() else { return };
    if shelf.of == Some((C::ID, today)) {
        return;
    }
    shelf.of = Some((C::ID, today));
    let library = content.library().filter(|_| C::MODULE.puzzles().is_some()).cloned();
    shelf.of_day = library.map_or(OfDay::Known(None), |library| {
        OfDay::Sought(
            AsyncComputeTaskPool::get().spawn(async move { of_day(C::MODULE, &library, today).ok().flatten() }),
        )
    });
}

/// Takes the puzzle of the day once it was found.
fn seek(mut shelf: ResMut<PuzzleShelf>, mut motion: ResMut<Motion>) {
    let found = match &mut shelf.bypass_change_detection().of_day {
        OfDay::Sought(task) => bevy::tasks::futures::check_ready(task),
        OfDay::Unasked | OfDay::Known(_) => return,
    };
    motion.ambient();
    if let Some(found) = found {
        shelf.of_day = OfDay::Known(found.map(Arc::new));
    }
}

impl PuzzleShelf {
    /// A row with the puzzles of a game, where it has any. Tells which one is to be played.
    pub(super) fn show<C: LabContent>(&self, ui: &mut Ui, words: &Words, cards: &[PuzzleCard]) -> Option<SetupChoice> {
        if cards.is_empty() && C::MODULE.puzzles().is_none() {
            return None;
        }
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            ui.add(Label::new(Type::Body.text(words.get("puzzle-heading")).color(IVORY_DIM.egui())));
            chosen = self.day_chip(ui, words);
            if !cards.is_empty() {
                chosen = chosen.take().or(self.list(ui, words, cards));
            }
        });
        ui.add_space(metrics::GAP);
        chosen
    }

    /// The puzzles that are shipped, as a list to choose from.
    fn list(&self, ui: &mut Ui, words: &Words, cards: &[PuzzleCard]) -> Option<SetupChoice> {
        let list =
            ComboBox::from_id_salt("puzzles").width(LIST_WIDTH * metrics::GRID).height(LIST_HEIGHT * metrics::GRID);
        let shown = list.selected_text(Type::Button.text(words.get("puzzle-choose"))).show_ui(ui, |ui| {
            ui.set_min_width(ENTRY_WIDTH * metrics::GRID);
            let mut chosen = None;
            for card in cards {
                let id = format!("scene-{}", card.name.replace('/', "-"));
                let title = self.told(words.named(&id, &card.title), &card.name);
                if entry(ui, &title, words.named(&format!("{id}-note"), &card.note), None, false) {
                    chosen = Some(SetupChoice::Scene(Arc::clone(&card.file)));
                }
            }
            chosen
        });
        shown.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, words.get("puzzle-choose")));
        shown.inner.flatten()
    }

    /// The puzzle of the day, or that it is looked for.
    fn day_chip(&self, ui: &mut Ui, words: &Words) -> Option<SetupChoice> {
        let (_, day) = self.of?;
        let day = words.with("puzzle-of_day", &[("day", &day.to_string())]);
        match &self.of_day {
            OfDay::Unasked | OfDay::Known(None) => None,
            OfDay::Sought(_) => {
                ui.add_enabled_ui(false, |ui| widgets::chip(ui, &day, false))
                    .inner
                    .on_disabled_hover_text(words.get("puzzle-sought"));
                None
            }
            OfDay::Known(Some(file)) => {
                let title = self.told(&day, &file.name);
                let clicked = widgets::chip(ui, &title, false).on_hover_text(words.get("puzzle-of_day_note")).clicked();
                clicked.then(|| SetupChoice::Scene(Arc::clone(file)))
            }
        }
    }

    /// The name of a puzzle, with a mark where it was solved.
    fn told(&self, title: &str, name: &str) -> String {
        match self.solved.contains(name) {
            true => format!("{title} {DONE}"),
            false => title.to_owned(),
        }
    }
}

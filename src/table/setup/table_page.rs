//! The page of a setup that is a table laid seat by seat and nothing else: seats on the left, rules on the right, seed and begin at the foot.

use bevy::{ecs::system::SystemParamItem, prelude::*};
use bevy_egui::egui::Ui;
use tabletop::Game;

use super::{
    GameSetupPage, LevelShelf, Preset, PresetChip, PuzzleCard, PuzzleShelf, SeatsContext, SetupChoice, TableSetup,
    columns, foot, head, level::level_panel, room, seats_panel, variant_controls,
};
use crate::{
    settings::Settings,
    shell::{NewGame, Screen},
    table::{LabContent, RulesOf},
    text::Words,
    theme::{Palette, metrics},
    ui::widgets,
};

/// A game whose setup is its table and nothing beside it.
pub trait TablePage: LabContent {
    /// Among the words, how a program of the player's own might be called.
    const PROGRAM_EXAMPLE: &'static str;

    /// The page of its finished games, where it has one.
    const CAREER: Option<Screen> = None;

    /// The table of somebody who has never chosen anything.
    fn first(&self, words: &Words) -> TableSetup<Self>;

    /// The head of the page, with the ready-made tables where there are any.
    fn head(&self, ui: &mut Ui, words: &Words, table: &mut TableSetup<Self>);

    /// The puzzles it ships; none by default.
    fn puzzles(&self) -> &[PuzzleCard] {
        &[]
    }

    /// What is chosen from content, above the variants of the rules.
    fn content_choices(&self, ui: &mut Ui, words: &Words, table: &mut TableSetup<Self>) {
        let _ = (ui, words, table);
    }

    /// The rules one can choose from: those that are chosen from content, and the [variants](Game::variants).
    fn rules_panel(&self, ui: &mut Ui, words: &Words, table: &mut TableSetup<Self>) {
        widgets::scrolling_panel(ui, words.get("setup-rules"), |ui| {
            self.content_choices(ui, words, table);
            variant_controls(ui, words, RulesOf::<Self>::variants(), &mut table.rules);
        });
    }
}

type Needs<'w, 's, C> = SystemParamItem<'w, 's, <TableSetup<C> as GameSetupPage>::Needs>;

impl<C: TablePage> GameSetupPage for TableSetup<C> {
    const GAME: &'static str = C::ID;

    type Needs = (Res<'static, C>, Res<'static, Settings>, Res<'static, PuzzleShelf>, Res<'static, LevelShelf>);

    fn first(words: &Words, (content, ..): &Needs<'_, '_, C>) -> Self {
        content.first(words)
    }

    fn read(text: &str, (content, ..): &Needs<'_, '_, C>) -> std::result::Result<Self, String> {
        Self::from_ron(text, content.cast())
    }

    fn to_ron(&self) -> String {
        TableSetup::to_ron(self)
    }

    fn seed(&mut self) -> &mut String {
        &mut self.seed
    }

    fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        (content, settings, puzzles, levels): &Needs<'_, '_, C>,
    ) -> (Option<SetupChoice>, bool) {
        table_page(ui, words, self, &**content, (settings.palette, puzzles, levels))
    }

    fn new_game(&self, words: &Words, (content, ..): &Needs<'_, '_, C>) -> std::result::Result<NewGame, String> {
        match self.faults(words, |rules| content.check(words, rules)).into_iter().next() {
            Some(fault) => Err(fault),
            None => TableSetup::new_game(self),
        }
    }
}

/// Draws the page. Tells what is asked for, and whether the game can be begun as it stands.
pub fn table_page<C: TablePage>(
    ui: &mut Ui,
    words: &Words,
    table: &mut TableSetup<C>,
    content: &C,
    (palette, puzzles, levels): (Palette, &PuzzleShelf, &LevelShelf),
) -> (Option<SetupChoice>, bool) {
    let faults = table.faults(words, |rules| content.check(words, rules));
    let mut choice = foot(ui, words, &mut table.seed, &faults);
    room(ui, |ui| {
        content.head(ui, words, table);
        let puzzle = puzzles.show::<C>(ui, words, content.puzzles());
        choice = choice.take().or(puzzle);
        columns(ui, &[0.55, 0.45], |ui, at| match at {
            0 => {
                let asked = level_panel(ui, words, table, content.cast(), (levels, C::CAREER));
                choice = choice.take().or(asked);
                let seats = SeatsContext { palette, example: words.get(C::PROGRAM_EXAMPLE) };
                seats_panel(ui, words, &mut table.seats(content.cast()), seats);
                table.adapt_to_seats();
            }
            _ => content.rules_panel(ui, words, table),
        });
    });
    (choice, faults.is_empty())
}

/// The head, and below it the ready-made tables, where there are too many for its line; they leave the seed as it is.
pub fn head_over_presets<C: LabContent>(ui: &mut Ui, words: &Words, table: &mut TableSetup<C>, presets: &[Preset<C>]) {
    head(ui, words, C::ID, words.get("setup-line"), &[]);
    ui.horizontal_wrapped(|ui| {
        for preset in presets {
            let PresetChip { title, note, chosen } = preset.chip(words, table);
            if widgets::chip(ui, title, chosen).on_hover_text(note).clicked() {
                table.apply(&preset.table);
            }
        }
    });
    ui.add_space(metrics::GAP);
}

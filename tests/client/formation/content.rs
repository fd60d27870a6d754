//! What Formation ships: its opponent, and the table of a first game.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use lab::{GameModule, Library, Problem};
use rubicon::{
    table::{
        CardPicture, LabContent, Sight,
        setup::{Opponent, TablePage, TableSetup, head},
    },
    text::Words,
    theme::Palette,
};
use tabletop::{Game, Player};

use super::{
    ID, card,
    module::FormationModule,
    rules::{Formation, FormationState, FormationView, Slip},
};

/// What is shipped.
#[derive(Resource, Clone, Default)]
pub struct Content {
    /// The folder with `assets` and `scenes`.
    library: Option<Library>,
    /// Who can take a seat.
    opponents: Vec<Opponent>,
}

impl Content {
    /// Reads what lies in the program's folder, and tells what could not be read: there is nothing of this game that could not be.
    pub fn load(library: &Library) -> (Self, Vec<Problem>) {
        let opponents = FormationModule.agents().into_iter().map(|agent| Opponent::of(ID, agent)).collect();
        (Self { library: Some(library.clone()), opponents }, Vec::new())
    }
}

impl LabContent for Content {
    type Module = FormationModule;

    const MODULE: &'static FormationModule = &FormationModule;
    const ID: &'static str = ID;

    fn library(&self) -> Option<&Library> {
        self.library.as_ref()
    }

    fn cast(&self) -> &[Opponent] {
        &self.opponents
    }

    /// Where no person plays both rows lie open.
    fn visible(game: &Formation, state: &FormationState, sight: Sight) -> FormationView {
        let mut view = game.view(state, sight.eye());
        if sight == Sight::All {
            for (seen, row) in view.rows.iter_mut().zip(state.rows) {
                seen.strengths = row.strengths.map(Some);
            }
        }
        view
    }

    fn standing(&self, _: &Formation, view: &FormationView, _: &[Player], _: Palette) -> Option<CardPicture> {
        Some(card::standing(*view))
    }
}

impl TablePage for Content {
    const PROGRAM_EXAMPLE: &'static str = "plain-program";

    fn first(&self, words: &Words) -> TableSetup<Self> {
        TableSetup::first(Slip::None, 2, words, &self.opponents)
    }

    fn head(&self, ui: &mut Ui, words: &Words, _: &mut TableSetup<Self>) {
        head(ui, words, ID, words.get("lobby-line-formation"), &[]);
    }
}

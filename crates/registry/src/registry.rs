//! Every game of the house. Adding one is one line here.

use std::sync::LazyLock;

use door::AnyGameDoor;
use lab::{LabError, Problem};
use matches::{AnyGameBench, AnyGameMatches};
use sentences::Sentences;
use training::AnyGameTraining;

use crate::command::AnyGameCommands;
use crate::games::{
    BanqiModule, DiceModule, DominionModule, FlipJungleModule, FogModule, FoxHuntModule, GauntletModule,
    GeneralsModule, HareModule, JungleModule, RiskModule,
};

/// A game of the house: any game with all that can be asked of one. Whoever implements those has this by itself.
pub trait RegisteredGame: AnyGameDoor + AnyGameMatches + AnyGameBench + AnyGameTraining + AnyGameCommands {}

impl<M: AnyGameDoor + AnyGameMatches + AnyGameBench + AnyGameTraining + AnyGameCommands> RegisteredGame for M {}

/// The games, in the order they are shown.
pub static GAMES: &[&dyn RegisteredGame] = &[
    &RiskModule,
    &DiceModule,
    &GauntletModule,
    &HareModule,
    &DominionModule,
    &BanqiModule,
    &JungleModule,
    &FlipJungleModule,
    &FoxHuntModule,
    &FogModule,
    &GeneralsModule,
];

/// The game of that id.
///
/// # Errors
/// [`LabError::Input`] with a suggestion.
pub fn game(id: &str) -> Result<&'static dyn RegisteredGame, LabError> {
    let found = GAMES.iter().copied().find(|any_game| any_game.info().id == id);
    found.ok_or_else(|| Problem::unknown("game", id, GAMES.iter().map(|any_game| any_game.info().id)).into())
}

/// What the agents of all games may say of their decisions. Terms that two games share are said alike in both.
pub fn sentences() -> &'static Sentences {
    static ALL: LazyLock<Sentences> = LazyLock::new(|| {
        // The files come with the program; that each can be read is tested.
        let files = GAMES.iter().filter_map(|game| Sentences::read(game.sentences()).ok());
        files.fold(Sentences::default(), Sentences::and)
    });
    &ALL
}

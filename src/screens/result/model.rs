//! What all parts of the result page tell of.

use crate::{
    shell::NewGame,
    table::{BestList, CardPicture, ClientGame, report::Report},
    text::Words,
    theme::Palette,
};

/// What the result tells of.
#[derive(Clone, Copy)]
pub struct ResultModel<'a> {
    /// The texts.
    pub words: &'a Words,
    /// The players' colours.
    pub palette: Palette,
    /// The game, for the portraits of its players.
    pub client: Option<&'static dyn ClientGame>,
    /// Who played what.
    pub game: &'a NewGame,
    /// How it ended.
    pub report: &'a Report,
    /// The best list of its kind, where there is one.
    pub best: Option<&'a BestList>,
    /// The level that is proposed after it, and why, where the game counted for that.
    pub next_level: Option<&'a str>,
    /// How the board lay at the end, for whoever looked.
    pub picture: Option<&'a CardPicture>,
}

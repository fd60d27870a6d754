//! A game that is played without drawings, and what it says of itself.

use lab::GameModule;
use tabletop::{Game, Seat};

use crate::text::{HelpSection, Words};

/// The rules of a plain game.
pub type GameOf<P> = <<P as PlainGame>::Module as GameModule>::Game;
/// What a seat may do in it.
pub type Act<P> = <GameOf<P> as Game>::Action;
/// What happens in it.
pub type Happened<P> = <GameOf<P> as Game>::Event;
/// What eyes see of it.
pub type Seen<P> = <GameOf<P> as Game>::View;

/// A line of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PositionLine {
    /// What lies there, in words.
    pub text: String,
    /// Which place it tells of, by the numbering of [`tabletop::Mark`], if of one.
    pub place: Option<u16>,
}

impl<S: Into<String>> From<S> for PositionLine {
    /// A line of no place.
    fn from(text: S) -> Self {
        Self { text: text.into(), place: None }
    }
}

/// What one seat has of something that is counted.
#[derive(Clone, PartialEq, Debug)]
pub struct Count {
    /// What is counted, in the player's language.
    pub head: &'static str,
    /// How much of it.
    pub value: f64,
}

/// Rules that have a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The name.
    pub name: &'static str,
    /// What they are, in one line.
    pub idea: &'static str,
    /// The setup in RON, as its module has it written, naming only what differs from the classic one.
    pub setup: &'static str,
}

/// A game that is played without drawings.
pub trait PlainGame: Send + Sync + 'static {
    /// Its module in the lab, which knows its rules and opponents.
    type Module: GameModule;

    /// The module.
    const MODULE: &'static Self::Module;

    /// What these eyes see, line by line; `names` are the players', by seat.
    fn position(game: &GameOf<Self>, names: &[String], view: &Seen<Self>) -> Vec<PositionLine>;

    /// What an action is called.
    fn label(game: &GameOf<Self>, view: &Seen<Self>, action: &Act<Self>) -> String;

    /// Whether a turn ends with an event: the game is kept then.
    fn ends_turn(event: &Happened<Self>) -> bool;

    /// What is offered to the seat that looks. The default is all that is legal; a game in which that is too much to list names
    /// what is worth offering.
    fn offers(game: &GameOf<Self>, view: &Seen<Self>) -> Vec<Act<Self>> {
        game.actions(view).unwrap_or_default()
    }

    /// What is counted of a seat, for standings and graphs; the same heads in the same order for every seat, at any time.
    fn counts(game: &GameOf<Self>, view: &Seen<Self>, seat: Seat) -> Vec<Count> {
        let _ = (game, view, seat);
        Vec::new()
    }

    /// Rules that have a name, beside the classic ones.
    fn variants() -> &'static [Variant] {
        &[]
    }

    /// Whether seats hold anything that others may not see.
    fn secrets(game: &GameOf<Self>) -> bool {
        let _ = game;
        false
    }

    /// Its rules in short.
    fn help(words: &Words) -> Vec<HelpSection>;
}

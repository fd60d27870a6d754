//! A board game as the lab knows it: what only the game tells, and all the rest for every one of them.

use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

use boards::catalog::{self, seat};
use lab::puzzle::PuzzleMaker;
use lab::roster::refused;
use lab::{
    AgentInfo, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault, named_setups,
};
use sentences::Phrases;
use tabletop::notation::Notation;
use tabletop::{Agent, Facts, Game, Illegal, Message, Reviewer, Seat};

use super::cards::cards;

/// The state of a board game.
pub type StateOf<B> = <<B as BoardGame>::Game as Game>::State;
/// What one pair of eyes sees of it.
pub type ViewOf<B> = <<B as BoardGame>::Game as Game>::View;
/// What a seat may do in it.
pub type ActionOf<B> = <<B as BoardGame>::Game as Game>::Action;
/// What happens in it.
pub type EventOf<B> = <<B as BoardGame>::Game as Game>::Event;
/// What is chosen before it.
pub type SetupOf<B> = <<B as BoardGame>::Game as Game>::Setup;

/// What only one board game tells of itself. It may be for one seat, and have secrets.
pub trait BoardGame: Copy + Default + Send + Sync + 'static {
    /// Its rules.
    type Game: Game<Setup: Default>;

    /// Its name.
    const TITLE: &'static str;
    /// What it is about, in a sentence.
    const IDEA: &'static str;
    /// How many seats it may have.
    const SEATS: RangeInclusive<usize> = 2..=2;
    /// The opponent that plays a person's seat where there is none.
    const STAND_IN: &'static str;
    /// The file of what its opponents may say of their decisions.
    const SENTENCES: &'static str;
    /// Variants that together use every setting, each by a name, as they are written in `--setup`.
    const TOGETHER: &'static [(&'static str, &'static str)];

    /// Its opponents.
    fn agents() -> &'static [catalog::AgentInfo<Self::Game>];

    /// How it is written.
    fn notation() -> &'static dyn Notation<Self::Game>;

    /// The rules of a setup.
    ///
    /// # Errors
    /// Every fault of the setup.
    fn rules(setup: SetupOf<Self>) -> Result<Self::Game, Vec<Message>>;

    /// What is known of its positions for puzzles; nothing where it has none.
    fn puzzles() -> Option<Box<dyn PuzzleMaker<Self::Game>>> {
        None
    }

    /// See [`GameModule::reviewer`].
    fn reviewer(game: &Self::Game, seat: Seat) -> Option<Box<dyn Reviewer<Self::Game>>> {
        let _ = (game, seat);
        None
    }

    /// How long the game has been.
    fn length(game: &Self::Game, state: &StateOf<Self>) -> Length;

    /// What the log may say.
    fn log() -> &'static Phrases;

    /// What an event is in the files of what may be said of the game, and the facts their conditions are about. `None` where there is nothing to say.
    fn occasion(game: &Self::Game, names: &[String], event: &EventOf<Self>) -> Option<(&'static str, Facts)>;

    /// How far the line of an event stands in.
    fn depth(_: &EventOf<Self>) -> u8 {
        0
    }

    /// See [`GameModule::check_view`].
    ///
    /// # Errors
    /// Why the view cannot be.
    fn check_view(game: &Self::Game, view: &ViewOf<Self>) -> Result<(), Illegal>;

    /// See [`GameModule::permits`].
    ///
    /// # Errors
    /// Why the action is not allowed.
    fn permits(game: &Self::Game, view: &ViewOf<Self>, action: &ActionOf<Self>) -> Result<(), Illegal>;

    /// What a seat has.
    fn points(game: &Self::Game, state: &StateOf<Self>, seat: Seat) -> Option<i64>;

    /// What a bot needs to know that actions and views do not tell.
    fn primer(game: &Self::Game) -> serde_json::Value;
}

/// A board game in the registry.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoardModule<B>(PhantomData<B>);

impl<B> BoardModule<B> {
    /// The module of this game.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<B: BoardGame> GameModule for BoardModule<B> {
    type Game = B::Game;
    type Written = SetupOf<B>;

    fn info(&self) -> GameInfo {
        GameInfo { id: B::Game::ID, title: B::TITLE, idea: B::IDEA, seats: B::SEATS }
    }

    fn agents(&self) -> Vec<AgentInfo> {
        cards(B::agents())
    }

    fn sentences(&self) -> &'static str {
        B::SENTENCES
    }

    fn stand_in(&self) -> &'static str {
        B::STAND_IN
    }

    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<B::Game>>, Problem> {
        seat(B::agents(), spec).map_err(|error| refused(spec, &error, &[]))
    }

    fn setup(&self) -> SetupOf<B> {
        SetupOf::<B>::default()
    }

    fn variants(&self, library: &Library) -> Result<Vec<NamedSetup>, LabError> {
        named_setups(self, library, B::TOGETHER)
    }

    fn resolve(&self, written: SetupOf<B>, _: &Library) -> Result<SetupOf<B>, Vec<SetupFault>> {
        Ok(written)
    }

    fn with_seats(&self, setup: SetupOf<B>, _: usize) -> SetupOf<B> {
        setup
    }

    fn rules(&self, setup: SetupOf<B>, _: &Library) -> Result<Arc<B::Game>, Vec<SetupFault>> {
        let rules = B::rules(setup).map(Arc::new);
        rules.map_err(|faults| faults.into_iter().map(SetupFault::from_rules).collect())
    }

    fn notation(&self) -> Option<&'static dyn Notation<B::Game>> {
        Some(B::notation())
    }

    fn puzzles(&self) -> Option<Box<dyn PuzzleMaker<B::Game>>> {
        B::puzzles()
    }

    fn reviewer(&self, game: &B::Game, seat: Seat) -> Option<Box<dyn Reviewer<B::Game>>> {
        B::reviewer(game, seat)
    }

    fn length(&self, game: &B::Game, state: &StateOf<B>) -> Length {
        B::length(game, state)
    }

    fn narrate(&self, game: &B::Game, names: &[String], event: &EventOf<B>) -> Option<LogLine> {
        let (occasion, facts) = B::occasion(game, names, event)?;
        B::log().first(occasion, &facts).map(|message| LogLine::new(B::depth(event), message))
    }

    fn check_view(game: &B::Game, view: &ViewOf<B>) -> Result<(), Illegal> {
        B::check_view(game, view)
    }

    fn permits(game: &B::Game, view: &ViewOf<B>, action: &ActionOf<B>) -> Result<(), Illegal> {
        B::permits(game, view, action)
    }

    fn points(&self, game: &B::Game, state: &StateOf<B>, seat: Seat) -> Option<i64> {
        B::points(game, state, seat)
    }

    fn primer(game: &B::Game) -> serde_json::Value {
        B::primer(game)
    }
}

impl<B: BoardGame> matches::MatchModule for BoardModule<B> {}

/// The length of a game for two seats that act in turns.
pub(super) fn in_turns(plies: u32, is_over: bool) -> Length {
    let turns = u64::from(plies) + u64::from(!is_over);
    Length { rounds: turns.div_ceil(2), turns }
}

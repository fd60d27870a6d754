//! What a game tells the lab about itself. One implementation per game; everything else here knows no game.

use std::sync::Arc;

use search::Graph;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::notation::Notation;
use tabletop::{Agent, Game, Illegal, Message, Reviewer, Seat, Think, message};

use crate::puzzle::PuzzleMaker;
use crate::{AgentInfo, FilePart, GameInfo, LabError, Library, NamedSetup, Persona, Problem, Rung};

/// What happened, as a line of a log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// What happened.
    pub message: Message,
    /// Its indentation: 0 for a turn and for what is outside of turns, 1 for what is done in a turn, 2 for what came of that.
    pub depth: u8,
}

impl LogLine {
    /// A line with indentation `depth`.
    pub const fn new(depth: u8, message: Message) -> Self {
        Self { message, depth }
    }
}

/// How long a game was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Length {
    /// Rounds begun.
    pub rounds: u64,
    /// Turns begun, all seats together.
    pub turns: u64,
}

/// How a search that merges equal positions is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GraphShape {
    /// Every position once, whatever ways lead to it.
    #[default]
    Merged,
    /// A position as often as it is reached, down to this many plies.
    Tree(usize),
}

/// A fault of a setup, and the field of the setup it lies in, so that a scene can point at it.
#[derive(Clone, PartialEq, Debug)]
pub struct SetupFault {
    /// The field; `None` where it concerns the whole.
    pub field: Option<String>,
    /// The fault. One with a file lies in content the setup names.
    pub problem: Problem,
}

impl SetupFault {
    /// Reads a fault as rules write it: the field, a colon, and what is wrong.
    pub fn from_rules(fault: Message) -> Self {
        let field = fault.text.split_once(": ").map(|(field, _)| field.to_owned());
        Self { field, problem: Problem::new(fault) }
    }
}

/// A game in the registry, typed: what a table needs of it. What matches, training, the bots' door and benchmarks need besides
/// stands in a trait of each. The command line and other callers that know no game use [`AnyGame`](crate::AnyGame).
pub trait GameModule: Send + Sync + 'static {
    /// The rules.
    type Game: Game;

    /// A setup as people write it in scenes and on the command line. Most games take their own; one whose setups are long may
    /// let people name content instead.
    type Written: DeserializeOwned;

    /// The game's card.
    fn info(&self) -> GameInfo;

    /// The cards of its agents, weakest first as far as measured.
    fn agents(&self) -> Vec<AgentInfo>;

    /// The characters over its agents, gentle ones first; none by default. [`agent`](GameModule::agent) seats them by name.
    fn personas(&self) -> Vec<Persona> {
        Vec::new()
    }

    /// Its ladder: opponents in the order of their strength, the one for a first game first; none by default.
    /// [`agent`](GameModule::agent) seats them by name.
    fn rungs(&self) -> Vec<Rung> {
        Vec::new()
    }

    /// The file of what its agents may say of their decisions, as `sentences::Sentences::read` takes it.
    fn sentences(&self) -> &'static str;

    /// The agent that plays a person's seat in a game without persons, such as a match or the scripted run.
    fn stand_in(&self) -> &'static str;

    /// Makes an agent from its name, with a level and settings as its game writes them (`minimax@hard:depth=3`).
    ///
    /// # Errors
    /// What is wrong with it and what there is instead.
    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Self::Game>>, Problem>;

    /// The tree that an agent searches in a position its seat is to act in; `None` where it searches none, which is the default.
    ///
    /// # Errors
    /// As [`agent`](GameModule::agent).
    fn search_tree(
        &self,
        spec: &str,
        game: &Self::Game,
        view: &<Self::Game as Game>::View,
        think: &Think<'_>,
    ) -> Result<Option<Graph>, Problem> {
        let _ = (spec, game, view, think);
        Ok(None)
    }

    /// The graph that an agent searches in a position its seat is to act in, where its search merges equal positions and can show them merged or
    /// apart, as `shape` says. The default is its [`search_tree`](GameModule::search_tree).
    ///
    /// # Errors
    /// As [`agent`](GameModule::agent).
    fn search_graph(
        &self,
        spec: &str,
        game: &Self::Game,
        view: &<Self::Game as Game>::View,
        think: &Think<'_>,
        shape: GraphShape,
    ) -> Result<Option<Graph>, Problem> {
        let _ = shape;
        self.search_tree(spec, game, view, think)
    }

    /// Whoever looks over the play of a seat once a game is done; `None` where nobody can, which is the default.
    fn reviewer(&self, game: &Self::Game, seat: Seat) -> Option<Box<dyn Reviewer<Self::Game>>> {
        let _ = (game, seat);
        None
    }

    /// The classic setup.
    fn setup(&self) -> Self::Written;

    /// The variants of its rules, each by a name: together they use every setting that changes how a game is played, so that whoever plays
    /// all of them has met all of the rules. The default is the classic setup alone.
    ///
    /// # Errors
    /// [`LabError::Input`] where the content they are made of cannot be read.
    fn variants(&self, library: &Library) -> Result<Vec<NamedSetup>, LabError> {
        let _ = library;
        Ok(vec![NamedSetup::new("classic", "()")])
    }

    /// The setup that a written one stands for: names of content are looked up, and what was left out is filled in.
    ///
    /// # Errors
    /// Every fault of it that has to do with content it names; at least one. The rest is found by
    /// [`rules`](GameModule::rules).
    fn resolve(
        &self,
        written: Self::Written,
        library: &Library,
    ) -> Result<<Self::Game as Game>::Setup, Vec<SetupFault>>;

    /// The same setup for as many seats, which may be out of range; [`rules`](GameModule::rules) finds that out.
    fn with_seats(&self, setup: <Self::Game as Game>::Setup, seats: usize) -> <Self::Game as Game>::Setup;

    /// The rules of a setup, with the content it names read from the library.
    ///
    /// # Errors
    /// Every fault of the setup and of that content; at least one.
    fn rules(&self, setup: <Self::Game as Game>::Setup, library: &Library) -> Result<Arc<Self::Game>, Vec<SetupFault>>;

    /// The state of a position as people write it, in a scene's `position`. The default is that the game has no such words.
    /// `None` where something is wrong with it, which is kept with the part.
    fn place(&self, game: &Self::Game, position: &mut FilePart<'_, '_>) -> Option<<Self::Game as Game>::State> {
        let _ = game;
        let reason = message!("fault-scene-no_positions", "positions of this game cannot be written this way");
        position.fault(
            Problem::new(reason).remedy(message!("remedy-scene-no_positions", "write start: State(…) or Steps([…])")),
        );
        None
    }

    /// How its moves and positions are written, where its people have a way to; the default has none.
    fn notation(&self) -> Option<&'static dyn Notation<Self::Game>> {
        None
    }

    /// What is known exactly of its positions, for puzzles; the default has none.
    fn puzzles(&self) -> Option<Box<dyn PuzzleMaker<Self::Game>>> {
        None
    }

    /// How long the game has been.
    fn length(&self, game: &Self::Game, state: &<Self::Game as Game>::State) -> Length;

    /// What a seat has in a position, where the game counts points; nothing otherwise.
    fn points(&self, _game: &Self::Game, _state: &<Self::Game as Game>::State, _seat: Seat) -> Option<i64> {
        None
    }

    /// What each seat has left of what it began with, 0 to 1, where a game has such a thing; the default has none.
    fn remains(&self, game: &Self::Game, state: &<Self::Game as Game>::State) -> Vec<f64> {
        let _ = (game, state);
        Vec::new()
    }

    /// The seat that moved first. The default is seat 1; a game that draws who begins tells whom it drew.
    fn first_seat(&self, game: &Self::Game, state: &<Self::Game as Game>::State) -> Seat {
        let _ = (game, state);
        Seat(0)
    }

    /// An event as a line of a log; `None` where it is not worth one. `names` are the players', by seat.
    fn narrate(&self, game: &Self::Game, names: &[String], event: &<Self::Game as Game>::Event) -> Option<LogLine>;

    /// Whether a view that a stranger wrote can stand under these rules, its seat being the one to act. Agents are shown no other.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check_view(game: &Self::Game, view: &<Self::Game as Game>::View) -> Result<(), Illegal>;

    /// Whether the seat that looks may do this now, from its view alone.
    ///
    /// # Errors
    /// The rule it breaks.
    fn permits(
        game: &Self::Game,
        view: &<Self::Game as Game>::View,
        action: &<Self::Game as Game>::Action,
    ) -> Result<(), Illegal>;

    /// What is played for a program from outside that forfeits its move: the action that ends a turn, where there is one and it
    /// is legal. `None`, which is the default, leaves it to [`Game::sample`].
    fn concession(game: &Self::Game, view: &<Self::Game as Game>::View) -> Option<<Self::Game as Game>::Action> {
        let _ = (game, view);
        None
    }

    /// Whether a program from outside that forfeits its move is only asked again, because more of its turn would be lost than a move: a number
    /// that stands for the turn. In one turn it is asked again twice; what it forfeits then is conceded. `None`, which is the
    /// default, concedes every move.
    fn asked_again(game: &Self::Game, view: &<Self::Game as Game>::View) -> Option<u64> {
        let _ = (game, view);
        None
    }

    /// What programs from outside need to know of the content beside the setup, such as names and borders; nothing by default.
    fn primer(game: &Self::Game) -> Value {
        let _ = game;
        Value::Null
    }
}

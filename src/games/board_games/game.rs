//! What a board game says of itself. Everything else is the same for all of them.

use lab::GameModule;
use tabletop::{Game, Seat};

use super::{draft::Draft, example::Example, floor::Floor};
use crate::{
    audio::Effect,
    board::PlaceId,
    pieces::{Face, PieceBoard, PieceMove},
    text::{HelpSection, Words},
};

/// The rules of a board game.
pub type RulesOf<B> = <<B as BoardGame>::Module as GameModule>::Game;
/// What a seat may do in it.
pub type Act<B> = <RulesOf<B> as Game>::Action;
/// What happens in it.
pub type Happened<B> = <RulesOf<B> as Game>::Event;
/// What eyes see of it.
pub type Seen<B> = <RulesOf<B> as Game>::View;

/// A piece that lies on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lying {
    /// Where.
    pub place: PlaceId,
    /// What is seen of it.
    pub face: Face,
}

/// How long something is seen to happen, seconds, and what is heard of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shown {
    /// Seconds.
    pub lasts: f32,
    /// The sound; silence where there is none.
    pub sound: Option<Effect>,
}

/// What is told of a cell where the pointer rests.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CellTip {
    /// What stands there.
    pub title: String,
    /// What is worth knowing of it.
    pub lines: Vec<String>,
}

/// A board game at the client.
pub trait BoardGame: Sized + Send + Sync + 'static {
    /// Its module in the lab, which knows its rules and opponents.
    type Module: GameModule;

    /// The module.
    const MODULE: &'static Self::Module;
    /// What its files and words are called.
    const ID: &'static str = <RulesOf<Self> as Game>::ID;
    /// What the kinds of pieces are called in the sets of pictures, the strongest first.
    const KINDS: &'static [&'static str];
    /// The messages that name its sides, in the order of the sets of pictures.
    const SIDES: [&'static str; 2];
    /// The files of how its pieces look, by [`PieceLook`](crate::settings::PieceLook).
    const SETS: [&'static str; 3];
    /// The scene that somebody begins with who has never played it.
    const FIRST_SCENE: &'static str;
    /// The message that says how a person who is to act may begin.
    const ADVICE: &'static str;
    /// What the rules page shows of its rules.
    const EXAMPLES: &'static [Example];
    /// The message for a game that nobody won, by the word of [`tabletop::Standing::reason`]; and for one that `name` has won.
    const RESULTS: &'static [(&'static str, &'static str)];

    /// Whether pieces may lie face down, and seats have no side until one is turned over.
    const FACE_DOWN: bool = false;

    /// How many pieces of a kind and side the game has.
    fn supply(game: &RulesOf<Self>, face: &Face) -> usize;

    /// A position that was set up, as people write it; what is wrong with it is told when it is read.
    fn written(game: &RulesOf<Self>, draft: &Draft) -> String;

    /// Columns and rows, and what they are called at the edge.
    fn board(game: &RulesOf<Self>) -> PieceBoard;

    /// What a cell is called.
    fn cell_name(game: &RulesOf<Self>, place: PlaceId) -> String;

    /// What a cell is.
    fn floor(game: &RulesOf<Self>, place: PlaceId) -> Floor {
        let _ = (game, place);
        Floor::Wood
    }

    /// What lies on the board.
    fn lying(game: &RulesOf<Self>, view: &Seen<Self>) -> Vec<Lying>;

    /// With which move of a piece an action is done.
    fn piece_move(action: &Act<Self>) -> PieceMove;

    /// The action that a move of a piece stands for, also where it is not allowed: the rules then say why.
    fn action(by: PieceMove) -> Act<Self>;

    /// The message that names a piece as it lies there, such as a red general or one face down.
    fn face_name(words: &Words, face: &Face) -> String;

    /// The pieces that were taken.
    fn taken(game: &RulesOf<Self>, view: &Seen<Self>) -> Vec<Face>;

    /// What lies face down, where that is known, with how many there are of each.
    fn face_down(view: &Seen<Self>) -> Vec<(Face, usize)> {
        let _ = view;
        Vec::new()
    }

    /// Which side a seat plays, once that is known.
    fn side(view: &Seen<Self>, seat: Seat) -> Option<usize>;

    /// Which side a seat wants at the bottom of the board; `None` where the board lies for both alike.
    fn bottom(seat: Seat) -> Option<usize> {
        let _ = seat;
        None
    }

    /// The seat to act, and whether the game is over.
    fn turn(game: &RulesOf<Self>, view: &Seen<Self>) -> (Option<Seat>, bool);

    /// How many plies have passed without progress, and at how many the game is drawn.
    fn clock(game: &RulesOf<Self>, view: &Seen<Self>) -> [u32; 2];

    /// How an event is shown.
    fn shown(event: &Happened<Self>) -> Shown;

    /// Whether an event is what a seat did in its turn.
    fn is_deed(event: &Happened<Self>) -> bool;

    /// Whether an event ends the game.
    fn is_end(event: &Happened<Self>) -> bool;

    /// Whether an event is told across the board, too.
    fn is_great(event: &Happened<Self>) -> bool {
        Self::is_end(event)
    }

    /// Whether a piece that goes there leaps, where it takes something or goes further than one step.
    fn leaps(took: bool, far: bool) -> bool {
        let _ = took;
        far
    }

    /// How much an event changed, from 0 to about 2: see [`TableGame::impact`](crate::table::TableGame::impact).
    fn impact(event: &Happened<Self>) -> f64;

    /// What is told of a cell where the pointer rests; nothing where nothing is worth telling.
    fn tip(words: &Words, game: &RulesOf<Self>, view: &Seen<Self>, place: PlaceId) -> Option<CellTip>;

    /// The board for its card in the lobby.
    fn sample() -> (RulesOf<Self>, Seen<Self>);

    /// Its rules in short.
    fn help(words: &Words) -> Vec<HelpSection>;
}

//! What a board game says of itself. Everything else is the same for all of them.

use lab::GameModule;
use tabletop::{Game, Seat, Session};

use super::{draft::Draft, example::Example, floor::Floor};
use crate::{
    audio::Effect,
    board::PlaceId,
    keys::Action as Key,
    pieces::{Face, PieceBoard, PieceMove},
    table::report::Figure,
    text::{HelpSection, Words},
};

/// So many plies without progress are told of.
const TOLD_PLIES: u32 = 10;

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

/// An action, where several are done with the same move of a piece, or none is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it is called on a button.
    pub label: String,
    /// The piece that it is about, such as what a pawn becomes.
    pub face: Option<Face>,
}

/// What is told of a cell where the pointer rests.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CellTip {
    /// What stands there.
    pub title: String,
    /// What is worth knowing of it.
    pub lines: Vec<String>,
}

/// Something of the game's own that the player can do or switch at the dock, beside playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tool {
    /// What it is called.
    pub label: String,
    /// What it does.
    pub note: String,
    /// Whether it is switched on; always off where it is nothing to be switched.
    pub on: bool,
    /// The key that does the same.
    pub key: Option<Key>,
}

/// A board game at the client.
pub trait BoardGame: Sized + Send + Sync + 'static {
    /// Its module in the lab, which knows its rules and opponents.
    type Module: GameModule;
    /// What a player keeps at the table that is no part of the game, such as marks.
    type Notes: Default + Send + Sync + 'static;

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
    /// The message of the button for an action while none is chosen.
    const CHOOSE: &'static str = "boards-choose";
    /// Whether a player draws arrows and rings with the right button. Where not, its clicks are the game's own.
    const DRAWS: bool = true;
    /// Whether numbers of what was weighed lie as warmth over the board while reasons are read; pieces that lie face down are translucent then.
    const WARMTH: bool = false;
    /// The messages of the graph on the result page: its title, what it tells, and what is counted there.
    const GRAPH: [&'static str; 3] = ["boards-figure_left", "boards-figure_left_note", "boards-figure_unit"];
    /// The round up to which the scripted run watches.
    const TOUR: u32 = 12;

    /// Whether pieces may lie face down, and seats have no side until one is turned over.
    const FACE_DOWN: bool = false;
    /// Whether two sides take turns.
    const TURNS: bool = true;

    /// What a position is set up with, in rows; by default all pieces of each side.
    fn palette(game: &RulesOf<Self>) -> Vec<Vec<Face>> {
        let row = |side| Self::KINDS.iter().map(move |kind| Face::up(kind, side));
        (0..Self::SIDES.len()).map(|side| row(side).filter(|face| Self::supply(game, face) > 0).collect()).collect()
    }

    /// How many pieces of a kind and side the game has; of what need not be counted as many as there are cells.
    fn supply(game: &RulesOf<Self>, face: &Face) -> usize;

    /// What is seen on a cell of a position that is set up where nothing was laid.
    fn untouched() -> Option<Face> {
        None
    }

    /// A position as it is set up.
    fn draft(game: &RulesOf<Self>, view: &Seen<Self>) -> Draft {
        let mut draft = Draft::empty(Self::board(game).grid.count().into());
        for Lying { place, face } in Self::lying(game, view) {
            if let Some(cell) = draft.cells.get_mut(usize::from(place.0)) {
                *cell = Some(face);
            }
        }
        draft.taken = Self::taken(game, view);
        draft.first = Self::side(view, Seat(0));
        draft.to_move = Self::turn(game, view).0.and_then(|seat| Self::side(view, seat)).or(draft.first);
        draft
    }

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

    /// The lines that pieces stand on, each from one place to another, where they stand on points: the default joins all rows and columns.
    fn ruled(game: &RulesOf<Self>) -> Vec<[PlaceId; 2]> {
        Self::board(game).grid.ruled()
    }

    /// The cells that the eyes before the screen do not see. They are under clouds.
    fn unseen(game: &RulesOf<Self>, view: &Seen<Self>) -> Vec<PlaceId> {
        let _ = (game, view);
        Vec::new()
    }

    /// Where own pieces stand that the other side, as far as can be told, does not see. They are translucent.
    fn unseen_by_other(game: &RulesOf<Self>, view: &Seen<Self>) -> Vec<PlaceId> {
        let _ = (game, view);
        Vec::new()
    }

    /// Whether seats hold secrets from each other: a curtain falls between two persons then, and reasons of opponents are read after the game.
    fn secrets(game: &RulesOf<Self>) -> bool {
        let _ = game;
        false
    }

    /// How many pieces that are seen so can stand on the board, as far as the eyes before the screen know. Where some of them were seen last that are not in sight any more is
    /// shown up to that number; the default is a game in which nothing goes out of sight.
    fn most(game: &RulesOf<Self>, view: &Seen<Self>, face: &Face) -> usize {
        let _ = (game, view, face);
        0
    }

    /// The cells on which whoever is to act lays all of a side's pieces in one action; `None` where no pieces are to be laid so. Asked whenever a person is to act.
    fn camp(game: &RulesOf<Self>, view: &Seen<Self>) -> Option<Vec<PlaceId>> {
        let _ = (game, view);
        None
    }

    /// Ways to lay pieces in the [camp](Self::camp) that the game comes with, the one that is proposed first: the message that names each, whose note has `_note` at its end, and the action.
    fn placements(game: &RulesOf<Self>) -> Vec<(String, Act<Self>)> {
        let _ = game;
        Vec::new()
    }

    /// Where an action lays pieces, by whoever looks; none where it does nothing of the kind.
    fn placed(game: &RulesOf<Self>, view: &Seen<Self>, action: &Act<Self>) -> Vec<Lying> {
        let _ = (game, view, action);
        Vec::new()
    }

    /// The action that lays pieces so; asked only where there is a [camp](Self::camp).
    fn placing(game: &RulesOf<Self>, view: &Seen<Self>, pieces: &[Lying]) -> Option<Act<Self>> {
        let _ = (game, view, pieces);
        None
    }

    /// What lies on the board.
    fn lying(game: &RulesOf<Self>, view: &Seen<Self>) -> Vec<Lying>;

    /// With which move of a piece an action is done; `None` where it is done beside the board, such as leaving a turn. Several actions may be done with the same move: the player is then asked which.
    fn piece_move(game: &RulesOf<Self>, action: &Act<Self>) -> Option<PieceMove>;

    /// An action of a seat, where it is not told apart by the move of a piece. Asked for nothing else.
    fn choice(words: &Words, game: &RulesOf<Self>, seat: Seat, action: &Act<Self>) -> Choice {
        let _ = (words, game, seat, action);
        Choice { label: String::new(), face: None }
    }

    /// The action that a move of a piece stands for, also where it is not allowed: the rules then say why.
    fn action(game: &RulesOf<Self>, by: PieceMove) -> Act<Self>;

    /// The message that names a piece as it lies there, such as a red general or one face down.
    fn face_name(words: &Words, face: &Face) -> String;

    /// What is seen on a cell where nothing lies, if there is more to it than that it is empty.
    fn bare_cell(words: &Words, game: &RulesOf<Self>, view: &Seen<Self>, place: PlaceId) -> Option<String> {
        let _ = (words, game, view, place);
        None
    }

    /// What is engraved on the ground of cells, such as numbers.
    fn engraved(game: &RulesOf<Self>, view: &Seen<Self>) -> Vec<(PlaceId, String)> {
        let _ = (game, view);
        Vec::new()
    }

    /// Where lines end that are drawn from a cell while the pointer or the keyboard is on it, such as those on which it tells of something.
    fn lines(game: &RulesOf<Self>, view: &Seen<Self>, place: PlaceId) -> Vec<PlaceId> {
        let _ = (game, view, place);
        Vec::new()
    }

    /// What is seen where nobody plays from whom something need be hidden. The default is what everybody may know.
    fn unveiled(game: &RulesOf<Self>, state: &<RulesOf<Self> as Game>::State) -> Option<Seen<Self>> {
        let _ = (game, state);
        None
    }

    /// Changes what lies on the board by what the player has noted.
    fn show_notes(notes: &Self::Notes, lying: &mut Vec<Lying>) {
        let _ = (notes, lying);
    }

    /// Brings the notes up to date once something new is seen.
    fn follow(notes: &mut Self::Notes, game: &RulesOf<Self>, view: &Seen<Self>) {
        let _ = (notes, game, view);
    }

    /// Marks a cell, or takes its mark away.
    fn mark(notes: &mut Self::Notes, game: &RulesOf<Self>, view: &Seen<Self>, place: PlaceId) {
        let _ = (notes, game, view, place);
    }

    /// What the player can do with the notes at the dock.
    fn tools(words: &Words, notes: &Self::Notes) -> Vec<Tool> {
        let _ = (words, notes);
        Vec::new()
    }

    /// Uses the tool of that place in the list.
    fn use_tool(notes: &mut Self::Notes, game: &RulesOf<Self>, view: &Seen<Self>, at: usize) {
        let _ = (notes, game, view, at);
    }

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

    /// How many plies have passed without progress, and at how many the game is drawn; the default is a game that no such clock ends.
    fn clock(game: &RulesOf<Self>, view: &Seen<Self>) -> [u32; 2] {
        let _ = (game, view);
        [0; 2]
    }

    /// How the game stands, in a line below what is to be decided: the default tells how near a draw is, where that is worth telling.
    fn status(words: &Words, game: &RulesOf<Self>, view: &Seen<Self>) -> Option<String> {
        clock_told::<Self>(words, game, view)
    }

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

    /// The rules of a setup as it is written at an [example](Example::by).
    fn example_rules(setup: &str) -> Option<RulesOf<Self>> {
        let _ = setup;
        None
    }

    /// The board for its card in the lobby.
    fn sample() -> (RulesOf<Self>, Seen<Self>);

    /// What is counted of a seat at the end; the default is the pieces it has left.
    fn figures(words: &Words, session: &Session<RulesOf<Self>>, seat: Seat) -> Vec<Figure> {
        let left = Self::MODULE.points(session.game(), session.state(), seat).unwrap_or_default();
        vec![Figure { head: words.get("boards-figure_left").to_owned(), value: left.to_string() }]
    }

    /// What is counted on the way, for the graph of the result page; the default is the pieces that a seat has left.
    fn counted(game: &RulesOf<Self>, state: &<RulesOf<Self> as Game>::State, seat: Seat) -> Option<f64> {
        Self::MODULE.points(game, state, seat).map(|left| left as f64)
    }

    /// Its rules in short.
    fn help(words: &Words) -> Vec<HelpSection>;
}

/// How near a draw is, where that is worth telling.
pub fn clock_told<B: BoardGame>(words: &Words, game: &RulesOf<B>, view: &Seen<B>) -> Option<String> {
    let [quiet, limit] = B::clock(game, view);
    (quiet >= TOLD_PLIES).then(|| words.with("boards-clock", &[("count", &quiet), ("limit", &limit)]))
}

//! What is the same of the board games whose pieces lie face down until somebody turns them over: what lies where, what was taken and what is left, and what a click or a drag stands for.
//!
//! A game says as [`FaceDownPieces`] what only it knows; [`FaceDownBoard`] makes a [`BoardGame`] of that. `text` writes positions that were set up.

mod text;

use std::marker::PhantomData;

use boards::{
    board::{Square, write_rows},
    face_down::{
        FaceDown, GameSetup, Move, Piece, PieceColour, PieceKind, Pile, Rules, State, Words as _, read_position,
    },
};
use lab::GameModule;
use tabletop::{Game, Seat, Turn, notation::Span};

use super::{
    draft::Draft,
    example::Example,
    game::{Act, BoardGame, CellTip, Lying, Shown},
};
use crate::{
    board::PlaceId,
    pieces::{Cells, Coordinates, Face, Grid, PieceBoard, PieceMove},
    text::{HelpSection, Words},
};

/// The kinds of a game's pieces.
pub type KindOf<T> = <<T as FaceDownPieces>::Rules as Rules>::Kind;
/// A piece of a game.
pub type PieceOf<T> = Piece<KindOf<T>>;
/// What happens in a game.
type EventOf<T> = <<T as FaceDownPieces>::Rules as Rules>::Event;

/// What only one game with pieces that lie face down knows of its board.
pub trait FaceDownPieces: Send + Sync + 'static {
    /// Its rules.
    type Rules: Rules;
    /// Its module in the lab.
    type Module: GameModule<Game = FaceDown<Self::Rules>>;

    /// See [`BoardGame::MODULE`].
    const MODULE: &'static Self::Module;
    /// See [`BoardGame::KINDS`].
    const KINDS: &'static [&'static str];
    /// See [`BoardGame::SIDES`].
    const SIDES: [&'static str; 2];
    /// See [`BoardGame::SETS`].
    const SETS: [&'static str; 3];
    /// See [`BoardGame::FIRST_SCENE`].
    const FIRST_SCENE: &'static str;
    /// See [`BoardGame::ADVICE`].
    const ADVICE: &'static str;
    /// See [`BoardGame::EXAMPLES`].
    const EXAMPLES: &'static [Example];
    /// See [`BoardGame::RESULTS`].
    const RESULTS: &'static [(&'static str, &'static str)];
    /// What columns and rows are called.
    const COORDINATES: Coordinates;
    /// The position on its card in the lobby.
    const SAMPLE: &'static str;
    /// The message for a piece that lies face down.
    const UNKNOWN: &'static str;
    /// The messages that name an open piece of each side, and how the place for its kind is called in them.
    const NAMES: ([&'static str; 2], &'static str);
    /// The headings of its rules in short.
    const HELP: &'static [&'static str];

    /// The usual rules.
    fn usual() -> FaceDown<Self::Rules>;

    /// What a kind is called in the sets of pictures.
    fn id(kind: KindOf<Self>) -> &'static str;

    /// See [`BoardGame::shown`].
    fn shown(event: &EventOf<Self>) -> Shown;

    /// See [`BoardGame::is_deed`].
    fn is_deed(event: &EventOf<Self>) -> bool;

    /// See [`BoardGame::is_end`].
    fn is_end(event: &EventOf<Self>) -> bool;

    /// See [`BoardGame::is_great`].
    fn is_great(event: &EventOf<Self>) -> bool;

    /// See [`BoardGame::leaps`].
    fn leaps(took: bool, far: bool) -> bool {
        let _ = took;
        far
    }

    /// See [`BoardGame::impact`].
    fn impact(event: &EventOf<Self>) -> f64;

    /// What is told of an open piece.
    fn open_tip(words: &Words, game: &FaceDown<Self::Rules>, piece: PieceOf<Self>) -> CellTip;

    /// What is told of one that lies face down.
    fn face_down_tip(words: &Words, state: &State<KindOf<Self>>) -> CellTip;
}

/// A game with pieces that lie face down, at the client.
pub struct FaceDownBoard<T>(PhantomData<fn() -> T>);

impl<T: FaceDownPieces> BoardGame for FaceDownBoard<T> {
    type Module = T::Module;
    type Notes = ();

    const MODULE: &'static T::Module = T::MODULE;
    const KINDS: &'static [&'static str] = T::KINDS;
    const SIDES: [&'static str; 2] = T::SIDES;
    const SETS: [&'static str; 3] = T::SETS;
    const FIRST_SCENE: &'static str = T::FIRST_SCENE;
    const ADVICE: &'static str = T::ADVICE;
    const EXAMPLES: &'static [Example] = T::EXAMPLES;
    const RESULTS: &'static [(&'static str, &'static str)] = T::RESULTS;
    const FACE_DOWN: bool = true;

    fn supply(game: &FaceDown<T::Rules>, face: &Face) -> usize {
        let all = game.setup().pieces();
        all.counts().find(|(piece, _)| self::face::<T>(*piece) == *face).map_or(0, |(_, count)| count.into())
    }

    fn written(game: &FaceDown<T::Rules>, draft: &Draft) -> String {
        let size = game.setup().size();
        let letter = |face: &Face| piece::<T>(face).map_or('?', Piece::letter);
        let rows = write_rows(size, size.squares().map(|square| draft.at(place(square)).map(letter)));
        let taken = PieceOf::<T>::all().map(|piece| {
            let face = face::<T>(piece);
            (piece.letter(), draft.gone(&face, Self::supply(game, &face)))
        });
        text::written(&rows, draft, <KindOf<T> as PieceKind>::Colour::ALL.map(PieceColour::letter), taken)
    }

    fn board(game: &FaceDown<T::Rules>) -> PieceBoard {
        let size = game.setup().size();
        PieceBoard {
            grid: Grid::new(size.columns().into(), size.rows().into(), Cells::Squares),
            coordinates: Some(T::COORDINATES),
        }
    }

    fn cell_name(_: &FaceDown<T::Rules>, place: PlaceId) -> String {
        KindOf::<T>::square_name(square(place))
    }

    fn lying(_: &FaceDown<T::Rules>, view: &State<KindOf<T>>) -> Vec<Lying> {
        let lying = |face: Face| move |square| Lying { place: place(square), face: face.clone() };
        let mut all: Vec<Lying> = view.board.face_down().map(lying(Face::default())).collect();
        for piece in PieceOf::<T>::all() {
            all.extend(view.board.pieces(piece).map(lying(face::<T>(piece))));
        }
        all
    }

    fn piece_move(_: &FaceDown<T::Rules>, action: &Act<Self>) -> Option<PieceMove> {
        let Move { from, to } = (*action).into();
        Some(PieceMove { from: place(from), to: place(to) })
    }

    fn action(_: &FaceDown<T::Rules>, by: PieceMove) -> Act<Self> {
        Move { from: square(by.from), to: square(by.to) }.into()
    }

    fn face_name(words: &Words, face: &Face) -> String {
        let Some(piece) = piece::<T>(face) else { return words.get(T::UNKNOWN).to_owned() };
        let ([first, second], name) = T::NAMES;
        let message = if piece.colour.index() == 0 { first } else { second };
        words.with(message, &[(name, &words.message(&piece.kind.name()))])
    }

    fn taken(game: &FaceDown<T::Rules>, view: &State<KindOf<T>>) -> Vec<Face> {
        let all = game.setup().pieces();
        let gone = all.without(&view.board.open()).and_then(|left| left.without(&view.unopened));
        let faces = faces::<T>(&gone.unwrap_or_default()).into_iter();
        faces.flat_map(|(face, count)| std::iter::repeat_n(face, count)).collect()
    }

    fn face_down(view: &State<KindOf<T>>) -> Vec<(Face, usize)> {
        faces::<T>(&view.unopened)
    }

    fn side(view: &State<KindOf<T>>, seat: Seat) -> Option<usize> {
        view.colour(seat).map(PieceColour::index)
    }

    fn turn(game: &FaceDown<T::Rules>, view: &State<KindOf<T>>) -> (Option<Seat>, bool) {
        match game.turn(view) {
            Turn::Seat(seat) => (Some(seat), false),
            Turn::Chance => (None, false),
            Turn::Over => (None, true),
        }
    }

    fn clock(game: &FaceDown<T::Rules>, view: &State<KindOf<T>>) -> [u32; 2] {
        [view.quiet.into(), game.setup().quiet_limit().into()]
    }

    fn shown(event: &EventOf<T>) -> Shown {
        T::shown(event)
    }

    fn is_deed(event: &EventOf<T>) -> bool {
        T::is_deed(event)
    }

    fn is_end(event: &EventOf<T>) -> bool {
        T::is_end(event)
    }

    fn is_great(event: &EventOf<T>) -> bool {
        T::is_great(event)
    }

    fn leaps(took: bool, far: bool) -> bool {
        T::leaps(took, far)
    }

    fn impact(event: &EventOf<T>) -> f64 {
        T::impact(event)
    }

    fn tip(words: &Words, game: &FaceDown<T::Rules>, view: &State<KindOf<T>>, place: PlaceId) -> Option<CellTip> {
        let square = square(place);
        match view.board.piece(square) {
            Some(piece) => Some(T::open_tip(words, game, piece)),
            None => view.board.face_down().contains(square).then(|| T::face_down_tip(words, view)),
        }
    }

    fn sample() -> (FaceDown<T::Rules>, State<KindOf<T>>) {
        let game = T::usual();
        let state = read_position(&game, Span::of(T::SAMPLE)).unwrap_or_else(|_| game.start());
        (game, state)
    }

    fn help(words: &Words) -> Vec<HelpSection> {
        let parts: Vec<_> = T::HELP.iter().map(|heading| (*heading, None)).collect();
        HelpSection::written(words, &parts)
    }
}

/// The place of a square.
fn place(square: Square) -> PlaceId {
    PlaceId(square.0.into())
}

/// The square of a place.
fn square(place: PlaceId) -> Square {
    Square(place.0.try_into().unwrap_or(u8::MAX))
}

/// How a piece is seen that lies open.
pub fn face<T: FaceDownPieces>(piece: PieceOf<T>) -> Face {
    Face::up(T::id(piece.kind), piece.colour.index())
}

/// The piece that is seen so; none of one that lies face down.
fn piece<T: FaceDownPieces>(face: &Face) -> Option<PieceOf<T>> {
    PieceOf::<T>::all().find(|piece| self::face::<T>(*piece) == *face)
}

/// How many there are of each.
pub fn faces<T: FaceDownPieces>(pile: &<KindOf<T> as PieceKind>::Pile) -> Vec<(Face, usize)> {
    pile.counts().map(|(piece, count)| (face::<T>(piece), count.into())).collect()
}

//! Flip Jungle at the client: what only it knows of its board. `tip` tells of an animal what it takes, and what takes it.

mod tip;

use boards::{
    board::{Square, write_rows},
    flip_jungle::{
        Action, Animal, Colour, Event, FlipJungle, Piece, SIZE, Setup, State, Unopened, read_position, square_name,
    },
};
use registry::games::FlipJungleModule;
use tabletop::{Game, Seat, Turn, notation::Span};

use super::{
    client::BoardClient,
    draft::Draft,
    example::Example,
    face_down::face_down_text,
    game::{BoardGame, CellTip, Lying, Shown},
    theme::{END, FLIP, SIDES, STEP, TAKE},
};
use crate::{
    audio::Effect,
    board::PlaceId,
    pieces::{Cells, Coordinates, Face, Grid, Labels, PieceBoard, PieceMove},
    text::{HelpSection, Words},
};

/// Flip Jungle in the list of games.
pub const FLIP_JUNGLE: BoardClient<FlipJungleBoard> = BoardClient::new();

/// Flip Jungle at the client.
pub struct FlipJungleBoard;

/// The position on its card in the lobby.
const SAMPLE: &str = "?E?c/l??T/??r?/W?.? w1 P 0";

impl BoardGame for FlipJungleBoard {
    type Module = FlipJungleModule;
    type Notes = ();

    const MODULE: &'static FlipJungleModule = &FlipJungleModule;
    const KINDS: &'static [&'static str] = &["elephant", "lion", "tiger", "leopard", "wolf", "dog", "cat", "rat"];
    const SIDES: [&'static str; 2] = ["jungle-side_white", "jungle-side_black"];
    const SETS: [&'static str; 3] = [
        include_str!("../../../../assets/boards/jungle-pictures.ron"),
        include_str!("../../../../assets/boards/jungle-characters.ron"),
        include_str!("../../../../assets/boards/jungle-letters.ron"),
    ];
    const FIRST_SCENE: &'static str = "flip_jungle/first-game";
    const ADVICE: &'static str = "flip_jungle-advice";
    const EXAMPLES: &'static [Example] = &[Example {
        section: "help-flip_jungle-turn",
        position: "????/????/????/???? -1 - 0",
        played: "b2 (E) b3 (r) a1 (L) b3-b2",
        part: None,
    }];
    const RESULTS: &'static [(&'static str, &'static str)] = &[
        ("taken", "flip_jungle-result_taken"),
        ("bare", "flip_jungle-result_bare"),
        ("stuck", "flip_jungle-result_stuck"),
        ("repetition", "flip_jungle-result_repetition"),
        ("quiet", "flip_jungle-result_quiet"),
    ];

    const FACE_DOWN: bool = true;

    fn supply(_: &FlipJungle, face: &Face) -> usize {
        usize::from(piece(face).is_some())
    }

    fn written(game: &FlipJungle, draft: &Draft) -> String {
        let letter = |face: &Face| piece(face).map_or('?', Piece::letter);
        let rows = write_rows(SIZE, SIZE.squares().map(|square| draft.at(place(square)).map(letter)));
        face_down_text(
            &rows,
            draft,
            ["w", "b"],
            Piece::all().map(|piece| {
                let face = face(piece);
                (piece.letter(), draft.gone(&face, Self::supply(game, &face)))
            }),
        )
    }

    fn board(_: &FlipJungle) -> PieceBoard {
        PieceBoard {
            grid: Grid::new(SIZE.columns().into(), SIZE.rows().into(), Cells::Squares),
            coordinates: Some(Coordinates { columns: Labels::Letters, rows: Labels::Numbers }),
        }
    }

    fn cell_name(_: &FlipJungle, place: PlaceId) -> String {
        square_name(square(place))
    }

    fn lying(_: &FlipJungle, view: &State) -> Vec<Lying> {
        let board = &view.board;
        let mut lying: Vec<Lying> = Vec::new();
        for square in board.face_down() {
            lying.push(Lying { place: place(square), face: Face::default() });
        }
        for piece in Piece::all() {
            let there = board.pieces(piece);
            lying.extend(there.into_iter().map(|square| Lying { place: place(square), face: face(piece) }));
        }
        lying
    }

    fn piece_move(_: &FlipJungle, action: &Action) -> PieceMove {
        match *action {
            Action::Flip(square) => PieceMove { from: place(square), to: place(square) },
            Action::Move { from, to } => PieceMove { from: place(from), to: place(to) },
        }
    }

    fn action(_: &FlipJungle, by: PieceMove) -> Action {
        let (from, to) = (square(by.from), square(by.to));
        if from == to { Action::Flip(from) } else { Action::Move { from, to } }
    }

    fn face_name(words: &Words, face: &Face) -> String {
        let Some(kind) = &face.kind else { return words.get("flip_jungle-face_down").to_owned() };
        let name = format!("jungle-{kind}");
        let animal = words.get(&name);
        let message = if face.side == Some(0) { "jungle-piece_white" } else { "jungle-piece_black" };
        words.with(message, &[("animal", &animal)])
    }

    fn taken(_: &FlipJungle, view: &State) -> Vec<Face> {
        let gone = Unopened::all().without(view.board.open()).and_then(|left| left.without(view.unopened));
        gone.unwrap_or_default().iter().map(face).collect()
    }

    fn face_down(view: &State) -> Vec<(Face, usize)> {
        view.unopened.iter().map(|piece| (face(piece), 1)).collect()
    }

    fn side(view: &State, seat: Seat) -> Option<usize> {
        view.colour(seat).map(Colour::index)
    }

    fn turn(game: &FlipJungle, view: &State) -> (Option<Seat>, bool) {
        match game.turn(view) {
            Turn::Seat(seat) => (Some(seat), false),
            Turn::Chance => (None, false),
            Turn::Over => (None, true),
        }
    }

    fn clock(game: &FlipJungle, view: &State) -> [u32; 2] {
        [view.quiet.into(), game.setup().quiet_limit.into()]
    }

    fn shown(event: &Event) -> Shown {
        let (lasts, sound) = match event {
            Event::Began { .. } => (0.0, None),
            Event::Flipped { .. } => (FLIP, Some(Effect::PieceFlip)),
            Event::Chose { .. } => (SIDES, None),
            Event::Moved { .. } => (STEP, Some(Effect::PieceMove)),
            Event::Took { .. } | Event::Fell { .. } => (TAKE, Some(Effect::PieceTake)),
            Event::Over(_) => (END, None),
        };
        Shown { lasts, sound }
    }

    fn is_deed(event: &Event) -> bool {
        matches!(event, Event::Flipped { .. } | Event::Moved { .. } | Event::Took { .. } | Event::Fell { .. })
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Over(_))
    }

    fn is_great(event: &Event) -> bool {
        matches!(event, Event::Over(_) | Event::Chose { .. })
    }

    fn impact(event: &Event) -> f64 {
        match event {
            Event::Took { taken, .. } if taken.kind >= Animal::Dog => 0.7,
            Event::Took { .. } | Event::Fell { .. } => 1.0,
            Event::Flipped { .. } => 0.2,
            Event::Over(_) => 2.0,
            _ => 0.0,
        }
    }

    fn tip(words: &Words, game: &FlipJungle, view: &State, place: PlaceId) -> Option<CellTip> {
        tip::tip(words, game, view, square(place))
    }

    fn sample() -> (FlipJungle, State) {
        let game = FlipJungle::new(Setup::default()).expect("the classic rules are sound");
        let state = read_position(&game, Span::of(SAMPLE)).unwrap_or_else(|_| game.start());
        (game, state)
    }

    fn help(words: &Words) -> Vec<HelpSection> {
        HelpSection::written(
            words,
            &[
                ("help-flip_jungle-aim", None),
                ("help-flip_jungle-turn", None),
                ("help-flip_jungle-ranks", None),
                ("help-flip_jungle-end", None),
                ("help-flip_jungle-advice", None),
            ],
        )
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
fn face(piece: Piece) -> Face {
    Face::up(piece.kind.id(), piece.colour.index())
}

/// The piece that is seen so; none of one that lies face down.
fn piece(face: &Face) -> Option<Piece> {
    Piece::all().find(|piece| self::face(*piece) == *face)
}

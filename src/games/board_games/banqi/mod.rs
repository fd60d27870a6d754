//! Banqi at the client: what only it knows of its board. `tip` tells of a piece what it takes, and what takes it.

mod tip;

use boards::{
    banqi::{Action, Banqi, Colour, Event, Kind, Piece, Setup, State, Tally, read_position, square_name},
    board::{Square, write_rows},
};
use registry::games::BanqiModule;
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

/// Banqi in the list of games.
pub const BANQI: BoardClient<BanqiBoard> = BoardClient::new();

/// Banqi at the client.
pub struct BanqiBoard;

/// The position on its card in the lobby.
const SAMPLE: &str = "?G..c?S./.?Rs??.?/?h.?C?a?/.?E?.g?? r1 AHSaehss";

impl BoardGame for BanqiBoard {
    type Module = BanqiModule;
    type Notes = ();

    const MODULE: &'static BanqiModule = &BanqiModule;
    const KINDS: &'static [&'static str] = &["general", "advisor", "elephant", "chariot", "horse", "cannon", "soldier"];
    const SIDES: [&'static str; 2] = ["banqi-side_red", "banqi-side_black"];
    const SETS: [&'static str; 3] = [
        include_str!("../../../../assets/boards/banqi-pictures.ron"),
        include_str!("../../../../assets/boards/banqi-characters.ron"),
        include_str!("../../../../assets/boards/banqi-letters.ron"),
    ];
    const FIRST_SCENE: &'static str = "banqi/first-game";
    const ADVICE: &'static str = "banqi-advice";
    const EXAMPLES: &'static [Example] = &[
        Example {
            section: "help-banqi-turn",
            position: "????????/????????/????????/???????? -1 - 0",
            played: "b4 (R) c4 (h) b4-c4",
            part: None,
        },
        Example {
            section: "help-banqi-ranks",
            position: "8/Er1Sg3/8/7s r1 GAAERRHHCCSSSSaaeerhhccssss 0",
            played: "c1-c2 a8-a7 c4-c5",
            part: None,
        },
        Example {
            section: "help-banqi-cannon",
            position: "8/5h2/C1?2g2/8 r1 GAAEERRHHCSSSSSaeerrhccsssss 0",
            played: "b1-b6 c6-b6",
            part: None,
        },
    ];
    const RESULTS: &'static [(&'static str, &'static str)] = &[
        ("taken", "banqi-result_taken"),
        ("stuck", "banqi-result_stuck"),
        ("repetition", "banqi-result_repetition"),
        ("quiet", "banqi-result_quiet"),
    ];

    const FACE_DOWN: bool = true;

    fn supply(game: &Banqi, face: &Face) -> usize {
        piece(face).map_or(0, |piece| game.setup().size.pieces().count(piece).into())
    }

    fn written(game: &Banqi, draft: &Draft) -> String {
        let size = game.start().board.size();
        let letter = |face: &Face| piece(face).map_or('?', Piece::letter);
        let rows = write_rows(size, size.squares().map(|square| draft.at(place(square)).map(letter)));
        face_down_text(
            &rows,
            draft,
            ["r", "b"],
            Piece::all().map(|piece| {
                let face = face(piece);
                (piece.letter(), draft.gone(&face, Self::supply(game, &face)))
            }),
        )
    }

    fn board(game: &Banqi) -> PieceBoard {
        let size = game.start().board.size();
        PieceBoard {
            grid: Grid::new(size.columns().into(), size.rows().into(), Cells::Squares),
            coordinates: Some(Coordinates { columns: Labels::Numbers, rows: Labels::Letters }),
        }
    }

    fn cell_name(_: &Banqi, place: PlaceId) -> String {
        square_name(square(place))
    }

    fn lying(_: &Banqi, view: &State) -> Vec<Lying> {
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

    fn piece_move(_: &Banqi, action: &Action) -> PieceMove {
        match *action {
            Action::Flip(square) => PieceMove { from: place(square), to: place(square) },
            Action::Move { from, to } => PieceMove { from: place(from), to: place(to) },
        }
    }

    fn action(_: &Banqi, by: PieceMove) -> Action {
        let (from, to) = (square(by.from), square(by.to));
        if from == to { Action::Flip(from) } else { Action::Move { from, to } }
    }

    fn face_name(words: &Words, face: &Face) -> String {
        let Some(kind) = &face.kind else { return words.get("banqi-face_down").to_owned() };
        let name = format!("banqi-{kind}");
        let piece = words.get(&name);
        let message = if face.side == Some(0) { "banqi-piece_red" } else { "banqi-piece_black" };
        words.with(message, &[("piece", &piece)])
    }

    fn taken(game: &Banqi, view: &State) -> Vec<Face> {
        let all = game.setup().size.pieces();
        let gone = all.without(&view.board.open()).and_then(|left| left.without(&view.unopened));
        faces(&gone.unwrap_or_default())
            .into_iter()
            .flat_map(|(face, count)| std::iter::repeat_n(face, count))
            .collect()
    }

    fn face_down(view: &State) -> Vec<(Face, usize)> {
        faces(&view.unopened)
    }

    fn side(view: &State, seat: Seat) -> Option<usize> {
        view.colour(seat).map(Colour::index)
    }

    fn turn(game: &Banqi, view: &State) -> (Option<Seat>, bool) {
        match game.turn(view) {
            Turn::Seat(seat) => (Some(seat), false),
            Turn::Chance => (None, false),
            Turn::Over => (None, true),
        }
    }

    fn clock(game: &Banqi, view: &State) -> [u32; 2] {
        [view.quiet.into(), game.setup().quiet_limit.into()]
    }

    fn shown(event: &Event) -> Shown {
        let (lasts, sound) = match event {
            Event::Began { .. } => (0.0, None),
            Event::Flipped { .. } => (FLIP, Some(Effect::PieceFlip)),
            Event::Chose { .. } => (SIDES, None),
            Event::Moved { .. } => (STEP, Some(Effect::PieceMove)),
            Event::Took { piece, .. } if piece.kind == Kind::Cannon => (TAKE, Some(Effect::Cannon)),
            Event::Took { .. } => (TAKE, Some(Effect::PieceTake)),
            Event::Over(_) => (END, None),
        };
        Shown { lasts, sound }
    }

    fn is_deed(event: &Event) -> bool {
        matches!(event, Event::Flipped { .. } | Event::Moved { .. } | Event::Took { .. })
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Over(_))
    }

    fn is_great(event: &Event) -> bool {
        matches!(event, Event::Over(_) | Event::Chose { .. })
    }

    /// A cannon that takes something leaps; one that slides does not.
    fn leaps(took: bool, far: bool) -> bool {
        took && far
    }

    fn impact(event: &Event) -> f64 {
        match event {
            Event::Took { taken, .. } if taken.kind == Kind::Soldier => 0.5,
            Event::Took { .. } => 1.0,
            Event::Flipped { .. } => 0.2,
            Event::Over(_) => 2.0,
            _ => 0.0,
        }
    }

    fn tip(words: &Words, game: &Banqi, view: &State, place: PlaceId) -> Option<CellTip> {
        tip::tip(words, game, view, square(place))
    }

    fn sample() -> (Banqi, State) {
        let game = Banqi::new(Setup::default()).expect("the classic rules are sound");
        let state = read_position(&game, Span::of(SAMPLE)).unwrap_or_else(|_| game.start());
        (game, state)
    }

    fn help(words: &Words) -> Vec<HelpSection> {
        HelpSection::written(
            words,
            &[
                ("help-banqi-aim", None),
                ("help-banqi-turn", None),
                ("help-banqi-ranks", None),
                ("help-banqi-cannon", None),
                ("help-banqi-end", None),
                ("help-banqi-advice", None),
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

/// How many there are of each.
fn faces(tally: &Tally) -> Vec<(Face, usize)> {
    tally.iter().map(|(piece, count)| (face(piece), count.into())).collect()
}

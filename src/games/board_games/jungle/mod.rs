//! Jungle at the client: what only it knows of its board. `tip` tells of an animal what it takes and what takes it, and of the ground what it means.

mod tip;

use boards::{
    board::{Square, write_rows},
    jungle::{
        Action, Animal, Event, Ground, Jungle, Piece, SIZE, Setup, Side, State, ground, read_position, square_name,
    },
};
use registry::games::JungleModule;
use tabletop::{Game, Seat, Turn, notation::Span};

use super::{
    board_part::Part,
    client::BoardClient,
    draft::Draft,
    example::Example,
    floor::Floor,
    game::{BoardGame, CellTip, Lying, Shown},
    theme::{END, STEP, TAKE},
};
use crate::{
    audio::Effect,
    board::PlaceId,
    pieces::{Cells, Coordinates, Face, Grid, Labels, PieceBoard, PieceMove},
    text::{HelpSection, Words},
};

/// Jungle in the list of games.
pub const JUNGLE: BoardClient<JungleBoard> = BoardClient::new();

/// Jungle at the client.
pub struct JungleBoard;

/// The position on its card in the lobby.
const SAMPLE: &str = "7/1d3c1/l1p1w2/r5e/3T3/1R4L/E1W4/2Ct1D1/7 w";

impl BoardGame for JungleBoard {
    type Module = JungleModule;
    type Notes = ();

    const MODULE: &'static JungleModule = &JungleModule;
    /// The last two are what wolf and dog look like where the dog is stronger: each piece shows its rank.
    const KINDS: &'static [&'static str] =
        &["elephant", "lion", "tiger", "leopard", "wolf", "dog", "cat", "rat", "dog-above", "wolf-below"];
    const SIDES: [&'static str; 2] = ["jungle-side_white", "jungle-side_black"];
    const SETS: [&'static str; 3] = [
        include_str!("../../../../assets/boards/jungle-pictures.ron"),
        include_str!("../../../../assets/boards/jungle-characters.ron"),
        include_str!("../../../../assets/boards/jungle-letters.ron"),
    ];
    const FIRST_SCENE: &'static str = "jungle/first-game";
    const ADVICE: &'static str = "jungle-advice";
    const EXAMPLES: &'static [Example] = &[
        Example::new("help-jungle-aim", "6c/7/3T3/7/7/7/7/7/6R w", "d7-d8 g9-g8 d8-d9")
            .part(Part { from: [0, 5], cells: [7, 4] }),
        Example::new("help-jungle-ranks", "7/7/7/7/7/7/2Rec2/7/6L w", "c3-d3 e3-d3")
            .part(Part { from: [0, 0], cells: [7, 4] }),
        Example::new("help-jungle-water", "7/7/7/7/L2w2r/7/7/7/7 w", "a5-d5 g5-f5 d5-d6")
            .part(Part { from: [0, 2], cells: [7, 5] }),
        Example::new("help-jungle-traps", "7/2c4/3E3/7/7/7/7/7/6R w", "d7-d8 c8-d8")
            .part(Part { from: [0, 5], cells: [7, 4] }),
    ];
    const RESULTS: &'static [(&'static str, &'static str)] = &[
        ("den", "jungle-result_den"),
        ("taken", "jungle-result_taken"),
        ("stuck", "jungle-result_stuck"),
        ("repetition", "jungle-result_repetition"),
        ("quiet", "jungle-result_quiet"),
    ];

    /// An animal has one of the faces that wolf and dog may have, by the rules.
    fn supply(game: &Jungle, face: &Face) -> usize {
        usize::from(Piece::all().any(|piece| self::face(piece, game.setup().dog_above_wolf) == *face))
    }

    fn written(game: &Jungle, draft: &Draft) -> String {
        let above = game.setup().dog_above_wolf;
        let letter = |there: &Face| Piece::all().find(|piece| face(*piece, above) == *there).map(Piece::letter);
        let rows = write_rows(SIZE, SIZE.squares().map(|square| draft.at(PlaceId(square.0.into())).and_then(letter)));
        let side = if draft.to_move == Some(1) { 'b' } else { 'w' };
        format!("{rows} {side}")
    }

    fn board(_: &Jungle) -> PieceBoard {
        PieceBoard {
            grid: Grid::new(SIZE.columns().into(), SIZE.rows().into(), Cells::Squares),
            coordinates: Some(Coordinates { columns: Labels::Letters, rows: Labels::Numbers }),
        }
    }

    fn cell_name(_: &Jungle, place: PlaceId) -> String {
        square_name(square(place))
    }

    fn floor(_: &Jungle, place: PlaceId) -> Floor {
        match ground(square(place)) {
            Ground::Land => Floor::Grass,
            Ground::Water => Floor::Water,
            Ground::Trap(_) => Floor::Trap,
            Ground::Den(_) => Floor::Den,
        }
    }

    fn lying(game: &Jungle, view: &State) -> Vec<Lying> {
        let dog_above_wolf = game.setup().dog_above_wolf;
        let lying = |square: Square| {
            let piece = view.board.piece(square)?;
            Some(Lying { place: PlaceId(square.0.into()), face: face(piece, dog_above_wolf) })
        };
        SIZE.squares().filter_map(lying).collect()
    }

    fn piece_move(_: &Jungle, action: &Action) -> Option<PieceMove> {
        Some(PieceMove { from: PlaceId(action.from.0.into()), to: PlaceId(action.to.0.into()) })
    }

    fn action(_: &Jungle, by: PieceMove) -> Action {
        Action { from: square(by.from), to: square(by.to) }
    }

    fn face_name(words: &Words, face: &Face) -> String {
        let kind = match face.kind.as_deref() {
            Some("dog-above") => "dog",
            Some("wolf-below") => "wolf",
            kind => kind.unwrap_or_default(),
        };
        let name = format!("jungle-{kind}");
        let animal = words.get(&name);
        let message = if face.side == Some(0) { "jungle-piece_white" } else { "jungle-piece_black" };
        words.with(message, &[("animal", &animal)])
    }

    fn taken(game: &Jungle, view: &State) -> Vec<Face> {
        let gone = Piece::all().filter(|piece| view.board.pieces(*piece).is_empty());
        gone.map(|piece| face(piece, game.setup().dog_above_wolf)).collect()
    }

    fn side(_: &State, seat: Seat) -> Option<usize> {
        Some(seat.index())
    }

    fn bottom(seat: Seat) -> Option<usize> {
        Some(seat.index())
    }

    fn turn(game: &Jungle, view: &State) -> (Option<Seat>, bool) {
        match game.turn(view) {
            Turn::Seat(seat) => (Some(seat), false),
            Turn::Chance => (None, false),
            Turn::Over => (None, true),
        }
    }

    fn clock(game: &Jungle, view: &State) -> [u32; 2] {
        [view.quiet.into(), game.setup().quiet_limit.into()]
    }

    fn shown(event: &Event) -> Shown {
        let (lasts, sound) = match event {
            Event::Began { .. } => (0.0, None),
            Event::Moved { .. } => (STEP, Some(Effect::PieceMove)),
            Event::Took { .. } => (TAKE, Some(Effect::PieceTake)),
            Event::Over(_) => (END, None),
        };
        Shown { lasts, sound }
    }

    fn is_deed(event: &Event) -> bool {
        matches!(event, Event::Moved { .. } | Event::Took { .. })
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Over(_))
    }

    fn impact(event: &Event) -> f64 {
        match event {
            Event::Took { taken, .. } if taken.animal >= Animal::Dog => 0.7,
            Event::Took { .. } => 1.0,
            Event::Over(_) => 2.0,
            _ => 0.0,
        }
    }

    fn tip(words: &Words, game: &Jungle, view: &State, place: PlaceId) -> Option<CellTip> {
        tip::tip(words, game, view, square(place))
    }

    fn sample() -> (Jungle, State) {
        let game = Jungle::new(Setup::default()).expect("the classic rules are sound");
        let state = read_position(&game, Span::of(SAMPLE)).unwrap_or_else(|_| game.start());
        (game, state)
    }

    fn help(words: &Words) -> Vec<HelpSection> {
        HelpSection::written(
            words,
            &[
                ("help-jungle-aim", None),
                ("help-jungle-turn", None),
                ("help-jungle-ranks", None),
                ("help-jungle-water", None),
                ("help-jungle-traps", None),
                ("help-jungle-end", None),
                ("help-jungle-advice", None),
            ],
        )
    }
}

/// The square of a place.
fn square(place: PlaceId) -> Square {
    Square(place.0.try_into().unwrap_or(u8::MAX))
}

/// How an animal is seen.
fn face(piece: Piece, dog_above_wolf: bool) -> Face {
    let kind = match piece.animal {
        Animal::Dog if dog_above_wolf => "dog-above",
        Animal::Wolf if dog_above_wolf => "wolf-below",
        animal => animal.id(),
    };
    Face::up(kind, if piece.side == Side::White { 0 } else { 1 })
}

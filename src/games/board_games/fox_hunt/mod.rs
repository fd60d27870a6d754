//! Fox Hunt at the client: what only it knows of its board. `marks` is what a player notes on it, `tip` tells of a shot what it told.

mod marks;
mod tip;

use boards::{
    board::Square,
    fox_hunt::{Action, Answer, Event, FoxHunt, GRID, MOST_FOXES, Setup, State, View, read_position, square_name},
};
use registry::games::FoxHuntModule;
use tabletop::{Game, Seat, Session, notation::Span};

use self::marks::Marks;
use super::{
    client::BoardClient,
    draft::Draft,
    example::Example,
    game::{BoardGame, CellTip, Lying, Shown, Tool},
    theme::{END, FLIP, STEP},
};
use crate::{
    audio::Effect,
    board::PlaceId,
    pieces::{Cells, Coordinates, Face, Grid, Labels, PieceBoard, PieceMove},
    table::report::Figure,
    text::{HelpSection, Words},
};

/// Fox Hunt in the list of games.
pub const FOX_HUNT: BoardClient<FoxHuntBoard> = BoardClient::new();

/// Fox Hunt at the client.
pub struct FoxHuntBoard;

/// What a fox is called in the set of pictures.
const FOX: &str = "fox";

/// How its pieces look: there is one set, whatever look is chosen.
const SET: &str = include_str!("../../../../assets/boards/fox-hunt.ron");
/// The hunt on its card in the lobby: the board, and the shots so far.
const SAMPLE: (&str, &str) = ("(size: small, foxes: 5)", "d5=1 c3=* f6=5 b7=2 g5=* e4=0 f1=1");

impl BoardGame for FoxHuntBoard {
    type Module = FoxHuntModule;
    type Notes = Marks;

    const MODULE: &'static FoxHuntModule = &FoxHuntModule;
    const KINDS: &'static [&'static str] = &[FOX, "mark", "maybe"];
    const SIDES: [&'static str; 2] = ["fox_hunt-hunter", "fox_hunt-hunter"];
    const SETS: [&'static str; 3] = [SET, SET, SET];
    const FIRST_SCENE: &'static str = "fox_hunt/first-game";
    const ADVICE: &'static str = "fox_hunt-advice";
    const CHOOSE: &'static str = "fox_hunt-choose";
    const EXAMPLES: &'static [Example] = &[Example::new("help-fox_hunt-shot", "-", "d5 e4 c3 f6")];
    const RESULTS: &'static [(&'static str, &'static str)] = &[("found", "fox_hunt-result_found")];
    const DRAWS: bool = false;
    const TURNS: bool = false;
    const WARMTH: bool = true;
    // A few shots: the first hunt is a short one.
    const TOUR: u32 = 4;
    const GRAPH: [&'static str; 3] = ["fox_hunt-graph", "fox_hunt-graph_note", "fox_hunt-graph_unit"];

    /// Foxes that were found, and what shots that missed told.
    fn palette(_: &FoxHunt) -> Vec<Vec<Face>> {
        vec![std::iter::once(Face::up(FOX, 0)).chain((0..=MOST_FOXES).map(told)).collect()]
    }

    fn supply(game: &FoxHunt, face: &Face) -> usize {
        if face.side.is_some() { game.foxes().into() } else { usize::MAX }
    }

    fn untouched() -> Option<Face> {
        Some(Face::default())
    }

    fn draft(game: &FoxHunt, view: &View) -> Draft {
        let mut draft = Draft::empty(Self::board(game).grid.count().into());
        for shot in &view.shots {
            let face = match shot.answer {
                Answer::Hit => Face::up(FOX, 0),
                Answer::Missed(seen) => told(seen),
            };
            if let Some(cell) = game.place(shot.square).and_then(|place| draft.cells.get_mut(usize::from(place))) {
                *cell = Some(face);
            }
        }
        draft
    }

    fn written(game: &FoxHunt, draft: &Draft) -> String {
        let shot = |(place, face): (u16, &Face)| {
            let answer = if face.side.is_some() { "*" } else { face.kind.as_deref()? };
            Some(format!("{}={answer}", square_name(square(game, PlaceId(place)))))
        };
        let cells = (0..).zip(&draft.cells).filter_map(|(place, face)| Some((place, face.as_ref()?)));
        let shots: Vec<String> = cells.filter_map(shot).collect();
        if shots.is_empty() { "-".to_owned() } else { shots.join(" ") }
    }

    fn board(game: &FoxHunt) -> PieceBoard {
        let size = game.board_size();
        PieceBoard {
            grid: Grid::new(size.columns().into(), size.rows().into(), Cells::Squares),
            coordinates: Some(Coordinates { columns: Labels::Letters, rows: Labels::Numbers }),
        }
    }

    fn cell_name(game: &FoxHunt, place: PlaceId) -> String {
        square_name(square(game, place))
    }

    /// Heath covers what was not shot at, and a fox that was found stays where it lay.
    fn lying(game: &FoxHunt, view: &View) -> Vec<Lying> {
        let found = view.found();
        let cover = (game.ground() & !view.tried()).map(|square| (square, Face::default()));
        let foxes = found.map(|square| (square, Face::up(FOX, 0)));
        let lying = |(square, face)| game.place(square).map(|place| Lying { place: PlaceId(place), face });
        cover.chain(foxes).filter_map(lying).collect()
    }

    fn engraved(game: &FoxHunt, view: &View) -> Vec<(PlaceId, String)> {
        let number = |shot: &boards::fox_hunt::Shot| match shot.answer {
            Answer::Hit => None,
            Answer::Missed(seen) => Some((PlaceId(game.place(shot.square)?), seen.to_string())),
        };
        view.shots.iter().filter_map(number).collect()
    }

    fn bare_cell(words: &Words, game: &FoxHunt, view: &View, place: PlaceId) -> Option<String> {
        let square = square(game, place);
        let shot = view.shots.iter().find(|shot| shot.square == square)?;
        match shot.answer {
            Answer::Hit => None,
            Answer::Missed(seen) => Some(words.with("fox_hunt-cell_missed", &[("seen", &u32::from(seen))])),
        }
    }

    /// A miss tells of what lies on its rays.
    fn lines(game: &FoxHunt, view: &View, place: PlaceId) -> Vec<PlaceId> {
        let from = square(game, place);
        if !view.shots.iter().any(|shot| shot.square == from && !shot.hit()) {
            return Vec::new();
        }
        let end = |ray: Vec<Square>| ray.last().and_then(|last| game.place(*last)).map(PlaceId);
        rays_of(game, from).into_iter().filter_map(end).collect()
    }

    fn show_notes(marks: &Marks, lying: &mut Vec<Lying>) {
        marks.show(lying);
    }

    fn follow(marks: &mut Marks, game: &FoxHunt, view: &View) {
        marks.follow(game, view);
    }

    fn mark(marks: &mut Marks, game: &FoxHunt, view: &View, place: PlaceId) {
        marks.mark(game, view, square(game, place));
    }

    fn tools(words: &Words, marks: &Marks) -> Vec<Tool> {
        marks.tools(words)
    }

    fn use_tool(marks: &mut Marks, game: &FoxHunt, view: &View, at: usize) {
        marks.use_tool(game, view, at);
    }

    fn piece_move(game: &FoxHunt, action: &Action) -> Option<PieceMove> {
        let place = PlaceId(game.place(action.square)?);
        Some(PieceMove { from: place, to: place })
    }

    fn action(game: &FoxHunt, by: PieceMove) -> Action {
        Action { square: square(game, by.to) }
    }

    fn face_name(words: &Words, face: &Face) -> String {
        if let Some(seen) = face.kind.as_deref().and_then(|kind| kind.parse::<u32>().ok()) {
            return words.with("fox_hunt-cell_missed", &[("seen", &seen)]);
        }
        let message = match face.kind.as_deref() {
            None => "fox_hunt-cell_untried",
            Some("mark") => "fox_hunt-cell_empty",
            Some("maybe") => "fox_hunt-cell_maybe",
            Some(_) => "fox_hunt-cell_fox",
        };
        words.get(message).to_owned()
    }

    fn taken(_: &FoxHunt, _: &View) -> Vec<Face> {
        Vec::new()
    }

    fn side(_: &View, _: Seat) -> Option<usize> {
        None
    }

    fn turn(game: &FoxHunt, view: &View) -> (Option<Seat>, bool) {
        let over = left(game, view) == 0;
        let shoots = game.actions(view).is_some_and(|actions| !actions.is_empty());
        (shoots.then_some(Seat(0)), over)
    }

    fn status(words: &Words, game: &FoxHunt, view: &View) -> Option<String> {
        let shots = words.with("fox_hunt-status_shots", &[("shots", &view.shots.len())]);
        let left = words.with("fox_hunt-status_left", &[("left", &left(game, view))]);
        Some(words.with("fox_hunt-status", &[("shots", &shots), ("left", &left)]))
    }

    fn shown(event: &Event) -> Shown {
        let (lasts, sound) = match event {
            Event::Began { .. } | Event::Hid => (0.0, None),
            Event::Shot { shot, .. } if shot.hit() => (FLIP, Some(Effect::PieceTake)),
            Event::Shot { .. } => (STEP, Some(Effect::PieceFlip)),
            Event::Over { .. } => (END, None),
        };
        Shown { lasts, sound }
    }

    fn is_deed(event: &Event) -> bool {
        matches!(event, Event::Shot { .. })
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Over { .. })
    }

    fn impact(event: &Event) -> f64 {
        match event {
            Event::Shot { shot, .. } if shot.hit() => 1.0,
            Event::Shot { .. } => 0.2,
            Event::Over { .. } => 2.0,
            Event::Began { .. } | Event::Hid => 0.0,
        }
    }

    fn tip(words: &Words, game: &FoxHunt, view: &View, place: PlaceId) -> Option<CellTip> {
        tip::tip(words, view, square(game, place))
    }

    fn figures(words: &Words, session: &Session<FoxHunt>, seat: Seat) -> Vec<Figure> {
        let score = session.standing().and_then(|standing| standing.score(seat)).unwrap_or_default();
        let shots = session.state().shots.len().to_string();
        vec![Figure { head: words.get("fox_hunt-figure_shots").to_owned(), value: shots }, Figure::score(words, score)]
    }

    /// The foxes that are found.
    fn counted(_: &FoxHunt, state: &State, _: Seat) -> Option<f64> {
        Some(state.shots.iter().filter(|shot| shot.hit()).count() as f64)
    }

    fn sample() -> (FoxHunt, View) {
        let setup: Setup = ron::from_str(SAMPLE.0).unwrap_or_default();
        let game = FoxHunt::new(setup).expect("a board and foxes that there are");
        let view = read_position(&game, Span::of(SAMPLE.1));
        let none = || View { undecided: false, hidden: game.foxes(), shots: Vec::new() };
        let view = view.unwrap_or_else(|_| none());
        (game, view)
    }

    fn help(words: &Words) -> Vec<HelpSection> {
        HelpSection::written(
            words,
            &[
                ("help-fox_hunt-aim", None),
                ("help-fox_hunt-shot", None),
                ("help-fox_hunt-marks", None),
                ("help-fox_hunt-hint", None),
                ("help-fox_hunt-advice", None),
            ],
        )
    }
}

/// What a miss told, as a sign in the ground.
fn told(seen: u8) -> Face {
    Face { kind: Some(seen.to_string()), side: None }
}

/// The square of a place.
fn square(game: &FoxHunt, place: PlaceId) -> Square {
    game.square_at(place.0).unwrap_or(Square(u8::MAX))
}

/// The squares on each ray of a square, the nearest first.
fn rays_of(game: &FoxHunt, from: Square) -> [Vec<Square>; 8] {
    let steps = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    let [column, row] = [GRID.column(from), GRID.row(from)].map(i16::from);
    steps.map(|(across, up)| {
        let at = |number: i16| {
            let [column, row] = [column + number * across, row + number * up].map(u8::try_from);
            GRID.square(column.ok()?, row.ok()?).filter(|square| game.place(*square).is_some())
        };
        (1..).map_while(at).collect()
    })
}

/// How many foxes are yet to be found.
fn left(game: &FoxHunt, view: &View) -> u32 {
    u32::from(game.foxes()).saturating_sub(view.found().len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_go_from_a_miss_to_the_edge_and_from_nothing_else() {
        let setup = ron::from_str("(size: tiny, foxes: 3)").expect("a setup");
        let game = FoxHunt::new(setup).expect("sound");
        let view = read_position(&game, Span::of("c6=1 b2=*")).expect("a position");
        let at = |name: &str| {
            let action: Action = name.parse().expect("a square");
            FoxHuntBoard::piece_move(&game, &action).expect("a square of the board").to
        };
        let lines = |name| FoxHuntBoard::lines(&game, &view, at(name));
        let mut ends = lines("c6");
        ends.sort();
        assert_eq!(ends, ["c1", "f3", "a4", "a6", "f6"].map(at));
        assert_eq!(
            [lines("b2"), lines("a1")],
            [Vec::new(), Vec::new()],
            "a fox tells nothing, nor does what was not shot at"
        );
        assert_eq!(FoxHuntBoard::lines(&game, &view, PlaceId(36)), Vec::new(), "beside the board");
    }

    #[test]
    fn the_hunt_on_the_card_is_the_one_that_is_written_there() {
        let (game, view) = FoxHuntBoard::sample();
        assert_eq!(
            (game.foxes(), view.shots.len(), game.odds(&view).is_some_and(|odds| odds.placements() > 0)),
            (5, 7, true)
        );
    }
}

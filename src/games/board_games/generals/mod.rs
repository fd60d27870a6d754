//! The Game of the Generals and L'Attaque at the client: what only they know of their boards. `faces` says how pieces look, `placing` how an army is placed, `tip` what a piece takes or may be, `examples` are those of the
//! rules page.

mod examples;
mod faces;
mod placing;
mod tip;

use boards::{
    board::{Square, write_rows},
    generals::{Action, Event, Generals, GeneralsNotation, Phase, Point, Setup, Side, View},
};
use registry::games::GeneralsModule;
use tabletop::{Eye, Game, Seat, notation::Notation};

use self::faces::face;
use super::{
    client::BoardClient,
    draft::Draft,
    example::Example,
    floor::Floor,
    game::{BoardGame, CellTip, Lying, Shown},
    theme::{END, FLIP, STEP},
};
use crate::{
    audio::Effect,
    board::PlaceId,
    pieces::{Cells, Coordinates, Face, Grid, Labels, PieceBoard, PieceMove},
    text::{HelpSection, Words},
};

/// The Game of the Generals in the list of games.
pub const GENERALS: BoardClient<GeneralsBoard> = BoardClient::new();

/// The Game of the Generals and L'Attaque at the client.
pub struct GeneralsBoard;

/// The position on its card in the lobby, as White sees it.
const SAMPLE: &str = "f1y2p1pm/1kp1g1s2/p2a2l1b/3c5/2P1T2Y1/A1S2GP1M/PL1D1K1YP/F2P1B1P1 w";
/// A fight is seen for so long, seconds: who came, and who is left.
const FIGHT: f32 = 0.9;
/// The screen is taken away in so many seconds.
const UNSCREENED: f32 = 0.8;

impl BoardGame for GeneralsBoard {
    type Module = GeneralsModule;
    type Notes = ();

    const MODULE: &'static GeneralsModule = &GeneralsModule;
    const KINDS: &'static [&'static str] = faces::KINDS;
    const SIDES: [&'static str; 2] = ["generals-side_white", "generals-side_black"];
    const SETS: [&'static str; 3] = [
        include_str!("../../../../assets/boards/generals-pictures.ron"),
        include_str!("../../../../assets/boards/generals-characters.ron"),
        include_str!("../../../../assets/boards/generals-letters.ron"),
    ];
    const WARMTH: bool = true;
    const FIRST_SCENE: &'static str = "generals/first-game";
    const ADVICE: &'static str = "generals-advice";
    const EXAMPLES: &'static [Example] = examples::ALL;
    const RESULTS: &'static [(&'static str, &'static str)] = &[
        ("taken", "generals-result_taken"),
        ("reached", "generals-result_reached"),
        ("stuck", "generals-result_stuck"),
        ("repetition", "generals-result_repetition"),
        ("quiet", "generals-result_quiet"),
    ];

    fn supply(game: &Generals, face: &Face) -> usize {
        faces::piece(game, face).map_or(0, |(_, rank)| game.rules().info(rank).count.into())
    }

    fn written(game: &Generals, draft: &Draft) -> String {
        let rules = game.rules();
        let letter = |square: Square| {
            let (side, rank) = faces::piece(game, draft.at(place(square))?)?;
            let letter = rules.info(rank).letter;
            Some(if side == Side::White { letter } else { letter.to_ascii_lowercase() })
        };
        let rows = write_rows(rules.size, rules.size.squares().map(letter));
        let side = if draft.to_move == Some(1) { 'b' } else { 'w' };
        format!("{rows} {side}")
    }

    fn board(game: &Generals) -> PieceBoard {
        let size = game.rules().size;
        PieceBoard {
            grid: Grid::new(size.columns().into(), size.rows().into(), Cells::Squares),
            coordinates: Some(Coordinates { columns: Labels::Letters, rows: Labels::Numbers }),
        }
    }

    fn cell_name(game: &Generals, place: PlaceId) -> String {
        game.square_name(square(place))
    }

    fn floor(game: &Generals, place: PlaceId) -> Floor {
        if game.rules().is_ground(square(place)) { Floor::Wood } else { Floor::Water }
    }

    /// What stands behind the screen.
    fn unseen(game: &Generals, view: &View) -> Vec<PlaceId> {
        if !matches!(view.known.phase, Phase::Placing(_) | Phase::Screen) {
            return Vec::new();
        }
        let hidden = Side::ALL.into_iter().filter(|side| Some(*side) != view.side);
        hidden.flat_map(|side| placing::camp(game, side)).collect()
    }

    fn secrets(_: &Generals) -> bool {
        true
    }

    fn camp(game: &Generals, view: &View) -> Option<Vec<PlaceId>> {
        placing::due(view).map(|side| placing::camp(game, side))
    }

    fn placements(game: &Generals) -> Vec<(String, Action)> {
        placing::shipped(game)
    }

    fn placed(game: &Generals, view: &View, action: &Action) -> Vec<Lying> {
        view.side.map_or_else(Vec::new, |side| placing::placed(game, side, action))
    }

    fn placing(game: &Generals, view: &View, pieces: &[Lying]) -> Option<Action> {
        Some(placing::action(game, view.side?, pieces))
    }

    fn lying(game: &Generals, view: &View) -> Vec<Lying> {
        let of = |side: Side| view.known.army(side).iter().map(move |piece| (side, piece));
        let lying = |(side, piece): (Side, &boards::generals::Piece)| {
            Some(Lying { place: place(piece.at?), face: face(game, side, piece.rank) })
        };
        Side::ALL.into_iter().flat_map(of).filter_map(lying).collect()
    }

    fn piece_move(game: &Generals, action: &Action) -> Option<PieceMove> {
        let Action::Move { from, to } = action else { return None };
        let at = |point: &Point| point.on(game.rules().size).map(place);
        Some(PieceMove { from: at(from)?, to: at(to)? })
    }

    fn action(game: &Generals, by: PieceMove) -> Action {
        let point = |place: PlaceId| Point::of(game.rules().size, square(place));
        Action::Move { from: point(by.from), to: point(by.to) }
    }

    fn face_name(words: &Words, face: &Face) -> String {
        faces::name(words, face)
    }

    fn taken(game: &Generals, view: &View) -> Vec<Face> {
        let of = |side: Side| {
            view.known.army(side).iter().filter(|piece| piece.at.is_none()).map(move |piece| (side, piece.rank))
        };
        Side::ALL.into_iter().flat_map(of).map(|(side, rank)| face(game, side, rank)).collect()
    }

    fn side(_: &View, seat: Seat) -> Option<usize> {
        Some(seat.index())
    }

    fn bottom(seat: Seat) -> Option<usize> {
        Some(seat.index())
    }

    fn turn(_: &Generals, view: &View) -> (Option<Seat>, bool) {
        match &view.known {
            known if known.end.is_some() => (None, true),
            known if matches!(known.phase, Phase::Undecided | Phase::Screen) => (None, false),
            known => (Some(known.seat()), false),
        }
    }

    fn clock(game: &Generals, view: &View) -> [u32; 2] {
        [view.known.quiet.into(), game.setup().quiet_limit.into()]
    }

    fn unveiled(game: &Generals, state: &<Generals as Game>::State) -> Option<View> {
        Some(View { known: state.clone(), ..game.view(state, Eye::Public) })
    }

    fn shown(event: &Event) -> Shown {
        let (lasts, sound) = match event {
            Event::Began { .. } => (0.0, None),
            Event::Placed { .. } => (FLIP, Some(Effect::PieceMove)),
            Event::Unscreened { .. } => (UNSCREENED, None),
            Event::Moved { .. } => (STEP, Some(Effect::PieceMove)),
            Event::Fought { .. } => (FIGHT, Some(Effect::PieceTake)),
            Event::Over(_) => (END, None),
        };
        Shown { lasts, sound }
    }

    fn is_deed(event: &Event) -> bool {
        matches!(event, Event::Placed { .. } | Event::Moved { .. } | Event::Fought { .. })
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Over(_))
    }

    /// A scout runs.
    fn leaps(_: bool, _: bool) -> bool {
        false
    }

    fn impact(event: &Event) -> f64 {
        match event {
            Event::Fought { .. } => 0.8,
            Event::Over(_) => 2.0,
            _ => 0.0,
        }
    }

    fn tip(words: &Words, game: &Generals, view: &View, place: PlaceId) -> Option<CellTip> {
        tip::tip(words, game, view, square(place))
    }

    fn example_rules(setup: &str) -> Option<Generals> {
        Generals::new(ron::from_str::<Setup>(setup).ok()?).ok()
    }

    fn sample() -> (Generals, View) {
        let game = Generals::new(Setup::default()).expect("the usual rules are sound");
        let state = GeneralsNotation.read_position(&game, SAMPLE).map_or_else(|_| game.start(), |whole| whole.known);
        let view = game.view(&state, Eye::Seat(Seat(0)));
        (game, view)
    }

    fn help(words: &Words) -> Vec<HelpSection> {
        HelpSection::written(words, &examples::SECTIONS.map(|section| (section, None)))
    }
}

/// The square of a place.
fn square(place: PlaceId) -> Square {
    Square(place.0.try_into().unwrap_or(u8::MAX))
}

/// The place of a square.
fn place(square: Square) -> PlaceId {
    PlaceId(square.0.into())
}

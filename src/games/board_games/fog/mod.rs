//! Chess and its relatives at the client, in fog and in sight: what only they know of their boards. `faces` says how pieces look, `ground` how boards are ruled, `examples` are those of the rules page, `tip` tells how
//! a piece goes.

mod examples;
mod faces;
mod ground;
mod tip;

use boards::{
    board::{Square, write_rows},
    chess::{
        Kind, Piece, Side, fen,
        fog::{Action, Event, Fog, Point, Setup, View},
    },
};
use registry::games::FogModule;
use tabletop::{Eye, Game, Seat, notation::Notation};

use self::faces::{face, pieces};
use super::{
    client::BoardClient,
    draft::Draft,
    example::Example,
    floor::Floor,
    game::{BoardGame, CellTip, Choice, Lying, Shown, clock_told},
    theme::{END, STEP, TAKE},
};
use crate::{
    audio::Effect,
    board::PlaceId,
    pieces::{Coordinates, Face, Grid, Labels, PieceBoard, PieceMove},
    text::{HelpSection, Words, capitalised},
};

/// Chess and its relatives in the list of games.
pub const FOG: BoardClient<FogBoard> = BoardClient::new();

/// Chess and its relatives at the client.
pub struct FogBoard;

/// The position on its card in the lobby, as White sees it.
const SAMPLE: &str = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w kq - 0";

impl BoardGame for FogBoard {
    type Module = FogModule;
    type Notes = ();

    const MODULE: &'static FogModule = &FogModule;
    const KINDS: &'static [&'static str] = faces::KINDS;
    const SIDES: [&'static str; 2] = ["fog-side_white", "fog-side_black"];
    const SETS: [&'static str; 3] = [
        include_str!("../../../../assets/boards/chess-pictures.ron"),
        include_str!("../../../../assets/boards/chess-characters.ron"),
        include_str!("../../../../assets/boards/chess-letters.ron"),
    ];
    const WARMTH: bool = true;
    // In fog many a game is over soon.
    const TOUR: u32 = 4;
    const FIRST_SCENE: &'static str = "fog/first-game";
    const ADVICE: &'static str = "fog-advice";
    const EXAMPLES: &'static [Example] = examples::ALL;
    const RESULTS: &'static [(&'static str, &'static str)] = &[
        ("taken", "fog-result_taken"),
        ("mate", "fog-result_mate"),
        ("stalemate", "fog-result_stalemate"),
        ("stuck", "fog-result_stuck"),
        ("bare", "fog-result_bare"),
        ("bare_both", "fog-result_bare_both"),
        ("material", "fog-result_material"),
        ("repetition", "fog-result_repetition"),
        ("perpetual_check", "fog-result_perpetual_check"),
        ("passed", "fog-result_passed"),
        ("points", "fog-result_points"),
        ("quiet", "fog-result_quiet"),
    ];

    fn palette(game: &Fog) -> Vec<Vec<Face>> {
        let of = |side: Side| pieces(game.rules()).filter(move |piece| piece.side == side);
        // The king first.
        let row = |side| of(side).map(|piece| face(game, piece)).collect::<Vec<_>>().into_iter().rev().collect();
        Side::ALL.into_iter().map(row).collect()
    }

    /// As many as there is room for, but one king.
    fn supply(game: &Fog, face: &Face) -> usize {
        match faces::piece(game, face) {
            Some(piece) if piece.kind == game.rules().royal => 1,
            Some(_) => game.rules().size.count(),
            None => 0,
        }
    }

    fn written(game: &Fog, draft: &Draft) -> String {
        let rules = game.rules();
        let letter = |square: Square| {
            let piece = draft.at(place(square)).and_then(|face| faces::piece(game, face))?;
            Some(fen::letter_of(rules, piece))
        };
        let rows = write_rows(rules.size, rules.size.squares().map(letter));
        let side = if draft.to_move == Some(1) { 'b' } else { 'w' };
        format!("{rows}{} {side} {} - 0", hands(game, draft), unmoved(game, draft))
    }

    fn board(game: &Fog) -> PieceBoard {
        let size = game.rules().size;
        PieceBoard {
            grid: Grid::new(size.columns().into(), size.rows().into(), ground::cells(game)),
            coordinates: Some(Coordinates { columns: Labels::Letters, rows: Labels::Numbers }),
        }
    }

    fn cell_name(game: &Fog, place: PlaceId) -> String {
        game.square_name(square(place))
    }

    fn floor(game: &Fog, _: PlaceId) -> Floor {
        ground::floor(game)
    }

    fn ruled(game: &Fog) -> Vec<[PlaceId; 2]> {
        ground::ruled(game)
    }

    fn unseen(_: &Fog, view: &View) -> Vec<PlaceId> {
        view.dark.iter().map(|square| place(*square)).collect()
    }

    /// Where no piece that is seen could go.
    fn unseen_by_other(game: &Fog, view: &View) -> Vec<PlaceId> {
        let Some(side) = view.side.filter(|_| game.in_fog() && view.known.end.is_none()) else { return Vec::new() };
        let seen = game.chess().sight(&view.known.position(game.rules()), side.other());
        let own = view.known.pieces().filter(|(square, piece)| piece.side == side && !seen.contains(*square));
        own.map(|(square, _)| place(square)).collect()
    }

    fn secrets(game: &Fog) -> bool {
        game.in_fog()
    }

    /// Those the game began with, less those that are known to be lost.
    fn most(game: &Fog, view: &View, face: &Face) -> usize {
        faces::piece(game, face).map_or(0, |piece| view.known.left(piece).into())
    }

    fn lying(game: &Fog, view: &View) -> Vec<Lying> {
        let lying = |(square, piece)| Lying { place: place(square), face: face(game, piece) };
        view.known.pieces().map(lying).collect()
    }

    fn piece_move(game: &Fog, action: &Action) -> Option<PieceMove> {
        let size = game.rules().size;
        let at = |point: Point| point.on(size).map(place);
        match action {
            Action::Move { from, to, .. } => Some(PieceMove { from: at(*from)?, to: at(*to)? }),
            Action::Put { to, .. } => Some(PieceMove { from: at(*to)?, to: at(*to)? }),
            Action::Pass => None,
        }
    }

    fn action(game: &Fog, by: PieceMove) -> Action {
        let point = |place: PlaceId| Point::of(game.rules().size, square(place));
        Action::Move { from: point(by.from), to: point(by.to), into: None }
    }

    fn choice(words: &Words, game: &Fog, seat: Seat, action: &Action) -> Choice {
        let letter = match action {
            Action::Move { into: Some(letter), .. } | Action::Put { piece: letter, .. } => *letter,
            Action::Move { into: None, .. } => {
                return Choice { label: words.get("fog-stays").to_owned(), face: None };
            }
            Action::Pass => return Choice { label: words.get("fog-pass").to_owned(), face: None },
        };
        let Some(kind) = game.rules().kind(letter) else { return Choice { label: letter.to_string(), face: None } };
        let label = capitalised(&words.message(&game.kind_name(kind)));
        let side = Side::ALL.get(seat.index()).copied().unwrap_or(Side::White);
        Choice { label, face: Some(face(game, Piece { side, kind })) }
    }

    fn face_name(words: &Words, face: &Face) -> String {
        faces::name(words, face)
    }

    fn bare_cell(words: &Words, _: &Fog, view: &View, place: PlaceId) -> Option<String> {
        view.dark.contains(&square(place)).then(|| words.get("fog-dark").to_owned())
    }

    fn taken(game: &Fog, view: &View) -> Vec<Face> {
        let lost = pieces(game.rules()).flat_map(|piece| {
            let count = view.known.lost[piece.side.index()].get(piece.kind.index()).copied().unwrap_or(0);
            std::iter::repeat_n(face(game, piece), count.into())
        });
        lost.collect()
    }

    fn side(_: &View, seat: Seat) -> Option<usize> {
        Some(seat.index())
    }

    fn bottom(seat: Seat) -> Option<usize> {
        Some(seat.index())
    }

    fn turn(_: &Fog, view: &View) -> (Option<Seat>, bool) {
        match &view.known {
            known if known.end.is_some() => (None, true),
            known if known.undecided => (None, false),
            known => (Some(known.seat()), false),
        }
    }

    fn clock(game: &Fog, view: &View) -> [u32; 2] {
        [view.known.quiet.into(), game.setup().quiet_limit.into()]
    }

    fn status(words: &Words, game: &Fog, view: &View) -> Option<String> {
        in_hand(words, game, view).or_else(|| clock_told::<Self>(words, game, view))
    }

    fn unveiled(game: &Fog, state: &<Fog as Game>::State) -> Option<View> {
        Some(View { dark: Vec::new(), known: state.clone(), ..game.view(state, Eye::Public) })
    }

    fn shown(event: &Event) -> Shown {
        let (lasts, sound) = match event {
            Event::Began { .. } | Event::Seen { .. } => (0.0, None),
            Event::Moved { taken: Some(_), .. } => (TAKE, Some(Effect::PieceTake)),
            Event::Moved { .. } => (STEP, Some(Effect::PieceMove)),
            Event::Passed { .. } => (STEP, None),
            Event::Over(_) => (END, None),
        };
        Shown { lasts, sound }
    }

    fn is_deed(event: &Event) -> bool {
        matches!(event, Event::Moved { .. } | Event::Passed { .. })
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Over(_))
    }

    fn impact(event: &Event) -> f64 {
        match event {
            Event::Moved { taken: Some(_), .. } => 0.8,
            Event::Over(_) => 2.0,
            _ => 0.0,
        }
    }

    fn tip(words: &Words, game: &Fog, view: &View, place: PlaceId) -> Option<CellTip> {
        tip::tip(words, game, view, square(place))
    }

    fn example_rules(setup: &str) -> Option<Fog> {
        Fog::new(ron::from_str::<Setup>(setup).ok()?).ok()
    }

    fn sample() -> (Fog, View) {
        let game = Fog::new(Setup::default()).expect("the usual rules are sound");
        let whole = boards::chess::fog::FogNotation.read_position(&game, SAMPLE);
        let state = whole.map_or_else(|_| game.start(), |view| view.known);
        let view = game.view(&state, Eye::Seat(Seat(0)));
        (game, view)
    }

    fn help(words: &Words) -> Vec<HelpSection> {
        HelpSection::written(words, &examples::SECTIONS.map(|section| (section, None)))
    }
}

/// The hands of a position that was set up, where pieces are put from there: a side whose king does not stand has all of its army in hand that does not stand.
fn hands(game: &Fog, draft: &Draft) -> String {
    let (rules, army) = (game.rules(), game.start().army);
    if rules.drops.is_none() {
        return String::new();
    }
    let stands = |piece: Piece| {
        let alike = |place: &PlaceId| draft.at(*place).and_then(|face| faces::piece(game, face)) == Some(piece);
        rules.size.squares().map(place).filter(alike).count()
    };
    let waits = |side: Side| stands(Piece { side, kind: rules.royal }) == 0;
    let held = pieces(rules).filter(|piece| waits(piece.side)).flat_map(|piece| {
        let count = usize::from(army[piece.side.index()][piece.kind.index()]).saturating_sub(stands(piece));
        std::iter::repeat_n(fen::letter_of(rules, piece), count)
    });
    format!("[{}]", held.collect::<String>())
}

/// What whoever looks still has in hand; nothing where that is empty, or belongs to nobody in particular.
fn in_hand(words: &Words, game: &Fog, view: &View) -> Option<String> {
    let hand = &view.known.hands[view.side?.index()];
    let held = (0..).map(Kind).zip(hand).filter(|(_, count)| **count > 0).map(|(kind, count)| {
        let name = words.message(&game.kind_name(kind));
        if *count > 1 { format!("{name} \u{d7}{count}") } else { name }
    });
    let held: Vec<String> = held.collect();
    (!held.is_empty()).then(|| words.with("fog-in_hand", &[("pieces", &held.join(", "))]))
}

/// The square of a place.
fn square(place: PlaceId) -> Square {
    Square(place.0.try_into().unwrap_or(u8::MAX))
}

/// The place of a square.
fn place(square: Square) -> PlaceId {
    PlaceId(square.0.into())
}

/// The rooks of chess that may castle in a position that was set up: those that stand, like their king, where they begin.
fn unmoved(game: &Fog, draft: &Draft) -> String {
    let (rules, start) = (game.rules(), game.start());
    if rules.castles_with.is_none() {
        return "-".to_owned();
    }
    let at_home = |square: Square| {
        let there = draft.at(place(square)).and_then(|face| faces::piece(game, face));
        there.is_some() && there == start.piece(square)
    };
    let mut letters = String::new();
    for (side, letter) in Side::ALL.into_iter().zip([['K', 'Q'], ['k', 'q']]) {
        let row = if side == Side::White { 0 } else { rules.size.rows() - 1 };
        let home = |column: u8| rules.size.square(column, row).is_some_and(at_home);
        for (letter, column) in letter.into_iter().zip([rules.size.columns() - 1, 0]) {
            if home(4) && home(column) {
                letters.push(letter);
            }
        }
    }
    if letters.is_empty() { "-".to_owned() } else { letters }
}

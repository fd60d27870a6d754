//! Banqi at the client: what only it knows of its board. `tip` tells of a piece what it takes, and what takes it.

mod tip;

use boards::{
    banqi::{Banqi, Event, Kind, Piece, Rules, Setup, State},
    face_down::FaceDown,
};
use registry::games::BanqiModule;

use super::{
    client::BoardClient,
    example::Example,
    face_down::{FaceDownBoard, FaceDownPieces},
    game::{CellTip, Shown},
    theme::{END, FLIP, SIDES, STEP, TAKE},
};
use crate::{
    audio::Effect,
    pieces::{Coordinates, Labels},
    text::Words,
};

/// Banqi in the list of games.
pub const BANQI: BoardClient<BanqiBoard> = BoardClient::new();

/// Banqi at the client.
pub type BanqiBoard = FaceDownBoard<BanqiPieces>;

/// What only Banqi knows of its board.
pub struct BanqiPieces;

impl FaceDownPieces for BanqiPieces {
    type Rules = Rules;
    type Module = BanqiModule;

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
        Example::new("help-banqi-turn", "????????/????????/????????/???????? -1 - 0", "b4 (R) c4 (h) b4-c4"),
        Example::new("help-banqi-ranks", "8/Er1Sg3/8/7s r1 GAAERRHHCCSSSSaaeerhhccssss 0", "c1-c2 a8-a7 c4-c5"),
        Example::new("help-banqi-cannon", "8/5h2/C1?2g2/8 r1 GAAEERRHHCSSSSSaeerrhccsssss 0", "b1-b6 c6-b6"),
    ];
    const RESULTS: &'static [(&'static str, &'static str)] = &[
        ("taken", "banqi-result_taken"),
        ("stuck", "banqi-result_stuck"),
        ("repetition", "banqi-result_repetition"),
        ("quiet", "banqi-result_quiet"),
    ];
    const COORDINATES: Coordinates = Coordinates { columns: Labels::Numbers, rows: Labels::Letters };
    const SAMPLE: &'static str = "?G..c?S./.?Rs??.?/?h.?C?a?/.?E.?g?? r1 AHSaehss";
    const UNKNOWN: &'static str = "banqi-face_down";
    const NAMES: ([&'static str; 2], &'static str) = (["banqi-piece_red", "banqi-piece_black"], "piece");
    const HELP: &'static [&'static str] = &[
        "help-banqi-aim",
        "help-banqi-turn",
        "help-banqi-ranks",
        "help-banqi-cannon",
        "help-banqi-end",
        "help-banqi-advice",
    ];

    fn usual() -> FaceDown<Rules> {
        Banqi::new(Setup::default()).expect("the classic rules are sound")
    }

    fn id(kind: Kind) -> &'static str {
        kind.id()
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

    fn open_tip(words: &Words, game: &Banqi, piece: Piece) -> CellTip {
        tip::open(words, game, piece)
    }

    fn face_down_tip(words: &Words, state: &State) -> CellTip {
        tip::face_down(words, state)
    }
}

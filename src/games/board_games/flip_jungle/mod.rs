//! Flip Jungle at the client: what only it knows of its board. `tip` tells of an animal what it takes, and what takes it.

mod tip;

use boards::{
    face_down::FaceDown,
    flip_jungle::{Animal, Event, FlipJungle, Piece, Rules, Setup, State},
};
use registry::games::FlipJungleModule;

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

/// Flip Jungle in the list of games.
pub const FLIP_JUNGLE: BoardClient<FlipJungleBoard> = BoardClient::new();

/// Flip Jungle at the client.
pub type FlipJungleBoard = FaceDownBoard<FlipJunglePieces>;

/// What only Flip Jungle knows of its board.
pub struct FlipJunglePieces;

impl FaceDownPieces for FlipJunglePieces {
    type Rules = Rules;
    type Module = FlipJungleModule;

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
    const EXAMPLES: &'static [Example] =
        &[Example::new("help-flip_jungle-turn", "????/????/????/???? -1 - 0", "b2 (E) b3 (r) a1 (L) b3-b2")];
    const RESULTS: &'static [(&'static str, &'static str)] = &[
        ("taken", "flip_jungle-result_taken"),
        ("bare", "flip_jungle-result_bare"),
        ("stuck", "flip_jungle-result_stuck"),
        ("repetition", "flip_jungle-result_repetition"),
        ("quiet", "flip_jungle-result_quiet"),
    ];
    const COORDINATES: Coordinates = Coordinates { columns: Labels::Letters, rows: Labels::Numbers };
    const SAMPLE: &'static str = "?E?c/l??T/??r?/W?.? w1 P 0";
    const UNKNOWN: &'static str = "flip_jungle-face_down";
    const NAMES: ([&'static str; 2], &'static str) = (["jungle-piece_white", "jungle-piece_black"], "animal");
    const HELP: &'static [&'static str] = &[
        "help-flip_jungle-aim",
        "help-flip_jungle-turn",
        "help-flip_jungle-ranks",
        "help-flip_jungle-end",
        "help-flip_jungle-advice",
    ];

    fn usual() -> FaceDown<Rules> {
        FlipJungle::new(Setup::default()).expect("the classic rules are sound")
    }

    fn id(animal: Animal) -> &'static str {
        animal.id()
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

    fn open_tip(words: &Words, game: &FlipJungle, piece: Piece) -> CellTip {
        tip::open(words, game, piece)
    }

    fn face_down_tip(words: &Words, state: &State) -> CellTip {
        tip::face_down(words, state)
    }
}

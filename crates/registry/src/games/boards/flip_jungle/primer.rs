//! What a bot needs to know of the board.

use boards::flip_jungle::{Animal, FlipJungle, Piece, SIZE};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// Board and ranks, which actions and views do not tell.
#[derive(Serialize, JsonSchema)]
struct Primer {
    /// Columns of the board.
    columns: u8,
    /// Rows of the board.
    rows: u8,
    /// For each animal, in the order of `ELTPWDCR`, the letters of those it takes.
    takes: Vec<String>,
}

/// Board and ranks, which are the same in every game.
pub(super) fn describe(_: &FlipJungle) -> Value {
    let letter = |animal: Animal| Piece::all().find(|piece| piece.kind == animal).map(Piece::letter);
    let takes = |animal: Animal| {
        Animal::ALL.into_iter().filter(|other| animal.takes(*other)).filter_map(letter).collect::<String>()
    };
    // Words can always be written.
    serde_json::to_value(Primer {
        columns: SIZE.columns(),
        rows: SIZE.rows(),
        takes: Animal::ALL.into_iter().map(takes).collect(),
    })
    .unwrap_or_default()
}

impl door::DoorModule for super::FlipJungleModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<FlipJungle, Primer>(NOTES))
    }
}

const NOTES: &str = "\
## What is asked

A request comes whenever the seat is to act. `actions` in it lists all that is legal: `b3` turns over the piece that lies face down there, `a3-a4` moves an own animal or takes
with it. Squares are named by their column, a letter from the left, and their row, a number from below.

**Animals** are letters: elephant `E`, lion `L`, tiger `T`, leopard `P`, wolf `W`, dog `D`, cat `C`, rat `R`; capitals are white, small letters black. `board` has the rows from
above, `?` for a piece that lies face down, a digit for so many empty squares.

**Nobody knows what lies face down**, the host included: when a piece is turned over, it is drawn from `unopened`. So a view leaves nothing out.

**Colours.** `first_colour` is the colour of the first seat; it is null until the first piece was turned over, whose colour is that of whoever turned it over.

**Equals.** Where the setup's `equals` is `both_fall`, an animal that goes to its equal falls with it.

**Draws.** The game is drawn when the same position comes for the third time, or when `quiet` reaches the setup's `quiet_limit`. `past` are the last quiet moves, for whoever
wants to count repetitions.
";

//! What a bot needs to know of the board.

use boards::fox_hunt::FoxHunt;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The board and its foxes, which actions and views do not tell.
#[derive(Serialize, JsonSchema)]
struct Primer {
    /// Columns of the board.
    columns: u8,
    /// Rows of the board.
    rows: u8,
    /// How many foxes hide on it.
    foxes: u8,
}

/// The board of these rules.
pub(super) fn describe(game: &FoxHunt) -> Value {
    let size = game.board_size();
    // Numbers can always be written.
    serde_json::to_value(Primer { columns: size.columns(), rows: size.rows(), foxes: game.foxes() }).unwrap_or_default()
}

impl door::DoorModule for super::FoxHuntModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<FoxHunt, Primer>(NOTES))
    }
}

const NOTES: &str = "\
## What is asked

A request comes before every shot, until all foxes are found. `actions` in it lists the squares that were not shot at: `c4` shoots there. Squares are named by their column, a letter
from the left, and their row, a number from below.

**A hit** finds the fox and tells no more. **A miss** tells how many foxes lie on the eight rays of its square, the lines of a chess queen, to the edge of the board: found ones
among them, and none hides another.

**Where the foxes are** is drawn before the first shot, any placement as likely as any other, and no message tells it. `hidden` in the view counts how many have hidden: whenever
something is asked, all of them.

**The score** is the number of squares that were never shot at: fewer shots are better.
";

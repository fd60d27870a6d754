//! What a bot needs to know of the board.

use boards::banqi::{Banqi, Kind};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use tabletop::Game;

/// Board and ranks, which actions and views do not tell.
#[derive(Serialize, JsonSchema)]
struct Primer {
    /// Columns of the board.
    columns: u8,
    /// Rows of the board.
    rows: u8,
    /// For each kind of piece, in the order of `GAERHCS`, the letters of the kinds it takes.
    takes: Vec<String>,
}

/// Board and ranks of these rules.
pub(super) fn describe(game: &Banqi) -> Value {
    let takes = |kind: Kind| {
        let taken = Kind::ALL.into_iter().filter(|other| game.rules().may_take(kind, *other));
        taken.map(Kind::letter).collect::<String>()
    };
    let size = game.start().board.size();
    // Words can always be written.
    serde_json::to_value(Primer {
        columns: size.columns(),
        rows: size.rows(),
        takes: Kind::ALL.into_iter().map(takes).collect(),
    })
    .unwrap_or_default()
}

impl door::DoorModule for super::BanqiModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<Banqi, Primer>(NOTES))
    }
}

const NOTES: &str = "\
## What is asked

A request comes whenever the seat is to act. `actions` in it lists all that is legal: `b3` turns over the piece that lies face down there, `a4-a5` moves an own piece or takes
with it. Squares are named by their row, a letter from below, and their column, a number from the left.

**Pieces** are letters: general `G`, advisor `A`, elephant `E`, chariot `R`, horse `H`, cannon `C`, soldier `S`; capitals are red, small letters black. `board` has the rows from
above, `?` for a piece that lies face down, a digit for so many empty squares.

**Nobody knows what lies face down**, the host included: when a piece is turned over, it is drawn from `unopened`. So a view leaves nothing out.

**Colours.** `first_colour` is the colour of the first seat; it is null until the first piece was turned over, whose colour is that of whoever turned it over.

**Draws.** The game is drawn when the same position comes for the third time, or when `quiet` reaches the setup's `quiet_limit`. `past` are the last quiet moves, for whoever
wants to count repetitions.
";

//! What a bot needs to know of the board.

use boards::jungle::{Animal, Ground, Jungle, Piece, SIZE, Side, ground};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// Ground and ranks, which actions and views do not tell.
#[derive(Serialize, JsonSchema)]
struct Primer {
    /// The rows from above, a sign for each square: `.` land, `~` water, `t` and `d` traps and den of black, `T` and `D` those of white.
    ground: Vec<String>,
    /// For each animal, in the order of `ELTPWDCR`, the letters of those it takes where no trap, bank or water has a part in it.
    takes: Vec<String>,
}

/// Ground and ranks of these rules.
pub(super) fn describe(game: &Jungle) -> Value {
    let sign = |square| match ground(square) {
        Ground::Land => '.',
        Ground::Water => '~',
        Ground::Trap(Side::White) => 'T',
        Ground::Trap(Side::Black) => 't',
        Ground::Den(Side::White) => 'D',
        Ground::Den(Side::Black) => 'd',
    };
    let squares: Vec<char> = SIZE.squares().map(sign).collect();
    let takes = |animal: Animal| {
        let taken = Animal::ALL.into_iter().filter(|other| game.rules().takes(animal, *other));
        taken.map(|animal| Piece { side: Side::White, animal }.letter()).collect::<String>()
    };
    let rows = squares.chunks(SIZE.columns().into()).rev().map(|row| row.iter().collect());
    // Words can always be written.
    serde_json::to_value(Primer { ground: rows.collect(), takes: Animal::ALL.into_iter().map(takes).collect() })
        .unwrap_or_default()
}

impl door::DoorModule for super::JungleModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<Jungle, Primer>(NOTES))
    }
}

const NOTES: &str = "\
## What is asked

A request comes whenever the seat is to act. `actions` in it lists all that is legal: `a3-a4` moves or takes. Squares are named by their column, a letter from the left, and their
row, a number from below. The first seat plays white and begins at the bottom.

**Animals** are letters: elephant `E`, lion `L`, tiger `T`, leopard `P`, wolf `W`, dog `D`, cat `C`, rat `R`; capitals are white, small letters black. `board` has the rows from
above, a digit for so many empty squares.

**In a trap** of the other side an animal is taken by any. **Only the rat** enters water, and nobody takes across the bank. Lion and tiger **leap** over a lake along a row or column,
unless a rat swims in the way; the setup may say otherwise.

**Draws.** The game is drawn when the same position comes for the third time, or when `quiet` reaches the setup's `quiet_limit`. `past` are the last quiet moves, for whoever
wants to count repetitions.
";

//! What a bot needs to know of the board.

use boards::chess::fog::Fog;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The board and its kinds of pieces, which actions and views do not tell.
#[derive(Serialize, JsonSchema)]
struct Primer {
    /// Columns of the board.
    columns: u8,
    /// Rows of the board.
    rows: u8,
    /// The kinds of pieces in the order of their numbers: the name of each, and its letter in actions.
    kinds: Vec<(String, char)>,
    /// The number of the kind that must not be taken.
    royal: usize,
    /// What each kind counts where the game ends by points; empty where it never does.
    points: Vec<i32>,
}

/// The board of these rules.
pub(super) fn describe(game: &Fog) -> Value {
    let rules = game.rules();
    let primer = Primer {
        columns: rules.size.columns(),
        rows: rules.size.rows(),
        kinds: rules.kinds.iter().map(|kind| (kind.id.to_owned(), kind.letter)).collect(),
        royal: rules.royal.index(),
        points: rules.points.to_vec(),
    };
    // Words and numbers can always be written.
    serde_json::to_value(primer).unwrap_or_default()
}

impl door::DoorModule for super::FogModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<Fog, Primer>(NOTES))
    }
}

const NOTES: &str = "\
## What is asked

A request comes whenever the seat is to act. `moves` in the view, and `actions`, list all that it may do: `e2-e4` moves or takes, two squares of a king castle, `e7-e8=Q` says what a pawn becomes, `R@d1` puts a
piece from the hand on the board, `pass` leaves the turn. Squares are named by their column, a letter from the left, and their row, a number from below. The first seat plays white and begins at the bottom.

**In fog** (`fog` in the setup) a side sees its own pieces and every square they could move to; all others are listed in `dark`, and `cells` calls them empty. Kings may stay in check, and whoever takes the king
has won. Every piece that is lost is told to both sides in `lost`. What nobody is told: how long nothing was taken, and what was on the board before.

**`cells`** has the squares row by row from below. Kinds of pieces are numbers; the notes of the game list their names and letters.

**Draws.** The game is drawn when the same position comes for the third time, or when `quiet_limit` plies bring no capture, no move of a pawn and no piece put on the board.
";

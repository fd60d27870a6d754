//! What a bot needs to know of the game.

use boards::generals::{Generals, RankInfo, Steps, Survivor};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The board and its ranks, which actions and views do not tell.
#[derive(Serialize, JsonSchema)]
struct Primer {
    /// Columns of the board.
    columns: u8,
    /// Rows of the board.
    rows: u8,
    /// On how many of its first rows each side places its pieces.
    camp_rows: u8,
    /// Numbers of the squares that nobody enters.
    water: Vec<u8>,
    /// The ranks in the order of their numbers, the strongest first.
    ranks: Vec<RankNotes>,
    /// The number of the rank whose fall decides the game.
    flag: u8,
    /// Whether a flag wins that reaches the last row.
    flag_runs: bool,
    /// Fights that do not go by strength: the rank that comes, the rank that stands there, and which of them survives.
    exceptions: Vec<(u8, u8, Survives)>,
    /// Whether everybody is told both ranks of a fight.
    shows_fights: bool,
}

/// One rank.
#[derive(Serialize, JsonSchema)]
struct RankNotes {
    /// Its name.
    name: &'static str,
    /// Its letter when pieces are placed.
    letter: char,
    /// How many each side has.
    count: u8,
    /// The stronger piece of a fight survives; equals both fall.
    strength: u8,
    /// How far it goes along a row or column.
    steps: Goes,
}

/// How far a piece goes.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Goes {
    /// It never moves.
    Nowhere,
    /// One square.
    One,
    /// Any distance over empty squares; it challenges only what stands beside it.
    Far,
}

/// Which piece of a fight survives.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Survives {
    /// The one that came.
    Attacker,
    /// The one that stood there.
    Defender,
    /// Both fall.
    Nobody,
}

impl RankNotes {
    fn of(rank: &RankInfo) -> Self {
        let steps = match rank.steps {
            Steps::None => Goes::Nowhere,
            Steps::One => Goes::One,
            Steps::Far => Goes::Far,
        };
        Self { name: rank.id, letter: rank.letter, count: rank.count, strength: rank.strength, steps }
    }
}

impl From<Survivor> for Survives {
    fn from(survivor: Survivor) -> Self {
        match survivor {
            Survivor::Attacker => Self::Attacker,
            Survivor::Defender => Self::Defender,
            Survivor::Nobody => Self::Nobody,
        }
    }
}

/// The board and ranks of these rules.
pub(super) fn describe(game: &Generals) -> Value {
    let rules = game.rules();
    let exceptions = rules.exceptions.iter().map(|(came, met, survivor)| (came.0, met.0, Survives::from(*survivor)));
    let primer = Primer {
        columns: rules.size.columns(),
        rows: rules.size.rows(),
        camp_rows: rules.rows,
        water: rules.water.iter().map(|square| square.0).collect(),
        ranks: rules.ranks.iter().map(RankNotes::of).collect(),
        flag: rules.flag.0,
        flag_runs: rules.flag_runs,
        exceptions: exceptions.collect(),
        shows_fights: game.shows_fights(),
    };
    // Words and numbers can always be written.
    serde_json::to_value(primer).unwrap_or_default()
}

impl door::DoorModule for super::GeneralsModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<Generals, Primer>(NOTES))
    }
}

const NOTES: &str = "\
## What is asked

A request comes whenever the seat is to act. First it places its whole army in one action: the rows of its camp as it sees them, the foremost first, a letter for each piece and a number for so many empty squares,
`PGP1SPAP1/YTDB1CLKP/FYPMIJ3`. There are too many ways to list, so `actions` is null then, and `samples` has some. From then on `actions` lists all that the seat may do: `e3-e4` goes there, or challenges the piece of the other side that stands there.
Squares are named by their column, a letter from the left, and their row, a number from below, as the first seat sees the board, which sits below and moves first.

**Hidden ranks.** The `rank` of a piece is null where the seat does not know it. Everybody can follow every piece, so a piece is known by its first square, `home`; `at` is where it stands, and null once it has fallen. `may` are the ranks that it may have by what
everybody saw of it, a bit for each rank by its number; what follows from `fights` with ranks that only one side knows, each side has to work out for itself. While pieces are placed a screen hides the other side's.

**Fights.** The stronger piece survives and equals both fall, but for `exceptions` in the notes of the game, which also list all ranks. A piece that comes and survives stands where the other one stood; a piece that stood there and survives stays.

**The end.** Whoever takes the other side's flag has won. Where `flag_runs`, a flag that reaches the other side's first row wins if no piece of the other side stands beside it along a row or column, or if it is still there after the other side's next move. Whoever cannot move has lost.

**Draws.** The game is drawn when the same pieces stand on the same squares for the third time with the same side to move, or when nobody fought for `quiet_limit` plies.
";

//! What a bot needs to know of the board.

use hare::{Hare, SQUARES, Square};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The board, which actions and views number by its squares.
#[derive(Serialize, JsonSchema)]
struct Primer {
    /// What every square is, from the start, 0, to the goal, 64: `start`, `hare`, `carrot`, `salad`, `hedgehog`, `1` to `4`, `flag`
    /// or `goal`.
    squares: Vec<String>,
}

/// The squares in their order.
pub(super) fn describe(game: &Hare) -> Value {
    let square = |at: usize| match game.track().square(at as u8) {
        Square::Start => "start".to_owned(),
        Square::Hare => "hare".to_owned(),
        Square::Carrot => "carrot".to_owned(),
        Square::Salad => "salad".to_owned(),
        Square::Hedgehog => "hedgehog".to_owned(),
        Square::Position(rank) => rank.to_string(),
        Square::Flag => "flag".to_owned(),
        Square::Goal => "goal".to_owned(),
    };
    // Words can always be written.
    serde_json::to_value(Primer { squares: (0..SQUARES).map(square).collect() }).unwrap_or_default()
}

impl door::DoorModule for super::HareModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<Hare, Primer>(NOTES))
    }
}

const NOTES: &str = "\
## What is asked

A request comes whenever the seat is to act. What is due is told by the view's `phase`:

| phase | actions |
|---|---|
| `Move` | `Forward`, `Back`; `Take` and `Give` on a carrot square; on a salad square that was come to in the last turn, or where a card said so, only `Eat` |
| `Again` | `Forward` and `Back` of the runner that drew the card |
| `Choice` | `Take`, `Give`, `Keep` |

`Draw` is never asked about: the card is drawn before the next request. `actions` in a request lists all that is legal.

**Seats and runners.** Lists of a view have six places whatever the number of seats; the rest is 0. `carrots`, `salads` and the bits of
`missing` are by seat. `squares`, `places` and the bits of `eating` and `waiting` are by runner: with one each that is the seat, with two
seats of two runners each 0 and 1 are the first seat's, 2 and 3 the second's. Actions count the runners of their seat, 0 or 1.

**Prices.** A step of n squares costs n(n+1)/2 carrots; the move back to the nearest hedgehog earns 10 a square.

**Editions.** Where `hare_squares` of the setup is `Toll` a step to a hare square costs 10 carrots more for each runner of others that it passes, paid to
its seat, and no card is drawn. A salad may be due on a hare square, by a card.

**Hidden carrots.** Where the setup says `hidden_carrots`, `carrots` of others are null, and `wealth` has the rank of every seat by them, 1 for the richest.
All that is paid and earned is told by events, so a program that counts knows more. Without hidden carrots there is no `wealth`.

**Cards.** The deck has no hidden order. Until each card was drawn once, the next one is chance over those that are left; from then on they
come in the order they came first. See [Pile](#pile).
";

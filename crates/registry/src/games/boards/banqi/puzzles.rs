//! Puzzles of Banqi: what tables know of its endings, and endings drawn.

use boards::banqi::tables::{Tables, Verdict};
use boards::banqi::{Action, Banqi, Colour, Kind, Piece, State};
use lab::puzzle::{PuzzleMaker, Task, Worth};
use rand::RngExt;
use tabletop::Rng;

use crate::games::boards::drawn::{drawn, lay, one_of};

/// How many pieces each colour has in a puzzle of the day where they are drawn one by one.
const SIDES: [[usize; 2]; 6] = [[2, 1], [2, 1], [1, 2], [1, 2], [2, 2], [3, 1]];
/// One puzzle in so many has pieces that are drawn one by one; in the others there is a hunt.
const ANY: u32 = 3;

/// Tables of endings, kept.
#[derive(Default)]
pub(super) struct BanqiPuzzles {
    tables: Option<Tables>,
}

/// The pieces of a hunt. To win, what takes the prey goes after it beside a piece that the prey takes; to draw, two flee from what takes both.
fn hunt(task: Task, rng: &mut Rng) -> Option<String> {
    use Kind::{Advisor, Chariot, Elephant, General, Horse, Soldier};
    const ORDER: [Kind; 6] = [General, Advisor, Elephant, Chariot, Horse, Soldier];
    let at = rng.random_range(1..ORDER.len() as u32 - 1) as usize;
    let (better, weaker) = (one_of(&ORDER[..at], rng)?, &ORDER[at + 1..]);
    let (hunters, prey) = match task {
        Task::Win => (vec![better, one_of(weaker, rng)?], vec![ORDER[at]]),
        Task::Draw => (vec![better], vec![ORDER[at], one_of(&ORDER[at..ORDER.len() - 1], rng)?]),
    };
    let letters = |colour, kinds: Vec<Kind>| kinds.into_iter().map(move |kind| Piece { colour, kind }.letter());
    Some(letters(Colour::Red, hunters).chain(letters(Colour::Black, prey)).collect())
}

impl PuzzleMaker<Banqi> for BanqiPuzzles {
    /// Plies are those to the next capture.
    fn worths(&mut self, game: &Banqi, state: &State) -> Option<Vec<(Action, Worth)>> {
        if !self.tables.as_ref().is_some_and(|tables| tables.serve(game)) {
            self.tables = Tables::of(game);
        }
        let worth = |verdict| match verdict {
            Verdict::Won(plies) => Worth::Won(plies.into()),
            Verdict::Drawn => Worth::Drawn,
            Verdict::Lost(plies) => Worth::Lost(plies.into()),
        };
        let known = self.tables.as_mut()?.of_moves(game, state)?;
        Some(known.into_iter().map(|(action, verdict)| (action, worth(verdict))).collect())
    }

    fn key(&self, state: &State) -> u64 {
        state.position().key()
    }

    fn standing_key(&self, state: &State) -> u64 {
        state.position().repetition_key()
    }

    fn is_plain(&self, state: &State, action: &Action) -> bool {
        matches!(action, Action::Move { to, .. } if state.board.piece(*to).is_some())
    }

    fn pieces(&self, task: Task, rng: &mut Rng) -> String {
        if rng.random_range(0..ANY) > 0
            && let Some(letters) = hunt(task, rng)
        {
            return letters;
        }
        let set: Vec<Kind> = Kind::ALL.into_iter().flat_map(|kind| (0..kind.count()).map(move |_| kind)).collect();
        let counts = one_of(&SIDES, rng).unwrap_or_default();
        let mut letters = String::new();
        for (colour, count) in Colour::ALL.into_iter().zip(counts) {
            letters.extend(drawn(&set, count, rng).into_iter().map(|kind| Piece { colour, kind }.letter()));
        }
        letters
    }

    /// Letters after a stroke are pieces that lie face down.
    fn draw(&self, game: &Banqi, pieces: &str, rng: &mut Rng) -> Option<State> {
        lay(game, pieces, rng)
    }

    fn defender(&self) -> &'static str {
        "strategist@hard"
    }
}

//! The puzzle of a day, and puzzles for a collection.

use tabletop::written::shortened;
use tabletop::{Game, Message, Seed, message};

use super::{Day, Found, Judge, Task, Titled, Wish, find, write_puzzle};
use crate::{GameModule, LabError, Library, Opening, Problem, Scene, TextFile};

/// How often other pieces are drawn for the task of a day at most, and for a win where that brought nothing.
const ROUNDS: u64 = 12;
const MORE_ROUNDS: u64 = 6;
/// Positions that are drawn of each.
const DRAWS: u32 = 400;
/// Positions that wins are followed through with each.
const FOLLOWED: u32 = 20_000;
/// How many puzzles are enough to take the best of.
const ENOUGH: usize = 4;
/// Plies of a puzzle of the day that is won, and of one that is drawn.
const WON: std::ops::RangeInclusive<u32> = 7..=25;
const DRAWN: std::ops::RangeInclusive<u32> = 5..=25;
/// Plies where nothing else was found.
const ANY: std::ops::RangeInclusive<u32> = 3..=60;
/// Positions that are drawn to see whether any can be made of given pieces.
const TRIED: u32 = 200;
/// One day in so many asks for a draw.
const DRAWN_DAYS: u64 = 4;

/// The puzzle of a day by the game's classic rules, as the file of a scene: everybody has the same on the same day. `None` in a game without puzzles, and on a day for which none is found.
///
/// # Errors
/// [`LabError::Input`] where the content of the classic rules cannot be read.
pub fn of_day<M: GameModule>(module: &M, library: &Library, day: Day) -> Result<Option<TextFile>, LabError> {
    let Some(maker) = module.puzzles() else { return Ok(None) };
    let scene = Scene::open(module, library, &Opening::CLASSIC)?;
    let defender = maker.defender();
    let mut judge = Judge::new(&*scene.game, maker);
    let Some(found) = best_of_day(&mut judge, day) else { return Ok(None) };
    let id = M::Game::ID;
    let title = format!("Puzzle of the day, {day}");
    let description = found.puzzle.task_words().text;
    let titled = Titled { title: &title, description: &description, setup: "()", defender };
    let text = write_puzzle(module, &scene.game, &found.state, &found.puzzle, &titled);
    Ok(text.map(|text| TextFile { name: format!("{id}-{day}"), text }))
}

/// The best of those that are found first.
fn best_of_day<G: Game>(judge: &mut Judge<'_, G>, day: Day) -> Option<Found<G>> {
    let seed = Seed::from_phrase(&format!("{} puzzle of {day}", G::ID));
    let task = if seed.derive("task", 0).0.is_multiple_of(DRAWN_DAYS) { Task::Draw } else { Task::Win };
    let usual = if task == Task::Win { WON } else { DRAWN };
    let tries = [(task, usual, ROUNDS), (Task::Win, WON, MORE_ROUNDS), (Task::Win, ANY, MORE_ROUNDS)];
    for (number, (task, plies, rounds)) in (0..).zip(tries) {
        let seed = seed.derive("try", number);
        let wish = Wish { task, plies, draws: DRAWS, enough: ENOUGH, searched: false };
        for round in 0..rounds {
            let mut rng = seed.stream("puzzle", round);
            let pieces = judge.maker.pieces(task, &mut rng);
            judge.follow_at_most(FOLLOWED);
            if let Some(best) = find(judge, &pieces, &wish, &mut rng).into_iter().next() {
                return Some(best);
            }
        }
    }
    None
}

/// Puzzles with these pieces, or with some that are drawn, as files of scenes by the rules of `setup`, the best first.
///
/// # Errors
/// [`LabError::Input`] for a setup with faults, and in a game without puzzles.
pub fn find_puzzles<M: GameModule>(
    module: &M,
    library: &Library,
    (setup, pieces): (Option<&str>, Option<&str>),
    wish: &Wish,
    seed: Seed,
) -> Result<Vec<TextFile>, LabError> {
    let maker = module.puzzles().ok_or_else(|| Problem::new(no_puzzles(M::Game::ID)))?;
    let opening = Opening::Setup { options: setup.map(str::to_owned), seats: None };
    let scene = Scene::open(module, library, &opening)?;
    let defender = maker.defender();
    let mut judge = Judge::new(&*scene.game, maker);
    let mut rng = seed.stream("puzzle", 0);
    let pieces = pieces.map_or_else(|| judge.maker.pieces(wish.task, &mut rng), str::to_owned);
    if (0..TRIED).all(|_| judge.maker.draw(judge.game, &pieces, &mut rng).is_none()) {
        let reason = message!(
            "fault-puzzle-pieces",
            "no position can be made of the pieces '{pieces}'",
            pieces = shortened(&pieces)
        );
        let remedy = message!(
            "remedy-puzzle-pieces",
            "write letters of the game's positions, no more of each than the game has"
        );
        return Err(Problem::new(reason).remedy(remedy).into());
    }
    let found = find(&mut judge, &pieces, wish, &mut rng);
    let file = |(number, found): (usize, &Found<M::Game>)| {
        let description = found.puzzle.task_words().text;
        let title = format!("{pieces}, {number}");
        let titled = Titled { title: &title, description: &description, setup: setup.unwrap_or("()"), defender };
        let text = write_puzzle(module, &scene.game, &found.state, &found.puzzle, &titled)?;
        Some(TextFile { name: format!("{}-{number}", M::Game::ID), text })
    };
    Ok((1..).zip(&found).filter_map(file).collect())
}

fn no_puzzles(id: &str) -> Message {
    message!("fault-puzzle-game", "the game '{id}' has no puzzles", id)
}

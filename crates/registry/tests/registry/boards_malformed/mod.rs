//! What somebody writes for a board game with one thing wrong: one line each, with its place and what to do, in both languages.
//!
//! `setups` has what is chosen before a game, `texts` has positions and games as people write them, `files` has scenes and saves, `answers` has what programs from outside may say.

mod answers;
mod files;
mod setups;
mod texts;

use lab::{GameModule, LabError, Library, Opening, Problem, Scene};
use test_kit::{Malformed, library};

/// What is written, and the one line that is said of it.
type Case<'a> = (&'a str, &'a str);

fn open<M: GameModule>(module: &M, library: &Library, opening: &Opening) -> Result<(), Vec<Problem>> {
    Scene::open(module, library, opening).map(drop).map_err(LabError::problems)
}

/// Panics unless what opens as `sound` does is refused in each case, with the line that is told.
fn refused<M: GameModule>(module: &M, opening: impl Fn(String) -> Opening, sound: &str, cases: &[Case<'_>]) {
    let library = library();
    let read = |text: &str| open(module, &library, &opening(text.to_owned()));
    let malformed = Malformed::new(sound, &read);
    let wrong: Vec<String> = cases
        .iter()
        .map(|(text, told)| (text, told, malformed.refused(text)))
        .filter(|(_, told, said)| said != *told)
        .map(|(text, told, said)| format!("{text:?}\n  is said: {said:?}\n  and not: {told:?}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All lists together, so that none is forgotten.
#[test]
fn there_are_forty_things_that_are_wrong_and_more() {
    let lists = [setups::COUNT, texts::COUNT, files::COUNT, answers::COUNT];
    assert!(lists.iter().sum::<usize>() >= 100 && lists.iter().all(|list| *list >= 10), "{lists:?}");
}

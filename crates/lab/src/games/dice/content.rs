//! Cards, enemies and heroes as they lie in the library.

use dice::{Content, ContentFault, Source, Sources};

use crate::{LabError, Library, Problem, TextFile};

/// What is shipped, and what is wrong with it.
///
/// # Errors
/// [`LabError`] where a file cannot be read at all. What is wrong inside a file is told beside the rest, which is sound.
pub fn read(library: &Library) -> Result<(Content, Vec<Problem>), LabError> {
    let cards = library.assets("dice/cards", "ron")?;
    let [enemies, heroes] = ["dice/enemies.ron", "dice/heroes.ron"].map(|path| library.asset(path));
    let (enemies, heroes) = ([enemies?], [heroes?]);
    let cards: Vec<Source<'_>> = cards.iter().map(source).collect();
    let sources =
        Sources { cards: &cards, enemies: &enemies.each_ref().map(source), heroes: &heroes.each_ref().map(source) };
    let (content, faults) = Content::load(sources);
    Ok((content, faults.into_iter().map(problem).collect()))
}

fn source(file: &TextFile) -> Source<'_> {
    Source { name: &file.name, text: &file.text }
}

fn problem(fault: ContentFault) -> Problem {
    let reason = match fault.item {
        Some(item) => format!("'{item}': {}", fault.reason),
        None => fault.reason,
    };
    Problem::new(reason).in_file(fault.file).at(fault.line, fault.column).remedy(fault.remedy)
}

//! The variants of Alea: a duel with every enemy, the heroes in turn, and a gauntlet for every hero.

use lab::{LabError, Library, NamedSetup};

use super::content::Stock;

/// A duel with each enemy. The next hero fights the next enemy, so that all of them fight.
///
/// # Errors
/// [`LabError::Input`] where a shipped file cannot be read at all.
pub(super) fn duels(library: &Library) -> Result<Vec<NamedSetup>, LabError> {
    let content = Stock::read(library)?.content;
    let heroes = content.heroes.iter().map(|hero| hero.id.as_str()).cycle();
    let duel = |(enemy, hero): (&dice::Enemy, &str)| {
        NamedSetup::new(&enemy.id, format!("(hero: {hero:?}, enemy: {:?})", enemy.id))
    };
    Ok(content.enemies.iter().zip(heroes).map(duel).collect())
}

/// A gauntlet of each hero.
///
/// # Errors
/// As [`duels`].
pub(super) fn gauntlets(library: &Library) -> Result<Vec<NamedSetup>, LabError> {
    let content = Stock::read(library)?.content;
    Ok(content.heroes.iter().map(|hero| NamedSetup::new(&hero.id, format!("(hero: {:?})", hero.id))).collect())
}

//! Files as they are handed in: a name and a text each.

/// A file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source<'a> {
    /// Its name, for faults.
    pub name: &'a str,
    /// What it says.
    pub text: &'a str,
}

/// Every file there is, by what it holds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sources<'a> {
    /// Lists of cards.
    pub cards: &'a [Source<'a>],
    /// Lists of statuses, which come to those that are built in or in their place.
    pub statuses: &'a [Source<'a>],
    /// Lists of enemies.
    pub enemies: &'a [Source<'a>],
    /// Lists of heroes.
    pub heroes: &'a [Source<'a>],
    /// Lists of rule modifiers.
    pub modifiers: &'a [Source<'a>],
    /// What computer players play for: the numbers that differ from the layers before, the shipped table before all.
    pub points: Option<Source<'a>>,
    /// Scripts that cards name by their file, as `File("lash.rhai")`; the last part of a source's name is what they name.
    pub scripts: &'a [Source<'a>],
}

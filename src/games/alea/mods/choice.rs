//! Which mods the player wants, and in what order.

use serde::{Deserialize, Serialize};

/// A mod, and whether it is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wish {
    /// The mod's id.
    pub id: String,
    /// Whether it is to be in use.
    pub on: bool,
}

/// What the player wants of the mods there are. One that was never spoken of is wanted if it lies in the player's own folder,
/// and left alone if it came with the program: whoever drops a mod in wants it, and the examples change the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ModChoice(Vec<Wish>);

impl ModChoice {
    /// Reads a choice back. A mod named twice counts where it is named first.
    ///
    /// # Errors
    /// It is no choice; the reason with line and column.
    pub fn from_ron(text: &str) -> Result<Self, String> {
        let mut choice: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        let mut seen = std::collections::BTreeSet::new();
        choice.0.retain(|wish| seen.insert(wish.id.clone()));
        Ok(choice)
    }

    /// Writes it for next time.
    pub fn to_ron(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new();
        ron::ser::to_string_pretty(self, pretty).expect("a choice holds nothing RON cannot write")
    }

    /// A wish for every mod there is, in the order they are to be read: those spoken of first, then the others in theirs.
    /// `there` are ids, and whether each lies in the player's own folder.
    pub fn arranged<'a>(&self, there: impl IntoIterator<Item = (&'a str, bool)>) -> Vec<Wish> {
        let there: Vec<(&str, bool)> = there.into_iter().collect();
        let known = self.0.iter().filter(|wish| there.iter().any(|(id, _)| *id == wish.id)).cloned();
        let new = there.iter().filter(|(id, _)| self.0.iter().all(|wish| wish.id != *id));
        known.chain(new.map(|(id, own)| Wish { id: (*id).to_owned(), on: *own })).collect()
    }

    /// Keeps these wishes; what was wanted of mods that are not there now is remembered behind them.
    pub fn keep(&mut self, wishes: Vec<Wish>) {
        let gone: Vec<Wish> = self.0.drain(..).filter(|old| wishes.iter().all(|wish| wish.id != old.id)).collect();
        self.0 = wishes;
        self.0.extend(gone);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(id: &str, on: bool) -> Wish {
        Wish { id: id.to_owned(), on }
    }

    #[test]
    fn new_mods_come_last_and_are_in_use_if_they_are_the_players() {
        let choice = ModChoice(vec![wish("b", false), wish("gone", true), wish("a", true)]);
        let arranged = choice.arranged([("a", false), ("b", true), ("c", false), ("d", true)]);
        assert_eq!(arranged, [wish("b", false), wish("a", true), wish("c", false), wish("d", true)]);
    }

    #[test]
    fn what_is_gone_is_remembered_and_comes_back_as_it_was() {
        let mut choice = ModChoice(vec![wish("gone", true), wish("a", true)]);
        choice.keep(vec![wish("a", false)]);
        let again = ModChoice::from_ron(&choice.to_ron()).expect("it was just written");
        assert_eq!(again, choice);
        assert_eq!(again.arranged([("gone", false), ("a", true)]), [wish("a", false), wish("gone", true)]);
    }

    #[test]
    fn a_mod_named_twice_is_wanted_once() {
        let choice = ModChoice::from_ron("[(id: \"a\", on: true), (id: \"a\", on: false)]").expect("a choice");
        assert_eq!(choice, ModChoice(vec![wish("a", true)]));
        assert!(ModChoice::from_ron("[(id: 3)]").is_err_and(|reason| reason.starts_with("1:")));
    }
}

//! A run as people write it: a hero by name, and what differs from the usual terms.

use dice::Content;
use dice::gauntlet::{Setup, Terms};
use lab::{Problem, SetupFault};
use serde::Deserialize;

/// Who sets out, and on what terms: `(hero: "thief", terms: (ways: 3))`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename = "Setup")]
pub struct Journey {
    /// A hero's id; the first one shipped where nothing is said.
    pub hero: Option<String>,
    /// What the run is like.
    pub terms: Terms,
    /// The rule modifiers that all its fights are under, by id.
    pub modifiers: Vec<String>,
}

impl Journey {
    /// The setup that is meant, with what `content` holds.
    ///
    /// # Errors
    /// A hero there is not.
    pub fn resolve(self, content: &Content) -> Result<Setup, Vec<SetupFault>> {
        let known = || content.heroes.iter().map(|hero| hero.id.as_str());
        let wanted = self.hero.as_deref().or(known().next()).unwrap_or_default();
        if content.hero(wanted).is_none() {
            let problem = Problem::unknown("hero", wanted, known());
            return Err(vec![SetupFault { field: Some("hero".to_owned()), problem }]);
        }
        Ok(Setup { modifiers: self.modifiers, ..Setup::of_run(wanted, self.terms) })
    }
}

//! The languages there are, and which of them is spoken.

use bevy::prelude::Resource;
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use words::{Catalog, FileError, Language};

use super::{
    Words,
    built_in::{built_in, english, files},
};
use crate::storage::LanguageFile;

/// The language every other falls back on.
const ENGLISH: &str = "en";
/// English made strange, for those who build the program: see [`Catalog::pseudo`].
pub const PSEUDO: &str = "en-XA";

/// A language that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    /// Its tag, such as `ru`.
    pub tag: String,
    /// Its name in itself.
    pub name: String,
}

/// The languages that can be chosen: those built in, and those whose files the player has.
#[derive(Resource, Clone, Debug)]
pub struct Languages {
    offered: Vec<Offered>,
    /// Those of the player, by their tags.
    own: Vec<(String, Vec<LanguageFile>)>,
    /// What the system speaks, best first.
    system: Vec<Language>,
}

impl Default for Languages {
    fn default() -> Self {
        Self::new(Vec::new(), &[])
    }
}

impl Languages {
    /// Those built in and those of the player, which stand for built-in ones of the same tag; `system` are the tags of what the system speaks, best
    /// first, as it writes them.
    pub fn new(own: Vec<(String, Vec<LanguageFile>)>, system: &[String]) -> Self {
        let own: Vec<_> = own.into_iter().filter(|(tag, _)| tag.parse::<Language>().is_ok()).collect();
        let built_in = built_in().map(|(tag, _)| tag.to_owned());
        let mut tags: Vec<String> = built_in.chain(own.iter().map(|(tag, _)| tag.clone())).collect();
        tags.sort_unstable();
        tags.dedup();
        let system = system.iter().filter_map(|tag| tag.parse().ok()).collect();
        let mut languages = Self { offered: Vec::new(), own, system };
        languages.offered = tags.into_iter().map(|tag| languages.offer(tag)).collect();
        languages
    }

    fn offer(&self, tag: String) -> Offered {
        let (words, _) = self.words(&tag);
        let missing = words.missing().contains(&"language-name");
        Offered { name: if missing { tag.clone() } else { words.get("language-name").to_owned() }, tag }
    }

    /// All that can be chosen, by tag.
    pub fn offered(&self) -> &[Offered] {
        &self.offered
    }

    /// The tag of the language that is spoken where this one is wished for, or none.
    pub fn spoken(&self, wish: Option<&str>) -> String {
        if wish == Some(PSEUDO) {
            return PSEUDO.to_owned();
        }
        let wish = wish.and_then(|wish| wish.parse().ok());
        let wished: Vec<Language> = wish.map_or_else(|| self.system.clone(), |wish| vec![wish]);
        let known: Vec<Language> = self.offered.iter().filter_map(|offered| offered.tag.parse().ok()).collect();
        let english = ENGLISH.parse().expect("a tag");
        let best = negotiate_languages(&wished, &known, Some(&english), NegotiationStrategy::Lookup);
        best.first().map_or_else(|| ENGLISH.to_owned(), ToString::to_string)
    }

    /// The words of a language, and what is wrong with its files: English where there are none.
    pub fn words(&self, tag: &str) -> (Words, Vec<FileError>) {
        if tag == PSEUDO {
            let words = Catalog::pseudo(files(english())).expect("the built-in words are checked by a test");
            return (Words(words), Vec::new());
        }
        let Ok(language) = tag.parse::<Language>() else { return (Words::english(), Vec::new()) };
        if let Some((_, own)) = self.own.iter().find(|(own, _)| own == tag) {
            let read = own.iter().filter_map(|(name, bytes)| Some((name.as_str(), bytes.as_deref().ok()?)));
            let unread = own.iter().filter_map(|(name, bytes)| {
                let reason = bytes.as_ref().err()?.clone();
                Some(FileError { file: name.clone(), line: 1, column: 1, reason, others: 0 })
            });
            let (words, problems) = Words::translated(&language, read);
            return (words, problems.into_iter().chain(unread).collect());
        }
        match built_in().find(|(known, _)| *known == tag) {
            Some((_, folder)) if tag != ENGLISH => Words::translated(&language, files(folder)),
            _ => (Words::english(), Vec::new()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(own: &[(&str, &str)], system: &[&str]) -> Languages {
        let own = own
            .iter()
            .map(|(tag, text)| ((*tag).to_owned(), vec![("own.ftl".to_owned(), Ok(text.as_bytes().to_vec()))]));
        Languages::new(own.collect(), &system.iter().map(|tag| (*tag).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn the_system_is_followed_until_a_language_is_chosen() {
        let languages = with(&[("de", "language-name = Deutsch\n")], &["ru-RU", "en"]);
        assert_eq!(languages.spoken(None), "ru");
        assert_eq!(languages.spoken(Some("de")), "de");
        assert_eq!(languages.spoken(Some("tlh")), "en");
        assert_eq!(languages.spoken(Some("not a tag at all")), "ru");
        assert_eq!(languages.spoken(Some(PSEUDO)), PSEUDO);
        assert_eq!(with(&[], &["xx", "C.UTF-8"]).spoken(None), "en");
        assert_eq!(Languages::default().spoken(None), "en");
    }

    #[test]
    fn languages_are_offered_under_their_own_names() {
        let languages = with(&[("de", "language-name = Deutsch\n"), ("xx", "menu-quit = X\n"), ("no tag", "")], &[]);
        let names: Vec<&str> = languages.offered().iter().map(|offered| offered.name.as_str()).collect();
        assert_eq!(names, ["Deutsch", "English", "Русский", "xx"]);
    }

    #[test]
    fn a_players_files_stand_for_those_built_in_and_their_faults_are_told() {
        let languages = with(&[("ru", "language-name = Мой русский\nlanguage-name\n")], &[]);
        let (words, problems) = languages.words("ru");
        assert_eq!(words.get("language-name"), "Мой русский");
        assert_eq!(problems.len(), 1);
        assert!(problems[0].to_string().starts_with("own.ftl:2:"), "{}", problems[0]);
        assert_eq!(languages.words("tlh").0.get("title-name"), Words::english().get("title-name"));
    }
}

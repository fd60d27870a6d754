//! `mod.ron`: who made a mod, for which game, and what it needs.

use ron::value::RawValue;
use serde::{Deserialize, Serialize};
use tabletop::written::visible;
use tabletop::{Message, message};

use crate::source::{Check, present};
use crate::{Problem, TextFile};

/// Longest id, name and other word, in characters.
const MOST_WORD: usize = 80;
/// Most authors and dependencies.
const MOST_LISTED: usize = 32;

/// What `mod.ron` says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Manifest {
    /// Its id, which is its folder's name.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Its version, three numbers.
    pub version: String,
    /// The version of the game it was made for, two or three numbers.
    pub game_version: String,
    /// Who made it.
    pub authors: Vec<String>,
    /// Under what terms it may be used, as an SPDX expression.
    pub licence: String,
    /// Mods that must be in use before it.
    pub depends: Vec<Dependency>,
}

/// The id of another mod.
pub type Dependency = String;

/// The parts, unread, so that all faults are told together.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename = "Mod")]
struct Raw<'a> {
    #[serde(borrow, deserialize_with = "present")]
    id: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    name: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    version: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    game_version: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    authors: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    licence: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    depends: Option<&'a RawValue>,
}

impl Manifest {
    /// Reads a manifest; `folder` is the name of the folder it lies in.
    ///
    /// # Errors
    /// Every fault, each at its place; at least one.
    pub fn read(file: &TextFile, folder: &str) -> Result<Self, Vec<Problem>> {
        Self::read_in(file, Some(folder))
    }

    /// The same of one that lies in no folder yet.
    pub(super) fn read_anywhere(file: &TextFile) -> Result<Self, Vec<Problem>> {
        Self::read_in(file, None)
    }

    fn read_in(file: &TextFile, folder: Option<&str>) -> Result<Self, Vec<Problem>> {
        let mut check = Check::of(file);
        let raw: Raw<'_> = check.source.whole().map_err(|problem| vec![problem])?;
        let id = word(&mut check, raw.id, "id", "\"my-mod\"");
        if let (Some(raw), Some(id)) = (raw.id, &id) {
            demand(
                &mut check,
                raw,
                is_id(id),
                message!("fault-mod-id", "an id has small letters, digits and single signs '-' inside"),
                message!("remedy-mod-id", "such as 'my-mod'"),
            );
            let reason =
                |folder| message!("fault-mod-other_folder", "the id is '{id}', but the folder '{folder}'", id, folder);
            if let Some(folder) = folder.filter(|folder| id != folder) {
                demand(&mut check, raw, false, reason(folder), message!("remedy-mod-one_name", "give both one name"));
            }
        }
        let name = word(&mut check, raw.name, "name", "\"My Mod\"");
        let version = word(&mut check, raw.version, "version", "\"1.0.0\"");
        if let (Some(raw), Some(version)) = (raw.version, &version) {
            let sound = numbers(version).is_some_and(|numbers| numbers.len() == 3);
            demand(
                &mut check,
                raw,
                sound,
                message!("fault-mod-version", "'{version}' is not a version", version),
                message!("remedy-mod-version", "write three numbers, such as 1.0.0"),
            );
        }
        let here = env!("CARGO_PKG_VERSION");
        let game_version = word(&mut check, raw.game_version, "game_version", &format!("\"{here}\""));
        if let (Some(raw), Some(wanted)) = (raw.game_version, &game_version) {
            demand(
                &mut check,
                raw,
                fits(wanted, here),
                message!("fault-mod-game_version", "it is made for version {wanted}, and this is {here}", wanted, here),
                message!("remedy-mod-game_version", "look for a newer one, or write {here} and try it", here),
            );
        }
        let authors = list(&mut check, raw.authors, "authors", "[\"You\"]");
        let licence = word(&mut check, raw.licence, "licence", "\"MIT\"");
        let depends = match raw.depends {
            Some(_) => list(&mut check, raw.depends, "depends", "[]"),
            None => Some(Vec::new()),
        };
        match (id, name, version, game_version, authors, licence, depends) {
            (Some(id), Some(name), Some(version), Some(game_version), Some(authors), Some(licence), Some(depends))
                if check.problems.is_empty() =>
            {
                Ok(Self { id, name, version, game_version, authors, licence, depends })
            }
            _ => Err(check.problems),
        }
    }
}

fn demand(check: &mut Check<'_>, raw: &RawValue, met: bool, reason: Message, remedy: Message) {
    if !met {
        check.fault(raw, Problem::new(reason).remedy(remedy));
    }
}

fn word<'a>(check: &mut Check<'a>, raw: Option<&'a RawValue>, field: &str, example: &str) -> Option<String> {
    let word = visible(&check.required::<String>(raw, field, example)?).into_owned();
    let sound = !word.trim().is_empty() && word.chars().count() <= MOST_WORD;
    let reason = message!("fault-mod-word", "'{field}' has 1 to {most} letters", field, most = MOST_WORD);
    demand(check, raw?, sound, reason, message!("remedy-shorter", "make it shorter"));
    sound.then_some(word)
}

fn list<'a>(check: &mut Check<'a>, raw: Option<&'a RawValue>, field: &str, example: &str) -> Option<Vec<String>> {
    let words: Vec<String> = check.required(raw, field, example)?;
    let words: Vec<String> = words.iter().map(|word| visible(word).into_owned()).collect();
    let sound = words.len() <= MOST_LISTED && words.iter().all(|word| word.chars().count() <= MOST_WORD);
    let reason = message!(
        "fault-mod-words",
        "'{field}' has at most {most} words of {letters} letters",
        field,
        most = MOST_LISTED,
        letters = MOST_WORD
    );
    demand(check, raw?, sound, reason, message!("remedy-shorter", "make it shorter"));
    sound.then_some(words)
}

/// Whether a word is an id, which is a folder's name on every system.
pub fn is_id(id: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    id.chars().all(plain) && id.starts_with(|c: char| c.is_ascii_lowercase()) && !id.ends_with('-') && id.len() <= 40
}

/// The numbers of a version.
fn numbers(version: &str) -> Option<Vec<u32>> {
    version.split('.').map(|part| part.parse().ok().filter(|_| part.chars().all(|c| c.is_ascii_digit()))).collect()
}

/// Whether a mod for one version works with another: before 1.0 the second number must agree, from then on the first.
fn fits(wanted: &str, here: &str) -> bool {
    let (Some(wanted), Some(here)) = (numbers(wanted), numbers(here)) else { return false };
    let significant = if here.first() == Some(&0) { 2 } else { 1 };
    (2..=3).contains(&wanted.len()) && wanted[..significant] == here[..significant] && wanted <= here
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Manifest, Vec<String>> {
        let file = TextFile { name: "mod.ron".to_owned(), text: text.to_owned() };
        Manifest::read(&file, "mine").map_err(|problems| problems.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn a_manifest_is_read_and_all_its_faults_are_told() {
        let good = "(id: \"mine\", name: \"Mine\", version: \"1.0.0\", game_version: \"0.1\", authors: [\"Me\"], licence: \"MIT\")";
        assert_eq!(read(good).map(|manifest| manifest.depends), Ok(Vec::new()));
        let bad = "(id: \"yours\", version: \"one\", game_version: \"9.9\", authors: \"Me\", licence: \"\")";
        let told = read(bad).unwrap_err();
        for wanted in
            ["'mine'", "'name' is missing", "not a version", "made for version 9.9", "'licence'", "mod.ron:1:"]
        {
            assert!(told.iter().any(|line| line.contains(wanted)), "{wanted}: {told:?}");
        }
        assert!(read("(nme: \"x\")").unwrap_err()[0].contains("did you mean 'name'?"));
    }

    #[test]
    fn versions_fit_as_far_as_they_promise() {
        for (wanted, here, good) in [
            ("0.1", "0.1.0", true),
            ("0.1.0", "0.1.4", true),
            ("0.1.5", "0.1.4", false),
            ("0.2", "0.1.0", false),
            ("1.2", "1.4.0", true),
            ("1", "1.4.0", false),
            ("1.x", "1.4.0", false),
            ("", "1.4.0", false),
        ] {
            assert_eq!(fits(wanted, here), good, "{wanted} in {here}");
        }
    }
}

//! What is wrong with files, what seats declare, and what comes of asking an opponent again is said in every language: each sentence of the sources stands in the language files, in English word for word,
//! and nothing stands there that nobody says.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use lab::{Library, Problem, render};
use registry::games::dice::modding::{FIELD_SLIPS, SCRIPT_SLIPS};
use words::{Catalog, Value};

/// How ids begin of what is wrong, of what to do about it, of what seats declare, and of what comes of asking an opponent again.
const BEGINNINGS: [&str; 4] = ["fault-", "remedy-", "declared-", "honest-"];

/// How ids begin of names nobody knows, which `Problem::unknown` makes of their kind.
const UNKNOWN: &str = "fault-unknown-";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn words(tag: Option<&str>) -> Catalog {
    let (words, faults) = Library::open(&root()).and_then(|library| library.words(tag)).expect("the program's words");
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(told, Vec::<String>::new(), "{tag:?}");
    words
}

/// The sources of a folder, without what only tests say.
fn sources(folder: &Path) -> String {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder of source").map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let read = |path: &PathBuf| match path.is_dir() {
        true => sources(path),
        false => fs::read_to_string(path)
            .expect("source is text")
            .split("#[cfg(test)]")
            .next()
            .unwrap_or_default()
            .to_owned(),
    };
    // `message!` itself says nothing.
    paths.iter().filter(|path| path.file_name().is_none_or(|name| name != "said.rs")).map(read).collect()
}

/// Crates that only tests use: nobody reads what they say in another language.
const FOR_TESTS: [&str; 2] = ["pig", "test_kit"];

/// The sources of all other crates, and of the client.
fn all_sources() -> String {
    let mut crates: Vec<PathBuf> = fs::read_dir(root().join("crates"))
        .expect("a folder of crates")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| !FOR_TESTS.iter().any(|name| path.ends_with(name)))
        .collect();
    crates.sort();
    crates.into_iter().chain([root()]).map(|folder| sources(&folder.join("src"))).collect()
}

/// The text literal a source begins with, and what follows it.
fn literal(source: &str) -> Option<(String, &str)> {
    let inner = source.trim_start().strip_prefix('"')?;
    let mut text = String::new();
    let mut signs = inner.char_indices();
    while let Some((at, sign)) = signs.next() {
        match sign {
            '"' => return Some((text, &inner[at + 1..])),
            '\\' => match signs.next()?.1 {
                'u' => {
                    let code: String = signs.by_ref().map(|(_, sign)| sign).take_while(|sign| *sign != '}').collect();
                    text.extend(char::from_u32(u32::from_str_radix(code.trim_start_matches('{'), 16).ok()?));
                }
                escaped => text.push(escaped),
            },
            sign => text.push(sign),
        }
    }
    None
}

/// Every sentence of the sources by its id, with its places in braces.
fn sentences(source: &str) -> Vec<(String, String)> {
    let call = |rest: &str| {
        let (id, rest) = literal(rest)?;
        let (text, _) = literal(rest.trim_start().strip_prefix(',')?)?;
        Some((id, text))
    };
    source.split("message!(").skip(1).filter_map(call).collect()
}

/// A sentence of the sources as it is said where every place is filled with its own name in angles, and those names.
fn filled(text: &str) -> (String, Vec<String>) {
    let (mut said, mut places) = (String::new(), Vec::new());
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        said.push_str(&rest[..at]);
        let sign = &rest[at..=at];
        rest = &rest[at + 1..];
        match rest.strip_prefix(sign) {
            Some(behind) => {
                said.push_str(sign);
                rest = behind;
            }
            None => {
                let (place, behind) = rest.split_once('}').expect("a place ends");
                said.push_str(&format!("<{place}>"));
                places.push(place.to_owned());
                rest = behind;
            }
        }
    }
    (said + rest, places)
}

/// What a language says where every place is filled with its own name in angles.
fn said(words: &Catalog, id: &str, places: &[String]) -> String {
    let names: Vec<String> = places.iter().map(|place| format!("<{place}>")).collect();
    let values: Vec<(&str, &dyn Value)> =
        places.iter().zip(&names).map(|(place, name)| (place.as_str(), name as &dyn Value)).collect();
    words.with(id, &values)
}

#[test]
fn every_sentence_of_the_sources_stands_in_english_word_for_word_and_in_russian() {
    let (english, russian) = (words(None), words(Some("ru")));
    let sentences = sentences(&all_sources());
    assert!(sentences.len() > 300, "{}", sentences.len());
    let mut wrong = Vec::new();
    for (id, text) in &sentences {
        let (wanted, places) = filled(text);
        if !BEGINNINGS.iter().any(|beginning| id.starts_with(beginning)) {
            wrong.push(format!("{id} does not begin as any of them does"));
        } else if !english.has(id) {
            wrong.push(format!("{id} is not written"));
        } else if said(&english, id, &places) != wanted {
            wrong.push(format!("{id} is not: {wanted}"));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
    let lacking: Vec<&str> = russian
        .missing()
        .into_iter()
        .filter(|id| BEGINNINGS.iter().any(|beginning| id.starts_with(beginning)))
        .collect();
    assert_eq!(lacking, Vec::<&str>::new());
}

#[test]
fn every_kind_of_name_that_may_be_unknown_has_a_sentence() {
    let english = words(None);
    let source = all_sources();
    let kinds = source.split("Problem::unknown(").chain(source.split("find(")).filter_map(|rest| literal(rest));
    let mut known: Vec<String> = kinds.map(|(kind, _)| kind).collect();
    known.retain(|kind| kind.starts_with(|sign: char| sign.is_ascii_lowercase()));
    for kind in source.split("Problem::unknown(").skip(1).filter_map(|rest| literal(rest)).map(|(kind, _)| kind) {
        let id = format!("{UNKNOWN}{}", kind.replace(' ', "_"));
        assert_eq!(said(&english, &id, &["found".to_owned()]), format!("unknown {kind} '<found>'"), "{id}");
    }
    for id in english.messages() {
        let Some(kind) = id.strip_prefix(UNKNOWN) else { continue };
        assert!(known.iter().any(|known| known.replace(' ', "_") == kind), "nobody asks for a {kind}");
    }
}

#[test]
fn every_sentence_is_said_by_somebody() {
    let sentences: BTreeMap<String, String> = sentences(&all_sources()).into_iter().collect();
    let english = words(None);
    let unused: Vec<&str> = english
        .messages()
        .into_iter()
        .filter(|id| BEGINNINGS.iter().any(|beginning| id.starts_with(beginning)) && !id.starts_with(UNKNOWN))
        .filter(|id| !sentences.contains_key(*id))
        .collect();
    assert_eq!(unused, Vec::<&str>::new());
}

/// What is wrong with a card of these fields.
fn faults_of(fields: &str) -> Vec<dice::ContentFault> {
    let text = format!("[(id: \"slip\", {fields})]");
    let source = [dice::Source { name: "cards.ron", text: &text }];
    dice::Content::load(dice::Sources { cards: &source, ..dice::Sources::default() }).1
}

#[test]
fn the_common_slips_are_told_in_english_as_they_are_and_otherwise_in_russian() {
    let (english, russian) = (words(None), words(Some("ru")));
    let script = |slip: &str| format!("name: \"A\", slot: Any, action: r#\"{slip}\"#");
    let scripts = SCRIPT_SLIPS.iter().map(|slip| (script(slip.written), slip.told));
    let fields = FIELD_SLIPS.iter().map(|slip| (slip.written.to_owned(), slip.told));
    for (written, told) in scripts.chain(fields) {
        let faults = faults_of(&written);
        let fault = faults.first().unwrap_or_else(|| panic!("{written}"));
        for message in [&fault.reason, &fault.remedy] {
            assert_eq!(render(&english, message), message.text, "{written}");
            let other = render(&russian, message);
            assert!(other != message.text && other.contains(|sign| ('а'..='я').contains(&sign)), "{written}: {other}");
        }
        assert_eq!(format!("{}; {}", fault.reason, fault.remedy), told);
    }
}

#[test]
fn a_problem_is_told_in_a_language_with_its_place() {
    let russian = words(Some("ru"));
    let problem = Problem::unknown("card", "clever", ["cleaver", "whip"]).in_file("a.ron").at(3, 9);
    assert_eq!(
        problem.in_language(&russian).to_string(),
        "a.ron:3:9: карта «clever» неизвестна; может быть, «cleaver»?"
    );
    let nowhere = Problem::new("from a program").at(1, 2).in_language(&russian);
    assert_eq!(nowhere.to_string(), "строка 1, столбец 2: from a program");
}

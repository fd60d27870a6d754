//! Every word the client asks for is written, and every written word is asked for.

use std::{fs, path::Path};

use lab::Library;
use rubicon::{
    games::{
        alea::{self, mods::ModChoice},
        conquest::Content,
    },
    text::Words,
};
use sentences::Phrases;

use crate::hands::sources;

/// How messages begin that another test looks for.
const ELSEWHERE: [&str; 13] = [
    "voice-",
    "card-",
    "fault-",
    "fighter-",
    "illegal-",
    "level-",
    "map-",
    "modifier-",
    "name-",
    "opponent-",
    "remedy-",
    "scene-",
    "status-",
];

/// All source that asks for words, as one text.
fn all_source() -> String {
    // What that crate names are sentences in files of the games.
    let of_files = |path: &Path| path.starts_with("crates/sentences");
    sources::of_all().into_iter().filter(|(path, _)| !of_files(path)).map(|(_, text)| text).collect()
}

/// Names of messages as they stand in the source: string literals such as "title-play".
fn names_in(source: &str) -> Vec<&str> {
    let is_part =
        |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    let is_name = |text: &&str| {
        text.contains('-') && text.split('-').all(is_part) && text.starts_with(|c: char| c.is_ascii_lowercase())
    };
    source.split('"').filter(is_name).collect()
}

#[test]
fn every_word_asked_for_is_written() {
    let words = Words::english();
    let source = all_source();
    let messages = words.messages();
    let subjects: Vec<&str> = messages.iter().filter_map(|name| name.split('-').next()).collect();
    let missing: Vec<&str> = names_in(&source)
        .into_iter()
        .filter(|name| subjects.contains(&name.split('-').next().unwrap_or_default()))
        .filter(|name| ELSEWHERE.iter().all(|start| !name.starts_with(start)))
        // Some rules are called like a message.
        .filter(|name| !words.has(name) && !words.has(&format!("illegal-{}", name.replace('-', "_"))))
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn every_word_written_is_asked_for() {
    let words = Words::english();
    let source = all_source();
    let mut unused = words.messages();
    unused.retain(|name| {
        // What the rules say under a heading, and what a picture below it shows, is asked for by the heading's name.
        let under = name.strip_suffix("-text").or(name.strip_suffix("-shown"));
        let name = under.filter(|heading| heading.starts_with("help-")).unwrap_or(name);
        // Some names are composed: a fixed beginning and the name of a phase or rule.
        let composed = name.rsplit_once('-').is_some_and(|(start, _)| source.contains(&format!("\"{start}-{{")));
        // What the personas say is composed of two names, `why_words.rs` looks for both; `content_words.rs` looks for those of content, `refusal_words.rs` for
        // those of rules, and the lab's `fault_words.rs` for those of files.
        let known_elsewhere = ELSEWHERE.iter().any(|start| name.starts_with(start));
        !known_elsewhere && !composed && !source.contains(&format!("\"{name}\""))
    });
    assert_eq!(unused, Vec::<&str>::new());
}

/// What logs, recaps, stories and lessons may say comes from files whose names say so, `hare-log.ron` and `stories.ron`; what gives reasons, from
/// those of the games.
#[test]
fn every_file_of_sentences_can_be_read() {
    let games: Vec<String> = registry::GAMES.iter().map(|game| game.info().id.to_owned()).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sentences");
    let mut phrases = 0;
    for entry in fs::read_dir(folder).expect("a folder of sentences") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("it is text");
        let name = path.file_stem().expect("it has a name").to_string_lossy();
        if games.contains(&name.to_string()) {
            continue;
        }
        let read = Phrases::read(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        phrases += read.iter().count();
    }
    assert!(phrases > 100, "{phrases}");
}

#[test]
fn everything_shipped_can_be_read() {
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let (content, problems) = Content::load(&library, None);
    assert_eq!(problems, Vec::<lab::Problem>::new());
    assert_eq!(alea::Content::load(&library, None, &ModChoice::default()).1, Vec::<lab::Problem>::new());
    assert_eq!(content.maps[0].id(), "world");
    assert!(!content.presets.is_empty());
    for opponent in &content.opponents {
        assert!(!opponent.title.is_empty() && !opponent.idea.is_empty(), "{opponent:?}");
    }
}

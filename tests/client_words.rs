//! Every word the client asks for is written, and every written word is asked for.

use lab::Library;
use std::{fs, path::Path};

use rubicon::{
    games::{
        alea::{self, mods::ModChoice},
        conquest::Content,
    },
    text::Words,
};

/// All of the client's own source, without its tests of missing words.
fn source(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).expect("a folder of source") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            text += &source(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text += &fs::read_to_string(&path).expect("source is text");
        }
    }
    text
}

/// Keys as they stand in the source: string literals such as "title.play". Counted words are asked for by their stem.
fn keys_in(source: &str) -> Vec<String> {
    let is_key = |text: &str| {
        text.split('.').count() >= 2
            && text.split('.').all(|part| {
                !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
            })
            && text.starts_with(|c: char| c.is_ascii_lowercase())
    };
    // Literals that look alike are files and addresses.
    let endings = [".ron", ".md", ".png", ".ogg", ".log", ".rs"];
    source
        .split('"')
        .filter(|text| is_key(text) && !endings.iter().any(|ending| text.ends_with(ending)))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_word_asked_for_is_written() {
    let words = Words::english();
    let source = source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let sections: Vec<&str> = words.keys().filter_map(|key| key.split('.').next()).collect();
    let missing: Vec<String> = keys_in(&source)
        .into_iter()
        .filter(|key| sections.contains(&key.split('.').next().unwrap_or_default()))
        .filter(|key| !words.has(key) && !words.has(&format!("{key}.one")))
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_word_written_is_asked_for() {
    let words = Words::english();
    let source = source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let unused: Vec<&str> = words
        .keys()
        // What the personas say is composed of two names; `why_words.rs` looks for both.
        .filter(|key| !key.starts_with("voice."))
        .filter(|key| {
            let stem = key.strip_suffix(".one").or(key.strip_suffix(".many")).unwrap_or(key);
            // Some keys are composed: a fixed beginning and the name of a phase or rule.
            let composed = stem.rsplit_once('.').is_some_and(|(start, _)| source.contains(&format!("\"{start}.{{")));
            !composed && !source.contains(&format!("\"{stem}\""))
        })
        .collect();
    assert_eq!(unused, Vec::<&str>::new());
}

#[test]
fn counted_words_have_both_forms() {
    let words = Words::english();
    for key in words.keys() {
        if let Some(stem) = key.strip_suffix(".one") {
            assert!(words.has(&format!("{stem}.many")), "{stem} lacks its plural");
        }
        if let Some(stem) = key.strip_suffix(".many") {
            assert!(words.has(&format!("{stem}.one")), "{stem} lacks its singular");
        }
    }
}

#[test]
fn everything_shipped_can_be_read() {
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let (content, problems) = Content::load(&library);
    assert_eq!(problems, Vec::<String>::new());
    assert_eq!(alea::Content::load(&library, None, &ModChoice::default()).1, Vec::<String>::new());
    assert_eq!(content.maps[0].id(), "world");
    assert!(!content.presets.is_empty());
    for opponent in &content.opponents {
        assert!(!opponent.title.is_empty() && !opponent.idea.is_empty(), "{opponent:?}");
    }
}

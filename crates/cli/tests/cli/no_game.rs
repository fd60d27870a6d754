//! The command line knows no game: its sources name none, and what is of one game is found in the registry.

use std::fs;
use std::path::Path;

use registry::GAMES;

use crate::common::{ok, refused};

/// Every text below a folder, with its path.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).expect("a folder of the sources").map(|entry| entry.expect("an entry").path());
    let read = |path: std::path::PathBuf| match path.is_dir() {
        true => sources(&path),
        false => vec![(path.display().to_string(), fs::read_to_string(&path).expect("a source is text"))],
    };
    entries.flat_map(read).collect()
}

/// The words by which games are known: their ids, and their titles word by word, without those that every sentence has.
fn names() -> Vec<String> {
    let of = |any_game: &&dyn registry::RegisteredGame| {
        let info = any_game.info();
        let title =
            info.title.split(|sign: char| !sign.is_alphanumeric()).filter(|word| word.starts_with(char::is_uppercase));
        title.chain([info.id]).map(str::to_lowercase).collect::<Vec<_>>()
    };
    GAMES.iter().flat_map(of).collect()
}

#[test]
fn no_source_names_a_game() {
    let names = names();
    for known in ["risk", "conquest", "alea", "hedgehog", "realm"] {
        assert!(names.iter().any(|name| name == known), "{known} is looked for: {names:?}");
    }
    for (path, text) in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        for (number, line) in (1..).zip(text.lines()) {
            let mut words = line.split(|sign: char| !sign.is_alphanumeric()).map(str::to_lowercase);
            let named = words.find(|word| names.contains(word));
            assert_eq!(named, None, "{path}:{number} names a game: {line}");
        }
    }
}

#[test]
fn every_command_of_a_game_is_offered_for_that_game_alone() {
    let help = ok(&["--help"]);
    let mut offered = 0;
    for any_game in GAMES {
        for command in any_game.commands() {
            let (name, id) = (command.command().get_name().to_owned(), any_game.info().id);
            assert!(help.lines().any(|line| line.trim_start().starts_with(&format!("{name} "))), "{name}: {help}");
            if command.names_game() {
                assert!(ok(&[&name, "--help"]).contains("The game [possible values: "), "{name}");
                let other = GAMES
                    .iter()
                    .find(|other| other.commands().iter().all(|command| command.command().get_name() != name));
                let other = other.map(|other| other.info().id).expect("not every game has it");
                let told = refused(&[&name, other]);
                assert!(told.contains(&format!("invalid value '{other}'")) && told.contains(id), "{told}");
            }
            offered += 1;
        }
    }
    assert!(offered >= 6, "{offered}");
}

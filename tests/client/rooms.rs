//! The house stands: between the rooms of `src` every arrow points one way, no game knows another, and no room but a game's own
//! knows a game.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use regex::Regex;

/// The rooms from the ground up, as `docs/architecture.md` draws them: each may use those before it. `games/*` is every game's
/// own folder, `games` the list of them.
const ORDER: [&str; 27] = [
    "stamp", "storage", "log", "startup", "crash", "text", "theme", "portrait", "keys", "shell", "settings", "input",
    "audio", "demo", "ui", "training", "table", "plain", "board", "pictures", "pieces", "games/*", "screens",
    "options", "inspect", "app", "games",
];

/// A file of the client, without comments and tests.
struct File {
    path: PathBuf,
    room: String,
    code: String,
}

/// Every file of `src`, but the two roots of the program: they name all rooms.
fn files() -> Vec<File> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![src.clone()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of the sources") {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let inside = path.strip_prefix(&src).expect("below src").to_owned();
            let tests = ["tests.rs", "testing.rs"].iter().any(|name| inside.ends_with(name));
            if tests || ["lib.rs", "main.rs"].iter().any(|root| inside == Path::new(root)) {
                continue;
            }
            let parts: Vec<&str> = inside.iter().filter_map(|part| part.to_str()).collect();
            let room = match parts.as_slice() {
                ["games", game, _, ..] => format!("games/{game}"),
                [room, ..] => room.trim_end_matches(".rs").to_owned(),
                [] => continue,
            };
            files.push(File { room, code: code(&fs::read_to_string(&path).expect("readable")), path: inside });
        }
    }
    files
}

/// A source without comments, and without its tests, which stand at its end.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The paths of the client that a source names, as far as their first two parts.
fn paths(code: &str) -> BTreeSet<Vec<String>> {
    let mut paths = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        follow(&code[at + "crate::".len()..], &mut Vec::new(), &mut paths);
    }
    paths
}

/// Reads a path, or each path of a group in braces, and tells what is left of the text behind it.
fn follow<'a>(mut text: &'a str, path: &mut Vec<String>, paths: &mut BTreeSet<Vec<String>>) -> &'a str {
    text = text.trim_start();
    if let Some(group) = text.strip_prefix('{') {
        text = group;
        loop {
            let depth = path.len();
            text = follow(text, path, paths).trim_start();
            path.truncate(depth);
            match text.strip_prefix(',') {
                Some(more) if !more.trim_start().starts_with('}') => text = more,
                rest => {
                    let end = rest.unwrap_or(text).trim_start();
                    return end.strip_prefix('}').unwrap_or(end);
                }
            }
        }
    }
    let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    text = &text[name.len()..];
    path.push(name);
    match text.strip_prefix("::") {
        Some(rest) => follow(rest, path, paths),
        None => {
            paths.insert(path.iter().take(2).cloned().collect());
            text
        }
    }
}

/// The room that a path leads to.
fn room_of(path: &[String], games: &BTreeSet<String>) -> String {
    match path {
        [first, second] if first == "games" && games.contains(second) => format!("games/{second}"),
        [first, ..] => first.clone(),
        [] => String::new(),
    }
}

/// The floor that a room stands on.
fn floor(room: &str) -> Option<usize> {
    let known = if room.starts_with("games/") { "games/*" } else { room };
    ORDER.iter().position(|room| *room == known)
}

fn games(files: &[File]) -> BTreeSet<String> {
    files.iter().filter_map(|file| file.room.strip_prefix("games/")).map(str::to_owned).collect()
}

#[test]
fn arrows_between_rooms_point_one_way() {
    let files = files();
    let games = games(&files);
    let mut faults = Vec::new();
    for file in &files {
        let Some(own) = floor(&file.room) else {
            faults.push(format!("{}: the room '{}' has no place in the order", file.path.display(), file.room));
            continue;
        };
        for path in paths(&file.code) {
            let used = room_of(&path, &games);
            if used != file.room && floor(&used).is_none_or(|floor| floor >= own) {
                faults.push(format!("{} uses {}", file.path.display(), path.join("::")));
            }
        }
    }
    assert!(faults.is_empty(), "against the order of rooms:\n{}", faults.join("\n"));
    let rooms: BTreeSet<usize> = files.iter().filter_map(|file| floor(&file.room)).collect();
    assert_eq!(rooms.len(), ORDER.len(), "the order names rooms that are not there");
}

#[test]
fn the_order_is_the_one_that_is_drawn() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/architecture.md");
    let page = fs::read_to_string(page).expect("readable");
    let drawn = page.lines().find_map(|line| line.strip_prefix("Rooms from the ground up: ")).expect("the order");
    let drawn: Vec<&str> = drawn.trim_end_matches('.').split(", ").map(|room| room.trim_matches('`')).collect();
    assert_eq!(drawn, ORDER);
}

#[test]
fn no_room_but_its_own_knows_a_game() {
    let files = files();
    // A name stands at the beginning of a word, or with a capital within one: `hare` is no part of `share`.
    let small = games(&files).into_iter().chain(["gauntlet".to_owned()]).collect::<Vec<_>>();
    let large: Vec<String> = small.iter().map(|name| name[..1].to_uppercase() + &name[1..]).collect();
    let (small, large) = (small.join("|"), large.join("|"));
    let known = Regex::new(&format!(
        r"(?i:\b|_)(?i:{small})|(?:{large})|\b(risk|dice)::|\b(Risk|Dice|Gauntlet|Hare)Module\b|\bRisk\b"
    ));
    let known = known.expect("a sound pattern");
    let mut told = Vec::new();
    for file in files.iter().filter(|file| !file.room.starts_with("games")) {
        let lines = file.code.lines().filter(|line| known.is_match(line));
        told.extend(lines.map(|line| format!("{}: {}", file.path.display(), line.trim())));
    }
    assert!(told.is_empty(), "these know a game:\n{}", told.join("\n"));
}

#[test]
fn paths_are_read_from_groups_too() {
    let source = "use crate::{a::{B, c::{D, E}}, f, g::H as I};\nlet x = crate::j::k::L::new();";
    let told: Vec<String> = paths(source).into_iter().map(|path| path.join("::")).collect();
    assert_eq!(told, ["a::B", "a::c", "f", "g::H", "j::k"]);
    assert_eq!(code("a\n    // b\nc\n#[cfg(test)]\nmod tests {\n    d\n}"), "a\nc");
}

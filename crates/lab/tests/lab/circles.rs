//! No circles: inside every crate, the client among them, the imports between files point one way.
//!
//! A name that a file passes on (`pub use`) is followed to the file that has it, so that no circle hides behind a `mod.rs`. A `mod.rs` counts like
//! any other file: it may pass on what lies in its folder, and then nothing there uses what it has itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A trait and the type it is written in terms of: what a game says of its table, and the table that holds what the game says. Between these
/// two files imports point both ways.
const ONE_SUBJECT: [&str; 2] = ["rubicon/src/table/game.rs", "rubicon/src/table/state.rs"];

/// A module by its names, the crate's first.
type Names = Vec<String>;

/// What an import brings: where it comes from, as written, and what it is called here.
type Import = (Names, String);

/// A file as a module.
struct Module {
    file: String,
    imports: Vec<Import>,
}

/// The modules of crates, without those that only tests have.
struct Modules(BTreeMap<Names, Module>);

impl Modules {
    /// Reads files, each with its path below `crates` and what it says.
    fn read(files: &[(String, String)]) -> Self {
        let mut modules = BTreeMap::new();
        let mut for_tests = Vec::new();
        for (file, text) in files {
            let mut names: Names = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
            // A path is the crate, `src`, and the module's own names.
            names.remove(1);
            names.pop_if(|last| ["mod", "lib", "main"].contains(&last.as_str()));
            for declared in text.split("#[cfg(test)]\nmod ").skip(1).filter_map(|rest| rest.lines().next()) {
                for_tests.extend(declared.strip_suffix(';').map(|name| below(&names, [name])));
            }
            modules.insert(names, Module { file: file.clone(), imports: imports(&code(text)) });
        }
        modules.retain(|names, _| !for_tests.iter().any(|tests| names.starts_with(tests)));
        Self(modules)
    }

    /// The module that an import leads to, if it lies in the same crate.
    fn target(&self, from: &Names, path: &[String]) -> Option<Names> {
        let (mut path, mut from) = (path.to_vec(), from.clone());
        // The compiler lets no name be passed on for ever; a slip of this reading must not either.
        for _ in 0..16 {
            let full = self.full(&from, &path)?;
            let length = (1..=full.len()).rev().find(|length| self.0.contains_key(&full[..*length]))?;
            let (found, rest) = full.split_at(length);
            let passed_on = |name: &String| self.0[found].imports.iter().find(|(_, known)| known == name);
            match rest.first().and_then(passed_on) {
                Some((origin, _)) if self.full(&found.to_vec(), origin).is_some() => {
                    path = origin.iter().chain(&rest[1..]).cloned().collect();
                    from = found.to_vec();
                }
                _ => return Some(found.to_vec()),
            }
        }
        None
    }

    /// A path from the crate on; `None` where it leads into another crate.
    fn full(&self, from: &Names, path: &[String]) -> Option<Names> {
        let supers = path.iter().take_while(|name| *name == "super").count();
        match path[0].as_str() {
            "crate" => Some(below(&from[..1], &path[1..])),
            "self" => Some(below(from, &path[1..])),
            "super" => Some(below(&from[..from.len().saturating_sub(supers)], &path[supers..])),
            first => self.0.contains_key(&below(from, [first])).then(|| below(from, path)),
        }
    }

    /// Which files each file imports from.
    fn arrows(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let arrows = self.0.iter().map(|(from, module)| {
            let targets = module.imports.iter().filter_map(|(path, _)| self.target(from, path));
            let others = targets.filter(|to| to != from);
            (module.file.as_str(), others.map(|to| self.0[&to].file.as_str()).collect())
        });
        arrows.collect()
    }
}

fn below<S: AsRef<str>>(names: &[String], more: impl IntoIterator<Item = S>) -> Names {
    names.iter().cloned().chain(more.into_iter().map(|name| name.as_ref().to_owned())).collect()
}

/// A source without comments, and without its tests, which stand at its end.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Every import of a source, those in braces one by one.
fn imports(code: &str) -> Vec<Import> {
    let mut imports = Vec::new();
    for (at, _) in code.match_indices("use ") {
        let (above, start) = code[..at].rsplit_once('\n').unwrap_or(("", &code[..at]));
        let begins = start.trim_start().is_empty() || start.trim_start().starts_with("pub");
        if begins && !above.ends_with("#[cfg(test)]") {
            let tree = code[at + "use ".len()..].split(';').next().unwrap_or_default();
            let tree: String = tree.replace(" as ", "@").split_whitespace().collect();
            follow(&tree, &mut imports);
        }
    }
    imports
}

/// Reads a path, or each path of a group in braces.
fn follow(tree: &str, imports: &mut Vec<Import>) {
    if let Some((head, group)) = tree.split_once('{') {
        let group = group.strip_suffix('}').unwrap_or(group);
        parts(group).iter().for_each(|part| follow(&format!("{head}{part}"), imports));
        return;
    }
    let (path, alias) = tree.split_once('@').map_or((tree, None), |(path, alias)| (path, Some(alias)));
    let path = path.strip_suffix("::self").unwrap_or(path);
    let path: Names = path.split("::").map(str::to_owned).collect();
    let name = alias.map(str::to_owned).or_else(|| path.last().cloned());
    imports.extend(name.map(|name| (path, name)));
}

/// What stands between the commas of a group, groups inside it left whole.
fn parts(group: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = group.split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    parts.filter(|part| !part.is_empty()).collect()
}

/// The files of a circle, if there is one.
fn circle<'a>(arrows: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> Option<Vec<&'a str>> {
    // What leads nowhere is in no circle; without it the next one leads nowhere. What is left leads on for ever.
    let mut left: BTreeSet<&str> = arrows.keys().copied().collect();
    let onward = |left: &BTreeSet<&'a str>, file: &str| arrows[file].iter().copied().find(|to| left.contains(to));
    loop {
        let leading: BTreeSet<&str> = left.iter().copied().filter(|file| onward(&left, file).is_some()).collect();
        if leading == left {
            break;
        }
        left = leading;
    }
    let mut way = vec![*left.first()?];
    loop {
        let next = onward(&left, way[way.len() - 1])?;
        if let Some(met) = way.iter().position(|file| *file == next) {
            return Some(way.split_off(met));
        }
        way.push(next);
    }
}

/// The sources of a folder and of those in it, each with its path below `root`.
fn sources(root: &Path, folder: &Path, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of the sources") {
        let path = entry.expect("an entry of a folder").path();
        if path.is_dir() {
            sources(root, &path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let parts = path.strip_prefix(root).expect("below the root").iter();
            let name: Vec<&str> = parts.map(|part| part.to_str().expect("a plain name")).collect();
            files.push((name.join("/"), fs::read_to_string(&path).expect("readable")));
        }
    }
}

#[test]
fn imports_between_files_point_one_way() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for entry in fs::read_dir(&crates).expect("the folder of crates") {
        let sources_of = entry.expect("an entry of a folder").path().join("src");
        sources(&crates, &sources_of, &mut files);
    }
    let house = crates.join("..");
    let mut client = Vec::new();
    sources(&house, &house.join("src"), &mut client);
    // The program's own file uses the client from outside, as another crate would.
    client.retain(|(file, _)| file != "src/main.rs");
    files.extend(client.into_iter().map(|(file, text)| (format!("rubicon/{file}"), text)));
    let modules = Modules::read(&files);
    let mut arrows = modules.arrows();
    for (file, other) in ONE_SUBJECT.into_iter().zip(ONE_SUBJECT.into_iter().rev()) {
        let apart = arrows.get_mut(file).is_none_or(|to| !to.remove(other));
        assert!(!apart, "{file} imports nothing from {other} any more: they need not be named here");
    }
    for name in [
        "cli", "dice", "dominion", "door", "hare", "lab", "matches", "registry", "reports", "risk", "rubicon",
        "search", "tabletop", "training",
    ] {
        let inside = |file: &str| file.starts_with(&format!("{name}/src/"));
        assert!(arrows.iter().any(|(file, to)| inside(file) && !to.is_empty()), "no import of {name} was read");
    }
    let circle = circle(&arrows);
    assert!(circle.is_none(), "these import each other in a circle: {}", circle.unwrap_or_default().join(" -> "));
}

fn modules(files: &[(&str, &str)]) -> Modules {
    Modules::read(&files.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect::<Vec<_>>())
}

#[test]
fn imports_are_read_from_groups_too() {
    let source = "use crate::{a::{self, B},\n    f, g::H as I};\n// use j::K;\n\
                  pub(crate) use super::l::*;\n#[cfg(test)]\nuse super::m;\nlet x = reuse ;";
    let read: Vec<String> =
        imports(&code(source)).iter().map(|(path, name)| format!("{} {name}", path.join("::"))).collect();
    assert_eq!(read, ["crate::a a", "crate::a::B B", "crate::f f", "crate::g::H I", "super::l::* *"]);
    assert_eq!(code("a\n    // b\nc\n#[cfg(test)]\nmod tests {\n    use d;\n}"), "a\nc");
}

#[test]
fn names_are_followed_to_the_file_that_has_them() {
    let modules = modules(&[
        ("c/src/lib.rs", "mod a;\nmod b;\npub use b::{Thing, Other as Same};"),
        ("c/src/a/mod.rs", "mod inner;\n#[cfg(test)]\nmod slow;\nuse std::fmt;\nuse inner::Part;\nuse crate::Thing;"),
        ("c/src/a/inner.rs", "use super::Thing;\nuse super::super::Same;\nuse serde::Serialize;"),
        ("c/src/a/slow/mod.rs", "use crate::b::Thing;"),
        ("c/src/b.rs", "use std::fmt;"),
    ]);
    let arrows = modules.arrows();
    assert_eq!(
        arrows.keys().copied().collect::<Vec<_>>(),
        ["c/src/a/inner.rs", "c/src/a/mod.rs", "c/src/b.rs", "c/src/lib.rs"]
    );
    for file in ["c/src/a/inner.rs", "c/src/lib.rs"] {
        assert_eq!(arrows[file], BTreeSet::from(["c/src/b.rs"]), "{file}");
    }
    assert_eq!(arrows["c/src/a/mod.rs"], BTreeSet::from(["c/src/a/inner.rs", "c/src/b.rs"]));
    assert!(arrows["c/src/b.rs"].is_empty());
    let thing = |from: &[&str], path: &[&str]| modules.target(&below(&[], from), &below(&[], path));
    assert_eq!(thing(&["c", "a", "inner"], &["super", "Thing"]), Some(below(&[], ["c", "b"])));
    assert_eq!(thing(&["c", "a", "inner"], &["super", "Part"]), Some(below(&[], ["c", "a", "inner"])));
    assert_eq!(thing(&["c", "a"], &["std", "fmt"]), None);
}

#[test]
fn a_circle_is_found_wherever_it_is_entered() {
    let arrows = |all: &[(&'static str, &'static str)]| {
        let mut arrows: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (from, to) in all {
            arrows.entry(from).or_default().insert(to);
            arrows.entry(to).or_default();
        }
        arrows
    };
    assert_eq!(circle(&arrows(&[("a", "b"), ("a", "c"), ("b", "d"), ("c", "d")])), None);
    let all = [("a", "b"), ("a", "x"), ("b", "c"), ("c", "d"), ("d", "b"), ("d", "y")];
    assert_eq!(circle(&arrows(&all)), Some(vec!["b", "c", "d"]));
}

#[test]
fn a_circle_behind_a_folder_is_a_circle() {
    let files = [
        ("c/src/lib.rs", "mod a;\nmod b;"),
        ("c/src/a/mod.rs", "mod inner;\npub use inner::Part;\nuse crate::b::Thing;"),
        ("c/src/a/inner.rs", "use crate::b::Thing;"),
        ("c/src/b.rs", "use crate::a::Part;"),
    ];
    assert_eq!(circle(&modules(&files).arrows()), Some(vec!["c/src/a/inner.rs", "c/src/b.rs"]));
}

#[test]
fn a_folder_that_uses_what_its_own_file_has_is_a_circle() {
    let circle_of = |within: &str| {
        let files = [
            ("c/src/lib.rs", "mod a;\npub use a::Part;"),
            ("c/src/a/mod.rs", "mod inner;\nmod whole;\npub use inner::Part;\npub use whole::Whole;"),
            ("c/src/a/whole.rs", "use super::Part;"),
            ("c/src/a/inner.rs", within),
        ];
        circle(&modules(&files).arrows()).map(|circle| circle.join(" "))
    };
    assert_eq!(circle_of("use std::fmt;"), None);
    assert_eq!(circle_of("use super::NotPassedOn;").as_deref(), Some("c/src/a/inner.rs c/src/a/mod.rs"));
    assert_eq!(circle_of("use super::Whole;").as_deref(), Some("c/src/a/inner.rs c/src/a/whole.rs"));
}

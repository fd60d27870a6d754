//! Packages made of folders, put into others and taken out again: nothing that was there is lost.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use lab::mods::{IfThere, Package, Wanted, remove};
use lab::{Disk, LabError, Library, MemoryFiles};

use super::archive::entry;
use super::{manifest, sound};

/// All files below a folder by their paths, hidden ones too.
fn all(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for item in fs::read_dir(folder).expect("a folder") {
        let path = item.expect("an item").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        match path.is_dir() {
            true => found.extend(all(&path).into_iter().map(|(inner, bytes)| (format!("{name}/{inner}"), bytes))),
            false => drop(found.insert(name, fs::read(&path).expect("readable"))),
        }
    }
    found
}

fn write(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("it has a folder")).expect("a folder can be made");
    fs::write(path, bytes).expect("a file can be written");
}

/// The mod of [`sound`], in another version.
fn other() -> Package {
    let text = manifest("red").replace("1.2.3", "2.0.0");
    Package::read(&super::Archive::of([entry("mod.ron", text)]).bytes()).expect("sound")
}

fn first() -> Package {
    Package::read(&sound().bytes()).expect("sound")
}

/// What is told where something is refused.
fn told<T: std::fmt::Debug>(refused: Result<T, LabError>) -> String {
    refused.expect_err("refused").to_string()
}

#[test]
fn what_is_packed_and_installed_is_the_same() {
    let [from, into] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mod_folder = from.path().join("red");
    for (name, text) in [("mod.ron", manifest("red").as_str()), ("scripts/удар 2.rhai", "attack(1)"), ("LICENSE", "x")]
    {
        write(&mod_folder, name, text);
    }
    write(&mod_folder, "images/red.png", vec![7; 70_000]);
    let wanted = all(from.path());
    // What no mod has is left out.
    write(&mod_folder, "notes.txt", "mine");
    write(&mod_folder, ".git/config", "mine");
    write(&mod_folder, "scripts/old.txt", "mine");
    let packed = Package::of_folder(&Disk, &mod_folder).expect("sound");
    assert_eq!(packed.file_name(), Path::new("red-1.2.3.zip"));
    let bytes = packed.to_zip().expect("made");
    assert_eq!(Package::of_folder(&Disk, &mod_folder).unwrap().to_zip().unwrap(), bytes, "the same every time");
    let named = |name: &[u8]| bytes.windows(name.len()).any(|part| part == name);
    assert!(named(b"red/mod.ron") && named(b"red/LICENSE") && !named(b"notes.txt") && !named(b".git"));
    let read = Package::read(&bytes).expect("what was made can be read");
    assert_eq!(read, packed);
    let installed = read.install(&into.path().join("mods"), IfThere::Refuse).expect("installed");
    assert_eq!((installed.folder, installed.replaced), (into.path().join("mods/red"), false));
    assert_eq!(all(&into.path().join("mods")), wanted);
}

#[test]
fn a_mod_that_is_there_is_replaced_only_when_that_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let mods = folder.path();
    first().install(mods, IfThere::Replace).expect("installed");
    let before = all(mods);
    let refused = told(other().install(mods, IfThere::Refuse));
    assert!(refused.contains("there is a mod of this id already; remove it first") && refused.contains("--replace"));
    assert_eq!(all(mods), before);
    // Somebody's own work is not thrown away.
    for (name, seen) in [("red/.git/config", "red/.git"), ("red/equipment/cards.txt", "red/equipment/cards.txt")] {
        write(mods, name, "mine");
        let with_work = all(mods);
        for refused in [told(other().install(mods, IfThere::Replace)), told(remove(mods, "red"))] {
            assert!(refused.contains(seen) && refused.contains("it would be lost; move it elsewhere"), "{refused}");
        }
        assert_eq!(all(mods), with_work);
        let path = mods.join(seen);
        if path.is_dir() { fs::remove_dir_all(path).unwrap() } else { fs::remove_file(path).unwrap() }
    }
    let installed = other().install(mods, IfThere::Replace).expect("replaced");
    assert!(installed.replaced);
    assert_eq!(all(mods).keys().collect::<Vec<_>>(), ["red/mod.ron"]);
    let removed = remove(mods, "red").expect("removed");
    assert_eq!((removed.folder, removed.version.as_deref()), (mods.join("red"), Some("2.0.0")));
    assert!(all(mods).is_empty());
}

#[test]
fn what_was_stopped_midway_is_mended() {
    let folder = tempfile::tempdir().unwrap();
    let mods = folder.path();
    // Half of a new one was written, and the old one is not back in its place yet.
    write(mods, ".red.new/mod.ron", "(id:");
    write(mods, ".red.old/mod.ron", manifest("red"));
    assert!(told(other().install(mods, IfThere::Refuse)).contains("there is a mod of this id already"));
    assert_eq!(all(mods).keys().collect::<Vec<_>>(), ["red/mod.ron"]);
    // The old one was not removed in time.
    write(mods, ".red.old/mod.ron", "(id:");
    other().install(mods, IfThere::Replace).expect("replaced");
    assert_eq!(all(mods).keys().collect::<Vec<_>>(), ["red/mod.ron"]);
}

#[test]
fn what_is_no_mod_is_not_removed() {
    let folder = tempfile::tempdir().unwrap();
    let mods = folder.path().join("mods");
    write(folder.path(), "precious", "mine");
    write(&mods, "red/mod.ron", manifest("red"));
    write(&mods, "blue", "a file");
    let before = all(folder.path());
    for id in ["..", ".", "", "../mods/red", "red/", "Red", "/", "nobody", "rde"] {
        let refused = told(remove(&mods, id));
        assert!(refused.contains("unknown mod"), "{id}: {refused}");
    }
    assert!(told(remove(&mods, "rde")).contains("did you mean 'red'?"));
    assert!(told(remove(&mods, "blue")).contains("is no folder of its own"));
    assert!(told(remove(&folder.path().join("elsewhere"), "red")).contains("no mod lies there"));
    assert_eq!(all(folder.path()), before);
}

#[cfg(unix)]
#[test]
fn links_are_neither_packed_nor_followed() {
    let folder = tempfile::tempdir().unwrap();
    let mods = folder.path().join("mods");
    write(folder.path(), "elsewhere/mod.ron", manifest("red"));
    fs::create_dir_all(&mods).unwrap();
    std::os::unix::fs::symlink(folder.path().join("elsewhere"), mods.join("red")).unwrap();
    for refused in [told(first().install(&mods, IfThere::Replace)), told(remove(&mods, "red"))] {
        assert!(refused.contains("is no folder of its own"), "{refused}");
    }
    fs::create_dir_all(mods.join("blue/scripts")).unwrap();
    write(&mods, "blue/mod.ron", manifest("blue"));
    std::os::unix::fs::symlink("/etc/passwd", mods.join("blue/scripts/a.rhai")).unwrap();
    let problems = Package::of_folder(&Disk, &mods.join("blue")).expect_err("a link");
    assert!(problems[0].to_string().contains("a.rhai: is a link"), "{problems:?}");
    assert!(told(remove(&mods, "blue")).contains("it would be lost"));
    assert!(folder.path().join("elsewhere/mod.ron").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn where_nothing_can_be_written_everything_stays_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mods = folder.path().join("mods");
    write(&mods, "red/mod.ron", manifest("red"));
    // Half a mod of another id that nobody can remove: a file for a folder.
    write(&mods, ".blue.new", "mine");
    let blue = Package::read(&super::Archive::of([entry("mod.ron", manifest("blue"))]).bytes()).unwrap();
    let before = all(folder.path());
    assert!(matches!(blue.install(&mods, IfThere::Replace), Err(LabError::System(_))));
    // No folder can be made below a file.
    assert!(matches!(first().install(&mods.join("red/mod.ron"), IfThere::Refuse), Err(LabError::System(_))));
    assert_eq!(all(folder.path()), before);
}

#[test]
fn a_package_is_read_as_if_it_lay_in_a_folder() {
    let mut files = MemoryFiles::default();
    files.insert("assets/none", b"".as_slice());
    files.insert("mods/red/mod.ron", manifest("red").replace("1.2.3", "0.1.0").into_bytes());
    files.insert("mods/red/scripts/old.rhai", b"".as_slice());
    files.insert("mods/blue/mod.ron", manifest("blue").into_bytes());
    let library = Library::open_in(Arc::new(files), Path::new("")).unwrap().with_mods(None, Wanted::All);
    let (mods, problems) = library.with_package(&first()).shelf().in_use();
    let seen: Vec<(&str, &str)> =
        mods.iter().map(|found| (found.id.as_str(), found.manifest.as_ref().unwrap().version.as_str())).collect();
    assert_eq!((seen, problems), (vec![("blue", "1.2.3"), ("red", "1.2.3")], Vec::new()));
    let scripts: Vec<&str> = mods[1].files.scripts.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(scripts, ["mods/red/scripts/lash.rhai"]);
    assert_eq!(mods[1].problems, []);
}

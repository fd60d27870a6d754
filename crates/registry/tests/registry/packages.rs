//! Mods as one file: the same as in a folder, whether they are sound or not.

use std::fs;
use std::path::{Path, PathBuf};

use lab::mods::{IfThere, Package, Wanted};
use lab::{Disk, Problem};
use registry::games::DiceModule;
use registry::games::dice::modding::{Template, came_with_game, write_skeleton};
use registry::games::dice::{Change, Stock};

use crate::modded::{Shelf, card, library, manifest};

fn shipped() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../mods");
    let mut folders: Vec<PathBuf> =
        fs::read_dir(folder).expect("mods are shipped").map(|entry| entry.expect("an entry").path()).collect();
    folders.sort();
    folders
}

/// What is shipped with the mod of a package over it, which lies in no folder.
fn stock(package: &Package) -> Stock {
    let wanted = Wanted::These(vec![package.manifest().id.clone()]);
    DiceModule.stock(&library().with_mods(None, wanted).with_package(package)).expect("what is shipped can be read")
}

/// What a mod brings, and what is wrong with it.
fn told(stock: &Stock, id: &str) -> (Vec<Change>, Vec<Problem>) {
    let found = stock.mods.iter().find(|stocked| stocked.found.id == id).expect("it is in use");
    (found.changes.clone(), stock.all_problems())
}

#[test]
fn the_examples_are_the_same_as_one_file() {
    let into = tempfile::tempdir().unwrap();
    let mods = into.path().join("mods");
    for folder in shipped() {
        let id = folder.file_name().unwrap().to_str().unwrap();
        assert!(came_with_game(id), "{id} is shipped");
        let packed = Package::of_folder(&Disk, &folder).expect("sound");
        let package = Package::read(&packed.to_zip().expect("made")).expect("sound");
        assert_eq!(package, packed);
        let checked = told(&stock(&package), id);
        assert!(!checked.0.is_empty() && checked.1.is_empty(), "{id}: {checked:?}");
        package.install(&mods, IfThere::Refuse).expect("installed");
        assert_eq!(told(&Shelf::at(&mods).stock(&[id]), id), checked);
        assert_eq!(Package::of_folder(&Disk, &mods.join(id)), Ok(packed));
    }
    assert_eq!(shipped().len(), 6);
    assert!(!came_with_game("red-hammer"));
}

#[test]
fn faults_are_told_of_a_package_as_of_a_folder() {
    let shelf = Shelf::new();
    shelf.write("bad", "mod.ron", manifest("bad", ""));
    shelf.write("bad", "equipment/c.ron", format!("[{}, {}]", card("bad", "atack(d)"), card("good", "attack(d)")));
    shelf.write("bad", "locales/de.ron", "{\"nobody\": (name: \"N\")}");
    shelf.write("bad", "sounds/bad.ogg", "RIFF");
    let package = Package::of_folder(&Disk, &shelf.root().join("bad")).expect("it is a mod");
    let (changes, problems) = told(&stock(&package), "bad");
    assert_eq!((changes.len(), problems.len()), (1, 3), "{problems:?}");
    assert_eq!((changes, problems), told(&shelf.stock(&["bad"]), "bad"));

    // What it needs is told, and found among the mods there are.
    shelf.write("needs", "mod.ron", manifest("needs", "\"bad\""));
    let package = Package::of_folder(&Disk, &shelf.root().join("needs")).expect("it is a mod");
    let alone = stock(&package);
    assert!(alone.mods.is_empty() && alone.left_out[0].to_string().contains("mods/needs/mod.ron: unknown mod 'bad'"));
    let wanted = Wanted::These(vec!["needs".to_owned()]);
    let beside = library().with_mods(Some(shelf.root().to_owned()), wanted).with_package(&package);
    assert_eq!(DiceModule.stock(&beside).unwrap().mods.len(), 2);
}

#[test]
fn a_package_takes_the_place_of_the_mod_that_is_there() {
    let folder = tempfile::tempdir().unwrap();
    write_skeleton("red-hammer", "Red Hammer", Template::Weapon, folder.path()).expect("written");
    let old = folder.path().join("red-hammer");
    let package = Package::of_folder(&Disk, &old).expect("sound");
    // The mod that is there has changed since, and has a fault.
    fs::write(old.join("scripts/other.rhai"), "attack(").unwrap();
    fs::write(old.join("equipment/cards.ron"), "[").unwrap();
    let wanted = Wanted::These(vec!["red-hammer".to_owned()]);
    let library = library().with_mods(Some(folder.path().to_owned()), wanted);
    assert!(!DiceModule.stock(&library).unwrap().all_problems().is_empty());
    let (changes, problems) = told(&DiceModule.stock(&library.with_package(&package)).unwrap(), "red-hammer");
    assert_eq!((changes.len(), problems), (3, Vec::new()));
}

//! `mod new|check|pack|install|remove|doc|sim` and `--mods`: what people read, what programs read, and what is refused.

use std::fs;
use std::path::Path;

use crate::common::{json, lab, ok, refused, root, run};

#[test]
fn a_new_mod_is_made_checked_tried_and_played() {
    let folder = tempfile::tempdir().unwrap();
    let mods = folder.path().to_str().unwrap();
    let made = ok(&["mod", "new", "red-hammer", "--mods-folder", mods]);
    let path = folder.path().join("red-hammer");
    let there = path.canonicalize().unwrap();
    let lines = [
        format!("made the mod 'red-hammer' in {}", there.display()),
        format!("check it:  rubicon-lab mod check {}", there.display()),
        format!("try it:    rubicon-lab mod sim red-hammer-blade --mods red-hammer --mods-folder {mods}"),
    ];
    assert_eq!(made.lines().collect::<Vec<_>>(), lines);
    let checked = ok(&["mod", "check", path.to_str().unwrap()]);
    // By its id it is found where it was written.
    assert_eq!(ok(&["mod", "check", "red-hammer", "--mods-folder", mods]), checked);
    let lines: Vec<&str> = checked.lines().collect();
    assert_eq!(
        lines,
        [
            "red-hammer 0.1.0: no faults",
            "  adds the card 'red-hammer-blade'",
            "  adds the card 'red-hammer-echo'",
            "  adds the enemy 'red-hammer-keeper'"
        ]
    );
    let used = ["--mods", "red-hammer", "--mods-folder", mods];
    let tried = ["mod", "sim", "red-hammer-blade", "--fights", "1"];
    let text = ok(&[&tried[..], &used].concat());
    assert!(text.starts_with("brawler with red-hammer-blade: 1 fights against each enemy"), "{text}");
    assert!(text.contains("red-hammer-keeper") && text.contains("\nall "), "{text}");
    let report = &json(&[&tried[..], &used, &["--json"]].concat())[0];
    let rows = report["rows"].as_array().unwrap();
    assert_eq!((rows.len(), report["fights_each"].as_u64()), (28 + 1 + 1, Some(1)));
    for key in ["enemy", "without", "with", "low", "high"] {
        assert!(rows[0].get(key).is_some(), "{key}");
    }
    let setup = ["play", "dice", "--setup", "(enemy: \"red-hammer-keeper\")", "--budget", "60"];
    assert!(ok(&[&setup[..], &used].concat()).contains("  Red Hammer "));
    assert!(refused(&setup).starts_with("unknown enemy 'red-hammer-keeper'"));
    assert!(refused(&["mod", "new", "red-hammer", "--mods-folder", mods]).contains("there is such a folder already"));
}

#[test]
fn examples_have_no_faults_and_the_reference_is_the_one_shipped() {
    let examples =
        ["example-weapon", "example-enemy", "example-balance", "example-curses", "example-rules", "example-maps"]
            .map(|id| format!("mods/{id}"));
    let args: Vec<&str> = ["mod", "check"].into_iter().chain(examples.iter().map(String::as_str)).collect();
    let told = ok(&args);
    assert_eq!(told.matches(": no faults").count(), 6, "{told}");
    assert!(told.contains("  changes the card 'cleaver'") && told.contains("  adds the enemy 'ferryman'"), "{told}");
    let written = fs::read_to_string(root().join("docs/scripting.md")).unwrap();
    assert_eq!(ok(&["mod", "doc"]), written);
}

/// A mod whose only fault is what a card says.
fn faulty(folder: &Path, action: &str) -> String {
    let path = folder.join("faulty");
    fs::create_dir_all(path.join("equipment")).expect("a folder can be made");
    let manifest =
        "(id: \"faulty\", name: \"F\", version: \"1.0.0\", game_version: \"0.1\", authors: [\"A\"], licence: \"MIT\")";
    fs::write(path.join("mod.ron"), manifest).expect("a file can be written");
    let cards = format!(
        "[\n  (id: \"bad\", name: \"Bad\", slot: Any, text: \"T\",\n   action: \"{action}\"),\n  (id: \"good\", name: \"Good\", slot: Any, text: \"T\", action: \"attack(d)\"),\n]"
    );
    fs::write(path.join("equipment/cards.ron"), cards).expect("a file can be written");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn faults_of_a_mod_come_with_their_place_and_the_rest_is_told() {
    let folder = tempfile::tempdir().unwrap();
    for (action, wanted) in [
        ("atack(d)", ":3:13: 'bad': unknown function 'atack'; did you mean 'attack'?"),
        ("attack(d); loop { }", "'bad': it does not end within 5000 operations; does every loop end?"),
    ] {
        let path = faulty(folder.path(), action);
        let output = run(&["mod", "check", &path]);
        assert_eq!(output.status.code(), Some(2));
        let (told, errors) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert_eq!(told, "faulty 1.0.0: 1 fault\n  adds the card 'good'\n");
        let lines: Vec<&str> = errors.lines().collect();
        let [_, shown, sign] = lines[..] else { panic!("{errors}") };
        assert!(shown.starts_with("      3 | action: \"") && sign.ends_with('^'), "{errors}");
        assert!(action != "atack(d)" || shown.find("atack") == sign.find('^'), "{errors}");
        assert!(errors.starts_with("error: ") && errors.contains("cards.ron") && errors.contains(wanted), "{errors}");
    }
    // In use, it is told as a warning, and what is sound works.
    let mods = folder.path().to_str().unwrap();
    let args = ["mod", "sim", "good", "--fights", "1", "--mods", "faulty", "--mods-folder", mods];
    let output = lab().args(args).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && errors.contains("'bad'") && errors.lines().count() == 1, "{errors}");
}

#[test]
fn what_nobody_reads_is_a_warning_and_no_fault() {
    let folder = tempfile::tempdir().unwrap();
    let path = faulty(folder.path(), "attack(d)");
    fs::write(Path::new(&path).join("notes.txt"), "mine").unwrap();
    let output = run(&["mod", "check", &path]);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("faulty 1.0.0: no faults, 1 warning\n"));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(
        errors.starts_with("warning: ") && errors.contains("notes.txt: nobody reads this file; a mod has mod.ron"),
        "{errors}"
    );
}

#[test]
fn a_mod_that_misses_another_stops_itself_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    faulty(folder.path(), "attack(d)");
    let lost = folder.path().join("lost");
    fs::create_dir_all(&lost).unwrap();
    let manifest = "(id: \"lost\", name: \"L\", version: \"1.0.0\", game_version: \"0.1\", authors: [\"A\"], licence: \"MIT\", depends: [\"gone\"])";
    fs::write(lost.join("mod.ron"), manifest).unwrap();
    let mods = folder.path().to_str().unwrap();
    let args = ["mod", "sim", "good", "--fights", "1", "--mods", "lost,faulty", "--mods-folder", mods];
    let output = lab().args(args).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && errors.contains("unknown mod 'gone'"), "{errors}");
}

/// All that lies in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    entries.map(|name| name.to_string_lossy().into_owned()).collect()
}

#[test]
fn a_mod_is_packed_checked_installed_replaced_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let [from, into, file] = ["from", "into", "red-hammer-0.1.0.zip"].map(|name| folder.path().join(name));
    let [from, into, file] = [&from, &into, &file].map(|path| path.to_str().expect("UTF-8"));
    ok(&["mod", "new", "red-hammer", "--mods-folder", from]);
    let packed = ok(&["mod", "pack", "red-hammer", "--mods-folder", from, "--out", folder.path().to_str().unwrap()]);
    assert!(packed.starts_with("red-hammer 0.1.0: no faults\n  adds the card 'red-hammer-blade'\n"), "{packed}");
    assert!(packed.contains(&format!("packed into {file}, ")), "{packed}");
    let bytes = fs::read(file).unwrap();
    ok(&["mod", "pack", "red-hammer", "--mods-folder", from, "--out", file]);
    assert_eq!(fs::read(file).unwrap(), bytes, "the same of the same files");

    let told = "red-hammer 0.1.0: no faults\n  adds the card 'red-hammer-blade'\n  adds the card 'red-hammer-echo'\n  adds the enemy 'red-hammer-keeper'\n";
    assert_eq!(ok(&["mod", "check", file]), told);
    let install = ["mod", "install", file, "--mods-folder", into];
    let there = Path::new(into).join("red-hammer");
    let installed = ok(&install);
    assert!(installed.starts_with(told), "{installed}");
    let whole = there.canonicalize().unwrap();
    assert!(
        installed.contains(&format!("installed the mod 'red-hammer' 0.1.0 in {}\n", whole.display())),
        "{installed}"
    );
    assert_eq!(ok(&["mod", "check", "red-hammer", "--mods-folder", into]), told);
    let again = refused(&install);
    assert!(again.contains("there is a mod of this id already; remove it first") && again.contains("--replace"));
    fs::write(there.join("scripts/echo.rhai"), "attack(1)").unwrap();
    assert!(ok(&[&install[..], &["--replace"]].concat()).contains("replaced the mod 'red-hammer' 0.1.0 in "));
    assert_eq!(
        fs::read(there.join("scripts/echo.rhai")).unwrap(),
        fs::read(Path::new(from).join("red-hammer/scripts/echo.rhai")).unwrap()
    );
    let removed = ok(&["mod", "remove", "red-hammer", "--mods-folder", into]);
    let mods = Path::new(into).canonicalize().unwrap();
    assert_eq!(removed, format!("removed the mod 'red-hammer' 0.1.0 from {}\n", mods.display()));
    assert!(names(Path::new(into)).is_empty());
    assert!(refused(&["mod", "remove", "red-hammer", "--mods-folder", into]).contains("no mod lies there"));
}

#[test]
fn what_is_faulty_is_neither_packed_nor_installed() {
    let folder = tempfile::tempdir().unwrap();
    let into = folder.path().join("into");
    let path = faulty(folder.path(), "atack(d)");
    let out = folder.path().join("faulty.zip");
    let [out, into] = [&out, &into].map(|path| path.to_str().expect("UTF-8"));
    let pack = ["mod", "pack", &path, "--out", out];
    let output = run(&pack);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && errors.contains("unknown function 'atack'"), "{errors}");
    assert!(!Path::new(out).exists());
    // A sound one, with something in it that no mod has, is packed without that.
    faulty(folder.path(), "attack(d)");
    fs::write(Path::new(&path).join("notes.txt"), "mine").unwrap();
    let output = run(&pack);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && errors.contains("nobody reads this file"), "{errors}");
    // Whoever changes it along the way is found out, and nothing is written.
    let mut bytes = fs::read(out).unwrap();
    let middle = bytes.len() / 3;
    bytes[middle] ^= 1;
    fs::write(out, bytes).unwrap();
    let refused = refused(&["mod", "install", out, "--mods-folder", into]);
    assert!(refused.starts_with(&format!("{out}: ")) && refused.contains("; "), "{refused}");
    assert!(!Path::new(into).exists());
    let output = run(&["mod", "install", out, "--mods-folder", into, "--lang", "ru"]);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && errors.contains(|sign| ('а'..='я').contains(&sign)), "{errors}");
}

/// Every row: what is wrong, the arguments, and parts the line must have.
#[test]
fn command_lines() {
    let rows: &[(&str, &[&str], &[&str])] = &[
        ("no id", &["mod", "new"], &["<ID>"]),
        ("id that is none", &["mod", "new", "../x"], &["'../x' cannot be the id of a mod", "such as 'my-mod'"]),
        ("nothing to check", &["mod", "check"], &["<FOLDERS>"]),
        ("folder that is not there", &["mod", "check", "nowhere"], &["nowhere: there is no such folder", "name the"]),
        ("file for a folder", &["mod", "check", "README.md"], &["README.md: is a file", "name the folder"]),
        ("folder of no mod", &["mod", "check", "docs"], &["docs: there is no mod.ron", "mod new"]),
        ("unknown card", &["mod", "sim", "cleavr"], &["unknown card 'cleavr'", "did you mean 'cleaver'?"]),
        ("card of no mod in use", &["mod", "sim", "zzzzz"], &["unknown card 'zzzzz'", "known are: ", " more"]),
        ("no fights", &["mod", "sim", "cleaver", "--fights", "0"], &["'0'", "--fights"]),
        ("nothing to pack", &["mod", "pack"], &["<FOLDER>"]),
        (
            "a file that is no mod",
            &["mod", "install", "README.md"],
            &["README.md: is not a whole zip file", "fetch it"],
        ),
        ("a folder for a file", &["mod", "install", "mods"], &["mods: is a folder", "mod pack"]),
        ("no such file", &["mod", "install", "no.zip"], &["no.zip: there is no such file", "mod pack"]),
        ("no such file to check", &["mod", "check", "no.zip"], &["no.zip: there is no such file", "mod pack"]),
        (
            "a mod of the game",
            &["mod", "remove", "example-enemy"],
            &["'example-enemy' came with the game", "--mods-folder"],
        ),
        ("a mod of nobody", &["mod", "remove", "exampl-enemy"], &["unknown mod 'exampl-enemy'", "'example-enemy'?"]),
        ("a path for an id", &["mod", "remove", "../mods"], &["unknown mod '../mods'"]),
        ("unknown command", &["mod", "docs"], &["'docs'", "'doc'"]),
        ("no command", &["mod"], &["--help"]),
        ("unknown mod", &["games", "--mods", "exampl-weapon"], &["'exampl-weapon'", "did you mean 'example-weapon'?"]),
    ];
    for (what, args, parts) in rows {
        let line = refused(args);
        for part in *parts {
            assert!(line.contains(part), "{what}: '{part}' is not in: {line}");
        }
    }
}

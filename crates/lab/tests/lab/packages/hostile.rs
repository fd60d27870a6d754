//! Packages that are broken or malicious: each is refused with one clear error, at no great cost.

use lab::mods::{MOST_ENTRIES, MOST_MEDIUM, MOST_PACKAGE, MOST_TEXT, Package};

use super::archive::{Archive, Entry, entry, zeros};
use super::{manifest, sound};

/// What is wrong, the package, and what must be told.
type Case = (&'static str, Vec<u8>, &'static str);

/// A sound mod with one more entry.
fn with(what: &'static str, entry: Entry, told: &'static str) -> Case {
    (what, sound().with(entry).bytes(), told)
}

fn named(what: &'static str, name: impl Into<Vec<u8>>, told: &'static str) -> Case {
    with(what, entry(name, "x"), told)
}

fn names() -> Vec<Case> {
    let outside = "leads out of the mod's folder";
    let plain = "is not one that every system has";
    let no_part = "no mod has such a file";
    vec![
        named("up", "../evil.ron", outside),
        named("up from below", "red/equipment/../../../evil.ron", outside),
        named("up in the other direction", "red/scripts\\..\\..\\evil.rhai", outside),
        named("absolute", "/etc/passwd", outside),
        named("absolute in the other direction", "\\evil.ron", outside),
        named("a network", "\\\\host\\share\\evil.ron", outside),
        named("a drive", "C:evil.ron", outside),
        named("a drive's root", "c:/evil.ron", outside),
        named("a backslash", "red\\equipment\\evil.ron", plain),
        named("NUL", "red/equipment/a\0.ron", plain),
        named("a line end", "red/equipment/a\n.ron", plain),
        named("a terminal's sign", "red/equipment/\u{1b}[31m.ron", plain),
        named("a direction mark", "red/equipment/\u{202e}nor.exe", plain),
        named("a mark of its own", "red/equipment/e\u{301}.ron", plain),
        named("nothing between", "red//equipment/a.ron", plain),
        named("the folder itself", "red/./mod.ron", plain),
        named("a device", "red/equipment/CON.ron", plain),
        named("a port", "red/equipment/com1.ron", plain),
        named("a stream", "red/equipment/a.ron:b.ron", plain),
        named("a point at the end", "red/equipment/a.ron.", plain),
        named("a room at the end", "red/equipment /a.ron", plain),
        named("too long", format!("red/equipment/{}.ron", "x".repeat(300)), plain),
        named("no name", "", plain),
        named("no UTF-8", b"red/equipment/\xff\xfe.ron".to_vec(), "is not UTF-8"),
        named("half a letter", b"red/equipment/\xd0.ron".to_vec(), "is not UTF-8"),
        named("too deep", "red/equipment/more/a.ron", no_part),
        named("beside the mod", "other/equipment/a.ron", no_part),
        named("a program", "red/evil.exe", no_part),
        named("a zip", "red/images/inner.zip", no_part),
        named("a hidden folder", "red/.git/config", no_part),
        named("a folder of no mod", "red/bin/a.ron", no_part),
        named("a file for a folder", "red/sounds", no_part),
        named("the same again", "red/equipment/cards.ron", "one name, capitals aside"),
        named("the same in capitals", "red/Equipment/CARDS.ron", "one name, capitals aside"),
        named("the same in other capitals", "red/README.MD", "one name, capitals aside"),
    ]
}

fn entries() -> Vec<Case> {
    let file = || entry("red/images/a.png", "x");
    let of_mode = |what, mode| with(what, Entry { mode, ..file() }, "is a link or something else");
    let local = Entry { local_name: Some(b"red/images/b.png".to_vec()), ..file() };
    let over = Entry { offset: Some(0), ..entry("red/mod.ro2", manifest("red")) };
    vec![
        of_mode("a link", 0o120_777),
        of_mode("a device", 0o020_666),
        of_mode("a disk", 0o060_666),
        of_mode("a pipe", 0o010_666),
        of_mode("a socket", 0o140_666),
        of_mode("a folder with bytes", 0o040_755),
        with("a folder of bytes", Entry { mode: 0, ..entry("red/images/", "x".repeat(9)) }, "is damaged"),
        with("encrypted", Entry { flags: 0x801, ..file() }, "is encrypted"),
        with("bzip2", Entry { method: 12, ..file() }, "in a way that is not read"),
        with("AES", Entry { method: 99, flags: 0x801, ..file() }, ""),
        with("nobody's method", Entry { method: 77, ..file() }, "in a way that is not read"),
        with("a wrong sum", Entry { sum: 1, ..file() }, "is damaged"),
        with("more bytes told than there are", Entry { size: 2, ..file() }, ""),
        with("no compressed stream", Entry { method: 8, ..entry("red/images/a.png", "\u{7}\u{7}\u{7}") }, "is damaged"),
        with("two names of one entry", local, "contradicts itself"),
        with("two entries of the same bytes", over, "contradicts itself"),
    ]
}

fn sizes() -> Vec<Case> {
    let gigabyte = 1 << 30;
    let many = |folder: &str, ending: &str, size: usize, number: usize| {
        let entries = (0..number).map(|at| zeros(&format!("red/{folder}/{at:02}.{ending}"), size));
        entries.fold(sound(), Archive::with).bytes()
    };
    let (medium, text) = (MOST_MEDIUM as usize, MOST_TEXT as usize);
    let files = |number: usize| {
        let entries = (0..number).map(|at| entry(format!("red/scripts/{at}.rhai"), ""));
        entries.fold(sound(), Archive::with).bytes()
    };
    vec![
        with("a bomb", zeros("red/images/a.png", gigabyte), "has more than 8388608 bytes"),
        with("a bomb of text", zeros("red/equipment/a.ron", gigabyte), "has more than 1048576 bytes"),
        with("a bomb that lies", Entry { size: 10, ..zeros("red/images/a.png", gigabyte) }, ""),
        with(
            "a bomb that says it is as large as may be",
            Entry { size: MOST_MEDIUM as u32, ..zeros("red/images/a.png", gigabyte) },
            "",
        ),
        with("one byte too much", zeros("red/sounds/a.ogg", medium + 1), "has more than 8388608 bytes"),
        ("much media", many("images", "png", medium, 9), "the pictures and sounds of a mod have at most 67108864"),
        ("many texts", many("scripts", "rhai", text, 17), "the texts of a mod have at most 16777216"),
        ("thousands of entries", files(5_000), "has more than 511 entries"),
        ("just too many files", files(MOST_ENTRIES - 4), "a mod has at most 500 files"),
        ("more than any", vec![0; MOST_PACKAGE as usize + 1], "and at most 84934656 are read"),
    ]
}

fn archives() -> Vec<Case> {
    let no_zip = "is not a whole zip file";
    let bytes = sound().bytes();
    let told = |number| Archive { told: Some(number), ..sound() }.bytes();
    let comment = |comment: Vec<u8>| Archive { comment, ..sound() }.bytes();
    let mut hidden_end = vec![b' '; 60_000];
    hidden_end[30_000..30_004].copy_from_slice(b"PK\x05\x06");
    let manifest_of = |text: Vec<u8>| Archive::of([entry("mod.ron", text)]).bytes();
    let two = Archive::of(["red", "blue"].map(|id| entry(format!("{id}/mod.ron"), manifest(id)))).bytes();
    vec![
        ("nothing", Vec::new(), no_zip),
        ("a text", b"This is no zip file at all, however long it may be.".to_vec(), no_zip),
        ("another archive", [b"7z\xbc\xaf\x27\x1c".as_slice(), &[0; 200]].concat(), no_zip),
        ("another end in the remark", comment(hidden_end), no_zip),
        ("something before", [b"#!/bin/sh\n".as_slice(), &bytes].concat(), ""),
        ("something behind", [&bytes, b"\0".as_slice()].concat(), no_zip),
        ("twice", [bytes.clone(), bytes].concat(), ""),
        ("fewer told of", told(1), "contradicts itself"),
        ("more told of", told(9), ""),
        ("as many as can be told of", told(u16::MAX), no_zip),
        ("an empty one", Archive::of([]).bytes(), "there is no mod.ron"),
        ("no manifest", Archive::of([entry("equipment/cards.ron", "[]")]).bytes(), "there is no mod.ron"),
        ("a manifest too deep", Archive::of([entry("a/b/mod.ron", manifest("b"))]).bytes(), "there is no mod.ron"),
        ("two mods", two, "several mods are in it"),
        ("one mod in another", sound().with(entry("red/blue/mod.ron", manifest("blue"))).bytes(), "no mod has such"),
        ("an id that is none", manifest_of(manifest("Red").into()), "an id has small letters"),
        ("an id that leads out", manifest_of(manifest("../red").into()), "an id has small letters"),
        ("no text", manifest_of(vec![0xff]), "is not UTF-8 text"),
        ("a manifest that is none", manifest_of(b"[".to_vec()), ""),
        ("too long a manifest", manifest_of(vec![b' '; 70_000]), "has more than 65536 bytes"),
        ("another game", manifest_of(manifest("red").replace("\"0.1\"", "\"7.0\"").into()), "made for version 7.0"),
    ]
}

#[test]
fn every_hostile_package_is_refused_with_one_clear_error() {
    let cases: Vec<Case> = [names(), entries(), sizes(), archives()].into_iter().flatten().collect();
    assert!(cases.len() >= 80, "{} cases", cases.len());
    assert_eq!(Package::read(&sound().bytes()).map(|package| package.manifest().id.clone()), Ok("red".to_owned()));
    let mut wrong = Vec::new();
    for (what, bytes, told) in cases {
        let problems = match Package::read(&bytes) {
            Ok(_) => vec!["it is read".to_owned()],
            Err(problems) => problems.iter().map(ToString::to_string).collect(),
        };
        let line = problems.first().cloned().unwrap_or_default();
        let clear = line.contains(told) && line.contains("; ") && line.len() < 300 && !line.contains(char::is_control);
        if problems.len() != 1 || !clear {
            wrong.push(format!("{what}: {problems:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_package_that_is_cut_off_or_changed_is_never_taken_for_another() {
    let bytes = sound().with(zeros("red/images/a.png", 5_000)).bytes();
    let whole = Package::read(&bytes).expect("a sound package");
    for end in (0..bytes.len()).step_by(97).chain([bytes.len() - 1]) {
        let problems = Package::read(&bytes[..end]).expect_err("cut off");
        assert_eq!(problems.len(), 1, "{end}: {problems:?}");
    }
    let mut read = 0;
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1 << (at % 8);
        match Package::read(&changed) {
            // Times, rights and the like mean nothing.
            Ok(package) => {
                assert_eq!(package, whole, "byte {at}");
                read += 1;
            }
            Err(problems) => assert!(!problems.is_empty() && problems.len() <= 5, "byte {at}: {problems:?}"),
        }
    }
    assert!(read < bytes.len() / 4, "{read} of {} changes went unseen", bytes.len());
}

#[test]
fn what_is_wrong_with_many_entries_is_told_of_few() {
    let entries = (0..400).map(|at| entry(format!("red/{at}.exe"), "x"));
    let problems = Package::read(&entries.fold(sound(), Archive::with).bytes()).expect_err("no mod has these");
    assert_eq!(problems.len(), 101);
    assert!(problems[100].to_string().contains("300 more"), "{}", problems[100]);
}

#[test]
fn what_does_no_harm_is_read() {
    let flat = [entry("mod.ron", manifest("red")), entry("equipment/cards.ron", "[]")];
    let folders = [entry("red/", ""), entry("red/images/", ""), entry("red/sounds/", "")];
    let added = ["__MACOSX/red/._mod.ron", "red/.DS_Store", "red/images/Thumbs.db", "desktop.ini"];
    let sums: Archive = [entry("red/images/a.png", "x"), zeros("red/images/b.png", MOST_MEDIUM as usize)]
        .into_iter()
        .fold(sound(), Archive::with);
    for (what, archive) in [
        ("at the root", Archive::of(flat)),
        ("folders are entries", folders.into_iter().fold(sound(), Archive::with)),
        ("what systems add", added.into_iter().fold(sound(), |archive, name| archive.with(entry(name, "x")))),
        ("a long remark", Archive { comment: vec![b'x'; usize::from(u16::MAX)], ..sound() }),
        ("as large as may be", sums),
    ] {
        let package = Package::read(&archive.bytes()).unwrap_or_else(|problems| panic!("{what}: {problems:?}"));
        assert_eq!(package.manifest().id, "red", "{what}");
    }
}

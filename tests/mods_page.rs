//! The page of mods, by what a player sees and clicks, without an application.

use std::path::{Path, PathBuf};

use bevy_egui::egui;
use egui_kittest::{Harness, kittest::Queryable};
use lab::{Library, Problem};
use rubicon::{
    mods::{ModChoice, ModInfo, Standing, read},
    screens::{Draft, ModsChoice, ModsModel, ModsPage, mods_page},
    text::Words,
    theme,
};

/// Window sizes and text sizes the page must hold at.
const WINDOWS: [([f32; 2], f32); 4] =
    [([1280.0, 720.0], 1.0), ([1280.0, 720.0], 1.5), ([1920.0, 1080.0], 1.0), ([1280.0, 720.0], 2.0)];

struct Shown {
    words: Words,
    mods: Vec<ModInfo>,
    page: ModsPage,
    choices: Vec<ModsChoice>,
}

/// The examples, with faults and conflicts that they do not have.
fn examples() -> Vec<ModInfo> {
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's own files");
    let mut mods = read(&library, None, &ModChoice::default()).expect("read").mods;
    assert_eq!(mods.len(), 3);
    assert!(mods.iter().all(|info| info.standing == Standing::Off && info.problems.is_empty()), "{mods:?}");
    mods[1].standing = Standing::On;
    mods[1].wanted = true;
    mods[1].problems.push(
        Problem::new("'red': unknown function 'atack'")
            .in_file("mods/example-enemy/equipment/cards.ron")
            .at(6, 18)
            .remedy("did you mean 'attack'?"),
    );
    mods[0].standing = Standing::Missing(vec!["base".to_owned()]);
    mods
}

fn harness(size: [f32; 2], text_size: f32, mods: Vec<ModInfo>) -> Harness<'static, Shown> {
    let page = ModsPage { chosen: "example-enemy".to_owned(), draft: None };
    let shown = Shown { words: Words::english(), mods, page, choices: Vec::new() };
    let mut dressed = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, shown: &mut Shown| {
            // The typefaces arrive with the next frame, as they do in the program.
            if std::mem::replace(&mut dressed, true) {
                let model = ModsModel { mods: &shown.mods, busy: false, own: true };
                shown.choices.extend(mods_page(ui, &shown.words, &model, &shown.page));
            } else {
                theme::apply(ui.ctx(), text_size, true);
                ui.ctx().request_repaint();
            }
        },
        shown,
    );
    harness.run();
    harness
}

#[test]
fn everything_is_there_at_every_size() {
    for (size, text_size) in WINDOWS {
        let mut harness = harness(size, text_size, examples());
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into()).expand(0.5);
        for label in ["Back", "Open the folder", "New mod", "Turn off", "Read it later", "Its folder"] {
            let rect = harness.get_by_label(label).rect();
            assert!(window.contains_rect(rect), "{label} at {rect:?} leaves {window:?}");
        }
        harness.get_by_label("mods/example-enemy/equipment/cards.ron, line 6, column 18");
        harness.get_by_label("→ did you mean 'attack'?");
        harness.get_by_label("Example: a new enemy: in use, but for 1 fault");
        harness.get_by_label_contains("not in use: something is missing");
        for (label, wanted) in [
            ("Back", ModsChoice::Title),
            ("Open the folder", ModsChoice::Folder(None)),
            ("Its folder", ModsChoice::Folder(Some(1))),
            ("New mod", ModsChoice::New),
            ("Turn off", ModsChoice::Turn(1)),
            ("Read it earlier", ModsChoice::Move(1, true)),
            ("Read it later", ModsChoice::Move(1, false)),
            ("Use Example: changed balance", ModsChoice::Turn(0)),
        ] {
            harness.get_by_label(label).click();
            harness.run();
            assert_eq!(harness.state_mut().choices.pop(), Some(wanted), "{label}");
        }
    }
}

#[test]
fn a_mod_is_chosen_by_click_and_told() {
    let mut harness = harness([1280.0, 720.0], 1.5, examples());
    harness.get_by_label_contains("Example: changed balance: not in use").click();
    harness.run();
    assert_eq!(harness.state().choices, [ModsChoice::Choose(0)]);
    harness.state_mut().page.chosen = "example-balance".to_owned();
    harness.run();
    harness.get_by_label_contains("It needs base.");
    assert!(harness.query_all_by_label_contains("in place of the game").count() > 1);
}

#[test]
fn where_there_are_none_one_is_told_how_to_begin() {
    let harness = harness([1280.0, 720.0], 1.0, Vec::new());
    harness.get_by_label("There are none yet.");
    harness.get_by_label_contains("A mod is a folder of text files.");
}

#[test]
fn a_new_mod_is_checked_while_it_is_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let own: PathBuf = folder.path().to_owned();
    let draft = |id: &str, name: &str| Draft { id: id.to_owned(), name: name.to_owned() };
    for (id, name) in [("", ""), ("Red", ""), ("../x", ""), ("a-", ""), (&"a".repeat(33), ""), ("a", &"n".repeat(33))] {
        assert!(!draft(id, name).faults(&own).is_empty(), "{id} {name}");
        assert!(draft(id, name).make(&own).is_err());
    }
    assert_eq!(draft("red-hammer", "The \"Red\" \\ Hammer").make(&own), Ok("red-hammer".to_owned()));
    assert_eq!(draft("blue-hammer-".repeat(2).trim_end_matches('-'), "").make(&own).map(|id| id.len()), Ok(23));
    assert!(draft("red-hammer", "").faults(&own)[0].contains("already"));
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's own files");
    let mods = read(&library, Some(&own), &ModChoice::default()).expect("read").mods;
    let new: Vec<&ModInfo> = mods.iter().filter(|info| info.own).collect();
    assert_eq!(
        new.iter().map(|info| info.name()).collect::<Vec<_>>(),
        ["Blue Hammer Blue Hammer", "The \"Red\" \\ Hammer"]
    );
    for info in new {
        assert_eq!((&info.standing, info.problems.as_slice(), info.brings.len()), (&Standing::On, &[][..], 3));
    }
}

//! The page of mods and the bench, by what a player sees and clicks, without an application.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::hands::pages;
use bevy_egui::egui;
use dice::{Content, Form};
use egui_kittest::{Harness, kittest::Queryable};
use lab::{Library, Problem, mods::MOST_MODS};
use registry::games::dice::modding::Template;
use rubicon::{
    games::alea::{
        bench::{Answer, BenchKind, BenchModel, BenchPage, bench_page},
        mods::{Draft, ModChoice, ModInfo, ModsChoice, ModsModel, ModsPage, Standing, mods_page, read},
        portrait::Portraits,
    },
    table::why::WhyModel,
    text::Words,
    theme::{self, Palette},
};
use tabletop::{Candidate, Explanation, Message, Ply, Seat, Term, written::Excerpt};

/// Window sizes and text sizes the page must hold at.
const WINDOWS: [([f32; 2], f32); 4] =
    [([1280.0, 720.0], 1.0), ([1280.0, 720.0], 1.5), ([1920.0, 1080.0], 1.0), ([1280.0, 720.0], 2.0)];

/// A line of a script with a slip in it, longer than any panel is wide.
const CARD: &str =
    "    (id: \"red\", name: \"Red\", script: \"atack(d)\", look: \"a hammer of red iron\", text: \"It hits hard.\"),";

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
    assert_eq!(mods.len(), 6);
    assert!(mods.iter().all(|info| info.standing == Standing::Off && info.problems.is_empty()), "{mods:?}");
    // Three fill the page.
    mods.retain(|info| !["example-curses", "example-rules", "example-maps"].contains(&info.id.as_str()));
    mods[1].standing = Standing::On;
    mods[1].wanted = true;
    mods[1].problems.push(
        Problem::new("'red': unknown function 'atack'")
            .in_file("mods/example-enemy/equipment/cards.ron")
            .at(6, 18)
            .shown(Excerpt::of(CARD, 1, 39))
            .remedy("did you mean 'attack'?"),
    );
    mods[1].problems.push(
        Problem::warning("nobody reads this file")
            .in_file("mods/example-enemy/notes.txt")
            .remedy("move it out of the mod"),
    );
    mods[0].standing = Standing::Missing(vec!["base".to_owned()]);
    mods
}

fn harness(size: [f32; 2], text_size: f32, mods: Vec<ModInfo>) -> Harness<'static, Shown> {
    let page = ModsPage { chosen: "example-enemy".to_owned(), ..ModsPage::default() };
    let shown = Shown { words: Words::english(), mods, page, choices: Vec::new() };
    pages::harness(size, text_size, shown, |ui, shown| {
        let model = ModsModel { mods: &shown.mods, busy: false, own: true };
        shown.choices.extend(mods_page(ui, &shown.words, &model, &shown.page));
    })
}

#[test]
fn everything_is_there_at_every_size() {
    for (size, text_size) in WINDOWS {
        let mut harness = harness(size, text_size, examples());
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into()).expand(0.5);
        for label in ["Back", "Open the folder", "New mod", "Bench", "Turn off", "Read it later", "Its folder"] {
            let rect = harness.get_by_label(label).rect();
            assert!(window.contains_rect(rect), "{label} at {rect:?} leaves {window:?}");
        }
        harness.get_by_label("mods/example-enemy/equipment/cards.ron, line 6, column 18");
        harness.get_by_label("→ did you mean 'attack'?");
        harness.get_by_label("Example: a new enemy: in use, but for 1 fault, 1 warning");
        harness.get_by_label_contains("not in use: something is missing");
        for (label, wanted) in [
            ("Back", ModsChoice::Title),
            ("Open the folder", ModsChoice::Folder(None)),
            ("Its folder", ModsChoice::Folder(Some(1))),
            ("New mod", ModsChoice::New),
            ("Bench", ModsChoice::Bench(None)),
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

/// Texts that are painted, with the place of their left upper corner and their colour.
fn painted(harness: &Harness<'_, Shown>) -> Vec<(egui::epaint::TextShape, egui::Rect)> {
    let shapes = harness.output().shapes.iter();
    shapes
        .filter_map(|clipped| match &clipped.shape {
            egui::Shape::Text(text) => Some((text.clone(), clipped.clip_rect)),
            _ => None,
        })
        .collect()
}

#[test]
fn the_line_of_a_fault_is_shown_with_a_sign_under_its_place() {
    for (size, text_size) in WINDOWS {
        let harness = harness(size, text_size, examples());
        let painted = painted(&harness);
        let find = |part: &str| painted.iter().find(|(text, _)| text.galley.text().contains(part)).expect(part);
        let (line, clip) = find("atack(d)");
        let (caret, _) = painted.iter().find(|(text, _)| text.galley.text() == "^").expect("a sign");
        let text = line.galley.text();
        let place = text.find("atack").expect("it is in it");
        let place = text[..place].chars().count();
        let under = line.pos.x + line.galley.pos_from_cursor(egui::text::CCursor::new(place)).left();
        assert!((under - caret.pos.x).abs() < 1.0, "{under} {} at {size:?}, {text_size}", caret.pos.x);
        assert!((line.pos.y + line.galley.size().y - caret.pos.y).abs() < 1.0);
        assert!(line.pos.x + line.galley.size().x <= clip.right(), "{text} is cut at {size:?}, {text_size}");
        assert_eq!(line.galley.rows.len(), 1, "a line that is wrapped has nothing under its place");
        let (number, _) = find("6 \u{2502}");
        assert!((number.pos.y - line.pos.y).abs() < 1.0);
    }
}

#[test]
fn faults_and_warnings_are_told_apart_and_counted() {
    let mut harness = harness([1280.0, 720.0], 1.0, examples());
    harness.get_by_label("1 fault");
    harness.get_by_label("1 warning");
    let [fault, warning] = ["Fault", "Warning"].map(|word| harness.get_by_label_contains(word).rect());
    assert!(fault.bottom() < warning.top(), "faults come first");
    let colour = |words: &str| {
        let painted = painted(&harness);
        let (text, _) = painted.iter().find(|(text, _)| text.galley.text().contains(words)).expect(words);
        text.galley.job.sections[0].format.color
    };
    assert_eq!(colour("Fault"), theme::color::DANGER_TEXT.egui());
    assert_eq!(colour("Warning"), theme::color::LAMP_GOLD.egui());
    // What is only warned of is in use as a whole.
    harness.state_mut().mods[1].problems.remove(0);
    harness.run();
    harness.get_by_label("Example: a new enemy: in use, 1 warning");
    assert!(harness.query_by_label_contains("Everything else").is_none());
    harness.state_mut().mods[1].problems.clear();
    harness.run();
    harness.get_by_label("Example: a new enemy: in use");
    assert!(harness.query_by_label_contains("arning").is_none());
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
    assert!(harness.query_by_label("Try it").is_none(), "what is not in use cannot be tried");
    harness.state_mut().mods[0].standing = Standing::On;
    harness.run();
    harness.state_mut().choices.clear();
    harness.get_by_label("Try Butcher's Cleaver on the bench").click();
    harness.run();
    assert_eq!(harness.state().choices, [ModsChoice::Bench(Some("cleaver".to_owned()))]);
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
    let draft = |id: &str, name: &str| Draft { id: id.to_owned(), name: name.to_owned(), ..Draft::default() };
    for (id, name) in [("", ""), ("Red", ""), ("../x", ""), ("a-", ""), (&"a".repeat(33), ""), ("a", &"n".repeat(33))] {
        assert!(!draft(id, name).faults(&own).is_empty(), "{id} {name}");
        assert!(draft(id, name).make(&own).is_err());
    }
    assert_eq!(draft("red-hammer", "The \"Red\" \\ Hammer").make(&own), Ok(own.join("red-hammer/equipment/cards.ron")));
    let long = "blue-hammer-".repeat(2);
    let long = Draft { template: Template::Status, ..draft(long.trim_end_matches('-'), "") };
    let first = long.make(&own).expect("it can be made");
    assert!(first.ends_with("blue-hammer-blue-hammer/statuses/statuses.ron") && first.is_file());
    assert!(draft("red-hammer", "").faults(&own)[0].reason.text.contains("already"));
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's own files");
    let mods = read(&library, Some(&own), &ModChoice::default()).expect("read").mods;
    let new: Vec<&ModInfo> = mods.iter().filter(|info| info.own).collect();
    assert_eq!(
        new.iter().map(|info| info.name()).collect::<Vec<_>>(),
        ["Blue Hammer Blue Hammer", "The \"Red\" \\ Hammer"]
    );
    for (info, brought) in new.into_iter().zip([5, 3]) {
        assert_eq!((&info.standing, info.problems.as_slice(), info.brings.len()), (&Standing::On, &[][..], brought));
    }
}

/// Mods beyond as many as may be in use are not said to miss anything.
#[test]
fn one_mod_too_many_is_said_to_be_one() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for number in 0..=MOST_MODS {
        let draft = Draft { id: format!("mod-{number:02}"), ..Draft::default() };
        draft.make(folder.path()).expect("it can be made");
    }
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's own files");
    let mods = read(&library, Some(folder.path()), &ModChoice::default()).expect("read").mods;
    let full: Vec<&ModInfo> = mods.iter().filter(|info| info.standing == Standing::Full).collect();
    assert_eq!(full.len(), 1);
    let mut harness = harness([1280.0, 720.0], 1.0, vec![full[0].clone()]);
    harness.run();
    harness.get_by_label_contains("At most 32 mods are in use at once.");
}

struct Tried {
    words: Words,
    content: Content,
    portraits: Portraits,
    answers: Vec<Answer>,
    progress: (usize, usize),
    page: BenchPage,
    left: bool,
}

/// An enemy's plan: its best line uses the card, the other does not.
fn answer(enemy: &str, name: &str) -> Answer {
    let candidate = |label: &str, damage: f64, chosen| Candidate {
        label: Message::text(label),
        score: damage - 1.0,
        terms: vec![Term::plain("term-damage", damage), Term::plain("term-actions", -1.0)],
        chosen,
        ..Candidate::default()
    };
    let reasons = Explanation {
        candidates: vec![candidate("5 to Old Sabre", 500.0, true), candidate("3 to Tin Buckler", 120.0, false)],
        line: vec![Ply { seat: Some(Seat(0)), label: Message::text("5 to Old Sabre"), marks: Vec::new() }],
        ..Explanation::default()
    };
    let plan = WhyModel::new(&Words::english(), &reasons, Seat(0), name, |seat| Palette::default().livery(seat.0));
    Answer {
        enemy: enemy.to_owned(),
        name: name.to_owned(),
        tier: 1,
        boss: false,
        plan: Ok(Arc::new(plan)),
        uses: true,
        left: vec!["old-sabre".into()],
    }
}

fn bench(size: [f32; 2], text_size: f32) -> Harness<'static, Tried> {
    let content = Content::shipped();
    let mut page = BenchPage::default();
    page.settle(&Words::english(), &content);
    let nobody = Answer { plan: Err("It never comes to act.".to_owned()), uses: false, ..answer("idle", "Idler") };
    let answers = vec![answer("mudling", "Mudling"), nobody];
    let tried = Tried {
        words: Words::english(),
        content,
        portraits: Portraits::default(),
        answers,
        progress: (2, 28),
        page,
        left: false,
    };
    let mut dressed = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, tried: &mut Tried| {
            if std::mem::replace(&mut dressed, true) {
                let model = BenchModel {
                    content: &tried.content,
                    portraits: &tried.portraits,
                    answers: &tried.answers,
                    progress: tried.progress,
                };
                tried.left |= bench_page(ui, &tried.words, &model, &mut tried.page);
            } else {
                theme::apply(ui.ctx(), text_size, true);
                ui.ctx().request_repaint();
            }
        },
        tried,
    );
    harness.run();
    harness
}

#[test]
fn the_bench_is_whole_at_every_size() {
    for (size, text_size) in WINDOWS {
        let mut harness = bench(size, text_size);
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into()).expand(0.5);
        for label in ["Back", "Search", "normal", "+ strong", "One die more", "Roll these dice"] {
            let rect = harness.get_by_label(label).rect();
            assert!(window.contains_rect(rect), "{label} at {rect:?} leaves {window:?}, {text_size}");
        }
        harness.get_by_label("2 of 28 enemies have thought it over");
        harness.state_mut().progress = (2, 2);
        harness.run();
        harness.get_by_label("1 of 2 enemies would use it now");
        harness.get_by_label("+ strong").click();
        harness.run();
        harness.get_by_label("Die 1 shows 5; a click turns it on").click();
        harness.run();
        harness.get_by_label("One die more").click();
        harness.run();
        assert_eq!((harness.state().page.form, harness.state().page.dice.as_slice()), (Form::Plus, &[6, 3, 2, 1][..]));
        harness.get_by_label("Back").click();
        harness.run();
        assert!(harness.state().left);
    }
}

#[test]
fn a_card_is_found_and_told_die_by_die() {
    let mut harness = bench([1280.0, 720.0], 1.0);
    harness.state_mut().page.search = "old sab".to_owned();
    harness.run();
    harness.get_by_label("Old Sabre").click();
    harness.run();
    assert_eq!(harness.state().page.card, "old-sabre");
    harness.get_by_label_contains("attack for 6");
    harness.state_mut().page.search = "xyzzy".to_owned();
    harness.run();
    harness.get_by_label("Nothing here speaks of “xyzzy”.");
}

#[test]
fn reasons_open_below_an_enemy() {
    let mut harness = bench([1280.0, 720.0], 1.5);
    harness.get_by_label_contains("Mudling, 499 points, uses it: 5 to Old Sabre").click();
    harness.run();
    assert_eq!(harness.state().page.opened.as_deref(), Some("mudling"));
    harness.get_by_label_contains("Left at home to make room: Old Sabre");
    assert!(harness.query_all_by_label_contains("damage").count() > 0);
    harness.state_mut().page.open(Some("idle".to_owned()));
    harness.run();
    harness.get_by_label_contains("Idler, , It never comes to act.");
    assert!(harness.query_by_label_contains("Left at home").is_none());
}

#[test]
fn what_is_chosen_by_key_is_brought_into_sight() {
    let many = |info: &ModInfo, at: usize| ModInfo { id: format!("mod-{at}"), manifest: None, ..info.clone() };
    let mods = examples();
    let mods: Vec<ModInfo> = (0..30).map(|at| many(&mods[at % 3], at)).collect();
    let mut harness = harness([1280.0, 720.0], 1.5, mods);
    harness.state_mut().page.chosen = "mod-27".to_owned();
    harness.run();
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, [1280.0, 600.0].into());
    let row = harness.get_by_label_contains("mod-27: ").rect();
    assert!(window.contains_rect(row), "{row:?}");
}

/// Statuses, fighters and rules stand in the same list, and everything of them is told.
#[test]
fn statuses_fighters_and_rules_are_looked_at_as_cards_are() {
    for (size, text_size) in WINDOWS {
        let mut harness = bench(size, text_size);
        for (kind, id, told) in [
            (BenchKind::Statuses, "poison", "Cards that deal with it"),
            (BenchKind::Fighters, "brawler", "The limit break is ready once 24 HP are lost."),
            (BenchKind::Rules, "underdog", "The enemy: 133 % of the HP"),
            (BenchKind::Rules, "once", "Uses of a card in a turn: 1 at most"),
        ] {
            harness.state_mut().page.kind = kind;
            harness.state_mut().page.other = id.to_owned();
            harness.run();
            harness.get_by_label(told);
        }
        harness.get_by_label("Cards").click();
        harness.run();
        assert_eq!(harness.state().page.kind, BenchKind::Cards);
        harness.get_by_label("Roll these dice");
    }
}

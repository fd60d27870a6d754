//! The page of saves, by what a player sees and clicks, without an application.

use bevy_egui::egui;
use egui_kittest::{Harness, kittest::Queryable};
use rubicon::{
    screens::{SavesChoice, SavesModel, saves_page},
    table::SaveLine,
    text::Words,
    theme::Palette,
};

/// Text sizes the page must hold at.
use crate::hands::pages;
const TEXTS: [f32; 3] = [1.0, 1.5, 2.0];

struct State {
    words: Words,
    model: SavesModel,
    chosen: Vec<SavesChoice>,
}

fn line(title: &str, problem: Option<&str>) -> SaveLine {
    SaveLine {
        file: format!("saves/{}.ron", title.to_lowercase()),
        title: title.to_owned(),
        autosave: false,
        detail: "Round 7 \u{b7} 2026-11-21 12:30".to_owned(),
        looks: vec![0, 1, 2, 3, 4, 5],
        dots: vec![([0.1, 0.2], Some(0)), ([0.9, 0.8], None)],
        finished: false,
        problem: problem.map(str::to_owned),
    }
}

/// What a button of the first save is called.
fn of_monday(action: &str) -> String {
    format!("{action}: Monday, Round 7 \u{b7} 2026-11-21 12:30")
}

fn harness(text_size: f32) -> Harness<'static, State> {
    let lines = vec![line("Monday", None), line("Strange", Some("written by a newer program"))];
    let model = SavesModel { lines, can_save: true, ..SavesModel::default() };
    let state = State { words: Words::english(), model, chosen: Vec::new() };
    pages::harness([832.0, 700.0], text_size, state, |ui, State { words, model, chosen }| {
        chosen.extend(saves_page(ui, words, Palette::default(), model));
    })
}

fn click(harness: &mut Harness<'_, State>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

#[test]
fn a_save_is_loaded_and_one_that_cannot_be_says_why() {
    for text_size in TEXTS {
        let mut harness = harness(text_size);
        assert!(harness.query_by_label("written by a newer program").is_some());
        click(&mut harness, &of_monday("Load"));
        assert_eq!(harness.state().chosen, [SavesChoice::Load("saves/monday.ron".to_owned())]);
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(832.0, 700.0));
        for action in ["Load", "Rename", "Delete"] {
            let name = of_monday(action);
            assert!(window.contains_rect(harness.get_by_label(&name).rect()), "{name} at text {text_size}");
        }
    }
}

#[test]
fn deleting_asks_once_more() {
    let mut harness = harness(1.0);
    click(&mut harness, &of_monday("Delete"));
    assert!(harness.state().chosen.is_empty());
    click(&mut harness, "Delete it");
    assert_eq!(harness.state().chosen, [SavesChoice::Delete("saves/monday.ron".to_owned())]);
    assert_eq!(harness.state().model.asked, None);
}

#[test]
fn a_name_that_is_taken_asks_before_it_is_replaced() {
    let mut harness = harness(1.0);
    harness.state_mut().model.draft = "Tuesday".to_owned();
    harness.run();
    click(&mut harness, "Save");
    let free = SavesChoice::Save { title: "Tuesday".to_owned(), file: "saves/tuesday.ron".to_owned() };
    assert_eq!(harness.state().chosen, [free]);
    harness.state_mut().chosen.clear();
    harness.state_mut().model.draft = " monday ".to_owned();
    harness.run();
    click(&mut harness, "Save");
    assert!(harness.state().chosen.is_empty());
    click(&mut harness, "Replace it");
    let taken = SavesChoice::Save { title: "monday".to_owned(), file: "saves/monday.ron".to_owned() };
    assert_eq!(harness.state().chosen, [taken]);
}

#[test]
fn a_save_gets_another_name() {
    let mut harness = harness(1.0);
    click(&mut harness, &of_monday("Rename"));
    click(&mut harness, "Give it this name");
    let renamed = SavesChoice::Rename { file: "saves/monday.ron".to_owned(), title: "Monday".to_owned() };
    assert_eq!(harness.state().chosen, [renamed]);
}

#[test]
fn the_buttons_of_a_save_say_which_save_they_are_of() {
    let mut harness = harness(1.0);
    // Two autosaves of the same company differ by when they were written.
    let earlier =
        SaveLine { file: "saves/auto/1.ron".to_owned(), detail: "Round 6".to_owned(), ..line("Monday", None) };
    harness.state_mut().model.lines.push(earlier);
    harness.run();
    for action in ["Load", "Rename", "Delete"] {
        for save in ["Monday, Round 7 \u{b7} 2026-11-21 12:30", "Monday, Round 6"] {
            let name = format!("{action}: {save}");
            assert_eq!(harness.query_all_by_label(&name).count(), 1, "{name}");
        }
    }
    assert!(harness.query_by_label("Load: Strange").is_none(), "what cannot be loaded is not offered");
    assert!(harness.query_by_label("Delete: Strange").is_some());
}

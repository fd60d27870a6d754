//! The page of saves, by what a player sees and clicks, without an application.

use std::sync::Arc;

use bevy_egui::egui;
use egui_kittest::{Harness, kittest::Queryable};
use rubicon::{
    screens::{Order, SavesChoice, SavesModel, saves_page},
    table::SaveLine,
    text::Words,
    theme::Palette,
};

/// Text sizes the page must hold at.
use crate::hands::pages;
const TEXTS: [f32; 3] = [1.0, 1.5, 2.0];

/// What the pictures of these tests are filled with.
const INK: egui::Color32 = egui::Color32::from_rgb(1, 200, 3);

struct State {
    words: Words,
    model: SavesModel,
    chosen: Vec<SavesChoice>,
}

fn line(title: &str, problem: Option<&str>) -> SaveLine {
    SaveLine {
        file: format!("saves/{}.ron", title.to_lowercase()),
        title: title.to_owned(),
        detail: "Round 7 \u{b7} 2026-11-21 12:30".to_owned(),
        liveries: vec![0, 1, 2, 3, 4, 5],
        sketch: Some(Arc::new(|_| {
            Some(Arc::new(|painter: &egui::Painter, area| {
                painter.rect_filled(area, 0.0, INK);
            }))
        })),
        problem: problem.map(str::to_owned),
        ..SaveLine::default()
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

/// A hundred saves of two games, the newest first.
fn hundred(text_size: f32) -> Harness<'static, State> {
    let mut harness = harness(text_size);
    let save = |n: usize| SaveLine {
        game: if n.is_multiple_of(2) { "Conquest" } else { "Alea" }.to_owned(),
        detail: format!("Game {} \u{b7} Round {n}", n % 2),
        written: format!("2026-11-{:02}", 28 - n % 28),
        ..line(&format!("Evening {n:03}"), None)
    };
    harness.state_mut().model = SavesModel { lines: (0..100).map(save).collect(), ..SavesModel::default() };
    draw(&mut harness);
    harness
}

/// Until the pictures of all saves that are seen are drawn, one in a frame.
fn draw(harness: &mut Harness<'_, State>) {
    harness.run_steps(40);
}

/// The names of the saves that are shown, from top to bottom.
fn shown(harness: &Harness<'_, State>) -> Vec<String> {
    let named = |n: usize| format!("Evening {n:03}");
    let mut rows: Vec<(f32, String)> =
        (0..100).filter_map(|n| Some((harness.query_by_label(&named(n))?.rect().top(), named(n)))).collect();
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    rows.into_iter().map(|(_, name)| name).collect()
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

#[test]
fn a_hundred_saves_are_searched_and_sorted() {
    for text_size in TEXTS {
        let mut harness = hundred(text_size);
        assert_eq!(shown(&harness).len(), 100);
        harness.get_by_label("Search").focus();
        draw(&mut harness);
        harness.get_by_label("Search").type_text("game 1 04");
        draw(&mut harness);
        assert_eq!(shown(&harness), [41, 43, 45, 47, 49].map(|n| format!("Evening 0{n}")));
        // Enter leads on to the first that was found, and Enter there loads it.
        harness.key_press(egui::Key::Enter);
        draw(&mut harness);
        harness.key_press(egui::Key::Enter);
        draw(&mut harness);
        assert_eq!(harness.state().chosen, [SavesChoice::Load("saves/evening 041.ron".to_owned())]);
        harness.state_mut().model.wanted = "nothing of the kind".to_owned();
        draw(&mut harness);
        assert!(harness.query_by_label("No save has these words.").is_some() && shown(&harness).is_empty());
        harness.state_mut().model.wanted.clear();
        harness.get_by_label("By game").click();
        draw(&mut harness);
        assert_eq!(harness.state().model.order, Order::Game);
        assert!(shown(&harness)[..50].iter().all(|name| name[8..].parse::<usize>().is_ok_and(|n| n % 2 == 1)));
        harness.get_by_label("By name").click();
        draw(&mut harness);
        assert!(shown(&harness).is_sorted());
    }
}

#[test]
fn a_few_saves_need_no_search() {
    assert!(harness(1.0).query_by_label("Search").is_none());
}

/// Each save that is seen shows how it stands, and those below the window's edge are not drawn for nothing.
#[test]
fn saves_show_how_they_stand() {
    let harness = hundred(1.0);
    let pictures = harness.output().shapes.iter().filter(|shape| match &shape.shape {
        egui::Shape::Rect(rect) => rect.fill == INK,
        _ => false,
    });
    let pictures = pictures.count();
    assert!((4..20).contains(&pictures), "{pictures} pictures");
}

//! The guidance of the first game: what is told when, and that it leaves when told to.

use risk::Risk;
use std::{
    path::Path,
    time::{Duration, Instant},
};

use bevy::{input::keyboard::Key, prelude::*};
use bevy_egui::egui;
use egui_kittest::{Harness, kittest::Queryable};
use risk::{Cards, Phase, Setup, Start};
use rubicon::{
    app,
    games::{
        GAMES,
        conquest::{Lesson, Match, Spot},
    },
    settings::{Settings, Speed},
    shell::{GameSetup, NewGame},
    table::{
        GuideAnswer, GuideModel, guide,
        lessons::{Lessons, count, lesson},
    },
    text::{Value, Words},
    theme,
};
use tabletop::{Controller, Player, Seed};

use crate::hands::press;

fn wait(app: &mut App, phase: impl Fn(&Phase) -> bool) {
    let begun = Instant::now();
    while !app.world().get_resource::<Match>().and_then(Match::due).is_some_and(|due| phase(due.phase())) {
        assert!(begun.elapsed() < Duration::from_secs(60), "the phase does not come");
        app.update();
        std::thread::sleep(Duration::from_micros(200));
    }
}

fn told(app: &App) -> Option<(Lesson, Spot)> {
    lesson(app.world().resource::<Match>(), app.world().resource::<Settings>())
}

/// The first turn of a person against two opponents, by these rules.
fn first_turn(setup: Setup) -> App {
    let mut app = app::headless(GAMES);
    GAMES.load(app.world_mut(), Path::new(env!("CARGO_MANIFEST_DIR")), &Words::english());
    app.world_mut().resource_mut::<Settings>().speed = Speed::Instant;
    (0..3).for_each(|_| app.update());
    let player = |name: &str, controller, look| Player { name: name.to_owned(), controller, livery: look };
    let players = vec![
        player("Anna", Controller::Human, 0),
        player("Raider", Controller::Agent("raider".to_owned()), 1),
        player("Gardener", Controller::Agent("gardener".to_owned()), 2),
    ];
    let setup = GameSetup::new::<Risk>(Setup { seats: 3, start: Start::Scatter, ..setup });
    app.world_mut().write_message(NewGame { setup, players, seed: Seed(3), resume: None });
    wait(&mut app, |phase| matches!(phase, Phase::Reinforce { .. }));
    app
}

#[test]
fn lessons_are_counted_as_they_are_told_and_by_the_rules_at_the_table() {
    let at = |app: &App| count(app.world().resource::<Match>(), app.world().resource::<Settings>());
    let mut app = first_turn(Setup::default());
    assert_eq!(at(&app), (1, 7));
    // Whatever is told next is the second.
    app.world_mut().resource_mut::<Settings>().guided.insert(Lesson::Occupy.name().to_owned());
    assert_eq!(at(&app), (2, 7));
    let bare = first_turn(Setup { cards: Cards::Off, ..Setup::default() });
    assert_eq!(at(&bare), (1, 6), "of cards nothing is said where there are none");
}

#[test]
fn nothing_is_told_while_there_is_something_to_watch() {
    let mut app = first_turn(Setup::default());
    for lesson in [Lesson::Place, Lesson::Attack, Lesson::Odds] {
        app.world_mut().resource_mut::<Settings>().guided.insert(lesson.name().to_owned());
    }
    press(&mut app, Key::Character("e".into()));
    press(&mut app, Key::Space);
    wait(&mut app, |phase| matches!(phase, Phase::Attack));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
    press(&mut app, Key::Character("e".into()));
    press(&mut app, Key::Space);
    let table = app.world().resource::<Match>();
    assert!(table.due().is_none() && !table.caught_up(), "dice are rolling");
    assert_eq!(told(&app), None);
}

#[test]
fn each_step_of_a_first_turn_brings_its_lesson_once() {
    let mut app = first_turn(Setup::default());
    assert!(matches!(told(&app), Some((Lesson::Place, Spot::Territory(_)))), "{:?}", told(&app));
    press(&mut app, Key::Character("e".into()));
    press(&mut app, Key::End);
    assert_eq!(told(&app), Some((Lesson::Place, Spot::Primary)), "what is placed is confirmed there");
    press(&mut app, Key::Space);
    wait(&mut app, |phase| matches!(phase, Phase::Attack));
    let Some((Lesson::Attack, Spot::Territory(from))) = told(&app) else { panic!("{:?}", told(&app)) };
    let table = app.world().resource::<Match>();
    let due = table.due().expect("a person is to act");
    assert!(due.view.board.holds(due.seat(), from), "it points at a territory one can attack from");
    press(&mut app, Key::Character("e".into()));
    assert_eq!(told(&app), Some((Lesson::Odds, Spot::Controls)));
    press(&mut app, Key::Escape);
    press(&mut app, Key::Enter);
    wait(&mut app, |phase| matches!(phase, Phase::Fortify));
    assert_eq!(told(&app), Some((Lesson::Fortify, Spot::Primary)));

    app.world_mut().resource_mut::<Settings>().guided.insert("fortify".to_owned());
    assert_eq!(told(&app), None, "nothing is told twice");
    app.world_mut().resource_mut::<Settings>().guided.clear();
    app.world_mut().resource_mut::<Settings>().guidance = false;
    assert_eq!(told(&app), None, "nor to who wants none");
}

#[test]
fn a_word_of_guidance_fits_and_leaves_when_told_to() {
    for (window, text) in
        [([1280.0, 720.0], 1.0), ([1280.0, 720.0], 1.5), ([1920.0, 1080.0], 1.0), ([1280.0, 720.0], 2.0)]
    {
        let words = Words::english();
        let free = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(0.68 * window[0], 0.66 * window[1]));
        for lesson in Lesson::ALL {
            let (words, mut dressed) = (words.clone(), false);
            let words_inside = words.clone();
            let mut harness = Harness::builder().with_size(window).build_ui_state(
                move |ui, answers: &mut Vec<GuideAnswer>| {
                    if !std::mem::replace(&mut dressed, true) {
                        theme::apply(ui.ctx(), text, true);
                        ui.ctx().request_repaint();
                        return;
                    }
                    let keys = ["next", "more", "all", "main", "end", "blitz", "back", "cards"];
                    let keys = keys.map(|place| (place, &"Enter" as &dyn Value));
                    let said = words_inside.with(&format!("guide_text-{}", lesson.name()), &keys);
                    let at = egui::pos2(0.3 * window[0], 0.3 * window[1]);
                    let heading = words_inside.get(&format!("guide-{}", lesson.name())).to_owned();
                    let model =
                        GuideModel { heading, count: (1, 7), text: said, at, on_board: true, keep_clear: Vec::new() };
                    answers.extend(guide(ui, free, &words_inside, &model));
                },
                Vec::new(),
            );
            harness.run();
            let heading = format!("guide-{}", lesson.name());
            for label in [words.get(&heading), "Got it", "Skip tutorial"] {
                let rect = harness.get_by_label(label).rect();
                assert!(free.contains_rect(rect), "{label} of {lesson:?} at {text} lies at {rect:?}");
            }
            harness.get_by_label("Got it").click();
            harness.run();
            harness.get_by_label("Skip tutorial").click();
            harness.run();
            assert_eq!(harness.state(), &[GuideAnswer::Understood, GuideAnswer::Enough]);
        }
    }
}

#[test]
fn towards_what_was_moved_out_of_sight_the_line_ends_at_the_boards_edge() {
    let free = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(900.0, 480.0));
    let lines = |at: egui::Pos2, on_board: bool| -> Vec<egui::Rect> {
        let (words, mut dressed) = (Words::english(), false);
        let mut harness = Harness::builder().with_size([1280.0, 720.0]).build_ui(move |ui| {
            if !std::mem::replace(&mut dressed, true) {
                theme::apply(ui.ctx(), 1.0, true);
                ui.ctx().request_repaint();
                return;
            }
            let model = GuideModel {
                heading: "Attack".to_owned(),
                count: (1, 7),
                text: "Choose.".to_owned(),
                at,
                on_board,
                keep_clear: Vec::new(),
            };
            assert_eq!(guide(ui, free, &words, &model), None);
        });
        harness.run();
        let shapes = harness.output().shapes.iter();
        let marks =
            shapes.filter(|clipped| matches!(clipped.shape, egui::Shape::LineSegment { .. } | egui::Shape::Circle(_)));
        marks.map(|clipped| clipped.shape.visual_bounding_rect().intersect(clipped.clip_rect)).collect()
    };
    for at in
        [egui::pos2(1100.0, 200.0), egui::pos2(300.0, 700.0), egui::pos2(-400.0, -100.0), egui::pos2(2000.0, 900.0)]
    {
        let board = lines(at, true);
        assert!(!board.is_empty() && board.iter().all(|line| free.contains_rect(*line)), "{at:?}: {board:?}");
        assert!(lines(at, false).iter().any(|line| !free.contains_rect(*line)), "to a panel it goes on: {at:?}");
    }
}

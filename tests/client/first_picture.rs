//! The first picture of a page is already as it stays: nothing leaps into its place in the next one.

use bevy::prelude::*;
use bevy_egui::egui::{Shape, epaint::ClippedShape};
use rubicon::{
    games::{alea::MODS, conquest::TRAINING},
    settings::Settings,
    shell::{Overlay, Overlays, Screen},
    table::setup::SetupOf,
};

use crate::hands::{
    paper::{seen, spread},
    screen, shell, until,
};

const WINDOW: [f32; 2] = [1280.0, 720.0];

/// What is written, and where.
fn places(shapes: &[ClippedShape]) -> Vec<String> {
    fn of(shape: &Shape, told: &mut Vec<String>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| of(shape, told)),
            Shape::Text(text) => told.push(format!("{:?} at {:.0}, {:.0}", text.galley.text(), text.pos.x, text.pos.y)),
            _ => {}
        }
    }
    let mut told = Vec::new();
    shapes.iter().for_each(|shape| of(&shape.shape, &mut told));
    told
}

fn client() -> App {
    let mut app = shell(None);
    spread(&mut app);
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    for _ in 0..6 {
        app.update();
        seen(&mut app, WINDOW);
    }
    app
}

fn assert_settled(app: &mut App, what: &str) {
    let first = places(&seen(app, WINDOW));
    assert!(!first.is_empty(), "{what} shows nothing");
    for _ in 0..5 {
        app.update();
        seen(app, WINDOW);
    }
    let later = places(&seen(app, WINDOW));
    let leapt: Vec<_> = first.iter().zip(&later).filter(|(first, later)| first != later).take(4).collect();
    assert!(leapt.is_empty() && first.len() == later.len(), "{what}: {leapt:#?}");
}

#[test]
fn of_every_page() {
    let mut app = client();
    let mut show = |page: Screen, setup: &'static str| {
        app.insert_resource(SetupOf(setup));
        app.world_mut().resource_mut::<NextState<Screen>>().set(page);
        until(&mut app, "the page", |app| screen(app) == page);
        assert_settled(&mut app, &format!("{page:?} {setup}"));
    };
    show(Screen::Lobby, "conquest");
    for setup in
        ["conquest", "alea", "hare", "dominion", "banqi", "jungle", "flip_jungle", "fox_hunt", "fog", "generals"]
    {
        show(Screen::Setup, setup);
        show(Screen::Title, setup);
    }
    show(MODS, "alea");
    show(TRAINING, "conquest");
}

#[test]
fn of_what_lies_over_pages() {
    let mut app = client();
    for overlay in [Overlay::Settings, Overlay::Help, Overlay::Saves] {
        app.world_mut().run_system_cached_with(open, overlay).expect("it is a system");
        app.update();
        assert_settled(&mut app, &format!("{overlay:?}"));
        app.world_mut().run_system_cached_with(open, Overlay::None).expect("it is a system");
        app.update();
        assert_settled(&mut app, &format!("the title after {overlay:?}"));
    }
}

fn open(In(overlay): In<Overlay>, mut overlays: Overlays) {
    overlays.close_all();
    if overlay != Overlay::None {
        overlays.open(overlay);
    }
}

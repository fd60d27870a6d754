//! The variants of every game on the page of its setup: all that apply are there, what is clicked is chosen, and the page of the program shows them.

use std::collections::BTreeSet;

use bevy::{camera::RenderTargetInfo, prelude::*, window::WindowResolution};
use egui_kittest::kittest::Queryable;
use lab::{GameModule, Library};
use registry::{
    GAMES,
    games::{
        BanqiModule, DominionModule, FlipJungleModule, FogModule, FoxHuntModule, GeneralsModule, HareModule,
        JungleModule, RiskModule,
    },
};
use rubicon::{
    shell::Screen,
    table::setup::{SetupOf, variant_controls, variants_told},
    text::Words,
};
use tabletop::{
    Game,
    variants::{Values, Variant},
};

use crate::hands::{mouse, pages, steps};

/// A window in which nothing needs to be scrolled to.
const TALL: [f32; 2] = [700.0, 4_000.0];

/// The names that a variant is chosen by on a page: of its values, or of what is switched or stepped.
fn names<S>(variant: &Variant<S>) -> Vec<&'static str> {
    match &variant.values {
        Values::Options(options) => {
            options.iter().filter(|option| option.set.is_some()).map(|option| option.words[0]).collect()
        }
        Values::Switch(switch) => vec![switch.words[0]],
        Values::Number(number) => vec![number.words[0]],
    }
}

/// Draws the variants of a game at every number of seats, and clicks every value that has a name of its own.
fn of_game<M: GameModule>(module: &M) -> &'static str {
    let library = Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let classic = module.resolve(module.setup(), &library).unwrap_or_else(|_| panic!("the classic rules are sound"));
    let (words, variants) = (Words::english(), M::Game::variants());
    let ambiguous =
        |name: &str| variants.iter().flat_map(names).filter(|other| words.get(other) == words.get(name)).count() > 1;
    for seats in module.info().seats {
        let rules = module.with_seats(classic.clone(), seats);
        let drawn = Words::english();
        let mut harness = pages::harness(TALL, 1.0, rules.clone(), move |ui, rules| {
            variant_controls(ui, &drawn, M::Game::variants(), rules);
        });
        for variant in variants {
            *harness.state_mut() = rules.clone();
            harness.run();
            let there = (variant.applies)(&rules);
            for name in names(variant).into_iter().filter(|name| !ambiguous(name)) {
                let shown = harness.query_all_by_label(words.get(name)).next().is_some();
                assert_eq!(shown, there, "{} at {seats} seats: {name}", variant.id);
            }
            let Values::Options(options) = &variant.values else { continue };
            for option in options.iter().filter(|option| there && option.set.is_some() && !ambiguous(option.words[0])) {
                *harness.state_mut() = rules.clone();
                harness.run();
                harness.get_by_label(words.get(option.words[0])).click();
                harness.run();
                assert_eq!(variant.value(harness.state()).as_deref(), Some(option.id), "{}", variant.id);
                let told = variants_told(&words, variants, harness.state());
                let told = told.iter().any(|(line, note)| {
                    line.contains(words.get(option.words[0])) && note == &words.with(option.words[1], &[])
                });
                assert!(told, "{}={} is told", variant.id, option.id);
            }
        }
    }
    M::Game::ID
}

#[test]
fn all_variants_that_apply_are_on_the_page_and_chosen_with_a_click() {
    let drawn = BTreeSet::from([
        of_game(&RiskModule),
        of_game(&HareModule),
        of_game(&DominionModule),
        of_game(&BanqiModule),
        of_game(&JungleModule),
        of_game(&FlipJungleModule),
        of_game(&FoxHuntModule),
        of_game(&FogModule),
        of_game(&GeneralsModule),
    ]);
    let library = Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let has_variants = |id: &str| {
        let game = registry::game(id).expect("it is in the registry");
        !game.rule_variants(&library).expect("content that can be read").is_empty()
    };
    let due: BTreeSet<&str> = GAMES.iter().map(|game| game.info().id).filter(|id| has_variants(id)).collect();
    assert_eq!(drawn, due, "every game of the registry that has variants");
}

/// Makes the window so high that nothing has to be scrolled to.
fn stretch(app: &mut App) {
    let size = UVec2::new(1280, 6_000);
    let world = app.world_mut();
    for mut window in world.query::<&mut Window>().iter_mut(world) {
        window.resolution = WindowResolution::new(size.x, size.y);
    }
    for mut camera in world.query::<&mut Camera>().iter_mut(world) {
        camera.computed.target_info = Some(RenderTargetInfo { physical_size: size, scale_factor: 1.0 });
    }
}

#[test]
fn the_setup_of_each_game_shows_the_variants_of_its_rules() {
    let words = Words::english();
    let library = Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let mut seen_of = 0;
    for client in rubicon::games::GAMES.iter() {
        let rules = client.rules().iter().filter_map(|id| registry::game(id).ok());
        let variants: Vec<_> =
            rules.flat_map(|game| game.rule_variants(&library).expect("content that can be read")).collect();
        let mut app = mouse::shell(None);
        stretch(&mut app);
        app.insert_resource(SetupOf(client.id()));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
        steps(&mut app, 4);
        let seen = mouse::seen(&app);
        let text: Vec<&str> =
            seen.touch.iter().map(|touch| touch.name.as_str()).chain(seen.says.iter().map(String::as_str)).collect();
        for variant in variants.iter().filter(|variant| variant.with.is_empty() && variant.without.is_empty()) {
            for value in &variant.values {
                let name = words.get(value.words[0]);
                assert!(text.iter().any(|line| line.contains(name)), "{}, {}: {name}", client.id(), variant.id);
                seen_of += 1;
            }
        }
    }
    assert!(seen_of > 20, "{seen_of}");
}

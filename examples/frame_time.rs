//! How long the client's own work takes in a frame while opponents play: all systems of the table, the layout of its
//! panels and their tessellation, without rendering. Prints the median and the 99th percentile of each and of the whole.
//!
//! Moves are shown at once, so that as many of them reach the panels in one frame as ever may: the worst case.
//!
//! Usage: `cargo run --example frame_time [FRAMES] [TERRITORIES]`: on the classic board, or on a grid of so many territories, 10 to 254.

use registry::games::risk::maps::ModMap;
use risk::{Risk, map::Map};
use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use bevy::prelude::*;
use bevy_egui::egui;
use risk::Setup;
use rubicon::{
    app,
    games::{
        self,
        conquest::{
            Content, Match,
            panels::{ModelCache, around, models},
        },
    },
    settings::{Settings, Speed},
    shell::{GameSetup, NewGame, Notices},
    table::panels::InPlace,
    text::Words,
    theme,
};
use tabletop::{Controller, Player, Seed};

/// Pictures a second of the window that is imitated.
const PACE: Duration = Duration::from_micros(16_667);
/// What the 99th percentile may be.
const BUDGET: f64 = 2.0;

fn main() {
    let argument = |nth: usize| std::env::args().nth(nth).and_then(|count| count.parse::<usize>().ok());
    let frames = argument(1).unwrap_or(1200);
    let grid = argument(2).map(|territories| Arc::new(Map::grid(territories.clamp(10, 254))));
    let mut app = app::headless(games::GAMES);
    games::GAMES.load(app.world_mut(), Path::new(env!("CARGO_MANIFEST_DIR")), &Words::english());
    app.world_mut().resource_mut::<Settings>().speed = Speed::Instant;
    for _ in 0..3 {
        app.update();
    }
    if let Some(map) = &grid {
        let (brought_by, title) = ("grid".to_owned(), "Grid".to_owned());
        let brought = ModMap { brought_by, title, map: Arc::clone(map) };
        app.world_mut().resource_mut::<Content>().mod_maps.push(brought);
    }
    let map = grid.map_or("world", |_| "grid");
    begin(&mut app, map, 1);

    let ctx = egui::Context::default();
    let mut cache = ModelCache::default();
    let mut times = Vec::new();
    let patience = Instant::now();
    let mut seed = 1;
    while times.len() < frames && patience.elapsed() < Duration::from_secs(300) {
        // Games end; thinking goes on in the next one.
        if app.world().get_resource::<Match>().is_none() {
            seed += 1;
            begin(&mut app, map, seed);
        }
        let begun = Instant::now();
        app.update();
        let systems = begun.elapsed();
        let Some([layout, tessellation]) = lay_out(&app, &ctx, &mut cache) else { continue };
        times.push([systems, layout, tessellation, systems + layout + tessellation]);
        std::thread::sleep(PACE.saturating_sub(begun.elapsed()));
    }
    if times.is_empty() {
        eprintln!("no game was ever on: {:?}", app.world().resource::<Notices>());
        std::process::exit(1);
    }
    for (part, name) in ["systems", "panels' layout", "panels' tessellation", "whole"].into_iter().enumerate() {
        let mut times: Vec<f64> = times.iter().map(|parts| parts[part].as_secs_f64() * 1e3).collect();
        times.sort_by(f64::total_cmp);
        for (percentile, share) in [("p50", 0.50), ("p99", 0.99)] {
            let at = ((times.len() as f64 * share) as usize).min(times.len() - 1);
            let budget = ((part, percentile) == (3, "p99")).then_some(BUDGET);
            let line = serde_json::json!({
                "name": format!("client frame while opponents play on '{map}', {name}, {percentile} of {} frames", times.len()),
                "value": (times[at] * 1e3).round() / 1e3,
                "unit": "ms",
                "budget": budget,
                "ok": budget.is_none_or(|budget| times[at] <= budget),
            });
            println!("{line}");
        }
    }
}

/// Begins a game of six opponents that search deeply.
fn begin(app: &mut App, map: &str, seed: u64) {
    let players = (0..6)
        .map(|look| Player {
            name: format!("Minimax {}", look + 1),
            controller: Controller::Agent("minimax:depth=8".to_owned()),
            livery: look,
        })
        .collect();
    let rules = Setup { map: map.to_owned(), seats: 6, start: risk::Start::Scatter, ..Setup::default() };
    let setup = GameSetup::new::<Risk>(rules);
    app.world_mut().write_message(NewGame { setup, players, seed: Seed(seed), resume: None });
    for _ in 0..5 {
        app.update();
    }
}

/// Lays the panels out as the window would; returns what layout and tessellation took, or `None` without a game.
fn lay_out(app: &App, ctx: &egui::Context, cache: &mut ModelCache) -> Option<[Duration; 2]> {
    let world = app.world();
    let table = world.get_resource_ref::<Match>()?;
    // Nothing else changes here.
    let changes = [table.last_changed(); 4];
    let begun = Instant::now();
    let content = world.resource::<Content>();
    let (side, dock) = models(&table, content, world.resource::<Words>(), world.resource::<Settings>(), changes, cache);
    let words = world.resource::<Words>();
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0));
    let input = egui::RawInput { screen_rect: Some(window), ..egui::RawInput::default() };
    let mut asks = Vec::new();
    // The typefaces arrive with the second frame.
    let dressed = ctx.cumulative_pass_nr() > 1;
    let mut output = ctx.run_ui(input, |ui| {
        theme::apply(ui.ctx(), 1.0, true);
        if dressed {
            around(ui, words, side, dock, 1.0, InPlace::default(), &mut asks);
        }
    });
    let layout = begun.elapsed();
    output.textures_delta.clear();
    ctx.tessellate(std::mem::take(&mut output.shapes), output.pixels_per_point);
    Some([layout, begun.elapsed() - layout])
}

//! How long the client's own work takes in a frame while opponents think: all systems of the table and the layout of its
//! panels, without rendering. Prints one line for the median and one for the 99th percentile.
//!
//! Usage: `cargo run --example frame_time [FRAMES]`

use std::{
    path::Path,
    time::{Duration, Instant},
};

use bevy::prelude::*;
use bevy_egui::egui;
use risk::Setup;
use rubicon::{
    app,
    content::Content,
    games::conquest::{
        Match,
        panels::{OddsCache, around, models},
    },
    handover::{GameSetup, NewGame},
    settings::{Settings, Speed},
    text::Words,
    theme,
};
use tabletop::{Controller, Player, Seed};

/// Pictures a second of the window that is imitated.
const PACE: Duration = Duration::from_micros(16_667);
/// What the 99th percentile may be.
const BUDGET: f64 = 2.0;

fn main() {
    let frames: usize = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1200);
    let mut app = app::headless();
    app.insert_resource(Content::load(Path::new(env!("CARGO_MANIFEST_DIR"))));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Fast;
    for _ in 0..3 {
        app.update();
    }
    let players = (0..6)
        .map(|look| Player {
            name: format!("Minimax {}", look + 1),
            controller: Controller::Agent("minimax:nodes=2000000,depth=9".to_owned()),
            look,
        })
        .collect();
    let setup = GameSetup::Conquest(Setup { seats: 6, start: risk::Start::Scatter, ..Setup::default() });
    app.world_mut().write_message(NewGame { setup, players, seed: Seed(1), resume: None });
    for _ in 0..30 {
        app.update();
    }

    let ctx = egui::Context::default();
    let mut odds = OddsCache::default();
    let mut times = Vec::new();
    let patience = Instant::now();
    while times.len() < frames && patience.elapsed() < Duration::from_secs(300) {
        let begun = Instant::now();
        app.update();
        let thinking = lay_out(&app, &ctx, &mut odds);
        let taken = begun.elapsed();
        if thinking {
            times.push(taken.as_secs_f64() * 1e3);
        }
        std::thread::sleep(PACE.saturating_sub(begun.elapsed()));
    }
    times.sort_by(f64::total_cmp);
    for (name, share, budget) in [("p50", 0.50, None), ("p99", 0.99, Some(BUDGET))] {
        let at = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        let value = times.get(at).copied().unwrap_or(f64::NAN);
        let budget_text = budget.map_or("null".to_owned(), |budget| budget.to_string());
        let ok = budget.is_none_or(|budget| value <= budget);
        println!(
            r#"{{"name":"client frame while an agent thinks, {name} of {} frames","value":{value:.3},"unit":"ms","budget":{budget_text},"ok":{ok}}}"#,
            times.len()
        );
    }
}

/// Lays the panels out as the window would. Returns whether an opponent is thinking.
fn lay_out(app: &App, ctx: &egui::Context, odds: &mut OddsCache) -> bool {
    let world = app.world();
    let Some(table) = world.get_resource::<Match>() else { return false };
    let (content, words, settings) =
        (world.resource::<Content>(), world.resource::<Words>(), world.resource::<Settings>());
    let (side, dock) = models(table, content, words, settings, odds);
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0));
    let input = egui::RawInput { screen_rect: Some(window), ..egui::RawInput::default() };
    let mut asks = Vec::new();
    // The typefaces arrive with the second frame.
    let dressed = ctx.cumulative_pass_nr() > 1;
    let output = ctx.run_ui(input, |ui| {
        theme::apply(ui.ctx(), 1.0, true);
        if dressed {
            around(ui, words, &side, &dock, 1.0, &mut asks);
        }
    });
    ctx.tessellate(output.shapes, output.pixels_per_point);
    table.host.thought().is_some()
}

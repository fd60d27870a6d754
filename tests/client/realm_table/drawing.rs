//! What it takes to draw the table, and that what stands still is not made anew.

use std::time::Instant;

use bevy_egui::egui::{self, Rect, pos2, vec2};
use rubicon::{games::dominion::Content, theme::color::IVORY};

use crate::hands::shell;

/// Pictures on a table in the middle of a game: the supply, a hand, and what is in play.
const PICTURES: usize = 30;
/// Frames that are measured.
const FRAMES: usize = 200;

/// Draws so many frames of a table's pictures, each by `paint`, and returns milliseconds a frame.
fn milliseconds(content: &Content, paint: impl Fn(&egui::Painter, &str, Rect)) -> f64 {
    let ids: Vec<&String> = content.album.subjects().take(PICTURES).collect();
    let ctx = egui::Context::default();
    let mut spent = 0.0;
    for frame in 0..FRAMES + 5 {
        let begun = Instant::now();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for (at, id) in ids.iter().enumerate() {
                let corner = pos2(90.0 * (at % 10) as f32, 70.0 * (at / 10) as f32);
                paint(ui.painter(), id, Rect::from_min_size(corner, vec2(84.0, 56.0)));
            }
        });
        output.textures_delta.clear();
        let triangles = ctx.tessellate(output.shapes, output.pixels_per_point);
        assert!(!triangles.is_empty());
        if frame >= 5 {
            spent += begun.elapsed().as_secs_f64();
        }
    }
    1e3 * spent / FRAMES as f64
}

/// `cargo test --test client realm_table drawing -- --ignored --nocapture` prints what is to be saved.
#[test]
#[ignore = "a measurement"]
fn pictures_that_stand_still_cost_less() {
    let app = shell(None);
    let content = app.world().resource::<Content>().clone();
    let picture = |id: &str| content.album.get(id).expect("there");
    let kept = milliseconds(&content, |painter, id, area| picture(id).paint(painter, area, IVORY));
    let anew = milliseconds(&content, |painter, id, area| {
        picture(id).shapes_in(area, IVORY).into_iter().for_each(|shape| {
            painter.add(shape);
        });
    });
    println!("{PICTURES} pictures a frame: {anew:.3} ms made anew, {kept:.3} ms kept");
    assert!(kept < 0.8 * anew, "{kept} ms against {anew} ms");
}

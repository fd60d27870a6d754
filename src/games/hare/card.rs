//! Small pictures of the track by lamplight: on the game's card in the lobby, and how a race that was left stands.

use std::sync::Arc;

use bevy::{
    color::{ColorToPacked, LinearRgba, Srgba},
    math::{Rect as Rect2d, Vec2},
};
use bevy_egui::egui::{self, Color32, Mesh, Painter, Rect, Shape};
use hare::{GOAL, Track as Squares};

use super::{
    board::{self, Track},
    pictures::Subject,
    theme::meadow::{EARTH, GRASS, PATH, RUNNER, SEAM},
};
use crate::{
    board::Ink,
    table::CardPicture,
    theme::{Livery, Palette, color},
};

/// The part of the board that the card in the lobby shows.
const CLOSE: Rect2d = Rect2d { min: Vec2::new(40.0, -760.0), max: Vec2::new(920.0, -320.0) };
/// How much larger than on the board signs and runners are drawn, so that they are seen where all is small.
const LARGER: f32 = 1.5;

/// The picture on the card: the track with a few runners on it.
pub(super) fn picture() -> Option<CardPicture> {
    let squares = Squares::shipped(hare::DEFAULT_BOARD)?;
    let palette = Palette::default();
    let runners = [(0, 28), (1, 33), (2, 31), (3, 22)];
    let runners = runners.map(|(look, square)| (palette.livery(look), square));
    Some(drawn(&squares, runners.into(), CLOSE))
}

/// How a race stands: where whose runners are.
pub(super) fn standing(squares: &Squares, runners: Vec<(Livery, u8)>) -> CardPicture {
    drawn(squares, runners, Track::bounds())
}

/// The track and the runners on it, of which at least `part` is seen.
fn drawn(squares: &Squares, runners: Vec<(Livery, u8)>, part: Rect2d) -> CardPicture {
    let track = Track::default();
    let mut ink = Ink::default();
    ink.stroke(track.line(), false, 2.0 * PATH, EARTH.bevy());
    for square in 0..=GOAL {
        let kind = squares.square(square);
        let outline = track.outline(square);
        ink.fill(std::slice::from_ref(&outline), board::shade_of(kind).bevy());
        ink.stroke(&outline, true, 3.0, SEAM.bevy());
        Subject::of_square(kind).draw(&mut ink, track.middle(square), 36.0, color::IVORY);
    }
    for (number, (livery, square)) in runners.iter().enumerate() {
        let before = runners[..number].iter().filter(|(_, other)| other == square).count();
        let count = runners.iter().filter(|(_, other)| other == square).count();
        let at = track.stand(*square, (before, count)) + Vec2::new(0.0, 14.0);
        Subject::Runner.draw(&mut ink, at, LARGER * RUNNER, livery.color.shade());
    }
    let (corners, triangles) = ink.triangles();
    let corners: Vec<(egui::Vec2, Color32)> = corners
        .into_iter()
        .map(|(at, color)| {
            let lit = board::light(Track::bounds(), at);
            let color = LinearRgba { red: lit * color.red, green: lit * color.green, blue: lit * color.blue, ..color };
            let [r, g, b, a] = Srgba::from(color).to_u8_array();
            let off = at - part.center();
            (egui::vec2(off.x, -off.y), Color32::from_rgba_unmultiplied(r, g, b, a))
        })
        .collect();
    Arc::new(move |painter: &Painter, area: Rect| {
        painter.rect_filled(area, 0.0, GRASS[0].mix(GRASS[1], 0.35).egui());
        // All of the part is seen; beside it the meadow goes on.
        let scale = (area.height() / part.height()).min(area.width() / part.width());
        let mut mesh = Mesh { indices: triangles.clone(), ..Mesh::default() };
        corners.iter().for_each(|(at, color)| mesh.colored_vertex(area.center() + scale * *at, *color));
        painter.with_clip_rect(area.intersect(painter.clip_rect())).add(Shape::mesh(mesh));
    })
}

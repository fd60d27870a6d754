//! The squares: their grounds, signs and numbers, and how they are lit.

use bevy::prelude::*;
use hare::{GOAL, Square};

use super::{Track, depth, ground, light, place_of};
use crate::{
    board::{Board, Depth, Highlight, Highlights, Ink, OnBoard, tile},
    games::hare::{
        pictures::Subject,
        theme::meadow::{DIMMED, FADE, LIT, NUMBER, RANK, RANK_INK, SEAM, SIGN},
    },
    settings::Settings,
    shell::Motion,
    theme::{GameFonts, color, color::Shade},
};

/// No letters on the board are smaller, pixels.
const LEAST: f32 = 13.0;

/// The ground of one square.
#[derive(Component)]
pub(super) struct Ground {
    square: u8,
    shade: Shade,
    material: Handle<ColorMaterial>,
    now: LinearRgba,
}

/// Letters on the board: their height, world units.
#[derive(Component)]
pub(super) struct Letters(f32);

pub(super) fn spawn(
    commands: &mut Commands,
    (track, squares): (&Track, &[Square]),
    fonts: &GameFonts,
    grain: &Handle<Image>,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    let plain = materials.add(ColorMaterial::default());
    let (mut seams, mut signs) = (Ink::default(), Ink::default());
    for (square, kind) in (0..=GOAL).zip(squares) {
        let outline = track.outline(square);
        seams.stroke(&outline, true, 2.2, SEAM.bevy_alpha(0.85));
        let mut ink = Ink::default();
        ink.fill_by(std::slice::from_ref(&outline), |at| LinearRgba::gray(light(Track::bounds(), at)));
        let shade = ground::shade_of(*kind);
        let now = shade.bevy().to_linear();
        let material = materials.add(ColorMaterial { texture: Some(grain.clone()), color: now.into(), ..default() });
        commands.spawn((
            OnBoard,
            Ground { square, shade, material: material.clone(), now },
            Mesh2d(meshes.add(ink.mesh(Vec2::splat(tile::GRAIN_SIZE as f32)))),
            MeshMaterial2d(material),
            depth::SQUARES.at(Vec2::ZERO),
        ));
        let [at, number] = track.marks(square);
        Subject::of_square(*kind).draw(&mut signs, at, SIGN, color::IVORY);
        if let Square::Position(rank) = kind {
            letters(commands, fonts, rank.to_string(), (at, RANK), RANK_INK);
        }
        if (1..GOAL).contains(&square) {
            letters(commands, fonts, square.to_string(), (number, NUMBER), color::INK_TEXT);
        }
    }
    for (mesh, layer) in [(seams, depth::SIGNS), (signs, Depth::Lines(1))] {
        commands.spawn((
            OnBoard,
            Mesh2d(meshes.add(mesh.plain())),
            MeshMaterial2d(plain.clone()),
            layer.at(Vec2::ZERO),
        ));
    }
}

fn letters(commands: &mut Commands, fonts: &GameFonts, text: String, (at, height): (Vec2, f32), ink: Shade) {
    commands.spawn((
        OnBoard,
        Letters(height),
        Text2d::new(text),
        TextFont { font: fonts.sans_strong.clone().into(), ..default() },
        TextColor(ink.bevy()),
        Depth::Lines(2).at(at),
    ));
}

/// Keeps letters sharp and as large as the board has them, however close the view is.
pub(super) fn write(
    board: Res<Board>,
    mut written_for: Local<f32>,
    mut letters: Query<(&Letters, &mut TextFont, &mut Transform)>,
) {
    let scale = board.viewport.scale();
    if *written_for == scale && !board.is_added() {
        return;
    }
    *written_for = scale;
    for (Letters(height), mut font, mut transform) in &mut letters {
        let size = FontSize::Px((height / scale).round().max(LEAST));
        if font.font_size != size {
            font.font_size = size;
        }
        transform.scale = Vec3::splat(scale);
    }
}

/// The colour of a square's ground in a light.
fn lit(shade: Shade, light: Highlight, pointed: bool) -> LinearRgba {
    let shade = match (light, pointed) {
        (_, true) => shade.mix(color::IVORY, 0.4),
        (Highlight::Dim, false) => shade.mix(color::INK_NAVY, DIMMED),
        (Highlight::Chosen | Highlight::Target, false) => shade.mix(color::LAMP_BRIGHT, 0.55),
        (Highlight::Legal, false) => shade.mix(color::IVORY, LIT),
        (Highlight::Plain | Highlight::Open, false) => shade,
    };
    shade.bevy().to_linear()
}

/// Paints what is lit otherwise than before, a little more each frame.
pub(super) fn paint(
    highlights: Res<Highlights>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut grounds: Query<&mut Ground>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut motion: ResMut<Motion>,
) {
    let fade = settings.lasts(FADE);
    let share = if fade > 0.0 { 1.0 - (-3.0 * time.delta_secs() / fade).exp() } else { 1.0 };
    for mut ground in &mut grounds {
        let place = place_of(ground.square);
        let goal = lit(ground.shade, highlights.of(place), highlights.pointed == Some(place));
        if goal == ground.now {
            continue;
        }
        motion.smooth();
        let ground = ground.bypass_change_detection();
        let mixed = ground.now.mix(&goal, share);
        let close = mixed.to_f32_array().into_iter().zip(goal.to_f32_array()).all(|(a, b)| (a - b).abs() < 2e-3);
        ground.now = if close { goal } else { mixed };
        if let Some(mut material) = materials.get_mut(&ground.material) {
            material.color = ground.now.into();
        }
    }
}

//! The land: parchment washed with the owner's colour, lakes, coasts and borders; and how it is shaded.

use bevy::{math::Affine2, prelude::*, sprite_render::AlphaMode2d};
use risk::map::{BorderKind, TerritoryId};

use super::{
    atlas::{Atlas, place_of},
    depth,
    look::{BoardLook, Holder, PlaceLook, Tint},
    relief, sea,
};
use crate::{
    board::{Depth, Highlight, Highlights, Ink, OnBoard, tile},
    settings::Settings,
    shell::Motion,
    theme::{Shade, board, color, seats},
};

/// The paint of one territory.
#[derive(Component)]
pub(super) struct Paint {
    territory: TerritoryId,
    paper: Handle<ColorMaterial>,
    wash: Handle<ColorMaterial>,
    /// Colours now: paper, wash.
    now: [LinearRgba; 2],
}

/// Spawns the land.
pub(super) fn spawn(
    commands: &mut Commands,
    atlas: &Atlas,
    grain: &Handle<Image>,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
    images: &mut Assets<Image>,
) {
    let washed = images.add(relief::wash(atlas));
    let grain_span = Vec2::splat(tile::GRAIN_SIZE as f32);
    for (territory, land) in atlas.territories() {
        let mut ink = Ink::default();
        let shade = |at| LinearRgba::gray(light(atlas.bounds(), at));
        land.polygons().iter().for_each(|rings| ink.fill_by(rings, shade));
        let mesh = meshes.add(ink.mesh(grain_span));
        let now = colors(PlaceLook::default(), Highlight::Plain, false);
        let paper = materials.add(ColorMaterial { texture: Some(grain.clone()), color: now[0].into(), ..default() });
        let wash = materials.add(ColorMaterial {
            texture: Some(washed.clone()),
            color: now[1].into(),
            alpha_mode: AlphaMode2d::Blend,
            uv_transform: Affine2::from_scale(grain_span / atlas.size()),
        });
        commands.spawn((
            OnBoard,
            Mesh2d(mesh.clone()),
            MeshMaterial2d(paper.clone()),
            depth::PAPER.at(Vec2::ZERO),
            Paint { territory, paper, wash: wash.clone(), now },
        ));
        commands.spawn((OnBoard, Mesh2d(mesh), MeshMaterial2d(wash), depth::WASH.at(Vec2::ZERO)));
    }
    let plain = materials.add(ColorMaterial::default());
    let mut layer = |mesh: Mesh, depth: Depth| {
        commands.spawn((OnBoard, Mesh2d(meshes.add(mesh)), MeshMaterial2d(plain.clone()), depth.at(Vec2::ZERO)));
    };
    layer(wilds(atlas), depth::WILDS);
    layer(lakes(atlas), depth::LAKES);
    layer(borders(atlas), depth::BORDERS);
}

/// How bright a point of the land is (0–1).
pub(super) fn light(board: Rect, at: Vec2) -> f32 {
    let [least, most] = board::LAND_LIGHT;
    least + (most - least) * sea::lamplight(board, at)
}

fn wilds(atlas: &Atlas) -> Mesh {
    let mut ink = Ink::default();
    for ring in atlas.wilds() {
        ink.fill(std::slice::from_ref(ring), board::WILDS.bevy());
    }
    ink.plain()
}

fn lakes(atlas: &Atlas) -> Mesh {
    let mut ink = Ink::default();
    for ring in atlas.lakes() {
        ink.fill(std::slice::from_ref(ring), board::LAKE.bevy());
        ink.stroke(ring, true, 0.5 * board::BORDER_WIDTH, board::COAST.bevy());
    }
    ink.plain()
}

fn borders(atlas: &Atlas) -> Mesh {
    let mut ink = Ink::default();
    // Coasts last, so that the ends of borders hide under them.
    for kind in [BorderKind::Territory, BorderKind::Continent, BorderKind::Coast] {
        let (width, color) = match kind {
            BorderKind::Territory => (board::BORDER_WIDTH, board::BORDER_INK.bevy()),
            BorderKind::Continent => (board::CONTINENT_WIDTH, board::BORDER_INK.bevy()),
            BorderKind::Coast => (board::COAST_WIDTH, board::COAST.bevy()),
        };
        for line in atlas.lines().iter().filter(|line| line.kind == kind) {
            ink.stroke(&line.points, false, width, color);
        }
    }
    ink.plain()
}

/// Colours of a territory's paper and wash.
fn colors(place: PlaceLook, light: Highlight, pointed: bool) -> [LinearRgba; 2] {
    let (paper, wash) = match place.holder {
        Holder::Seat(livery) => (board::LAND, Some(livery.color.shade().mix(board::EARTH.0, board::EARTH.1))),
        Holder::Neutral => (board::LAND, Some(seats::NEUTRAL)),
        Holder::Nobody => (board::LAND, None),
        Holder::Unseen => (board::FOG, None),
    };
    let (paper, wash) = match place.tint {
        Tint::Owner => (paper, wash),
        Tint::Bare if place.holder == Holder::Unseen => (paper, None),
        Tint::Bare => (board::LAND.mix(color::INK_NAVY, 0.12), None),
        Tint::Shade(shade) => (board::LAND, Some(shade)),
    };
    let lit = |shade: Shade| match (light, pointed) {
        (_, true) => shade.mix(color::IVORY, 0.28),
        (Highlight::Dim, false) => shade.mix(color::INK_NAVY, board::DIMMED),
        (Highlight::Legal | Highlight::Chosen | Highlight::Target, false) => shade.mix(color::IVORY, board::LIT),
        (Highlight::Plain | Highlight::Open, false) => shade,
    };
    let wash = wash.map_or(LinearRgba::NONE, |shade| lit(shade).bevy().to_linear());
    [lit(paper).bevy().to_linear(), wash]
}

/// Paints what has changed hands or light, a little more each frame.
pub(super) fn paint(
    look: Res<BoardLook>,
    highlights: Res<Highlights>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut paints: Query<&mut Paint>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut motion: ResMut<Motion>,
) {
    let fade = settings.lasts(board::LIGHT_FADE);
    let share = if fade > 0.0 { 1.0 - (-3.0 * time.delta_secs() / fade).exp() } else { 1.0 };
    for mut paint in &mut paints {
        let place = place_of(paint.territory);
        let pointed = highlights.pointed == Some(place);
        let goal = colors(look.place(paint.territory), highlights.of(place), pointed);
        if goal == paint.now {
            continue;
        }
        motion.smooth();
        let bypass = paint.bypass_change_detection();
        for (now, goal) in bypass.now.iter_mut().zip(goal) {
            let mixed = now.mix(&goal, share);
            *now = if close(mixed, goal) { goal } else { mixed };
        }
        for (handle, color) in [(&bypass.paper, bypass.now[0]), (&bypass.wash, bypass.now[1])] {
            if let Some(mut material) = materials.get_mut(handle) {
                material.color = color.into();
            }
        }
    }
}

fn close(a: LinearRgba, b: LinearRgba) -> bool {
    a.to_f32_array().into_iter().zip(b.to_f32_array()).all(|(a, b)| (a - b).abs() < 2e-3)
}

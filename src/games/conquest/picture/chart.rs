//! The chart: sea with shallows and graticule, land washed with its owner's colour, coasts of brass.

use bevy::{math::Affine2, prelude::*, sprite_render::AlphaMode2d};
use risk::map::BorderKind;

use super::super::board::{Atlas, relief};
use crate::{
    board::{Ink, tile},
    games::conquest::theme::picture,
    theme::{board, color},
};

/// Spawns two copies of the chart side by side below `world`. Returns the paint of each territory, in the map's order.
pub(super) fn spawn(
    commands: &mut Commands,
    world: Entity,
    atlas: &Atlas,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
    images: &mut Assets<Image>,
) -> Vec<Handle<ColorMaterial>> {
    let grain_span = Vec2::splat(tile::GRAIN_SIZE as f32);
    let blend = |color: Color, texture: Option<Handle<Image>>| ColorMaterial {
        color,
        texture,
        alpha_mode: AlphaMode2d::Blend,
        ..default()
    };
    let plain = materials.add(blend(Color::WHITE, None));
    let shallows =
        materials.add(blend(board::SHALLOWS.bevy_alpha(picture::SHALLOWS), Some(images.add(relief::shallows(atlas)))));
    let paper = materials.add(ColorMaterial {
        color: board::LAND.bevy(),
        texture: Some(images.add(tile::grain())),
        ..default()
    });
    let washed = images.add(relief::wash(atlas));
    let mut layers = vec![
        (meshes.add(graticule(atlas)), plain.clone()),
        (meshes.add(sheet(atlas)), shallows),
        (meshes.add(wilds(atlas)), plain.clone()),
    ];
    let mut paints = Vec::new();
    let mut land = Ink::default();
    for (_, territory) in atlas.territories() {
        let mut ink = Ink::default();
        for rings in territory.polygons() {
            land.fill(rings, LinearRgba::WHITE);
            ink.fill(rings, LinearRgba::WHITE);
        }
        let paint = materials.add(ColorMaterial {
            uv_transform: Affine2::from_scale(grain_span / atlas.size()),
            ..blend(Color::NONE, Some(washed.clone()))
        });
        layers.push((meshes.add(ink.mesh(grain_span)), paint.clone()));
        paints.push(paint);
    }
    layers.insert(3, (meshes.add(land.mesh(grain_span)), paper));
    layers.push((meshes.add(lines(atlas)), plain));
    for copy in 0..2_u8 {
        for (depth, (mesh, material)) in layers.iter().enumerate() {
            let place = Vec3::new(f32::from(copy) * atlas.size().x, 0.0, picture::STEP * depth as f32);
            let layer = (Mesh2d(mesh.clone()), MeshMaterial2d(material.clone()), Transform::from_translation(place));
            commands.entity(world).with_child(layer);
        }
    }
    paints
}

fn graticule(atlas: &Atlas) -> Mesh {
    let mut ink = Ink::default();
    let color = color::BRASS.bevy_alpha(picture::GRATICULE);
    let size = atlas.size();
    let [meridians, parallels] = picture::LINES;
    for i in 0..meridians {
        let x = size.x * i as f32 / meridians as f32;
        ink.stroke(&[Vec2::new(x, 0.0), Vec2::new(x, -size.y)], false, picture::HAIRLINE, color);
    }
    for i in 0..=parallels {
        let y = -size.y * i as f32 / parallels as f32;
        ink.stroke(&[Vec2::new(0.0, y), Vec2::new(size.x, y)], false, picture::HAIRLINE, color);
    }
    ink.plain()
}

/// A sheet over the chart for a texture that covers it.
fn sheet(atlas: &Atlas) -> Mesh {
    let mut ink = Ink::default();
    let (low, high) = (atlas.bounds().min, atlas.bounds().max);
    let corners = [low, Vec2::new(high.x, low.y), high, Vec2::new(low.x, high.y)];
    ink.convex(corners.map(|at| (at, LinearRgba::WHITE)));
    ink.mesh(atlas.size())
}

fn wilds(atlas: &Atlas) -> Mesh {
    let mut ink = Ink::default();
    for wild in atlas.wilds() {
        ink.fill(std::slice::from_ref(wild), board::WILDS.bevy());
    }
    ink.plain()
}

fn lines(atlas: &Atlas) -> Mesh {
    let mut ink = Ink::default();
    for lake in atlas.lakes() {
        ink.fill(std::slice::from_ref(lake), board::LAKE.bevy());
    }
    for line in atlas.lines() {
        let (width, color) = match line.kind {
            BorderKind::Coast => (board::COAST_WIDTH, board::COAST.bevy()),
            BorderKind::Continent => (board::CONTINENT_WIDTH, board::BORDER_INK.bevy_alpha(0.7)),
            BorderKind::Territory => (board::BORDER_WIDTH, board::BORDER_INK.bevy_alpha(0.6)),
        };
        ink.stroke(&line.points, false, width, color);
    }
    ink.plain()
}

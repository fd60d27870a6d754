//! The land: parchment washed with the owner's colour, lakes, coasts and borders; and how it is lit.

use bevy::{math::Affine2, prelude::*, sprite_render::AlphaMode2d};
use risk::map::{BorderKind, TerritoryId};

use super::{
    Depth, OnBoard,
    atlas::{Atlas, Shape},
    ink::Ink,
    look::{BoardLook, Holder, Light, PlaceLook, Tint},
    relief::{self, GRAIN_SIZE},
    sea,
};
use crate::{
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
    /// Seconds a flash still lasts, and lasted in all.
    flash: (f32, f32),
}

/// The line of light around a territory.
#[derive(Component)]
pub(super) struct Glow(TerritoryId);

/// What a line of light is drawn in.
#[derive(Resource)]
pub(super) struct GlowInks {
    chosen: Handle<ColorMaterial>,
    target: Handle<ColorMaterial>,
    legal: Handle<ColorMaterial>,
    pointed: Handle<ColorMaterial>,
}

/// The hatching over a territory in fog.
#[derive(Component)]
pub(super) struct Hatching(TerritoryId);

/// Asks for a flash of light over a territory, as when it is captured.
#[derive(Message, Clone, Copy, Debug)]
pub struct Flash {
    /// Where.
    pub territory: TerritoryId,
    /// For how many seconds.
    pub seconds: f32,
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
    let grain_span = Vec2::splat(GRAIN_SIZE as f32);
    let hatch = materials.add(ColorMaterial {
        color: board::FOG_HATCH.bevy(),
        texture: Some(images.add(relief::hatch())),
        alpha_mode: AlphaMode2d::Blend,
        uv_transform: Affine2::from_scale(grain_span / relief::HATCH_SPAN),
    });
    let inks = GlowInks {
        chosen: materials.add(color::LAMP_BRIGHT.bevy()),
        target: materials.add(color::DANGER_TEXT.bevy()),
        legal: materials.add(color::LAMP_GOLD.bevy_alpha(0.75)),
        pointed: materials.add(color::IVORY.bevy_alpha(0.9)),
    };
    for (territory, shape) in atlas.shapes() {
        let mut ink = Ink::default();
        let light = |at: Vec2| {
            let [least, most] = board::LAND_LIGHT;
            let light = least + (most - least) * sea::lamplight(atlas.bounds(), at);
            LinearRgba::new(light, light, light, 1.0)
        };
        shape.pieces.iter().for_each(|rings| ink.fill_by(rings, light));
        let mesh = meshes.add(ink.mesh(grain_span));
        let now = colors(PlaceLook::default(), false);
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
            Depth::Paper.at(Vec2::ZERO),
            Paint { territory, paper, wash: wash.clone(), now, flash: (0.0, 0.0) },
        ));
        commands.spawn((OnBoard, Mesh2d(mesh.clone()), MeshMaterial2d(wash), Depth::Wash.at(Vec2::ZERO)));
        commands.spawn((
            OnBoard,
            Hatching(territory),
            Mesh2d(mesh),
            MeshMaterial2d(hatch.clone()),
            Depth::Hatching.at(Vec2::ZERO),
            Visibility::Hidden,
        ));
        commands.spawn((
            OnBoard,
            Glow(territory),
            Mesh2d(meshes.add(outline(shape))),
            MeshMaterial2d(inks.legal.clone()),
            Depth::Glow.at(Vec2::ZERO),
            Visibility::Hidden,
        ));
    }
    commands.insert_resource(inks);
    let plain = materials.add(ColorMaterial::default());
    let mut layer = |mesh: Mesh, depth: Depth| {
        commands.spawn((OnBoard, Mesh2d(meshes.add(mesh)), MeshMaterial2d(plain.clone()), depth.at(Vec2::ZERO)));
    };
    layer(wilds(atlas), Depth::Wilds);
    layer(lakes(atlas), Depth::Lakes);
    layer(borders(atlas), Depth::Borders);
}

fn outline(shape: &Shape) -> Mesh {
    let mut ink = Ink::default();
    for ring in shape.pieces.iter().flatten() {
        ink.stroke(ring, true, board::GLOW_WIDTH, LinearRgba::WHITE);
    }
    ink.plain()
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
fn colors(place: PlaceLook, pointed: bool) -> [LinearRgba; 2] {
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
    let lit = |shade: Shade| match (place.light, pointed) {
        (_, true) => shade.mix(color::IVORY, 0.28),
        (Light::Dim, false) => shade.mix(color::INK_NAVY, 0.34),
        (Light::Chosen | Light::Target, false) => shade.mix(color::IVORY, 0.12),
        (Light::Plain | Light::Legal, false) => shade,
    };
    let wash = wash.map_or(LinearRgba::NONE, |shade| lit(shade).bevy().to_linear());
    [lit(paper).bevy().to_linear(), wash]
}

/// Paints what has changed hands or light, a little more each frame.
pub(super) fn paint(
    look: Res<BoardLook>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut flashes: MessageReader<Flash>,
    mut paints: Query<&mut Paint>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut motion: ResMut<Motion>,
) {
    let flashes: Vec<Flash> = flashes.read().copied().collect();
    let fade = settings.lasts(board::LIGHT_FADE);
    let share = if fade > 0.0 { 1.0 - (-3.0 * time.delta_secs() / fade).exp() } else { 1.0 };
    for mut paint in &mut paints {
        if let Some(flash) = flashes.iter().find(|flash| flash.territory == paint.territory) {
            paint.flash = (flash.seconds, flash.seconds);
        }
        let mut goal = colors(look.place(paint.territory), look.pointed == Some(paint.territory));
        let (left, lasts) = paint.flash;
        if left > 0.0 && settings.reduced_motion {
            paint.flash.0 = 0.0;
        } else if left > 0.0 {
            goal = goal.map(|color| color.mix(&color::LAMP_BRIGHT.bevy().to_linear(), 0.75 * left / lasts));
            paint.flash.0 = (left - time.delta_secs()).max(0.0);
        }
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

/// Draws lines of light around what can be acted on, and hatching over what cannot be seen.
pub(super) fn mark(
    look: Res<BoardLook>,
    inks: Res<GlowInks>,
    mut glows: Query<(&Glow, &mut MeshMaterial2d<ColorMaterial>, &mut Visibility), Without<Hatching>>,
    mut hatchings: Query<(&Hatching, &mut Visibility), Without<Glow>>,
) {
    if !look.is_changed() {
        return;
    }
    for (glow, mut material, mut visibility) in &mut glows {
        let ink = match look.place(glow.0).light {
            Light::Chosen => Some(&inks.chosen),
            Light::Target => Some(&inks.target),
            _ if look.pointed == Some(glow.0) => Some(&inks.pointed),
            Light::Legal => Some(&inks.legal),
            Light::Plain | Light::Dim => None,
        };
        visibility.set_if_neq(if ink.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        if let Some(ink) = ink.filter(|ink| material.0 != **ink) {
            material.0 = ink.clone();
        }
    }
    for (hatching, mut visibility) in &mut hatchings {
        let unseen = look.place(hatching.0).holder == Holder::Unseen;
        visibility.set_if_neq(if unseen { Visibility::Inherited } else { Visibility::Hidden });
    }
}

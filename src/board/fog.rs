//! What lies over the places that nobody at this screen can see.

use bevy::{math::Affine2, prelude::*, sprite_render::AlphaMode2d};

use super::{Depth, PlaceId, on_board::OfPlaces, tile};
use crate::{settings::Settings, shell::Motion, theme::board};

/// How places out of sight are hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fog {
    /// Hatched, with the ground to be seen below.
    Hatching,
    /// Under clouds that drift and let nothing through.
    Clouds,
}

/// Which places are out of sight, by place.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Unseen(pub Vec<bool>);

/// What hides one place.
#[derive(Component)]
pub(super) struct Veil(PlaceId);

/// What all of it is drawn in.
#[derive(Resource)]
pub(super) struct FogInk {
    ink: Handle<ColorMaterial>,
    fog: Fog,
    /// How far it has drifted, in tiles.
    drifted: f32,
}

pub(super) fn spawn(
    commands: &mut Commands,
    fog: Fog,
    veils: Vec<Handle<Mesh>>,
    materials: &mut Assets<ColorMaterial>,
    images: &mut Assets<Image>,
) {
    let (shade, tile, span) = match fog {
        Fog::Hatching => (board::FOG_HATCH, tile::hatch(), board::HATCH_SPAN),
        Fog::Clouds => (board::CLOUD, tile::clouds(), board::CLOUD_SPAN),
    };
    let ink = materials.add(ColorMaterial {
        color: shade.bevy(),
        texture: Some(images.add(tile)),
        alpha_mode: AlphaMode2d::Blend,
        uv_transform: Affine2::from_scale(Vec2::splat(span.recip())),
    });
    for (place, veil) in (0..).map(PlaceId).zip(veils) {
        commands.spawn((
            OfPlaces,
            Veil(place),
            Mesh2d(veil),
            MeshMaterial2d(ink.clone()),
            Depth::Fog.at(Vec2::ZERO),
            Visibility::Hidden,
        ));
    }
    commands.insert_resource(FogInk { ink, fog, drifted: 0.0 });
}

/// Hides what is out of sight.
pub(super) fn hide(unseen: Res<Unseen>, mut veils: Query<(&Veil, &mut Visibility)>) {
    if !unseen.is_changed() {
        return;
    }
    for (veil, mut visibility) in &mut veils {
        let hidden = unseen.0.get(veil.0.index()).copied().unwrap_or_default();
        visibility.set_if_neq(if hidden { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// Lets clouds drift.
pub(super) fn drift(
    unseen: Res<Unseen>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut motion: ResMut<Motion>,
    ink: Option<ResMut<FogInk>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
) {
    let (Some(mut ink), Some(mut materials)) = (ink, materials) else { return };
    if ink.fog != Fog::Clouds || settings.reduced_motion || !unseen.0.contains(&true) {
        return;
    }
    motion.ambient();
    ink.drifted = (ink.drifted + time.delta_secs() * board::CLOUD_DRIFT / board::CLOUD_SPAN).fract();
    if let Some(mut material) = materials.get_mut(&ink.ink) {
        material.uv_transform.translation = Vec2::new(-ink.drifted, 0.0);
    }
}

//! Flashes of light over places, as when one is captured or named in the log.

use bevy::{prelude::*, sprite_render::AlphaMode2d};

use super::{Depth, PlaceId, areas::AreaMeshes, on_board::OfPlaces};
use crate::{
    settings::Settings,
    shell::{Motion, Passage},
    theme::color,
};

/// How solid a flash begins (0–1).
const BRIGHTEST: f32 = 0.75;

/// Asks for a flash of light over a place.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Flash {
    /// Where.
    pub place: PlaceId,
    /// For how many seconds.
    pub seconds: f32,
}

/// A flash that is seen.
#[derive(Component)]
pub(super) struct Flashing {
    place: PlaceId,
    passage: Passage,
    ink: Handle<ColorMaterial>,
}

/// Begins flashes; a second one over the same place takes the place of the first.
pub(super) fn begin(
    mut flashes: MessageReader<Flash>,
    mut commands: Commands,
    settings: Res<Settings>,
    areas: Option<Res<AreaMeshes>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
    flashing: Query<(Entity, &Flashing)>,
) {
    let (Some(areas), Some(mut materials), false) = (areas, materials, settings.reduced_motion) else {
        flashes.clear();
        return;
    };
    for flash in flashes.read().filter(|flash| flash.seconds > 0.0) {
        let Some(area) = areas.0.get(flash.place.index()) else { continue };
        for (entity, _) in flashing.iter().filter(|(_, other)| other.place == flash.place) {
            commands.entity(entity).despawn();
        }
        let color = color::LAMP_BRIGHT.bevy_alpha(BRIGHTEST);
        let ink = materials.add(ColorMaterial { color, alpha_mode: AlphaMode2d::Blend, ..default() });
        commands.spawn((
            OfPlaces,
            Flashing { place: flash.place, passage: Passage::new(flash.seconds), ink: ink.clone() },
            Mesh2d(area.clone()),
            MeshMaterial2d(ink),
            Depth::Flash.at(Vec2::ZERO),
        ));
    }
}

/// Lets flashes fade.
pub(super) fn fade(
    mut commands: Commands,
    time: Res<Time>,
    mut motion: ResMut<Motion>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
    mut flashing: Query<(Entity, &mut Flashing)>,
) {
    let Some(mut materials) = materials else { return };
    for (entity, mut flash) in &mut flashing {
        motion.smooth();
        if !flash.passage.pass(time.delta_secs()) {
            commands.entity(entity).despawn();
            continue;
        }
        if let Some(mut material) = materials.get_mut(&flash.ink) {
            material.color.set_alpha(BRIGHTEST * (1.0 - flash.passage.share()));
        }
    }
}

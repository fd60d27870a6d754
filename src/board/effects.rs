//! What rises and marches over the board for a moment.

use bevy::{prelude::*, sprite::Text2dShadow, sprite_render::AlphaMode2d};

use super::{Board, Depth, Ink, OnBoard, PlaceId, Route, arrow::circle};
use crate::{
    settings::Settings,
    shell::{Motion, Passage},
    theme::{GameFonts, Shade, board, color},
};

/// Asks for something to be seen for a moment.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum Effect {
    /// Letters that rise from a place, such as what was gained or lost there.
    Rise {
        /// Where.
        place: PlaceId,
        /// The letters.
        text: String,
        /// Their colour.
        shade: Shade,
        /// For how many seconds.
        seconds: f32,
    },
    /// A piece on its way.
    March {
        /// From where.
        from: PlaceId,
        /// Where to.
        to: PlaceId,
        /// The letters on it.
        text: String,
        /// Its colour, and that of its letters.
        shades: [Shade; 2],
        /// For how many seconds.
        seconds: f32,
    },
}

/// Leaves after its time.
#[derive(Component)]
pub(super) struct Passing {
    passage: Passage,
    path: Path,
}

/// How it moves meanwhile.
enum Path {
    /// Up, by so much of a piece's height, fading at the end.
    Rise(Vec2, f32),
    /// Along the way.
    March(Route),
}

/// Spawns what was asked for.
pub(super) fn spawn(
    mut effects: MessageReader<Effect>,
    mut commands: Commands,
    view: Res<Board>,
    fonts: Option<Res<GameFonts>>,
    settings: Res<Settings>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
) {
    let (Some(fonts), Some(mut meshes), Some(mut materials)) = (fonts, meshes, materials) else { return };
    let text = |words: String, ink: Color, size: f32| {
        (
            OnBoard,
            Text2d::new(words),
            TextFont {
                font: fonts.sans_strong.clone().into(),
                font_size: FontSize::Px((size * view.size).round()),
                ..default()
            },
            TextColor(ink),
            Text2dShadow { offset: Vec2::new(1.0, -1.5), color: color::SHADOW.bevy_alpha(0.95) },
        )
    };
    for effect in effects.read() {
        match effect {
            Effect::Rise { place, text: letters, shade, seconds } => {
                let Some(place) = view.places.get(*place) else { continue };
                let rise = if settings.reduced_motion { 0.0 } else { 0.75 };
                commands.spawn((
                    text(letters.clone(), shade.bevy(), board::RISE_LETTERS),
                    Passing { passage: Passage::new(*seconds), path: Path::Rise(place.centre(), rise) },
                    Depth::Effects.at(place.centre()).with_scale(Vec3::splat(view.viewport.scale())),
                ));
            }
            Effect::March { from, to, text: letters, shades: [shade, letter_shade], seconds } => {
                let Some(route) = view.places.route(*from, *to).filter(|_| !settings.reduced_motion) else { continue };
                let mut ink = Ink::default();
                let radius = 0.40 * view.piece_height() / view.viewport.scale();
                for (scale, shade) in [(1.25, color::INK_DEEP), (1.12, board::TOKEN_RIM), (1.0, *shade)] {
                    ink.convex(circle(32).map(|point| (point * radius * scale, shade.bevy().to_linear())));
                }
                let material = ColorMaterial { alpha_mode: AlphaMode2d::Opaque, ..default() };
                commands
                    .spawn((
                        OnBoard,
                        Mesh2d(meshes.add(ink.plain())),
                        MeshMaterial2d(materials.add(material)),
                        Passing { passage: Passage::new(*seconds), path: Path::March(route) },
                        Depth::Effects.at(route.at(0.0)).with_scale(Vec3::splat(view.viewport.scale())),
                    ))
                    .with_child((text(letters.clone(), letter_shade.bevy(), 13.0), Transform::from_xyz(0.0, 0.0, 0.1)));
            }
        }
    }
}

/// Moves what passes, and removes what has passed.
pub(super) fn pass(
    mut commands: Commands,
    view: Res<Board>,
    time: Res<Time>,
    mut motion: ResMut<Motion>,
    mut passing: Query<(Entity, &mut Passing, &mut Transform, Option<&mut TextColor>)>,
) {
    for (entity, mut passing, mut transform, ink) in &mut passing {
        motion.smooth();
        if !passing.passage.pass(time.delta_secs()) {
            commands.entity(entity).despawn();
            continue;
        }
        let share = passing.passage.share();
        let scale = view.viewport.scale();
        transform.scale = Vec3::splat(scale);
        let at = match passing.path {
            Path::Rise(from, height) => {
                if let Some(mut ink) = ink {
                    ink.0.set_alpha((3.0 * (1.0 - share)).min(1.0));
                }
                let eased = 1.0 - (1.0 - share) * (1.0 - share);
                from + Vec2::new(0.0, (0.55 + height * eased) * view.piece_height())
            }
            Path::March(route) => route.at(passing.passage.eased()),
        };
        transform.translation = at.extend(transform.translation.z);
    }
}

//! What rises, points and marches over the board for a moment.

use bevy::{prelude::*, sprite::Text2dShadow, sprite_render::AlphaMode2d};
use risk::map::TerritoryId;

use super::board::{Board, Depth, Ink, OnBoard, Way};
use crate::{
    settings::Settings,
    shell::Motion,
    theme::{GameFonts, Livery, board, color},
};

/// Asks for something to be seen for a moment.
#[derive(Message, Clone, Copy, Debug)]
pub enum Effect {
    /// Armies lost.
    Loss {
        /// Where.
        territory: TerritoryId,
        /// How many.
        armies: u32,
        /// For how many seconds.
        seconds: f32,
    },
    /// Armies gained.
    Gain {
        /// Where.
        territory: TerritoryId,
        /// How many.
        armies: u32,
        /// For how many seconds.
        seconds: f32,
    },
    /// Armies on the march.
    March {
        /// From where.
        from: TerritoryId,
        /// Where to.
        to: TerritoryId,
        /// How many.
        armies: u32,
        /// Whose.
        livery: Livery,
        /// For how many seconds.
        seconds: f32,
    },
}

/// Leaves after its time.
#[derive(Component)]
pub struct Passing {
    age: f32,
    lasts: f32,
    path: Path,
}

/// How it moves meanwhile.
enum Path {
    /// Up, so many pixels, fading at the end.
    Rise(Vec2, f32),
    /// Along the way.
    March(Way),
}

/// Spawns what was asked for.
pub fn spawn(
    mut effects: MessageReader<Effect>,
    mut commands: Commands,
    view: Option<Res<Board>>,
    fonts: Option<Res<GameFonts>>,
    settings: Res<Settings>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
) {
    let (Some(view), Some(fonts), Some(mut meshes), Some(mut materials)) = (view, fonts, meshes, materials) else {
        return;
    };
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
        match *effect {
            Effect::Loss { territory, armies, seconds } | Effect::Gain { territory, armies, seconds } => {
                let lost = matches!(effect, Effect::Loss { .. });
                let at = view.atlas.shape(territory).token;
                let (sign, ink) = if lost { ("\u{2212}", color::DANGER_TEXT) } else { ("+", color::LAMP_BRIGHT) };
                let rise = if settings.reduced_motion { 0.0 } else { 0.75 * board::TOKEN_HEIGHT * view.size };
                commands.spawn((
                    text(format!("{sign}{armies}"), ink.bevy(), 22.0),
                    Passing { age: 0.0, lasts: seconds, path: Path::Rise(at, rise) },
                    Depth::Effects.at(at).with_scale(Vec3::splat(view.lens.scale())),
                ));
            }
            Effect::March { from, to, armies, livery, seconds } => {
                if settings.reduced_motion {
                    continue;
                }
                let at = view.atlas.shape(from).token;
                let mut ink = Ink::default();
                let radius = 0.40 * board::TOKEN_HEIGHT * view.size;
                for (scale, shade) in [(1.25, color::INK_DEEP), (1.12, board::TOKEN_RIM), (1.0, livery.color.shade())] {
                    let round = (0..32).map(|step| Vec2::from_angle(step as f32 * std::f32::consts::TAU / 32.0));
                    ink.convex(round.map(|point| (point * radius * scale, shade.bevy().to_linear())));
                }
                let material = ColorMaterial { alpha_mode: AlphaMode2d::Opaque, ..default() };
                commands
                    .spawn((
                        OnBoard,
                        Mesh2d(meshes.add(ink.plain())),
                        MeshMaterial2d(materials.add(material)),
                        Passing { age: 0.0, lasts: seconds, path: Path::March(view.atlas.way(from, to)) },
                        Depth::Effects.at(at).with_scale(Vec3::splat(view.lens.scale())),
                    ))
                    .with_child((
                        text(armies.to_string(), livery.ink().bevy(), 13.0),
                        Transform::from_xyz(0.0, 0.0, 0.1),
                    ));
            }
        }
    }
}

/// Moves what passes, and removes what has passed.
pub fn pass(
    mut commands: Commands,
    view: Option<Res<Board>>,
    time: Res<Time>,
    mut motion: ResMut<Motion>,
    mut passing: Query<(Entity, &mut Passing, &mut Transform, Option<&mut TextColor>)>,
) {
    let Some(view) = view else { return };
    for (entity, mut passing, mut transform, ink) in &mut passing {
        motion.smooth();
        passing.age += time.delta_secs();
        let share = passing.age / passing.lasts;
        if share >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let scale = view.lens.scale();
        transform.scale = Vec3::splat(scale);
        let at = match passing.path {
            Path::Rise(from, height) => {
                if let Some(mut ink) = ink {
                    ink.0.set_alpha((3.0 * (1.0 - share)).min(1.0));
                }
                let eased = 1.0 - (1.0 - share) * (1.0 - share);
                from + Vec2::new(0.0, (0.55 * board::TOKEN_HEIGHT * view.size + height * eased) * scale)
            }
            Path::March(way) => along(way, share * share * (3.0 - 2.0 * share)),
        };
        transform.translation = at.extend(transform.translation.z);
    }
}

/// A place on the way, 0 at its beginning and 1 at its end.
fn along(way: Way, share: f32) -> Vec2 {
    match way {
        Way::Direct(from, to) => from.lerp(to, share),
        Way::Around(out, back) => {
            let (first, second) = (out[0].distance(out[1]), back[0].distance(back[1]));
            let at = share * (first + second);
            if at < first {
                out[0].lerp(out[1], at / first)
            } else {
                back[0].lerp(back[1], (at - first) / second.max(f32::MIN_POSITIVE))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_around_leaves_by_one_edge_and_comes_in_by_the_other() {
        let way = Way::Around([Vec2::ZERO, Vec2::new(-10.0, 0.0)], [Vec2::new(100.0, 0.0), Vec2::new(70.0, 0.0)]);
        assert_eq!(along(way, 0.0), Vec2::ZERO);
        assert_eq!(along(way, 0.125), Vec2::new(-5.0, 0.0));
        assert_eq!(along(way, 1.0), Vec2::new(70.0, 0.0));
    }
}

//! The game as it is seen on the chart: a dashed arrow is drawn, then the land takes its new owner's colour.

use std::time::Duration;

use bevy::{prelude::*, sprite_render::AlphaMode2d};
use risk::{Owner, map::TerritoryId};
use tabletop::Seat;

use super::{Life, Picture, campaign::Beat};
use crate::{
    board::Ink,
    games::conquest::{board::Atlas, theme::picture},
    settings::Settings,
    shell::eased,
    theme::{Shade, board, color},
};

/// The paint of each territory, and its colour now.
#[derive(Resource)]
pub(super) struct Paints {
    paints: Vec<Handle<ColorMaterial>>,
    now: Vec<LinearRgba>,
}

impl Paints {
    pub(super) fn new(paints: Vec<Handle<ColorMaterial>>) -> Self {
        Self { now: vec![LinearRgba::NONE; paints.len()], paints }
    }
}

/// The arrow of the campaign that is under way.
#[derive(Resource)]
pub(super) struct Arrow {
    mesh: Handle<Mesh>,
    ink: Handle<ColorMaterial>,
    march: Option<March>,
    /// Seconds until something else happens.
    pause: f32,
    /// Captures a still picture has been carried on by.
    carried: u32,
}

struct March {
    from: TerritoryId,
    to: TerritoryId,
    seat: Seat,
    age: f32,
}

/// Spawns the arrow below `world`, once for each copy of the chart.
pub(super) fn spawn(
    commands: &mut Commands,
    world: Entity,
    atlas: &Atlas,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    // Unseen until a campaign begins; a mesh without any corner could not be replaced.
    let mesh = meshes.add(dashes(Vec2::ZERO, Vec2::X, 1.0, color::IVORY));
    let ink = materials.add(ColorMaterial { alpha_mode: AlphaMode2d::Blend, ..ColorMaterial::from(Color::NONE) });
    for copy in 0..2_u8 {
        let place = Vec3::new(f32::from(copy) * atlas.size().x, 0.0, picture::ARROWS);
        let arrow = (Mesh2d(mesh.clone()), MeshMaterial2d(ink.clone()), Transform::from_translation(place));
        commands.entity(world).with_child(arrow);
    }
    commands.insert_resource(Arrow { mesh, ink, march: None, pause: 0.0, carried: 0 });
}

/// Carries the game on: at its own pace on the title, at once to a still picture where motion is off.
pub(super) fn play(
    life: Life,
    mut picture: ResMut<Picture>,
    mut arrow: ResMut<Arrow>,
    meshes: ResMut<Assets<Mesh>>,
    materials: ResMut<Assets<ColorMaterial>>,
    mut motion: ResMut<crate::shell::Motion>,
) {
    if !life.is_seen() {
        return;
    }
    let arrow = &mut *arrow;
    if life.settings.reduced_motion {
        arrow.march = None;
        while arrow.carried < picture::STILL_AFTER {
            match picture.campaign.next() {
                Some(Beat::Capture { .. }) => arrow.carried += 1,
                Some(_) => {}
                None => {
                    // The next stretch comes from another thread.
                    motion.ambient();
                    break;
                }
            }
        }
    } else {
        let (elapsed, flows) = (life.elapsed(), life.flows());
        let least = if flows { 0.0 } else { life.pace.frame().as_secs_f32() };
        if let Some(march) = &mut arrow.march {
            march.age += elapsed;
            if !flows || march.age > picture::ARROW_SECONDS.iter().sum() {
                arrow.march = None;
            }
        }
        arrow.pause -= elapsed;
        // A window that is woken a little early is not woken twice.
        let due = if flows { 0.0 } else { picture::LONGEST_FRAME };
        while arrow.pause <= due {
            match picture.campaign.next() {
                Some(Beat::Capture { from, to, seat }) => {
                    arrow.march = flows.then_some(March { from, to, seat, age: 0.0 });
                    arrow.pause = picture::CAPTURE_PAUSE.max(least);
                }
                // In a picture that changes in steps there is nothing to be seen of it.
                Some(Beat::Turn) if flows => arrow.pause = picture::TURN_PAUSE,
                Some(Beat::Turn) => {}
                Some(Beat::Clear | Beat::Settle(..)) => {}
                None => {
                    // The next stretch comes from another thread.
                    arrow.pause = picture::TURN_PAUSE.max(least);
                    break;
                }
            }
        }
        if !flows {
            motion.living(Duration::from_secs_f32(arrow.pause.max(picture::LONGEST_FRAME)));
        }
    }
    draw(arrow, &picture, &life.settings, meshes, materials);
}

fn draw(
    arrow: &Arrow,
    picture: &Picture,
    settings: &Settings,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let [grow, stay, fade] = picture::ARROW_SECONDS;
    let opacity = arrow.march.as_ref().map_or(0.0, |march| ((grow + stay + fade - march.age) / fade).clamp(0.0, 1.0));
    if materials.get(&arrow.ink).is_some_and(|ink| ink.color.alpha() != opacity)
        && let Some(mut ink) = materials.get_mut(&arrow.ink)
    {
        ink.color = Color::WHITE.with_alpha(opacity);
    }
    let Some(march) = arrow.march.as_ref().filter(|march| march.age <= grow + stay) else { return };
    let share = (march.age / grow).min(1.0);
    let shade = settings.palette.livery(march.seat.0).color.shade();
    let [from, mut to] = [march.from, march.to].map(|territory| picture.atlas.token(territory));
    // The short way around the world; the other copy of the chart lies there.
    let width = picture.atlas.size().x;
    to.x -= width * ((to.x - from.x) / width).round();
    // As large arrays in the asset store are not compared, the mesh is replaced only while the arrow grows.
    let _ = meshes.insert(arrow.mesh.id(), dashes(from, to, eased(share), shade));
}

/// An arc of dashes up to a share of its length, with a head.
fn dashes(from: Vec2, to: Vec2, share: f32, shade: Shade) -> Mesh {
    const STEPS: usize = 32;
    let along = to - from;
    let side = if along.x >= 0.0 { along.perp() } else { -along.perp() };
    let at = |s: f32| from + along * s + side * picture::ARROW_BEND * 4.0 * s * (1.0 - s);
    let points: Vec<Vec2> = (0..=STEPS).map(|step| at(share * step as f32 / STEPS as f32)).collect();
    let mut ink = Ink::default();
    let tip = points[STEPS];
    let direction = (tip - points[STEPS - 1]).normalize_or(along.normalize_or(Vec2::X));
    let (head, wing) = (picture::ARROW_HEAD, 0.55 * picture::ARROW_HEAD * direction.perp());
    let back = tip - direction * head;
    for (width, shade) in
        [(2.2 * picture::ARROW_WIDTH, color::INK_DEEP), (picture::ARROW_WIDTH, shade.mix(color::IVORY, 0.35))]
    {
        ink.dashes(&points, board::LANE_DASH, width, shade.bevy());
        let grown = 1.0 + (width / picture::ARROW_WIDTH - 1.0) * 0.25;
        let middle = tip - direction * 0.5 * head;
        let corners = [tip, back - wing, back + wing].map(|corner| middle + (corner - middle) * grown);
        ink.convex(corners.map(|corner| (corner, shade.bevy().to_linear())));
    }
    ink.plain()
}

/// Lets the land take its owners' colours: slowly, or at once where motion is off.
pub(super) fn paint(
    life: Life,
    picture: Res<Picture>,
    arrow: Res<Arrow>,
    mut paints: ResMut<Paints>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let share = match life.flows() {
        true => 1.0 - (-life.elapsed() / picture::SEEP).exp(),
        false => 1.0,
    };
    let paints = &mut *paints;
    // The land changes hands when the arrow has reached it.
    let marching = arrow.march.as_ref().filter(|march| march.age < picture::ARROW_SECONDS[0]).map(|march| march.to);
    for (index, (paint, now)) in paints.paints.iter().zip(&mut paints.now).enumerate() {
        if marching.is_some_and(|to| to.index() == index) {
            continue;
        }
        let owner = picture.campaign.owners().get(index).copied().unwrap_or(Owner::NOBODY);
        let goal = owner.seat().map_or(LinearRgba::NONE, |seat| {
            let shade = life.settings.palette.livery(seat.0).color.shade().mix(board::EARTH.0, picture::EARTH);
            shade.bevy().to_linear()
        });
        if *now == goal {
            continue;
        }
        let next = now.mix(&goal, share);
        let near = next.to_vec4().abs_diff_eq(goal.to_vec4(), 1.0 / 512.0);
        *now = if near { goal } else { next };
        if let Some(mut material) = materials.get_mut(paint) {
            material.color = (*now).into();
        }
    }
}

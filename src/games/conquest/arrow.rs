//! The arrow of an attack: what a person is about to do, or what is being done.

use bevy::prelude::*;
use risk::map::TerritoryId;

use super::{
    board::{Board, Depth, Ink, OnBoard, Way},
    state::Match,
};
use crate::{
    app::ShellSystems,
    theme::{Shade, board, color},
};

/// The arrow on the board, and what it shows.
#[derive(Component)]
pub(super) struct Arrow(Shape);

#[derive(Clone, Copy, PartialEq, Debug)]
struct Shape {
    from: TerritoryId,
    to: TerritoryId,
    shade: Shade,
    scale: f32,
    size: f32,
}

/// The system's place in the frame.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(ShellSystems::Animate).run_if(resource_exists::<Match>).run_if(resource_exists::<Board>),
    );
}

fn draw(
    mut commands: Commands,
    table: Res<Match>,
    view: Res<Board>,
    arrows: Query<(Entity, &Arrow)>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
) {
    let (Some(mut meshes), Some(mut materials)) = (meshes, materials) else { return };
    let pair = match table.due() {
        Some(_) => table.desk.from.zip(table.desk.to),
        None => table.shown.fight,
    };
    let wanted = pair.filter(|(from, to)| from != to).map(|(from, to)| {
        let owner = table.shown.board.land(from).owner.seat();
        let shade = owner.map_or(color::LAMP_GOLD, |seat| table.livery(seat).color.shade());
        Shape { from, to, shade, scale: view.lens.scale(), size: view.size }
    });
    if arrows.iter().next().map(|(_, arrow)| arrow.0) == wanted {
        return;
    }
    arrows.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    let Some(shape) = wanted else { return };
    let mut ink = Ink::default();
    match view.atlas.way(shape.from, shape.to) {
        Way::Direct(from, to) => arrow(&mut ink, from, to, shape),
        Way::Around(out, back) => {
            line(&mut ink, out[0], out[1], shape);
            arrow(&mut ink, back[0], back[1], shape);
        }
    }
    commands.spawn((
        OnBoard,
        Arrow(shape),
        Mesh2d(meshes.add(ink.plain())),
        MeshMaterial2d(materials.add(ColorMaterial::default())),
        Depth::Arrows.at(Vec2::ZERO),
    ));
}

/// Half the room a token takes, world units: arrows begin and end at its edge.
fn clear(shape: Shape) -> f32 {
    0.62 * board::TOKEN_HEIGHT * shape.size * shape.scale
}

fn line(ink: &mut Ink, from: Vec2, to: Vec2, shape: Shape) {
    let from = from + (to - from).clamp_length_max(clear(shape));
    let width = 5.0 * shape.size * shape.scale;
    ink.stroke(&[from, to], false, width * 1.7, color::INK_DEEP.bevy());
    ink.stroke(&[from, to], false, width, shape.shade.bevy());
}

/// An arc with a head, that rises a little so that it does not lie on the border it crosses.
fn arrow(ink: &mut Ink, from: Vec2, to: Vec2, shape: Shape) {
    let along = to - from;
    let length = along.length();
    let (start, end) = (clear(shape), (length - clear(shape)).max(0.0));
    if end <= start {
        return;
    }
    let unit = along / length;
    let side = if unit.x >= 0.0 { unit.perp() } else { -unit.perp() };
    let bend = 0.12 * length;
    let at = |share: f32| from + along * share + side * bend * 4.0 * share * (1.0 - share);
    let head = (13.0 * shape.size * shape.scale).min(0.5 * (end - start));
    let (first, last) = (start / length, (end - head) / length);
    const STEPS: usize = 24;
    let points: Vec<Vec2> = (0..=STEPS).map(|step| at(first + (last - first) * step as f32 / STEPS as f32)).collect();
    let tip = at(end / length);
    let direction = (tip - points[STEPS]).normalize_or(unit);
    let wing = direction.perp() * 0.62 * head;
    let width = 5.0 * shape.size * shape.scale;
    let edge = 0.35 * width;
    let grown = |scale: f32| {
        let middle = points[STEPS] + direction * 0.4 * head;
        [tip, points[STEPS] - wing, points[STEPS] + wing].map(|point| middle + (point - middle) * scale)
    };
    let dark = color::INK_DEEP.bevy().to_linear();
    ink.stroke(&points, false, width + 2.0 * edge, dark);
    ink.convex(grown(1.0 + 2.4 * edge / head.max(f32::MIN_POSITIVE)).map(|point| (point, dark)));
    let (tail, point) = (shape.shade.mix(color::INK_DEEP, 0.15), shape.shade.mix(color::IVORY, 0.25));
    ink.stroke(&points, false, width, tail.mix(point, 0.5).bevy());
    ink.convex(grown(1.0).map(|at| (at, point.bevy().to_linear())));
}

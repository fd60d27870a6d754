//! The arrow of an attack: what a person is about to do, or what is being done.

use bevy::prelude::*;
use risk::map::TerritoryId;

use super::{
    board::{Atlas, Board, Depth, Ink, OnBoard, Way},
    state::Match,
};
use crate::{
    shell::ShellSystems,
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
        Some(_) => table.draft.from.zip(table.draft.to),
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
    let pen = Pen { shade: shape.shade, width: 5.0, unit: shape.size * shape.scale, opacity: 1.0, dashed: false };
    pen.way(&mut ink, &view.atlas, shape.from, shape.to);
    commands.spawn((
        OnBoard,
        Arrow(shape),
        Mesh2d(meshes.add(ink.plain())),
        MeshMaterial2d(materials.add(ColorMaterial::default())),
        Depth::Arrows.at(Vec2::ZERO),
    ));
}

/// What arrows are drawn with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pen {
    /// Their colour.
    pub shade: Shade,
    /// Their width, pixels as designed.
    pub width: f32,
    /// World units of a pixel as designed.
    pub unit: f32,
    /// From 0, clear, to 1, solid.
    pub opacity: f32,
    /// Whether the shaft is dashed.
    pub dashed: bool,
}

/// Points of an arrow's arc.
const STEPS: usize = 24;
/// Dash and gap of a dashed shaft, pixels as designed.
const DASH: [f32; 2] = [8.0, 6.0];

impl Pen {
    /// An arrow from one territory to another, and around the board where their lane leaves it. Returns its middle.
    pub fn way(self, ink: &mut Ink, atlas: &Atlas, from: TerritoryId, to: TerritoryId) -> Vec2 {
        match atlas.way(from, to) {
            Way::Direct(from, to) => self.arrow(ink, from, to),
            Way::Around(out, back) => {
                self.line(ink, out[0], out[1]);
                self.arrow(ink, back[0], back[1])
            }
        }
    }

    /// Half the room a token takes, world units: arrows begin and end at its edge.
    fn clear(self) -> f32 {
        0.62 * board::TOKEN_HEIGHT * self.unit
    }

    fn line(self, ink: &mut Ink, from: Vec2, to: Vec2) {
        let from = from + (to - from).clamp_length_max(self.clear());
        self.shaft(ink, &[from, to], self.shade);
    }

    fn shaft(self, ink: &mut Ink, points: &[Vec2], shade: Shade) {
        let width = self.width * self.unit;
        let dark = color::INK_DEEP.bevy_alpha(self.opacity);
        let bright = shade.bevy_alpha(self.opacity);
        if self.dashed {
            let dash = DASH.map(|length| length * self.unit);
            ink.dashes(points, dash, width * 1.7, dark);
            ink.dashes(points, dash, width, bright);
        } else {
            ink.stroke(points, false, width * 1.7, dark);
            ink.stroke(points, false, width, bright);
        }
    }

    /// An arc with a head, that rises a little so that it does not lie on the border it crosses. Returns its middle.
    fn arrow(self, ink: &mut Ink, from: Vec2, to: Vec2) -> Vec2 {
        let along = to - from;
        let length = along.length();
        let (start, end) = (self.clear(), (length - self.clear()).max(0.0));
        if end <= start {
            return (from + to) / 2.0;
        }
        let unit = along / length;
        let side = if unit.x >= 0.0 { unit.perp() } else { -unit.perp() };
        let bend = 0.12 * length;
        let at = |share: f32| from + along * share + side * bend * 4.0 * share * (1.0 - share);
        let head = (2.6 * self.width * self.unit).min(0.5 * (end - start));
        let (first, last) = (start / length, (end - head) / length);
        let points: Vec<Vec2> =
            (0..=STEPS).map(|step| at(first + (last - first) * step as f32 / STEPS as f32)).collect();
        let tip = at(end / length);
        let direction = (tip - points[STEPS]).normalize_or(unit);
        let wing = direction.perp() * 0.62 * head;
        let edge = 0.35 * self.width * self.unit;
        let grown = |scale: f32| {
            let middle = points[STEPS] + direction * 0.4 * head;
            [tip, points[STEPS] - wing, points[STEPS] + wing].map(|point| middle + (point - middle) * scale)
        };
        let (tail, point) = (self.shade.mix(color::INK_DEEP, 0.15), self.shade.mix(color::IVORY, 0.25));
        let dark = color::INK_DEEP.bevy_alpha(self.opacity).to_linear();
        self.shaft(ink, &points, tail.mix(point, 0.5));
        ink.convex(grown(1.0 + 2.4 * edge / head.max(f32::MIN_POSITIVE)).map(|point| (point, dark)));
        ink.convex(grown(1.0).map(|at| (at, point.bevy_alpha(self.opacity).to_linear())));
        at((start / length + end / length) / 2.0)
    }
}

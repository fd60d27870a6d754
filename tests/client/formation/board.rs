//! The board: what it is opened with, its ground, and how it lies.

use std::sync::{Arc, LazyLock};

use bevy::prelude::*;
use rubicon::{
    board::{Depth, Fog, Ink, OnBoard, PlaceId},
    pieces::{self, PieceBoard, PiecePlan, PieceSet, Turned},
    table::Sight,
    theme::Shade,
};

use super::{
    places::{COORDINATES, GRID},
    state::FieldTable,
};

/// What the kinds of runners are called in the set, from the weakest.
pub const KINDS: [&str; 3] = ["one", "two", "three"];
/// The ground of the outer rows and of the inner ones.
const GROUNDS: [Shade; 2] = [Shade::hex(0x8c7a5b), Shade::hex(0x6b5d45)];
/// The lines between cells.
const SEAM: Shade = Shade::hex(0x3d2e1c);
/// Their width, world units.
const SEAM_WIDTH: f32 = 4.0;

/// The pictures of the pieces.
pub static SET: LazyLock<Arc<PieceSet>> =
    LazyLock::new(|| Arc::new(PieceSet::read(include_str!("set.ron"), &KINDS).expect("it is sound")));

/// The ground as it was drawn.
#[derive(Component)]
pub struct Ground;

/// Opens the board of a game.
pub fn open(world: &mut World) {
    let board = PieceBoard { grid: GRID, coordinates: Some(COORDINATES) };
    pieces::open(world, PiecePlan { board, set: Arc::clone(&SET), fog: Fog::Hatching, light: |_, _| 1.0 });
}

/// Brings the row of whoever looks to the bottom. Between two persons the board stays as it lay.
pub fn lie(world: &mut World) {
    if let Sight::Seat(seat) = world.resource::<FieldTable>().sight {
        pieces::turn(world, Turned::to(seat.index(), 2));
    }
}

/// Draws the ground, where the board has come up or lies otherwise.
pub fn draw_ground(
    mut commands: Commands,
    board: Res<PieceBoard>,
    (meshes, materials): (Option<ResMut<Assets<Mesh>>>, Option<ResMut<Assets<ColorMaterial>>>),
    drawn: Query<Entity, With<Ground>>,
) {
    // Without graphics there is nothing to draw on.
    let (Some(mut meshes), Some(mut materials)) = (meshes, materials) else { return };
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    let mut ink = Ink::default();
    for (place, cell) in board.grid.places().iter() {
        for rings in cell.polygons() {
            ink.fill(rings, ground_of(place).bevy());
            rings.iter().for_each(|ring| ink.stroke(ring, true, SEAM_WIDTH, SEAM.bevy()));
        }
    }
    commands.spawn((
        OnBoard,
        Ground,
        Mesh2d(meshes.add(ink.plain())),
        MeshMaterial2d(materials.add(ColorMaterial::default())),
        Depth::Ground(0).at(Vec2::ZERO),
    ));
}

/// The colour of a cell.
fn ground_of(place: PlaceId) -> Shade {
    let [_, row] = GRID.cell(place);
    GROUNDS[usize::from(row == 1 || row == 2)]
}

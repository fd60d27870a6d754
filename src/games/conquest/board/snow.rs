//! Land under blizzards: snow from coast to coast with flakes on it, so that it reads as closed and not as out of sight.

use bevy::prelude::*;

use super::{atlas::Atlas, depth, land};
use crate::{
    board::{Ink, OnBoard, Place, tile},
    theme::board,
};

/// Spawns it, where there is any.
pub(super) fn spawn(
    commands: &mut Commands,
    atlas: &Atlas,
    grain: &Handle<Image>,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    if atlas.closed().is_empty() {
        return;
    }
    let (mut snow, mut flakes) = (Ink::default(), Ink::default());
    for place in atlas.closed() {
        let shade = |at| LinearRgba::gray(land::light(atlas.bounds(), at));
        place.polygons().iter().for_each(|rings| snow.fill_by(rings, shade));
        let [small, large, _] = board::FLAKE;
        flake(&mut flakes, place.centre(), large);
        for at in strewn(place) {
            flake(&mut flakes, at, small);
        }
    }
    let paper = materials.add(ColorMaterial { texture: Some(grain.clone()), color: board::SNOW.bevy(), ..default() });
    let plain = materials.add(ColorMaterial::default());
    let snow = meshes.add(snow.mesh(Vec2::splat(tile::GRAIN_SIZE as f32)));
    commands.spawn((OnBoard, Mesh2d(snow), MeshMaterial2d(paper), depth::SNOW.at(Vec2::ZERO)));
    commands.spawn((OnBoard, Mesh2d(meshes.add(flakes.plain())), MeshMaterial2d(plain), depth::FLAKES.at(Vec2::ZERO)));
}

/// Where small flakes lie: on every other point of a grid, wholly on the land and clear of the large one.
fn strewn(place: &Place) -> Vec<Vec2> {
    let [small, large, step] = board::FLAKE;
    let whole = |at: Vec2| {
        let corners = [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y].map(|way| at + 1.4 * small * way);
        at.distance(place.centre()) > large + 1.5 * small && corners.iter().all(|corner| place.contains(*corner))
    };
    let [low, high] = [place.bounds().min, place.bounds().max].map(|corner| (corner / step).as_ivec2());
    let grid = (low.y - 1..=high.y + 1).flat_map(|row| (low.x - 1..=high.x + 1).map(move |column| (column, row)));
    let at = |(column, row): (i32, i32)| step * Vec2::new(column as f32 + 0.5 * (row.rem_euclid(2)) as f32, row as f32);
    grid.map(at).filter(|at| whole(*at)).collect()
}

/// A flake of six arms, the larger ones with barbs.
fn flake(ink: &mut Ink, at: Vec2, reach: f32) {
    let (width, color) = ((0.13 * reach).max(1.1), board::SNOW_FLAKES.bevy());
    let barbs = reach > 8.0;
    for arm in 0..6u8 {
        let way = Vec2::from_angle(std::f32::consts::TAU * (f32::from(arm) / 6.0 + 1.0 / 12.0));
        ink.stroke(&[at, at + reach * way], false, width, color);
        for turn in [1.0, -1.0].into_iter().filter(|_| barbs) {
            let root = at + 0.58 * reach * way;
            ink.stroke(&[root, root + 0.34 * reach * way.rotate(Vec2::from_angle(turn))], false, width, color);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flakes_lie_on_the_land() {
        let square = |low: f32, high: f32| {
            vec![Vec2::new(low, low), Vec2::new(high, low), Vec2::new(high, high), Vec2::new(low, high)]
        };
        let place = Place::new(Vec2::splat(100.0), vec![vec![square(0.0, 200.0)]]);
        let flakes = strewn(&place);
        assert!(flakes.len() > 40, "{}", flakes.len());
        assert!(flakes.iter().all(|at| place.contains(*at) && at.distance(place.centre()) > board::FLAKE[1]));
        assert!(
            strewn(&Place::new(Vec2::ZERO, vec![vec![square(-6.0, 6.0)]])).is_empty(),
            "an islet has the large one"
        );
    }
}

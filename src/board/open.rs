//! Opening a board, laying its places elsewhere, and leaving it.

use std::sync::Arc;

use bevy::prelude::*;

use super::{
    Arrows, Board, BoardPlan, Fog, Grips, HeatMap, Highlight, Highlights, PlaceList, Places, Pointer, Sketch, Unseen,
    Weighed,
    areas::{AreaMeshes, area, squares},
    fog, highlight,
    on_board::OfPlaces,
};

/// Opens a board, until the table is left.
pub fn open(world: &mut World, plan: BoardPlan) {
    let places = &plan.places;
    world.insert_resource(Highlights { places: vec![Highlight::Plain; places.len()], pointed: None });
    world.insert_resource(Unseen(vec![false; places.len()]));
    world.insert_resource(Arrows::default());
    world.insert_resource(Weighed::default());
    world.insert_resource(HeatMap::default());
    world.insert_resource(PlaceList::default());
    world.insert_resource(Grips::default());
    world.insert_resource(Sketch::default());
    world.insert_resource(Board::new(plan));
    draw_places(world);
}

/// Lays the places of the open board elsewhere, as when it is turned: `places` are the same by number, so what was said of them still holds.
/// What a game draws itself it draws anew.
pub fn lay_anew(world: &mut World, places: Arc<Places>) {
    let drawn: Vec<Entity> = world.query_filtered::<Entity, With<OfPlaces>>().iter(world).collect();
    for entity in drawn {
        world.despawn(entity);
    }
    let Some(mut board) = world.get_resource_mut::<Board>() else { return };
    board.viewport.lay(places.bounds());
    board.places = places;
    draw_places(world);
    // What is drawn of them is drawn on the new ones.
    world.resource_mut::<Highlights>().set_changed();
    world.resource_mut::<Unseen>().set_changed();
}

/// Draws what lies over each place: its light, and what hides it.
fn draw_places(world: &mut World) {
    let Board { places, fog, light, .. } = world.resource::<Board>();
    let (places, fog, light) = (Arc::clone(places), *fog, *light);
    let light = |at| light(places.bounds(), at);
    // Without graphics there is nothing to draw on, but the board can still be pointed at.
    if world.contains_resource::<Assets<ColorMaterial>>() {
        world.resource_scope(|world, mut meshes: Mut<Assets<Mesh>>| {
            world.resource_scope(|world, mut materials: Mut<Assets<ColorMaterial>>| {
                world.resource_scope(|world, mut images: Mut<Assets<Image>>| {
                    let areas = AreaMeshes(places.iter().map(|(_, place)| meshes.add(area(place, light))).collect());
                    let mut commands = world.commands();
                    highlight::spawn(&mut commands, &places, &mut meshes, &mut materials);
                    let veils = match fog {
                        Fog::Hatching => areas.0.clone(),
                        Fog::Clouds => squares(&places, light).into_iter().map(|square| meshes.add(square)).collect(),
                    };
                    fog::spawn(&mut commands, fog, veils, &mut materials, &mut images);
                    commands.insert_resource(areas);
                });
            });
        });
    }
    world.flush();
}

/// The board is gone with the table.
pub(super) fn close(mut commands: Commands, mut pointer: ResMut<Pointer>) {
    // Where it goes from now on, no board sees.
    *pointer = Pointer::default();
    commands.remove_resource::<Board>();
    commands.remove_resource::<AreaMeshes>();
}

//! Small pictures of the map by lamplight: on the game's card in the lobby each continent has a colour of its own, and of a game that was
//! left each territory that of its owner.

use std::sync::Arc;

use bevy::color::{ColorToPacked, Srgba};
use bevy_egui::egui::{self, Color32, Mesh, Painter, Rect, Shape};
use risk::map::{BorderKind, Map, TerritoryId};

use super::board::{Atlas, portals};
use crate::{
    board::{Ink, Place},
    games::conquest::theme::picture,
    table::CardPicture,
    theme::{Livery, Palette, board, seats},
};

/// How much plain land is mixed into the colour of a continent, and into that of an owner, which must be told apart where it is small (0–1).
const CONTINENT_LAND: f32 = 0.3;
/// See [`CONTINENT_LAND`].
const OWNER_LAND: f32 = 0.1;

/// The picture on the card; `None` where the map's file holds no drawing.
pub(super) fn picture(map: &Map) -> Option<CardPicture> {
    chart(map, CONTINENT_LAND, |territory| Some(Palette::default().livery(map.continent_of(territory).0)))
}

/// How a game stands, by the livery of each territory's owner; `None` where the map's file holds no drawing.
pub(super) fn standing(map: &Map, owner: impl Fn(TerritoryId) -> Option<Livery>) -> Option<CardPicture> {
    chart(map, OWNER_LAND, owner)
}

/// The map with its land in these colours, mixed with so much of the plain land (0–1).
fn chart(map: &Map, light: f32, colour: impl Fn(TerritoryId) -> Option<Livery>) -> Option<CardPicture> {
    let atlas = Atlas::new(map)?;
    let mut ink = Ink::default();
    for (territory, land) in atlas.territories() {
        let shade = colour(territory).map_or(seats::NEUTRAL, |livery| livery.color.shade());
        let shade = shade.mix(board::EARTH.0, picture::EARTH).mix(board::LAND, light);
        land.polygons().iter().for_each(|rings| ink.fill(rings, shade.bevy()));
    }
    for rings in atlas.closed().iter().flat_map(Place::polygons) {
        ink.fill(rings, board::SNOW.bevy());
    }
    for wild in atlas.wilds() {
        ink.fill(std::slice::from_ref(wild), board::WILDS.bevy());
    }
    for line in atlas.lines() {
        let (width, color) = match line.kind {
            BorderKind::Coast => (board::COAST_WIDTH, board::COAST.bevy()),
            BorderKind::Continent => (board::CONTINENT_WIDTH, board::BORDER_INK.bevy_alpha(0.7)),
            BorderKind::Territory => continue,
        };
        ink.stroke(&line.points, false, width, color);
    }
    for portal in atlas.portals() {
        portals::chart(&mut ink, atlas.token(*portal));
    }
    let size = atlas.size();
    let (corners, triangles) = ink.triangles();
    let corners: Vec<(egui::Vec2, Color32)> = corners
        .into_iter()
        .map(|(at, color)| {
            let [r, g, b, a] = Srgba::from(color).to_u8_array();
            (egui::vec2(at.x - 0.5 * size.x, -at.y - 0.5 * size.y), Color32::from_rgba_unmultiplied(r, g, b, a))
        })
        .collect();
    Some(Arc::new(move |painter: &Painter, area: Rect| {
        painter.rect_filled(area, 0.0, board::SEA_DARK.mix(board::SEA_LIT, 0.6).egui());
        // The whole height is filled; what is left over at the sides is cut off.
        let scale = (area.height() / size.y).max(area.width() / size.x);
        let mut mesh = Mesh { indices: triangles.clone(), ..Mesh::default() };
        corners.iter().for_each(|(at, color)| mesh.colored_vertex(area.center() + scale * *at, *color));
        painter.with_clip_rect(area.intersect(painter.clip_rect())).add(Shape::mesh(mesh));
    }))
}

//! Numbers of places as warmth over them.

use bevy::{prelude::*, sprite::Text2dShadow, sprite_render::AlphaMode2d};

use super::{
    Depth, Ink, PlaceId,
    layer::{Layer, Redraw},
};
use crate::theme::{GameFonts, board, color, terms::heat};

/// The number of one place.
#[derive(Clone, PartialEq, Debug)]
pub struct Heat {
    /// Where.
    pub place: PlaceId,
    /// Of the most, 0 to 1.
    pub share: f32,
    /// The number in figures.
    pub figure: String,
}

/// Numbers of places.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct HeatMap(pub Vec<Heat>);

impl Layer for HeatMap {
    const DEPTH: Depth = Depth::Heat;

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

pub(super) fn draw(mut redraw: Redraw<HeatMap>, fonts: Option<Res<GameFonts>>) {
    let (Some(map), Some(fonts)) = (redraw.begin(), fonts) else { return };
    let board = &*redraw.board;
    let mut ink = Ink::default();
    let mut letters = Vec::new();
    for Heat { place, share, figure } in map.0 {
        let Some(place) = board.places.get(place) else { continue };
        let shade = heat(share).bevy_alpha(board::HEAT_COVER).to_linear();
        place.polygons().iter().for_each(|rings| ink.fill(rings, shade));
        if share > 0.0 {
            letters.push((place.centre() - Vec2::new(0.0, 0.78 * board.piece_height()), figure));
        }
    }
    let (scale, size) = (board.viewport.scale(), (board::HEAT_LETTERS * board.size).round());
    let material = ColorMaterial { alpha_mode: AlphaMode2d::Blend, ..default() };
    let material = redraw.materials.as_mut().map(|materials| materials.add(material));
    let (Some(material), Some(meshes)) = (material, redraw.meshes.as_mut()) else { return };
    let mesh = meshes.add(ink.plain());
    redraw.spawn().with_children(|layer| {
        layer.spawn((Mesh2d(mesh), MeshMaterial2d(material), HeatMap::DEPTH.at(Vec2::ZERO)));
        for (at, figure) in letters {
            layer.spawn((
                Text2d::new(figure),
                TextFont { font: fonts.sans_strong.clone().into(), font_size: FontSize::Px(size), ..default() },
                TextColor(color::IVORY.bevy()),
                Text2dShadow { offset: Vec2::new(1.0, -1.0), color: color::SHADOW.bevy() },
                Depth::Numbers.at(at).with_scale(Vec3::splat(scale)),
            ));
        }
    });
}

//! Numbers of places as warmth over them.

use bevy::{prelude::*, sprite::Text2dShadow, sprite_render::AlphaMode2d};

use super::{
    Depth, Ink, PlaceId,
    layer::{Layer, Redraw},
};
use crate::theme::{GameFonts, board, color, terms::heat};

/// How far the ground of a figure lies below it.
const UNDER: f32 = 0.05;

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
            // Over the head of the piece, where no name lies, and beside the number of what was weighed there.
            letters.push((place.centre() + Vec2::new(0.16, 0.3) * board.piece_height(), figure));
        }
    }
    let (scale, size) = (board.viewport.scale(), (board::HEAT_LETTERS * board.size).round());
    let material = ColorMaterial { alpha_mode: AlphaMode2d::Blend, ..default() };
    let material = redraw.materials.as_mut().map(|materials| materials.add(material));
    let (Some(material), Some(meshes)) = (material, redraw.meshes.as_mut()) else { return };
    let mesh = meshes.add(ink.plain());
    let mut ground = Ink::default();
    for (at, figure) in &letters {
        let half = 0.5 * scale * Vec2::new(0.62 * size * figure.chars().count() as f32 + 5.0, 1.15 * size);
        let corners = [half, Vec2::new(-half.x, half.y), -half, Vec2::new(half.x, -half.y)];
        let shade = color::PANEL.bevy_alpha(0.94).to_linear();
        ground.convex(corners.map(|corner| (*at + corner, shade)));
    }
    let ground = meshes.add(ground.plain());
    redraw.spawn().with_children(|layer| {
        layer.spawn((Mesh2d(mesh), MeshMaterial2d(material.clone()), HeatMap::DEPTH.at(Vec2::ZERO)));
        let mut under = Depth::Numbers.at(Vec2::ZERO);
        under.translation.z -= UNDER;
        layer.spawn((Mesh2d(ground), MeshMaterial2d(material), under));
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

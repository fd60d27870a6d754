//! Arrows from place to place, rings around places, and the numbers on them.

use bevy::prelude::*;
use tabletop::Mark;

use super::{
    Board, Depth, Ink, PlaceId,
    arrow::{Pen, disc},
    layer::{Layer, Redraw},
};
use crate::theme::{GameFonts, Shade, board, color};

/// An arrow or a ring.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Annotation {
    /// Where: a ring at a place, an arrow on a way.
    pub mark: Mark,
    /// Its colour.
    pub shade: Shade,
    /// Width of an arrow, pixels as designed; rings are thinner.
    pub width: f32,
    /// From 0, clear, to 1, solid.
    pub opacity: f32,
    /// Whether it is dashed.
    pub dashed: bool,
    /// The number that stands on it.
    pub number: Option<usize>,
    /// Whether its number is lit.
    pub lit: bool,
}

impl Annotation {
    /// A plain arrow from one place to another.
    pub const fn arrow(from: PlaceId, to: PlaceId, shade: Shade) -> Self {
        let mark = Mark::Way(from.0, to.0);
        Self { mark, shade, width: board::ARROW_WIDTH, opacity: 1.0, dashed: false, number: None, lit: false }
    }
}

/// What is being done or about to be done, as the game says.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Arrows(pub Vec<Annotation>);

impl Layer for Arrows {
    const DEPTH: Depth = Depth::Arrows;

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What was weighed and is expected, the lowest first.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Weighed(pub Vec<Annotation>);

impl Layer for Weighed {
    const DEPTH: Depth = Depth::Weighed;

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

pub(super) fn arrows(mut redraw: Redraw<Arrows>, fonts: Option<Res<GameFonts>>) {
    let (Some(arrows), Some(fonts)) = (redraw.begin(), fonts) else { return };
    draw(&mut redraw, &arrows.0, &fonts);
}

pub(super) fn weighed(mut redraw: Redraw<Weighed>, fonts: Option<Res<GameFonts>>) {
    let (Some(weighed), Some(fonts)) = (redraw.begin(), fonts) else { return };
    draw(&mut redraw, &weighed.0, &fonts);
}

/// Draws annotations, and numbers over all of them. What the board has no places for is left out.
pub(super) fn draw<L: Layer>(redraw: &mut Redraw<L>, annotations: &[Annotation], fonts: &GameFonts) {
    let (mut ink, mut discs) = (Ink::default(), Ink::default());
    let mut letters = Vec::new();
    let board = &*redraw.board;
    let unit = board.unit();
    for annotation in annotations {
        let Some(at) = trace(&mut ink, board, annotation) else { continue };
        let Some(number) = annotation.number else { continue };
        disc(&mut discs, at, unit, annotation.lit);
        let shade = if annotation.lit { color::INK_TEXT } else { color::IVORY };
        letters.push((number, at, shade));
    }
    let (scale, size) = (board.viewport.scale(), (1.35 * board::RANK_RADIUS * board.size).round());
    let material = redraw.materials.as_mut().map(|materials| materials.add(ColorMaterial::default()));
    let (Some(material), Some(meshes)) = (material, redraw.meshes.as_mut()) else { return };
    let mut shapes = vec![(meshes.add(ink.plain()), L::DEPTH)];
    if !letters.is_empty() {
        shapes.push((meshes.add(discs.plain()), Depth::Numbers));
    }
    redraw.spawn().with_children(|layer| {
        for (mesh, depth) in shapes {
            layer.spawn((Mesh2d(mesh), MeshMaterial2d(material.clone()), depth.at(Vec2::ZERO)));
        }
        for (number, at, shade) in letters {
            layer.spawn((
                Text2d::new(number.to_string()),
                TextFont { font: fonts.sans_strong.clone().into(), font_size: FontSize::Px(size), ..default() },
                TextColor(shade.bevy()),
                Transform::from_translation(at.extend(Depth::Numbers.z() + 0.5)).with_scale(Vec3::splat(scale)),
            ));
        }
    });
}

/// Draws one annotation. Returns where its number stands; `None` where the board has no place for it.
fn trace(ink: &mut Ink, board: &Board, annotation: &Annotation) -> Option<Vec2> {
    let Annotation { shade, width, opacity, dashed, .. } = *annotation;
    let pen = Pen { shade, width, unit: board.unit(), piece: board.piece_height(), opacity, dashed };
    match annotation.mark {
        Mark::At(at) => Some(Pen { width: 0.6 * width, ..pen }.ring(ink, board.places.get(PlaceId(at))?.centre())),
        Mark::Way(from, to) if from == to => None,
        Mark::Way(from, to) => pen.way(ink, board, PlaceId(from), PlaceId(to)),
    }
}

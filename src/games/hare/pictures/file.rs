//! How pictures are written: parts with an ink, areas and lines as SVG paths, and pictures in pictures.

use std::{collections::BTreeMap, sync::LazyLock};

use bevy::math::Vec2;
use kurbo::{BezPath, PathEl};
use serde::Deserialize;

use super::Subject;
use crate::{
    board,
    games::hare::theme::inks,
    theme::color::{INK_DEEP, IVORY, Shade},
};

/// How far a flattened curve may be from the true one, in hundredths of the square.
const TOLERANCE: f64 = 0.1;

/// A part as it is written.
#[derive(Deserialize)]
enum Part {
    /// An area within a path.
    Fill(Ink, String),
    /// A line of this width along a path.
    Line(Ink, f32, String),
    /// A disc: its middle and radius.
    Disc(Ink, [f32; 2], f32),
    /// Another picture: its middle, and its share of the square.
    Use(Subject, [f32; 2], f32),
}

/// What a part is painted with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(super) enum Ink {
    Carrot,
    CarrotDim,
    CarrotLit,
    Leaf,
    LeafDim,
    LeafLit,
    Fur,
    FurDim,
    FurLit,
    Quill,
    QuillDim,
    QuillLit,
    Cloth,
    ClothDim,
    Wood,
    WoodDim,
    Brass,
    BrassDim,
    Rose,
    Pale,
    Dark,
    Arrow,
    Metal,
    Glass,
    Rim,
    Shadow,
    Enamel,
    EnamelDim,
    EnamelLit,
}

impl Ink {
    /// Its colour; that of enamel is the seat's.
    pub(super) fn shade(self, enamel: Shade) -> Shade {
        match self {
            Self::Carrot => inks::CARROT[0],
            Self::CarrotDim => inks::CARROT[1],
            Self::CarrotLit => inks::CARROT[2],
            Self::Leaf => inks::LEAF[0],
            Self::LeafDim => inks::LEAF[1],
            Self::LeafLit => inks::LEAF[2],
            Self::Fur => inks::FUR[0],
            Self::FurDim => inks::FUR[1],
            Self::FurLit => inks::FUR[2],
            Self::Quill => inks::QUILL[0],
            Self::QuillDim => inks::QUILL[1],
            Self::QuillLit => inks::QUILL[2],
            Self::Cloth => inks::CLOTH[0],
            Self::ClothDim => inks::CLOTH[1],
            Self::Wood => inks::WOOD[0],
            Self::WoodDim => inks::WOOD[1],
            Self::Brass => inks::ROUNDEL[0],
            Self::BrassDim => inks::ROUNDEL[1],
            Self::Rose => inks::ROSE,
            Self::Pale => inks::PALE,
            Self::Dark => inks::DARK,
            Self::Arrow => inks::ARROW,
            Self::Metal => inks::METAL,
            Self::Glass => inks::GLASS,
            Self::Rim => inks::RIM,
            Self::Shadow => inks::SHADOW,
            Self::Enamel => enamel,
            Self::EnamelDim => enamel.mix(INK_DEEP, inks::ENAMEL[1]),
            Self::EnamelLit => enamel.mix(IVORY, inks::ENAMEL[0]),
        }
    }
}

/// One shape, in a square of 0 to 100, `y` downwards.
#[derive(Clone, Debug)]
pub(super) enum Shape {
    Area { ink: Ink, outline: Vec<Vec2>, corners: Vec<Vec2>, triangles: Vec<u32> },
    Line { ink: Ink, width: f32, points: Vec<Vec2>, closed: bool },
    Disc { ink: Ink, middle: Vec2, radius: f32 },
}

/// All pictures.
pub(super) static PICTURES: LazyLock<BTreeMap<Subject, Vec<Shape>>> = LazyLock::new(|| {
    read(include_str!("../../../../assets/hare/pictures.ron")).expect("a test reads the pictures that are built in")
});

/// Reads a file of pictures.
pub(super) fn read(text: &str) -> Result<BTreeMap<Subject, Vec<Shape>>, String> {
    let file: BTreeMap<Subject, Vec<Part>> = ron::from_str(text).map_err(|error| error.to_string())?;
    let mut pictures = BTreeMap::new();
    for subject in file.keys() {
        let mut shapes = Vec::new();
        lay(&file, *subject, (Vec2::ZERO, 1.0), 0, &mut shapes).map_err(|problem| format!("{subject:?}: {problem}"))?;
        pictures.insert(*subject, shapes);
    }
    Ok(pictures)
}

/// Lays the parts of a picture, moved and scaled; one picture in another, and no deeper.
fn lay(
    file: &BTreeMap<Subject, Vec<Part>>,
    subject: Subject,
    (off, scale): (Vec2, f32),
    depth: usize,
    shapes: &mut Vec<Shape>,
) -> Result<(), String> {
    let place = |at: Vec2| off + scale * at;
    let moved = |path: &str| -> Result<(Vec<Vec2>, bool), String> {
        let (points, closed) = points(path)?;
        Ok((points.into_iter().map(place).collect(), closed))
    };
    for part in file.get(&subject).ok_or_else(|| format!("there is no picture {subject:?}"))? {
        match part {
            Part::Fill(ink, path) => {
                let (outline, _) = moved(path)?;
                let mut pen = board::Ink::default();
                pen.fill(std::slice::from_ref(&outline), bevy::color::LinearRgba::WHITE);
                let (corners, triangles) = pen.triangles();
                if triangles.is_empty() {
                    return Err(format!("{path:?} encloses nothing"));
                }
                let corners = corners.into_iter().map(|(at, _)| at).collect();
                shapes.push(Shape::Area { ink: *ink, outline, corners, triangles });
            }
            Part::Line(ink, width, path) => {
                let (points, closed) = moved(path)?;
                shapes.push(Shape::Line { ink: *ink, width: scale * width, points, closed });
            }
            Part::Disc(ink, middle, radius) => {
                shapes.push(Shape::Disc { ink: *ink, middle: place((*middle).into()), radius: scale * radius });
            }
            Part::Use(other, middle, share) if depth == 0 => {
                let corner = place(Vec2::from(*middle) - share * Vec2::splat(50.0));
                lay(file, *other, (corner, scale * share), 1, shapes)?;
            }
            Part::Use(other, ..) => return Err(format!("{other:?} is used in a picture that is used")),
        }
    }
    Ok(())
}

/// The points of a path of one piece, with its curves as short lines, and whether it is closed.
fn points(path: &str) -> Result<(Vec<Vec2>, bool), String> {
    let parsed = BezPath::from_svg(path).map_err(|error| format!("{path:?}: {error}"))?;
    let (mut points, mut closed) = (Vec::new(), false);
    kurbo::flatten(parsed, TOLERANCE, |element| match element {
        PathEl::MoveTo(at) | PathEl::LineTo(at) => points.push(Vec2::new(at.x as f32, at.y as f32)),
        PathEl::ClosePath => closed = true,
        PathEl::QuadTo(..) | PathEl::CurveTo(..) => {}
    });
    Ok((points, closed))
}

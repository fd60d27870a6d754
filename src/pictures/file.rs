//! How pictures are written: the inks of a file by name, and pictures as parts with an ink: areas and lines as SVG paths, discs, and other
//! pictures of the file.

use std::{collections::BTreeMap, fmt::Debug, iter::once};

use bevy::math::Vec2;
use kurbo::{BezPath, PathEl};
use serde::{Deserialize, de::DeserializeOwned};
use tabletop::written::distinct;

use super::{Ink, Picture, Shape};

/// How far a flattened curve may be from the true one, in units of the file.
const TOLERANCE: f64 = 0.1;

/// The pictures of a file, each under what it is of.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(try_from = "Written<K>", bound(deserialize = "K: DeserializeOwned + Ord + Clone + Debug"))]
pub struct Album<K> {
    pictures: BTreeMap<K, Picture>,
}

/// A file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "K: DeserializeOwned + Ord + Debug"))]
struct Written<K> {
    /// Width and height of every picture.
    size: [f32; 2],
    /// Inks by name.
    #[serde(deserialize_with = "distinct")]
    inks: BTreeMap<String, String>,
    /// Parts of each picture, the later ones over those before.
    #[serde(deserialize_with = "distinct")]
    pictures: BTreeMap<K, Vec<Part<K>>>,
}

/// A part as it is written.
#[derive(Deserialize)]
enum Part<K> {
    /// An area within a path. Where it has several pieces, the inner ones are holes.
    Fill(String, String),
    /// A line of this width along a path.
    Line(String, f32, String),
    /// A disc: its middle and radius.
    Disc(String, [f32; 2], f32),
    /// Another picture: its middle, and its share of the rectangle.
    Use(K, [f32; 2], f32),
}

/// Where the parts of a picture are laid.
#[derive(Clone, Copy)]
struct Lie {
    off: Vec2,
    scale: f32,
}

impl Lie {
    fn place(self, at: Vec2) -> Vec2 {
        self.off + self.scale * at
    }

    /// The rings of a path, moved and scaled, and whether it is closed.
    fn moved(self, path: &str) -> Result<(Vec<Vec<Vec2>>, bool), String> {
        let (rings, closed) = rings(path)?;
        Ok((rings.into_iter().map(|ring| ring.into_iter().map(|at| self.place(at)).collect()).collect(), closed))
    }
}

impl<K: Ord + Clone + Debug + DeserializeOwned> Album<K> {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// The first picture that cannot be drawn and why, or where the text is no file of pictures.
    pub fn read(text: &str) -> Result<Self, String> {
        ron::from_str::<Written<K>>(text).map_err(|error| error.to_string())?.try_into()
    }

    /// Takes over the pictures of another file; one of the same subject takes the place of what was there.
    pub fn add(&mut self, other: Self) {
        self.pictures.extend(other.pictures);
    }
}

impl<K: Ord + Clone + Debug> TryFrom<Written<K>> for Album<K> {
    type Error = String;

    fn try_from(written: Written<K>) -> Result<Self, String> {
        let inks: Result<BTreeMap<&str, Ink>, String> =
            written.inks.iter().map(|(name, ink)| Ok((name.as_str(), Ink::read(ink)?))).collect();
        let inks = inks?;
        let mut pictures = BTreeMap::new();
        for subject in written.pictures.keys() {
            let mut shapes = Vec::new();
            let lie = Lie { off: Vec2::ZERO, scale: 1.0 };
            lay(&written, &inks, subject, lie, 0, &mut shapes).map_err(|problem| format!("{subject:?}: {problem}"))?;
            pictures.insert(subject.clone(), Picture::new(written.size.into(), shapes));
        }
        Ok(Self { pictures })
    }
}

impl<K: Ord> Album<K> {
    /// The picture of a subject.
    pub fn get<Q: Ord + ?Sized>(&self, subject: &Q) -> Option<&Picture>
    where
        K: std::borrow::Borrow<Q>,
    {
        self.pictures.get(subject)
    }

    /// What there are pictures of, in order.
    pub fn subjects(&self) -> impl Iterator<Item = &K> {
        self.pictures.keys()
    }
}

/// Lays the parts of a picture; one picture in another, and no deeper.
fn lay<K: Ord + Debug>(
    written: &Written<K>,
    inks: &BTreeMap<&str, Ink>,
    subject: &K,
    lie: Lie,
    depth: usize,
    shapes: &mut Vec<Shape>,
) -> Result<(), String> {
    let ink =
        |name: &String| inks.get(name.as_str()).copied().ok_or_else(|| format!("there is no ink {name:?} in the file"));
    for part in written.pictures.get(subject).ok_or_else(|| format!("there is no picture {subject:?}"))? {
        match part {
            Part::Fill(name, path) => {
                let (rings, _) = lie.moved(path)?;
                let area = Shape::area(ink(name)?, rings).ok_or_else(|| format!("{path:?} encloses nothing"))?;
                shapes.push(area);
            }
            Part::Line(name, width, path) => {
                let ((rings, closed), ink) = (lie.moved(path)?, ink(name)?);
                let line = |points| Shape::Line { ink, width: lie.scale * width, points, closed };
                shapes.extend(rings.into_iter().map(line));
            }
            Part::Disc(name, middle, radius) => {
                let middle = lie.place((*middle).into());
                shapes.push(Shape::Disc { ink: ink(name)?, middle, radius: lie.scale * radius });
            }
            Part::Use(other, middle, share) if depth == 0 => {
                let off = lie.place(Vec2::from(*middle) - 0.5 * share * Vec2::from(written.size));
                lay(written, inks, other, Lie { off, scale: lie.scale * share }, 1, shapes)?;
            }
            Part::Use(other, ..) => return Err(format!("{other:?} is used in a picture that is used")),
        }
    }
    Ok(())
}

/// The pieces of a path, with its curves as short lines, and whether it is closed.
fn rings(path: &str) -> Result<(Vec<Vec<Vec2>>, bool), String> {
    let parsed = BezPath::from_svg(path).map_err(|error| format!("{path:?}: {error}"))?;
    let (mut rings, mut closed): (Vec<Vec<Vec2>>, bool) = (Vec::new(), false);
    kurbo::flatten(parsed, TOLERANCE, |element| match element {
        PathEl::MoveTo(at) => rings.push(once(Vec2::new(at.x as f32, at.y as f32)).collect()),
        PathEl::LineTo(at) => {
            if let Some(ring) = rings.last_mut() {
                ring.push(Vec2::new(at.x as f32, at.y as f32));
            }
        }
        PathEl::ClosePath => closed = true,
        PathEl::QuadTo(..) | PathEl::CurveTo(..) => {}
    });
    Ok((rings, closed))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn album(parts: &str) -> Result<Album<String>, String> {
        let inks = r##""Dark": "#241a12""##;
        Album::read(&format!("(size: (120, 80), inks: {{{inks}}}, pictures: {{\"carrot\": [{parts}]}})"))
    }

    #[test]
    fn what_is_no_picture_is_refused_with_its_name() {
        let refused = |parts: &str| album(parts).expect_err("it is none");
        assert!(refused("Fill(\"Dark\", \"M 1 oops\")").starts_with("\"carrot\": "));
        assert!(refused("Fill(\"Dark\", \"M1 1\")").contains("nothing"));
        assert!(refused("Fill(\"Darker\", \"M1 1 L9 1 L9 9 Z\")").contains("Darker"));
        assert!(refused("Use(\"salad\", (50, 50), 0.5)").contains("salad"));
        assert!(refused("Use(\"carrot\", (50, 50), 0.5)").contains("used"));
        assert!(Album::<String>::read("(size: (1, 1), inks: {\"A\": \"red\"}, pictures: {})").is_err());
    }

    #[test]
    fn a_path_of_several_pieces_has_holes() {
        let album =
            album("Fill(\"Dark\", \"M0 0 L60 0 L60 60 L0 60 Z M20 20 L40 20 L40 40 L20 40 Z\")").expect("sound");
        let [Shape::Area { rings, corners, triangles, .. }] = album.get("carrot").expect("there").shapes() else {
            panic!("one area");
        };
        assert_eq!(rings.len(), 2);
        let at = |number: &u32| corners[*number as usize];
        let size = |t: &[u32]| (at(&t[1]) - at(&t[0])).perp_dot(at(&t[2]) - at(&t[0])).abs() / 2.0;
        let area: f32 = triangles.chunks_exact(3).map(size).sum();
        assert!((area - (3600.0 - 400.0)).abs() < 1.0, "{area}");
    }
}

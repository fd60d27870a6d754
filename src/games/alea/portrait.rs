//! Portraits of fighters, drawn as paths: who fights is seen at a glance, in one style at any size.
//!
//! `file` is how they are written, `picture` what mods bring instead, `paint` puts one on the screen.

mod file;
mod paint;
mod picture;

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

pub use paint::medallion;

use self::{
    file::{Drawn, Ink, Part},
    picture::Picture,
};

/// A fighter's portrait.
#[derive(Clone, PartialEq, Debug)]
pub struct Portrait(Kind);

#[derive(Clone, PartialEq, Debug)]
enum Kind {
    /// Shapes in a square of 0 to 100, `y` downwards, each over those before it.
    Drawn(Vec<Shape>),
    /// The picture of a mod.
    Picture(Picture),
}

/// One shape of it.
#[derive(Clone, PartialEq, Debug)]
enum Shape {
    /// An area: its outline, and corners and triangles that fill it.
    Area { ink: Ink, outline: Vec<[f32; 2]>, corners: Vec<[f32; 2]>, triangles: Vec<u32> },
    /// A line with its width.
    Line { ink: Ink, width: f32, points: Vec<[f32; 2]> },
    /// A disc with its radius.
    Disc { ink: Ink, middle: [f32; 2], radius: f32 },
}

/// The portraits of the house, by the ids of enemies and heroes.
static SHIPPED: LazyLock<BTreeMap<String, Arc<Portrait>>> = LazyLock::new(|| {
    read(include_str!("../../../../assets/dice/portraits.ron")).expect("a test reads the portraits that are built in")
});

/// The portraits of the house, and those of mods over them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Portraits {
    of_mods: BTreeMap<String, Arc<Portrait>>,
}

impl Portraits {
    /// Puts a PNG in the place of what there is for this id.
    ///
    /// # Errors
    /// It is no PNG, or too large; why.
    pub fn put(&mut self, id: &str, png: &[u8]) -> Result<(), String> {
        let picture = Picture::read(png)?;
        self.of_mods.insert(id.to_owned(), Arc::new(Portrait(Kind::Picture(picture))));
        Ok(())
    }

    /// The portrait of an enemy or a hero; fighters of mods may have none.
    pub fn of(&self, id: &str) -> Option<Arc<Portrait>> {
        self.of_mods.get(id).or_else(|| SHIPPED.get(id)).cloned()
    }

    /// The portrait of the enemy or hero of this name.
    pub fn of_fighter(&self, name: &str, content: &dice::Content) -> Option<Arc<Portrait>> {
        let heroes = content.heroes.iter().map(|hero| (&hero.fighter.name, &hero.id));
        let enemies = content.enemies.iter().map(|enemy| (&enemy.fighter.name, &enemy.id));
        heroes.chain(enemies).find(|(known, _)| *known == name).and_then(|(_, id)| self.of(id))
    }
}

/// Reads a file of portraits.
///
/// # Errors
/// It is no such file, or a path is none; with the portrait and the place.
fn read(text: &str) -> Result<BTreeMap<String, Arc<Portrait>>, String> {
    let file: BTreeMap<String, Drawn> = ron::from_str(text).map_err(|error| error.to_string())?;
    let mut portraits = BTreeMap::new();
    for (id, drawn) in file {
        let mut shapes = Vec::new();
        for part in &drawn.parts {
            let (part, mirrored) = match part {
                Part::Only(part) => (&**part, false),
                part => (part, true),
            };
            let shape = part.shape(drawn.accent).map_err(|problem| format!("{id}: {problem}"))?;
            let twin = mirrored.then(|| shape.mirrored());
            shapes.push(shape);
            shapes.extend(twin);
        }
        portraits.insert(id, Arc::new(Portrait(Kind::Drawn(shapes))));
    }
    Ok(portraits)
}

impl Shape {
    /// The shape on the other side.
    fn mirrored(&self) -> Self {
        let across = |points: &[[f32; 2]]| points.iter().map(|[x, y]| [100.0 - x, *y]).collect();
        match self {
            Self::Area { ink, outline, corners, triangles } => Self::Area {
                ink: *ink,
                outline: across(outline),
                corners: across(corners),
                triangles: triangles.clone(),
            },
            Self::Line { ink, width, points } => Self::Line { ink: *ink, width: *width, points: across(points) },
            Self::Disc { ink, middle: [x, y], radius } => {
                Self::Disc { ink: *ink, middle: [100.0 - x, *y], radius: *radius }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_shipped_has_a_portrait_within_its_square() {
        let content = dice::Content::shipped();
        let ids: Vec<&String> =
            content.heroes.iter().map(|hero| &hero.id).chain(content.enemies.iter().map(|enemy| &enemy.id)).collect();
        for id in &ids {
            let portrait = Portraits::default().of(id).unwrap_or_else(|| panic!("{id} has none"));
            let Kind::Drawn(shapes) = &portrait.0 else { panic!("{id} is drawn") };
            for shape in shapes {
                let points = match shape {
                    Shape::Area { outline, triangles, .. } => {
                        assert!(!triangles.is_empty(), "{id}: an area covers something");
                        outline.clone()
                    }
                    Shape::Line { points, .. } => points.clone(),
                    Shape::Disc { middle, .. } => vec![*middle],
                };
                assert!(points.iter().flatten().all(|at| (-4.0..=104.0).contains(at)), "{id}: {points:?}");
            }
        }
        assert_eq!(SHIPPED.len(), ids.len(), "each portrait is somebody's");
        let portraits = Portraits::default();
        assert!(portraits.of_fighter(&content.heroes[0].fighter.name, &content).is_some());
        assert!(portraits.of_fighter("Nobody", &content).is_none());
    }

    #[test]
    fn what_is_no_portrait_is_refused_with_its_name() {
        let refused = |parts: &str| read(&format!("{{\"x\": (accent: Moss, parts: [{parts}])}}")).unwrap_err();
        assert!(refused("Fill(Dark, \"M 1 oops\")").starts_with("x: "));
        assert!(refused("Fill(Accent, \"\")").contains("nothing"));
        assert!(refused("Only(Only(Disc(Dark, (1, 2), 3)))").contains("Only"));
        assert!(read("{").is_err());
    }
}

//! A set of pieces as data: a picture for each kind, and the colours of the sides, which are the game's own and none of the liveries.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::piece::Face;
use crate::{
    pictures::{Album, Ink, Picture},
    theme::{color::Shade, seats},
};

/// The picture of a piece that lies face down.
const BACK: &str = "back";

/// A set of pieces.
///
/// Its file lists the sides with the enamel of each, and has [pictures](crate::pictures): one for each kind, in which the inks `enamel`,
/// `enamel lit` and `enamel dim` take the side's colour. Where a side has a picture of its own for a kind, that is called `side/kind`. The
/// picture `back` is that of a piece face down.
#[derive(Clone, Debug)]
pub struct PieceSet {
    sides: Vec<(String, Shade)>,
    pictures: Album<String>,
    kinds: Vec<String>,
}

/// A file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    sides: Vec<Side>,
    pictures: Album<String>,
}

/// A side as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Side {
    id: String,
    enamel: String,
}

impl PieceSet {
    /// Reads the text of a file that must have pictures of these kinds for all its sides, and of a piece face down.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(text: &str, kinds: &[&str]) -> Result<Self, String> {
        let written: Written = ron::from_str(text).map_err(|error| error.to_string())?;
        let mut known = BTreeSet::new();
        let mut sides = Vec::new();
        for side in written.sides {
            let Ink::Plain(enamel) = Ink::read(&side.enamel)? else {
                return Err(format!("the enamel of {:?} is no colour such as \"#rrggbb\"", side.id));
            };
            if !known.insert(side.id.clone()) {
                return Err(format!("there are two sides {:?}", side.id));
            }
            sides.push((side.id, enamel));
        }
        let set =
            Self { sides, pictures: written.pictures, kinds: kinds.iter().map(|kind| (*kind).to_owned()).collect() };
        if set.sides.is_empty() {
            return Err("there is no side".to_owned());
        }
        let up = kinds.iter().flat_map(|kind| (0..set.sides.len()).map(move |side| Face::up(kind, side)));
        for face in up.chain([Face::default()]) {
            if set.picture(&face).is_none() {
                return Err(format!("there is no picture of {}", set.called(&face)));
            }
        }
        Ok(set)
    }

    /// The kinds it was read for, in the order in which they were asked for.
    pub fn kinds(&self) -> impl Iterator<Item = &str> {
        self.kinds.iter().map(String::as_str)
    }

    /// The enamel of a side; where nobody knows the side, that of nobody's.
    pub fn enamel(&self, side: Option<usize>) -> Shade {
        side.and_then(|side| self.sides.get(side)).map_or(seats::NEUTRAL, |(_, enamel)| *enamel)
    }

    /// The picture of a piece, to be painted in the enamel of its side.
    pub fn picture(&self, face: &Face) -> Option<&Picture> {
        self.pictures
            .get(self.called(face).as_str())
            .or_else(|| self.pictures.get(face.kind.as_deref().unwrap_or(BACK)))
    }

    /// What the file would call the side's own picture of it.
    fn called(&self, face: &Face) -> String {
        let kind = face.kind.as_deref().unwrap_or(BACK);
        match face.side.and_then(|side| self.sides.get(side)) {
            Some((side, _)) => format!("{side}/{kind}"),
            None => kind.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDES: &str = r##"(id: "red", enamel: "#b3402f"), (id: "ink", enamel: "#2c2f36")"##;
    const BACKED: &str = r#""back": [Disc("Side", (50, 50), 40)]"#;

    fn set(sides: &str, pictures: &str) -> Result<PieceSet, String> {
        let album = format!(r#"(size: (100, 100), inks: {{"Side": "enamel"}}, pictures: {{{pictures}}})"#);
        PieceSet::read(&format!("(sides: [{sides}], pictures: {album})"), &["rook", "king"])
    }

    #[test]
    fn a_side_has_its_own_picture_or_that_of_all() {
        let pictures = format!(
            r#"{BACKED}, "rook": [Disc("Side", (50, 50), 30)], "king": [Disc("Side", (50, 50), 20)],
            "ink/king": [Disc("Side", (50, 50), 10)]"#
        );
        let set = set(SIDES, &pictures).expect("sound");
        assert_eq!(set.kinds().collect::<Vec<_>>(), ["rook", "king"]);
        let same = |one: &Face, other: &Face| set.picture(one).expect("there") == set.picture(other).expect("there");
        assert!(same(&Face::up("rook", 0), &Face::up("rook", 1)));
        assert!(!same(&Face::up("king", 0), &Face::up("king", 1)));
        let down = |side| Face { kind: None, side };
        assert!(same(&down(None), &down(Some(1))) && !same(&down(None), &Face::up("rook", 0)));
        assert_eq!(set.enamel(Some(0)), Shade::hex(0xb3_402f));
        assert_eq!([set.enamel(None), set.enamel(Some(2))], [seats::NEUTRAL; 2]);
    }

    #[test]
    fn what_is_no_set_is_refused() {
        let rook = r#""rook": [Disc("Side", (50, 50), 30)]"#;
        let king = r#""red/king": [Disc("Side", (50, 50), 30)]"#;
        let refused = |sides: &str, pictures: &str| set(sides, pictures).expect_err("it is none");
        assert!(refused(SIDES, BACKED).contains("red/rook"));
        assert!(refused(SIDES, &format!("{BACKED}, {rook}, {king}")).contains("ink/king"));
        let red = r##"(id: "red", enamel: "#b3402f")"##;
        assert!(refused(red, &format!("{rook}, {king}")).contains("back"));
        assert!(refused("", BACKED).contains("no side"));
        assert!(refused(&format!("{red}, {red}"), BACKED).contains("red"));
        assert!(refused(r#"(id: "red", enamel: "enamel")"#, BACKED).contains("red"));
        assert!(refused(r#"(id: "red", enamel: "crimson")"#, BACKED).contains("crimson"));
        assert!(refused(SIDES, r#""rook": [Disc("Gold", (50, 50), 30)]"#).contains("Gold"));
    }
}

//! The `.map` file: names, places, continents and borders.

use super::super::error::{Findings, MapErrors};
use super::map_reader::MapReader;
use super::text::decode;

/// A checked `.map` file, waiting for its cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MapFile {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) circle: u32,
    pub(super) files: Files,
    pub(super) continents: Vec<ContinentRow>,
    pub(super) countries: Vec<CountryRow>,
    /// The countries each may attack, by place from 0.
    pub(super) borders: Vec<Vec<usize>>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Files {
    pub picture: Option<String>,
    pub image_map: Option<String>,
    pub cards: String,
    pub preview: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ContinentRow {
    pub name: String,
    pub bonus: u32,
    pub colour: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CountryRow {
    pub name: String,
    pub continent: usize,
    pub token: (u32, u32),
}

impl MapFile {
    /// Reads a `.map` file from its bytes. `file` names it in errors and gives the map its id.
    ///
    /// # Errors
    /// All faults of the file together, each with line, column, reason and remedy.
    pub fn parse(file: &str, bytes: &[u8]) -> Result<Self, MapErrors> {
        let text = decode(bytes);
        let mut findings = Findings::new();
        let map = MapReader::new(&mut findings).read(&text).finish(file);
        findings.into_result(file, |place| *place)?;
        Ok(map)
    }

    /// The `.cards` file it names, which must be read next.
    pub fn cards_file(&self) -> &str {
        &self.files.cards
    }
}

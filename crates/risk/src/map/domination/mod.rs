//! Maps of the Domination community: a `.map` file, the `.cards` file that it names, and pictures, which are not read.
//!
//! `lines` takes a text apart, `territories` reads the `.map`, `cards` the `.cards`. Where the two are sound, what comes out is a [`Map`] like any
//! other, drawn as discs at the points the file gives.
//!
//! ```text
//! name The Skerries
//! [files]
//! crd skerries.cards          ; also pic, map and prv: pictures
//! [continents]
//! North 2 red                 ; name with _ for spaces, bonus, colour
//! [countries]
//! 1 Foula 1 40 20             ; number, name, number of its continent, x, y
//! [borders]
//! 1 2 3                       ; from the first to each of the others, one way
//! ```
//! A text is ISO-8859-1 unless it begins with the mark of UTF-8. The cards name each territory once; the game always has two wild cards. Missions are
//! checked and not played: those of the game name the continents of the classic board.

mod cards;
mod lines;
mod territories;

use super::board::{Map, MapParts, TerritoryParts};
use super::error::{Findings, MapErrors};
use super::ids::{ContinentId, TerritoryId};
use super::sketch;
use cards::read_cards;
use lines::{Place, decoded};
use territories::{Territories, read_territories};

/// A `.map` file that is sound, before its cards are known.
#[derive(Clone, Debug)]
pub struct DominationMap {
    id: String,
    territories: Territories,
}

impl DominationMap {
    /// Reads a `.map` file. `file` names it in errors; `id` is what the map is called in setups and saves.
    ///
    /// # Errors
    /// All faults of the file together, each with line, column, reason and remedy.
    pub fn read(file: &str, id: &str, bytes: &[u8]) -> Result<Self, MapErrors> {
        let mut findings = Findings::new();
        let text = decoded(bytes, &mut findings);
        let territories = read_territories(&text, &mut findings);
        findings.into_result(file, |place: &Place| *place)?;
        Ok(Self { id: id.to_owned(), territories })
    }

    /// The file with its cards, as the map names it.
    pub fn cards_file(&self) -> &str {
        &self.territories.cards
    }

    /// The map with its cards.
    ///
    /// # Errors
    /// All faults of the cards together, each with line, column, reason and remedy.
    pub fn with_cards(self, file: &str, bytes: &[u8]) -> Result<Map, MapErrors> {
        let mut findings = Findings::new();
        let text = decoded(bytes, &mut findings);
        let symbols = read_cards(&text, &self.territories, &mut findings);
        findings.into_result(file, |place: &Place| *place)?;
        let Territories { name, continents, list, borders, .. } = self.territories;
        let directed = !super::topology::one_way(&borders).is_empty();
        let points: Vec<(f64, f64)> = list.iter().map(|territory| territory.at).collect();
        let geometry = sketch::at_points(&points, &borders);
        let territories = list.into_iter().zip(symbols).zip(&borders).filter_map(|((territory, symbol), near)| {
            Some(TerritoryParts {
                name: territory.name,
                continent: ContinentId(territory.continent as u8),
                symbol: symbol?,
                neighbours: near.iter().map(|at| TerritoryId(*at as u8)).collect(),
            })
        });
        Ok(Map::assemble(MapParts {
            name: name.unwrap_or_else(|| self.id.clone()),
            id: self.id,
            directed,
            continents: continents.into_iter().map(|continent| (continent.name, continent.bonus)).collect(),
            territories: territories.collect(),
            geometry: Some(geometry),
        }))
    }
}

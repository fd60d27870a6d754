//! The `.cards` file, and the whole community map.

use super::super::board::{Map, MapParts, TerritoryParts};
use super::super::error::{Findings, MapErrors, did_you_mean};
use super::super::ids::{ContinentId, Symbol, TerritoryId};
use super::super::topology;
use super::map_file::MapFile;
use super::section::heading;
use super::text::{Place, Words, decode, lines};

/// A map made for Domination, with what its files say beyond the rules.
#[derive(Debug, Clone, PartialEq)]
pub struct CommunityMap {
    map: Map,
    source: MapFile,
    wild_cards: u32,
    missions: Vec<CommunityMission>,
}

/// A secret mission as the map's author wrote it; every condition must hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommunityMission {
    /// The player to destroy, from 1 in the order of seats.
    pub destroy: Option<u8>,
    /// Territories to hold; 0 for no such condition.
    pub territories: u32,
    /// Armies that each of them must have; 0 for no such condition.
    pub armies: u32,
    /// Continents to hold.
    pub continents: [Option<MissionTarget>; 3],
    /// The author's words.
    pub text: String,
}

/// A continent that a mission names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissionTarget {
    /// This continent.
    Continent(ContinentId),
    /// Any that the mission does not name.
    AnyOther,
}

impl CommunityMap {
    /// The map as the rules read it. It has no [`Geometry`](crate::map::Geometry): its pictures draw it.
    pub const fn map(&self) -> &Map {
        &self.map
    }

    /// The middle of a territory's army token in the picture, in pixels.
    ///
    /// # Panics
    /// If the id is no territory of this map.
    pub fn token(&self, territory: TerritoryId) -> (u32, u32) {
        self.source.countries[territory.index()].token
    }

    /// Diameter of an army token, in pixels.
    pub const fn token_diameter(&self) -> u32 {
        self.source.circle
    }

    /// The colour of a continent as the file names it.
    ///
    /// # Panics
    /// If the id is no continent of this map.
    pub fn colour(&self, continent: ContinentId) -> &str {
        &self.source.continents[continent.index()].colour
    }

    /// The file of the board's picture.
    pub fn picture_file(&self) -> Option<&str> {
        self.source.files.picture.as_deref()
    }

    /// The file of the picture whose pixels name countries, see [`CountryImage`](super::CountryImage).
    pub fn image_map_file(&self) -> Option<&str> {
        self.source.files.image_map.as_deref()
    }

    /// The file of a small picture to choose the map by.
    pub fn preview_file(&self) -> Option<&str> {
        self.source.files.preview.as_deref()
    }

    /// Wild cards in the deck.
    pub const fn wild_cards(&self) -> u32 {
        self.wild_cards
    }

    /// The map's own missions.
    pub fn missions(&self) -> &[CommunityMission] {
        &self.missions
    }
}

impl MapFile {
    /// Reads the cards file that this map names ([`MapFile::cards_file`]) and completes the map.
    ///
    /// # Errors
    /// All faults of the cards file together, each with line, column, reason and remedy.
    pub fn with_cards(self, bytes: &[u8]) -> Result<CommunityMap, MapErrors> {
        let text = decode(bytes);
        let mut findings = Findings::new();
        let mut reader = CardReader {
            map: &self,
            findings: &mut findings,
            symbols: vec![None; self.countries.len()],
            wild_cards: 0,
            missions: Vec::new(),
        };
        reader.read(&text);
        reader.check_deck();
        let CardReader { symbols, wild_cards, missions, .. } = reader;
        findings.into_result(&self.files.cards, |place| *place)?;
        let map = self.assemble(symbols.into_iter().flatten());
        Ok(CommunityMap { map, source: self, wild_cards, missions })
    }

    fn assemble(&self, symbols: impl Iterator<Item = (Symbol, usize)>) -> Map {
        let ids = |list: &[usize]| list.iter().map(|at| TerritoryId(*at as u8)).collect();
        let rows = self.countries.iter().zip(&self.borders).zip(symbols);
        Map::assemble(MapParts {
            id: self.id.clone(),
            name: self.name.clone(),
            directed: !topology::one_way(&self.borders).is_empty(),
            continents: self.continents.iter().map(|c| (c.name.clone(), c.bonus)).collect(),
            territories: rows
                .map(|((country, neighbours), (symbol, _))| TerritoryParts {
                    name: country.name.clone(),
                    continent: ContinentId(country.continent as u8),
                    symbol,
                    neighbours: ids(neighbours),
                })
                .collect(),
            geometry: None,
        })
    }
}

#[derive(Clone, Copy)]
enum Section {
    Cards,
    Missions,
}

const SECTIONS: [(&str, Section); 2] = [("[cards]", Section::Cards), ("[missions]", Section::Missions)];

struct CardReader<'a> {
    map: &'a MapFile,
    findings: &'a mut Findings<Place>,
    /// The symbol of each country's card and the line it stands on.
    symbols: Vec<Option<(Symbol, usize)>>,
    wild_cards: u32,
    missions: Vec<CommunityMission>,
}

impl CardReader<'_> {
    fn read(&mut self, text: &str) {
        let mut section: Option<Option<Section>> = None;
        for mut words in lines(text) {
            if let Some(entered) = heading(&words, &SECTIONS, self.findings) {
                section = Some(entered);
                continue;
            }
            match section {
                None => {
                    let place = words.place();
                    self.findings.add(place, "this line stands before any section", "start the file with `[cards]`");
                    section = Some(None);
                }
                Some(None) => {}
                Some(Some(Section::Cards)) => self.card(&mut words),
                Some(Some(Section::Missions)) => self.mission(&mut words),
            }
        }
    }

    fn card(&mut self, words: &mut Words<'_>) {
        const KINDS: [&str; 4] = ["Infantry", "Cavalry", "Cannon", "wildcard"];
        let place = words.place();
        let symbol = match words.word().unwrap_or_default() {
            "wildcard" => {
                self.wild_cards += 1;
                words.end(self.findings);
                return;
            }
            "Infantry" => Symbol::Infantry,
            "Cavalry" => Symbol::Cavalry,
            "Cannon" => Symbol::Artillery,
            other => {
                let remedy = did_you_mean(other, KINDS, "use Infantry, Cavalry, Cannon or wildcard");
                self.findings.add(place, format!("there is no card `{other}`"), remedy);
                return;
            }
        };
        let Some(index) = words.number("country index", 1..=self.symbols.len(), self.findings) else { return };
        words.end(self.findings);
        if let Some((_, line)) = self.symbols[index - 1].replace((symbol, place.0)) {
            let reason = format!("country {index} has two cards");
            self.findings.add(place, reason, format!("remove this one or the one on line {line}"));
        }
    }

    /// That every country has its card, unless other faults may explain why not.
    fn check_deck(&mut self) {
        if self.findings.count() > 0 {
            return;
        }
        let without = (0..self.symbols.len()).filter(|at| self.symbols[*at].is_none());
        for at in without.collect::<Vec<_>>() {
            let reason = format!("`{}` has no card", self.map.countries[at].name);
            self.findings.add((1, 1), reason, format!("add `Infantry {}` or another kind to [cards]", at + 1));
        }
    }

    fn mission(&mut self, words: &mut Words<'_>) {
        let destroy = words.number("player", 0..=6u8, self.findings);
        let territories = words.number("number of countries", 0..=self.symbols.len() as u32, self.findings);
        let armies = words.number("number of armies", 0..=1000, self.findings);
        let continents = [(); 3].map(|()| self.target(words));
        let place = words.place();
        let text = words.rest().to_owned();
        if text.is_empty() {
            self.findings.add(place, "the mission has no text", "say behind the numbers what the player must do");
        }
        self.missions.push(CommunityMission {
            destroy: destroy.filter(|player| *player > 0),
            territories: territories.unwrap_or_default(),
            armies: armies.unwrap_or_default(),
            continents,
            text,
        });
    }

    fn target(&mut self, words: &mut Words<'_>) -> Option<MissionTarget> {
        let mut ahead = words.clone();
        if ahead.word() == Some("*") {
            *words = ahead;
            return Some(MissionTarget::AnyOther);
        }
        let index = words.number("continent index or `*`", 0..=self.map.continents.len(), self.findings)?;
        index.checked_sub(1).map(|at| MissionTarget::Continent(ContinentId(at as u8)))
    }
}

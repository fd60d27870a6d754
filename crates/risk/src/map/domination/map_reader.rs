//! Reads a `.map` file line by line, then checks what only the whole can show.

use super::super::check::{FEWEST, LARGEST_BONUS, MOST};
use super::super::error::Findings;
use super::super::topology::{self, Unreached};
use super::map_file::{ContinentRow, CountryRow, Files, MapFile};
use super::section::heading;
use super::text::{Place, Words, lines, spaced};
use std::collections::BTreeMap;

/// The token's diameter where the file does not say.
const USUAL_CIRCLE: u32 = 20;
/// The widest and highest picture, in pixels.
const LARGEST_PICTURE: u32 = 20_000;
/// The first line stands for what is missing from the whole file.
const WHOLE_FILE: Place = (1, 1);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Files,
    Continents,
    Countries,
    Borders,
}

const SECTIONS: [(&str, Section); 4] = [
    ("[files]", Section::Files),
    ("[continents]", Section::Continents),
    ("[countries]", Section::Countries),
    ("[borders]", Section::Borders),
];

/// A `.map` file as far as it has been read.
pub(super) struct MapReader<'f> {
    findings: &'f mut Findings<Place>,
    name: String,
    circle: u32,
    files: Files,
    continents: Vec<ContinentRow>,
    countries: Vec<CountryRow>,
    /// Where each continent and country stands.
    continent_places: Vec<Place>,
    country_places: Vec<Place>,
    /// Rows of `[borders]`, resolved when all countries are known.
    borders: Vec<(Place, Vec<(Place, usize)>)>,
}

impl<'f> MapReader<'f> {
    pub fn new(findings: &'f mut Findings<Place>) -> Self {
        Self {
            findings,
            name: String::new(),
            circle: USUAL_CIRCLE,
            files: Files::default(),
            continents: Vec::new(),
            countries: Vec::new(),
            continent_places: Vec::new(),
            country_places: Vec::new(),
            borders: Vec::new(),
        }
    }

    pub fn read(mut self, text: &str) -> Self {
        // `Some(None)` while in a section that was reported as unknown: its lines mean nothing.
        let mut section: Option<Option<Section>> = None;
        for mut words in lines(text) {
            if let Some(entered) = heading(&words, &SECTIONS, self.findings) {
                section = Some(entered);
                continue;
            }
            match section {
                None => self.header(&mut words),
                Some(None) => {}
                Some(Some(Section::Files)) => self.file(&mut words),
                Some(Some(Section::Continents)) => self.continent(&mut words),
                Some(Some(Section::Countries)) => self.country(&mut words),
                Some(Some(Section::Borders)) => self.border(&mut words),
            }
        }
        self
    }

    fn header(&mut self, words: &mut Words<'_>) {
        match words.word() {
            Some("name") => self.name = words.rest().to_owned(),
            Some("ver") => {
                words.number("version", 0..=u32::MAX, self.findings);
            }
            Some("circle") => {
                self.circle = words.number("token diameter", 1..=1000, self.findings).unwrap_or(USUAL_CIRCLE);
            }
            // Other programs put keys of their own here.
            _ => {}
        }
    }

    fn file(&mut self, words: &mut Words<'_>) {
        let place = words.place();
        let key = words.word().unwrap_or_default();
        let name = words.rest().to_owned();
        if name.is_empty() {
            self.findings.add(place, format!("`{key}` names no file"), "write the file's name behind it");
        }
        match key {
            "pic" => self.files.picture = Some(name),
            "map" => self.files.image_map = Some(name),
            "crd" => self.files.cards = name,
            "prv" => self.files.preview = Some(name),
            _ => self.findings.add(place, format!("there is no kind of file `{key}`"), "use pic, map, crd or prv"),
        }
    }

    fn continent(&mut self, words: &mut Words<'_>) {
        let place = words.place();
        let name = spaced(words.word().unwrap_or_default());
        let bonus = words.number("bonus", 0..=LARGEST_BONUS, self.findings);
        let colour_place = words.place();
        let colour = words.word().unwrap_or_default().to_owned();
        if colour.is_empty() {
            self.findings.add(
                colour_place,
                format!("the colour of `{name}` is missing"),
                "write a colour's name at the end",
            );
        }
        words.end(self.findings);
        if self.continents.iter().any(|continent| continent.name == name) {
            self.findings.add(
                place,
                format!("the continent `{name}` is listed twice"),
                "rename or remove one of the two",
            );
        }
        self.continents.push(ContinentRow { name, bonus: bonus.unwrap_or_default(), colour });
        self.continent_places.push(place);
    }

    fn country(&mut self, words: &mut Words<'_>) {
        let place = words.place();
        let due = self.countries.len() + 1;
        let index = words.number("country index", 1..=MOST, self.findings);
        if index.is_some_and(|index| index != due) {
            let reason = format!("country {} stands where country {due} is due", index.unwrap_or_default());
            self.findings.add(place, reason, "number the countries 1, 2, 3 … without gaps");
        }
        let name_place = words.place();
        let name = spaced(words.word().unwrap_or_default());
        if name.is_empty() {
            self.findings.add(name_place, format!("country {due} has no name"), "write its name behind its index");
        } else if self.countries.iter().any(|country| country.name == name) {
            self.findings.add(
                name_place,
                format!("the country `{name}` is listed twice"),
                "rename or remove one of the two",
            );
        }
        let continent = words.number("continent index", 1..=self.continents.len().max(1), self.findings);
        let x = words.number("x coordinate", 0..=LARGEST_PICTURE, self.findings);
        let y = words.number("y coordinate", 0..=LARGEST_PICTURE, self.findings);
        words.end(self.findings);
        let token = (x.unwrap_or_default(), y.unwrap_or_default());
        self.countries.push(CountryRow { name, continent: continent.unwrap_or(1) - 1, token });
        self.country_places.push(place);
    }

    fn border(&mut self, words: &mut Words<'_>) {
        let mut row = Vec::new();
        let mut next = words.clone();
        while next.word().is_some() {
            let place = words.place();
            if let Some(index) = words.number("country index", 1..=MOST, self.findings) {
                row.push((place, index - 1));
            }
            next = words.clone();
        }
        let mut row = row.into_iter();
        if let Some((place, from)) = row.next() {
            self.borders.push((place, std::iter::once((place, from)).chain(row).collect()));
        }
    }

    /// Checks what can only be checked on the whole, and puts the map together.
    pub fn finish(mut self, file: &str) -> MapFile {
        let count = self.countries.len();
        if self.files.cards.is_empty() {
            self.findings.add(WHOLE_FILE, "the map names no cards file", "add `crd FILE` to the section [files]");
        }
        if !(FEWEST..=MOST).contains(&count) {
            let few_or_many = if count < FEWEST { "few" } else { "many" };
            let reason = format!("{count} countries are too {few_or_many} to play on");
            self.findings.add(WHOLE_FILE, reason, format!("list {FEWEST} to {MOST} in the section [countries]"));
        }
        for (at, continent) in self.continents.iter().enumerate() {
            if !self.countries.iter().any(|country| country.continent == at) {
                let reason = format!("no country lies in the continent `{}`", continent.name);
                self.findings.add(self.continent_places[at], reason, "put one there or remove the continent");
            }
        }
        let borders = self.resolve_borders();
        let stem = file.rsplit(['/', '\\']).next().unwrap_or(file);
        let stem = stem.strip_suffix(".map").unwrap_or(stem);
        let name = if self.name.is_empty() { spaced(stem) } else { self.name };
        MapFile {
            id: plain_id(stem),
            name,
            circle: self.circle,
            files: self.files,
            continents: self.continents,
            countries: self.countries,
            borders,
        }
    }

    fn resolve_borders(&mut self) -> Vec<Vec<usize>> {
        let before = self.findings.count();
        let mut borders = vec![Vec::new(); self.countries.len()];
        let mut rows: BTreeMap<usize, Place> = BTreeMap::new();
        for (place, row) in &self.borders {
            let unknown = row.iter().find(|(_, index)| *index >= borders.len());
            if let Some((place, index)) = unknown {
                let remedy = format!("the countries are numbered 1 to {}", borders.len());
                self.findings.add(*place, format!("there is no country {}", index + 1), remedy);
                continue;
            }
            let from = row[0].1;
            if let Some((line, _)) = rows.insert(from, *place) {
                let reason = format!("the borders of country {} are listed twice", from + 1);
                self.findings.add(*place, reason, format!("join them with those on line {line}"));
            }
            for (place, to) in &row[1..] {
                if *to == from {
                    self.findings.add(
                        *place,
                        format!("country {} is listed as its own neighbour", from + 1),
                        "remove it",
                    );
                } else if borders[from].contains(to) {
                    let reason = format!("country {} lists its neighbour {} twice", from + 1, to + 1);
                    self.findings.add(*place, reason, "remove one of the two");
                } else {
                    borders[from].push(*to);
                }
            }
        }
        if self.findings.count() == before && borders.len() >= FEWEST {
            self.check_reach(&borders);
        }
        borders
    }

    fn check_reach(&mut self, borders: &[Vec<usize>]) {
        for fault in topology::unreached(borders) {
            let (at, reason) = match fault {
                Unreached::Apart { first, .. } => {
                    let [start, end] = [0, first].map(|at| &self.countries[at].name);
                    (first, format!("no way leads from `{start}` to `{end}`"))
                }
                Unreached::Safe { territory } => {
                    (territory, format!("`{}` can be attacked from nowhere", self.countries[territory].name))
                }
            };
            self.findings.add(
                self.country_places[at],
                reason,
                "join it to the rest of the map in the section [borders]",
            );
        }
    }
}

/// A map id from a file's name: lower-case letters, digits and `-`.
fn plain_id(stem: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let id: String = stem.chars().map(plain).collect();
    if id.is_empty() { "map".to_owned() } else { id }
}
